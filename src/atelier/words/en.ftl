# Every word a person reads, in English. The French file beside this one has the same messages.

## Artisans: the table

artisans-table-no-artisan = no artisan yet

artisans-phase-draft = choosing artisans
artisans-phase-reserve = reserving an object
artisans-phase-market = the market
artisans-phase-develop = development
artisans-phase-final = the final craft
artisans-phase-over = the year is over

## Artisans: things with their articles, where a language needs them

artisans-some-material = { $word ->
   *[other] { $name }
}
artisans-the-material = { $word ->
   *[other] { $name }
}

## Artisans: what one may do

artisans-may-take = take { $card } from place { $place }
artisans-may-trade = lay { $laid } on place { $place } and take { $card }
artisans-may-token = take the first-player token
artisans-may-craft = craft { $object } for { $points } points
artisans-may-reserve = reserve { $object }: { $points } points once crafted, −{ $points } if still reserved at the end
artisans-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
artisans-may-develop = develop { $material }: { $count } on level { artisans-level }
artisans-may-choose = choose { $artisan }: { $word ->
    [gold-lover] { artisans-effect-gold-lover }
    [carver] { artisans-effect-carver }
    [versatile] { artisans-effect-versatile }
    [specialist] { artisans-effect-specialist }
    [night-worker] { artisans-effect-night-worker }
    [perfectionist] { artisans-effect-perfectionist }
    [artoholic] { artisans-effect-artoholic }
    [opportunist] { artisans-effect-opportunist }
   *[provident] { artisans-effect-provident }
}
artisans-may-pass-turn = end the turn without going to the market
artisans-may-pass-last = pass the last turn
artisans-may-pass-rest = do without the second market action
artisans-may-pass-develop = develop nothing
artisans-may-pass-reserve = reserve nothing
artisans-may-pass-final = make no final object

## Artisans: what someone did

artisans-did-take = { $who } takes { $card } from place { $place }.
artisans-did-trade = { $who } lays { $laid } on place { $place } and takes { $card }.
artisans-did-token = { $who } takes the first-player token.
artisans-did-craft = { $who } crafts { $object } for { $points } points.
artisans-did-reserve = { $who } reserves { $object }: minus points until it is crafted.
artisans-did-develop = { $who } develops { $material }: { $count } on level { artisans-level }.
artisans-did-choose = { $who } chooses { $artisan }.
artisans-did-pass-turn = { $who } does not go to the market.
artisans-did-pass-last = { $who } passes the last turn.
artisans-did-pass-rest = { $who } does without the second market action.
artisans-did-pass-develop = { $who } develops nothing.
artisans-did-pass-reserve = { $who } reserves nothing.
artisans-did-pass-final = { $who } crafts no final object.

## Artisans: why not

artisans-why-over = The year is over.
artisans-why-not-your-turn = It is not your turn.
artisans-why-now-draft = First everyone chooses an artisan.
artisans-why-now-reserve = Now you say which object you reserve, or that you reserve none.
artisans-why-now-market = You are at the market now: that is for another time.
artisans-why-now-develop = The market is closed: develop one material now, or nothing.
artisans-why-now-final = The last month is over: craft one more object, or none.
artisans-why-place-empty = Place { $place } of the market is empty.
artisans-why-hand-full = You hold { $most } cards, the most there can be: whoever takes one lays one down.
artisans-why-hand-not-full = You hold { $count ->
    [1] 1 card
   *[other] { $count } cards
}; only who holds { $most } may trade.
artisans-why-trading-closed = After { $laps } laps of nothing but trades, trading is closed for this market.
artisans-why-no-card = You have no { $material } in hand.
artisans-why-same-card = There is { $material } on place { $place } already: the card laid must differ from the one it replaces.
artisans-why-neighbour = There is { $material } beside place { $place }, on place { $beside }: neighbours must differ.
artisans-why-token-taken = The token has been taken; this is a last turn.
artisans-why-no-pass = While the token lies in the middle, no turn can be passed.
artisans-why-craft-early = Nothing can be crafted before month { $month }.
artisans-why-craft-once = You have crafted an object this month; one a month is the limit.
artisans-why-craft-first = You have been to the market this month; crafting comes before that.
artisans-why-craft-last-turn = A last turn cannot be used to craft at this table.
artisans-why-no-reserved = You have reserved no object.
artisans-why-row-empty = No object lies on place { $place } of the row.
artisans-why-needs = { $object } needs { $material } at level { artisans-level }; you have { $have ->
    [0] none developed
    [1] level I
    [2] level II
   *[other] level III
}.
artisans-why-finished = Your { $material } has a card on the last level; it is finished.
artisans-why-level-full = Level { artisans-level } of { $material } takes { $most ->
    [1] 1 card
   *[other] { $most } cards
} at most: you have { $below } on the level before.
artisans-why-few-cards = You have { $have } { $material } in hand, not { $count }.
artisans-why-artisan-taken = { $artisan } has been chosen by someone.

