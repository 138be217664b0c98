# La page où l'on fabrique les boîtes. Elle apporte ses mots elle-même : la première page reste légère.

workshop-language = fr
workshop-lead = Chaque carte telle qu'elle sera sur la table. Changez les nôtres, recopiez le jeu imprimé que vous possédez, ou inventez ; puis jouez avec et envoyez le lien à un ami.
workshop-from-ours = Partir de nos cartes
workshop-from-ours-help = tout y est ; changez ce que vous voulez
workshop-from-empty = Recopier le jeu imprimé
workshop-from-empty-help = cartes en main ; ce que la règle imprime est déjà rempli
workshop-from-file = Ouvrir un fichier de boîte…
workshop-bad-file = « { $name } » ne peut pas être ouvert :
workshop-lost = Cette boîte n'est pas dans ce navigateur. Si vous l'avez gardée, elle est dans la liste ci-dessous ; sinon elle est là où elle a été saisie.
workshop-kept-title = Gardées sur ce serveur
workshop-drafts-title = Dans ce navigateur seulement
workshop-drop-kept = Retirer du serveur
workshop-drop-draft = Jeter
workshop-kept-at = gardée { $at }
workshop-not-kept-yet = changements d'ici pas encore gardés
workshop-drop-changes = Jeter les changements faits ici
workshop-drop-changes-sure = Ce qui a changé dans « { $name } » depuis qu'elle est gardée sera perdu pour de bon.
workshop-dropped-changes = « { $name } » est comme elle a été gardée.
workshop-drop-sure = « { $name } » sera perdue pour de bon.
workshop-drop-no = La laisser
workshop-dropped = « { $name } » n'est plus là.
workshop-unfinished = Pas encore terminée
workshop-to-finish = encore à terminer : { $all }
workshop-unnamed = Sans nom

workshop-new-name = Ma boîte
workshop-numbered-name = { $name } { $number }
workshop-name = Nom de la boîte
workshop-decks = Paquets
workshop-filled = { $filled ->
    [one] { $filled } carte sur { $count }
   *[other] { $filled } cartes sur { $count }
 }
workshop-keys = · Tab va à la valeur suivante, Entrée à la carte suivante
workshop-missing = Vous ne les avez pas ?
workshop-take = { $count ->
    [one] Prendre notre carte
   *[other] Prendre nos { $count } cartes
 }
workshop-take-all = Prendre les nôtres partout ({ $count })
workshop-taken = { $count ->
    [one] { $count } carte de notre boîte a été prise.
   *[other] { $count } cartes de notre boîte ont été prises.
 }
workshop-checking = Vérification…
workshop-sound = Sans faute, prête à jouer
workshop-in-hand = La carte en main n'est pas encore finie
workshop-to-fill = { $count ->
    [one] { $count } carte à remplir
   *[other] { $count } cartes à remplir
 }
workshop-to-mend = { $count ->
    [one] { $count } chose à corriger
   *[other] { $count } choses à corriger
 }
# Les deux, côte à côte.
workshop-to-fill-too = { $count } à remplir
workshop-to-mend-too = { $count } à corriger
workshop-unanswered = Le serveur ne répond pas ; ce que vous tapez reste ici
workshop-onward = Y aller
workshop-not-yet = Quand il n'y aura plus rien à remplir ni à corriger
workshop-play = Jouer
workshop-play-first = contre un apprenti
workshop-play-against = contre un compagnon
workshop-more = Plus de choix
workshop-more-about = Joueurs, adversaires, options : une nouvelle table avec cette boîte
workshop-invite = Inviter
workshop-keep = Garder
workshop-is-kept = Gardée
workshop-kept = La boîte est gardée sur ce serveur, à votre nom.
workshop-save = Enregistrer en fichier
workshop-save-short = En fichier
workshop-fleeting = Ce navigateur ne garde rien, ou n'a plus de place : gardez la boîte ou enregistrez-la en fichier avant de partir.
workshop-unknown = « { $name } » : le jeu ne connaît rien de ce nom
workshop-misspelt = « { $name } » : le jeu ne connaît rien de ce nom ; vouliez-vous dire « { $word } » ?
workshop-rename = L'appeler « { $word } »
workshop-renamed = C'est maintenant « { $word } ».
workshop-remove-card = Retirer cette carte
workshop-remove-stray = Retirer
workshop-remove-stray-sure = « { $name } » disparaîtra de cette boîte.
workshop-removed-stray = « { $name } » n'est plus dans cette boîte.
workshop-remove-cards = { $count ->
    [one] Retirer la dernière
   *[other] Retirer les { $count } dernières
 }
