# The page on which boxes are made. It brings its words itself: the first page stays light.

workshop-language = en
workshop-lead = Every card as it will look on the table. Change ours, type in the printed game you own, or make up your own; then play with it and send the link to a friend.
workshop-from-ours = Begin from our cards
workshop-from-ours-help = everything is there; change what you like
workshop-from-empty = Type in the printed game
workshop-from-empty-help = with the cards in hand; what the rulebook prints is filled in
workshop-from-file = Open a box file …
workshop-bad-file = “{ $name }” cannot be opened:
workshop-lost = That box is not in this browser. If you kept it, it is in the list below; else it lies where it was typed.
workshop-kept-title = Kept on this server
workshop-drafts-title = In this browser only
workshop-drop-kept = Drop from the server
workshop-drop-draft = Throw away
workshop-kept-at = kept { $at }
workshop-not-kept-yet = changes here not kept yet
workshop-drop-changes = Throw away the changes made here
workshop-drop-changes-sure = What was changed in “{ $name }” since it was kept will be gone for good.
workshop-dropped-changes = “{ $name }” is as it was kept.
workshop-drop-sure = “{ $name }” will be gone for good.
workshop-drop-no = Leave it
workshop-dropped = “{ $name }” is gone.
workshop-unfinished = Not finished yet
workshop-to-finish = still to be finished: { $all }
workshop-unnamed = Without a name

workshop-new-name = My box
workshop-numbered-name = { $name } { $number }
workshop-name = Name of the box
workshop-decks = Decks
workshop-filled = { $filled } of { $count } cards
workshop-keys = · Tab goes to the next value, Enter to the next card
workshop-missing = You do not have them?
workshop-take = { $count ->
    [one] Take our card
   *[other] Take our { $count } cards
 }
workshop-take-all = Take ours in all decks ({ $count })
workshop-taken = { $count ->
    [one] 1 card of our box was taken.
   *[other] { $count } cards of our box were taken.
 }
workshop-checking = Checking …
workshop-sound = Sound, ready to play
workshop-in-hand = The card in hand is not finished yet
workshop-to-fill = { $count ->
    [one] 1 card to fill in
   *[other] { $count } cards to fill in
 }
workshop-to-mend = { $count ->
    [one] 1 thing to mend
   *[other] { $count } things to mend
 }
# Both of them, side by side.
workshop-to-fill-too = { $count } to fill in
workshop-to-mend-too = { $count } to mend
workshop-unanswered = The server does not answer; what you type stays here
workshop-onward = Go there
workshop-not-yet = Once nothing is left to fill in or to mend
workshop-play = Play
workshop-play-first = against an apprentice
workshop-play-against = against a journeyman
workshop-more = More choices
workshop-more-about = Players, opponents, options: a new table with this box
workshop-invite = Invite
workshop-keep = Keep
workshop-is-kept = Kept
workshop-kept = The box is kept on this server, under your name.
workshop-save = Save as a file
workshop-save-short = As a file
workshop-fleeting = This browser keeps nothing, or has no room left: keep the box or save it as a file before you leave.
workshop-unknown = “{ $name }”: the game knows nothing of that name
workshop-misspelt = “{ $name }”: the game knows nothing of that name; did you mean “{ $word }”?
workshop-rename = Call it “{ $word }”
workshop-renamed = It is called “{ $word }” now.
workshop-remove-card = Remove this card
workshop-remove-stray = Remove it
workshop-remove-stray-sure = “{ $name }” will be gone from this box.
workshop-removed-stray = “{ $name }” is gone from this box.
workshop-remove-cards = { $count ->
    [one] Remove the last one
   *[other] Remove the last { $count }
 }
workshop-remove-cards-sure = { $count ->
    [one] The last card will be gone from this box.
   *[other] The last { $count } cards will be gone from this box.
 }
workshop-removed-cards = { $count ->
    [one] A card is gone from this box.
   *[other] { $count } cards are gone from this box.
 }
workshop-remove-effects = Keep only the first two
workshop-remove-effects-sure = What comes after the first two will be gone from this box.
workshop-removed-effects = Two effects are left.
workshop-remove-no = Leave it
workshop-conflict = This box was kept from another window or device since you opened it. Nothing is lost: yours is here, the other one on the server.
workshop-conflict-another = Keep mine as another box
workshop-conflict-look = Look at the other one
workshop-conflict-differ = Not the same in both: { $all }
workshop-conflict-same = Every card is the same in both.
workshop-and-more = and { $count } more
workshop-other-one = This is the box as it was kept elsewhere. Yours is as you left it.
workshop-back-to-mine = Back to mine
workshop-conflict-mine = Put mine in its place
workshop-conflict-later = Decide later

