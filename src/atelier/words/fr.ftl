# Tous les mots qu'une personne lit, en français. Le fichier anglais voisin a les mêmes messages.

## Artisans : la table

artisans-table-no-artisan = pas encore d'artisan

artisans-phase-draft = choix des artisans
artisans-phase-reserve = réservation d'un objet
artisans-phase-market = le marché
artisans-phase-develop = développement
artisans-phase-final = l'ultime objet
artisans-phase-over = l'année est finie

## Artisans : les matériaux et leurs articles

artisans-some-material = { $word ->
    [clay] de l'{ $name }
    [gold] de l'{ $name }
    [stone] de la { $name }
    [textiles] des { $name }
   *[other] du { $name }
}
artisans-the-material = { $word ->
    [clay] l'{ $name }
    [gold] l'{ $name }
    [stone] la { $name }
    [textiles] les { $name }
   *[other] le { $name }
}

## Artisans : ce qu'on peut faire

artisans-may-take = prendre { $some-card } à la place { $place }
artisans-may-trade = poser { $some-laid } à la place { $place } et prendre { $some-card }
artisans-may-token = prendre le jeton premier joueur
artisans-may-craft = fabriquer { $object } pour { $points } points
artisans-may-reserve = réserver { $object } : { $points } points une fois fabriqué, −{ $points } s'il reste réservé à la fin
artisans-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
artisans-may-develop = développer { $the-material } : { $count } au niveau { artisans-level }
artisans-may-choose = choisir { $artisan } : { $word ->
    [gold-lover] { artisans-effect-gold-lover }
    [carver] { artisans-effect-carver }
    [versatile] { artisans-effect-versatile }
    [specialist] { artisans-effect-specialist }
    [night-worker] { artisans-effect-night-worker }
    [perfectionist] { artisans-effect-perfectionist }
    [artoholic] { artisans-effect-artoholic }
    [opportunist] { artisans-effect-opportunist }
   *[provident] { artisans-effect-provident }
}
artisans-may-pass-turn = finir le tour sans aller au marché
artisans-may-pass-last = passer le dernier tour
artisans-may-pass-rest = renoncer à la seconde action au marché
artisans-may-pass-develop = ne rien développer
artisans-may-pass-reserve = ne rien réserver
artisans-may-pass-final = ne pas fabriquer d'ultime objet

## Artisans : ce que quelqu'un a fait

artisans-did-take = { $who } prend { $some-card } à la place { $place }.
artisans-did-trade = { $who } pose { $some-laid } à la place { $place } et prend { $some-card }.
artisans-did-token = { $who } prend le jeton premier joueur.
artisans-did-craft = { $who } fabrique { $object } pour { $points } points.
artisans-did-reserve = { $who } réserve { $object } : des points en moins tant qu'il n'est pas fabriqué.
artisans-did-develop = { $who } développe { $the-material } : { $count } au niveau { artisans-level }.
artisans-did-choose = { $who } choisit { $artisan }.
artisans-did-pass-turn = { $who } ne va pas au marché.
artisans-did-pass-last = { $who } passe son dernier tour.
artisans-did-pass-rest = { $who } renonce à sa seconde action au marché.
artisans-did-pass-develop = { $who } ne développe rien.
artisans-did-pass-reserve = { $who } ne réserve rien.
artisans-did-pass-final = { $who } ne fabrique pas d'ultime objet.

## Artisans : pourquoi pas

