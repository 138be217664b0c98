# De quoi revenir : mes parties, la donne du jour, les énigmes.

## My games

mine-title = Mes parties
mine-lead = Ce que vous avez joué ici, et contre qui cela vous réussit.
mine-form = Ma forme
mine-form-none = Votre forme s'affiche ici après votre première partie terminée.
mine-form-uncounted = Aucune partie terminée ne compte encore. Votre forme s'affiche ici après la première sans coup repris, sans cartes connues et sans adversaire qui joue pour vous.
mine-form-told = Au-dessus de la ligne, les parties gagnées ; au-dessous, les parties perdues. La dernière est à droite. Ne comptent pas les parties où vous avez repris des coups au-delà d'une réponse ou d'une carte montrée, celles où les cartes étaient connues et celles qu'un adversaire a jouées pour vous.
mine-against = Contre { $whom ->
   *[people] des personnes
    [random] qui joue au hasard
    [apprentice] un apprenti
    [journeyman] un compagnon
    [master] un maître
    [champion] un champion
}
mine-score = { $won } sur { $played ->
    [one] { $played } gagnée
   *[other] { $played } gagnées
}
mine-mark-won = { $margin ->
    [0] gagnée au départage
   *[other] gagnée de { $margin }
}
mine-mark-shared = victoire partagée
mine-mark-lost = { $margin ->
    [0] perdue au départage, place { $place }
   *[other] perdue de { $margin }, place { $place }
}
mine-mark = { $date } : { $how }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mine-running = En cours
mine-finished = Terminées
mine-none = Aucune partie n'est encore terminée. La première est à un clic.
mine-play = Vers les jeux
mine-more = Parties plus anciennes
mine-place = place { $place } sur { $of }
mine-won = Gagnée
mine-take-backs = { $count ->
    [one] { $count } reprise
   *[other] { $count } reprises
}
mine-not-compared = hors compte
mine-daily = donne du jour
mine-your-turn = À vous
mine-open = Des places sont libres
mine-waiting = Les autres jouent

## The deal of the day

today-title = Donne du jour
today-lead = Les mêmes cartes pour tous, contre les mêmes adversaires. La première partie compte : pas de conseil, et l'on ne reprend plus un coup suivi d'une réponse ou d'une carte montrée. Personne ne peut connaître les cartes d'avance ; chaque partie prouve sa donne à la fin.
today-next = De nouvelles donnes arrivent dans { $hours ->
    [0] moins d'une heure
    [one] 1 heure
   *[other] { $hours } heures
}.
today-of = Donne du { $date }
today-opponents = Contre { $names }, { $level ->
    [apprentice] apprentis
    [journeyman] compagnons
    [champion] champions
   *[master] maîtres
}
today-finished = { $count ->
    [0] Personne ne l'a encore terminée
    [one] 1 personne l'a terminée
   *[other] { $count } personnes l'ont terminée
}
today-play = Jouer la donne du jour
today-on = Continuer
today-again = La rejouer, pour le plaisir
today-hidden = Les résultats des autres s'affichent quand vous avez terminé.
today-left = Vous avez quitté cette partie ; elle n'est pas comparée.
today-counting = Votre résultat est en cours d'enregistrement …
today-results = Les résultats de tous
today-none = Personne n'a terminé cette donne.
today-rank = Rang
today-name = Nom
today-points = Points
today-place = Place à la table
today-others = Adversaires
today-helped = avec aide
today-helped-told = Un adversaire a joué pour cette personne, un temps ou jusqu'à la fin.
today-you = vous
today-yesterday = Hier
today-review = Relire votre partie
today-own = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rang { $rank } sur { $of }

## Puzzles

puzzle-title = Énigmes
puzzle-lead = Cinq positions par jour, tirées de parties entre maîtres. Un coup gagne bien plus souvent que tous les autres : trouvez-le.
puzzle-none = Ce serveur n'a pas d'énigmes.
puzzle-solved = { $done } sur { $of } essayées aujourd'hui, { $right ->
    [one] { $right } trouvée
   *[other] { $right } trouvées
}.
puzzle-until = De nouvelles énigmes arrivent dans { $hours ->
    [0] moins d'une heure
    [one] 1 heure
   *[other] { $hours } heures
}.
puzzle-number = Énigme { $number } sur { $of }
puzzle-open = Essayer l'énigme { $number }
puzzle-found = trouvée
puzzle-missed = pas trouvée
puzzle-stars = { $stars ->
    [1] facile
    [2] moyen
   *[other] difficile
}
puzzle-who = Vous êtes { $who }
puzzle-ask = Quel coup gagne le plus souvent ?
puzzle-how = Jouez votre coup sur la table.
puzzle-list = Tous les coups en liste
puzzle-right = C'est le bon coup.
puzzle-wrong = Il y a mieux.
puzzle-best = Le meilleur : { $move }
puzzle-yours = Vous : { $move }
puzzle-chance = { $chance } %
puzzle-worth = gagne { $chance } %, en moyenne { $margin } points face au meilleur des autres
puzzle-doubt = Jugé par une recherche profonde d'après ce que sait cette place ; le doute est d'environ { $doubt } %.
puzzle-all = Ce que vaut chaque coup
puzzle-again = Regarder encore
puzzle-next = Énigme suivante
puzzle-done = Vers la liste
puzzle-leave = Quitter l'énigme
puzzle-opponent = Adversaire { $seat }
puzzle-missing = Cette énigme n'existe pas ; celles du jour sont dans la liste.
