# What a report of the lab says. Only Python reads this file.

lab-title = { $game }: what the box “{ $box }” does
lab-title-ours = { $game }: what the box that comes with it does
lab-about = { $games } games at { $tables } kinds of tables. Played by { $names }.
lab-about-box = Box “{ $name }” ({ $digest }), rules version { $rules }, seed { $seed }.
lab-contents = Contents
lab-table = { $seats } seats, { $option }
lab-choice-artisans-artisans = { $choice ->
    [draft] artisans chosen
   *[random] artisans dealt at random
}
lab-choice-little-town-expansion = { $choice ->
    [off] without the expansion
    [standard] standard expansion
   *[advanced] advanced expansion
}

lab-found = What stands out
lab-found-look = Look here first: what lies beyond chance although { $many } things were looked at together.
lab-found-nothing = Nothing stands out beyond chance. That is not yet a proof of fairness: the intervals below say how far off things could still be.
lab-found-seat = { $table }: seat { $seat } wins { $won }.
lab-found-strong = { $name } wins more than it should: { $points } percentage points ({ $between }).
lab-found-weak = { $name } wins less than it should: { $points } percentage points ({ $between }).
lab-found-unused = { $name } is hardly ever taken: in { $taken } of the games it lies open in.
lab-found-trap = { $name } is a trap: those who take it win { $points } percentage points more when they may not ({ $between }).

lab-seats = Seats
lab-seats-look = Look for a seat whose interval leaves out the dashed line: with equal players each seat should win its equal share.
lab-skill = Skill
lab-skill-look = Look whether each level beats the one below it clearly: a game that skill does not decide stays near one half.
lab-length = Length and choices
lab-length-look = Look for games that are too long, and for phases with hardly anything to choose or far too much; minutes count { $seconds } seconds for each decision with a choice.
lab-luck = The deal
lab-luck-look = Look how much of a result was decided before anyone played: the same cards were played several times by the same opponents, and what agrees is the deal.
lab-drama = Drama
lab-drama-look = Look how late the winner takes the lead for good, and how often whoever leads { $after } still loses; a close game ends at most { $close } points apart.
lab-points = Points
lab-points-look = Look what separates winners from others, and whether one source makes all the difference.
lab-things-look = Look at the marks right or left of the dashed line: what these cards win beyond others of their kind (of their deck, where there are decks) that were taken at the same table, from the same seat, { $same }. With fewer than { $fewest } deals nothing is called out.
lab-restricted = What it costs to do without
lab-restricted-look = Look at what lies far to the right, for which nothing makes up, and at what lies left of the dashed line, which its takers would do better without: games were played again with the same luck, and one who took a thing could not have it. With fewer than { $fewest } deals nothing is called out.
lab-pairs = Strongest pairs
lab-pairs-look = Look for pairs that bring clearly more together than the sum of what they bring apart.
lab-contention = Wanted, and left unfinished
lab-contention-look = Look for what people want and another takes before they are on turn again, for what many could have had and did not get, and for what is taken and comes to nothing.
lab-rules = Rules that are used
lab-rules-look = Look for actions that are possible and never made, and for those that are never possible.
lab-method = How this was found
lab-method-look = Look here before you act on a number.

lab-at = table
lab-seat = seat
lab-won = won
lab-expected = expected
lab-between = interval
lab-opponent = opponent
lab-against = against
lab-decisions = decisions
lab-minutes = minutes
lab-phase = phase
lab-a-game = decisions a game
lab-options = legal moves
lab-forced = without a choice
lab-stuck = nothing left to do
lab-measured = of
lab-share = share
lab-of-victory = the victory
lab-of-points = points, against the mean of the table
lab-ends = { $low } to { $high }
lab-lead-changes = changes of the lead
lab-led-from = led for good from
lab-margin = won by
lab-close = close games
lab-leader-lost = leader lost
lab-winners = winners
lab-others = all others
lab-of-winners = winners
lab-of-others = others
lab-source = source
lab-lost-points = points lost
lab-penalties = Does it pay to lose points?
lab-distribution = Points at the end of { $games } games, from the fewest to the most. Half of them were won by at most { $margin } points.
lab-excess = beyond
lab-thing = name
lab-offered = games open in
lab-taken = taken
lab-finished = finished
lab-unfinished = not finished
lab-would = players who take it
lab-lost = victories they lose without it
lab-kept = games in which they had it all the same
lab-value = lost by any player
lab-pair = pair
lab-together = together
lab-apart = apart
lab-wanted = others, per game
lab-wanted-next = wanted a game
lab-taken-first = taken by another
lab-board = How often in a game someone would have gone there next and another was first.
lab-wanted-title = How many others could have had it and never did
lab-dead-ends = Taken, and not finished
lab-verb = action
lab-could = decisions with it
lab-played = made

