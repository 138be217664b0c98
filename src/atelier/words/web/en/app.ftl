# The words of the house around the pages, in English; the French ones have the same messages.

## The header

app-skip = Skip to the page
app-brand = Atelier, home
app-pages = Pages
app-home = Home
app-learn = Learn
app-workshop = Workshop
app-about = About
app-other-language = Français
app-other-short = FR
app-to-dark = Switch to the dark theme
app-to-light = Switch to the light theme
app-waiting = One moment…
app-broken = This page could not be fetched. Check your connection and load it again.
app-compiling = The rules are being compiled, once: about { $seconds } s more. You can play already; masters and the coach join in then.
app-title = { $page } · Atelier

## Settings

app-settings = Settings
app-theme = Theme
app-theme-auto = Automatic
app-theme-light = Light
app-theme-dark = Dark
app-pace = Pace of the others' moves
app-pace-quick = Brisk
app-pace-calm = Calm
app-pace-slow = Slow
app-pace-at-once = At once
app-motion = Less motion
app-motion-help = Things fade instead of travelling.
app-confirm = Ask before costly moves
app-confirm-help = Asks again before a move that gives something up, and shows what it costs.
app-speech = Opponents say a word
app-speech-help = When they sit down, win or lose; in the log, the lobby and at the end.
app-sound = Sound
app-sound-help = Quiet wood and paper.
app-notices = Tell me when it is my turn
app-notices-help = Also while this page lies in the background; the browser asks you once.

## Me

me-guest = { $bird ->
    [1] Finch
    [2] Lark
    [3] Swallow
    [4] Thrush
    [5] Linnet
    [6] Heron
    [7] Kestrel
    [8] Plover
    [9] Starling
    [10] Teal
    [11] Magpie
   *[other] Wren
}
me-nobody = Your name
me-change = { $name }: change your name
me-say = Say your name
me-name = Your name
me-name-help = Others at a table see it. No account, no password.
me-lent = lent name
me-lent-help = { $name } is a name lent to you until you give your own; games under way keep it.
me-lent-change = Give your own name
me-save = Keep
me-saved = You are { $name } from now on.

## Lost

lost-title = There is nothing at this address
lost-text = The link may be cut off, or the page has moved.
lost-home = Back to the house

## Why something was not done

problem-other = That was not possible; please try again.
problem-offline = The server does not answer. Check your connection and try again.
problem-stale = The table had moved on. Please look and decide again.
problem-illegal-move = That is not possible now.
problem-not-your-turn = It is not your turn.
problem-away = An opponent plays your seat; come back first.
problem-replaced = An opponent plays there already.
problem-too-soon = It is too early for that; please wait a little.
problem-called = They have been asked to play already.
problem-called-twice = You have been asked twice in this turn; please play it.
problem-not-called = Nobody waits for you any more.
problem-not-awaited = Nobody waits for them any more.
problem-own-seat = That seat is yours, or a bot's of yours; leave it instead.
problem-present = They are there again.
problem-out-of-time = Your time has run out; an opponent plays your seat to the end.
problem-no-undo = Nothing can be taken back: a card has been shown, or others have moved.
problem-taken = That seat has just been taken.
problem-full = Every seat is taken; you can watch.
problem-full-log = This table takes down no more of what you say, change or take back; its game can still be started and played to its end.
problem-open-seats = Some seats are still open.
problem-not-host = Only the host can do that.
problem-not-at-table = Only those who sit here can do that.
problem-others-play = Others play here; you can leave, and an opponent plays on for you.
problem-wrong-time = That cannot be done now.
problem-too-many = That was a lot at once; please wait a moment.
problem-too-many-tables = You have too many unfinished tables; close one first.
problem-too-many-boxes = You have played with as many boxes as there can be.
problem-too-large = That is too large; a file of Atelier is much smaller.
problem-busy = The server is busy; please try again in a moment.
problem-closed = This table is closed.
problem-one-seat = You have a seat at this table already.
problem-same-name = Someone at this table has that name; please choose another.
problem-removed = The host has freed your seat; you can watch, or open a table of your own.
problem-promised = The shuffle has begun; nothing can be promised any more.
problem-too-often = You have come back three times; an opponent plays your seat to the end.
problem-too-strong = At this table nobody stronger may play on for someone.