## Artisans: the box

artisans-source-materials = materials
artisans-source-objects = objects
artisans-source-artisan = artisan
artisans-source-reserved = reserved
artisans-box-objects = Art objects
artisans-box-artisans = Artisans
artisans-effect-gold-lover = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} for each of your objects that needs gold
artisans-effect-carver = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} for each of your objects that needs wood or stone
artisans-effect-versatile = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} for each different material your objects need
artisans-effect-specialist = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} for each material developed to level IV
artisans-effect-night-worker = may craft and go to the market in the first turn of a month
artisans-effect-perfectionist = may lay one card more than the level before holds
artisans-effect-artoholic = +{ $bonus } { $bonus ->
    [one] point
   *[other] points
} for each of your objects
artisans-effect-opportunist = two market actions in the last turn when another takes the token
artisans-effect-provident = may reserve an object at the start of a month; not crafted by the end, it costs its points

## Little Town: the table

little-town-phase-worker = choosing a worker
little-town-phase-place = the worker's action
little-town-phase-act = gathering and activating
little-town-phase-effect = an Artisan's effect
little-town-phase-square = where to build
little-town-phase-discount = calling in an Artisan
little-town-phase-pay = paying
little-town-phase-give = giving resources
little-town-phase-take = taking resources
little-town-phase-upgrade = the upgrade phase
little-town-phase-lay = laying a cube on the card
little-town-phase-residence = the Residence
little-town-phase-feed = feeding the workers
little-town-phase-over = the game is over

## Little Town: tiles and cards

