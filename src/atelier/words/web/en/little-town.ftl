# The words of the Little Town room, in English; the French ones have the same messages.

## What is asked

town-ask-wait = The table is being laid.
town-ask-worker = Take one of your workers: it can call on the cards at its left and right.
town-ask-worker-first = Take one of your workers: after its action you may hire an Artisan beside its place.
town-ask-place = Put the worker on a free grass square, or choose a tile to build.
town-ask-spend = There is nothing this worker could do: it is spent.
town-ask-act = Gather and activate around { $square }, in any order.
town-ask-effect = Go on with the Artisan's effect.
town-ask-any = Take { $count ->
    [one] 1 resource
   *[other] { $count } resources
} of your choice from the supply.
town-ask-sell = Give 1 resource for coins{ $leave ->
    [0] .
   *[other] , or leave it.
}
town-ask-trade = Give { $count ->
    [1] 1 resource more
   *[other] { $count } resources
} for points{ $leave ->
    [0] .
   *[other] , or leave it.
}
town-ask-offer = Give up to { $count } more for points{ $leave ->
    [0] .
   *[other] , or leave it.
}
town-ask-again = Choose a square you have used this turn: it works once more.
town-ask-square = Choose a free grass square for the { $tile }.
town-ask-discount = Call in an Artisan for the { $tile }, or build without.
town-ask-discount-needed = Call in an Artisan for the { $tile }: without one you cannot pay for it.
town-ask-less = Choose what comes off the cost of the { $tile } ({ $count } to choose).
town-ask-pay = { $owed } to pay{ $count ->
    [one] , or 3 coins in its place?
   *[other] : with your resources, or with 3 coins in place of each?
}
town-ask-pay-first = { $owed } to pay. First { $first }{ $count ->
    [one] , or 3 coins in its place?
   *[other] : with your resources, or with 3 coins in place of each?
}
town-ask-give = Give { $count } { $count ->
    [one] resource
   *[other] resources
} to the Pawnshop.
town-ask-take = Take { $count } { $count ->
    [one] resource
   *[other] resources
} from the Pawnshop.
town-ask-upgrade = Hire or upgrade an Artisan beside the worker's place, or end your turn.
town-ask-upgrade-cycle = Hire or upgrade an Artisan beside the worker's place, replace an Artisan on offer for 1 coin, or end your turn.
town-ask-upgrade-none = No Artisan can be hired or upgraded now: replace one on offer for 1 coin, or end your turn.
town-ask-beside = { $card }: choose its place, left or right of your worker's ({ $place }).
town-ask-cycle = Which card goes under its deck for 1 coin? The next one replaces it.
town-ask-lay = Which cube for the { $card }? Each time it is used it { $kind ->
    [construction] saves
   *[gather] brings
} 1 of that kind{ $level ->
    [1] {""}
   *[other] {" "}or of the first cube's
}. One of yours, or one of the supply for 3 coins; then your turn is over.
town-ask-residence = Activate buildings around your Residence, or leave it.
town-ask-feed-fish = { $count ->
    [one] 1 worker is
   *[other] { $count } workers are
} hungry: how many eat fish?
town-ask-feed-wheat = { $count ->
    [one] 1 worker is
   *[other] { $count } workers are
} hungry: how many eat wheat?
town-ask-feed-coins = { $count ->
    [one] 1 worker is
   *[other] { $count } workers are
} hungry: for how many do you pay 3 coins? A hungry one costs 3 points.
town-ask-over = The game is over.
town-round = Round { $round } · { $phase }
town-begin-round = Round { $round } of { $rounds }
town-begin-home = All workers are home again.
town-begin-last = The last one: when it ends, everything is counted.

town-ask-mind = { $mouths ->
    [one] 1 worker
   *[other] { $mouths } workers
} to feed, { $meals } food.
town-ask-mind-harvest = { $mouths ->
    [one] { $mouths } worker
   *[other] { $mouths } workers
} to feed, { $meals } food with this harvest.
town-ask-unused = Not used yet: { $list }.
town-ask-rest = Gathered at the end: { $goods }.
town-ask-unused-one = { $name } (+{ $goods })

## What is told of turns

