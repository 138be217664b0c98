# Comment s'appellent les adversaires, au terminal et dans les pages.

level-random = au hasard
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître
level-champion = champion
