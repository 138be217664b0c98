# Apprendre : vue d'ensemble, règles, cartes, premières parties guidées.

learn-title = Apprendre à jouer
learn-lead = Dix minutes avec un guide, puis une vraie partie. Les règles sont là quand une question se pose.
learn-begin = Commencer la partie guidée
learn-on = Reprendre la partie guidée
learn-again = Rejouer la partie guidée
learn-rules = Règles
learn-cards = Toutes les cartes
learn-tip = En jeu, chaque chose sur la table s'explique : laissez-y le pointeur, appuyez longuement, ou pressez ? quand elle est sélectionnée.

## Règles

rules-title = { $game } : règles
rules-views = { $game } : règles et cartes
rules-tab = Règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-hit = { $at } sur { $of }
rules-none = introuvable
rules-before = Résultat précédent
rules-after = Résultat suivant
rules-ruling = Décision { $number }

## Cartes

cards-title = { $game } : toutes les cartes
cards-tab = Cartes
# D'une boîte que quelqu'un a faite.
cards-changed = { $title } : cartes changées ou nouvelles
cards-own-lead = { $changed ->
    [0] Les { $count } cartes sont celles qui viennent avec le jeu ; seuls la règle et les nombres diffèrent.
    [one] Une de ces { $count } cartes n'est pas comme dans la boîte qui vient avec le jeu. Elle vient en premier.
   *[other] { $changed } de ces { $count } cartes ne sont pas comme dans la boîte qui vient avec le jeu. Elles viennent en premier.
}
cards-search = Chercher une carte
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-deck = Artisans : { $deck }
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

## Leçons

lesson-step = Étape { $step } sur { $of }
lesson-steps = Étapes de la leçon
lesson-lent = À la table, vous vous appelez { $name } : un nom prêté en attendant le vôtre.
lesson-task = À faire : { $task }
lesson-task-more = À faire ({ $at } sur { $of }) : { $task }
lesson-show = Montrez-moi
lesson-back = Retour
lesson-next = Suite
lesson-skip = Avancer
lesson-leave = Quitter la leçon
lesson-later = Le temps passe …
lesson-happened = Ce qui vient de se passer
lesson-text-more = Suite du texte
lesson-text-top = Revenir au début du texte
lesson-see-board = Voir le plateau
lesson-see-points = Voir les points
lesson-hint = Pas encore celle-ci. Cherchez ce qui brille, ou laissez-moi vous montrer.
lesson-ada = Ada
lesson-won = Vous gagnez, { $mine } à { $theirs }
lesson-score = Points de la fin
lesson-total = total
lesson-play = Jouer une vraie partie
lesson-play-busy = On dresse la table …
lesson-rules = Lire les règles
lesson-again = Depuis le début