artisans-why-over = L'année est finie.
artisans-why-not-your-turn = Ce n'est pas à vous de jouer.
artisans-why-now-draft = Chacun choisit d'abord un artisan.
artisans-why-now-reserve = Dites maintenant quel objet vous réservez, ou que vous n'en réservez pas.
artisans-why-now-market = Vous êtes au marché : ce n'est pas le moment.
artisans-why-now-develop = Le marché est fermé : développez maintenant un matériau, ou rien.
artisans-why-now-final = Le dernier mois est fini : fabriquez un ultime objet, ou aucun.
artisans-why-place-empty = La place { $place } du marché est vide.
artisans-why-hand-full = Vous avez { $most } cartes en main, le maximum : qui en prend une en pose une.
artisans-why-hand-not-full = Vous avez { $count ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $count } cartes
} en main ; il en faut { $most } pour échanger.
artisans-why-trading-closed = Après { $laps } tours de table sans autre action, les échanges sont clos pour ce marché.
artisans-why-no-card = Vous n'avez en main aucune carte de ce matériau : { $material }.
artisans-why-same-card = Il y a déjà { $some-material } à la place { $place } : la carte posée doit différer de celle qu'elle remplace.
artisans-why-neighbour = Il y a { $some-material } à côté de la place { $place }, à la place { $beside } : les voisines doivent différer.
artisans-why-token-taken = Le jeton est pris ; c'est un dernier tour.
artisans-why-no-pass = Tant que le jeton est au centre, on ne peut pas passer.
artisans-why-craft-early = On ne fabrique rien avant le mois { $month }.
artisans-why-craft-once = Vous avez déjà fabriqué un objet ce mois-ci ; un par mois est la limite.
artisans-why-craft-first = Vous êtes déjà allé au marché ce mois-ci ; on fabrique avant.
artisans-why-craft-last-turn = À cette table, un dernier tour ne sert pas à fabriquer.
artisans-why-no-reserved = Vous n'avez pas réservé d'objet.
artisans-why-row-empty = Il n'y a pas d'objet à la place { $place } de la rangée.
artisans-why-needs = { $object } exige { $some-material } de niveau { artisans-level } ; vous { $have ->
    [0] n'avez rien développé
    [1] avez le niveau I
    [2] avez le niveau II
   *[other] avez le niveau III
}.
artisans-why-finished = Ce matériau a une carte au dernier niveau, il est achevé : { $material }.
artisans-why-level-full = Le niveau { artisans-level } { $some-material } reçoit { $most ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $most } cartes
} au plus : vous en avez { $below } au niveau précédent.
artisans-why-few-cards = Vous avez en main { $have ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $have } cartes
} de ce matériau, et non { $count } : { $material }.
artisans-why-artisan-taken = Quelqu'un a déjà choisi { $artisan }.

## Artisans : la boîte

artisans-source-materials = matériaux
artisans-source-objects = objets
artisans-source-artisan = artisan
artisans-source-reserved = réservé
artisans-box-objects = Objets d'art
artisans-box-artisans = Artisans
artisans-effect-gold-lover = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} pour chacun de vos objets qui exige de l'or
artisans-effect-carver = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} pour chacun de vos objets qui exige du bois ou de la pierre
artisans-effect-versatile = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} pour chaque matériau différent exigé par vos objets
artisans-effect-specialist = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} pour chaque matériau développé jusqu'au niveau IV
artisans-effect-night-worker = peut fabriquer puis aller au marché au premier tour du mois
artisans-effect-perfectionist = peut poser une carte de plus que le niveau précédent
artisans-effect-artoholic = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} pour chacun de vos objets
artisans-effect-opportunist = deux actions au dernier tour quand un autre prend le jeton
artisans-effect-provident = peut réserver un objet au début du mois ; non fabriqué à la fin, il coûte ses points

## Little Town : la table

little-town-phase-worker = choix d'un ouvrier
little-town-phase-place = l'action de l'ouvrier
little-town-phase-act = récolter et activer
little-town-phase-effect = l'effet d'un Artisan
little-town-phase-square = où construire
little-town-phase-discount = appel à un Artisan
little-town-phase-pay = paiement
little-town-phase-give = donner des ressources
little-town-phase-take = prendre des ressources
little-town-phase-upgrade = la phase d'amélioration
little-town-phase-lay = poser un cube sur la carte
little-town-phase-residence = la Résidence
little-town-phase-feed = nourrir les ouvriers
little-town-phase-over = la partie est finie

## Little Town : tuiles et cartes