little-town-chapter = Round { $number }
little-town-stage-clock = The round ends: tiles with a clock
little-town-because-clock = { $tile } { $square }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} beside it
little-town-paid-coins = rent to { $who }:
little-town-stage-feeding = The workers eat
little-town-feeding-hungry = { $count ->
    [1] 1 worker goes hungry, −3 points
   *[other] { $count } workers go hungry, −3 points each
}
town-food = Food for { $meals } of { $mouths } workers
town-food-text = When the round ends, each of your { $mouths } workers eats 1 fish or 1 wheat; 3 coins stand in for one. A hungry one costs 3 points.
town-counted-hungry = { $count ->
    [one] hungry worker
   *[other] hungry workers
}
town-counted-coins = { $count ->
    [one] coin
   *[other] coins
}
little-town-short-place = worker on { $square }
little-town-short-place-tile = builds the { $tile } on { $square }
little-town-short-activate = activates the { $tile }
little-town-short-activate-again = activates the { $tile } once more
little-town-short-use = uses { $card }
little-town-short-discount = calls in { $card }
little-town-short-hire = hires { $card }
little-town-short-upgrade = upgrades to { $card }
little-town-short-cycle = puts { $card } under its deck
little-town-short-spend = spends a worker

## Before a move that costs more than it seems

little-town-risk-stand-in = { $coins } coins stand in for { $cubes ->
    [one] a missing resource
   *[other] { $cubes } missing resources
}; { $left ->
    [0] no coin is left
    [one] 1 coin is left
   *[other] { $left } coins are left
}.
little-town-risk-hunger = { $workers ->
    [one] 1 worker goes
   *[other] { $workers } workers go
} hungry: −{ $points } points{ $bought ->
    [0] .
    [one] , even if you pay 3 coins for another.
   *[other] , even if you pay { $coins } coins for { $bought } others.
}
little-town-risk-last-food = Your last food goes, and { $workers } workers will want to eat.
little-town-risk-nothing-there = Nothing lies around this square: the worker would bring nothing.

## The map

town-map = Map of the town, 9 columns a to i, 6 rows 1 to 6
town-square = { $square } · { $land }
town-square-building = { $square }: { $tile }, a building of { $who }
town-square-worker = { $square }: worker of { $who }
town-square-touched = { $name } (used this turn)
town-land-grass = meadow
town-land-forest = forest
town-land-mountain = mountain
town-land-lake = lake
town-land-grass-text = Workers stand here, and buildings are put here.
town-land-forest-text = Gives 1 wood to a worker beside it.
town-land-mountain-text = Gives 1 stone to a worker beside it.
town-land-lake-text = Gives 1 fish to a worker beside it.
town-worker-of = A worker of { $who } stands here until the round ends.

## Slips

town-tooltip-cost = Costs { $cost } · { $points } { $points ->
    [one] point
   *[other] points
}
town-tooltip-yours = Your building: the others pay you 1 coin to use it.
town-tooltip-own = Your building.
town-tooltip-rent = A building of { $who }: 1 coin of rent to use it.
town-tooltip-owner = A building of { $who }.
town-tooltip-card = { $kind } { $level }
town-tooltip-cubes = On it: { $cubes }
town-tooltip-deck = { $cards } cards in the deck. Also in it: { $known }
town-tooltip-around = Around it: { $found }.
town-tooltip-lonely = Nothing to gather or to activate around it.
town-deck-empty = This deck is empty.
town-deck-misfit = Not from here now: what is bought is of the kind of your action, at level I for a new Artisan or one level above the card beside your worker.
town-blank = Blank card
town-blank-text = Nobody works here yet: hire an Artisan in its place.
town-goal = Your objective
town-goal-done = Objective fulfilled
town-place = Place { $place }
town-place-text = A worker from here can call on the card at its left or at its right, once a turn.
town-coins = Coins
town-good-coins = 3 coins stand in for any one resource in any payment.
town-good-wood-text = From forests. Builds houses.
town-good-stone-text = From mountains. Builds the grand houses.
town-good-fish-text = From lakes. Feeds a worker.
town-good-wheat-text = From wheat fields. Feeds a worker.

## The market

town-market = Tiles on offer
town-tile = { $name }, { $points } { $points ->
    [one] point
   *[other] points
}, costs { $cost }
town-tile-built = { $name }, built
town-decks = Artisans to hire
town-deck = { $deck }: { $card }, { $count } { $count ->
    [one] card
   *[other] cards
}
town-deck-none = { $deck }: empty
town-cycle = Replace an Artisan on offer for 1 coin
town-cycle-short = Replace an Artisan on offer
town-cycle-text = The top card of one of the eight decks, whichever you choose, goes under its deck; the next one is then on offer. After your worker's action, as often as you like, for 1 coin each time.
town-supply-name = Supply and bank
town-supply = In the supply: { $goods }
town-bank = In the bank: { $goods }
town-bank-text = All coins are worth 40.
town-supply-text = When a good runs out, nobody can gain it.
town-site = Construction site
town-site-text = A worker that builds goes here until the round ends. There is room for all.