workshop-remove-cards-sure = { $count ->
    [one] La dernière carte disparaîtra de cette boîte.
   *[other] Les { $count } dernières cartes disparaîtront de cette boîte.
 }
workshop-removed-cards = { $count ->
    [one] Une carte n'est plus dans cette boîte.
   *[other] { $count } cartes ne sont plus dans cette boîte.
 }
workshop-remove-effects = Ne garder que les deux premiers
workshop-remove-effects-sure = Ce qui vient après les deux premiers disparaîtra de cette boîte.
workshop-removed-effects = Il reste deux effets.
workshop-remove-no = Laisser
workshop-conflict = Cette boîte a été gardée depuis une autre fenêtre ou un autre appareil après que vous l'avez ouverte. Rien n'est perdu : la vôtre est ici, l'autre sur le serveur.
workshop-conflict-another = Garder la mienne à part
workshop-conflict-look = Voir l'autre
workshop-conflict-differ = Ne sont pas pareils dans les deux : { $all }
workshop-conflict-same = Toutes les cartes sont pareilles dans les deux.
workshop-and-more = et { $count } de plus
workshop-other-one = Voici la boîte telle qu'elle a été gardée ailleurs. La vôtre est comme vous l'avez laissée.
workshop-back-to-mine = Revenir à la mienne
workshop-conflict-mine = Mettre la mienne à sa place
workshop-conflict-later = Décider plus tard

workshop-card = Carte { $number } : { $name }
workshop-empty-card = vide
# Une carte renommée dans une langue, à côté de l'autre.
workshop-behind-name = C'est encore le nom de notre carte.
workshop-behind-text = C'est encore le texte de notre carte.
workshop-same-name = « { $name } » ici aussi
workshop-same-text = Le nouveau texte ici aussi
workshop-same-name-done = Elle porte le même nom dans les deux langues.
workshop-same-text-done = Elle porte le même texte dans les deux langues.
workshop-twin = La carte { $number } s'appelle déjà ainsi ; est-ce bien une autre carte ?
workshop-choose = choisir…
workshop-name-en = Nom en anglais
workshop-name-fr = Nom en français
workshop-name-en-many = Anglais, pluriel
workshop-name-fr-many = Français, pluriel
workshop-text-en = Texte en anglais
workshop-text-fr = Texte en français
workshop-source = Provenance
workshop-source-published = descriptions publiques
workshop-source-atelier = Atelier
workshop-source-printed = la carte imprimée
workshop-source-own = mon idée
workshop-points = Points
workshop-needs = Exige, niveau par matériau
workshop-needs-short = Exige
workshop-bonus = Bonus
workshop-cost = Coûte
workshop-price = Prend
workshop-output = Donne
workshop-each-round = Chaque manche, par ouvrier
workshop-at-end = À la fin, points par
workshop-activate = active chaque manche les bâtiments autour
workshop-gathers = compte comme récolté
workshop-first-game = dans la première partie
workshop-copies = Exemplaires
workshop-count = Nombre demandé
workshop-count-hint = {"{"}count{"}"} dans le texte tient la place du nombre demandé.
# Ce qui ne va pas dans une valeur, là où l'on dirait d'un fichier comment l'écrire.
workshop-wrong-text = { " " }; écrivez un nom
workshop-wrong-table = { " " }; écrivez au moins un nombre
workshop-side-empty = Rien n'est encore écrit de ce côté.
workshop-side-lacks = Il manque encore de ce côté : { $what }.
# Les cartes d'un paquet et ce qui leur est demandé ne s'accordent pas.
workshop-balance = { $few } { $spares ->
        [0] Changez
       *[other] { $worths ->
            [1] Donnez { $points } points à { $lacking ->
                [1] un autre objet
               *[other] { $lacking } autres objets
            }
           *[other] Changez les points d'autres objets
        } (de trop : { $spare }), ou changez
    } la composition des paquets sous « Règles et nombres ».
workshop-balance-few = Il faut { $wanted } { $wanted ->
        [one] objet
       *[other] objets
    } à { $points } points, { $count ->
        [0] il n'y en a aucun.
       *[other] il n'y en a que { $count }.
    }
workshop-balance-spare = { $count ->
        [one] { $count } objet
       *[other] { $count } objets
    } à { $points } points
