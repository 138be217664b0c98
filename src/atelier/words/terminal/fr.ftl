# Ce qui ne se dit qu'au terminal : la table en mots, une partie contre des adversaires, les cartes d'une boîte.

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

## Boîtes

box-mistakes = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
 } dans { $file }
box-sound = { $file } : une boîte sans faute ({ $game }), appelée { $name }, empreinte { $digest }
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

## Au terminal

play-you = Siège { $seat } (vous)
play-seat = Siège { $seat }
play-against = À la table : { $names } ({ $level }).
play-help = Répondez par un numéro ou par les mots d'un coup. Aussi : table, undo, save FICHIER, help, quit.
play-prompt = { $who }, à vous de jouer :{" "}
play-hand-over = { $who }, le clavier est à vous ; appuyez sur Entrée quand personne d'autre ne regarde.{" "}
play-no-number = Il n'y a pas de coup { $number } ; choisissez de 1 à { $most }.
play-no-undo = Rien ne peut être repris : d'autres ont joué, ou une carte a été montrée.
play-saved = La partie est écrite dans { $file }.
play-left = Vous avez quitté la table.
play-total = total

## Little Town : la table

little-town-table-round = Manche { $round } sur 4 · { $phase }
little-town-table-legend = { $forest } forêt, { $mountain } montagne, { $lake } lac ; 1Nom : un bâtiment du siège 1 ; (1) : son ouvrier
little-town-table-supply = Réserve : { $supply }, { $coins ->
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
