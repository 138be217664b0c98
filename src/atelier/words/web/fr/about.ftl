# À propos : à qui sont les jeux, et comment marche la maison.

about-title = À propos d'Atelier
about-lead = Une maison pour deux jeux de société, Artisans et Little Town (dont une extension s'appelle elle aussi Artisans) : leurs règles, écrites une seule fois, servent aux joueurs, aux adversaires qui réfléchissent et à la recherche.
about-unofficial = Non officiel.
about-notice = Artisans est un jeu de Ségolène et Jean Paul Monnet, édité par V-Games. Little Town est un jeu de Shun et Aya Taguchi (Studio GG), édité par IELLO, comme son extension Artisans. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs, qui n'ont ni réalisé ni approuvé ce projet. Aucun texte ni aucune image ne vient d'eux.

## Ce qui est à qui

about-whose = Ce qui est à qui
about-part-rulings = Ce que les livrets laissent ouvert
about-from-rulings = nos décisions, numérotées dans les règles
about-part-drawings = Chaque dessin et chaque mot de ces pages
about-from-drawings = notre création
about-box = Chaque carte dit d'où viennent ses valeurs. Qui possède un jeu imprimé peut saisir ses cartes dans un fichier de boîte et jouer avec.

## Mélange équitable

about-fair = Un mélange équitable
about-fair-text = À l'ouverture d'une table, le serveur s'engage sur un secret en montrant son empreinte. Le navigateur de chacun promet ses propres chiffres en prenant place et les montre quand tous ont promis, pour que personne ne choisisse les siens en dernier ; les cartes sont distribuées à partir du secret et de tous ces chiffres réunis : personne ne peut les choisir seul. À la fin de la partie, le secret est montré, et chacun peut prouver, feuille de partie en main, que chaque carte est venue comme elle devait.

## Adversaires et vie privée

about-opponents = Adversaires
about-opponents-text = L'apprenti, le compagnon, le maître et le champion ne reçoivent que ce que leur place permet de voir, jamais les cartes cachées. Le maître imagine de nombreuses façons dont les cartes cachées pourraient être réparties et les joue avant de se décider.
about-privacy = Personne n'a de compte
about-privacy-text = Ce navigateur garde une clé dans un cookie qu'aucun script ne peut lire, et le nom que vous choisissez. Rien n'est demandé à un autre site ; personne n'est compté ni suivi.

## Licences

about-licences = Licences
about-licence-atelier = Atelier est un logiciel libre sous licence MIT.
about-font-fraunces = Fraunces, de The Fraunces Project Authors : SIL Open Font Licence 1.1
about-font-source = Source Sans 3, d'Adobe : SIL Open Font Licence 1.1
about-licence-texts = Le texte complet de toutes les licences
about-version = Version { $version }
