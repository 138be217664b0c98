# Ce qui ne va pas dans un fichier de boîte, sur les pages et dans le terminal.

box-quoted = « { $text } »
box-line = ligne { $line }
box-placed = { $place } : { $said }

# Ce qui ne va pas dans une valeur.
box-wrong-missing = manque
box-wrong-given = { $given } ne convient pas
box-wrong-number = { " " }; écrivez un nombre entier de { $low } à { $high }
box-wrong-flag = { " " }; écrivez true (oui) ou false (non)
box-wrong-choice = { " " }; écrivez l'un de { $words }{ $more ->
        [0] { "" }
        [one] { " " }et un autre
       *[other] { " " }et { $more } autres
    }
box-wrong-text = { " " }; écrivez un texte entre guillemets
box-wrong-long = { " " }; écrivez { $most } signes au plus
box-wrong-signs = { " " }; écrivez des lettres, des signes et des espaces, sans caractères de contrôle
box-wrong-table = { " " }; écrivez une table avec { $words }{ $more ->
        [0] { "" }
        [one] { " " }et un autre
       *[other] { " " }et { $more } autres
    }
box-wrong-word = { " " }; écrivez un mot en minuscules, chiffres et traits d'union, comme « rain-drum »
box-wrong-format = { " " }; écrivez { $known }, ou rien
box-wrong-card-cost = { " " }; écrivez ce que coûte la carte
box-wrong-tile-cost = { " " }; écrivez ce qu'il faut pour la construire

# Ce qui ne va pas dans plusieurs valeurs à la fois, chacune une phrase entière.
box-mistake-newer = { $given } est d'un Atelier plus récent, celui-ci lit { $known } ; mettez-le à jour, puis ouvrez le fichier
box-mistake-misspelt = cette clé n'existe pas ; vouliez-vous dire { $word } ?
box-mistake-unknown = cette clé n'existe pas ; ici l'on connaît { $words }{ $more ->
        [0] { "" }
        [one] { " " }et un autre
       *[other] { " " }et { $more } autres
    }
box-mistake-cards = { $count ->
        [0] il n'y en a aucune
        [one] il n'y en a qu'une
       *[other] il y en a { $count }
    } ; le jeu en a { $wanted }
box-mistake-twice = { $given } nomme deux choses ; il faut à chacune un mot à elle
box-mistake-deck = cela fait { $count } cartes ; un paquet en a { $wanted }
box-mistake-worth-most = { $count } objets valent { $value } ; il peut y en avoir { $most } au plus
box-mistake-worth-fewest = { $count } { $count ->
        [one] objet vaut
       *[other] objets valent
    } { $value } ; les deux paquets en demandent { $wanted }
box-mistake-materials = donnez au moins deux matériaux
box-mistake-land = écrivez { $rows } rangées de { $columns } signes : F forêt, M montagne, L lac, . prairie
box-mistake-marketless = { $count } des { $first } premiers se passent de marché ; il en faut { $wanted }
box-mistake-blank = « { $word } » est le mot des cartes vierges ; écrivez-en un autre
box-mistake-effects = écrivez un effet, ou deux au choix
box-mistake-idle = elle ne fait rien ; donnez-lui un effet
box-mistake-first-game = { $count } tuiles sont de la première partie ; il en faut { $wanted }
box-mistake-any-cubes = des cubes au choix se donnent contre des cubes au choix et des points, et contre rien d'autre
box-mistake-returned = elle donne ce qu'elle prend ; écrivez l'un ou l'autre

# Ce qui ne va pas dans tout le texte, ou dans une de ses lignes.
box-mistake-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
 }
box-mistake-toml = { $line ->
    [0] ce n'est pas du TOML
   *[other] ce n'est pas du TOML : ligne { $line }, colonne { $column }
 }
box-mistake-no-box = ce n'est pas un fichier de boîte
box-mistake-cut = ce fichier de boîte semble coupé : il s'arrête au milieu d'une valeur
box-mistake-utf-8 = ce n'est pas un texte en UTF-8
box-mistake-bytes = { $count } octets ; un fichier de boîte en a { $most } au plus
box-mistake-lines = { $count } lignes ; un fichier de boîte en a { $most } au plus
box-mistake-line = { $count } signes ; une ligne en a { $most } au plus
box-mistake-several-lines = un texte sur plusieurs lignes ; écrivez chaque texte sur une seule, entre apostrophes ou guillemets
box-mistake-quoted = un texte a plus de { $most } signes ; écrivez-en moins entre les guillemets
box-mistake-bare = une clé ou un nombre a plus de { $most } signes ; écrivez plus court
box-mistake-dots = une clé a plus de { $most } points ; une boîte en demande trois
box-mistake-deep = listes et tables s'emboîtent sur plus de { $most } niveaux ; une boîte en demande quatre

# Ce que les pages disent à la place de ce que dit un terminal.
box-page-no-box = ce n'est pas un fichier de boîte. Choisissez-en un que « Enregistrer en fichier » a fait (il finit en .toml).
box-page-newer = ce fichier vient d'un Atelier plus récent. Ce serveur ne sait pas encore le lire ; demandez à qui le tient de le mettre à jour.
