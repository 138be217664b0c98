# The words of the table page, in English; the French ones have the same messages.

## The table

table-title = Table
table-title-turn = ● Your turn
table-title-over = Game over
table-missing = There is no such table
table-missing-why = The link may be cut off, or the table has been cleared away. Ask whoever sent it for the whole link.
table-home = Home
table-lost = Connection lost; looking for it…
table-watching = You are watching
table-you = (you)
table-away = has left
table-on-turn = on turn
table-seats = Players
table-points = { $points ->
    [-1] −1 point
    [1] 1 point
   *[other] { $points } points
}
table-clock = { $minutes } min { $seconds } s left
table-seat-open = Open seat
table-seat-counted = { $name } { $count }

## Areas

table-areas = Parts of the table
table-area-others = Others
table-area-centre = Board
table-area-mine = Mine
table-area-market = Market
table-area-side = More
table-changed = something changed here
table-may-here = you can act here
table-thing-may = { $thing }: { $does }

## Before the game

table-lobby-sub = { $count ->
    [1] A table for one
   *[other] A table for { $count }
}
table-lobby-seats = Who plays
table-lobby-learn = How it is played
table-lobby-lesson = A guided first game
table-lobby-rules = The rules
table-lobby-tab = { $role ->
    [visitor] (in a new tab)
   *[seated] (in a new tab; your seat is kept)
}
table-lobby-free = { $role ->
    [host] { $count ->
        [1] One seat is still open. Send the link to a friend, or seat an opponent.
       *[other] { $count } seats are still open. Send the link to friends, or seat opponents.
    }
    [guest] { $count ->
        [1] One seat is still open; the game begins once everyone is here.
       *[other] { $count } seats are still open; the game begins once everyone is here.
    }
   *[visitor] { $count ->
        [1] One seat is open: sit down to play.
       *[other] { $count } seats are open: sit down to play.
    }
}
table-lobby-full = Everyone is here.
table-lobby-stirring = Waiting for everyone's part of the shuffle…
table-lobby-wait = Everyone is here. Those who sit at the table start the game.
table-sit = Sit down
table-sit-too = Someone beside me
table-name = Name
table-name-keep = Keep
table-rename = Change name
table-stand-up = Stand up
table-unseat = Free this seat
table-unseat-sure = They could not sit down here again.
table-seat-opponent = Seat an opponent…
table-level = Level of the opponent
table-start = Start the game
table-close = Close the table
table-close-sure = Really close?
table-close-yes = Yes
table-close-no = No
table-share = Invite
table-share-on = Share the link
table-link = Link to this table
table-copy = Copy the link
table-copied = The link is copied.
table-options = What is played
table-own-box = Own box: { $name }
table-own-box-help = Its cards are not those that come with the game.
table-own-box-cards = See its cards
table-option-clock = { $minutes } min for each player{ $increment ->
    [0] {""}
   *[other] , and { $increment } s more each turn
}
table-option-stand-in = Whose time runs out is replaced: { $level }
table-option-pace = { $pace ->
    [live] Who does not move for { $patience } min can be asked to play; { $notice } min later an opponent may play on
   *[other] By correspondence: who does not move for { $patience } days can be asked to play; { $notice ->
        [1] a day
       *[other] { $notice } days
    } later an opponent may play on
}
table-option-listed = Anyone can find this table
table-option-forked = Goes on from another game: the deal can be known
table-fair = A fair shuffle
table-fair-how = The server fixed its secret before anyone sat down; this is its seal. Every player's browser promises chance of its own and shows it only when everyone has promised. After the game the secret is shown, and anyone can check that nobody arranged the cards.

## The prompt

