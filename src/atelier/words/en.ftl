# Every word a person reads, in English. The French file beside this one has the same messages.

## Artisans: the table

artisans-table-month = Month { $month } of 12 · { $phase }
artisans-table-market = Market
artisans-table-token-middle = the token lies in the middle
artisans-table-token = seat { $seat } holds the token
artisans-table-piles = deck { $deck }, discard { $discard }
artisans-table-objects = Objects (left in deck 1: { $first }, in deck 2: { $second })
artisans-table-next = next
artisans-table-object = { $name } · { $points } points · { $needs }
artisans-table-seat = Seat { $seat } · { $artisan } · { $points } { $points ->
    [-1] point
    [1] point
   *[other] points
}
artisans-table-no-artisan = no artisan yet
artisans-table-hand = hand
artisans-table-works = works
artisans-table-made = made
artisans-table-reserved = reserved
artisans-table-nothing = no cards
artisans-table-hidden = { $cards ->
    [0] no cards
    [1] 1 card
   *[other] { $cards } cards
}
artisans-table-known = among them

artisans-phase-draft = choosing artisans
artisans-phase-reserve = reserving an object
artisans-phase-market = the market
artisans-phase-develop = developing materials
artisans-phase-final = the final craft
artisans-phase-over = the year is over

## Artisans: what one may do

artisans-may-take = take { $card } from place { $place }
artisans-may-trade = lay { $laid } on place { $place } and take { $card }
artisans-may-token = take the first-player token
artisans-may-craft = craft { $object } for { $points } points
artisans-may-reserve = reserve { $object } ({ $points } points)
artisans-may-develop = develop { $material }: { $count } on level { $level }
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
artisans-may-pass-develop = develop nothing
artisans-may-pass-reserve = reserve nothing
artisans-may-pass-final = make no final object

## Artisans: what someone did

artisans-did-take = { $who } takes { $card } from place { $place }.
artisans-did-trade = { $who } lays { $laid } on place { $place } and takes { $card }.
artisans-did-token = { $who } takes the first-player token.
artisans-did-craft = { $who } crafts { $object } for { $points } points.
artisans-did-reserve = { $who } reserves { $object }.
artisans-did-develop = { $who } develops { $material }: { $count } on level { $level }.
artisans-did-choose = { $who } chooses { $artisan }.
artisans-did-pass-turn = { $who } does not go to the market.
artisans-did-pass-last = { $who } passes the last turn.
artisans-did-pass-develop = { $who } develops nothing.
artisans-did-pass-reserve = { $who } reserves nothing.
artisans-did-pass-final = { $who } makes no final object.

## Boxes

box-id = id
box-name = name
box-points = points
box-needs = needs
box-source = whose
box-effect = effect
box-switches = Switches
box-switch = switch
box-ruling = ruling
box-setting = set to

## Artisans: the box

artisans-source-materials = materials
artisans-source-objects = objects
artisans-source-artisan = artisan
artisans-source-reserved = reserved
artisans-box-objects = Art objects
artisans-box-artisans = Artisans
artisans-effect-gold-lover = +{ $bonus } points for each of your objects that needs gold
artisans-effect-carver = +{ $bonus } points for each of your objects that needs wood or stone
artisans-effect-versatile = +{ $bonus } points for each different material your objects need
artisans-effect-specialist = +{ $bonus } points for each material developed to level IV
artisans-effect-night-worker = may craft and go to the market in the first turn of a month
artisans-effect-perfectionist = may lay one card more than the level before holds
artisans-effect-artoholic = +{ $bonus } points for each of your objects
artisans-effect-opportunist = two market actions in the last turn when another takes the token
artisans-effect-provident = may reserve one object of the row at the start of a month

## At the terminal

play-you = Seat { $seat } (you)
play-seat = Seat { $seat }
play-help = Answer with a number or with the words of a move. Also: table, undo, save FILE, help, quit.
play-prompt = { $who }, your move:{" "}
play-hand-over = { $who }, the keyboard is yours; press Enter when nobody else is looking.{" "}
play-no-number = There is no move { $number }; choose 1 to { $most }.
play-no-undo = Nothing can be taken back: others have moved, or a card has been shown.
play-saved = The game is written to { $file }.
play-left = You have left the table.
play-total = total

## Little Town: the table

little-town-table-round = Round { $round } of 4 · { $phase }
little-town-table-legend = { $forest } forest, { $mountain } mountain, { $lake } lake; 1Name: a building of seat 1; (1): its worker
little-town-table-supply = Supply: { $supply }, { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}
little-town-table-market = Market
little-town-table-tile = { $name } · { $cost } · { $points ->
    [1] 1 point
   *[other] { $points } points
} · { $does }
little-town-table-decks = Artisans to buy
little-town-table-seat = Seat { $seat } · { $points } { $points ->
    [-1] point
    [1] point
   *[other] points
}
little-town-table-home = { $workers ->
    [1] 1 worker at home
   *[other] { $workers } workers at home
}, { $houses ->
    [1] 1 house left
   *[other] { $houses } houses left
}
little-town-table-row = artisans
little-town-table-objective = objective
little-town-table-done = fulfilled
little-town-table-hidden = { $cards ->
    [1] 1 hidden objective
   *[other] { $cards } hidden objectives
}

little-town-phase-worker = choosing a worker
little-town-phase-place = the worker's action
little-town-phase-act = gathering and activating
little-town-phase-effect = an Artisan's effect
little-town-phase-square = where to build
little-town-phase-discount = calling in an Artisan
little-town-phase-pay = paying
little-town-phase-give = giving cubes
little-town-phase-take = taking cubes
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
little-town-source-tiles = clock and end tiles
little-town-source-hunger = hunger
little-town-source-coins = coins

