# Les mots de la salle Little Town, en français ; les mêmes messages qu'en anglais.

## Ce qui est demandé

town-ask-wait = La table se prépare.
town-ask-worker = Prenez un de vos ouvriers : il peut faire appel aux cartes à sa gauche et à sa droite.
town-ask-place = Posez l'ouvrier sur une prairie libre, ou choisissez une tuile à bâtir.
town-ask-spend = Cet ouvrier ne peut rien faire : il est perdu pour la manche.
town-ask-act = Récoltez et activez autour de { $square }, dans l'ordre voulu ; puis terminez l'action.
town-ask-effect = Poursuivez l'effet de l'Artisan.
town-ask-any = Prenez { $count ->
    [one] 1 ressource
   *[other] { $count } ressources
} au choix dans la réserve.
town-ask-sell = Donnez 1 ressource contre des pièces, ou renoncez-y.
town-ask-trade = Donnez 2 ressources contre des points, ou renoncez-y.
town-ask-offer = Donnez-en encore jusqu'à { $count } contre des points, ou renoncez-y.
town-ask-again = Choisissez une case utilisée ce tour : elle sert encore une fois.
town-ask-square = Choisissez une prairie libre pour { $tile }.
town-ask-discount = Faites appel à un Artisan pour { $tile }, ou bâtissez sans lui.
town-ask-less = Choisissez ce qui est retiré du coût de { $tile } ({ $count } au choix).
town-ask-pay = À payer : { $owed }. En cubes, ou 3 pièces à la place de chacun ?
town-ask-give = Donnez { $count } { $count ->
    [one] ressource
   *[other] ressources
} au Prêteur sur gage.
town-ask-take = Prenez { $count } { $count ->
    [one] ressource
   *[other] ressources
} chez le Prêteur sur gage.
town-ask-upgrade = Engagez ou améliorez un Artisan à côté de la place de l'ouvrier, ou terminez le tour.
town-ask-lay = Posez un cube sur la nouvelle carte : un des vôtres, ou un de la réserve pour 3 pièces.
town-ask-residence = Activez les bâtiments autour de votre Résidence, ou laissez-les.
town-ask-feed-fish = { $count ->
    [one] 1 ouvrier a
   *[other] { $count } ouvriers ont
} faim : combien mangent du poisson ?
town-ask-feed-wheat = { $count ->
    [one] 1 ouvrier a
   *[other] { $count } ouvriers ont
} faim : combien mangent du blé ?
town-ask-feed-coins = { $count ->
    [one] 1 ouvrier a
   *[other] { $count } ouvriers ont
} faim : pour combien payez-vous 3 pièces chacun ?
town-ask-over = La partie est finie.
town-round = Manche { $round } · { $phase }
town-end-round = La manche { $round } s'achève : les horloges sonnent, les ouvriers mangent et rentrent.
town-end-game = La dernière manche s'achève : on compte châteaux, tours et pièces.

## La carte

town-map = Carte de la ville, 9 colonnes de a à i, 6 rangées de 1 à 6
town-square = { $square } · { $land }
town-square-building = { $square } : { $tile }, bâtiment de { $who }
town-square-worker = { $square } : ouvrier de { $who }
town-square-touched = { $name } (utilisée ce tour)
town-land-grass = prairie
town-land-forest = forêt
town-land-mountain = montagne
town-land-lake = lac
town-land-grass-text = Les ouvriers s'y tiennent et les bâtiments s'y posent.
town-land-forest-text = Donne 1 bois à l'ouvrier voisin.
town-land-mountain-text = Donne 1 pierre à l'ouvrier voisin.
town-land-lake-text = Donne 1 poisson à l'ouvrier voisin.
town-worker-of = Un ouvrier de { $who } reste ici jusqu'à la fin de la manche.

## Fiches

