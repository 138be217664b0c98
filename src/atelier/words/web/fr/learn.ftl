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
learn-tip = En jeu, chaque chose sur la table s'explique : laissez-y le pointeur, appuyez longuement, ou pressez ? quand elle a le focus.

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

lesson-title = { $game } : première partie guidée
lesson-step = Étape { $step } sur { $of }
lesson-steps = Étapes de la leçon
lesson-task = À faire : { $task }
lesson-task-more = À faire ({ $at } sur { $of }) : { $task }
lesson-show = Montrez-moi
lesson-back = Retour
lesson-next = Suite
lesson-skip = Passer
lesson-leave = Quitter la leçon
lesson-later = Le temps passe …
lesson-happened = Ce qui vient de se passer
lesson-hint = Pas encore celle-ci. Cherchez ce qui brille, ou laissez-moi vous montrer.
lesson-ada = Ada
lesson-score = Points de la fin
lesson-total = total
lesson-done = Voilà toute la partie. La prochaine est à vous.
lesson-play = Jouer une vraie partie
lesson-play-busy = On dresse la table …
lesson-rules = Lire les règles
lesson-again = Depuis le début
artisans-why-lesson = En partie, ce serait possible ; pour l'instant, faites ce que le guide demande.
little-town-why-lesson = En partie, ce serait possible ; pour l'instant, faites ce que le guide demande.

## Artisans, pas à pas

lesson-artisans-1-title = Une année à l'atelier
lesson-artisans-1 = Vous dirigez un atelier pendant douze mois. Vous apprenez à travailler sept matériaux et, avec ce savoir-faire, vous créez des objets d'art. À la fin de l'année, le plus grand total l'emporte. Vous jouez contre Ada, qui connaît le métier.
lesson-artisans-2-title = Choisissez un artisan
lesson-artisans-2 = Chacun a un artisan et sa capacité, choisis avant le premier mois. Le Collectionneur compulsif rapporte 2 points par objet créé : simple et efficace. Choisissez-le.
lesson-artisans-3-title = Votre main
lesson-artisans-3 = Six cartes parmi sept matériaux, que vous seul voyez. Chaque matériau a sa couleur, son motif et son signe. Vous avez déjà deux bois : un bon début, car on pose ensemble les cartes d'un même matériau.
lesson-artisans-4-title = Le marché
lesson-artisans-4 = Cinq cartes forment un cercle ; la place 5 touche la place 1. Les nouvelles cartes viennent d'ici et de nulle part ailleurs. Le jeton au centre décide du moment où le marché ferme.
lesson-artisans-5-title = Échanger
lesson-artisans-5 = Avec six cartes en main, on échange : posez une carte sur une place et prenez celle qui s'y trouvait. Votre carte doit différer de celle qu'elle remplace et de ses deux voisines. La place 2 porte des textiles, entre bois et argile : la pierre peut y aller. Choisissez d'abord la carte, puis la place.
lesson-artisans-6-title = Encore un échange
lesson-artisans-6 = Trois bois feraient un solide premier niveau. Le bois de la place 1 est entre deux pierres : ni pierre ni bois ne peuvent y aller, mais le métal convient.
lesson-artisans-7-title = Le jeton
lesson-artisans-7 = Ada a pris le jeton. Elle développera la première et ouvrira le mois suivant. Les autres ont un dernier tour : un échange de plus, ou passer. Vous avez trois bois et deux textiles, et rien de mieux ne vous attend. Passez.
lesson-artisans-8-title = Développer
lesson-artisans-8 = Le marché est fermé. Chacun peut maintenant développer un matériau : poser des cartes sur son niveau suivant. Le niveau I reçoit jusqu'à six cartes, qui valent 1 point chacune. Posez vos trois bois.
lesson-artisans-9-title = Un nouveau mois
lesson-artisans-9 = Cinq nouvelles cartes, et le jeton revient au centre. Vous avez trois cartes : avec moins de six, on prend une carte au lieu d'échanger, et les voisines n'importent pas.
lesson-artisans-10-title = Prendre
lesson-artisans-10 = Le Masque de fête, dans la rangée d'objets, demande de l'or. Prenez l'or de la place 3.
lesson-artisans-11-title = Le deuxième matériau
lesson-artisans-11 = Quelques tours plus tard, le marché a de nouveau fermé. Vous avez deux cartes d'or : posez-les toutes deux au niveau I.
lesson-artisans-12-title = Prévoir
lesson-artisans-12 = Le mois 3 s'achève. Le Masque de fête exige textiles I, bois I et or I ; une carte sur chacun de ces niveaux suffit. On gagne au plus un niveau par mois : il faut prévoir. Posez votre carte de textiles.
lesson-artisans-13-title = Les objets
lesson-artisans-13 = Quatre objets forment la rangée, chacun avec ses points et les niveaux qu'il exige. À partir du mois 3, vous pouvez en fabriquer un par mois, à votre premier tour du mois, avant d'aller au marché.
lesson-artisans-14-title = Fabriquer
lesson-artisans-14 = Vous avez textiles I, bois I et or I. Fabriquez le Masque de fête. Il ne coûte rien : vos matériaux restent en place.
lesson-artisans-15-title = Vos points
lesson-artisans-15 = Le masque vaut 3 points, et le Collectionneur compulsif en ajoute 2. Chaque carte développée vaut son niveau : 1, 2, 3 ou 4. Les niveaux larges rapportent, les niveaux élevés aussi. Les cartes en main ne valent rien.
lesson-artisans-16-title = Le niveau II
lesson-artisans-16 = Le mois 4 s'achève. Un niveau suivant reçoit au plus autant de cartes que le précédent : textiles I porte une carte, le niveau II en reçoit donc une. C'est tout ce que demande le Cerf-volant hirondelle.
lesson-artisans-17-title = Un deuxième objet
lesson-artisans-17 = Un nouveau mois, et votre premier tour. Fabriquez le Cerf-volant hirondelle.
lesson-artisans-18-title = Prendre le jeton soi-même
lesson-artisans-18 = Vous avez cinq pierres et n'attendez plus rien de ce marché. Prenez le jeton : le marché ferme bientôt, vous développez en premier et vous ouvrez le mois suivant.
lesson-artisans-19-title = Un niveau large
lesson-artisans-19 = Cinq pierres au niveau I, ce sont 5 points d'un coup, et le niveau II pourra en recevoir jusqu'à cinq. Posez les cinq.
lesson-artisans-20-title = La seconde moitié de l'année
lesson-artisans-20 = Nous sommes au mois 8. Depuis le mois 7, les objets viennent du second paquet : plus de points pour des niveaux plus élevés. D'autres artisans ont d'autres règles : le Perfectionniste pose une carte de plus que le niveau précédent, le Travailleur de nuit fabrique puis va au marché, le Prévoyant réserve un objet.
lesson-artisans-21-title = Le savoir-faire sert encore
lesson-artisans-21 = Bois II, textiles I et métal I : rien n'a été dépensé pour les premiers objets, tout resservira donc. Fabriquez le Djembé.
lesson-artisans-22-title = Le dernier mois
lesson-artisans-22 = Le mois 12 s'achève. Ensuite, chacun pourra fabriquer un dernier objet. L'or I porte deux cartes, le niveau II en reçoit donc jusqu'à deux, à 2 points chacune. Posez deux cartes d'or.
lesson-artisans-23-title = L'année est finie
lesson-artisans-23 = On additionne les matériaux, les objets et l'artisan. Ada a développé davantage, mais vos objets et le Collectionneur compulsif ont fait la différence. À égalité, qui a créé le plus d'objets gagne.

