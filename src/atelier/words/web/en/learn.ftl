# Learn: overview, rules, cards, guided first games.

learn-title = Learn to play
learn-lead = Ten minutes with a guide, then a real game. The rules are here when a question comes up.
learn-about-artisans = Trade at the market, develop seven materials level by level, and craft objects while the months go by.
learn-about-little-town = Send workers into the valley, gather what lies around them, build, pay rent, and hire Artisans who help.
learn-begin = Begin the guided game
learn-on = Go on with the guided game
learn-again = Play the guided game again
learn-rules = Rules
learn-cards = All cards
learn-tip = In a game, anything on the table explains itself: rest the pointer on it, press it long, or press ? when it has the focus.

## Rules

rules-title = { $game }: rules
rules-views = { $game }: rules and cards
rules-tab = Rules
rules-contents = Contents
rules-search = Search the rules
rules-hit = { $at } of { $of }
rules-none = not found
rules-before = Hit before
rules-after = Next hit
rules-ruling = Ruling { $number }

## Cards

cards-title = { $game }: all cards
cards-tab = Cards
cards-search = Search the cards
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-artisans-object = Art objects
cards-artisans-artisan = Artisans
cards-artisans-material = Materials
cards-little-town-tile = Buildings
cards-little-town-objective = Objectives
cards-deck = Artisans: { $deck }
cards-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-standard = Standard
cards-advanced = Advanced
cards-side = · { $cost } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-source-published = published values
cards-source-atelier = Atelier's own design
cards-source-printed = from the printed game
cards-source-own = from a box of one's own
cards-source-rulebook = from the rulebook