little-town-goods-coins = { $count ->
    [0] 0 pièce
    [1] 1 pièce
   *[other] { $count } pièces
}
little-town-goods-any = { $count ->
    [1] 1 ressource au choix
   *[other] { $count } ressources au choix
}
little-town-goods-meals = { $count ->
    [1] vivres pour 1 ouvrier
   *[other] vivres pour { $count } ouvriers
}
little-town-goods-points = { $count ->
    [0] 0 point
    [1] 1 point
   *[other] { $count } points
}
little-town-goods-nothing = rien
little-town-goods-laid = 1 ressource, posée dessus
little-town-tile-round-points = fin de manche : { $count ->
    [1] 1 point
   *[other] { $count } points
} par ouvrier autour
little-town-tile-round-coins = fin de manche : { $count ->
    [1] 1 pièce
   *[other] { $count } pièces
} par ouvrier autour
little-town-tile-round-activates = fin de manche : active les bâtiments autour
little-town-tile-end-buildings = fin de partie : { $count ->
    [1] 1 point
   *[other] { $count } points
} par bâtiment à vous autour
little-town-tile-end-grass = fin de partie : { $count ->
    [1] 1 point
   *[other] { $count } points
} par case de prairie libre autour
little-town-tile-end-artisans = fin de partie : { $count ->
    [1] 1 point
   *[other] { $count } points
} par carte Artisan à vous
little-town-tile-nothing = aucun effet
little-town-end-construction = fin de partie : { $points } points par carte Construction à vous
little-town-end-gather = fin de partie : { $points } points par carte Récolte à vous
little-town-end-cubes = fin de partie : { $points ->
    [1] 1 point
   *[other] { $points } points
} par cube d'un même type sur vos cartes
little-town-effect-gather = { $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } { $wood-name }
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } { $stone-name }
}{ $fish ->
    [0] {""}
   *[other] {" "}+{ $fish } { $fish-name }
}{ $wheat ->
    [0] {""}
   *[other] {" "}+{ $wheat } { $wheat-name }
}{ $any ->
    [0] {""}
   *[other] {" "}+{ $any } au choix
}{ $first ->
    [0] {""}
   *[other] {" "}+{ $first } comme le premier cube
}{ $second ->
    [0] {""}
   *[other] {" "}+{ $second } comme le second cube
}{ $coins ->
    [0] {""}
    [1] {" "}+1 pièce
   *[other] {" "}+{ $coins } pièces
}{ $points ->
    [0] {""}
    [1] {" "}+1 point
   *[other] {" "}+{ $points } points
}{ $sell ->
    [0] {""}
   *[other] {" "}(1 ressource → { $sell } pièces)
}{ $trade ->
    [0] {""}
   *[other] {" "}(2 ressources → { $trade } points)
}{ $offer ->
    [0] {""}
   *[other] {" "}(jusqu'à 3 ressources → { $offer } points chacune)
}{ $again ->
    [0] {""}
   *[other] {" "}(encore une fois : { $again } case de ce tour)
}
little-town-effect-construction = { $wood ->
    [0] {""}
   *[other] {" "}−{ $wood } { $wood-name }
}{ $stone ->
    [0] {""}
   *[other] {" "}−{ $stone } { $stone-name }
}{ $fish ->
    [0] {""}
   *[other] {" "}−{ $fish } { $fish-name }
}{ $wheat ->
    [0] {""}
   *[other] {" "}−{ $wheat } { $wheat-name }
}{ $any ->
    [0] {""}
   *[other] {" "}−{ $any } au choix
}{ $first ->
    [0] {""}
   *[other] {" "}−{ $first } comme le premier cube
}{ $second ->
    [0] {""}
   *[other] {" "}−{ $second } comme le second cube
}

## Little Town : la boîte

little-town-box-tiles = Tuiles
little-town-box-objectives = Objectifs
little-town-box-standard = Cartes Artisan, face standard
little-town-box-advanced = Cartes Artisan, face avancée
little-town-box-cost = coût
little-town-box-deck = paquet
little-town-source-buildings = bâtiments
little-town-source-activations = activations
little-town-source-objectives = objectifs
little-town-source-artisans = artisans
little-town-source-tiles = tuiles de fin de manche et de partie
little-town-source-hunger = faim
little-town-source-coins = pièces

## Little Town : les ressources et leurs articles

little-town-some-resource = { $word ->
    [stone] de la { $name }
   *[other] du { $name }
}

## Little Town : ce qu'on peut faire

little-town-may-worker = prendre l'ouvrier de la place { $place }
little-town-may-place = placer l'ouvrier en { $square }
little-town-may-place-tile = construire { $tile } en { $square }
little-town-may-build = aller construire { $tile } ({ $points } { $points ->
    [0] point
    [1] point
   *[other] points
})
little-town-may-gather = récolter { $some-resource } sur une case
little-town-may-gather-again = récolter { $some-resource } encore une fois sur une case
little-town-may-gather-all = récolter sur toutes les cases autour
little-town-may-activate = activer { $tile } en { $square }{ $rent ->
    [0] {""}
   *[other] , en payant 1 pièce de loyer
}
little-town-may-activate-again = activer encore { $tile } en { $square }{ $rent ->
    [0] {""}
   *[other] , en payant 1 pièce de loyer
}
little-town-may-use = utiliser { $card } :{ little-town-effect-gather }
little-town-may-discount = faire appel à { $card } :{ little-town-effect-construction }
little-town-may-gain = prendre ce que donne la carte
little-town-may-take = prendre 1 { $resource } chez le prêteur
little-town-may-pick = récolter 1 { $resource } au choix
little-town-may-sell = vendre 1 { $resource }
little-town-may-sell-coins = vendre 3 pièces au lieu d'une ressource
little-town-may-trade = dépenser 1 { $resource } sur les deux
little-town-may-trade-coins = dépenser 3 pièces au lieu de l'une des deux
little-town-may-offer = dépenser 1 { $resource } pour des points
little-town-may-offer-coins = dépenser 3 pièces pour des points
little-town-may-give = donner 1 { $resource } au prêteur
little-town-may-give-coins = donner 3 pièces au prêteur
little-town-may-less = ôter 1 { $resource } du coût
little-town-coins-instead = { $coins } pièces à la place de { $count } { $replaced }
little-town-may-coins = payer { $cubes ->
    [0] { little-town-coins-instead }
   *[other] { $cubes } { $paid }{ $count ->
        [0] {""}
       *[other] {" "}et { little-town-coins-instead }
    }
}
little-town-may-hire = engager { $card } { $side ->
    [left] à gauche
   *[other] à droite
} de la place { $place } ({ $points } { $points ->
    [0] point
    [1] point
   *[other] points
} ; remplace : { $replaced })
little-town-may-upgrade = améliorer { $replaced }, { $side ->
    [left] à gauche
   *[other] à droite
} de la place { $place }, en { $card } ({ $points } { $points ->
    [0] point
    [1] point
   *[other] points
})
little-town-may-cycle = payer 1 pièce pour mettre { $card } sous le paquet { $deck }
little-town-may-lay = poser 1 { $resource } sur la carte
little-town-may-lay-coins = payer 3 pièces et poser 1 { $resource } de la réserve sur la carte
little-town-may-feed-fish = { $count ->
    [0] ne nourrir personne avec du poisson
    [1] nourrir 1 ouvrier de poisson
   *[other] nourrir { $count } ouvriers de poisson
}
little-town-may-feed-wheat = { $count ->
    [0] ne nourrir personne avec du blé
    [1] nourrir 1 ouvrier de blé
   *[other] nourrir { $count } ouvriers de blé
}
little-town-may-feed-coins = { $count ->
    [0] ne nourrir personne avec des pièces
    [1] nourrir 1 ouvrier pour { $coins } pièces
   *[other] nourrir { $count } ouvriers pour { $coins } pièces
}
little-town-may-done-action = finir l'action
little-town-may-done-effect = renoncer au reste de l'effet
little-town-may-done-upgrade = finir le tour
little-town-may-done-discount = construire sans Artisan
little-town-may-done-residence = ne plus rien activer depuis la Résidence
little-town-may-spend = dépenser l'ouvrier : il n'y a rien à faire

## Little Town : ce que quelqu'un a fait

little-town-did-worker = { $who } prend l'ouvrier de la place { $place }.
little-town-did-place = { $who } place un ouvrier en { $square }.
little-town-did-place-tile = { $who } construit { $tile } en { $square }.
little-town-did-build = { $who } va construire { $tile }.
little-town-did-gather = { $who } récolte { $some-resource } sur une case.
little-town-did-gather-again = { $who } récolte { $some-resource } encore une fois sur une case.
little-town-did-gather-all = { $who } récolte sur toutes les cases autour.
little-town-did-activate = { $who } active { $tile } en { $square }{ $rent ->
    [0] {""}
   *[other] , en payant 1 pièce de loyer
}.
little-town-did-activate-again = { $who } active encore { $tile } en { $square }{ $rent ->
    [0] {""}
   *[other] , en payant 1 pièce de loyer
}.
little-town-did-use = { $who } utilise { $card } :{ little-town-effect-gather }.
little-town-did-discount = { $who } fait appel à { $card } :{ little-town-effect-construction }.
little-town-did-gain = { $who } prend ce que donne la carte.
little-town-did-take = { $who } prend 1 { $resource } chez le prêteur.
little-town-did-pick = { $who } récolte 1 { $resource }.
little-town-did-sell = { $who } vend 1 { $resource }.
little-town-did-sell-coins = { $who } vend 3 pièces au lieu d'une ressource.
little-town-did-trade = { $who } dépense 1 { $resource } sur les deux.
little-town-did-trade-coins = { $who } dépense 3 pièces au lieu de l'une des deux.
little-town-did-offer = { $who } dépense 1 { $resource } pour des points.
little-town-did-offer-coins = { $who } dépense 3 pièces pour des points.
little-town-did-give = { $who } donne 1 { $resource } au prêteur.
little-town-did-give-coins = { $who } donne 3 pièces au prêteur.
little-town-did-less = { $who } ôte 1 { $resource } du coût.
little-town-did-coins = { $who } paie { $cubes ->
    [0] { little-town-coins-instead }
   *[other] { $cubes } { $paid }{ $count ->
        [0] {""}
       *[other] {" "}et { little-town-coins-instead }
    }
}.
little-town-did-hire = { $who } engage { $card } { $side ->
    [left] à gauche
   *[other] à droite
} de la place { $place } (remplace : { $replaced }).
little-town-did-upgrade = { $who } améliore { $replaced }, { $side ->
    [left] à gauche
   *[other] à droite
} de la place { $place }, en { $card }.
little-town-did-cycle = { $who } paie 1 pièce pour mettre { $card } sous le paquet { $deck }.
little-town-did-lay = { $who } pose 1 { $resource } sur la carte.
little-town-did-lay-coins = { $who } paie 3 pièces et pose 1 { $resource } de la réserve sur la carte.
little-town-did-feed-fish = { $who } { $count ->
    [0] ne nourrit personne avec du poisson
    [1] nourrit 1 ouvrier de poisson
   *[other] nourrit { $count } ouvriers de poisson
}.
little-town-did-feed-wheat = { $who } { $count ->
    [0] ne nourrit personne avec du blé
    [1] nourrit 1 ouvrier de blé
   *[other] nourrit { $count } ouvriers de blé
}.
little-town-did-feed-coins = { $who } { $count ->
    [0] ne nourrit personne avec des pièces
    [1] nourrit 1 ouvrier pour { $coins } pièces
   *[other] nourrit { $count } ouvriers pour { $coins } pièces
}.
little-town-did-done-action = { $who } finit l'action.
little-town-did-done-effect = { $who } renonce au reste de l'effet.
little-town-did-done-upgrade = { $who } finit le tour.
little-town-did-done-discount = { $who } construit sans Artisan.
little-town-did-done-residence = { $who } n'active plus rien depuis la Résidence.
little-town-did-spend = { $who } dépense un ouvrier : il n'y a rien à faire.

## Little Town : pourquoi pas

little-town-why-over = La partie est finie.
little-town-why-not-your-turn = Ce n'est pas à vous de jouer.
little-town-why-no-artisans = À cette table, on joue sans les Artisans.
little-town-why-no-cycling = En mode avancé, on ne fait pas défiler les paquets.
little-town-why-now-worker = Choisissez d'abord un de vos ouvriers chez vous.
little-town-why-now-place = Posez d'abord votre ouvrier sur une case de prairie libre, ou construisez une tuile.
little-town-why-now-act = Votre ouvrier récolte et active ce qui l'entoure ; finissez d'abord cette action.
little-town-why-now-effect = L'effet d'un Artisan est en cours ; menez-le à bien, ou renoncez au reste.
little-town-why-now-square = Choisissez d'abord la case de votre bâtiment.
little-town-why-now-discount = Dites d'abord quel Artisan aide à construire, et ce qui est ôté du coût.
little-town-why-now-pay = Dites d'abord avec quoi vous payez.
little-town-why-now-give = Dites d'abord ce que vous donnez.
little-town-why-now-take = Dites d'abord ce que vous prenez.
little-town-why-now-upgrade = C'est la phase d'amélioration : engagez ou améliorez un Artisan, ou finissez votre tour.
little-town-why-now-lay = Choisissez d'abord la ressource à poser sur la carte.
little-town-why-now-residence = Votre Résidence active les bâtiments qui l'entourent, jusqu'à ce que vous ayez fini.
little-town-why-now-feed = C'est le moment de nourrir les ouvriers.
little-town-why-no-worker = Vous n'avez pas d'ouvrier chez vous à la place { $place }.
little-town-why-square-forest = Il y a une forêt en { $square } ; il faut une case de prairie libre.
little-town-why-square-mountain = Il y a une montagne en { $square } ; il faut une case de prairie libre.
little-town-why-square-lake = Il y a un lac en { $square } ; il faut une case de prairie libre.
little-town-why-square-building = Il y a déjà un bâtiment en { $square } : { $tile }.
little-town-why-square-worker = Un ouvrier se tient en { $square }.
little-town-why-not-in-market = Cette tuile n'est pas au marché : { $tile }.
little-town-why-no-house = Vous n'avez plus de maison pour construire.
little-town-why-no-square = Il ne reste aucune case de prairie libre.
little-town-why-not-spent = Cet ouvrier a quelque chose à faire.
little-town-why-short = { $tile } : il vous manque { $count } { $resource }, et vos pièces ne suffisent pas à remplacer ce qui manque (3 par ressource).
little-town-why-short-coins = { $tile } : il vous manque { $count ->
    [1] 1 pièce
   *[other] { $count } pièces
}.
little-town-why-short-with = { $tile } : même avec l'aide de { $card }, il vous manque { $count } { $resource }, et vos pièces ne suffisent pas à remplacer ce qui manque (3 par ressource).
little-town-why-short-with-coins = { $tile } : { $card } n'épargne pas de pièces, et il vous manque { $count ->
    [1] 1 pièce
   *[other] { $count } pièces
}.
little-town-why-no-forest = Il n'y a pas de forêt à côté de votre ouvrier : pas de { $resource }.
little-town-why-no-mountain = Il n'y a pas de montagne à côté de votre ouvrier : pas de { $resource }.
little-town-why-no-lake = Il n'y a pas de lac à côté de votre ouvrier : pas de { $resource }.
little-town-why-gathered = Il ne reste plus de { $resource } à récolter autour de votre ouvrier.
little-town-why-gather-one = Il ne reste pas plusieurs cases à récolter.
little-town-why-not-gathered = Vous n'avez pas récolté de { $resource } sur une case ce tour-ci ; seul ce qui a servi sert encore une fois.
little-town-why-again-one = Encore une fois : une seule case, pas toutes.
little-town-why-supply-empty = La réserve n'a plus de { $resource }.
little-town-why-no-building = Il n'y a pas de bâtiment en { $square }.
little-town-why-not-beside = { $tile }, en { $square }, est trop loin : on n'active que ce qui est autour.
little-town-why-not-working = { $tile }, en { $square }, n'a rien à activer.
little-town-why-activated = { $tile }, en { $square }, a déjà servi.
little-town-why-not-activated = { $tile }, en { $square }, n'a pas servi ce tour-ci ; seul ce qui a servi sert encore une fois.
little-town-why-no-rent = { $tile } est à quelqu'un d'autre : vous n'avez pas de pièce pour le loyer.
little-town-why-price = { $tile } demande plus que vous n'avez : il vous manque { $count } { $resource }, et vos pièces ne suffisent pas à remplacer ce qui manque (3 par ressource).
little-town-why-price-coins = { $tile } : il vous manque { $count ->
    [1] 1 pièce
   *[other] { $count } pièces
} pour le prix et le loyer.
little-town-why-supply-short = La réserve n'a pas assez de { $resource } pour ce que donne { $tile }.
little-town-why-bank-short = La réserve n'a pas les { $count } pièces que donne { $tile }.
little-town-why-barter = { $tile } demande { $count } ressources au choix ; vous en avez moins, pièces comprises.
little-town-why-barter-supply = La réserve n'a pas assez de ressources pour ce que rend { $tile }.
little-town-why-trade-first = L'une des deux ressources est donnée ; l'autre suit d'abord.
little-town-why-no-again = Il n'y a pas de case à utiliser encore une fois.
little-town-why-no-gain = Il n'y a rien à prendre de la carte, ou vous l'avez pris.
little-town-why-no-pick = Il n'y a pas de ressource au choix à prendre.
little-town-why-no-sell = Il n'y a pas de ressource à vendre contre des pièces.
little-town-why-no-trade = Il n'y a pas deux ressources à dépenser pour des points.
little-town-why-no-offer = Il n'y a pas de ressource à dépenser pour des points.
little-town-why-no-cube = Vous n'avez pas de { $resource }.
little-town-why-three-coins = Vous avez moins de { $count } pièces.
little-town-why-bank-sell = La réserve n'a pas les { $count } pièces que cela donne.
little-town-why-trade-two = Il faut { $count } ressources, pièces comprises ; vous en avez moins.
little-town-why-effect-idle = { $card } n'a encore rien fait : dépensez d'abord quelque chose ou utilisez une case encore une fois.
little-town-why-pick-first = Prenez d'abord la ressource de votre choix : on ne renonce pas à ce que donne une carte.
little-town-why-less-first = Dites d'abord ce qui est ôté du coût.
little-town-why-one-effect = Vous avez utilisé un Artisan ce tour-ci ; un effet par tour est la limite.
little-town-why-blank = De ce côté se trouve une carte vierge.
little-town-why-other-kind = { $card } ne convient pas : cette action demande une carte de type { $kind }.
little-town-why-no-choice = { $card } a un seul effet, et non deux au choix.
little-town-why-does-nothing = { $card } ne ferait rien maintenant.
little-town-why-bought = Vous avez acquis une carte ce tour-ci ; une par tour est la limite.
little-town-why-hire-used = Vous avez utilisé { $card } ce tour-ci : on n'engage plus personne.
little-town-why-hire-fits = { $card } convient à cette action : on peut l'améliorer, mais n'engager personne à côté.
little-town-why-upgrade-used = Vous avez utilisé { $card } ce tour-ci : seule cette carte peut être améliorée.
little-town-why-top-level = { $card } est du plus haut niveau.
little-town-why-deck-empty = Le paquet { $deck } est vide.
little-town-why-deck-short = Le paquet { $deck } a moins de deux cartes.
little-town-why-no-coin = Vous n'avez pas de pièce.
little-town-why-nothing-to-lay = { $card } coûte une ressource posée dessus, ou trois pièces ; vous n'avez ni l'une ni les autres.
little-town-why-card-short = { $card } : il vous manque { $count } { $resource }, et vos pièces ne suffisent pas à remplacer ce qui manque (3 par ressource).
little-town-why-card-short-coins = { $card } : il vous manque { $count ->
    [1] 1 pièce
   *[other] { $count } pièces
}.
little-town-why-pay-owed = Vous payez maintenant { $count } { $resource }.
little-town-why-pay-cubes = Vous n'avez que { $count } { $resource } ; le reste se paie en pièces.
little-town-why-pay-bank = Il faut payer davantage en pièces : la réserve en a trop peu pour ce que donne { $tile }.
little-town-why-pay-coins = Vous avez des pièces pour { $count } d'entre elles au plus, s'il faut tout payer.
little-town-why-give-cube = Donnez une ressource : la réserve en a trop peu pour ce que rend { $tile }.
little-town-why-no-less = Rien n'est ôté du coût à votre choix.
little-town-why-not-owed = Il n'y a plus de { $resource } dans le coût.
little-town-why-less-elsewhere = Si vous ôtez { $some-resource }, vous ne pourrez pas payer le reste.
little-town-why-now-fish = Dites d'abord combien d'ouvriers mangent du poisson.
little-town-why-now-wheat = Dites d'abord combien d'ouvriers mangent du blé.
little-town-why-now-coins = Dites maintenant pour combien d'ouvriers vous payez des pièces.
little-town-why-feed-hungry = { $count ->
    [0] Aucun ouvrier n'a faim.
    [1] Un seul ouvrier a faim.
   *[other] Seuls { $count } ouvriers ont faim.
}
little-town-why-feed-fish = Vous avez { $count } { $count ->
    [0] poisson
    [1] poisson
   *[other] poissons
}.
little-town-why-feed-wheat = Vous avez { $count } { $count ->
    [0] blé
    [1] blé
   *[other] blés
}.
little-town-why-feed-coins = Vous avez des pièces pour { $count ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $count } ouvriers
}.
little-town-why-feed-more = Personne n'a faim à côté de vivres inutilisés : nourrissez-en { $count } au moins.