little-town-goods-coins = { $count ->
    [1] 1 coin
   *[other] { $count } coins
}
little-town-goods-any = { $count ->
    [1] 1 resource of choice
   *[other] { $count } resources of choice
}
little-town-goods-meals = { $count ->
    [1] food for 1 worker
   *[other] food for { $count } workers
}
little-town-goods-points = { $count ->
    [1] 1 point
   *[other] { $count } points
}
little-town-goods-nothing = nothing
little-town-goods-laid = 1 resource, laid on it
little-town-tile-round-points = end of round: { $count ->
    [1] 1 point
   *[other] { $count } points
} per worker around it
little-town-tile-round-coins = end of round: { $count ->
    [1] 1 coin
   *[other] { $count } coins
} per worker around it
little-town-tile-round-activates = end of round: activates the buildings around it
little-town-tile-end-buildings = end of game: { $count ->
    [1] 1 point
   *[other] { $count } points
} per building of yours around it
little-town-tile-end-grass = end of game: { $count ->
    [1] 1 point
   *[other] { $count } points
} per free grass square around it
little-town-tile-end-artisans = end of game: { $count ->
    [1] 1 point
   *[other] { $count } points
} per Artisan card of yours
little-town-tile-nothing = no effect
little-town-end-construction = end of game: { $points } points per Construction card of yours
little-town-end-gather = end of game: { $points } points per Gather card of yours
little-town-end-cubes = end of game: { $points ->
    [1] 1 point
   *[other] { $points } points
} per cube of one type on your cards
little-town-effect-gather = { $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } { $wood-name }
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } { $stone-name }
}{ $fish ->
    [0] {""}
   *[other] {" "}+{ $fish } { $fish-name }
}{ $wheat ->
    [0] {""}
   *[other] {" "}+{ $wheat } { $wheat-name }
}{ $any ->
    [0] {""}
   *[other] {" "}+{ $any } of your choice
}{ $first ->
    [0] {""}
   *[other] {" "}+{ $first } like the first cube
}{ $second ->
    [0] {""}
   *[other] {" "}+{ $second } like the second cube
}{ $coins ->
    [0] {""}
    [1] {" "}+1 coin
   *[other] {" "}+{ $coins } coins
}{ $points ->
    [0] {""}
    [1] {" "}+1 point
   *[other] {" "}+{ $points } points
}{ $sell ->
    [0] {""}
   *[other] {" "}(1 resource → { $sell } coins)
}{ $trade ->
    [0] {""}
   *[other] {" "}(2 resources → { $trade } points)
}{ $offer ->
    [0] {""}
   *[other] {" "}(up to 3 resources → { $offer } points each)
}{ $again ->
    [0] {""}
   *[other] {" "}(once more: { $again } space of this turn)
}
little-town-effect-construction = { $wood ->
    [0] {""}
   *[other] {" "}−{ $wood } { $wood-name }
}{ $stone ->
    [0] {""}
   *[other] {" "}−{ $stone } { $stone-name }
}{ $fish ->
    [0] {""}
   *[other] {" "}−{ $fish } { $fish-name }
}{ $wheat ->
    [0] {""}
   *[other] {" "}−{ $wheat } { $wheat-name }
}{ $any ->
    [0] {""}
   *[other] {" "}−{ $any } of your choice
}{ $first ->
    [0] {""}
   *[other] {" "}−{ $first } like the first cube
}{ $second ->
    [0] {""}
   *[other] {" "}−{ $second } like the second cube
}

## Little Town: the box

little-town-box-tiles = Tiles
little-town-box-objectives = Objectives
little-town-box-standard = Artisan cards, standard side
little-town-box-advanced = Artisan cards, advanced side
little-town-box-cost = cost
little-town-box-deck = deck
little-town-source-buildings = buildings
little-town-source-activations = activations
little-town-source-objectives = objectives
little-town-source-artisans = artisans
little-town-source-tiles = end-of-round and end-of-game tiles
little-town-source-hunger = hunger
little-town-source-coins = coins

## Little Town: things with their articles

little-town-some-resource = { $word ->
   *[other] { $name }
}

## Little Town: what one may do

