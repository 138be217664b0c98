# Something to come back for: my games, the deal of the day, puzzles.

## My games

mine-title = My games
mine-lead = What you have played here, and how you do against whom.
mine-form = My form
mine-form-none = Your form shows here after your first finished game.
mine-form-uncounted = No finished game counts yet. Your form shows here after the first one without take-backs, known cards or an opponent playing for you.
mine-form-told = Won games stand above the line, lost ones below it; the latest is on the right. Games in which moves were taken back past an answer or a shown card, with known cards or played for you by an opponent do not count.
mine-against = Against { $whom ->
   *[people] people
    [random] players at random
    [apprentice] an apprentice
    [journeyman] a journeyman
    [master] a master
    [champion] a champion
}
mine-score = { $won } of { $played } won
mine-mark-won = { $margin ->
    [0] won by the tie-break
   *[other] won by { $margin }
}
mine-mark-shared = a shared victory
mine-mark-lost = { $margin ->
    [0] lost by the tie-break, place { $place }
   *[other] lost by { $margin }, place { $place }
}
mine-mark = { $date }: { $how }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
mine-running = Running
mine-finished = Finished
mine-none = No game is finished yet. The first one is one click away.
mine-play = To the games
mine-more = Earlier games
mine-place = place { $place } of { $of }
mine-won = Won
mine-take-backs = { $count ->
    [one] 1 take-back
   *[other] { $count } take-backs
}
mine-not-compared = not counted
mine-daily = deal of the day
mine-your-turn = Your turn
mine-open = Seats are open
mine-waiting = Others are on turn

## The deal of the day

today-title = Deal of the day
today-lead = The same cards for everyone, against the same opponents. The first game counts: no coach, and no take-back once an opponent has answered or a card was shown. Nobody can know the cards beforehand; every game proves its shuffle when it is over.
today-next = New deals come in { $hours ->
    [0] less than an hour
    [one] 1 hour
   *[other] { $hours } hours
}.
today-of = Deal of { $date }
today-opponents = Against { $names }, { $level ->
    [apprentice] apprentices
    [journeyman] journeymen
    [champion] champions
   *[master] masters
}
today-finished = { $count ->
    [0] Nobody has finished it yet
    [one] 1 person has finished it
   *[other] { $count } people have finished it
}
today-play = Play today's deal
today-on = Go on
today-again = Play it again, for fun
today-hidden = How others did is shown once you have finished.
today-left = You have left this game; it is not part of the comparison.
today-counting = Your result is being noted …
today-results = How everyone did
today-none = Nobody finished this deal.
today-rank = Rank
today-name = Name
today-points = Points
today-place = Place at the table
today-others = Opponents
today-helped = helped
today-helped-told = An opponent has played for this person, for a while or to the end.
today-you = you
today-yesterday = Yesterday
today-review = Your game in review
today-own = { $points ->
    [one] 1 point
   *[other] { $points } points
}, rank { $rank } of { $of }

## Puzzles

puzzle-title = Puzzles
puzzle-lead = Five positions a day from games between masters. One move wins far more often than every other: find it.
puzzle-none = This server has no puzzles.
puzzle-solved = { $done } of { $of } tried today, { $right } found.
puzzle-until = New puzzles come in { $hours ->
    [0] less than an hour
    [one] 1 hour
   *[other] { $hours } hours
}.
puzzle-number = Puzzle { $number } of { $of }
puzzle-open = Try puzzle { $number }
puzzle-found = found
puzzle-missed = not found
puzzle-stars = { $stars ->
    [1] easy
    [2] medium
   *[other] hard
}
puzzle-who = You are { $who }
puzzle-ask = Which move wins most often?
puzzle-how = Make your move on the board.
puzzle-list = All moves as a list
puzzle-right = That is the move.
puzzle-wrong = There is a better move.
puzzle-best = Best: { $move }
puzzle-yours = You: { $move }
puzzle-chance = { $chance }%
puzzle-worth = wins { $chance }%, on average { $margin } points against the best of the others
puzzle-doubt = Judged by deep search from what this seat knows; a chance is in doubt by about { $doubt }%.
puzzle-all = What each move is worth
puzzle-again = Look again
puzzle-next = Next puzzle
puzzle-done = To the list
puzzle-leave = Leave the puzzle
puzzle-opponent = Opponent { $seat }
puzzle-missing = This puzzle is not there; those of today are in the list.
