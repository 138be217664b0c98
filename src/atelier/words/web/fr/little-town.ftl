# Les mots de la salle Little Town, en français ; les mêmes messages qu'en anglais.

## Ce qui est demandé

town-ask-wait = La table se prépare.
town-ask-worker = Prenez un de vos ouvriers : il peut faire appel aux cartes à sa gauche et à sa droite.
town-ask-worker-first = Prenez un de vos ouvriers : après son action, vous pourrez engager un Artisan à côté de sa place.
town-ask-place = Posez l'ouvrier sur une prairie libre, ou choisissez une tuile à bâtir.
town-ask-spend = Cet ouvrier ne peut rien faire : il est perdu pour la manche.
town-ask-act = Récoltez et activez autour de { $square }, dans l'ordre voulu.
town-ask-effect = Poursuivez l'effet de l'Artisan.
town-ask-any = Prenez { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} au choix dans la réserve.
town-ask-sell = Donnez 1 ressource contre des pièces{ $leave ->
    [0] .
   *[other] , ou renoncez-y.
}
town-ask-trade = Donnez { $count ->
    [0] 0 ressource
    [1] encore 1 ressource
   *[other] { $count } ressources
} contre des points{ $leave ->
    [0] .
   *[other] , ou renoncez-y.
}
town-ask-offer = Donnez-en encore jusqu'à { $count } contre des points{ $leave ->
    [0] .
   *[other] , ou renoncez-y.
}
town-ask-again = Choisissez une case utilisée ce tour : elle sert encore une fois.
town-ask-square = { $tile } : choisissez une prairie libre.
town-ask-discount = { $tile } : faites appel à un Artisan, ou bâtissez sans lui.
town-ask-discount-needed = { $tile } : faites appel à un Artisan. Sans lui, vous n'avez pas de quoi payer.
town-ask-less = { $tile } : choisissez ce qui est retiré du coût ({ $count } au choix).
town-ask-pay = À payer : { $owed }{ $count ->
    [one] , ou 3 pièces à la place ?
   *[other] . En ressources, ou 3 pièces à la place de chacune ?
}
town-ask-pay-first = À payer : { $owed }. D'abord { $first }{ $count ->
    [one] , ou 3 pièces à la place ?
   *[other]  : en ressources, ou 3 pièces à la place de chacune ?
}
town-ask-give = Donnez { $count } { $count ->
    [one] ressource
   *[other] ressources
} au Prêteur sur gage.
town-ask-take = Prenez { $count } { $count ->
    [one] ressource
   *[other] ressources
} chez le Prêteur sur gage.
town-ask-upgrade = Engagez ou améliorez un Artisan à côté de la place de l'ouvrier, ou terminez le tour.
town-ask-upgrade-cycle = Engagez ou améliorez un Artisan à côté de la place de l'ouvrier, remplacez-en un à engager pour 1 pièce, ou terminez le tour.
town-ask-upgrade-none = Aucun Artisan ne peut être engagé ou amélioré : remplacez-en un à engager pour 1 pièce, ou terminez le tour.
town-ask-beside = { $card } : choisissez sa place, à gauche ou à droite de celle de votre ouvrier ({ $place }).
town-ask-cycle = Quelle carte va sous son paquet pour 1 pièce ? La suivante la remplace.
town-ask-lay = Quel cube pour { $card } ? À chaque emploi, 1 ressource de ce type{ $level ->
    [1] {""}
   *[other] {" "}ou du type du premier cube
}{ $kind ->
    [construction] {" "}en moins à payer
   *[gather] {" "}en plus
}. Un des vôtres, ou un de la réserve pour 3 pièces ; le tour est alors fini.
town-ask-residence = Activez les bâtiments autour de votre Résidence, ou laissez-les.
town-ask-feed-fish = { $count ->
    [one] { $count } ouvrier a
   *[other] { $count } ouvriers ont
} faim : combien mangent du poisson ?
town-ask-feed-wheat = { $count ->
    [one] { $count } ouvrier a
   *[other] { $count } ouvriers ont
} faim : combien mangent du blé ?
town-ask-feed-coins = { $count ->
    [one] { $count } ouvrier a
   *[other] { $count } ouvriers ont
} faim : pour combien payez-vous 3 pièces ? Un affamé coûte 3 points.
town-ask-over = La partie est finie.
town-round = Manche { $round } · { $phase }
town-begin-round = Manche { $round } sur { $rounds }
town-begin-home = Tous les ouvriers sont rentrés.
town-begin-last = La dernière : à la fin, tout est compté.