little-town-may-worker = take the worker in place { $place }
little-town-may-place = put the worker on { $square }
little-town-may-place-tile = build the { $tile } on { $square }
little-town-may-build = go and build the { $tile } ({ $points } { $points ->
    [1] point
   *[other] points
})
little-town-may-gather = gather { $resource } from one square
little-town-may-gather-again = gather { $resource } from a square once more
little-town-may-gather-all = gather from all squares around
little-town-may-activate = activate the { $tile } on { $square }{ $rent ->
    [0] {""}
   *[other] , paying 1 coin of rent
}
little-town-may-activate-again = activate the { $tile } on { $square } once more{ $rent ->
    [0] {""}
   *[other] , paying 1 coin of rent
}
little-town-may-use = use { $card }:{ little-town-effect-gather }
little-town-may-discount = call in { $card }:{ little-town-effect-construction }
little-town-may-gain = take what the card gives
little-town-may-take = take 1 { $resource } from the Pawnshop
little-town-may-pick = gather 1 { $resource } of your choice
little-town-may-sell = sell 1 { $resource }
little-town-may-sell-coins = sell 3 coins in place of a resource
little-town-may-trade = spend 1 { $resource } of the two
little-town-may-trade-coins = spend 3 coins in place of one of the two
little-town-may-offer = spend 1 { $resource } for points
little-town-may-offer-coins = spend 3 coins for points
little-town-may-give = give 1 { $resource } to the Pawnshop
little-town-may-give-coins = give 3 coins to the Pawnshop
little-town-may-less = take 1 { $resource } off the cost
little-town-coins-instead = { $coins } coins in place of { $count } { $replaced }
little-town-may-coins = pay { $cubes ->
    [0] { little-town-coins-instead }
   *[other] { $cubes } { $paid }{ $count ->
        [0] {""}
       *[other] {" "}and { little-town-coins-instead }
    }
}
little-town-may-hire = hire { $card } { $side ->
    [left] to the left
   *[other] to the right
} of place { $place } ({ $points } { $points ->
    [1] point
   *[other] points
}; replaces: { $replaced })
little-town-may-upgrade = upgrade { $replaced } { $side ->
    [left] to the left
   *[other] to the right
} of place { $place } to { $card } ({ $points } { $points ->
    [1] point
   *[other] points
})
little-town-may-cycle = pay 1 coin to put { $card } under the deck { $deck }
little-town-may-lay = lay 1 { $resource } on the card
little-town-may-lay-coins = pay 3 coins and lay 1 { $resource } of the supply on the card
little-town-may-feed-fish = { $count ->
    [0] feed nobody with fish
    [1] feed 1 worker with fish
   *[other] feed { $count } workers with fish
}
little-town-may-feed-wheat = { $count ->
    [0] feed nobody with wheat
    [1] feed 1 worker with wheat
   *[other] feed { $count } workers with wheat
}
little-town-may-feed-coins = { $count ->
    [0] feed nobody for coins
    [1] feed 1 worker for { $coins } coins
   *[other] feed { $count } workers for { $coins } coins
}
little-town-may-done-action = end the action
little-town-may-done-effect = leave the rest of the effect
little-town-may-done-upgrade = end the turn
little-town-may-done-discount = build without an Artisan
little-town-may-done-residence = activate nothing more from the Residence
little-town-may-spend = spend the worker: there is nothing to do

## Little Town: what someone did

