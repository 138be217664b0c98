# Learn: overview, rules, cards, guided first games.

learn-title = Learn to play
learn-lead = Ten minutes with a guide, then a real game. The rules are here when a question comes up.
learn-begin = Begin the guided game
learn-on = Go on with the guided game
learn-again = Play the guided game again
learn-rules = Rules
learn-cards = All cards
learn-tip = In a game, anything on the table explains itself: rest the pointer on it, press it long, or press ? when it is selected.

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
# Of somebody's own box.
cards-changed = { $title }: changed or new cards
cards-own-lead = { $changed ->
    [0] All { $count } cards are those that come with the game; only the rules and numbers differ.
    [one] One of these { $count } cards is not as in the box that comes with the game. It comes first.
   *[other] { $changed } of these { $count } cards are not as in the box that comes with the game. They come first.
}
cards-search = Search the cards
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
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

## Lessons

lesson-step = Step { $step } of { $of }
lesson-steps = Steps of the lesson
lesson-lent = At the table you are called { $name }, a name lent until you give your own.
lesson-task = Now: { $task }
lesson-task-more = Now ({ $at } of { $of }): { $task }
lesson-show = Show me
lesson-back = Back
lesson-next = Next
lesson-skip = Skip ahead
lesson-leave = Leave the lesson
lesson-later = Time passes …
lesson-happened = What just happened
lesson-text-more = More of the text
lesson-text-top = Back to the beginning of the text
lesson-see-board = See the board
lesson-see-points = See the points
lesson-hint = Not this one yet. Look for what glows, or let me show you.
lesson-ada = Ada
lesson-won = You win, { $mine } to { $theirs }
lesson-score = Final points
lesson-total = total
lesson-play = Play a real game
lesson-play-busy = Laying the table …
lesson-rules = Read the rules
lesson-again = From the beginning