town-ask-mind = { $mouths ->
    [one] { $mouths } ouvrier
   *[other] { $mouths } ouvriers
} à nourrir, { $meals ->
    [0] rien à manger
    [1] 1 portion
   *[other] { $meals } portions
}.
town-ask-mind-harvest = { $mouths ->
    [one] { $mouths } ouvrier
   *[other] { $mouths } ouvriers
} à nourrir, { $meals ->
    [1] 1 portion
   *[other] { $meals } portions
} avec cette récolte.
town-ask-unused = Inutilisé : { $list }.
town-ask-rest = Récolté à la fin : { $goods }.
town-ask-unused-one = { $name } (+{ $goods })

## Ce qui est dit des tours

little-town-chapter = Manche { $number }
little-town-stage-clock = Fin de manche : tuiles à horloge
little-town-because-clock = { $tile } { $square }, { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} autour
little-town-paid-coins = loyer à { $who } :
little-town-stage-feeding = Les ouvriers mangent
little-town-feeding-hungry = { $count ->
    [1] 1 ouvrier a faim, −3 points
   *[other] { $count } ouvriers ont faim, −3 points chacun
}
town-food = De quoi nourrir { $meals ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $meals } ouvriers
} sur { $mouths }
town-food-text = À la fin de la manche, chacun de vos { $mouths } ouvriers mange 1 poisson ou 1 blé ; 3 pièces en remplacent un. Un affamé coûte 3 points.
town-counted-hungry = { $count ->
    [one] ouvrier affamé
   *[other] ouvriers affamés
}
town-counted-coins = { $count ->
    [one] pièce
   *[other] pièces
}
little-town-short-place = ouvrier en { $square }
little-town-short-place-tile = construit { $tile } en { $square }
little-town-short-activate = active { $tile }
little-town-short-activate-again = active { $tile } encore une fois
little-town-short-use = utilise { $card }
little-town-short-discount = fait appel à { $card }
little-town-short-hire = engage { $card }
little-town-short-upgrade = améliore en { $card }
little-town-short-cycle = met { $card } sous son paquet
little-town-short-spend = dépense un ouvrier

## Avant un coup qui coûte plus qu'il ne semble

little-town-risk-stand-in = { $coins } pièces remplacent { $cubes ->
    [one] une ressource manquante
   *[other] { $cubes } ressources manquantes
} ; { $left ->
    [0] il ne reste aucune pièce
    [one] il reste 1 pièce
   *[other] il reste { $left } pièces
}.
little-town-risk-hunger = { $workers ->
    [one] { $workers } ouvrier aura
   *[other] { $workers } ouvriers auront
} faim : −{ $points } points{ $bought ->
    [0] .
    [one] , même en payant 3 pièces pour un autre.
   *[other] , même en payant { $coins } pièces pour { $bought } autres.
}
little-town-risk-last-food = Votre dernière nourriture s'en va, et { $workers } ouvriers voudront manger.
little-town-risk-nothing-there = Rien autour de cette case : l'ouvrier ne rapporterait rien.

## La carte

town-map = Carte de la ville, 9 colonnes de a à i, 6 rangées de 1 à 6
town-square = { $square } · { $land }
town-square-building = { $square } : { $tile }, bâtiment { OF($who) }
town-square-worker = { $square } : ouvrier { OF($who) }
town-square-touched = { $name } (utilisée ce tour)
town-land-grass = prairie
town-land-forest = forêt
town-land-mountain = montagne
town-land-lake = lac
town-land-grass-text = Les ouvriers s'y tiennent et les bâtiments s'y posent.
town-land-forest-text = Donne 1 bois à l'ouvrier voisin.
town-land-mountain-text = Donne 1 pierre à l'ouvrier voisin.
town-land-lake-text = Donne 1 poisson à l'ouvrier voisin.
town-worker-of = Un ouvrier { OF($who) } reste ici jusqu'à la fin de la manche.

