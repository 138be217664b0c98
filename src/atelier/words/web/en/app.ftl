# The words of the house around the pages, in English; the French ones have the same messages.

## The header

app-skip = Skip to the page
app-brand = Atelier, home
app-pages = Pages
app-home = Home
app-learn = Learn
app-about = About
app-other-language = Français
app-other-short = FR
app-to-dark = Switch to the dark theme
app-to-light = Switch to the light theme
app-broken = This page could not be fetched. Check your connection and load it again.
app-offline = The server does not answer. Check your connection and try again.
app-title = { $page } · Atelier

## The games

app-game-artisans = Artisans
app-game-little-town = Little Town

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
app-motion = Less motion
app-motion-help = Things fade instead of travelling.
app-sound = Sound
app-sound-help = Quiet wood and paper.

## Me

me-guest = Guest
me-nobody = Your name
me-change = { $name }: change your name
me-say = Say your name
me-name = Your name
me-name-help = Others at a table see it. No account, no password.
me-save = Keep
me-saved = You are { $name } from now on.

## Lost

lost-title = There is nothing at this address
lost-text = The link may be cut off, or the page has moved.
lost-home = Back to the house
