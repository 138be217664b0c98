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
