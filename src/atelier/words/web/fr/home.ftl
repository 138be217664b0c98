# La première page : jeux, nouvelles tables, mes tables.

home-title = Deux jeux de société où l'on fabrique
home-lead = Jouez à Artisans et à Little Town dans votre navigateur, contre des adversaires qui réfléchissent ou avec des amis à qui vous envoyez un lien. Rien à installer, pas de compte.

## Les jeux

home-play = Jouer
home-first = Jamais joué ici ?
home-first-help = Ada vous montre une première partie, coup par coup. Little Town est le plus simple pour commencer.
home-first-other = { $game } vous est inconnu ?
home-first-other-help = Ada vous montre aussi ce jeu, coup par coup.
home-first-lesson = Partie guidée : { $game }
home-new = Nouvelle table
home-lesson = Première partie guidée
home-rules = Règles
home-rules-full = { $game } : règles
home-laying = On dresse la table …

## Une nouvelle table

home-panel = Nouvelle table : { $game }
home-close = Fermer
home-players = Joueurs
home-seat = Place { $seat }
home-seat-me = Vous
home-seat-open = Un ami, par un lien
home-seat-here = Quelqu'un à cet écran
home-seat-opponent = Adversaire : { $level }
home-seat-name = Nom
home-seat-name-full = Nom de qui joue à la place { $seat }
home-level-apprentice = Apprenti : joue souvent sa deuxième ou troisième idée. Pour les premières parties.
home-level-journeyman = Compagnon : essaie chaque coup avant de choisir. Seul contre un apprenti, il gagne au moins 92 parties sur 100.
home-level-master = Maître : réfléchit une seconde et demie et joue bien des parties d'avance. Seul contre un compagnon, il gagne 82 à 91 parties sur 100.
home-level-champion = Champion : un maître qui a aussi appris de millions de parties. Seul contre un maître et avec le même temps, il gagne environ 60 parties sur 100 à Artisans et trois sur quatre à Little Town.
home-lot = Tirer l'ordre des places au sort
home-lot-help = Sinon, on s'assied comme dans la liste. Les règles de chaque jeu disent qui commence.
home-box = Cartes
home-box-help = Les boîtes faites à l'établi se choisissent ici ; tous ceux qui s'assoient jouent avec les mêmes cartes.
home-box-ours = Les cartes qui viennent avec le jeu
home-box-kept = Gardées sur ce serveur
home-box-here = Dans ce navigateur
home-box-unnamed = une boîte sans nom
home-box-checking = On regarde la boîte…
home-box-mend = La corriger à l'établi
home-box-file = Choisir un fichier de boîte…
home-box-template = Partir de la nôtre
home-box-sound = { $name } : une boîte sans faute
home-box-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
} dans { $file } :
home-listed = Montrer la table dans la liste
home-listed-help = Sinon, seuls ceux qui ont le lien la trouvent.
home-clock = Temps de réflexion
home-clock-help = Qui l'épuise est remplacé par un compagnon.
home-clock-minutes = Minutes par joueur
home-clock-increment = Secondes en plus par tour
home-slow = Par correspondance
home-slow-help = Un tour peut durer des jours. Sinon, les autres peuvent appeler à jouer qui n'a pas bougé depuis quelques minutes.
home-start = Commencer la partie
home-lay = Dresser la table
home-lay-help = Des places sont libres : vous recevrez un lien à transmettre.

## Options des jeux

home-option-artisans = Artisans
home-option-artisans-help = Comment chacun obtient l'artisan et sa capacité.
home-choice-artisans-draft = Chacun choisit
home-choice-artisans-random = Distribués au hasard
home-option-expansion = Extension Artisans
home-option-expansion-help = Des cartes à côté des ouvriers qui améliorent leur action.
home-choice-expansion-off = Sans
home-choice-expansion-off-help = Sans : le jeu de base seul, le plus simple pour commencer.
home-choice-expansion-standard = Standard
home-choice-expansion-standard-help = Standard : vous engagez des Artisans à côté de vos ouvriers ; chaque carte dit ce qu'elle donne ou épargne.
home-choice-expansion-advanced = Avancée
home-choice-expansion-advanced-help = Avancée : l'autre face, où toutes les cartes se valent et où les cubes que vous y posez décident de ce qu'elles font.
home-option-expansion-lesson = Partie guidée avec l'extension
home-option-board = Plateau
home-option-board-help = Deux vallées : l'emplacement des forêts, montagnes et lacs.
home-choice-board-1 = Face 1
home-choice-board-2 = Face 2
home-option-market = Bâtiments proposés
home-option-market-help = Douze tuiles accompagnent les cinq champs de blé.
home-choice-market-first = Ceux d'une première partie
home-choice-market-random = Tirés au sort
home-option-new-tiles = Nouveaux bâtiments
home-option-new-tiles-help = Combien des huit de l'extension rejoignent les autres.

