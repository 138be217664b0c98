# Ce que dit un rapport du laboratoire. Seul Python lit ce fichier.

lab-title = { $game } : ce que fait la boîte « { $box } »
lab-title-ours = { $game } : ce que fait la boîte fournie avec le jeu
lab-about = { $games } parties à { $tables } sortes de tables. Qui joue : { $names }.
lab-about-box = Boîte « { $name } » ({ $digest }), version { $rules } des règles, graine { $seed }.
lab-contents = Sommaire
lab-table = { $seats } places, { $option }
lab-choice-artisans-artisans = { $choice ->
    [draft] artisans choisis
   *[random] artisans distribués au hasard
}
lab-choice-little-town-expansion = { $choice ->
    [off] sans l'extension
    [standard] extension standard
   *[advanced] extension avancée
}

lab-found = Ce qui ressort
lab-found-look = À regarder d'abord : ce que le hasard n'explique pas, bien que { $many } choses aient été examinées ensemble.
lab-found-nothing = Rien ne ressort au-delà du hasard. Ce n'est pas encore une preuve d'équité : les intervalles ci-dessous disent quels écarts restent possibles.
lab-found-seat = { $table } : la place { $seat } gagne { $won }.
lab-found-strong = { $name } gagne plus que sa part : { $points } points de pourcentage ({ $between }).
lab-found-weak = { $name } gagne moins que sa part : { $points } points de pourcentage ({ $between }).
lab-found-unused = { $name } n'est presque jamais pris : dans { $taken } des parties où il est proposé.
lab-found-trap = { $name } est un piège : ceux qui le prennent gagnent { $points } points de pourcentage de plus quand ils n'y ont pas droit ({ $between }).

lab-seats = Les places
lab-seats-look = Cherchez une place dont l'intervalle laisse de côté la ligne pointillée : entre joueurs égaux, chacune devrait gagner la même part.
lab-skill = L'habileté
lab-skill-look = Voyez si chaque niveau bat nettement celui d'en dessous : un jeu que l'habileté ne décide pas reste près de la moitié.
lab-length = Durée et choix
lab-length-look = Cherchez les parties trop longues, et les phases où il n'y a presque rien à choisir ou beaucoup trop ; les minutes comptent { $seconds } secondes par décision où il y a un choix.
lab-luck = La donne
lab-luck-look = Voyez quelle part du résultat était décidée avant que quiconque ait joué : les mêmes cartes ont été jouées plusieurs fois par les mêmes adversaires, et ce qui concorde vient de la donne.
lab-drama = Le suspense
lab-drama-look = Voyez à quel point le vainqueur prend tard la tête pour de bon, et combien de fois celui qui mène { $after } perd encore ; une partie serrée finit à { $close } points d'écart au plus.
lab-points = Les points
lab-points-look = Voyez ce qui sépare les vainqueurs des autres, et si une seule source fait toute la différence.
lab-things-look = Regardez les marques à droite ou à gauche de la ligne pointillée : ce que ces cartes gagnent de plus que d'autres de leur sorte (de leur paquet, là où il y a des paquets), prises à la même table, de la même place, { $same }. Avec moins de { $fewest } donnes, rien n'est signalé.
lab-restricted = Ce qu'il en coûte de s'en passer
lab-restricted-look = Regardez ce qui est loin à droite, que rien ne remplace, et ce qui est à gauche de la ligne pointillée, dont ceux qui le prennent se passeraient avec profit : des parties ont été rejouées avec les mêmes hasards, où quelqu'un qui avait pris une chose n'y a plus droit. Avec moins de { $fewest } donnes, rien n'est signalé.
lab-pairs = Les paires les plus fortes
lab-pairs-look = Cherchez les paires qui apportent nettement plus ensemble que la somme de ce qu'elles apportent séparément.
lab-contention = Convoité, et laissé inachevé
lab-contention-look = Cherchez ce qu'on veut et qu'un autre prend avant qu'on rejoue, ce que beaucoup auraient pu avoir et n'ont pas eu, et ce qui est pris et n'aboutit à rien.
lab-rules = Les règles qui servent
lab-rules-look = Cherchez les actions possibles que personne ne fait, et celles qui ne sont jamais possibles.
lab-method = Comment on l'a trouvé
lab-method-look = À lire avant d'agir sur un chiffre.