## Players

town-mine = My side of the table
town-pocket-name = Your goods
town-stock = { $who }: { $goods }
town-points = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}
town-points-title = { $points } { $points ->
    [one] point
   *[other] points
}
town-points-more = other points (coins, objectives, hunger)
town-points-coins = 3 coins count as 1 point.
little-town-points-from-coins = 3 coins = 1 point
town-points-line = { $source }: { $points }
town-houses = { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} left to build with
town-houses-text = Every building needs one of your houses. None left: no more building.
town-home = { $workers ->
    [0] No worker
    [one] 1 worker
   *[other] { $workers } workers
} at home
town-home-text = Each turn uses one worker. All come home when the round ends, and all want to eat.
town-worker-home = Worker in place { $place }
town-worker-away = Place { $place }: its worker is out
town-row = Artisans of { $who }
town-row-card = { $place }: { $card }
town-option = { $card }, { $option ->
    [1] first
   *[other] second
} effect
town-goals = Objectives
town-goals-hidden = { $count ->
    [0] No hidden objective
    [one] 1 hidden objective
   *[other] { $count } hidden objectives
}
town-goals-hidden-text = Secret until fulfilled. Unfinished ones cost nothing.
town-goal-named = Objective: { $goal }
town-goal-named-done = Fulfilled: { $goal }
town-start = { $who } starts this round
town-start-you = You start this round
town-start-text = In the next round the sun passes to the next player.
town-pay-label = Ways to pay
town-feed-label = Ways to feed
town-feed-later = { $count ->
    [one] Then { $count } worker is left to feed, with wheat or coins.
   *[other] Then { $count } workers are left to feed, with wheat or coins.
}
town-feed-all = Feed everyone: { $goods }

## On the pages around the table

table-lobby-time-little-town = 45 minutes
table-lobby-about-little-town = { $expansion ->
    [off] Send workers into the valley, gather what lies around them, build and pay rent.
   *[other] Send workers into the valley, gather what lies around them, build, pay rent and, with the expansion, hire Artisans who help.
}
learn-about-little-town = Send workers into the valley, gather what lies around them, build, pay rent and, with the expansion, hire Artisans who help.
cards-little-town-tile = Buildings
cards-little-town-objective = Objectives
little-town-why-lesson = You could do that in a game; for now, do what the guide asks.
table-option-little-town-expansion = { $choice ->
    [off] Without the Artisans expansion
    [standard] With Artisans, standard side
   *[advanced] With Artisans, advanced side
}
table-option-little-town-board = Side { $choice } of the board
table-option-little-town-market = { $choice ->
    [first] Buildings of a first game
   *[random] Buildings drawn at random
}
table-option-little-town-new-tiles = { $choice ->
    [0] Without new buildings
    [1] With 1 new building
   *[other] With { $choice } new buildings
}
about-part-town-base = Little Town: base rules, 25 kinds of tile, both boards, 17 of the 18 objectives
about-from-town-base = published facts, cross-checked
about-part-town-expansion = The expansion: rules, kinds of effect, numbers of cards, three tile names
about-from-town-expansion = the publisher's rulebook
about-part-town-cards = The expansion: values of the 72 Artisan cards, 8 tiles and 6 objectives; base objective 07
about-from-town-cards = our own design; not published

## The guided first game

