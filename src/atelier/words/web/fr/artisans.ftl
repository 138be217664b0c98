# La salle d'Artisans, en français ; le fichier anglais a les mêmes messages.

## Ce qui est sur l'établi

artisans-room-objects = Objets d'art
artisans-room-market = Le marché
artisans-room-artisans = Artisans au choix
artisans-room-simple = simple à jouer
artisans-room-hand-and-works = Main et matériaux
artisans-room-place = Place { $place }, { $material }
artisans-room-token = le jeton premier joueur
artisans-room-token-held = { $who } tient le jeton premier joueur
artisans-room-has-token = tient le jeton premier joueur
artisans-room-leads = 1er joueur
artisans-room-on-turn = , à son tour
artisans-room-points = {" "}points
artisans-room-month = Mois { $month } sur 12
artisans-room-progress = Mois { $month } · { $phase }
artisans-room-place-empty = Place { $place } : vide
artisans-room-gap = vide
artisans-room-row-empty = Place vide de la rangée
artisans-room-next = à venir
artisans-room-next-object = À venir : { $name }. { $when }
artisans-room-object = { $name }, { $points } points, exige { $needs }
artisans-room-object-deck = Paquet d'objets { $deck } : { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
artisans-room-column = { $material } : { $levels ->
    [0] rien de posé
   *[other] cartes par niveau { $laid }
}
artisans-room-counts = { $material } : combien au niveau { $level }
artisans-room-count = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
artisans-room-cards-on = Au niveau { $level }
artisans-room-my-hand = Votre main
artisans-room-deck = pile
artisans-room-discard = défausse
artisans-room-in-hand = { $material } en main : { $count }
artisans-room-made = Objets fabriqués : { $count }
artisans-room-made-none = pas encore d'objet
artisans-room-made-object = { $name }, { $points } points
artisans-room-reserved = Réservé : { $name }

## Notices

