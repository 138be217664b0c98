# The review of a finished game.

review-title = Review: { $game }
review-title-plain = Review
review-seat = Seat { $seat }

## Instead of a review

review-missing = There is no such game
review-missing-told = The link may be cut short, or the game was played at another house.
review-offline = The house does not answer
review-offline-told = Check your connection; the game is kept and will be here.
review-open = The game has not begun
review-open-told = This table is laid, but nobody has played yet. Sit down, or come back when the game is over.
review-playing = This game is still being played
review-playing-told = A game is reviewed once it is over: until then the cards stay hidden. You are welcome to watch.
review-nothing = This game was never played
review-nothing-told = The table was closed before anything was dealt.
review-rules = This game follows earlier rules
review-rules-told = The rules of this game have changed since it was played, so it cannot be gone on with or shown move by move. Its record can be saved.
review-unreadable = This table cannot be read any more
review-unreadable-told = Something is wrong with what was kept of it. Tell whoever runs this house, and open another table.
review-to-table = Go to the table
review-try-again = Try again

## What was played

review-won = { $count ->
    [1] { $names } won with { $points } { $points ->
        [-1] point
        [1] point
       *[other] points
    }
   *[other] { $names } share the victory with { $points } { $points ->
        [-1] point
        [1] point
       *[other] points
    }
}
review-won-you = You won with { $points } { $points ->
    [-1] point
    [1] point
   *[other] points
}
review-unfinished = Not played to the end
review-unfinished-graph = Only a game played to its end can be analysed.
review-unfinished-score = The game was not played to its end: there is no final score.
review-panel = About this game
review-eyes = Whose eyes see the board
review-seen-by = Seen by { $who }
review-all-open = Everything open

## Through the game

review-steps = Through the game
review-first = To the deal
review-previous = One move back
review-next = One move on
review-last = To the end
review-play = Let the game play
review-pause = Stop
review-slider = Move
review-step-of = Move { $step } of { $last }
review-deal = The deal
review-deal-told = Everything is dealt; the first move follows.

## Chances

review-chances = Chances of winning
review-graph = Chances of winning, move by move
review-chance-of = { $who } { $chance }%
review-graph-told = { $who } begins with { $first }%, stands highest with { $high }% after move { $at }, lowest with { $low }% after move { $then }, and ends with { $last }%.
review-analyse = Analyse this game
review-analyse-offer = Who stood where, move by move? The analyst can tell.
review-analyse-told = The analyst weighs every decision of the game, each from what its player could know: everyone's chance over time, the turning points, and moves that would have been better. It takes a few minutes.
review-analysing = The analyst weighs move { $done } of { $of }
review-analysed = The analysis is done.
review-analysing-leave = You can step through the game meanwhile, or leave: it goes on, and the result is kept.
review-analysis-failed = The analysis did not come to an end.
review-again-ask = Ask again

## Turning points and better moves

review-you = you
review-you-won = Why you won
review-you-lost = Why you did not win
review-to-analysis = See the analysis
review-swings-told = The chance of who moved, before the move and after it, whatever luck and the others did.
review-better-told = What each gave away against the best move, as far as its player could know: wins of 100 games, and points. From 5 wins or 5 points it is a slip, from 15 wins or 12 points a mistake.
review-better-moves = Better moves
review-slip = Slip
review-mistake = Mistake
review-before = Before move { $step } · { $when }
review-after = After move { $step } · { $when }
review-from-to = { $before } → { $after }%
review-whose = Whose moves
review-counts = { $mistakes ->
    [0] no mistake
    [1] 1 mistake
   *[other] { $mistakes } mistakes
}, { $slips ->
    [0] no slip
    [1] 1 slip
   *[other] { $slips } slips
}
review-more = { $count ->
    [1] 1 more
   *[other] { $count } more
}
review-analyst-told = A chance is estimated by playing on many times. Above the graph, ± says how far it may be off.

## The score

review-score = Final score by source
review-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
review-total = Total

## Play on

review-play-on = Play this deal again
review-play-on-told = From any move, a new table continues as you like. The deal is the same, so someone who knows this game knows what comes.
review-my-seat = I sit
review-in-place-of = in the place of { $who }
review-others = The others
review-friends = Friends, by link
review-from-here = { $step ->
    [0] Play from the first move
   *[other] Play on from move { $step }
}
review-from-here-ended = Here the game is over; go back to a move to play on from it.
review-this-deal = Play this deal from the beginning
review-rematch-title = Another game
review-rematch = Rematch: same people, new deal
review-rematch-go = To the rematch
review-same-deal = The same deal, played by others
review-same-deal-told = Each column is one seat of the same deal; the best result of a seat is marked.
review-same-deal-game = Game
review-same-deal-this = This game
review-same-deal-best = best of this seat
review-same-deal-none = Nobody else has played this deal yet. Pass on the link to compare.
review-same-deal-from = from move { $step }
review-same-deal-paper = imported; names as its record gives them

## On paper

review-tab-moves = Moves
review-tab-turning = Analysis
review-tab-score = Score
review-tab-again = Play on
review-tab-paper = Record
review-share = Share
review-share-told = The link shows move { $step } as you see it now.
review-link = Link to this move
review-copy = Copy the link
review-copied = Copied
review-share-with = Share
review-record = The record
review-record-told = The whole game on paper: every move, the key of the shuffle, the result. Any Atelier can replay it.
review-download = Download the record

## Was it fair?

review-proof = Were the cards dealt fairly?
review-proof-told = Before the game the house bound itself to a secret. Now that it is over, the secret is open and everything can be worked out again.
review-prove = Check it
review-proof-checking = Checking …
review-proof-good = Yes: nobody could choose these cards, and every move is as it was played.
review-proof-sound = The record is true: every move and the result are right.
review-proof-bad = No: something in this record is not as it should be.
review-proof-moves = { $moves ->
    [1] The one move was played again from the first card: it was allowed, and the result is the same.
   *[other] All { $moves } moves were played again from the first card: each was allowed, and the result is the same.
}
review-proof-false = Played again from the first card, the game does not go as the record says.
review-proof-commitment = Before anyone sat down, the house showed this seal of its secret. The secret fits the seal: it was not exchanged.
review-proof-secret = The secret, shown when the game was over.
review-proof-stirred = { $who } stirred these digits in; the house could not know them when it sealed its secret.
review-proof-promised = { $who } had promised these digits when sitting down, before anyone showed theirs, and kept the promise.
review-proof-withheld = { $who } did not show the digits promised when sitting down: the cards were dealt without them.
review-proof-nobody = Nobody stirred in digits of their own: the secret alone made the key.
review-proof-key = Secret and digits together give the key of the shuffle, and this key deals exactly these cards.
review-proof-key-own = Secret and digits together give the key of the shuffle; this browser has worked it out itself. The key deals exactly these cards.
review-proof-forked = This table took over the cards of another game, where they could be known: nothing was shuffled here.
review-proof-elsewhere = The cards were not shuffled under a sealed secret of this house, so the shuffle itself cannot be proved.