lab-at = table
lab-seat = place
lab-won = gagné
lab-expected = attendu
lab-between = intervalle
lab-opponent = adversaire
lab-against = contre
lab-decisions = décisions
lab-minutes = minutes
lab-phase = phase
lab-a-game = décisions par partie
lab-options = coups possibles
lab-forced = sans choix
lab-stuck = plus rien à faire
lab-measured = de
lab-share = part
lab-of-victory = la victoire
lab-of-points = points, par rapport à la moyenne de la table
lab-ends = { $low } à { $high }
lab-lead-changes = changements de tête
lab-led-from = en tête pour de bon dès
lab-margin = gagné de
lab-close = parties serrées
lab-leader-lost = le premier a perdu
lab-winners = vainqueurs
lab-others = tous les autres
lab-of-winners = vainqueurs
lab-of-others = autres
lab-source = origine
lab-lost-points = points perdus
lab-penalties = Perdre des points, est-ce que cela paie ?
lab-distribution = Points à la fin de { $games } parties, du plus petit au plus grand. La moitié a été gagnée de { $margin } points au plus.
lab-excess = en plus
lab-thing = nom
lab-offered = parties où il est proposé
lab-taken = pris
lab-finished = achevé
lab-unfinished = non achevé
lab-would = joueurs qui le prennent
lab-lost = victoires qu'ils perdent sans lui
lab-kept = parties où ils l'ont eu quand même
lab-value = perdu par un joueur quelconque
lab-pair = paire
lab-together = ensemble
lab-apart = séparément
lab-wanted = autres, par partie
lab-wanted-next = voulu par partie
lab-taken-first = pris par un autre
lab-board = Combien de fois par partie quelqu'un y serait allé ensuite et qu'un autre y était avant lui.
lab-wanted-title = Combien d'autres auraient pu l'avoir et ne l'ont jamais eu
lab-dead-ends = Pris, et non achevé
lab-verb = action
lab-could = décisions où elle est possible
lab-played = faite

lab-method-mirrors = À chaque sorte de table, le plus fort des adversaires nommés joue toutes les places, pour que la force soit la même partout. Chaque donne est jouée une fois par place, avec d'autres hasards.
lab-method-intervals = Les parties d'une même donne partagent ses cartes ; les intervalles viennent donc de l'écart entre donnes entières. Chaque intervalle est assez large pour que, dans { $sure } des études, aucun de sa sorte ne manque la vérité, si nombreux qu'on les ait regardés (correction de Bonferroni). Ce qui est signalé a donc un intervalle qui laisse de côté la valeur attendue, et dans une boîte équitable la probabilité qu'une section signale quoi que ce soit est inférieure à { $alpha }.
lab-method-excess = Les vainqueurs prennent plus de tout. Qui prend une chose est donc comparé à ceux qui en ont pris une autre de la même sorte, et du même paquet là où il y a des paquets, à la même table, de la même place et { $same }. Ce qu'une chose gagne « en plus » lui appartient, pour autant que ceux qui la prennent ne diffèrent pas autrement.
lab-method-restricted = Jeu restreint : certaines parties où une place a pris une chose sont rejouées, avec les mêmes hasards, jusqu'au moment de la prendre ; dès lors les coups après lesquels elle l'aurait de toute façon à la fin de son tour sont cachés à ce seul joueur, tant qu'un autre est permis. Là où personne ne l'a prise, l'interdire ne change rien : la perte d'un joueur quelconque est donc celle de ceux qui la prennent, multipliée par leur part. Le joueur n'est pas prévenu et peut préparer ce qu'il n'aura pas : qui prévoit perd un peu moins.
lab-method-contention = Ce que quelqu'un voudrait ensuite est, parmi ce qu'il laisse à une décision, ce qui paraît le meilleur aux adversaires à première vue ; c'est perdu quand un autre le prend { $same } avant que ce joueur puisse choisir à nouveau. On regarde les { $deals } premières donnes de chaque sorte de table.
lab-method-limits = Tout cela vaut pour ces adversaires. De plus forts peuvent trouver ce que ceux-ci ne voient pas ; rejouez avec de plus forts avant de changer une carte.

artisans-lab-chapters = mois
artisans-lab-chapter = après le mois
artisans-lab-when = au mois
artisans-lab-after = à la fin d'un mois
artisans-lab-same = dans le même mois
artisans-lab-comeback = Combien de fois le premier à la fin du mois ne gagne pas : { $table }
artisans-lab-source-reserved = réservé, non fabriqué
little-town-lab-chapters = manches
little-town-lab-chapter = après la manche
little-town-lab-when = à la manche
little-town-lab-after = à la fin d'une manche
little-town-lab-same = dans la même manche
little-town-lab-comeback = Combien de fois le premier à la fin de la manche ne gagne pas : { $table }

artisans-lab-artisan = Les artisans, un par un
artisans-lab-object = Les objets, un par un
little-town-lab-tile = Les tuiles, une par une
little-town-lab-objective = Les objectifs, un par un
little-town-lab-artisan = Les cartes Artisan, une par une

