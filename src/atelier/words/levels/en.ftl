# What opponents are called, at the terminal and in the pages.

level-random = random
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-champion = champion
