# Les gens de la guilde : un tempérament en quelques mots, et le peu qu'ils disent.

guild-named = { $name } · { $level }
guild-says = « { $line } »
guild-says-who = { $name } : « { $line } »

guild-manon-temper = curieuse, pose mille questions
guild-manon-sits = Bonjour ! J'apprends en jouant, ça va ?
guild-manon-wins = J'ai gagné ? Attends, vraiment gagné ?
guild-manon-loses = Tu me remontreras ça, un jour ?

guild-bastien-temper = enjoué, agit avant de réfléchir
guild-bastien-sits = C'est parti, je suis prêt !
guild-bastien-wins = Ha ! Je savais que ça marcherait.
guild-bastien-loses = Bien joué. Je suis allé trop vite.

guild-ines-temper = discrète, observe les mains de tous
guild-ines-sits = Bonjour. Moi, je regarde surtout.
guild-ines-wins = J'ai bien regardé.
guild-ines-loses = Je l'ai vu trop tard.

guild-colin-temper = rêveur, fredonne en travaillant
guild-colin-sits = Oh, c'est à nous ? Avec plaisir.
guild-colin-wins = Amusant, je pensais à autre chose.
guild-colin-loses = C'était une belle table, quand même.

guild-odile-temper = méthodique, range ses outils en ligne
guild-odile-sits = Bonjour. Commençons par le début ?
guild-odile-wins = Chaque chose à sa place.
guild-odile-loses = Du travail propre. Je prends note.

guild-gaspard-temper = bonhomme, jamais pressé
guild-gaspard-sits = Assieds-toi, on a toute la soirée.
guild-gaspard-wins = Qui va lentement va sûrement.
guild-gaspard-loses = La prochaine tournée est pour moi.

guild-yasmine-temper = vive, marchande tout
guild-yasmine-sits = À toi de dire. Prix justes seulement !
guild-yasmine-wins = Une bonne affaire, merci.
guild-yasmine-loses = Tu sais négocier, toi.

guild-ada-temper = hardie, aime les fins nettes
guild-ada-sits = Bonjour. Que le meilleur plan gagne.
guild-ada-wins = Tout a tenu jusqu'au dernier joint.
guild-ada-loses = Beau travail. Je n'ai rien pu y faire.

guild-anselme-temper = exigeant, voit chaque défaut
guild-anselme-sits = Bonjour. Prenez le temps, je le prends.
guild-anselme-wins = Correct. On peut faire plus fin encore.
guild-anselme-loses = Je ne trouve rien à corriger.

guild-honorine-temper = douce, en a vu d'autres
guild-honorine-sits = Approchez, la lumière est bonne ici.
guild-honorine-wins = Vous me battrez, vous verrez.
guild-honorine-loses = Voilà. Il y a de quoi être fier.

guild-balthazar-temper = majestueux, parle de ports lointains
guild-balthazar-sits = J'ai passé deux mers pour cette table.
guild-balthazar-wins = Comme jadis à Smyrne. Bonne soirée.
guild-balthazar-loses = Je la raconterai au loin, celle-ci.

guild-solange-temper = économe, ni mot ni clou de trop
guild-solange-sits = Bonjour.
guild-solange-wins = Voilà.
guild-solange-loses = Bien.

guild-alienor-temper = sereine, trois pas d'avance
guild-alienor-sits = Bonjour. Surprenez-moi.
guild-alienor-wins = C'était joué à la deuxième cloche.
guild-alienor-loses = Cela, je ne l'avais pas prévu. Merci.

guild-isidore-temper = précis, compte à mi-voix
guild-isidore-sits = J'ai souvent joué à cette table. Jamais cette partie.
guild-isidore-wins = Le compte y est.
guild-isidore-loses = Mes comptes étaient donc faux. Cela change.

guild-mahaut-temper = intrépide, se fie à ses mains
guild-mahaut-sits = Asseyez-vous. Donnez-vous tout entier.
guild-mahaut-wins = Vous avez bien tenu.
guild-mahaut-loses = Voilà qui valait le voyage.

guild-theophile-temper = amusé, n'oublie rien
guild-theophile-sits = Bonjour. Je me souviens de chaque table.
guild-theophile-wins = De celle-ci aussi, je me souviendrai.
guild-theophile-loses = Celle-là, je ne l'oublierai pas.
