# The words of the house around the pages, in English; the French ones have the same messages.

## The header

house-skip = Skip to the page
house-brand = Atelier, home
house-pages = Pages
house-home = Home
house-learn = Learn
house-about = About
house-other-language = Français
house-other-short = FR
house-to-dark = Switch to the dark theme
house-to-light = Switch to the light theme
house-broken = This page could not be fetched. Check your connection and load it again.
house-offline = The server does not answer. Check your connection and try again.
house-title = { $page } · Atelier

## The games

house-game-artisans = Artisans
house-game-little-town = Little Town

## Settings

house-settings = Settings
house-theme = Theme
house-theme-auto = Automatic
house-theme-light = Light
house-theme-dark = Dark
house-pace = Pace of the others' moves
house-pace-quick = Brisk
house-pace-calm = Calm
house-pace-slow = Slow
house-motion = Less motion
house-motion-help = Things fade instead of travelling.
house-sound = Sound
house-sound-help = Quiet wood and paper.

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
