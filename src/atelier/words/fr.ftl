# Tous les mots qu'une personne lit, en français. Le fichier anglais voisin a les mêmes messages.

## Artisans : la table

artisans-table-month = Mois { $month } sur 12 · { $phase }
artisans-table-market = Marché
artisans-table-token-middle = le jeton est au centre
artisans-table-token = le siège { $seat } tient le jeton
artisans-table-piles = pile { $deck }, défausse { $discard }
artisans-table-objects = Objets (restent { $first } dans le paquet 1, { $second } dans le paquet 2)
artisans-table-next = à venir
artisans-table-object = { $name } · { $points } points · { $needs }
artisans-table-seat = Siège { $seat } · { $artisan } · { $points } { $points ->
    [-1] point
    [0] point
    [1] point
   *[other] points
}
artisans-table-no-artisan = pas encore d'artisan
artisans-table-hand = main
artisans-table-works = ouvrages
artisans-table-made = créations
artisans-table-reserved = réservé
artisans-table-nothing = aucune carte
artisans-table-hidden = { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
artisans-table-known = dont

artisans-phase-draft = choix des artisans
artisans-phase-reserve = réservation d'un objet
artisans-phase-market = le marché
artisans-phase-develop = développement des matériaux
artisans-phase-final = l'ultime objet
artisans-phase-over = l'année est finie

## Artisans : ce qu'on peut faire

artisans-may-take = prendre { $card } à la place { $place }
artisans-may-trade = poser { $laid } à la place { $place } et prendre { $card }
artisans-may-token = prendre le jeton premier joueur
artisans-may-craft = fabriquer { $object } pour { $points } points
artisans-may-reserve = réserver { $object } ({ $points } points)
artisans-may-develop = développer { $material } : { $count } au niveau { $level }
artisans-may-choose = choisir { $artisan } : { $word ->
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
artisans-may-pass-develop = ne rien développer
artisans-may-pass-reserve = ne rien réserver
artisans-may-pass-final = ne pas fabriquer d'ultime objet

## Artisans : ce que quelqu'un a fait

artisans-did-take = { $who } prend { $card } à la place { $place }.
artisans-did-trade = { $who } pose { $laid } à la place { $place } et prend { $card }.
artisans-did-token = { $who } prend le jeton premier joueur.
artisans-did-craft = { $who } fabrique { $object } pour { $points } points.
artisans-did-reserve = { $who } réserve { $object }.
artisans-did-develop = { $who } développe { $material } : { $count } au niveau { $level }.
artisans-did-choose = { $who } choisit { $artisan }.
artisans-did-pass-turn = { $who } ne va pas au marché.
artisans-did-pass-last = { $who } passe son dernier tour.
artisans-did-pass-develop = { $who } ne développe rien.
artisans-did-pass-reserve = { $who } ne réserve rien.
artisans-did-pass-final = { $who } ne fabrique pas d'ultime objet.

## Boîtes

box-id = mot
box-name = nom
box-points = points
box-needs = exige
box-source = de qui
box-effect = effet
box-switches = Réglages
box-switch = réglage
box-ruling = règle
box-setting = valeur

## Artisans : la boîte

artisans-source-materials = matériaux
artisans-source-objects = objets
artisans-source-artisan = artisan
artisans-source-reserved = réservé
artisans-box-objects = Objets d'art
artisans-box-artisans = Artisans
artisans-effect-gold-lover = +{ $bonus } points pour chacun de vos objets qui exige de l'or
artisans-effect-carver = +{ $bonus } points pour chacun de vos objets qui exige du bois ou de la pierre
artisans-effect-versatile = +{ $bonus } points pour chaque matériau différent exigé par vos objets
artisans-effect-specialist = +{ $bonus } points pour chaque matériau développé jusqu'au niveau IV
artisans-effect-night-worker = peut fabriquer puis aller au marché au premier tour du mois
artisans-effect-perfectionist = peut poser une carte de plus que le niveau précédent
artisans-effect-artoholic = +{ $bonus } points pour chacun de vos objets
artisans-effect-opportunist = deux actions au dernier tour quand un autre prend le jeton
artisans-effect-provident = peut réserver un objet de la rangée au début du mois

## Au terminal

play-you = Siège { $seat } (vous)
play-seat = Siège { $seat }
play-help = Répondez par un numéro ou par les mots d'un coup. Aussi : table, undo, save FICHIER, help, quit.
play-prompt = { $who }, à vous de jouer :{" "}
play-hand-over = { $who }, le clavier est à vous ; appuyez sur Entrée quand personne d'autre ne regarde.{" "}
play-no-number = Il n'y a pas de coup { $number } ; choisissez de 1 à { $most }.
play-no-undo = Rien ne peut être repris : d'autres ont joué, ou une carte a été montrée.
play-saved = La partie est écrite dans { $file }.
play-left = Vous avez quitté la table.
play-total = total

## Little Town : la table

little-town-table-round = Manche { $round } sur 4 · { $phase }
little-town-table-legend = { $forest } forêt, { $mountain } montagne, { $lake } lac ; 1Nom : un bâtiment du siège 1 ; (1) : son ouvrier
little-town-table-supply = Réserve : { $supply }, { $coins ->
    [0] 0 pièce
    [1] 1 pièce
   *[other] { $coins } pièces
}
little-town-table-market = Marché
little-town-table-tile = { $name } · { $cost } · { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
} · { $does }
little-town-table-decks = Artisans à acquérir
little-town-table-seat = Siège { $seat } · { $points } { $points ->
    [-1] point
    [0] point
    [1] point
   *[other] points
}
little-town-table-home = { $workers ->
    [0] aucun ouvrier disponible
    [1] 1 ouvrier disponible
   *[other] { $workers } ouvriers disponibles
}, { $houses ->
    [0] aucune maison restante
    [1] 1 maison restante
   *[other] { $houses } maisons restantes
}
little-town-table-row = artisans
little-town-table-objective = objectif
little-town-table-done = accompli
little-town-table-hidden = { $cards ->
    [1] 1 objectif caché
   *[other] { $cards } objectifs cachés
}

little-town-phase-worker = choix d'un ouvrier
little-town-phase-place = l'action de l'ouvrier
little-town-phase-act = récolter et activer
little-town-phase-effect = l'effet d'un Artisan
little-town-phase-square = où construire
little-town-phase-discount = appel à un Artisan
little-town-phase-pay = paiement
little-town-phase-give = donner des cubes
little-town-phase-take = prendre des cubes
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
little-town-goods-points = { $count ->
    [0] 0 point
    [1] 1 point
   *[other] { $count } points
}
little-town-goods-nothing = rien
little-town-goods-laid = 1 ressource, posée dessus
little-town-tile-round-points = fin de manche : { $count ->
    [1] 1 point
   *[other] { $count } points
} par ouvrier autour
little-town-tile-round-coins = fin de manche : { $count ->
    [1] 1 pièce
   *[other] { $count } pièces
} par ouvrier autour
little-town-tile-round-activates = fin de manche : active les bâtiments autour
little-town-tile-end-buildings = fin de partie : { $count ->
    [1] 1 point
   *[other] { $count } points
} par bâtiment à vous autour
little-town-tile-end-grass = fin de partie : { $count ->
    [1] 1 point
   *[other] { $count } points
} par case d'herbe libre autour
little-town-tile-end-artisans = fin de partie : { $count ->
    [1] 1 point
   *[other] { $count } points
} par carte Artisan à vous
little-town-tile-nothing = aucun effet
little-town-end-construction = fin de partie : { $points } points par carte Construction à vous
little-town-end-gather = fin de partie : { $points } points par carte Récolte à vous
little-town-end-cubes = fin de partie : { $points ->
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
   *[other] {" "}(encore une fois : { $again } case de ce tour)
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

## Little Town : ce qu'on peut faire

little-town-may-worker = prendre l'ouvrier de la place { $place }
little-town-may-place = placer l'ouvrier en { $square }
little-town-may-place-tile = construire { $tile } en { $square }
little-town-may-build = aller construire { $tile } ({ $points } { $points ->
    [0] point
    [1] point
   *[other] points
})
little-town-may-gather = récolter { $resource } sur une case
little-town-may-gather-again = récolter { $resource } encore une fois sur une case
little-town-may-gather-all = récolter sur toutes les cases autour
little-town-may-activate = activer { $tile } en { $square }{ $rent ->
    [0] {""}
   *[other] , en payant 1 pièce de loyer
}
little-town-may-activate-again = activer encore { $tile } en { $square }{ $rent ->
    [0] {""}
   *[other] , en payant 1 pièce de loyer
}
little-town-may-use = utiliser { $card } :{ little-town-effect-gather }
little-town-may-discount = faire appel à { $card } :{ little-town-effect-construction }
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
little-town-may-coins = payer { $cubes ->
    [0] {""}
   *[other] { $cubes } { $paid }
}{ $count ->
    [0] {""}
   *[other] {" "}{ $coins } pièces pour { $count } { $replaced }
}
little-town-may-hire = engager { $card } à la place de { $replaced } ({ $points } { $points ->
    [0] point
    [1] point
   *[other] points
})
little-town-may-upgrade = améliorer { $replaced } en { $card } ({ $points } { $points ->
    [0] point
    [1] point
   *[other] points
})
little-town-may-cycle = payer 1 pièce pour mettre { $card } sous le paquet { $deck }
little-town-may-lay = poser 1 { $resource } sur la carte
little-town-may-lay-coins = payer 3 pièces et poser 1 { $resource } de la réserve sur la carte
little-town-may-feed-fish = en nourrir { $count } de poisson
little-town-may-feed-wheat = en nourrir { $count } de blé
little-town-may-feed-coins = en nourrir { $count } pour { $coins } pièces
little-town-may-done-action = finir l'action
little-town-may-done-effect = renoncer au reste de l'effet
little-town-may-done-upgrade = finir le tour
little-town-may-done-discount = construire sans Artisan
little-town-may-done-residence = ne plus rien activer depuis la Résidence
little-town-may-spend = dépenser l'ouvrier : il n'y a rien à faire

## Little Town : ce que quelqu'un a fait

little-town-did-worker = { $who } prend l'ouvrier de la place { $place }.
little-town-did-place = { $who } place un ouvrier en { $square }.
little-town-did-place-tile = { $who } construit { $tile } en { $square }.
little-town-did-build = { $who } va construire { $tile }.
little-town-did-gather = { $who } récolte { $resource } sur une case.
little-town-did-gather-again = { $who } récolte { $resource } encore une fois sur une case.
little-town-did-gather-all = { $who } récolte sur toutes les cases autour.
little-town-did-activate = { $who } active { $tile } en { $square }{ $rent ->
    [0] {""}
   *[other] , en payant 1 pièce de loyer
}.
little-town-did-activate-again = { $who } active encore { $tile } en { $square }{ $rent ->
    [0] {""}
   *[other] , en payant 1 pièce de loyer
}.
little-town-did-use = { $who } utilise { $card } :{ little-town-effect-gather }.
little-town-did-discount = { $who } fait appel à { $card } :{ little-town-effect-construction }.
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
    [0] {""}
   *[other] { $cubes } { $paid }
}{ $count ->
    [0] {""}
   *[other] {" "}{ $coins } pièces pour { $count } { $replaced }
}.
little-town-did-hire = { $who } engage { $card } à la place de { $replaced }.
little-town-did-upgrade = { $who } améliore { $replaced } en { $card }.
little-town-did-cycle = { $who } paie 1 pièce pour mettre { $card } sous le paquet { $deck }.
little-town-did-lay = { $who } pose 1 { $resource } sur la carte.
little-town-did-lay-coins = { $who } paie 3 pièces et pose 1 { $resource } de la réserve sur la carte.
little-town-did-feed-fish = { $who } en nourrit { $count } de poisson.
little-town-did-feed-wheat = { $who } en nourrit { $count } de blé.
little-town-did-feed-coins = { $who } en nourrit { $count } pour { $coins } pièces.
little-town-did-done-action = { $who } finit l'action.
little-town-did-done-effect = { $who } renonce au reste de l'effet.
little-town-did-done-upgrade = { $who } finit le tour.
little-town-did-done-discount = { $who } construit sans Artisan.
little-town-did-done-residence = { $who } n'active plus rien depuis la Résidence.
little-town-did-spend = { $who } dépense un ouvrier : il n'y a rien à faire.

## Adversaires

level-random = au hasard
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître

## L'analyste

analyse-progress = décisions
analyse-stopped = arrêt après { $done } décisions sur { $moves } ; voici ce qui a été trouvé
analyse-move = coup
analyse-end = fin de partie
analyse-swings = Les coups qui ont le plus changé les chances
analyse-swing = { $step }. { $move } · { $who } : { $before } % → { $after } %
analyse-mistakes = { $count ->
    [0] Aucun coup n'a coûté de chance notable.
    [1] Un coup a coûté une chance notable :
   *[other] { $count } coups ont coûté une chance notable ; les plus chers :
}
analyse-better = Mieux : { $move }. La promesse était de { $chance } % au lieu de { $instead } % : { $parts }.
analyse-little = un peu de tout
analyse-and = { $first } et { $last }
analyse-now-more = { $points ->
    [one] { $points } point de plus tout de suite
   *[other] { $points } points de plus tout de suite
}
analyse-now-fewer = { $points ->
    [one] { $points } point de moins tout de suite
   *[other] { $points } points de moins tout de suite
}
analyse-later-more = { $points ->
    [one] { $points } point de plus par la suite
   *[other] { $points } points de plus par la suite
}
analyse-later-fewer = { $points ->
    [one] { $points } point de moins par la suite
   *[other] { $points } points de moins par la suite
}
analyse-others-more = { $points ->
    [one] { $points } point repris au plus fort des adversaires
   *[other] { $points } points repris au plus fort des adversaires
}
analyse-others-fewer = { $points ->
    [one] { $points } point laissé au plus fort des adversaires
   *[other] { $points } points laissés au plus fort des adversaires
}
