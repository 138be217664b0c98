# La page où l'on fabrique les boîtes. Elle apporte ses mots elle-même : la première page reste légère.

workshop-language = fr
workshop-lead = Chaque carte telle qu'elle sera sur la table. Changez les nôtres, recopiez le jeu imprimé que vous possédez, ou inventez ; puis jouez avec et envoyez le lien à un ami.
workshop-from-ours = Partir de nos cartes
workshop-from-ours-help = tout y est ; changez ce que vous voulez
workshop-from-empty = Recopier le jeu imprimé
workshop-from-empty-help = cartes en main ; ce que la règle imprime est déjà rempli
workshop-from-file = Ouvrir un fichier de boîte…
workshop-bad-file = Ce fichier ne peut pas être ouvert :
workshop-lost = Cette boîte n'est pas dans ce navigateur. Si vous l'avez gardée, elle est dans la liste ci-dessous ; sinon elle est là où elle a été saisie.
workshop-kept-title = Gardées sur ce serveur
workshop-drafts-title = Dans ce navigateur seulement
workshop-drop-kept = Retirer du serveur
workshop-drop-draft = Jeter
workshop-unnamed = Sans nom

workshop-name = Nom de la boîte
workshop-decks = Paquets
workshop-filled = { $filled } cartes sur { $count }
workshop-keys = · Tab va à la valeur suivante, Entrée à la carte suivante
workshop-checking = Vérification…
workshop-sound = Sans faute, prête à jouer
workshop-mistakes = { $count ->
    [one] { $count } chose à corriger
   *[other] { $count } choses à corriger
 }
workshop-waiting = { $count ->
    [one] { $count } carte à remplir
   *[other] { $count } cartes à remplir
 }
workshop-not-yet = Quand il n'y aura plus rien à corriger
workshop-play = Jouer
workshop-invite = Inviter
workshop-keep = Garder
workshop-is-kept = Gardée
workshop-kept = La boîte est gardée sur ce serveur, à votre nom.
workshop-save = Enregistrer en fichier
workshop-fleeting = Ce navigateur ne garde rien, ou n'a plus de place : gardez la boîte ou enregistrez-la en fichier avant de partir.
workshop-conflict = Cette boîte a été gardée depuis une autre fenêtre ou un autre appareil après que vous l'avez ouverte. Rien n'est perdu : la vôtre est ici, l'autre sur le serveur.
workshop-conflict-another = Garder la mienne à part
workshop-conflict-look = Voir l'autre
workshop-conflict-mine = Mettre la mienne à sa place
workshop-conflict-later = Décider plus tard

workshop-card = Carte { $number } : { $name }
workshop-empty-card = vide
workshop-choose = choisir…
workshop-name-en = Nom en anglais
workshop-name-fr = Nom en français
workshop-name-en-many = Anglais, plusieurs
workshop-name-fr-many = Français, plusieurs
workshop-source = D'où
workshop-source-published = descriptions publiques
workshop-source-atelier = Atelier
workshop-source-printed = la carte imprimée
workshop-source-own = mon idée
workshop-points = Points
workshop-needs = Exige, niveau par matériau
workshop-bonus = Bonus
workshop-cost = Coûte
workshop-price = Prend
workshop-output = Donne
workshop-each-round = Chaque manche, par ouvrier
workshop-at-end = À la fin, points par
workshop-activate = active chaque manche les bâtiments autour
workshop-gathers = compte comme récolté
workshop-first-game = dans la première partie
workshop-copies = Exemplaires
workshop-count = Nombre demandé
workshop-needs-market = dépend du marché
workshop-effect-gather = Donne en récoltant
workshop-effect-construction = Épargne en construisant
workshop-effect-or = ou (//)
workshop-end = À la fin, points par

workshop-deck-rules = Règles et nombres
workshop-deck-new-tiles = Nouveaux bâtiments
workshop-sheet-switches = Là où la règle laisse le choix
workshop-switch-artisans = Les artisans sont
workshop-switch-draft = choisis à tour de rôle
workshop-switch-random = tirés au sort
workshop-switch-neighbours = Une carte échangée diffère
workshop-switch-places = des places voisines
workshop-switch-next_card = des cartes suivantes autour du cercle
workshop-switch-last-turn = un dernier tour peut servir à fabriquer
workshop-switch-laps = Tours d'échanges avant la clôture
workshop-switch-castle = Le Château compte
workshop-switch-own = les bâtiments de son propriétaire
workshop-switch-all = les bâtiments de tous
workshop-switch-hire = engager aussi près d'une carte qu'on aurait pu utiliser
workshop-sheet-copies = Cartes de chaque matériau
workshop-sheet-deck = Objets du paquet { $number }
workshop-worth = valant { $points }
workshop-seats = { $count } joueurs
workshop-players-workers = Ouvriers
workshop-players-houses = Maisons
workshop-players-objectives = Objectifs
workshop-sheet-boards = Plateaux : F forêt, M montagne, L lac, . herbe
workshop-board = Côté { $number }
workshop-kind-gather = Récolte
workshop-kind-construction = Construction
workshop-kind-blank = Carte vierge

workshop-good-coins = Pièces
workshop-good-points = Points
workshop-good-any = Ressource au choix
workshop-good-first = Du premier cube sur la carte
workshop-good-second = Du deuxième cube sur la carte
workshop-good-sell = Pièces pour un cube
workshop-good-trade = Points pour deux cubes
workshop-good-offer = Points pour chaque cube, trois au plus
workshop-good-again = Cases de ce tour encore une fois
workshop-good-construction = Cartes Construction
workshop-good-gather = Cartes Récolte
workshop-good-cubes = Cubes d'un type
workshop-good-buildings = Bâtiments autour
workshop-good-grass = Herbe libre autour
workshop-good-artisans = Cartes Artisan
