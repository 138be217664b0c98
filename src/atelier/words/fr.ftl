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
