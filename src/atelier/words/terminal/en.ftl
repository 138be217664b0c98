# What is said at the terminal and nowhere else: the table in words, a game against opponents, the cards of a box.

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

## Boxes

box-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
 } in { $file }
box-sound = { $file }: a sound box of { $game }, called { $name }, digest { $digest }
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

## At the terminal

play-you = Seat { $seat } (you)
play-seat = Seat { $seat }
play-against = At the table: { $names } ({ $level }).
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