little-town-did-worker = { $who } takes the worker in place { $place }.
little-town-did-place = { $who } puts a worker on { $square }.
little-town-did-place-tile = { $who } builds the { $tile } on { $square }.
little-town-did-build = { $who } goes to build the { $tile }.
little-town-did-gather = { $who } gathers { $resource } from a square.
little-town-did-gather-again = { $who } gathers { $resource } from a square once more.
little-town-did-gather-all = { $who } gathers from all squares around.
little-town-did-activate = { $who } activates the { $tile } on { $square }{ $rent ->
    [0] {""}
   *[other] , paying 1 coin of rent
}.
little-town-did-activate-again = { $who } activates the { $tile } on { $square } once more{ $rent ->
    [0] {""}
   *[other] , paying 1 coin of rent
}.
little-town-did-use = { $who } uses { $card }:{ little-town-effect-gather }.
little-town-did-discount = { $who } calls in { $card }:{ little-town-effect-construction }.
little-town-did-gain = { $who } takes what the card gives.
little-town-did-take = { $who } takes 1 { $resource } from the Pawnshop.
little-town-did-pick = { $who } gathers 1 { $resource }.
little-town-did-sell = { $who } sells 1 { $resource }.
little-town-did-sell-coins = { $who } sells 3 coins in place of a resource.
little-town-did-trade = { $who } spends 1 { $resource } of the two.
little-town-did-trade-coins = { $who } spends 3 coins in place of one of the two.
little-town-did-offer = { $who } spends 1 { $resource } for points.
little-town-did-offer-coins = { $who } spends 3 coins for points.
little-town-did-give = { $who } gives 1 { $resource } to the Pawnshop.
little-town-did-give-coins = { $who } gives 3 coins to the Pawnshop.
little-town-did-less = { $who } takes 1 { $resource } off the cost.
little-town-did-coins = { $who } pays { $cubes ->
    [0] { little-town-coins-instead }
   *[other] { $cubes } { $paid }{ $count ->
        [0] {""}
       *[other] {" "}and { little-town-coins-instead }
    }
}.
little-town-did-hire = { $who } hires { $card } { $side ->
    [left] to the left
   *[other] to the right
} of place { $place } (replaces: { $replaced }).
little-town-did-upgrade = { $who } upgrades { $replaced } { $side ->
    [left] to the left
   *[other] to the right
} of place { $place } to { $card }.
little-town-did-cycle = { $who } pays 1 coin to put { $card } under the deck { $deck }.
little-town-did-lay = { $who } lays 1 { $resource } on the card.
little-town-did-lay-coins = { $who } pays 3 coins and lays 1 { $resource } of the supply on the card.
little-town-did-feed-fish = { $who } { $count ->
    [0] feeds nobody with fish
    [1] feeds 1 worker with fish
   *[other] feeds { $count } workers with fish
}.
little-town-did-feed-wheat = { $who } { $count ->
    [0] feeds nobody with wheat
    [1] feeds 1 worker with wheat
   *[other] feeds { $count } workers with wheat
}.
little-town-did-feed-coins = { $who } { $count ->
    [0] feeds nobody for coins
    [1] feeds 1 worker for { $coins } coins
   *[other] feeds { $count } workers for { $coins } coins
}.
little-town-did-done-action = { $who } ends the action.
little-town-did-done-effect = { $who } leaves the rest of the effect.
little-town-did-done-upgrade = { $who } ends the turn.
little-town-did-done-discount = { $who } builds without an Artisan.
little-town-did-done-residence = { $who } activates nothing more from the Residence.
little-town-did-spend = { $who } spends a worker: there is nothing to do.

## Little Town: why not