workshop-needs-market = dépend du marché
workshop-needs-market-about = Certains marchés le rendent impossible ; qui le reçoit alors en pioche un autre (T4).
workshop-effect-gather = Donne en récoltant
workshop-effect-construction = Épargne en construisant
workshop-effect-or = ou, à la place (//)
workshop-end = À la fin, points par

workshop-deck-rules = Règles et nombres
workshop-deck-new-tiles = Nouveaux bâtiments
workshop-sheet-switches = Là où la règle laisse le choix
workshop-switch-artisans = Les artisans sont
workshop-switch-draft = choisis à tour de rôle
workshop-switch-random = tirés au sort
workshop-switch-neighbours = Une carte échangée diffère
workshop-switch-places = des places voisines
workshop-switch-next_card = des cartes suivantes autour du cercle
workshop-switch-last-turn = un dernier tour peut servir à fabriquer
workshop-switch-laps = Tours d'échanges avant la clôture
workshop-switch-castle = Le Château compte
workshop-switch-own = les bâtiments de son propriétaire
workshop-switch-all = les bâtiments de tous
workshop-switch-hire = engager aussi près d'une carte qu'on aurait pu utiliser
workshop-switch-hire-about = Sans cela, une carte de cette sorte à côté de l'ouvrier ne peut qu'être améliorée, sauf au niveau IV. Avec cela, qui ne s'en est pas servi peut en engager une autre (X8).
workshop-sheet-copies = Cartes de chaque matériau
workshop-sheet-deck = Objets du paquet { $number }
workshop-worth = valant { $points }
workshop-seats = { $count } joueurs
workshop-players-workers = Ouvriers
workshop-players-houses = Maisons
workshop-players-objectives = Objectifs
workshop-sheet-boards = Plateaux
workshop-sheet-boards-about = F forêt, M montagne, L lac, . prairie
workshop-board = Côté { $number }
workshop-kind-gather = Récolte
workshop-kind-construction = Construction
workshop-kind-blank = Carte vierge

workshop-good-coins = Pièces
workshop-good-points = Points
workshop-good-any = Ressource au choix
workshop-good-first = Du premier cube sur la carte
workshop-good-second = Du deuxième cube sur la carte
workshop-good-sell = Pièces pour un cube
workshop-good-trade = Points pour deux cubes
workshop-good-offer = Points pour chaque cube, trois au plus
workshop-good-again = Cases de ce tour encore une fois
workshop-good-construction = Cartes Construction
workshop-good-gather = Cartes Récolte
workshop-good-cubes = Cubes d'un type
workshop-good-buildings = Bâtiments autour
workshop-good-grass = Prairie libre autour
workshop-good-artisans = Cartes Artisan

workshop-try = Essayer
workshop-try-lead = Quelques milliers de parties avec cette boîte, jouées en arrière-plan par des joueurs rapides : ce qui est trop fort, ce que personne ne prend, combien de temps cela dure, à côté de notre propre boîte.
workshop-try-begin = Essayer
workshop-try-again = Essayer de nouveau
workshop-try-go-on = Continuer
workshop-try-stop = Arrêter
workshop-try-waiting = En attente de son tour…
workshop-try-progress = { $done } parties sur { $of }
workshop-try-left = { $minutes ->
    [0] encore moins d'une minute
    [one] encore une minute environ
   *[other] encore { $minutes } minutes environ
 }
workshop-try-looking = Toutes sont jouées ; on les examine…
workshop-try-stopping = { $games ->
    [one] Arrêt ; on examine la partie déjà jouée…
   *[other] Arrêt ; on examine les { $done } parties déjà jouées…
 }
workshop-try-stays = L'essai continue si vous quittez cette page.
workshop-try-stopped = Arrêté après { $done } parties sur { $of }. Voici ce qu'elles montrent.
workshop-try-nothing = Arrêté avant la fin d'une partie : il n'y a rien à dire.
workshop-try-broken = Les parties de cette boîte n'ont pas pu être jouées jusqu'au bout. Essayez de nouveau ; si cela persiste, enregistrez le fichier et dites-le à qui tient ce serveur.
workshop-try-rules = Les règles ont changé depuis ; essayez de nouveau.
workshop-try-changed = Vous avez changé la boîte depuis ; ces résultats sont ceux de l'ancienne.
workshop-try-done = L'essai est terminé.
workshop-try-about = { $games } parties, à tous les nombres de joueurs. Ce qui est signalé n'est presque sûrement pas dû au hasard. Ces joueurs sont rapides, pas forts : avant d'imprimer une carte, voyez comment interroger de plus forts.
workshop-try-stronger = Comment interroger de plus forts
workshop-try-stronger-how = Enregistrez la boîte en fichier. Là où Atelier est installé, cette commande la fait jouer et l'étudie avec des joueurs plus forts, puis écrit un rapport ; mettez le nom de votre fichier à la place de FILE :
workshop-try-same = Cette boîte se joue exactement comme la nôtre.
workshop-try-ours-later = Notre propre boîte est jouée aussi, une fois pour toutes : { $done } parties sur { $of }.
workshop-try-beside = Le repère sur une barre, l'anneau et le nombre plus pâle derrière sont notre propre boîte.
workshop-try-yours = Cette boîte
workshop-try-ours = La nôtre

workshop-try-found = Ce qui ressort
workshop-try-found-changed = Ce que vous avez changé
workshop-try-found-unchanged = Rien de ce que vous avez changé ne ressort.
workshop-try-found-others = Ce que vous avez laissé tel que chez nous
workshop-try-fair = Rien n'est trop fort ni trop faible au-delà du hasard.
workshop-try-few = Trop peu de parties pour dire ce qui est trop fort ou trop faible.
workshop-try-subject = { $kind ->
    [artisans-object] L'objet « { $name } »
    [little-town-tile] Le bâtiment « { $name } »
    [little-town-objective] L'objectif « { $name } »
    [little-town-artisan] La carte « { $name } »
   *[other] { $name }
 }
workshop-try-less = { $name } se prend moins souvent que dans notre boîte : dans { $share } des parties où l'on peut, au lieu de { $ours }.
workshop-try-more = { $name } se prend plus souvent que dans notre boîte : dans { $share } des parties où l'on peut, au lieu de { $ours }.
workshop-try-strong = { $name } { $kind ->
    [artisans-artisan] rapporte trop
    [little-town-artisan] est trop forte
   *[other] est trop fort
 } : qui l'a gagne { $points } parties sur 100 de plus qu'avec { $kind ->
    [artisans-artisan] un autre artisan
    [artisans-object] un autre objet
    [little-town-tile] un autre bâtiment
    [little-town-objective] un autre objectif
   *[little-town-artisan] une autre carte Artisan
 } (entre { $low } et { $high }).
workshop-try-weak = { $name } est trop faible : qui l'a gagne { $points } parties sur 100 de moins qu'avec { $kind ->
    [artisans-artisan] un autre artisan
    [artisans-object] un autre objet
    [little-town-tile] un autre bâtiment
    [little-town-objective] un autre objectif
   *[little-town-artisan] une autre carte Artisan
 } (entre { $low } et { $high }).
workshop-try-unused = { $name } ne se prend presque jamais : dans { $share } des parties où l'on peut.
workshop-try-further = { $count ->
    [one] et une autre chose
   *[other] et { $count } autres
 }
workshop-try-alike = { $count ->
    [one] { $count } chose ressort aussi chez nous
   *[other] { $count } choses ressortent aussi chez nous
 }
workshop-try-compared = Chez nous : { $points }.
workshop-try-length = Durée d'une partie
workshop-try-length-minutes = { $minutes } min
workshop-try-length-about = Minutes à 12 secondes pour chaque décision où il y a un choix.
workshop-try-score = Les scores
workshop-try-winner = le gagnant
workshop-try-all = tous
workshop-try-margin = de { $points } points
workshop-try-sources = D'où viennent les points du gagnant
workshop-try-seldom = Ce qui est rarement pris
workshop-try-seldom-none = Tout est pris dans au moins une partie sur dix où on le voit.
workshop-try-seldom-about = Pris dans moins d'une partie sur dix où on le voit.
workshop-try-kind-artisans-artisan = Les artisans, un par un
workshop-try-kind-artisans-object = Les objets, un par un
workshop-try-kind-little-town-tile = Les bâtiments, un par un
workshop-try-kind-little-town-objective = Les objectifs, un par un
workshop-try-kind-little-town-artisan = Les cartes Artisan, une par une
workshop-try-thing = Nom
workshop-try-excess = Parties sur 100 gagnées de plus que sa sorte (±{ $reach })
workshop-try-taken = Pris
workshop-try-row = { $value } { $count ->
    [one] partie
   *[other] parties
 } sur 100, entre { $low } et { $high }
workshop-try-unsure = trop peu de parties pour le dire
workshop-try-option-draft = artisans choisis
workshop-try-option-random = artisans distribués
workshop-try-option-off = sans l'extension
workshop-try-option-standard = côté standard
workshop-try-option-advanced = côté avancé
workshop-try-scale = La ligne du milieu est ce que gagnent les autres de sa sorte ; la barre : là où se trouve très probablement la vraie valeur ; le point : ce qu'on a vu ; l'anneau : la nôtre.

problem-too-many-trials = Deux de vos boîtes sont déjà à l'essai ; arrêtez-en une, ou attendez la fin.
problem-too-many-kept = Vous gardez ici autant de boîtes que possible ; retirez-en une, ou enregistrez celle-ci en fichier.
problem-no-trial = Ce qui avait été trouvé n'est plus gardé ; essayez la boîte de nouveau.
problem-kept-elsewhere = Elle vient d'être gardée ailleurs encore une fois. Ce que vous choisissez maintenant porte sur la boîte telle qu'elle y est à présent.
