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
artisans-may-choose = choose { $artisan }
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