little-town-why-over = The game is over.
little-town-why-not-your-turn = It is not your turn.
little-town-why-no-artisans = This table plays without the Artisans.
little-town-why-no-cycling = In the advanced game the decks are not cycled.
little-town-why-now-worker = First choose one of your workers at home.
little-town-why-now-place = First put your worker on a free grass square, or build a tile.
little-town-why-now-act = Your worker gathers and activates what lies around it; end that action first.
little-town-why-now-effect = The effect of an Artisan is under way; carry it out, or leave the rest.
little-town-why-now-square = Choose the square for your building first.
little-town-why-now-discount = Say first which Artisan helps with the building, and what comes off its cost.
little-town-why-now-pay = Say first what you pay with.
little-town-why-now-give = Say first what you give.
little-town-why-now-take = Say first what you take.
little-town-why-now-upgrade = It is the upgrade phase: hire or upgrade an Artisan, or end your turn.
little-town-why-now-lay = Choose the resource that is laid on the card first.
little-town-why-now-residence = Your Residence activates buildings around it now, until you are done.
little-town-why-now-feed = The workers are being fed now.
little-town-why-no-worker = No worker of yours is at home in place { $place }.
little-town-why-square-forest = There is forest on { $square }; workers and buildings need an empty grass square.
little-town-why-square-mountain = There is a mountain on { $square }; workers and buildings need an empty grass square.
little-town-why-square-lake = There is a lake on { $square }; workers and buildings need an empty grass square.
little-town-why-square-building = { $tile } stands on { $square }.
little-town-why-square-worker = A worker stands on { $square }.
little-town-why-not-in-market = { $tile } is not in the market.
little-town-why-no-house = You have no house left to build with.
little-town-why-no-square = There is no empty grass square left.
little-town-why-not-spent = There is something this worker can do.
little-town-why-short = { $tile }: you lack { $count } { $resource }, and your coins cannot stand in for what is missing (3 for each resource).
little-town-why-short-coins = { $tile }: you lack { $count ->
    [1] 1 coin
   *[other] { $count } coins
}.
little-town-why-short-with = { $tile }: with the help of { $card } you still lack { $count } { $resource }, and your coins cannot stand in for what is missing (3 for each resource).
little-town-why-short-with-coins = { $tile }: { $card } saves no coins, and you lack { $count ->
    [1] 1 coin
   *[other] { $count } coins
}.
little-town-why-no-forest = There is no forest beside your worker: no { $resource }.
little-town-why-no-mountain = There is no mountain beside your worker: no { $resource }.
little-town-why-no-lake = There is no lake beside your worker: no { $resource }.
little-town-why-gathered = You have gathered all { $resource } around your worker.
little-town-why-gather-one = There are not several squares left to gather from.
little-town-why-not-gathered = You have not gathered { $resource } from a square this turn; only what was used is used once more.
little-town-why-again-one = Once more means one space, not all.
little-town-why-supply-empty = The supply has no { $resource } left.
little-town-why-no-building = There is no building on { $square }.
little-town-why-not-beside = { $tile } on { $square } is too far away: only what lies around can be activated.
little-town-why-not-working = { $tile } on { $square } has nothing to activate.
little-town-why-activated = { $tile } on { $square } has been activated already.
little-town-why-not-activated = { $tile } on { $square } has not been activated this turn; only what was used is used once more.
little-town-why-no-rent = { $tile } belongs to another: you have no coin for the rent.
little-town-why-price = { $tile } takes more than you have: you lack { $count } { $resource }, and your coins cannot stand in for what is missing (3 for each resource).
little-town-why-price-coins = { $tile }: you lack { $count ->
    [1] 1 coin
   *[other] { $count } coins
} for price and rent.
little-town-why-supply-short = The supply has too little { $resource } for what { $tile } gives.
little-town-why-bank-short = The supply has fewer than the { $count } coins { $tile } gives.
little-town-why-barter = { $tile } takes { $count } resources of any type; you have fewer, coins included.
little-town-why-barter-supply = The supply has too few resources for what { $tile } gives back.
little-town-why-trade-first = One of the two resources is given; the other follows first.
little-town-why-no-again = There is no space to use once more.
little-town-why-no-gain = There is nothing to take from the card, or you have taken it.
little-town-why-no-pick = There is no resource of your choice to take.
little-town-why-no-sell = There is no resource to sell for coins.
little-town-why-no-trade = There are no two resources to spend for points.
little-town-why-no-offer = There is no resource to spend for points.
little-town-why-no-cube = You have no { $resource }.
little-town-why-three-coins = You have fewer than { $count } coins.
little-town-why-bank-sell = The supply has fewer than the { $count } coins this gives.
little-town-why-trade-two = This takes { $count } resources, coins included; you have fewer.
little-town-why-effect-idle = { $card } has done nothing yet: spend something, or use a space once more, first.
little-town-why-pick-first = First take the resource of your choice: what a card gives cannot be left.
little-town-why-less-first = First say what comes off the cost.
little-town-why-one-effect = You have used an Artisan this turn; one effect a turn is the limit.
little-town-why-blank = There is a blank card on this side.
little-town-why-other-kind = { $card } does not fit: this action takes a card of the kind { $kind }.
little-town-why-no-choice = { $card } has one effect, not two to choose from.
little-town-why-does-nothing = { $card } would do nothing now.
little-town-why-bought = You have bought a card this turn; one a turn is the limit.
little-town-why-hire-used = You have used { $card } this turn: nobody is hired any more.
little-town-why-hire-fits = { $card } fits this action: it may be upgraded, nobody is hired beside it.
little-town-why-upgrade-used = You have used { $card } this turn: only that card may be upgraded.
little-town-why-top-level = { $card } is of the highest level.
little-town-why-deck-empty = The deck { $deck } is empty.
little-town-why-deck-short = The deck { $deck } has fewer than two cards.
little-town-why-no-coin = You have no coin.
little-town-why-nothing-to-lay = { $card } costs a resource that is laid on it, or three coins; you have neither.
little-town-why-card-short = { $card }: you lack { $count } { $resource }, and your coins cannot stand in for what is missing (3 for each resource).
little-town-why-card-short-coins = { $card }: you lack { $count ->
    [1] 1 coin
   *[other] { $count } coins
}.
little-town-why-pay-owed = You are paying { $count } { $resource } now.
little-town-why-pay-cubes = You have only { $count } { $resource }; coins are paid for the rest.
little-town-why-pay-bank = More must be paid in coins: the supply has too few for what { $tile } gives.
little-town-why-pay-coins = You have coins for { $count } of them at most, to pay all that is due.
little-town-why-give-cube = Give a resource: the supply has too few for what { $tile } gives back.
little-town-why-no-less = Nothing of your choice comes off the cost.
little-town-why-not-owed = The cost has no { $resource } left.
little-town-why-less-elsewhere = With { $resource } taken off you could not pay the rest.
little-town-why-now-fish = Say first how many workers eat fish.
little-town-why-now-wheat = Say first how many workers eat wheat.
little-town-why-now-coins = Say now for how many workers you pay coins.
little-town-why-feed-hungry = { $count ->
    [1] Only 1 worker is hungry.
   *[other] Only { $count } workers are hungry.
}
little-town-why-feed-fish = You have { $count } fish.
little-town-why-feed-wheat = You have { $count } wheat.
little-town-why-feed-coins = You have coins for { $count ->
    [1] 1 worker
   *[other] { $count } workers
}.
little-town-why-feed-more = Nobody goes hungry beside unused food: feed { $count } at least.

