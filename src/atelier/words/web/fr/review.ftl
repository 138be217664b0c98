# L'analyse d'une partie terminée.

review-title = Analyse : { $game }
review-title-plain = Analyse
review-seat = Place { $seat }

## Au lieu d'une analyse

review-missing = Cette partie n'existe pas
review-missing-told = Le lien est peut-être incomplet, ou la partie a été jouée dans une autre maison.
review-offline = La maison ne répond pas
review-offline-told = Vérifiez la connexion ; la partie est conservée et vous attend.
review-open = La partie n'a pas commencé
review-open-told = La table est mise, mais personne n'a encore joué. Prenez place, ou revenez quand la partie sera finie.
review-playing = Cette partie est en cours
review-playing-told = Une partie s'analyse une fois finie : d'ici là, les cartes restent cachées. Vous pouvez y assister.
review-nothing = Cette partie n'a jamais été jouée
review-nothing-told = La table a été fermée avant la donne.
review-rules = Cette partie suit d'anciennes règles
review-rules-told = Les règles de ce jeu ont changé depuis : la partie ne peut être ni reprise ni montrée coup par coup. On peut en garder la trace écrite.
review-unreadable = Cette table n'est plus lisible
review-unreadable-told = Ce qui en a été conservé est abîmé. Prévenez qui tient cette maison, et ouvrez une autre table.
review-to-table = Aller à la table
review-try-again = Réessayer

## Ce qui a été joué

review-won = { $count ->
    [1] { $names } gagne avec { $points } { $points ->
        [-1] point
        [0] point
        [1] point
       *[other] points
    }
   *[other] { $names } partagent la victoire avec { $points } { $points ->
        [-1] point
        [0] point
        [1] point
       *[other] points
    }
}
review-won-you = Vous gagnez avec { $points } { $points ->
    [-1] point
    [0] point
    [1] point
   *[other] points
}
review-unfinished = Partie non terminée
review-unfinished-graph = Seule une partie jouée jusqu'au bout peut être analysée.
review-unfinished-score = La partie n'a pas été jouée jusqu'au bout : il n'y a pas de décompte final.
review-panel = À propos de cette partie
review-eyes = Qui regarde le plateau
review-seen-by = Vue { OF($who) }
review-all-open = Tout à découvert

## Au fil de la partie

review-steps = Au fil de la partie
review-first = Au début
review-previous = Un coup en arrière
review-next = Un coup en avant
review-last = À la fin
review-play = Laisser défiler la partie
review-pause = Arrêter
review-slider = Coup
review-step-of = Coup { $step } sur { $last }
review-deal = La donne
review-deal-told = La donne est faite ; le premier coup va suivre.

## Les chances

review-chances = Chances de victoire
review-graph = Chances de victoire, coup par coup
review-chance-of = { $who } { $chance } %
review-graph-told = { $who } : { $first } % au début, au plus haut { $high } % après le coup { $at }, au plus bas { $low } % après le coup { $then }, { $last } % à la fin.
review-analyse = Analyser la partie
review-analyse-offer = Qui menait, coup par coup ? L'analyste peut le dire.
review-analyse-told = L'analyste pèse chaque décision de la partie, d'après ce que pouvait savoir celui qui l'a prise : les chances de chacun au fil du temps, les tournants, et les coups qui auraient été meilleurs. Il faut compter quelques minutes.
review-analysing = L'analyste pèse le coup { $done } sur { $of }
review-analysed = L'analyse est terminée.
review-analysing-leave = En attendant, parcourez la partie, ou partez : le travail continue et le résultat est conservé.
review-analysis-failed = L'analyse n'est pas allée à son terme.
review-again-ask = Redemander

## Tournants et meilleurs coups

review-you = vous
review-you-won = Pourquoi vous avez gagné
review-you-lost = Pourquoi vous n'avez pas gagné
review-to-analysis = Voir l'analyse
review-swings-told = Les chances de qui a joué, avant le coup et après, quoi qu'aient fait le hasard et les autres.
review-better-told = Ce que chacun a laissé échapper face au meilleur coup, d'après ce que pouvait savoir qui l'a joué : des victoires sur 100 parties, et des points. À partir de 5 victoires ou 5 points, c'est une imprécision ; à partir de 15 victoires ou 12 points, une erreur.
review-better-moves = De meilleurs coups
review-slip = Imprécision
review-mistake = Erreur
review-before = Avant le coup { $step } · { $when }
review-after = Après le coup { $step } · { $when }
review-from-to = { $before } → { $after } %
review-whose = Les coups de qui
review-counts = { $mistakes ->
    [0] aucune erreur
    [1] 1 erreur
   *[other] { $mistakes } erreurs
}, { $slips ->
    [0] aucune imprécision
    [1] 1 imprécision
   *[other] { $slips } imprécisions
}
review-more = { $count ->
    [1] 1 de plus
   *[other] { $count } de plus
}
review-analyst-told = Une chance est estimée en jouant la suite un grand nombre de fois. Au-dessus de la courbe, ± dit de combien elle peut s'écarter.

