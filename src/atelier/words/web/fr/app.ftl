# Les mots de la maison autour des pages, en français ; les mêmes messages qu'en anglais.

## L'en-tête

app-skip = Aller à la page
app-brand = Atelier, accueil
app-pages = Pages
app-home = Accueil
app-learn = Apprendre
app-about = À propos
app-other-language = English
app-other-short = EN
app-to-dark = Passer au thème sombre
app-to-light = Passer au thème clair
app-broken = Cette page n'a pas pu être chargée. Vérifiez la connexion et rechargez-la.
app-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
app-title = { $page } · Atelier

## Les jeux

app-game-artisans = Artisans
app-game-little-town = Little Town

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
app-motion = Moins de mouvement
app-motion-help = Les choses apparaissent en fondu au lieu de voyager.
app-sound = Son
app-sound-help = Bois et papier, discrètement.

## Moi

me-guest = Invité
me-nobody = Votre nom
me-change = { $name } : changer de nom
me-say = Dites votre nom
me-name = Votre nom
me-name-help = Les autres à la table le voient. Ni compte, ni mot de passe.
me-save = Garder
me-saved = Vous êtes désormais { $name }.

## Perdu

lost-title = Il n'y a rien à cette adresse
lost-text = Le lien est peut-être tronqué, ou la page a changé de place.
lost-home = Retour à la maison