## Artisans : ce qu'un tour accomplit

artisans-achieved-crafted = fabrique { $object } : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
artisans-achieved-completes = { $some-material } : plus rien ne manque pour { $object } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
artisans-achieved-one-short = { $some-material } pour { $object } : il ne manque plus que { $some-lacking }
artisans-achieved-last-lacking = { $some-material }, tout ce qui manque encore pour { $object }
artisans-achieved-nearly = { $some-material } pour { $object }, à { $levels ->
    [3] trois
   *[other] deux
} niveaux près
artisans-achieved-for-a-level = { $material } : { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} pour le niveau { artisans-level } ({ $points } points)
artisans-achieved-denied = prend { $the-material } que { $who } attend pour { $object }
artisans-achieved-first = commence le mois suivant
artisans-achieved-asked-for = { $object } demande { $some-material }
artisans-achieved-keeps = garde en main { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $good }

## Little Town : ce qu'un tour accomplit

little-town-achieved-objective = remplit un objectif ({ $objective }) : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
little-town-achieved-built = construit { $tile }{ $points ->
    [0] {""}
    [one] {" "}: +{ $points } point
   *[other] {" "}: +{ $points } points
}
little-town-achieved-hired = engage { $card }{ $points ->
    [0] {""}
    [one] {" "}: +{ $points } point
   *[other] {" "}: +{ $points } points
}
little-town-achieved-feeds-all = nourrit les { $workers ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $workers }
} ouvriers
little-town-achieved-feeds-some = à manger pour { $meals } sur { $workers }
little-town-achieved-in-reach = de quoi construire { $tile } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
little-town-achieved-no-rent = ne paie aucun loyer
little-town-achieved-lies-well = là, un ouvrier posé à côté utilise aussi { $count ->
    [one] un autre terrain ou bâtiment sans loyer
   *[other] { $count } autres terrains ou bâtiments sans loyer
}
little-town-achieved-cycled = découvre une autre carte { $deck }
little-town-achieved-keeps = garde { $count } { $good }
little-town-achieved-keeps-coins = garde { $count ->
    [one] une pièce
   *[other] { $count } pièces
}

