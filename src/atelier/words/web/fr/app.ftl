# Les mots de la maison autour des pages, en français ; les mêmes messages qu'en anglais.

## L'en-tête

app-skip = Aller à la page
app-brand = Atelier, accueil
app-pages = Pages
app-home = Accueil
app-learn = Apprendre
app-workshop = L'établi
app-about = À propos
app-other-language = English
app-other-short = EN
app-to-dark = Passer au thème sombre
app-to-light = Passer au thème clair
app-waiting = Un instant…
app-broken = Cette page n'a pas pu être chargée. Vérifiez la connexion et rechargez-la.
app-compiling = Les règles se compilent, une seule fois : encore { $seconds } s environ. On peut déjà jouer ; les maîtres et le conseil viendront ensuite.
app-title = { $page } · Atelier

## Réglages

app-settings = Réglages
app-theme = Thème
app-theme-auto = Automatique
app-theme-light = Clair
app-theme-dark = Sombre
app-pace = Rythme des coups des autres
app-pace-quick = Vif
app-pace-calm = Posé
app-pace-slow = Lent
app-pace-at-once = Immédiat
app-motion = Moins de mouvement
app-motion-help = Les choses apparaissent en fondu au lieu de voyager.
app-confirm = Demander avant un coup coûteux
app-confirm-help = Redemande votre accord avant un coup qui vous fait perdre quelque chose, et montre ce qu'il coûte.
app-speech = Les adversaires disent un mot
app-speech-help = En s'asseyant, en gagnant, en perdant : au journal, au salon et à la fin.
app-sound = Son
app-sound-help = Bois et papier, discrètement.
app-notices = Me prévenir quand c'est mon tour
app-notices-help = Même quand cette page est à l'arrière-plan ; le navigateur vous le demande une fois.

## Moi

me-guest = { $bird ->
    [1] Pinson
    [2] Alouette
    [3] Hirondelle
    [4] Grive
    [5] Linotte
    [6] Héron
    [7] Faucon
    [8] Pluvier
    [9] Étourneau
    [10] Sarcelle
    [11] Pie
   *[other] Roitelet
}
me-nobody = Votre nom
me-change = { $name } : changer de nom
me-say = Dites votre nom
me-name = Votre nom
me-name-help = Les autres à la table le voient. Ni compte, ni mot de passe.
me-lent = nom prêté
me-lent-help = { $name } est un nom prêté en attendant le vôtre ; les parties en cours le gardent.
me-lent-change = Donner votre nom
me-save = Garder
me-saved = Vous êtes désormais { $name }.

## Perdu

lost-title = Il n'y a rien à cette adresse
lost-text = Le lien est peut-être tronqué, ou la page a changé de place.
lost-home = Retour à la maison

## Pourquoi quelque chose n'a pas été fait

problem-other = Cela n'a pas été possible ; réessayez.
problem-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
problem-stale = La table avait changé entre-temps. Regardez et décidez à nouveau.
problem-illegal-move = Ce n'est pas possible maintenant.
problem-not-your-turn = Ce n'est pas à vous de jouer.
problem-away = Un adversaire joue à votre place ; revenez d'abord.
problem-replaced = Un adversaire joue déjà à cette place.
problem-too-soon = C'est trop tôt ; un peu de patience.
problem-called = On lui a déjà demandé de jouer.
problem-called-twice = On vous a appelé deux fois pendant ce tour ; jouez-le.
problem-not-called = Personne ne vous attend plus.
problem-not-awaited = Personne ne l'attend plus.
problem-own-seat = Cette place est la vôtre, ou celle d'un de vos robots ; quittez-la plutôt.
problem-present = La personne est revenue.
problem-out-of-time = Votre temps est écoulé ; un adversaire joue à votre place jusqu'à la fin.
problem-no-undo = Rien ne peut être repris : une carte a été montrée, ou d'autres ont joué.
problem-taken = Cette place vient d'être prise.
problem-full = Toutes les places sont prises ; vous pouvez regarder.
problem-full-log = Cette table ne retient plus rien de ce que vous dites, changez ou reprenez ; sa partie peut encore être commencée et jouée jusqu'au bout.
problem-open-seats = Il reste des places libres.
problem-not-host = Seul l'hôte peut le faire.
problem-not-at-table = Seuls ceux qui sont à la table peuvent le faire.
problem-others-play = D'autres jouent ici ; vous pouvez partir, et un adversaire jouera à votre place.
problem-wrong-time = Ce n'est pas possible en ce moment.
problem-too-many = C'était beaucoup à la fois ; attendez un instant.
problem-too-many-tables = Vous avez trop de parties en cours ; fermez-en une d'abord.
problem-too-many-boxes = Vous avez joué avec autant de boîtes que possible.
problem-too-large = C'est trop gros ; un fichier d'Atelier est bien plus petit.
problem-busy = Le serveur est occupé ; réessayez dans un instant.
problem-closed = Cette table est fermée.
problem-one-seat = Vous avez déjà une place à cette table.
problem-same-name = Quelqu'un porte déjà ce nom à cette table ; choisissez-en un autre.
problem-removed = L'hôte a libéré votre place ; vous pouvez regarder, ou ouvrir votre propre table.
problem-promised = Le mélange a commencé ; plus rien ne peut être promis.
problem-too-often = Vous êtes revenu trois fois ; un adversaire joue à votre place jusqu'à la fin.
problem-too-strong = À cette table, personne de plus fort ne peut jouer à la place d'un autre.