artisans-lab-contested-material = Cartes du marché qu'un autre prend d'abord
artisans-lab-contested-object = Objets de la rangée qu'un autre fabrique d'abord
little-town-lab-contested-square = Cases qu'un autre occupe d'abord
little-town-lab-contested-tile = Tuiles qu'un autre construit d'abord
artisans-lab-verb-take = prendre un matériau
artisans-lab-verb-trade = échanger un matériau
artisans-lab-verb-token = prendre le jeton de premier joueur
artisans-lab-verb-craft = fabriquer un objet
artisans-lab-verb-pass = passer
artisans-lab-verb-reserve = réserver un objet
artisans-lab-verb-develop = développer des matériaux
artisans-lab-verb-choose = choisir un artisan
little-town-lab-verb-worker = choisir un ouvrier
little-town-lab-verb-place = le placer sur une case
little-town-lab-verb-build = construire une tuile
little-town-lab-verb-gather = récolter sur le terrain
little-town-lab-verb-activate = activer un bâtiment
little-town-lab-verb-use = utiliser une carte Artisan
little-town-lab-verb-gain = prendre ses gains
little-town-lab-verb-take = prendre un cube au choix
little-town-lab-verb-sell = vendre un cube
little-town-lab-verb-trade = échanger un cube
little-town-lab-verb-offer = proposer un cube
little-town-lab-verb-give = donner un cube
little-town-lab-verb-less = réduire le prix d'un cube
little-town-lab-verb-coins = payer des cubes en pièces
little-town-lab-verb-hire = engager un Artisan
little-town-lab-verb-upgrade = améliorer un Artisan
little-town-lab-verb-cycle = mettre une carte sous son paquet
little-town-lab-verb-lay = poser un cube sur une carte
little-town-lab-verb-feed = nourrir des ouvriers
little-town-lab-verb-done = terminer
little-town-lab-verb-spend = dépenser un ouvrier

lab-compare-title = { $first } à côté de { $second }
lab-compare-about = { $name }, la boîte « { $box } » : { $said }
lab-compare-course = Le cours des parties
lab-compare-course-look = Cherchez où les deux intervalles ne se touchent pas.
lab-compare-things = Ce qui a le plus changé
lab-compare-things-look = Regardez les marques loin de la ligne pointillée : ce qu'une chose gagne en plus de sa sorte dans la deuxième étude, moins la même chose dans la première, en points de pourcentage.
lab-compare-measure = mesure
lab-compare-difference = différence
lab-measure-seat = { $table } : la place { $seat } gagne
lab-measure-decisions = { $table } : décisions
lab-measure-luck = { $table } : part de la victoire qui vient de la donne
lab-measure-led = { $table } : en tête pour de bon dès
lab-measure-margin = { $table } : gagné de

lab-tune-title = { $game } : la boîte « { $box } », réglée
lab-tune-tables = Tables de { $seats } joueurs.
lab-tune-options = Options : { $options }.
lab-tune-no-options = Options : celles de la boîte.
lab-tune-players = { $playouts ->
    [0] Toutes les places jouent l'a priori écrit à la main.
   *[other] Toutes les places cherchent avec { $playouts } simulations par coup.
}
lab-tune-games = Avant et après : { $games } parties avec chaque boîte, qui n'ont rien décidé dans la recherche.
lab-tune-intervals = Chaque intervalle est à 95 %, sur des blocs de donnes ; ce qui manque son but est en gras.
lab-tune-gain = Tous les nombres ensemble, les buts sont manqués de { $less } points de moins.
lab-tune-between = de { $low } à { $high }
lab-tune-few = trop peu
lab-tune-asked = demandé, en %
lab-tune-before = avant
lab-tune-after = après
lab-tune-at = { $thing }, { $seats } joueurs
lab-tune-seat = Place { $seat }
lab-tune-bought = Ce que chaque changement apporte
lab-tune-bought-look = De combien de points les buts sont manqués de plus quand on défait ce seul changement. Un changement est dit dans les mots du fichier.
lab-tune-change = changement
lab-tune-worth = apporte
lab-tune-unchanged = Rien n'a été changé.
lab-tune-rounds = Les tours de la recherche
lab-tune-round-none = Tour { $number } : aucun pas ne promettait rien.
lab-tune-round-taken = Tour { $number } : { $steps ->
    [one] un pas
   *[other] { $steps } pas
}, { $points } points : gardé.
lab-tune-round-left = Tour { $number } : { $steps ->
    [one] un pas
   *[other] { $steps } pas
}, { $points } points : ne se distingue pas du hasard, écarté.