workshop-card = Card { $number }: { $name }
workshop-empty-card = empty
# A card that was renamed in one language, beside the other one.
workshop-behind-name = Still the name of our card.
workshop-behind-text = Still the text of our card.
workshop-same-name = “{ $name }” here too
workshop-same-text = The new text here too
workshop-same-name-done = It has the same name in both languages.
workshop-same-text-done = It has the same text in both languages.
workshop-twin = Card { $number } is called so already; is this another card?
workshop-choose = choose …
workshop-name-en = Name in English
workshop-name-fr = Name in French
workshop-name-en-many = English, plural
workshop-name-fr-many = French, plural
workshop-text-en = Text in English
workshop-text-fr = Text in French
workshop-source = From
workshop-source-published = public descriptions
workshop-source-atelier = Atelier
workshop-source-printed = the printed card
workshop-source-own = my own idea
workshop-points = Points
workshop-needs = Needs, level by material
workshop-needs-short = Needs
workshop-bonus = Bonus
workshop-cost = Costs
workshop-price = Takes
workshop-output = Gives
workshop-each-round = Each round, per worker
workshop-at-end = At the end, points per
workshop-activate = each round activates the buildings around it
workshop-gathers = counts as gathered
workshop-first-game = in the first game
workshop-copies = Copies
workshop-count = Number asked for
workshop-count-hint = {"{"}count{"}"} in the text stands for the number asked for.
# What is wrong with a value, where a file would be told how to write it.
workshop-wrong-text = ; write a name
workshop-wrong-table = ; write one number at least
workshop-side-empty = Nothing is written on this side yet.
workshop-side-lacks = Still missing on this side: { $what }.
# The cards of a deck and what is asked of them do not fit.
workshop-balance = { $few } { $spares ->
        [0] Change
       *[other] { $worths ->
            [1] Give { $points } points to { $lacking ->
                [1] another object
               *[other] { $lacking } other objects
            }
           *[other] Change the points of other objects
        } (to spare: { $spare }), or change
    } what the decks are made of under “Rules and numbers”.
workshop-balance-few = { $wanted } { $wanted ->
        [one] object worth { $points } points is needed
       *[other] objects worth { $points } points are needed
    }, { $count ->
        [0] there is none.
        [one] there is only 1.
       *[other] there are only { $count }.
    }
workshop-balance-spare = { $count ->
        [one] { $count } object
       *[other] { $count } objects
    } worth { $points } points
workshop-needs-market = depends on the market
workshop-needs-market-about = Some markets make it impossible; whoever is dealt it then draws another (T4).
workshop-effect-gather = Gives when gathering
workshop-effect-construction = Saves when building
workshop-effect-or = or, instead (//)
workshop-end = At the end, points per

workshop-deck-rules = Rules and numbers
workshop-deck-new-tiles = New buildings
workshop-sheet-switches = Where the rulebook leaves a choice
workshop-switch-artisans = Artisans are
workshop-switch-draft = chosen in turn
workshop-switch-random = dealt by chance
workshop-switch-neighbours = A traded card differs from
workshop-switch-places = the places beside it
workshop-switch-next_card = the next cards round the circle
workshop-switch-last-turn = a last turn may be used to craft
workshop-switch-laps = Laps of trades until trading closes
workshop-switch-castle = The Castle counts
workshop-switch-own = its owner's buildings
workshop-switch-all = everyone's buildings
workshop-switch-hire = hire also beside a card that could have been used
workshop-switch-hire-about = Without this, a card of that kind beside the worker can only be upgraded, unless it is of level IV. With it, whoever did not use the card may hire another instead (X8).
workshop-sheet-copies = Cards of each material
workshop-sheet-deck = Objects in deck { $number }
workshop-worth = worth { $points }
workshop-seats = { $count } players
workshop-players-workers = Workers
workshop-players-houses = Houses
workshop-players-objectives = Objectives
workshop-sheet-boards = Boards
workshop-sheet-boards-about = F forest, M mountain, L lake, . grass
workshop-board = Side { $number }
workshop-kind-gather = Gather
workshop-kind-construction = Construction
workshop-kind-blank = Blank card

workshop-good-coins = Coins
workshop-good-points = Points
workshop-good-any = Any resource
workshop-good-first = Of the first cube on the card
workshop-good-second = Of the second cube on the card
workshop-good-sell = Coins for one cube
workshop-good-trade = Points for two cubes
workshop-good-offer = Points for each of up to three cubes
workshop-good-again = Spaces of this turn once more
workshop-good-construction = Construction cards
workshop-good-gather = Gather cards
workshop-good-cubes = Cubes of one type
workshop-good-buildings = Buildings around it
workshop-good-grass = Free grass around it
workshop-good-artisans = Artisan cards

workshop-try = Try it
workshop-try-lead = A few thousand games with this box, played in the background by quick players: what is too strong, what nobody takes, how long it lasts, beside our own box.
workshop-try-begin = Try it
workshop-try-again = Try it again
workshop-try-go-on = Go on
workshop-try-stop = Stop
workshop-try-waiting = Waiting for its turn …
workshop-try-progress = { $done } of { $of } games
workshop-try-left = { $minutes ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $minutes } minutes left
 }
