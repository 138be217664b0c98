# The first page: games, new tables, my tables.

home-title = Two board games about making things
home-lead = Play Artisans and Little Town here in your browser, against opponents who think or with friends you send a link. Nothing to install, no account.

## The games

home-play = Play now
home-first = Never played here?
home-first-help = Ada shows you a first game, move by move. Little Town is the easier one to begin with.
home-first-other = New to { $game }?
home-first-other-help = Ada shows you this game too, move by move.
home-first-lesson = Guided game: { $game }
home-new = New table
home-lesson = First game, guided
home-rules = Rules
home-rules-full = { $game }: rules
home-laying = Laying the table …

## A new table

home-panel = New table: { $game }
home-close = Close
home-players = Players
home-seat = Seat { $seat }
home-seat-me = You
home-seat-open = A friend, by link
home-seat-here = Someone at this screen
home-seat-opponent = Opponent: { $level }
home-seat-name = Name
home-seat-name-full = Name of who plays seat { $seat }
home-level-apprentice = Apprentice: often plays the second or third best idea. For first games.
home-level-journeyman = Journeyman: tries every move before choosing. Alone against one apprentice it wins 92 games of 100 or more.
home-level-master = Master: thinks for a second and a half and plays many games ahead. Alone against one journeyman it wins 82 to 91 games of 100.
home-level-champion = Champion: a master who has also learned from millions of games. Alone against one master, both with the same time, it wins about 60 games of 100 at Artisans and three of four at Little Town.
home-lot = Draw the order of seats by lot
home-lot-help = Otherwise everyone sits as listed. Each game's rules say who begins.
home-box = Cards
home-box-help = Boxes you make in the workshop can be chosen here; everyone who sits down plays with the same cards.
home-box-ours = The cards that come with the game
home-box-kept = Kept on this server
home-box-here = In this browser
home-box-unnamed = a box without a name
home-box-checking = Looking at the box …
home-box-mend = Mend it in the workshop
home-box-file = Choose a box file …
home-box-template = Begin from ours
home-box-sound = { $name }: a sound box
home-box-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
} in { $file }:
home-listed = Show the table in the list
home-listed-help = Otherwise only those who have the link find it.
home-clock = Thinking time
home-clock-help = Who runs out of it is replaced by a journeyman.
home-clock-minutes = Minutes each
home-clock-increment = Seconds more per turn
home-slow = By correspondence
home-slow-help = A turn may take days. Otherwise others can ask who has not moved for a few minutes to play.
home-start = Start the game
home-lay = Lay the table
home-lay-help = Seats are open: you get a link to pass on.

## Options of the games

home-option-artisans = Artisans
home-option-artisans-help = How everyone comes by the artisan with its one ability.
home-choice-artisans-draft = Everyone chooses
home-choice-artisans-random = Dealt by chance
home-option-expansion = Expansion Artisans
home-option-expansion-help = Cards beside the workers that make their action better.
home-choice-expansion-off = Without
home-choice-expansion-off-help = Without: the base game alone, the easiest to begin with.
home-choice-expansion-standard = Standard
home-choice-expansion-standard-help = Standard: you hire Artisans beside your workers; each card says what it gives or saves.
home-choice-expansion-advanced = Advanced
home-choice-expansion-advanced-help = Advanced: the other side, where all cards are alike and the cubes you lay on them decide what they do.
home-option-expansion-lesson = Guided game with the expansion
home-option-board = Board
home-option-board-help = Two valleys: where forests, mountains and lakes lie.
home-choice-board-1 = Side 1
home-choice-board-2 = Side 2
home-option-market = Buildings on offer
home-option-market-help = Twelve tiles lie beside the five wheat fields.
home-choice-market-first = Those of a first game
home-choice-market-random = Drawn by chance
home-option-new-tiles = New buildings
home-option-new-tiles-help = How many of the expansion's eight join the others.

## Join

home-join = Join by link
home-join-label = Link or code of a table
home-join-go = Go there
home-join-unreadable = This is no link to a table; it ends in 22 letters and digits.

## My tables

home-mine = My tables
home-mine-none = No table is laid yet. The first game is one click away.
home-turn-of = { $who } to move
home-life-open = { $seats ->
    [one] 1 seat is open
   *[other] { $seats } seats are open
}
home-life-over = Over
home-result = { $place ->
    [1] Won { $points }
   *[other] { $of ->
        [2] Lost { $points }
       *[other] Place { $place } of { $of }, { $points }
    }
}
home-life-closed = Closed
home-life-unreadable = Cannot be read
home-with = { $game } with { $who }
home-alone = { $game }
home-open-seat = an open seat
home-and = { $first } and { $last }
home-all = Show all { $count }
home-fewer = Show fewer
home-continue = It is your turn

## Listed tables

home-listed-tables = Open tables
home-listed-none = Nobody waits for players right now.

## Import

home-import = Bring a game
home-import-help = A record of a game, exported here or simulated, opens as a review.
home-import-file = Choose a file
home-import-paste = … or paste the record
home-import-go = Open the review
home-import-unreadable = This is not a record: a line of JSON that begins with a curly bracket is expected.

## This browser

home-me = This browser
home-me-help = The house knows you by a key in this browser. Link another device before you clear it, or your seats are lost.
home-device = Another device
home-device-offer = Show a code
home-device-code = Enter this code on the other device within five minutes:
home-device-enter = Code from the other device
home-device-use = Become the same person
home-device-done = This device is linked: you are { $name }.
home-bots = Bots
home-bots-help = A program of yours can sit at tables too. It shows its token with each request.
home-bot-name = Name of the bot
home-bot-make = Make a bot
home-bot-token = The token of { $name }, shown this once:
home-bot-retire = Retire { $name }
home-copy = Copy
home-copied = Copied.
home-imported = { $game }, an imported game
home-imported-of = { $game }, an imported game of { $who }
home-player = Player { $count }

## The games

app-game-artisans = Artisans
home-game-artisans = A year at the market of seven materials: learn to work them, then make art objects from around the world.
home-facts-artisans = 2–4 players · 30–45 minutes
home-play-first-artisans = against an apprentice
home-play-against-artisans = against a journeyman
home-picture-artisans = A workbench with a mended bowl, a samovar and a rolled carpet

app-game-little-town = Little Town
home-game-little-town = Workers gather and build in one valley, round after round; hired helpers make them better.
home-facts-little-town = with or without its expansion · 2–4 players · 45 minutes
home-play-first-little-town = against an apprentice, no expansion
home-play-against-little-town = against a journeyman, with the expansion
home-picture-little-town = A valley with houses, a lake, forest and fields

## Something to come back for

back-title = Today
back-mine = My games
back-mine-told = Results, and your form against each level
back-today = Deal of the day
back-today-told = The same cards for everyone, until midnight UTC
back-puzzles = Puzzles
back-puzzles-told = Five positions a day: find the move that wins