table-your-turn = It is your turn.
table-answers = Your answers
table-answers-all = { $count ->
    [1] 1 answer
    [2] Both answers
   *[other] All { $count } answers
}
table-answers-down = Put it down
table-sum-of = { $who }:
table-forced = Nothing else can be done: { $does }.
table-sum-pays = costs
table-sum-stand-in = coins in place of { $lacking }
table-sum-rent = to { $who }:
table-sum-saves = saves
table-sum-brings = brings
table-confirm-ask = Go ahead anyway?
table-confirm-yes = Yes
table-confirm-no = No
table-confirm-never = Yes, and never ask again
table-tools = Tools
table-undo = Take back
table-undo-turn = Take back the whole turn
table-undo-what = Take back “{ $what }”
table-undo-what-answered = { $count ->
    [1] Take back “{ $what }”, and what { $names } answered
   *[other] Take back “{ $what }”, and what { $names } answered
}
table-undo-turn-from = Take back the whole turn, from “{ $what }” on
table-undo-turn-from-answered = { $count ->
    [1] Take back the whole turn, from “{ $what }” on, and what { $names } answered
   *[other] Take back the whole turn, from “{ $what }” on, and what { $names } answered
}
table-undo-uncounted = Taking back this far means this game won't count in your form.
table-undo-again = Tap once more to take it back.
table-undo-late = Someone has moved since, or a card was shown.
table-undo-over = The game is over and stays as it ended; its review lets you go on from any position.
table-undo-nothing = Nothing of yours to take back yet.
table-replay = What happened since my last turn
table-skip = Skip ahead
table-ask-moment = One moment…
table-ask-turn = { $who } is on turn.
table-ask-thinking = { $who } is thinking…
table-ask-playing = { $who } is playing…
table-ask-away = An opponent plays for you.
table-ask-left = You have left; the table waits for you.
table-ask-out-of-time = Your time has run out; an opponent plays your seat to the end.
table-ask-absent = { $who } has left; the table waits.
table-call = Ask { $who } to play
table-here = I am here
table-ask-called = { $who } has been asked to play; the time left runs beside the name.
table-ask-idle = { $who } was asked to play and has not.
table-ask-you = The others wait for you: the time beside your name runs out.
table-ask-you-last = The others have asked you twice: play this turn before the time beside your name runs out.
table-ask-you-over = The others have waited for long: an opponent may play on for you.
table-called-you = The others wait for you
table-replace = Let an opponent play for { $who }
table-return = Come back
table-past = Looking back: step { $step } of { $steps }
table-past-ask = You are looking at an earlier position.
table-replaying = What happened since your last turn
table-now = Back to now
table-won = { $count ->
    [1] { $names } wins
   *[other] { $names } win together
}
table-won-you = You have won!
table-today = How others did
table-review = Review the game
table-rematch = Play again
table-rematch-people = Rematch with the same people
table-again = Play the same deal again
table-end-close = Look at the board
table-end-again = Count once more
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-reason-source = { $source } made the difference: { $you ->
    [winner] your { $mine } points against { $theirs } for { $other }
    [other] { $mine } points for { $winner } against your { $theirs }
   *[nobody] { $mine } points for { $winner }, { $theirs } for { $other }
}.
table-reason-narrow = A narrow win. { $source } decided it: { $you ->
    [winner] your { $mine } points against { $theirs } for { $other }
    [other] { $mine } points for { $winner } against your { $theirs }
   *[nobody] { $mine } points for { $winner }, { $theirs } for { $other }
}.
table-reason-cost = { $source } cost { $you ->
    [other] you
   *[nobody] { $other }
} { $lost } { $lost ->
    [1] point
   *[other] points
}; { $you ->
    [winner] you
   *[nobody] { $winner }
} lost { $kept ->
    [0] none
   *[other] { $kept }
}.
table-reason-tie = { $you ->
    [winner] You and { $other }
    [other] { $winner } and you
   *[nobody] { $winner } and { $other }
} have the same points; the tie-break decides.
table-points-word = { $count ->
    [one] point
   *[other] points
}
table-sums = { $who }: { $sums }.
table-beat-met = { $who } meets { $count ->
    [one] an objective
   *[other] { $count } objectives
}
table-log-met = objective met: { $goal }
table-go-on = Go on
table-rematch-join = To the next game
table-final = The final score

## The side