## Le décompte

review-score = Décompte final par source
review-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
review-total = Total

## Jouer la suite

review-play-on = Rejouer cette donne
review-play-on-told = À partir de n'importe quel coup, une nouvelle table continue à votre façon. La donne est la même : qui connaît cette partie sait ce qui vient.
review-my-seat = Je joue
review-in-place-of = à la place { OF($who) }
review-others = Les autres
review-friends = Des amis, par lien
review-from-here = { $step ->
    [0] Jouer dès le premier coup
   *[other] Jouer la suite du coup { $step }
}
review-from-here-ended = Ici, la partie est finie ; revenez à un coup pour jouer la suite.
review-this-deal = Jouer cette donne depuis le début
review-rematch-title = Une autre partie
review-rematch = Revanche : mêmes joueurs, autre donne
review-rematch-go = Vers la revanche
review-same-deal = La même donne, jouée par d'autres
review-same-deal-told = Chaque colonne est une place de la même donne ; le meilleur résultat d'une place est marqué.
review-same-deal-game = Partie
review-same-deal-this = Cette partie
review-same-deal-best = le meilleur à cette place
review-same-deal-none = Personne d'autre n'a encore joué cette donne. Transmettez le lien pour comparer.
review-same-deal-from = dès le coup { $step }
review-same-deal-paper = importée ; noms tels que dans le fichier

## Sur le papier

review-tab-moves = Coups
review-tab-turning = Analyse
review-tab-score = Score
review-tab-again = Rejouer
review-tab-paper = Archive
review-share = Partager
review-share-told = Le lien montre le coup { $step } tel que vous le voyez.
review-link = Lien vers ce coup
review-copy = Copier le lien
review-copied = Copié
review-share-with = Partager
review-record = La partie sur le papier
review-record-told = Toute la partie : chaque coup, la clé du mélange, le résultat. N'importe quel Atelier peut la rejouer.
review-download = Télécharger la partie

## Était-ce loyal ?

review-proof = La distribution était-elle loyale ?
review-proof-told = Avant la partie, la maison s'est liée à un secret. La partie finie, le secret est dévoilé et tout peut être recalculé.
review-prove = Vérifier
review-proof-checking = Vérification …
review-proof-good = Oui : personne n'a pu choisir ces cartes, et chaque coup est tel qu'il a été joué.
review-proof-sound = La partie est authentique : chaque coup et le résultat sont justes.
review-proof-bad = Non : quelque chose n'est pas comme il se doit.
review-proof-moves = { $moves ->
    [1] L'unique coup a été rejoué depuis la première carte : il était permis et le résultat est le même.
   *[other] Les { $moves } coups ont été rejoués depuis la première carte : chacun était permis et le résultat est le même.
}
review-proof-false = Rejouée depuis la première carte, la partie ne se déroule pas comme elle est notée.
review-proof-commitment = Avant que quiconque prenne place, la maison a montré ce sceau de son secret. Le secret correspond au sceau : il n'a pas été échangé.
review-proof-secret = Le secret, dévoilé à la fin de la partie.
review-proof-stirred = { $who } a mêlé ces chiffres ; la maison ne pouvait pas les connaître en scellant son secret.
review-proof-promised = { $who } avait promis ces chiffres en prenant place, avant que quiconque montre les siens, et a tenu promesse.
review-proof-withheld = { $who } n'a pas montré les chiffres promis en prenant place : les cartes ont été distribuées sans eux.
review-proof-nobody = Personne n'a mêlé de chiffres : le secret seul a fait la clé.
review-proof-key = Le secret et les chiffres donnent ensemble la clé du mélange, et cette clé distribue exactement ces cartes.
review-proof-key-own = Le secret et les chiffres donnent ensemble la clé du mélange ; ce navigateur l'a calculée lui-même. La clé distribue exactement ces cartes.
review-proof-forked = Cette table a repris les cartes d'une autre partie, où elles ont pu être connues : rien n'a été mélangé ici.
review-proof-elsewhere = Les cartes n'ont pas été mélangées sous un secret scellé de cette maison : le mélange lui-même ne peut pas être prouvé.