## L'analyste

analyse-progress = décisions
analyse-stopped = arrêt après { $done } décisions sur { $moves } ; voici ce qui a été trouvé
analyse-move = coup
analyse-end = fin de partie
analyse-swings = Les coups qui ont le plus changé les chances
analyse-swing = { $step }. { $move } · { $who } : { $before } % → { $after } %
analyse-mistakes = { $count ->
    [0] Aucun coup n'a coûté de chance notable.
    [1] Un coup a coûté une chance notable :
   *[other] { $count } coups ont coûté une chance notable ; les plus chers :
}
analyse-chance = { $doubt ->
    [0] { $chance } %
   *[other] { $chance } % ± { $doubt }
}
analyse-chance-told = Estimé en jouant la suite un grand nombre de fois ; ± dit de combien le chiffre peut s'écarter.
analyse-cost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
analyse-wins = { $wins ->
    [one] { $wins } victoire sur 100
   *[other] { $wins } victoires sur 100
}
analyse-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analyse-better = Mieux : { $move }.
analyse-then = { $first }, puis { $rest }
analyse-and = { $first } et { $last }
analyse-but = { $first }, mais { $last }
analyse-besides = {" ; "}
analyse-now-more = { $points } points de plus tout de suite
analyse-now-fewer = { $points } points de moins tout de suite
analyse-later-more = { $points } points de plus par la suite
analyse-later-fewer = { $points } points de moins par la suite
analyse-exchange-later = { $now } points de moins tout de suite, { $later } de plus par la suite
analyse-exchange-now = { $now } points de plus tout de suite, { $later } de moins par la suite
analyse-others-more = { $points } points de moins pour { $opponents ->
    [1] l'adversaire
   *[other] le plus fort des adversaires
}
analyse-others-fewer = { $points } points de plus pour { $opponents ->
    [1] l'adversaire
   *[other] le plus fort des adversaires
}