## Little Town, pas à pas

lesson-little-town-1-title = Une ville dans la vallée
lesson-little-town-1 = Ada et vous bâtissez une même ville, chacun pour soi. En quatre manches, vos ouvriers récoltent, utilisent des bâtiments et en construisent. Le plus de points l'emporte. Vous jouez avec l'extension Artisans : des cartes qui aident vos ouvriers.
lesson-little-town-2-title = Le terrain
lesson-little-town-2 = La forêt donne du bois, la montagne de la pierre, le lac du poisson. Un ouvrier va sur une case d'herbe libre et utilise les huit cases autour. Regardez ce coin : les trois entourent une même case.
lesson-little-town-3-title = Votre premier ouvrier
lesson-little-town-3 = Vos cinq ouvriers se tiennent entre les cartes de votre rangée, et chaque tour en utilise un. Prenez l'ouvrier de la place b et posez-le en b2 : il récolte 1 bois, 1 pierre et 1 poisson.
lesson-little-town-4-title = Engager un Artisan
lesson-little-town-4 = Après son action, un ouvrier peut amener une carte. Vous avez récolté : vous pouvez engager une carte Récolte de niveau I, posée à côté de la place de l'ouvrier. Le Bûcheron coûte 1 pierre. Dans tout paiement, 3 pièces remplacent une ressource ; ici, payez avec la pierre. Puis finissez votre tour.
lesson-little-town-5-title = Construire
lesson-little-town-5 = Un ouvrier peut aussi construire. Prenez celui de la place e et choisissez le Champ de blé : il coûte 1 bois et rapporte 3 points tout de suite. Posez-le en c2, près du coin que vous connaissez. Payez en bois, puis finissez votre tour.
lesson-little-town-6-title = Les objectifs
lesson-little-town-6 = Vous avez quatre objectifs secrets. L'un demande au moins une ressource de chaque type : bois, pierre, poisson et blé. Un objectif compte de lui-même dès qu'il est rempli ; non rempli, il ne coûte rien.
lesson-little-town-7-title = Un ouvrier bien entouré
lesson-little-town-7 = Le Bûcheron est entre les places b et c et aide les deux. Prenez l'ouvrier de la place c et posez-le en d2 : une forêt, une montagne et votre Champ de blé l'entourent.
lesson-little-town-8-title = Utiliser un bâtiment
lesson-little-town-8 = Chaque bâtiment autour de l'ouvrier peut servir une fois. La flèche dit ce qu'il prend et ce qu'il donne. Les vôtres sont sans loyer : activez le Champ de blé.
lesson-little-town-9-title = Appeler l'Artisan
lesson-little-town-9 = Une fois par tour, l'une des deux cartes à côté de la place de l'ouvrier peut aider. Utilisez le Bûcheron : un bois de plus.
lesson-little-town-10-title = Récolter
lesson-little-town-10 = Récoltez tout ce qui est autour et finissez l'action. Vous avez maintenant bois, pierre, poisson et blé : l'objectif est rempli, pour 2 points.
lesson-little-town-11-title = Améliorer
lesson-little-town-11 = Vous avez utilisé le Bûcheron : on peut l'améliorer. La Maraîchère, Récolte II, coûte 1 poisson, rapporte 2 points et donne 1 poisson et 1 blé à chaque usage. Payez le poisson et finissez votre tour.
lesson-little-town-12-title = Le loyer
lesson-little-town-12 = Les bâtiments des autres travaillent aussi pour vous, contre 1 pièce de loyer. Prenez l'ouvrier de la place a, posez-le en h4 et activez le Champ de blé d'Ada. Puis récoltez le reste et finissez votre tour.
lesson-little-town-13-title = Penser à manger
lesson-little-town-13 = En fin de manche, chaque ouvrier mange 1 poisson ou 1 blé ; chaque ouvrier affamé coûte 3 points. Vous avez trois portions pour cinq ouvriers. Votre dernier ouvrier va pêcher : deux lacs touchent e5.
lesson-little-town-14-title = La fin d'une manche
lesson-little-town-14 = Tous ont mangé : vos trois poissons et vos deux blés suffisaient tout juste. Les ouvriers sont rentrés, et Ada a commencé la deuxième manche, car la main passe. Il y a quatre manches.
lesson-little-town-15-title = Construire et remplir
lesson-little-town-15 = Trois bois suffisent pour la Carrière : 5 points. Elle change des pièces en pierre, et l'un de vos objectifs demande un bâtiment qui traite le bois ou la pierre : 2 de plus. Prenez l'ouvrier de la place e et posez-la en c3.
lesson-little-town-16-title = Une carte Construction
lesson-little-town-16 = Quand un ouvrier a construit, vous pouvez engager une carte Construction : elle rend les bâtiments moins chers. Le Manœuvre épargne 1 pierre. Posez-le à gauche et finissez votre tour.
lesson-little-town-17-title = Un tour d'abondance
lesson-little-town-17 = Tout se rejoint : l'ouvrier de la place c va en b2, utilise le Champ de blé et la Carrière, appelle la Maraîchère et récolte le reste. Faites-le pas à pas.
lesson-little-town-18-title = La Statue
lesson-little-town-18 = La Statue coûte 4 pierres et rapporte 10 points. Vous en avez trois ; l'ouvrier de la place d est à côté du Manœuvre, qui en épargne une. Construisez-la en d3, appelez le Manœuvre, puis améliorez cette carte.
lesson-little-town-19-title = Nourrir
lesson-little-town-19 = La deuxième manche est finie, et il y a plus de vivres que de bouches. Vous choisissez ce qui est mangé : nourrissez-en deux de poisson, les autres mangent du blé.
lesson-little-town-20-title = La dernière manche
lesson-little-town-20 = Quatrième manche : vos Artisans ont grandi. L'Architecte, de niveau IV, compte aussi en fin de partie : 3 points par carte Construction. Trois pièces valent 1 point.
lesson-little-town-21-title = La ville est bâtie
lesson-little-town-21 = On additionne bâtiments, activations, objectifs, Artisans, tuiles, faim et pièces. Vous avez gagné, et aucun ouvrier n'a jamais eu faim.