table-side = Log, points and more
table-fold = Fold the side away
table-unfold = Open the side
table-tab-log = Log
table-tab-score = Points
table-tab-coach = Coach
table-tab-chat = Talk
table-tab-menu = Menu
table-tab-keys = Keys
table-tab-result = Result
table-unread = { $count ->
    [1] one unread line
   *[other] { $count } unread lines
}
table-log-empty = Nothing has happened yet.
table-look-at = Look back to step { $step }
table-turn-unfold = Show the { $count } steps of this turn
table-turn-fold = Fold the steps of this turn
table-taken-back = Taken back:
table-history = History
table-first = First position
table-previous = One step back
table-next = One step on
table-total = Total
table-remaining = Not seen yet
table-said = { $who } says: { $text }
table-chat-empty = Nobody has said anything yet.
table-chat-watch = Those who sit at the table can talk here.
table-chat-say = Say something
table-chat-send = Say
table-chat-left = { $count ->
    [1] 1 character left
   *[other] { $count } characters left
}

## What happened besides moves

table-did-seated = { $who } sits down.
table-did-seated-opponent = { $who } sits down: { $level }.
table-did-unseated = { $who } stands up.
table-did-removed = The host frees the seat of { $who }.
table-did-started = The game begins.
table-did-started-from = The game goes on from move { $step }.
table-did-undone = { $count ->
    [1] { $who } takes a move back.
   *[other] { $who } takes { $count } moves back.
}
table-take-backs = { $count ->
    [1] Played with one take-back: not counted in the form.
   *[other] Played with { $count } take-backs: not counted in the form.
}
table-did-undone-what = { $count ->
    [0] { $who } takes back “{ $what }”.
    [1] { $who } takes back “{ $what }” and the move since.
   *[other] { $who } takes back “{ $what }” and { $count } moves since.
}
table-did-left = { $who } has left the table.
table-did-replaced = An opponent plays for { $who }: { $level }.
table-did-out-of-time = The time of { $who } has run out; an opponent plays on: { $level }.
table-did-called = { $by } asks { $who } to play{ $last ->
    [yes] {" once more"}
   *[no] {""}
}: in { $unit ->
    [hours] { $count } h
   *[minutes] { $count } min
} an opponent may play on.
table-did-answered = { $who } is here and goes on thinking.
table-did-idle = { $who } did not move; the others let an opponent play on: { $level }.
table-did-returned = { $who } is back.
table-did-over = The game is over.
table-did-closed = This table has been closed.
table-did-abandoned = Nobody has played here for long; the table has been closed.
table-did-rules = The rules of this game have changed; the table has been closed. Its record can be saved, and another game opened.
table-did-resumed = The server stood still for a while; that time has been given back.
table-did-rematched = Another game has been opened.

## The menu

table-sound = Sound
table-motion = Less motion
table-coach-use = Coach: chances and best turns, in a tab of its own
table-coach-others = The coach stays away while other people play.
table-coach-watch = The coach helps those who play against opponents only.
table-curtain-use = Hide the cards when the device is handed on
table-rules = Rules
table-leave-stand-in = Leave; an opponent plays on
table-leave-alone = Home (the table waits for you)
table-leave-wait = Leave; the table waits

## The coach

table-coach-thinks = The coach is thinking…
table-coach-away = The coach has nothing to say here.
table-coach-chances = Chances to win
table-coach-moves = Best turns
table-coach-than = { $parts }, compared with: { $move }
table-coach-then = then
table-coach-point = Show it on the board
table-coach-your-turn = Best turns are shown when it is your turn.

## Several at one screen

table-curtain = Hand the device to { $who }
table-curtain-why = Nobody's cards are shown until the next player is ready.
table-curtain-ready = I am { $who }
table-curtain-never = Do not ask again

## Keys

table-keys = Keys
table-keys-close = Back
table-key-answers = choose an answer
table-key-prompt = go to the answers
table-key-walk = walk over what you can act on
table-key-walk-all = walk over everything, what does not respond too
table-key-play = play what is selected
table-key-down = put down what is picked up; back to now
table-key-undo = take back
table-key-undo-turn = take back the whole turn
table-key-skip = skip ahead
table-key-replay = what happened since my last turn
table-key-history = one step back, one step on
table-key-log = log
table-key-score = points
table-key-coach = coach
table-key-chat = talk
table-key-menu = menu
table-key-help = on a thing: what it is; elsewhere: this list