## Rejoindre

home-join = Rejoindre par un lien
home-join-label = Lien ou code d'une table
home-join-go = Y aller
home-join-unreadable = Ce n'est pas le lien d'une table ; il finit par 22 lettres et chiffres.

## Mes tables

home-mine = Mes tables
home-mine-none = Aucune table n'est encore dressée. La première partie est à un clic.
home-turn-of = Au tour { OF($who) }
home-life-open = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
home-result = { $place ->
    [1] Gagnée { $points }
   *[other] { $of ->
        [2] Perdue { $points }
       *[other] Place { $place } sur { $of }, { $points }
    }
}
home-life-over = Terminée
home-life-closed = Fermée
home-life-unreadable = Illisible
home-with = { $game } avec { $who }
home-alone = { $game }
home-open-seat = une place libre
home-and = { $first } et { $last }
home-all = Tout montrer ({ $count })
home-fewer = En montrer moins
home-continue = C'est à vous de jouer

## Tables annoncées

home-listed-tables = Tables ouvertes
home-listed-none = Personne n'attend de joueurs en ce moment.

## Importer

home-import = Apporter une partie
home-import-help = La feuille d'une partie, exportée ici ou simulée, s'ouvre en relecture.
home-import-file = Choisir un fichier
home-import-paste = … ou collez la feuille de partie
home-import-go = Ouvrir la relecture
home-import-unreadable = Ce n'est pas une feuille de partie : il faut une ligne de JSON qui commence par une accolade.

## Ce navigateur

home-me = Ce navigateur
home-me-help = La maison vous reconnaît à une clé dans ce navigateur. Liez un autre appareil avant de l'effacer, sinon vos places sont perdues.
home-device = Un autre appareil
home-device-offer = Afficher un code
home-device-code = Saisissez ce code sur l'autre appareil dans les cinq minutes :
home-device-enter = Code de l'autre appareil
home-device-use = Devenir la même personne
home-device-done = Cet appareil est lié : vous êtes { $name }.
home-bots = Robots
home-bots-help = Un programme à vous peut aussi s'asseoir à une table. Il présente son jeton à chaque requête.
home-bot-name = Nom du robot
home-bot-make = Créer un robot
home-bot-token = Le jeton { OF($name) }, montré cette seule fois :
home-bot-retire = Retirer { $name }
home-copy = Copier
home-copied = Copié.
home-imported = { $game }, partie importée
home-imported-of = { $game }, partie importée { OF($who) }
home-player = Joueur { $count }

## Les jeux

app-game-artisans = Artisans
home-game-artisans = Une année au marché des sept matériaux : apprenez à les travailler, puis créez des objets d'art du monde entier.
home-facts-artisans = 2 à 4 joueurs · 30 à 45 minutes
home-play-first-artisans = contre un apprenti
home-play-against-artisans = contre un compagnon
home-picture-artisans = Un établi avec un bol réparé à l'or, un samovar et un tapis roulé

app-game-little-town = Little Town
home-game-little-town = Les ouvriers récoltent et bâtissent dans une même vallée, manche après manche ; des aides engagées les secondent.
home-facts-little-town = avec ou sans son extension · 2 à 4 joueurs · 45 minutes
home-play-first-little-town = contre un apprenti, sans extension
home-play-against-little-town = contre un compagnon, avec l'extension
home-picture-little-town = Une vallée avec des maisons, un lac, une forêt et des champs

## De quoi revenir

back-title = Aujourd'hui
back-mine = Mes parties
back-mine-told = Les résultats, et votre forme face à chaque niveau
back-today = Donne du jour
back-today-told = Les mêmes cartes pour tous, jusqu'à minuit UTC
back-puzzles = Énigmes
back-puzzles-told = Cinq positions par jour : trouvez le coup qui gagne