## Fiches

town-tooltip-cost = Coûte { $cost } · { $points } { $points ->
    [one] point
   *[other] points
}
town-tooltip-yours = Votre bâtiment : les autres vous paient 1 pièce pour s'en servir.
town-tooltip-own = Votre bâtiment.
town-tooltip-rent = Bâtiment { OF($who) } : 1 pièce de loyer pour s'en servir.
town-tooltip-owner = Bâtiment { OF($who) }.
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
town-cycle = Remplacer un Artisan à engager pour 1 pièce
town-cycle-short = Remplacer un Artisan à engager
town-cycle-text = La carte du dessus d'un des huit paquets, au choix, va sous son paquet ; la suivante est alors à engager. Après l'action de votre ouvrier, autant de fois que vous voulez, pour 1 pièce chaque fois.
town-supply-name = Réserve et banque
town-supply = Dans la réserve : { $goods }
town-bank = En banque : { $goods }
town-bank-text = Toutes les pièces valent 40.
town-supply-text = Quand une ressource est épuisée, personne ne peut en gagner.
town-site = Chantier
town-site-text = L'ouvrier qui bâtit y reste jusqu'à la fin de la manche. Il y a de la place pour tous.

## Joueurs

town-mine = Mon côté de la table
town-pocket-name = Vos biens
town-stock = { $who } : { $goods }
town-points = { $who } : { $points } { $points ->
    [one] point
   *[other] points
}
town-points-title = { $points } { $points ->
    [one] point
   *[other] points
}
town-points-more = autres points (pièces, objectifs, faim)
town-points-coins = 3 pièces comptent pour 1 point.
little-town-points-from-coins = 3 pièces = 1 point
town-points-line = { $source } : { $points }
town-houses = Encore { $houses ->
    [one] { $houses } maison
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
town-row = Artisans { OF($who) }
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
town-start = { $who } commence cette manche
town-start-you = Vous commencez cette manche
town-start-text = À la manche suivante, le soleil passe au joueur d'après.
town-pay-label = Façons de payer
town-feed-label = Façons de nourrir
town-feed-later = { $count ->
    [one] Puis { $count } ouvrier reste à nourrir : blé ou pièces.
   *[other] Puis { $count } ouvriers restent à nourrir : blé ou pièces.
}
town-feed-all = Tous à table : { $goods }

## Sur les pages autour de la table

table-lobby-time-little-town = 45 minutes
table-lobby-about-little-town = { $expansion ->
    [off] Envoyez vos ouvriers dans la vallée, récoltez ce qui les entoure, bâtissez et payez le loyer.
   *[other] Envoyez vos ouvriers dans la vallée, récoltez ce qui les entoure, bâtissez, payez le loyer et, avec l'extension, engagez des Artisans qui vous aident.
}
learn-about-little-town = Envoyez vos ouvriers dans la vallée, récoltez ce qui les entoure, bâtissez, payez le loyer et, avec l'extension, engagez des Artisans qui vous aident.
cards-little-town-tile = Bâtiments
cards-little-town-objective = Objectifs
little-town-why-lesson = En partie, ce serait possible ; pour l'instant, faites ce que le guide demande.
table-option-little-town-expansion = { $choice ->
    [off] Sans l'extension Artisans
    [standard] Avec les Artisans, côté standard
   *[advanced] Avec les Artisans, côté avancé
}
table-option-little-town-board = Face { $choice } du plateau
table-option-little-town-market = { $choice ->
    [first] Bâtiments d'une première partie
   *[random] Bâtiments tirés au sort
}
table-option-little-town-new-tiles = { $choice ->
    [0] Sans nouveau bâtiment
    [1] Avec 1 nouveau bâtiment
   *[other] Avec { $choice } nouveaux bâtiments
}
about-part-town-base = Little Town : règles de base, 25 sortes de tuiles, les deux plateaux, 17 des 18 objectifs
about-from-town-base = faits publiés, recoupés
about-part-town-expansion = L'extension : règles, sortes d'effets, nombre de cartes, trois noms de tuiles
about-from-town-expansion = le livret de l'éditeur
about-part-town-cards = L'extension : valeurs des 72 cartes Artisan, de 8 tuiles et de 6 objectifs ; objectif 07 de base
about-from-town-cards = notre création ; non publié

## La première partie guidée

lesson-name-little-town = Little Town : première partie guidée
lesson-against-little-town = { home-play-first-little-town }
lesson-little-town-1-title = Une ville dans la vallée
lesson-little-town-1 = Ada et vous bâtissez une même ville, chacun pour soi. En quatre manches, vos ouvriers récoltent, utilisent des bâtiments et en construisent. Le plus de points l'emporte ; trois pièces valent 1 point, et vous en avez trois au départ.
lesson-little-town-2-title = Le terrain
lesson-little-town-2 = La forêt donne du bois, la montagne de la pierre, le lac du poisson. Un ouvrier va sur une case de prairie libre et utilise les huit cases autour. Regardez ce coin : les trois entourent une même case.
lesson-little-town-3-title = Votre premier ouvrier
lesson-little-town-3 = Vous avez cinq ouvriers, et chaque tour en utilise un. Posez le premier en b2 : il récolte 1 bois, 1 pierre et 1 poisson.
lesson-little-town-4-title = Construire
lesson-little-town-4 = Un ouvrier peut aussi construire. Choisissez le Champ de blé : il coûte 1 bois et rapporte 3 points tout de suite. Posez-le en c2, près du coin que vous connaissez. Dans tout paiement, 3 pièces peuvent remplacer une ressource, comme Ada vient de le faire ; vous, payez en bois.
lesson-little-town-5-title = Les objectifs
lesson-little-town-5 = Vous avez quatre objectifs secrets. L'un demande au moins une ressource de chaque type : bois, pierre, poisson et blé. Un objectif compte de lui-même dès qu'il est rempli ; non rempli, il ne coûte rien.
lesson-little-town-6-title = Utiliser un bâtiment
lesson-little-town-6 = Posez un ouvrier en d2 : une forêt, une montagne et votre Champ de blé l'entourent. Chaque bâtiment autour d'un ouvrier peut servir une fois ; la flèche dit ce qu'il prend et ce qu'il donne. Les vôtres sont sans loyer : activez le Champ de blé.
lesson-little-town-7-title = Récolter
lesson-little-town-7 = Finissez l'action : ce qui reste autour de l'ouvrier est récolté avec elle. Vous aurez alors bois, pierre, poisson et blé, et l'objectif sera rempli, pour 2 points.
lesson-little-town-8-title = Le loyer
lesson-little-town-8 = Les bâtiments des autres travaillent aussi pour vous, contre 1 pièce de loyer ; trois pièces font un point : une de moins peut le coûter. Posez un ouvrier en h5 et activez le Champ de blé d'Ada. Puis finissez l'action : 2 bois et 1 poisson viennent avec elle.
lesson-little-town-9-title = Penser à manger
lesson-little-town-9 = En fin de manche, chaque ouvrier mange 1 poisson ou 1 blé ; chaque ouvrier affamé coûte 3 points. Vous avez quatre portions pour cinq ouvriers. Votre dernier ouvrier va pêcher : deux lacs touchent e5.
lesson-little-town-10-title = Nourrir
lesson-little-town-10 = La manche est finie, et il y a plus de vivres que de bouches. Vous choisissez ce qui est mangé : nourrissez-en quatre de poisson, le cinquième mange du blé.
lesson-little-town-11-title = Construire et remplir
lesson-little-town-11 = Les ouvriers sont rentrés, et Ada a commencé la deuxième manche, car la main passe. Trois bois suffisent pour la Carrière : 5 points. Elle change des pièces en pierre, et l'un de vos objectifs demande un bâtiment qui traite le bois ou la pierre : 2 de plus. Posez-la en c3.
lesson-little-town-12-title = Un tour d'abondance
lesson-little-town-12 = Tout se rejoint. Posez un ouvrier en b2, utilisez le Champ de blé, puis la Carrière : 2 pièces deviennent 2 pierres. C'étaient vos dernières, et c'est aussi un objectif : 3 points. Finissez l'action, et le reste est récolté.
lesson-little-town-13-title = La Statue
lesson-little-town-13 = Vous avez cinq pierres. La Statue en coûte quatre, ne sert à rien et rapporte 10 points. Construisez-la en d3.
lesson-little-town-14-title = Le Puits
lesson-little-town-14 = Il reste un bois et une pierre : juste assez pour le Puits. Il rapporte 4 points, et 2 de plus chaque fois qu'un de vos ouvriers s'en sert. Posez-le en b3, près de b2, votre bonne case.
lesson-little-town-15-title = La troisième manche
lesson-little-town-15-later = Un tour plus tard : votre dernier ouvrier a pêché, et trois poissons et deux blés suffisaient tout juste pour les cinq. Vous avez { $mine } points, Ada { $ada }.
lesson-little-town-15 = Vous commencez la troisième manche, et toutes les cases sont de nouveau libres. Posez un ouvrier en b2, où trois de vos bâtiments travaillent pour vous : utilisez le Puits et le Champ de blé, puis finissez l'action.
lesson-little-town-16-title = Le Château
lesson-little-town-16-later = Six tours plus tard : vous avez construit la Mine d'or et mis six pierres de côté. Ada a bâti l'Entrepôt (8 points), rempli des objectifs (7) et fait travailler ses bâtiments (25) : elle a { $ada } points, vous { $mine }.
lesson-little-town-16 = Quatrième et dernière manche. Le Château coûte 6 pierres et rapporte 4 points pour chacun de vos bâtiments qui l'entourent, comptés en fin de partie. Posez-le en c4 : le Puits, la Carrière, la Statue et la Mine d'or l'entourent.
lesson-little-town-17-title = Le dernier ouvrier
lesson-little-town-17-later = Un tour plus tard : vous avez quatre bois, et de quoi nourrir les cinq. Vous avez { $mine } points, Ada { $ada }.
lesson-little-town-17 = Le Grenier coûte 4 bois et rapporte 6 points. Construisez-le en d4 : à côté du Château, il en vaut 4 de plus.
lesson-little-town-18-title = La ville est bâtie
lesson-little-town-18 = On additionne bâtiments, activations, objectifs, tuiles, faim et pièces. La tuile de fin de partie, c'est votre Château : cinq de vos bâtiments l'entourent, 20 points. Vous avez gagné, et aucun ouvrier n'a jamais eu faim. L'extension Artisans, des cartes qui aident vos ouvriers, peut attendre.

## La partie guidée avec l'extension

lesson-name-little-town-artisans = Little Town : partie guidée avec l'extension
lesson-link-little-town-artisans = Partie guidée avec l'extension
lesson-against-little-town-artisans = contre un apprenti, avec l'extension
lesson-little-town-artisans-1-title = Une rangée d'Artisans
lesson-little-town-artisans-1 = L'extension Artisans ajoute des cartes qui aident vos ouvriers. Vos cinq ouvriers se tiennent entre les six cartes de cette rangée. Elles sont encore vierges : des Artisans prendront leur place. Tout le reste vous est connu ; ici, vous ne découvrez que le nouveau.
lesson-little-town-artisans-2-title = Un ouvrier de la rangée
lesson-little-town-artisans-2 = La place d'un ouvrier dans la rangée décide de qui peut l'aider. Prenez l'ouvrier de la place b et posez-le en b2 : il récolte 1 bois, 1 pierre et 1 poisson.
lesson-little-town-artisans-3-title = Engager un Artisan
lesson-little-town-artisans-3 = Après son action, un ouvrier peut amener une carte Artisan. Vous avez récolté : vous pouvez engager une carte Récolte de niveau I, posée à côté de la place de l'ouvrier. Le Bûcheron coûte 1 pierre. Posez-le à droite, payez avec la pierre et finissez votre tour.
lesson-little-town-artisans-4-title = Un ouvrier bien entouré
lesson-little-town-artisans-4-later = Un tour plus tard : vous avez construit un Champ de blé en c2. Vous avez { $mine } points, Ada { $ada }.
lesson-little-town-artisans-4 = Le Bûcheron est entre les places b et c et aide les deux. Prenez l'ouvrier de la place c et posez-le en d2 : une forêt, une montagne et votre Champ de blé l'entourent.
lesson-little-town-artisans-5-title = Appeler l'Artisan
lesson-little-town-artisans-5 = Activez d'abord le Champ de blé. Une fois par tour, l'une des deux cartes à côté de la place de l'ouvrier peut aider : utilisez le Bûcheron, un bois de plus. Puis récoltez le reste et finissez l'action.
lesson-little-town-artisans-6-title = Améliorer
lesson-little-town-artisans-6 = Vous avez utilisé le Bûcheron : on peut l'améliorer. La Maraîchère, Récolte II, coûte 1 poisson, rapporte 1 point et donne 1 poisson et 1 blé à chaque usage. Payez le poisson et finissez votre tour.
lesson-little-town-artisans-7-title = Une carte Construction
lesson-little-town-artisans-7-later = À la deuxième manche : tous ont mangé, et vous avez trois bois. Vous avez { $mine } points, Ada { $ada }.
lesson-little-town-artisans-7 = Prenez l'ouvrier de la place e et construisez la Carrière en c3. Quand un ouvrier a construit, vous pouvez engager une carte Construction : elle rend les bâtiments moins chers. Le Manœuvre épargne 1 pierre. Posez-le à gauche et finissez votre tour.
lesson-little-town-artisans-8-title = Construire avec de l'aide
lesson-little-town-artisans-8-later = Un tour plus tard : vous avez récolté trois pierres. Vous avez { $mine } points, Ada { $ada }.
lesson-little-town-artisans-8 = La Statue coûte 4 pierres et rapporte 10 points. Vous en avez trois ; l'ouvrier de la place d est à côté du Manœuvre, qui en épargne une. Construisez-la en d3, appelez le Manœuvre, puis améliorez cette carte.
lesson-little-town-artisans-9-title = La dernière manche
lesson-little-town-artisans-9-later = Deux manches plus tard : vous avez construit la Mine d'or et l'Entrepôt, et trois de vos Artisans ont atteint le niveau IV. Vous avez { $mine } points, Ada { $ada }.
lesson-little-town-artisans-9 = Quatrième manche : vos Artisans ont grandi. L'Architecte, de niveau IV, compte aussi en fin de partie : 3 points par carte Construction.
lesson-little-town-artisans-10-title = Une ville et ses Artisans
lesson-little-town-artisans-10-later = Les derniers tours : vous avez construit l'Église et l'Atelier. Vous avez { $mine } points, Ada { $ada }.
lesson-little-town-artisans-10 = Les Artisans comptent quand ils arrivent, et certains encore à la fin. Vous avez gagné. Les cartes ont aussi une face avancée : gardez-la pour plus tard.

## Images des règles

picture-little-town-board-1 = Côté 1 : forêts, montagnes et lacs autour des prairies de la vallée.
picture-little-town-board-2 = Côté 2 : autant de chacun, posés ailleurs.
picture-little-town-gather = Un ouvrier en f5 travaille les huit cases à l'intérieur des tirets : une forêt et deux lacs à récolter, le Puits de son propriétaire, et le Champ de blé d'un voisin, qui demande 1 pièce de loyer.
picture-little-town-activate = Les cases récoltées et les bâtiments activés sont cochés ; chacun ne sert qu'une fois. Il ne reste que le Champ de blé.
picture-little-town-build = L'Épicerie coûte 2 bois et rapporte 4 points. Elle se pose sur n'importe quelle case de prairie éclairée, avec une maison de son propriétaire.
picture-little-town-feed = Cinq ouvriers, deux poissons et un blé : deux restent affamés, et cela coûte 6 points.
picture-little-town-row = Une rangée d'Artisans à deux joueurs : six cartes, cinq ouvriers entre elles. L'ouvrier de la place a peut faire appel au Bûcheron ou au Maçon ; celui de la place b est au travail.
picture-little-town-hire = Après une récolte avec l'ouvrier de la place d, aucune voisine n'est une carte Récolte : la première carte de Récolte I peut prendre la place de l'une ou de l'autre.
picture-little-town-advanced = La face avancée : les cubes posés sur les cartes disent ce qu'elles donnent ou épargnent. // veut dire l'un ou l'autre.
