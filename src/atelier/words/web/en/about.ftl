# About: whose the games are, and how the house works.

about-title = About Atelier
about-lead = A house for two board games, Artisans and Little Town (an expansion of which happens to be called Artisans too): their rules written once, for people, for opponents that think, and for research.
about-unofficial = Unofficial.
about-notice = Artisans is a game by Ségolène and Jean Paul Monnet, published by V-Games. Little Town is a game by Shun and Aya Taguchi (Studio GG), published by IELLO, as is its expansion Artisans. The games and their names belong to their authors and publishers, who have neither made nor approved this project. No text and no picture of theirs is in it.

## What is whose

about-whose = What is whose
about-part-rulings = What the rulebooks leave open
about-from-rulings = our rulings, numbered in the rules
about-part-drawings = Every drawing and every word here
about-from-drawings = our own
about-box = Every card says whose values it has. Whoever owns a printed game can type its cards into a box file and play with those.

## Fair shuffle

about-fair = A fair shuffle
about-fair-text = When a table is opened, the server commits itself to a secret by showing its fingerprint. Each person's browser promises digits of its own on sitting down and shows them once everyone has promised, so that nobody can choose theirs last; the cards are dealt from the secret and all these digits together, so that nobody can choose them alone. When the game is over the secret is shown, and anyone can prove from the record that every card came as it had to.

## Opponents and privacy

about-opponents = Opponents
about-opponents-text = Apprentice, journeyman, master and champion are given what their seat can see, never the hidden cards. The master imagines many ways the hidden cards could lie and plays them through before it decides.
about-privacy = Nobody has an account
about-privacy-text = This browser holds a key in a cookie that no script can read, and a name you choose. Nothing is fetched from another site; no one is counted or followed.

## Licences

about-licences = Licences
about-licence-atelier = Atelier is free software under the MIT licence.
about-font-fraunces = Fraunces, by the Fraunces Project Authors: SIL Open Font Licence 1.1
about-font-source = Source Sans 3, by Adobe: SIL Open Font Licence 1.1
about-licence-texts = The full texts of all licences
about-version = Version { $version }