town-ours = Valeurs de notre cru : celles imprimées ne sont pas publiées.
town-tooltip-cost = Coûte { $cost } · { $points } { $points ->
    [one] point
   *[other] points
}
town-tooltip-yours = Votre bâtiment : les autres vous paient 1 pièce pour s'en servir.
town-tooltip-rent = Bâtiment de { $who } : 1 pièce de loyer pour s'en servir.
town-tooltip-owner = Bâtiment de { $who }.
town-tooltip-card = { $kind } { $level }
town-tooltip-cubes = Dessus : { $cubes }
town-tooltip-deck = { $cards } cartes dans le paquet. Aussi dedans : { $known }
town-tooltip-around = Autour : { $found }.
town-tooltip-lonely = Rien à récolter ni à activer autour.
town-deck-empty = Ce paquet est vide.
town-deck-misfit = Pas ici pour l'instant : on achète une carte du type de votre action, de niveau I pour un nouvel Artisan, ou d'un niveau au-dessus de la carte à côté de votre ouvrier.
town-blank = Carte vierge
town-blank-text = Personne n'y travaille encore : engagez un Artisan à sa place.
town-goal = Votre objectif
town-goal-done = Objectif rempli
town-place = Place { $place }
town-place-text = L'ouvrier d'ici peut faire appel à la carte à sa gauche ou à sa droite, une fois par tour.
town-coins = Pièces
town-good-coins = 3 pièces remplacent une ressource quelconque dans tout paiement.
town-good-wood-text = Vient des forêts. Sert à bâtir.
town-good-stone-text = Vient des montagnes. Sert aux grands bâtiments.
town-good-fish-text = Vient des lacs. Nourrit un ouvrier.
town-good-wheat-text = Vient des champs de blé. Nourrit un ouvrier.

## Le marché

town-market = Tuiles disponibles
town-tile = { $name }, { $points } { $points ->
    [one] point
   *[other] points
}, coûte { $cost }
town-tile-built = { $name }, déjà bâti
town-decks = Artisans à engager
town-deck = { $deck } : { $card }, { $count } { $count ->
    [one] carte
   *[other] cartes
}
town-deck-none = { $deck } : vide
town-cycle = Mettre { $card } sous son paquet pour 1 pièce
town-supply = Dans la réserve : { $goods }
town-bank = En banque : { $goods }
town-bank-text = Toutes les pièces valent 40.
town-supply-text = Quand une ressource est épuisée, personne ne peut en gagner.
town-site = Chantier
town-site-text = L'ouvrier qui bâtit y reste jusqu'à la fin de la manche. Il y a de la place pour tous.

## Joueurs

town-mine = Mon côté de la table
town-stock = { $who } : { $goods }
town-points = { $who } : { $points } { $points ->
    [one] point
   *[other] points
}
town-points-title = { $points } { $points ->
    [one] point
   *[other] points
}
town-points-line = { $source } : { $points }
town-houses = Encore { $houses ->
    [one] 1 maison
   *[other] { $houses } maisons
} pour bâtir
town-houses-text = Chaque bâtiment demande une de vos maisons. Plus de maison : plus de bâtiment.
town-home = { $workers ->
    [0] Aucun ouvrier
    [one] 1 ouvrier
   *[other] { $workers } ouvriers
} à la maison
town-home-text = Chaque tour utilise un ouvrier. Tous rentrent en fin de manche, et tous veulent manger.
town-worker-home = Ouvrier à la place { $place }
town-worker-away = Place { $place } : son ouvrier est sorti
town-row = Artisans de { $who }
town-row-card = { $place } : { $card }
town-option = { $card }, { $option ->
    [1] premier
   *[other] second
} effet
town-goals = Objectifs
town-goals-hidden = { $count ->
    [0] Aucun objectif caché
    [one] 1 objectif caché
   *[other] { $count } objectifs cachés
}
town-goals-hidden-text = Secrets jusqu'à leur réalisation. Un objectif manqué ne coûte rien.
town-goal-named = Objectif : { $goal }
town-goal-named-done = Rempli : { $goal }
town-start = Commence cette manche
town-pay-label = Façons de payer
town-feed-label = Façons de nourrir
