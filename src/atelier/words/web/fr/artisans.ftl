# La salle d'Artisans, en français ; le fichier anglais a les mêmes messages.

## Ce qui est sur l'établi

artisans-room-objects = Objets d'art
artisans-room-market = Le marché
artisans-room-artisans = Artisans au choix
artisans-room-hand-and-works = Main et matériaux
artisans-room-place = Place { $place }, { $material }
artisans-room-token = le jeton premier joueur
artisans-room-token-held = { $who } tient le jeton premier joueur
artisans-room-has-token = tient le jeton premier joueur
artisans-room-leads = mène
artisans-room-on-turn = , à son tour
artisans-room-points = {" "}points
artisans-room-month = Mois { $month } sur 12
artisans-room-progress = Mois { $month } · { $phase }
artisans-room-gap = vide
artisans-room-next = à venir
artisans-room-next-object = Le mois prochain : { $name }
artisans-room-object = { $name }, { $points } points, exige { $needs }
artisans-room-object-deck = Paquet d'objets { $deck } : { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
artisans-room-column = { $material } : { $levels ->
    [0] rien de posé
   *[other] cartes par niveau { $laid }
}
artisans-room-counts = { $material } : combien au niveau { $level }
artisans-room-count = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
artisans-room-in-hand = { $material } en main : { $count }
artisans-room-made = Objets fabriqués : { $count }
artisans-room-made-none = pas encore d'objet
artisans-room-made-object = { $name }, { $points } points
artisans-room-reserved = Réservé : { $name }

## Notices

artisans-tooltip-count = { $material } { $count }
artisans-tooltip-object = { $name } · { $origin }
artisans-tooltip-object-text = { $points } points. Exige { $needs }.
artisans-tooltip-missing = Il manque encore : { $needs }
artisans-tooltip-ready = Vous avez tout ce qu'il faut.
artisans-tooltip-material = { $all } cartes dans cette partie, dont { $unseen } dans la pile ou cachées dans les mains.
artisans-tooltip-level = { $level } : { $cards }
artisans-tooltip-laid = Cartes par niveau { $laid }. Valeur : { $points } { $points ->
    [0] point
    [1] point
   *[other] points
}.
artisans-tooltip-unbegun = Rien de posé. Chaque carte posée vaut son niveau.
artisans-tooltip-next-level = Le niveau { $level } accueille { $capacity ->
    [1] 1 carte
   *[other] 1 à { $capacity } cartes
}.
artisans-tooltip-finished = Les quatre niveaux sont posés.
artisans-tooltip-hand = { $cards ->
    [0] Aucune carte en main
    [1] 1 carte en main
   *[other] { $cards } cartes en main
}
artisans-tooltip-known = Les mains sont cachées ; tout le monde connaît les cartes prises au marché.
artisans-tooltip-hidden = { $cards ->
    [1] 1 carte cachée
   *[other] { $cards } cartes cachées
}
artisans-tooltip-deck = Pile : { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
artisans-tooltip-unseen = Vous n'avez pas vu, dans la pile ou dans les mains cachées :
artisans-tooltip-discard = Défausse : { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
artisans-tooltip-discard-text = Mélangée pour former une nouvelle pile quand la pile est vide.
artisans-tooltip-deck-1 = Objets plus simples, de 3 à 6 points. Au mois 7, ce qu'il en reste quitte le jeu.
artisans-tooltip-deck-2 = Objets plus difficiles, de 4 à 7 points. Ils arrivent à partir du mois 7.
artisans-tooltip-token = Qui le prend mène le mois suivant ; les autres ont un dernier tour, puis le marché ferme.

## Ce qui est demandé

artisans-prompt-draft = Choisissez votre artisan.
artisans-prompt-reserve = Vous pouvez réserver un objet de la rangée.
artisans-prompt-reserve-nothing = Il n'y a rien à réserver.
artisans-prompt-market = { $way ->
    [take] { $craft ->
        [0] Prenez une carte ou le jeton.
       *[other] Prenez une carte ou le jeton, ou fabriquez un objet.
    }
    [trade] { $craft ->
        [0] Posez une carte, puis choisissez sa place ; ou prenez le jeton.
       *[other] Posez une carte puis choisissez sa place, prenez le jeton ou fabriquez un objet.
    }
   *[none] { $craft ->
        [0] Prenez le jeton.
       *[other] Prenez le jeton, ou fabriquez un objet.
    }
}
artisans-prompt-closed = Les échanges sont clos pour ce marché : prenez le jeton, ou fabriquez si vous le pouvez.
artisans-prompt-crafted = { $way ->
    [take] L'objet est fait. Prenez maintenant une carte ou le jeton, ou finissez votre tour.
    [trade] L'objet est fait. Échangez maintenant une carte, prenez le jeton, ou finissez votre tour.
   *[none] L'objet est fait. Finissez votre tour.
}
artisans-prompt-last = { $actions ->
    [2] Dernier tour, deux actions au marché :
   *[other] Dernier tour :
} { $way ->
    [take] prenez une carte
    [trade] posez une carte, puis choisissez sa place
   *[none] il ne reste rien à prendre
}{ $craft ->
    [0] , ou passez.
   *[other] , fabriquez ou passez.
}
artisans-prompt-trade-place = Choisissez où poser votre carte : { $material }.
artisans-prompt-trade-card = Choisissez la carte à poser à la place { $place } pour prendre : { $material }.
artisans-prompt-develop = Développez un matériau : choisissez-le dans votre main, puis le nombre de cartes.
artisans-prompt-develop-nothing = Aucun matériau ne peut être développé ce mois-ci.
artisans-prompt-develop-count = Combien de cartes ({ $material }) posez-vous au niveau { $level } ?
artisans-prompt-final = L'année s'achève : vous pouvez fabriquer un ultime objet.
artisans-prompt-final-nothing = L'année s'achève, et aucun objet n'est à votre portée.
artisans-prompt-over = L'année est finie.
artisans-prompt-wait = Au tour de { $who } : { $phase }.

## Petites cérémonies

artisans-ceremony-month = Le mois { $month } est fini. Le mois { $next } commence.
artisans-ceremony-second = La moitié de l'année est passée : les objets viennent désormais du second paquet.
artisans-ceremony-final = L'année s'achève. Chacun peut fabriquer un ultime objet.
artisans-ceremony-over = L'année est finie.