artisans-tooltip-count = { $material } { $count }
artisans-tooltip-object = { $name } · { $origin }
artisans-tooltip-object-text = { $points } points. Exige { $needs }.
artisans-tooltip-missing = Il manque encore : { $needs }
artisans-tooltip-ready = Vous avez tout ce qu'il faut.
artisans-tooltip-reserved = Réservé : personne d'autre ne peut le fabriquer.
artisans-tooltip-reserved-cost = { $over ->
    [yes] Réservé jusqu'à la fin : −{ $points } points.
   *[no] Encore réservé à la fin : −{ $points } points.
}
artisans-tooltip-reserved-points = { $crafted ->
    [yes] n'est plus réservé
   *[no] tant qu'il est réservé
}
artisans-tooltip-material = { $all } cartes dans cette partie, dont { $unseen } dans la pile ou cachées dans les mains.
artisans-tooltip-level = { $level } : { $cards }
artisans-tooltip-laid = Cartes par niveau { $laid }. Valeur : { $points } { $points ->
    [0] point
    [1] point
   *[other] points
}.
artisans-tooltip-unbegun = Rien de posé. Chaque carte posée vaut son niveau.
artisans-tooltip-next-level = Le niveau { $level } accueille { $capacity ->
    [1] 1 carte
   *[other] 1 à { $capacity } cartes
}.
artisans-tooltip-finished = Les quatre niveaux sont posés.
artisans-tooltip-hand = { $cards ->
    [0] Aucune carte en main
    [1] 1 carte en main
   *[other] { $cards } cartes en main
}
artisans-tooltip-known = Les mains sont cachées ; tout le monde connaît les cartes prises au marché.
artisans-tooltip-hidden = { $cards ->
    [1] 1 carte cachée
   *[other] { $cards } cartes cachées
}
artisans-tooltip-deck = Pile : { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
artisans-tooltip-unseen = Vous n'avez pas vu, dans la pile ou dans les mains cachées :
artisans-tooltip-discard = Défausse : { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
artisans-tooltip-discard-text = Mélangée pour former une nouvelle pile quand la pile est vide.
artisans-tooltip-deck-1 = Objets plus simples, de 3 à 6 points. Au mois 7, ce qu'il en reste quitte le jeu.
artisans-tooltip-deck-2 = Objets plus difficiles, de 4 à 7 points. Ils arrivent à partir du mois 7.
artisans-tooltip-next = { $fate ->
    [soon] Entre dans la rangée au début du mois prochain : une place y est vide.
    [leaves] Quitte le jeu à la fin de ce mois, avec ce qui reste du paquet 1.
    [never] N'entrera plus dans la rangée : c'est le dernier mois.
   *[waits] Entre dans la rangée au début d'un mois, quand une place y est vide.
}
artisans-tooltip-place-empty = { $state ->
    [open] Il n'y a pas de carte ici. De nouvelles viennent quand les cinq places sont vides, ou au début du mois prochain.
    [open-last] Il n'y a pas de carte ici. De nouvelles viennent quand les cinq places sont vides et que quelqu'un peut encore en prendre.
    [closed] Le marché est fermé. De nouvelles cartes viennent au début du mois prochain.
   *[closed-last] Le marché est fermé jusqu'à la fin de la partie.
}
artisans-tooltip-row-empty = { $last ->
    [0] Il n'y a pas d'objet ici. La rangée est complétée au début du mois prochain, tant que le paquet y suffit.
   *[other] Il n'y a pas d'objet ici. C'est le dernier mois : la rangée n'est plus complétée.
}
artisans-tooltip-token = { $last ->
    [0] Qui le prend mène le mois suivant ; les autres ont un dernier tour, puis le marché ferme.
   *[other] Qui le prend ferme le marché ; les autres ont un dernier tour.
}

## Ce qui est demandé

artisans-risk-pass = Vous renoncez à ce tour, alors qu'une carte peut être prise.
artisans-risk-develops-nothing = Vous ne posez aucune carte ce mois-ci, alors que vous le pouvez.
artisans-risk-reserves-nothing = Vous ne gardez aucun objet pour vous, alors que vous le pouvez.
artisans-risk-makes-nothing = Vous ne fabriquez pas de dernier objet, alors que vous le pouvez.
artisans-prompt-draft = Choisissez votre artisan.
artisans-prompt-reserve = Vous pouvez réserver un objet de la rangée. Encore réservé à la fin, il coûte ses points.
artisans-prompt-reserve-nothing = Il n'y a rien à réserver.
artisans-prompt-market = { $way ->
    [take] { $craft ->
        [0] Moins de six cartes en main : prenez-en une, ou le jeton.
       *[other] Moins de six cartes en main : prenez-en une, prenez le jeton ou fabriquez un objet.
    }
    [trade] { $craft ->
        [0] Six cartes en main : échangez-en une au marché, ou prenez le jeton.
       *[other] Six cartes en main : échangez-en une au marché, prenez le jeton ou fabriquez un objet.
    }
   *[none] { $craft ->
        [0] Prenez le jeton.
       *[other] Prenez le jeton, ou fabriquez un objet.
    }
}
artisans-prompt-closed = Les échanges sont clos pour ce marché : prenez le jeton, ou fabriquez si vous le pouvez.
artisans-prompt-crafted = { $way ->
    [take] { $token ->
        [0] L'objet est fait. Prenez maintenant une carte, ou finissez votre tour.
       *[other] L'objet est fait. Prenez maintenant une carte ou le jeton, ou finissez votre tour.
    }
    [trade] { $token ->
        [0] L'objet est fait. Échangez maintenant une carte, ou finissez votre tour.
       *[other] L'objet est fait. Échangez maintenant une carte, prenez le jeton, ou finissez votre tour.
    }
   *[none] { $token ->
        [0] L'objet est fait. Finissez votre tour.
       *[other] L'objet est fait. Prenez maintenant le jeton, ou finissez votre tour.
    }
}
artisans-prompt-last = { $actions ->
    [2] Dernier tour, deux actions au marché :
   *[other] Dernier tour :
} { $way ->
    [take] prenez une carte
    [trade] posez une carte, puis choisissez sa place
    [empty] il ne reste rien à prendre
    [closed] les échanges sont clos et votre main est pleine
   *[full] aucune de vos cartes ne peut être posée et votre main est pleine
}{ $craft ->
    [0] { $any ->
        [0] . Vous ne pouvez que passer.
       *[other] , ou passez.
    }
   *[other] { $any ->
        [0] {" "}: fabriquez ou passez.
       *[other] , fabriquez ou passez.
    }
}
artisans-prompt-trade-place = Choisissez où poser { $the-material }.
artisans-prompt-trade-card = Choisissez la carte à poser à la place { $place } pour prendre { $the-material }.
artisans-prompt-develop = Développez un matériau de votre main, puis choisissez le nombre de cartes.
artisans-prompt-develop-nothing = Aucun matériau ne peut être développé ce mois-ci.
artisans-prompt-develop-count = Combien de cartes posez-vous au niveau { $level } { $some-material } ?
artisans-prompt-final = L'année s'achève : vous pouvez fabriquer un ultime objet.
artisans-prompt-final-nothing = L'année s'achève, et aucun objet n'est à votre portée.
artisans-prompt-over = L'année est finie.
artisans-prompt-wait = Au tour { OF($who) } : { $phase }.

## Petites cérémonies

artisans-ceremony-last = Le dernier mois de l'année.
artisans-ceremony-second = Ce qui reste du paquet 1 quitte le jeu, l'objet à venir aussi : désormais, les objets viennent du paquet 2.
artisans-ceremony-final = L'année s'achève
artisans-ceremony-final-text = Chacun peut fabriquer un ultime objet.

## Ce qui est dit des tours

artisans-chapter = Mois { $number }
artisans-beat-made = { $who } fabrique { $object } : { $points } points
artisans-beat-kept = { $points }, n'est plus réservé
artisans-beat-more = { $points } grâce à : { $artisan }
artisans-short-choose = choisit { $artisan }
artisans-short-take = prend { $some-card }
artisans-short-trade = échange { $some-laid } contre { $some-card }
artisans-short-token = prend le jeton
artisans-short-craft = fabrique { $object }
artisans-short-reserve = réserve { $object }
artisans-short-develop = développe { $the-material } : { $count } au niveau { artisans-level }

## Sur les pages autour de la table

table-lobby-time-artisans = 30 à 45 minutes
table-lobby-about-artisans = { learn-about-artisans }
learn-about-artisans = Échangez au marché, développez sept matériaux niveau après niveau et créez des objets au fil des mois.
cards-artisans-object = Objets d'art
cards-artisans-artisan = Artisans
cards-artisans-material = Matériaux
artisans-why-market-empty = Il n'y a rien au marché contre quoi échanger.
artisans-why-nowhere = Aucune place ne convient pour l'instant : la carte posée doit différer de celle qu'elle remplace et de ses deux voisines.
artisans-why-lesson = En partie, ce serait possible ; pour l'instant, faites ce que le guide demande.
table-option-artisans-artisans = { $choice ->
    [draft] Les artisans sont choisis l'un après l'autre
   *[random] Les artisans sont tirés au sort
}
about-part-artisans-rules = Artisans : matériaux, nombre de cartes, paquets, mois, niveaux, décompte, les neuf artisans
about-from-artisans-rules = le livret de l'éditeur
about-part-artisans-objects = Artisans : les 24 objets d'art
about-from-artisans-objects = notre création ; le livret ne liste pas ceux du jeu imprimé

## La première partie guidée

lesson-name-artisans = Artisans : première partie guidée
lesson-against-artisans = { home-play-first-artisans }
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
lesson-artisans-9 = Cinq nouvelles cartes sont venues, Ada en a déjà pris une, et le jeton est revenu au centre. Vous avez trois cartes : avec moins de six, on prend une carte au lieu d'échanger, et les voisines n'importent pas.
lesson-artisans-10-title = Prendre
lesson-artisans-10 = Le Masque de fête, dans la rangée d'objets, demande de l'or. Prenez l'or de la place 3.
lesson-artisans-11-title = Le deuxième matériau
lesson-artisans-11-later = Quelques tours plus tard : vous avez pris deux pierres, et Ada a pris le jeton.
lesson-artisans-11 = Le marché a de nouveau fermé. Vous avez deux cartes d'or : posez-les toutes deux au niveau I.
lesson-artisans-12-title = Prévoir
lesson-artisans-12-later = Plus tard, au mois 3 : vous avez pris deux pierres et échangé des textiles contre une troisième. Ada a pris le jeton.
lesson-artisans-12 = Le mois 3 s'achève. Le Masque de fête exige textiles I, bois I et or I ; une carte sur chacun de ces niveaux suffit. On gagne au plus un niveau par mois : il faut prévoir. Posez votre carte de textiles.
lesson-artisans-13-title = Les objets
lesson-artisans-13 = Quatre objets forment la rangée, chacun avec ses points et les niveaux qu'il exige. À partir du mois 3, vous pouvez en fabriquer un par mois, à votre premier tour du mois, avant d'aller au marché.
lesson-artisans-14-title = Fabriquer
lesson-artisans-14 = Vous avez textiles I, bois I et or I. Fabriquez le Masque de fête. Il ne coûte rien : vos matériaux restent en place.
lesson-artisans-15-title = Vos points
lesson-artisans-15 = Le masque vaut 3 points, et le Collectionneur compulsif en ajoute 2. Chaque carte développée vaut son niveau : 1, 2, 3 ou 4. Les niveaux larges rapportent, les niveaux élevés aussi. Les cartes en main ne valent rien.
lesson-artisans-16-title = Le niveau II
lesson-artisans-16-later = Plus tard, au mois 4 : vous avez pris du verre et l'avez échangé contre des textiles. Ada a pris le jeton.
lesson-artisans-16 = Le mois 4 s'achève. Un niveau suivant reçoit au plus autant de cartes que le précédent : textiles I porte une carte, le niveau II en reçoit donc une. C'est tout ce que demande le Cerf-volant hirondelle.
lesson-artisans-17-title = Un deuxième objet
lesson-artisans-17 = Un nouveau mois, et votre premier tour. Fabriquez le Cerf-volant hirondelle.
lesson-artisans-18-title = Prendre le jeton soi-même
lesson-artisans-18-later = Un tour plus tard : vous avez pris du métal, et Ada a échangé.
lesson-artisans-18 = Vous avez cinq pierres et n'attendez plus rien de ce marché. Prenez le jeton : le marché ferme bientôt, vous développez en premier et vous ouvrez le mois suivant.
lesson-artisans-19-title = Un niveau large
lesson-artisans-19 = Cinq pierres au niveau I, ce sont 5 points d'un coup, et le niveau II pourra en recevoir jusqu'à cinq. Posez les cinq.
lesson-artisans-20-title = La seconde moitié de l'année
lesson-artisans-20-later = Les mois 6 et 7 ont passé : vous avez posé métal I et bois II, et vous avez { $mine } points. Ada a fabriqué son premier objet : { $ada } points.
lesson-artisans-20 = Nous sommes au mois 8. Depuis le mois 7, les objets viennent du second paquet : plus de points pour des niveaux plus élevés. D'autres artisans ont d'autres règles : le Perfectionniste peut poser une carte de plus que le niveau précédent, le Travailleur de nuit fabrique puis va au marché, le Prévoyant réserve un objet.
lesson-artisans-21-title = Le savoir-faire sert encore
lesson-artisans-21 = Bois II, textiles I et métal I : rien n'a été dépensé pour les premiers objets, tout resservira donc. Fabriquez le Djembé.
lesson-artisans-22-title = Le dernier mois
lesson-artisans-22-later = Quatre mois plus tard : vous avez fabriqué deux objets de plus, cinq en tout, et développé chaque mois : { $mine } points. Ada en a { $ada }.
lesson-artisans-22 = Le mois 12 s'achève. Ensuite, chacun pourra fabriquer un dernier objet. L'or I porte deux cartes, le niveau II en reçoit donc jusqu'à deux, à 2 points chacune. Posez deux cartes d'or.
lesson-artisans-23-title = L'année est finie
lesson-artisans-23-later = Ni vous ni Ada n'avez fabriqué de dernier objet.
lesson-artisans-23 = On additionne les matériaux, les objets et l'artisan. Ada a développé davantage, mais vos objets et le Collectionneur compulsif ont fait la différence. À égalité, qui a créé le plus d'objets gagne.

## Images des règles

picture-artisans-setup = La table est mise : cinq matériaux autour de l'établi, le jeton au centre, quatre objets et le suivant, six cartes en main.
picture-artisans-market = Avec moins de six cartes en main, on peut prendre n'importe laquelle des cinq, ou le jeton.
picture-artisans-trade = Ada veut l'or de l'emplacement 3 : de sa main, le bois et la pierre peuvent être posés en échange.
picture-artisans-craft = Le Masque de fête exige textiles I, bois I et or I : tous trois sont là, il peut donc être fabriqué, et rien n'est dépensé.
picture-artisans-develop = Le bois est achevé : 3, 2, 2 et 1 cartes. L'argile a trois cartes au niveau I et deux au niveau II ; le niveau III en reçoit une ou deux.
picture-artisans-artisans = Deux des neuf, avec ce qu'ils savent faire.