lab-method-mirrors = At every kind of table the strongest of the opponents named plays all seats, so that strength is the same for everyone. Each deal is played once for each seat, with other luck.
lab-method-intervals = Games of a deal share its cards, so intervals come from how far whole deals lie apart. Every interval is wide enough that in { $sure } of all studies none of its kind misses the truth, however many were looked at (Bonferroni's correction). So whatever is called out has an interval that leaves out the expected value, and in a fair box the chance that a section calls out anything is below { $alpha }.
lab-method-excess = Winners take more of everything. So who takes a thing is compared with those who took another of its kind, and of its deck where there are decks, at the same table, from the same seat and { $same }. What a thing wins “beyond” that is its own, as far as its takers do not differ in other ways.
lab-method-restricted = Restricted play: some games in which a seat took a thing are played again, with the same luck, until it would take it; from there on moves after which it would have it at the end of its turn in any case are hidden from that one player, as long as any other is legal. Where nobody took it, forbidding it changes nothing, so the loss of any player is the loss of its takers times their share. The player is not told beforehand and may work towards what it cannot have: who plans ahead loses somewhat less.
lab-method-contention = What someone would have next is, of what it leaves at a decision, that which looks best to the opponents at first sight; it is lost when another takes it { $same } before that player may choose such a place again. The first { $deals } deals of each kind of table are looked at.
lab-method-limits = All this is true of these opponents. Stronger ones may find what these do not see; play again with stronger ones before you change a card.

artisans-lab-chapters = months
artisans-lab-chapter = after month
artisans-lab-when = in month
artisans-lab-after = after a month
artisans-lab-same = in the same month
artisans-lab-comeback = How often the leader after each month still loses: { $table }
artisans-lab-source-reserved = reserved, not made
little-town-lab-chapters = rounds
little-town-lab-chapter = after round
little-town-lab-when = in round
little-town-lab-after = after a round
little-town-lab-same = in the same round
little-town-lab-comeback = How often the leader after each round still loses: { $table }

artisans-lab-artisan = Artisans, one by one
artisans-lab-object = Objects, one by one
little-town-lab-tile = Tiles, one by one
little-town-lab-objective = Objectives, one by one
little-town-lab-artisan = Artisan cards, one by one

artisans-lab-contested-material = Cards of the market that another takes first
artisans-lab-contested-object = Objects of the row that another makes first
little-town-lab-contested-square = Squares that another occupies first
little-town-lab-contested-tile = Tiles that another builds first
artisans-lab-verb-take = take a material
artisans-lab-verb-trade = trade a material
artisans-lab-verb-token = take the first-player token
artisans-lab-verb-craft = craft an object
artisans-lab-verb-pass = pass
artisans-lab-verb-reserve = reserve an object
artisans-lab-verb-develop = develop materials
artisans-lab-verb-choose = choose an artisan
little-town-lab-verb-worker = choose a worker
little-town-lab-verb-place = place it on a square
little-town-lab-verb-build = build a tile
little-town-lab-verb-gather = gather from terrain
little-town-lab-verb-activate = activate a building
little-town-lab-verb-use = use an Artisan card
little-town-lab-verb-gain = take its gains
little-town-lab-verb-take = take a cube of one's choice
little-town-lab-verb-sell = sell a cube
little-town-lab-verb-trade = trade a cube
little-town-lab-verb-offer = offer a cube
little-town-lab-verb-give = give a cube
little-town-lab-verb-less = take one off the price
little-town-lab-verb-coins = pay coins for cubes
little-town-lab-verb-hire = hire an Artisan
little-town-lab-verb-upgrade = upgrade an Artisan
little-town-lab-verb-cycle = put a card under its deck
little-town-lab-verb-lay = lay a cube on a card
little-town-lab-verb-feed = feed workers
little-town-lab-verb-done = be done
little-town-lab-verb-spend = spend a worker

lab-compare-title = { $first } beside { $second }
lab-compare-about = { $name }, the box “{ $box }”: { $said }
lab-compare-course = How games go
lab-compare-course-look = Look where the two intervals do not touch.
lab-compare-things = The things that changed most
lab-compare-things-look = Look at the marks away from the dashed line: what a thing wins beyond its kind in the second study, less the same in the first, in percentage points.
lab-compare-measure = measure
lab-compare-difference = difference
lab-measure-seat = { $table }: seat { $seat } wins
lab-measure-decisions = { $table }: decisions
lab-measure-luck = { $table }: share of the victory that is the deal
lab-measure-led = { $table }: led for good from
lab-measure-margin = { $table }: won by

lab-tune-title = { $game }: box “{ $box }”, tuned
lab-tune-tables = Tables of { $seats } players.
lab-tune-options = Options: { $options }.
lab-tune-no-options = Options as the box says.
lab-tune-players = { $playouts ->
    [0] All seats are played by the hand-made prior.
   *[other] All seats are played by searches of { $playouts } playouts a move.
}
lab-tune-games = Before and after: { $games } games with each box, which decided nothing in the search.
lab-tune-intervals = Intervals are of 95% each, over blocks of deals; what misses its goal is bold.
lab-tune-gain = The goals are missed by { $less } points less, all numbers together.
lab-tune-between = { $low } to { $high }
lab-tune-few = too few
lab-tune-asked = asked for, %
lab-tune-before = before
lab-tune-after = after
lab-tune-at = { $thing }, { $seats } players
lab-tune-seat = Seat { $seat }
lab-tune-bought = What each change bought
lab-tune-bought-look = Points by which the goals are missed more when the change alone is undone. A change is told in the words of the file.
lab-tune-change = change
lab-tune-worth = bought
lab-tune-unchanged = Nothing was changed.
lab-tune-rounds = The rounds
lab-tune-round-none = Round { $number }: no step promised anything.
lab-tune-round-taken = Round { $number }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $points } points: taken.
lab-tune-round-left = Round { $number }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $points } points: cannot be told from noise, not taken.