workshop-try-looking = All are played; looking at them …
workshop-try-stopping = { $games ->
    [one] Stopping; looking at the one game played so far …
   *[other] Stopping; looking at the { $done } games played so far …
 }
workshop-try-stays = It goes on when you leave this page.
workshop-try-stopped = Stopped after { $done } of { $of } games. This is what they show.
workshop-try-nothing = Stopped before a game was over: there is nothing to tell.
workshop-try-broken = The games of this box could not be played to their end. Try it again; if it stays so, save the file and tell whoever runs this server.
workshop-try-rules = The rules have changed since; try it again.
workshop-try-changed = You have changed the box since; these are the results of the older one.
workshop-try-done = The trial is done.
workshop-try-about = { $games } games, at every number of players. What is called out is very unlikely to be chance. These players are quick, not strong: before you print a card, see how to ask stronger ones.
workshop-try-stronger = How to ask stronger players
workshop-try-stronger-how = Save the box as a file. Where Atelier is installed, this command plays and studies it with stronger players, and writes a report; put the name of your file in the place of FILE:
workshop-try-same = This box plays exactly as ours.
workshop-try-ours-later = Our own box is being played too, once for all: { $done } of { $of } games.
workshop-try-beside = The mark on a bar, the ring and the paler number behind it are our own box.
workshop-try-yours = This box
workshop-try-ours = Ours

workshop-try-found = What stands out
workshop-try-found-changed = What you changed
workshop-try-found-unchanged = Nothing of what you changed stands out.
workshop-try-found-others = What you left as it is in ours
workshop-try-fair = Nothing is too strong or too weak beyond chance.
workshop-try-few = Too few games to tell what is too strong or too weak.
workshop-try-subject = { $kind ->
    [little-town-objective] Objective “{ $name }”
   *[other] { $name }
 }
workshop-try-less = { $name } is taken less often than in our box: in { $share } of the games in which it lies open, ours in { $ours }.
workshop-try-more = { $name } is taken more often than in our box: in { $share } of the games in which it lies open, ours in { $ours }.
workshop-try-strong = { $name } is too strong: those who have it win { $points } games in 100 more than those with another { $kind ->
    [artisans-artisan] artisan
    [artisans-object] object
    [little-town-tile] building
    [little-town-objective] objective
   *[little-town-artisan] Artisan card
 } ({ $low } to { $high }).
workshop-try-weak = { $name } is too weak: those who have it win { $points } games in 100 fewer than those with another { $kind ->
    [artisans-artisan] artisan
    [artisans-object] object
    [little-town-tile] building
    [little-town-objective] objective
   *[little-town-artisan] Artisan card
 } ({ $low } to { $high }).
workshop-try-unused = { $name } is hardly ever taken: in { $share } of the games in which it lies open.
workshop-try-further = { $count ->
    [one] and one more
   *[other] and { $count } more
 }
workshop-try-alike = { $count ->
    [one] one thing stands out the same in ours
   *[other] { $count } things stand out the same in ours
 }
workshop-try-compared = In ours: { $points }.
workshop-try-length = How long a game lasts
workshop-try-length-minutes = { $minutes } min
workshop-try-length-about = Minutes at 12 seconds for each decision with a choice.
workshop-try-score = The scores
workshop-try-winner = winner
workshop-try-all = everyone
workshop-try-margin = won by { $points }
workshop-try-sources = Where winners get their points
workshop-try-seldom = What is seldom taken
workshop-try-seldom-none = Everything is taken in at least one game of ten in which it lies open.
workshop-try-seldom-about = Taken in fewer than one game of ten in which it lies open.
workshop-try-kind-artisans-artisan = Artisans, one by one
workshop-try-kind-artisans-object = Objects, one by one
workshop-try-kind-little-town-tile = Buildings, one by one
workshop-try-kind-little-town-objective = Objectives, one by one
workshop-try-kind-little-town-artisan = Artisan cards, one by one
workshop-try-thing = Name
workshop-try-excess = Games in 100 won beyond its kind (±{ $reach })
workshop-try-taken = Taken
workshop-try-row = { $value } { $count ->
    [one] game
   *[other] games
 } in 100, between { $low } and { $high }
workshop-try-unsure = too few games to tell
workshop-try-option-draft = artisans chosen
workshop-try-option-random = artisans dealt
workshop-try-option-off = without the expansion
workshop-try-option-standard = standard side
workshop-try-option-advanced = advanced side
workshop-try-scale = The line in the middle is what others of its kind win; the bar: where the true value very probably lies; the dot: what was seen; the ring: ours.

problem-too-many-trials = Two boxes of yours are being tried already; stop one, or wait until it is done.
problem-too-many-kept = You keep as many boxes here as there can be; drop one, or save this one as a file.
problem-no-trial = What was found is not kept any more; try the box again.
problem-kept-elsewhere = It was kept elsewhere once more. What you choose now is about the box as it is there by now.