lesson-name-little-town = Little Town: guided first game
lesson-against-little-town = { home-play-first-little-town }
lesson-little-town-1-title = A town in a valley
lesson-little-town-1 = You and Ada build one town, each for yourselves. In four rounds your workers gather, use buildings and build new ones. The most points win; every three coins count as 1 point, and you begin with three.
lesson-little-town-2-title = The land
lesson-little-town-2 = Forest gives wood, mountain gives stone, a lake gives fish. A worker goes on an empty grass square and uses the eight squares around it. Look at this corner: all three lie around one square.
lesson-little-town-3-title = Your first worker
lesson-little-town-3 = You have five workers, and each turn uses one. Put the first on b2: it gathers 1 wood, 1 stone and 1 fish.
lesson-little-town-4-title = Build
lesson-little-town-4 = A worker can build instead. Choose the Wheat Field: it costs 1 wood and scores 3 points at once. Lay it on c2, beside the corner you know. In any payment 3 coins may stand in for a resource, as Ada has just done; you pay with the wood.
lesson-little-town-5-title = Objectives
lesson-little-town-5 = You have four secret objectives. One asks for at least one of each resource: wood, stone, fish and wheat. An objective scores by itself the moment it holds; one that is never fulfilled costs nothing.
lesson-little-town-6-title = Use a building
lesson-little-town-6 = Put a worker on d2: a forest, a mountain and your Wheat Field lie around it. Each building around a worker may be used once; the arrow says what it takes and what it gives. Your own are free of charge: activate the Wheat Field.
lesson-little-town-7-title = Gather
lesson-little-town-7 = End the action: what is left around the worker is gathered with it. Then you will have wood, stone, fish and wheat, and the objective is fulfilled, for 2 points.
lesson-little-town-8-title = Rent
lesson-little-town-8 = The others' buildings work for you too, for 1 coin of rent; three coins are a point, so one coin less may take it away. Put a worker on h5 and activate Ada's Wheat Field. Then end the action: 2 wood and 1 fish come with it.
lesson-little-town-9-title = Think of food
lesson-little-town-9 = When the round ends, every worker eats 1 fish or 1 wheat; each one left hungry costs 3 points. You have four to eat and five workers. Your last worker goes fishing: two lakes lie beside e5.
lesson-little-town-10-title = Feeding
lesson-little-town-10 = The round is over, and there is more food than mouths. You choose what is eaten: feed four with fish, and the fifth eats wheat.
lesson-little-town-11-title = Build and fulfil
lesson-little-town-11 = The workers are home again, and Ada has begun the second round, for the start passes on. Three wood are enough for the Quarry: 5 points. It trades coins for stone, and one of your objectives asks for a building that deals in wood or stone: 2 more. Lay it on c3.
lesson-little-town-12-title = A rich turn
lesson-little-town-12 = Now it all comes together. Put a worker on b2 and use the Wheat Field, then the Quarry: 2 coins become 2 stone. They were your last, and that is an objective too: 3 points. End the action, and the rest is gathered.
lesson-little-town-13-title = The Statue
lesson-little-town-13 = You have five stone. The Statue costs four, does nothing, and scores 10 points. Build it on d3.
lesson-little-town-14-title = The Well
lesson-little-town-14 = One wood and one stone are left: just enough for the Well. It scores 4 points, and 2 more whenever a worker of yours uses it. Lay it on b3, beside your good square b2.
lesson-little-town-15-title = The third round
lesson-little-town-15-later = One turn later: your last worker has fished, and three fish and two wheat were just enough for all five. You have { $mine } points, Ada { $ada }.
lesson-little-town-15 = You begin the third round, and every square is free again. Put a worker on b2, where three of your buildings work for you: use the Well and the Wheat Field, then end the action.
lesson-little-town-16-title = The Castle
lesson-little-town-16-later = Six turns later: you have built the Gold Mine and saved six stone. Ada has built the Warehouse (8 points), fulfilled objectives (7) and put her buildings to work (25): she has { $ada } points, you { $mine }.
lesson-little-town-16 = Round 4, the last. The Castle costs 6 stone and scores 4 points for each of your buildings around it, counted at the end of the game. Lay it on c4: the Well, the Quarry, the Statue and the Gold Mine lie around it.
lesson-little-town-17-title = The last worker
lesson-little-town-17-later = One turn later: you have four wood, and food for all five. You have { $mine } points, Ada { $ada }.
lesson-little-town-17 = The Barn costs 4 wood and scores 6 points. Build it on d4: beside the Castle it is worth 4 more.
lesson-little-town-18-title = The town is built
lesson-little-town-18 = Buildings, activations, objectives, tiles, hunger and coins are added up. The tile that counts at the end is your Castle: five buildings of yours lie around it, 20 points. You have won, and no worker ever went hungry. The expansion Artisans, cards that help your workers, can wait.

## The guided game with the expansion