## Pourquoi une partie a été gagnée ou perdue

story-won = Pourquoi { $who } a gagné
story-lost = Pourquoi { $who } n'a pas gagné
story-source-ahead = { $margin ->
    [0] À égalité avec { $rival }, devant au départage. La plus grande avance : { $source }, { $mine } contre { $theirs }.
    [1] Un point devant { $rival }. La plus grande avance : { $source }, { $mine } contre { $theirs }.
   *[other] { $margin } points devant { $rival }. La plus grande avance : { $source }, { $mine } contre { $theirs }.
}
story-source-behind = { $margin ->
    [0] À égalité avec { $rival }, derrière au départage. Le plus grand écart : { $source }, { $mine } contre { $theirs }.
    [1] Un point derrière { $rival }. Le plus grand écart : { $source }, { $mine } contre { $theirs }.
   *[other] { $margin } points derrière { $rival }. Le plus grand écart : { $source }, { $mine } contre { $theirs }.
}
story-shared = À égalité avec { $rival }, départage compris : la victoire est partagée.
story-level = À égalité avec { $rival } sur tous les points : le départage a tranché.
story-costliest = Le coup le plus cher est le numéro { $step } ({ $move }) : face au meilleur coup, il a coûté { $cost }.
story-costliest-down = Le coup le plus cher est le numéro { $step } ({ $move }) : face au meilleur coup, il a coûté { $cost }. C'est aussi là que la partie a basculé : les chances sont tombées de { $before } à { $after } %.
story-costliest-down-dealt = Le coup le plus cher est le numéro { $step } ({ $move }) : face au meilleur coup, il a coûté { $cost }. Avec ce qui a été distribué ensuite, la partie a aussi basculé : les chances sont tombées de { $before } à { $after } %.
story-costliest-down-answered = Le coup le plus cher est le numéro { $step } ({ $move }) : face au meilleur coup, il a coûté { $cost }. Avec la réponse du coup { $answer }, la partie a aussi basculé : les chances sont tombées de { $before } à { $after } %.
story-turn-up = La partie a basculé au coup { $step } ({ $move }) : les chances sont montées de { $before } à { $after } %.
story-turn-down = La partie a basculé au coup { $step } ({ $move }) : les chances sont tombées de { $before } à { $after } %.
story-turn-up-dealt = La partie a basculé avec ce qui a été distribué après le coup { $step } ({ $move }) : les chances sont montées de { $before } à { $after } %.
story-turn-down-dealt = La partie a basculé avec ce qui a été distribué après le coup { $step } ({ $move }) : les chances sont tombées de { $before } à { $after } %.
story-turn-up-answered = La partie a basculé sur l'erreur du coup { $step } ({ $move }) et la réponse du coup { $answer } : les chances sont montées de { $before } à { $after } %.
story-turn-down-answered = La partie a basculé sur l'erreur du coup { $step } ({ $move }) et la réponse du coup { $answer } : les chances sont tombées de { $before } à { $after } %.