## Artisans: what a turn achieves

artisans-achieved-crafted = crafts { $object }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
artisans-achieved-completes = { $material } completes { $object } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
artisans-achieved-one-short = { $material } for { $object }, which then lacks only { $lacking }
artisans-achieved-last-lacking = { $material } is all that { $object } still lacks
artisans-achieved-nearly = { $material } for { $object }, { $levels ->
    [3] three
   *[other] two
} levels away
artisans-achieved-for-a-level = { $material }: { $count ->
    [1] 1 card
   *[other] { $count } cards
} for level { artisans-level } ({ $points } points)
artisans-achieved-denied = takes the { $material } that { $who } lacks for { $object }
artisans-achieved-first = begins the next month
artisans-achieved-asked-for = { $object } asks for { $material }
artisans-achieved-keeps = keeps { $count ->
    [one] one card
   *[other] { $count } cards
} in hand: { $good }

## Little Town: what a turn achieves

little-town-achieved-objective = meets an objective ({ $objective }): { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
little-town-achieved-built = builds the { $tile }{ $points ->
    [0] {""}
    [one] : +{ $points } point
   *[other] : +{ $points } points
}
little-town-achieved-hired = hires { $card }{ $points ->
    [0] {""}
    [one] : +{ $points } point
   *[other] : +{ $points } points
}
little-town-achieved-feeds-all = feeds all { $workers ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $workers }
}
little-town-achieved-feeds-some = food for { $meals } of { $workers }
little-town-achieved-in-reach = enough for the { $tile } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
little-town-achieved-no-rent = pays no rent
little-town-achieved-lies-well = there a worker beside it also uses { $count ->
    [one] another land or building for nothing
   *[other] { $count } more lands or buildings for nothing
}
little-town-achieved-cycled = turns up another card of { $deck }
little-town-achieved-keeps = keeps { $count } { $good }
little-town-achieved-keeps-coins = keeps { $count ->
    [one] one coin
   *[other] { $count } coins
}

## The analyst