lesson-name-little-town-artisans = Little Town: guided game with the expansion
lesson-link-little-town-artisans = Guided game with the expansion
lesson-against-little-town-artisans = against an apprentice, with the expansion
lesson-little-town-artisans-1-title = A row of Artisans
lesson-little-town-artisans-1 = The expansion Artisans adds cards that help your workers. Your five workers stand between the six cards of this row. The cards are still blank: Artisans will take their places. All else is as you know it, so here you meet only what is new.
lesson-little-town-artisans-2-title = A worker of the row
lesson-little-town-artisans-2 = A worker's place in the row decides who can help it. Take the worker in place b and put it on b2: it gathers 1 wood, 1 stone and 1 fish.
lesson-little-town-artisans-3-title = Hire an Artisan
lesson-little-town-artisans-3 = After its action a worker may bring an Artisan card. You have gathered, so you may hire a Gather card of level I and lay it beside the worker's place. The Woodcutter costs 1 stone. Lay it on the right, pay with the stone and end your turn.
lesson-little-town-artisans-4-title = A worker with help
lesson-little-town-artisans-4-later = One turn later: you have built a Wheat Field on c2. You have { $mine } points, Ada { $ada }.
lesson-little-town-artisans-4 = The Woodcutter lies between places b and c and helps both. Take the worker in place c and put it on d2: a forest, a mountain and your Wheat Field lie around it.
lesson-little-town-artisans-5-title = Call the Artisan
lesson-little-town-artisans-5 = Activate the Wheat Field first. Once in a turn, one of the two cards beside the worker's place may help: use the Woodcutter, for one wood more. Then gather the rest and end the action.
lesson-little-town-artisans-6-title = Upgrade
lesson-little-town-artisans-6 = You have used the Woodcutter, so it may be upgraded. The Market gardener, Gather II, costs 1 fish, scores 1 point and brings 1 fish and 1 wheat with each use. Pay the fish and end your turn.
lesson-little-town-artisans-7-title = A Construction card
lesson-little-town-artisans-7-later = In the second round: all have eaten, and you have three wood. You have { $mine } points, Ada { $ada }.
lesson-little-town-artisans-7 = Take the worker in place e and build the Quarry on c3. When a worker has built, you may hire a Construction card: it makes buildings cheaper. The Hod carrier saves 1 stone. Lay it on the left and end your turn.
lesson-little-town-artisans-8-title = Build with help
lesson-little-town-artisans-8-later = One turn later: you have gathered three stone. You have { $mine } points, Ada { $ada }.
lesson-little-town-artisans-8 = The Statue costs 4 stone and scores 10 points. You have three; the worker in place d stands beside the Hod carrier, who saves one. Build it on d3, call in the Hod carrier, and upgrade that card afterwards.
lesson-little-town-artisans-9-title = The last round
lesson-little-town-artisans-9-later = Two rounds later: you have built the Gold Mine and the Warehouse, and three of your Artisans have reached level IV. You have { $mine } points, Ada { $ada }.
lesson-little-town-artisans-9 = Round 4: your Artisans have grown. The Architect of level IV scores at the end of the game as well, 3 points for each Construction card.
lesson-little-town-artisans-10-title = A town with Artisans
lesson-little-town-artisans-10-later = The last turns: you have built the Church and the Workshop. You have { $mine } points, Ada { $ada }.
lesson-little-town-artisans-10 = Artisans score when they come, and some once more at the end. You have won. The cards have an advanced side as well: leave it for later.

## Pictures of the rules

picture-little-town-board-1 = Side 1: forests, mountains and lakes around the grass of the valley.
picture-little-town-board-2 = Side 2: the same number of each, laid elsewhere.
picture-little-town-gather = A worker on f5 works the eight squares inside the dashed line: a forest and two lakes to gather, its owner's Well, and a neighbour's Wheat Field, which asks for 1 coin of rent.
picture-little-town-activate = Gathered squares and activated buildings are ticked off; each works once. Only the Wheat Field is left.
picture-little-town-build = The Grocery costs 2 wood and brings 4 points. It may be laid on any lit square of grass, with a house of its owner on it.
picture-little-town-feed = Five workers, two fish and one wheat: two go hungry, and that costs 6 points.
picture-little-town-row = An Artisan row for two players: six cards, five workers between them. The worker in place a may call on the Woodcutter or the Mason; the one in place b is out at work.
picture-little-town-hire = After gathering with the worker of place d, neither neighbour is a Gather card: the top card of Gather I may be hired in place of either.
picture-little-town-advanced = The advanced side: cubes lie on the cards and say what they give or spare. // means one or the other.