## Little Town: what one may do

little-town-may-worker = take the worker in place { $place }
little-town-may-place = put the worker on { $square }
little-town-may-place-tile = build { $tile } on { $square }
little-town-may-build = go and build { $tile } ({ $points } { $points ->
    [1] point
   *[other] points
})
little-town-may-gather = gather { $resource } from one square
little-town-may-gather-again = gather { $resource } from a square once more
little-town-may-gather-all = gather from all squares around
little-town-may-activate = activate { $tile } on { $square }{ $rent ->
    [0] {""}
   *[other] , paying 1 coin of rent
}
little-town-may-activate-again = activate { $tile } on { $square } once more{ $rent ->
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
little-town-may-coins = pay { $cubes ->
    [0] {""}
   *[other] { $cubes } { $paid }
}{ $count ->
    [0] {""}
   *[other] {" "}{ $coins } coins in place of { $count } { $replaced }
}
little-town-may-hire = hire { $card } in place of { $replaced } ({ $points } { $points ->
    [1] point
   *[other] points
})
little-town-may-upgrade = upgrade { $replaced } to { $card } ({ $points } { $points ->
    [1] point
   *[other] points
})
little-town-may-cycle = pay 1 coin to put { $card } under the deck { $deck }
little-town-may-lay = lay 1 { $resource } on the card
little-town-may-lay-coins = pay 3 coins and lay 1 { $resource } of the supply on the card
little-town-may-feed-fish = feed { $count } with fish
little-town-may-feed-wheat = feed { $count } with wheat
little-town-may-feed-coins = feed { $count } for { $coins } coins
little-town-may-done-action = end the action
little-town-may-done-effect = leave the rest of the effect
little-town-may-done-upgrade = end the turn
little-town-may-done-discount = build without an Artisan
little-town-may-done-residence = activate nothing more from the Residence
little-town-may-spend = spend the worker: there is nothing to do

## Little Town: what someone did

little-town-did-worker = { $who } takes the worker in place { $place }.
little-town-did-place = { $who } puts a worker on { $square }.
little-town-did-place-tile = { $who } builds { $tile } on { $square }.
little-town-did-build = { $who } goes to build { $tile }.
little-town-did-gather = { $who } gathers { $resource } from a square.
little-town-did-gather-again = { $who } gathers { $resource } from a square once more.
little-town-did-gather-all = { $who } gathers from all squares around.
little-town-did-activate = { $who } activates { $tile } on { $square }{ $rent ->
    [0] {""}
   *[other] , paying 1 coin of rent
}.
little-town-did-activate-again = { $who } activates { $tile } on { $square } once more{ $rent ->
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
    [0] {""}
   *[other] { $cubes } { $paid }
}{ $count ->
    [0] {""}
   *[other] {" "}{ $coins } coins in place of { $count } { $replaced }
}.
little-town-did-hire = { $who } hires { $card } in place of { $replaced }.
little-town-did-upgrade = { $who } upgrades { $replaced } to { $card }.
little-town-did-cycle = { $who } pays 1 coin to put { $card } under the deck { $deck }.
little-town-did-lay = { $who } lays 1 { $resource } on the card.
little-town-did-lay-coins = { $who } pays 3 coins and lays 1 { $resource } of the supply on the card.
little-town-did-feed-fish = { $who } feeds { $count } with fish.
little-town-did-feed-wheat = { $who } feeds { $count } with wheat.
little-town-did-feed-coins = { $who } feeds { $count } for { $coins } coins.
little-town-did-done-action = { $who } ends the action.
little-town-did-done-effect = { $who } leaves the rest of the effect.
little-town-did-done-upgrade = { $who } ends the turn.
little-town-did-done-discount = { $who } builds without an Artisan.
little-town-did-done-residence = { $who } activates nothing more from the Residence.
little-town-did-spend = { $who } spends a worker: there is nothing to do.

## Opponents

level-random = random
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master

## The analyst

analyse-progress = decisions
analyse-stopped = stopped after { $done } of { $moves } decisions; this is what was found
analyse-move = move
analyse-end = the end
analyse-swings = The moves that changed the chances most
analyse-swing = { $step }. { $move } · { $who }: { $before } % → { $after } %
analyse-mistakes = { $count ->
    [0] No move gave away a noticeable chance.
    [1] One move gave away a noticeable chance:
   *[other] { $count } moves gave away a noticeable chance; the costliest:
}
analyse-better = Better: { $move }. It promised { $chance } % instead of { $instead } %: { $parts }.
analyse-little = a little of everything
analyse-and = { $first } and { $last }
analyse-now-more = { $points ->
    [one] { $points } more point at once
   *[other] { $points } more points at once
}
analyse-now-fewer = { $points ->
    [one] { $points } fewer point at once
   *[other] { $points } fewer points at once
}
analyse-later-more = { $points ->
    [one] { $points } more point later
   *[other] { $points } more points later
}
analyse-later-fewer = { $points ->
    [one] { $points } fewer point later
   *[other] { $points } fewer points later
}
analyse-others-more = { $points ->
    [one] { $points } point taken from the strongest opponent
   *[other] { $points } points taken from the strongest opponent
}
analyse-others-fewer = { $points ->
    [one] { $points } point left to the strongest opponent
   *[other] { $points } points left to the strongest opponent
}