analyse-progress = decisions
analyse-stopped = stopped after { $done } of { $moves } decisions; this is what was found
analyse-move = move
analyse-end = the end
analyse-swings = The moves that changed the chances most
analyse-swing = { $step }. { $move } · { $who }: { $before }% → { $after }%
analyse-mistakes = { $count ->
    [0] No move gave away a noticeable chance.
    [1] One move gave away a noticeable chance:
   *[other] { $count } moves gave away a noticeable chance; the costliest:
}
analyse-chance = { $doubt ->
    [0] { $chance }%
   *[other] { $chance }% ± { $doubt }
}
analyse-chance-told = Estimated by playing on many times; ± is how far it may be off.
analyse-cost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
analyse-wins = { $wins ->
    [one] { $wins } win in 100
   *[other] { $wins } wins in 100
}
analyse-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analyse-better = Better: { $move }.
analyse-then = { $first }, then { $rest }
analyse-and = { $first } and { $last }
analyse-but = { $first }, but { $last }
analyse-besides = {"; "}
analyse-now-more = { $points } more points at once
analyse-now-fewer = { $points } fewer points at once
analyse-later-more = { $points } more points later
analyse-later-fewer = { $points } fewer points later
analyse-exchange-later = { $now } fewer points at once, { $later } more later
analyse-exchange-now = { $now } more points at once, { $later } fewer later
analyse-others-more = { $points } fewer points for { $opponents ->
    [1] the opponent
   *[other] the strongest opponent
}
analyse-others-fewer = { $points } more points for { $opponents ->
    [1] the opponent
   *[other] the strongest opponent
}

## Why a game was won or lost

story-won = Why { $who } won
story-lost = Why { $who } did not win
story-source-ahead = { $margin ->
    [0] Level with { $rival } and first by the tie-break. The biggest lead: { $source }, { $mine } against { $theirs }.
    [1] One point ahead of { $rival }. The biggest lead: { $source }, { $mine } against { $theirs }.
   *[other] { $margin } points ahead of { $rival }. The biggest lead: { $source }, { $mine } against { $theirs }.
}
story-source-behind = { $margin ->
    [0] Level with { $rival }, behind by the tie-break. The biggest gap: { $source }, { $mine } against { $theirs }.
    [1] One point behind { $rival }. The biggest gap: { $source }, { $mine } against { $theirs }.
   *[other] { $margin } points behind { $rival }. The biggest gap: { $source }, { $mine } against { $theirs }.
}
story-shared = Level with { $rival }, the tie-break included: the victory is shared.
story-level = Level with { $rival } from every source: the tie-break decided.
story-costliest = The costliest move was number { $step } ({ $move }): against the best one it gave away { $cost }.
story-costliest-down = The costliest move was number { $step } ({ $move }): against the best one it gave away { $cost }. There the game also turned: the chance fell from { $before } to { $after }%.
story-costliest-down-dealt = The costliest move was number { $step } ({ $move }): against the best one it gave away { $cost }. With what was dealt after it the game also turned: the chance fell from { $before } to { $after }%.
story-costliest-down-answered = The costliest move was number { $step } ({ $move }): against the best one it gave away { $cost }. With the answer of move { $answer } the game also turned: the chance fell from { $before } to { $after }%.
story-turn-up = The game turned with move { $step } ({ $move }): the chance rose from { $before } to { $after }%.
story-turn-down = The game turned with move { $step } ({ $move }): the chance fell from { $before } to { $after }%.
story-turn-up-dealt = The game turned with what was dealt after move { $step } ({ $move }): the chance rose from { $before } to { $after }%.
story-turn-down-dealt = The game turned with what was dealt after move { $step } ({ $move }): the chance fell from { $before } to { $after }%.
story-turn-up-answered = The game turned with the mistake of move { $step } ({ $move }) and the answer of move { $answer }: the chance rose from { $before } to { $after }%.
story-turn-down-answered = The game turned with the mistake of move { $step } ({ $move }) and the answer of move { $answer }: the chance fell from { $before } to { $after }%.
