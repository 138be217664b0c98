# The words of the Little Town room, in English; the French ones have the same messages.

## What is asked

town-ask-wait = The table is being laid.
town-ask-worker = Take one of your workers: it can call on the cards at its left and right.
town-ask-place = Put the worker on a free grass square, or choose a tile to build.
town-ask-spend = There is nothing this worker could do: it is spent.
town-ask-act = Gather and activate around { $square }, in any order; then end the action.
town-ask-effect = Go on with the Artisan's effect.
town-ask-any = Take { $count ->
    [one] 1 resource
   *[other] { $count } resources
} of your choice from the supply.
town-ask-sell = Give 1 resource for coins, or leave it.
town-ask-trade = Give 2 resources for points, or leave it.
town-ask-offer = Give up to { $count } more for points, or leave it.
town-ask-again = Choose a square you have used this turn: it works once more.
town-ask-square = Choose a free grass square for { $tile }.
town-ask-discount = Call in an Artisan for { $tile }, or build without.
town-ask-less = Choose what comes off the cost of { $tile } ({ $count } to choose).
town-ask-pay = { $owed } to pay: with cubes, or with 3 coins in place of each?
town-ask-give = Give { $count } { $count ->
    [one] resource
   *[other] resources
} to the Pawnshop.
town-ask-take = Take { $count } { $count ->
    [one] resource
   *[other] resources
} from the Pawnshop.
town-ask-upgrade = Hire or upgrade an Artisan beside the worker's place, or end your turn.
town-ask-lay = Lay a cube on the new card: one of yours, or one of the supply for 3 coins.
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
} hungry: for how many do you pay 3 coins each?
town-ask-over = The game is over.
town-round = Round { $round } · { $phase }
town-end-round = Round { $round } ends: clocks strike, workers eat and go home.
town-end-game = The last round ends: castles, towers and coins are counted.

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

town-ours = Values of our own: the printed ones are not published.
town-tooltip-cost = Costs { $cost } · { $points } { $points ->
    [one] point
   *[other] points
}
town-tooltip-yours = Your building: the others pay you 1 coin to use it.
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
town-cycle = Put { $card } under its deck for 1 coin
town-supply = In the supply: { $goods }
town-bank = In the bank: { $goods }
town-bank-text = All coins are worth 40.
town-supply-text = When a good runs out, nobody can gain it.
town-site = Construction site
town-site-text = A worker that builds goes here until the round ends. There is room for all.

## Players

town-mine = My side of the table
town-stock = { $who }: { $goods }
town-points = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}
town-points-title = { $points } { $points ->
    [one] point
   *[other] points
}
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
town-start = Starts this round
town-pay-label = Ways to pay
town-feed-label = Ways to feed
