# Apprendre : vue d'ensemble, règles, cartes, premières parties guidées.

learn-title = Apprendre à jouer
learn-lead = Dix minutes avec un guide, puis une vraie partie. Les règles sont là quand une question se pose.
learn-about-artisans = Échangez au marché, développez sept matériaux niveau après niveau et créez des objets au fil des mois.
learn-about-little-town = Envoyez vos ouvriers dans la vallée, récoltez ce qui les entoure, bâtissez, payez le loyer et engagez des Artisans qui vous aident.
learn-begin = Commencer la partie guidée
learn-on = Reprendre la partie guidée
learn-again = Rejouer la partie guidée
learn-rules = Règles
learn-cards = Toutes les cartes
learn-tip = En jeu, chaque chose sur la table s'explique : laissez-y le pointeur, appuyez longuement, ou pressez ? quand elle a le focus.

## Règles

rules-title = { $game } : règles
rules-views = { $game } : règles et cartes
rules-tab = Règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-hit = { $at } sur { $of }
rules-none = introuvable
rules-before = Résultat précédent
rules-after = Résultat suivant
rules-ruling = Décision { $number }

## Cartes

cards-title = { $game } : toutes les cartes
cards-tab = Cartes
cards-search = Chercher une carte
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-artisans-object = Objets d'art
cards-artisans-artisan = Artisans
cards-artisans-material = Matériaux
cards-little-town-tile = Bâtiments
cards-little-town-objective = Objectifs
cards-deck = Artisans : { $deck }
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-standard = Standard
cards-advanced = Avancée
cards-side = · { $cost } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-source-published = valeurs publiées
cards-source-atelier = création d'Atelier
cards-source-printed = du jeu imprimé
cards-source-own = d'une boîte personnelle
cards-source-rulebook = du livret
