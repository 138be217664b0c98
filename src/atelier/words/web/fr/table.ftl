# Les mots de la page de table, en français ; les mêmes messages qu'en anglais.

## La table

table-title = Table
table-title-turn = ● À vous
table-title-over = Partie terminée
table-missing = Cette table n'existe pas
table-missing-why = Le lien est peut-être incomplet, ou la table a été débarrassée. Demandez le lien entier à la personne qui vous l'a envoyé.
table-home = Accueil
table-lost = Connexion perdue ; on la cherche…
table-watching = Vous regardez
table-you = (vous)
table-away = a quitté la table
table-on-turn = à son tour
table-seats = Joueurs
table-points = { $points ->
    [-1] −1 point
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
table-clock = encore { $minutes } min { $seconds } s
table-seat-open = Place libre
table-seat-counted = { $name } { $count }

## Les parties de la table

table-areas = Parties de la table
table-area-others = Les autres
table-area-centre = Plateau
table-area-mine = À moi
table-area-market = Marché
table-area-side = Plus
table-changed = quelque chose a changé ici
table-may-here = vous pouvez agir ici
table-thing-may = { $thing }{"\u00A0"}: { $does }

## Avant la partie

table-lobby-sub = { $count ->
    [1] Une table pour une personne
   *[other] Une table pour { $count }
}
table-lobby-seats = Qui joue
table-lobby-learn = Comment on joue
table-lobby-lesson = Une première partie guidée
table-lobby-rules = Les règles
table-lobby-tab = { $role ->
    [visitor] (dans un nouvel onglet)
   *[seated] (dans un nouvel onglet, votre place reste)
}
table-lobby-free = { $role ->
    [host] { $count ->
        [1] Une place est encore libre. Envoyez le lien, ou installez un adversaire.
       *[other] { $count } places sont encore libres. Envoyez le lien, ou installez des adversaires.
    }
    [guest] { $count ->
        [1] Une place est encore libre ; la partie commencera quand tout le monde sera là.
       *[other] { $count } places sont encore libres ; la partie commencera quand tout le monde sera là.
    }
   *[visitor] { $count ->
        [1] Une place est libre : asseyez-vous pour jouer.
       *[other] { $count } places sont libres : asseyez-vous pour jouer.
    }
}
table-lobby-full = Tout le monde est là.
table-lobby-stirring = On attend la part de chacun au mélange…
table-lobby-wait = Tout le monde est là. La partie est lancée par ceux qui sont à la table.
table-sit = S'asseoir
table-sit-too = Quelqu'un près de moi
table-name = Nom
table-name-keep = Garder
table-rename = Changer de nom
table-stand-up = Se lever
table-unseat = Libérer la place
table-unseat-sure = Cette personne ne pourra plus s'asseoir ici.
table-seat-opponent = Installer un adversaire…
table-level = Niveau de l'adversaire
table-start = Commencer la partie
table-close = Fermer la table
table-close-sure = Vraiment fermer{"\u00A0"}?
table-close-yes = Oui
table-close-no = Non
table-share = Inviter
table-share-on = Partager le lien
table-link = Lien de cette table
table-copy = Copier le lien
table-copied = Le lien est copié.
table-options = Ce qui se joue
table-own-box = Boîte maison : { $name }
table-own-box-help = Ses cartes ne sont pas celles qui viennent avec le jeu.
table-own-box-cards = Voir ses cartes
table-option-clock = { $minutes } min par joueur{ $increment ->
    [0] {""}
   *[other] , plus { $increment } s à chaque tour
}
table-option-stand-in = Qui n'a plus de temps est remplacé : { $level }
table-option-pace = { $pace ->
    [live] Qui ne joue pas pendant { $patience } min peut être appelé à jouer ; { $notice } min plus tard, un adversaire peut jouer à sa place
   *[other] Par correspondance : qui ne joue pas pendant { $patience } jours peut être appelé à jouer ; { $notice ->
        [1] un jour
       *[other] { $notice } jours
    } plus tard, un adversaire peut jouer à sa place
}
table-option-listed = Tout le monde peut trouver cette table
table-option-forked = Suite d'une autre partie : la donne peut être connue
table-fair = Un mélange équitable
table-fair-how = Le serveur a fixé son secret avant que quiconque s'assoie ; en voici le sceau. Le navigateur de chaque joueur promet sa part de hasard et ne la montre que lorsque tous ont promis la leur. Après la partie, le secret est révélé et chacun peut vérifier que personne n'a arrangé les cartes.

## L'invite

table-your-turn = C'est à vous.
table-answers = Vos réponses
table-answers-all = { $count ->
    [1] 1 réponse
    [2] Les deux réponses
   *[other] Les { $count } réponses
}
table-answers-down = Reposer
table-sum-of = { $who } :
table-forced = Rien d'autre à faire : { $does }.
table-sum-pays = coûte
table-sum-stand-in = pièces à la place de { $lacking }
table-sum-rent = à { $who } :
table-sum-saves = épargne
table-sum-brings = rapporte
table-confirm-ask = Continuer quand même ?
table-confirm-yes = Oui
table-confirm-no = Non
table-confirm-never = Oui, et ne plus demander
table-tools = Outils
table-undo = Reprendre le coup
table-undo-turn = Reprendre tout le tour
table-undo-what = Reprendre « { $what } »
table-undo-what-answered = { $count ->
    [1] Reprendre « { $what } » et la réponse { OF($names) }
   *[other] Reprendre « { $what } » et les réponses { OF($names) }
}
table-undo-turn-from = Reprendre tout le tour depuis « { $what } »
table-undo-turn-from-answered = { $count ->
    [1] Reprendre tout le tour depuis « { $what } » et la réponse { OF($names) }
   *[other] Reprendre tout le tour depuis « { $what } » et les réponses { OF($names) }
}
table-undo-uncounted = Si vous reprenez d'aussi loin, cette partie ne comptera pas dans votre forme.
table-undo-again = Touchez encore une fois pour reprendre.
table-undo-late = Quelqu'un a joué depuis, ou une carte a été montrée.
table-undo-over = La partie est finie et reste comme elle est ; en la revoyant, on peut repartir de n'importe quelle position.
table-undo-nothing = Vous n'avez encore rien à reprendre.
table-replay = Ce qui s'est passé depuis mon dernier tour
table-skip = Avancer
table-ask-moment = Un instant…
table-ask-turn = C'est à { $who } de jouer.
table-ask-thinking = { $who } réfléchit…
table-ask-playing = { $who } joue…
table-ask-away = Un adversaire joue à votre place.
table-ask-left = Vous avez quitté la table ; on vous attend.
table-ask-out-of-time = Votre temps est écoulé ; un adversaire joue à votre place jusqu'à la fin.
table-ask-absent = { $who } a quitté la table ; on attend.
table-call = Demander à { $who } de jouer
table-here = Je suis là
table-ask-called = On a demandé à { $who } de jouer ; le temps restant s'affiche à côté du nom.
table-ask-idle = On a demandé à { $who } de jouer, sans réponse.
table-ask-you = Les autres vous attendent : le temps à côté de votre nom s'écoule.
table-ask-you-last = Les autres vous ont appelé deux fois : jouez ce tour avant que le temps à côté de votre nom soit écoulé.
table-ask-you-over = Les autres ont longtemps attendu : un adversaire peut jouer pour vous.
table-called-you = Les autres vous attendent
table-replace = Laisser un adversaire jouer pour { $who }
table-return = Revenir
table-past = Retour en arrière : coup { $step } sur { $steps }
table-past-ask = Vous regardez une position passée.
table-replaying = Ce qui s'est passé depuis votre dernier tour
table-now = Revenir au présent
table-won = { $count ->
    [1] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
table-won-you = Vous avez gagné !
table-today = Voir les résultats des autres
table-review = Revoir la partie
table-rematch = Rejouer
table-rematch-people = Revanche avec les mêmes personnes
table-again = Rejouer la même donne
table-end-close = Regarder le plateau
table-end-again = Compter encore une fois
table-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
table-reason-source = { $source } : voilà la différence, { $mine } points pour { $you ->
    [winner] vous
   *[nobody] { $winner }
}, { $theirs } pour { $you ->
    [other] vous
   *[nobody] { $other }
}.
table-reason-narrow = Une victoire de justesse. { $source } : voilà la différence, { $mine } points pour { $you ->
    [winner] vous
   *[nobody] { $winner }
}, { $theirs } pour { $you ->
    [other] vous
   *[nobody] { $other }
}.
table-reason-cost = { $source } : { $you ->
    [other] vous y perdez
   *[nobody] { $other } y perd
} { $lost } { $lost ->
    [1] point
   *[other] points
}, { $you ->
    [winner] vous
   *[nobody] { $winner }
} { $kept ->
    [0] aucun
   *[other] { $kept }
}.
table-reason-tie = { $you ->
    [winner] Vous et { $other } avez
    [other] { $winner } et vous avez
   *[nobody] { $winner } et { $other } ont
} autant de points ; le départage décide.
table-points-word = { $count ->
    [one] point
   *[other] points
}
table-sums = { $who } : { $sums }.
table-beat-met = { $who } atteint { $count ->
    [one] un objectif
   *[other] { $count } objectifs
}
table-log-met = objectif atteint : { $goal }
table-go-on = Continuer
table-rematch-join = Vers la partie suivante
table-final = Le décompte final

## Le côté

table-side = Journal, points et le reste
table-fold = Replier le côté
table-unfold = Ouvrir le côté
table-tab-log = Journal
table-tab-score = Points
table-tab-coach = Conseil
table-tab-chat = Parler
table-tab-menu = Menu
table-tab-keys = Touches
table-tab-result = Résultat
table-unread = { $count ->
    [1] une ligne non lue
   *[other] { $count } lignes non lues
}
table-log-empty = Il ne s'est encore rien passé.
table-look-at = Regarder le coup { $step }
table-turn-unfold = Montrer les { $count } étapes de ce tour
table-turn-fold = Replier les étapes de ce tour
table-taken-back = Repris :
table-history = Historique
table-first = Première position
table-previous = Un coup en arrière
table-next = Un coup en avant
table-total = Total
table-remaining = Pas encore vues
table-said = { $who } dit : { $text }
table-chat-empty = Personne n'a encore rien dit.
table-chat-watch = Ceux qui sont à la table peuvent parler ici.
table-chat-say = Dire quelque chose
table-chat-send = Dire
table-chat-left = { $count ->
    [0] plus aucun caractère
    [1] encore 1 caractère
   *[other] encore { $count } caractères
}

## Ce qui s'est passé en dehors des coups

table-did-seated = { $who } s'assoit.
table-did-seated-opponent = { $who } s'assoit : { $level }.
table-did-unseated = { $who } se lève.
table-did-removed = L'hôte libère la place { OF($who) }.
table-did-started = La partie commence.
table-did-started-from = La partie reprend après le coup { $step }.
table-did-undone = { $count ->
    [1] { $who } reprend un coup.
   *[other] { $who } reprend { $count } coups.
}
table-take-backs = { $count ->
    [1] Partie jouée avec une reprise de coup : elle ne compte pas dans la forme.
   *[other] Partie jouée avec { $count } reprises de coups : elle ne compte pas dans la forme.
}
table-did-undone-what = { $count ->
    [0] { $who } reprend « { $what } ».
    [1] { $who } reprend « { $what } » et le coup qui a suivi.
   *[other] { $who } reprend « { $what } » et les { $count } coups qui ont suivi.
}
table-did-left = { $who } a quitté la table.
table-did-replaced = Un adversaire joue pour { $who } : { $level }.
table-did-out-of-time = Le temps { OF($who) } est écoulé ; un adversaire continue : { $level }.
table-did-called = { $by } demande à { $who } de jouer{ $last ->
    [yes] {" encore une fois"}
   *[no] {""}
} : dans { $unit ->
    [hours] { $count } h
   *[minutes] { $count } min
}, un adversaire pourra jouer à sa place.
table-did-answered = { $who } est là et réfléchit encore.
table-did-idle = { $who } n'a pas joué ; les autres laissent jouer un adversaire : { $level }.
table-did-returned = { $who } est de retour.
table-did-over = La partie est terminée.
table-did-closed = Cette table a été fermée.
table-did-abandoned = Personne n'a joué ici depuis longtemps ; la table a été fermée.
table-did-rules = Les règles de ce jeu ont changé ; la table a été fermée. On peut en garder la trace écrite et ouvrir une autre partie.
table-did-resumed = Le serveur était arrêté un moment ; ce temps a été rendu.
table-did-rematched = Une nouvelle partie est ouverte.

## Le menu

table-sound = Son
table-motion = Moins de mouvement
table-coach-use = Conseil : chances et meilleurs tours, dans un onglet à part
table-coach-others = Pas de conseil quand d'autres personnes jouent.
table-coach-watch = Le conseil aide ceux qui jouent seuls contre des adversaires.
table-curtain-use = Cacher les cartes quand l'appareil change de mains
table-rules = Règles
table-leave-stand-in = Partir ; un adversaire continue
table-leave-alone = Accueil (la table vous attend)
table-leave-wait = Partir ; la table attend

## Le conseil

table-coach-thinks = Le conseil réfléchit…
table-coach-away = Rien à dire ici.
table-coach-chances = Chances de gagner
table-coach-moves = Meilleurs tours
table-coach-than = { $parts }, par rapport à : { $move }
table-coach-then = puis
table-coach-point = Montrer sur le plateau
table-coach-your-turn = Les meilleurs tours apparaissent quand c'est à vous.

## Plusieurs à un écran

table-curtain = Passez l'appareil à { $who }
table-curtain-why = Les cartes restent cachées jusqu'à ce que la personne suivante soit prête.
table-curtain-ready = C'est moi, { $who }
table-curtain-never = Ne plus demander

## Les touches

table-keys = Touches
table-keys-close = Retour
table-key-answers = choisir une réponse
table-key-prompt = aller aux réponses
table-key-walk = se déplacer sur le plateau
table-key-walk-all = parcourir aussi ce qui ne répond pas
table-key-play = jouer ce qui est sélectionné
table-key-down = reposer ce qui est pris ; revenir au présent
table-key-undo = reprendre le coup
table-key-undo-turn = reprendre tout le tour
table-key-skip = passer l'animation
table-key-replay = ce qui s'est passé depuis mon dernier tour
table-key-history = un coup en arrière, un coup en avant
table-key-log = journal
table-key-score = points
table-key-coach = conseil
table-key-chat = parler
table-key-menu = menu
table-key-help = sur une chose : ce que c'est ; ailleurs : cette liste
