# Les mots de la maison autour des pages, en français ; les mêmes messages qu'en anglais.

## L'en-tête

house-skip = Aller à la page
house-brand = Atelier, accueil
house-pages = Pages
house-home = Accueil
house-learn = Apprendre
house-about = À propos
house-other-language = English
house-other-short = EN
house-to-dark = Passer au thème sombre
house-to-light = Passer au thème clair
house-broken = Cette page n'a pas pu être chargée. Vérifiez la connexion et rechargez-la.
house-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
house-title = { $page } · Atelier

## Les jeux

house-game-artisans = Artisans
house-game-little-town = Little Town

## Réglages

house-settings = Réglages
house-theme = Thème
house-theme-auto = Automatique
house-theme-light = Clair
house-theme-dark = Sombre
house-pace = Rythme des coups des autres
house-pace-quick = Vif
house-pace-calm = Posé
house-pace-slow = Lent
house-motion = Moins de mouvement
house-motion-help = Les choses apparaissent en fondu au lieu de voyager.
house-sound = Son
house-sound-help = Bois et papier, discrètement.

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
