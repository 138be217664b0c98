# The room of Artisans, in English; the French file has the same messages.

## What lies on the bench

artisans-room-objects = Art objects
artisans-room-market = The market
artisans-room-artisans = Artisans to choose from
artisans-room-hand-and-works = Hand and materials
artisans-room-place = Place { $place }, { $material }
artisans-room-token = the first-player token
artisans-room-token-held = { $who } holds the first-player token
artisans-room-has-token = holds the first-player token
artisans-room-leads = first
artisans-room-on-turn = , on turn
artisans-room-points = {" "}points
artisans-room-month = Month { $month } of 12
artisans-room-progress = Month { $month } · { $phase }
artisans-room-gap = empty
artisans-room-next = next
artisans-room-next-object = Next month: { $name }
artisans-room-object = { $name }, { $points } points, needs { $needs }
artisans-room-object-deck = Object deck { $deck }: { $cards ->
    [0] no cards
    [1] 1 card
   *[other] { $cards } cards
}
artisans-room-column = { $material }: { $levels ->
    [0] nothing laid
   *[other] cards by level { $laid }
}
artisans-room-counts = { $material }: how many on level { $level }
artisans-room-count = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
artisans-room-in-hand = { $material } in hand: { $count }
artisans-room-made = Objects made: { $count }
artisans-room-made-none = no object yet
artisans-room-made-object = { $name }, { $points } points
artisans-room-reserved = Reserved: { $name }

## Slips

artisans-tooltip-count = { $material } { $count }
artisans-tooltip-object = { $name } · { $origin }
artisans-tooltip-object-text = { $points } points. Needs { $needs }.
artisans-tooltip-missing = Still missing: { $needs }
artisans-tooltip-ready = You have all it needs.
artisans-tooltip-material = { $all } cards in this game, { $unseen } of them in the deck or hidden in hands.
artisans-tooltip-level = { $level }: { $cards }
artisans-tooltip-laid = Cards by level { $laid }. Worth { $points } { $points ->
    [1] point
   *[other] points
}.
artisans-tooltip-unbegun = Nothing laid yet. Each card laid is worth its level.
artisans-tooltip-next-level = Level { $level } takes { $capacity ->
    [1] 1 card
   *[other] 1 to { $capacity } cards
}.
artisans-tooltip-finished = All four levels are laid.
artisans-tooltip-hand = { $cards ->
    [0] No cards in hand
    [1] 1 card in hand
   *[other] { $cards } cards in hand
}
artisans-tooltip-known = Hands are hidden; cards taken from the market are known to all.
artisans-tooltip-hidden = { $cards ->
    [1] 1 hidden card
   *[other] { $cards } hidden cards
}
artisans-tooltip-deck = Deck: { $cards ->
    [0] no cards
    [1] 1 card
   *[other] { $cards } cards
}
artisans-tooltip-unseen = You have not seen, in the deck or in hidden hands:
artisans-tooltip-discard = Discard: { $cards ->
    [0] no cards
    [1] 1 card
   *[other] { $cards } cards
}
artisans-tooltip-discard-text = Shuffled into a new deck when the deck is empty.
artisans-tooltip-deck-1 = Simpler objects, worth 3 to 6. In month 7 what is left of it leaves the game.
artisans-tooltip-deck-2 = Harder objects, worth 4 to 7. They come from month 7 on.
artisans-tooltip-token = Whoever takes it leads the next month; the others have one last turn and the market closes.

## What is asked

artisans-prompt-draft = Choose your artisan.
artisans-prompt-reserve = You may reserve an object of the row.
artisans-prompt-reserve-nothing = There is nothing to reserve.
artisans-prompt-market = { $way ->
    [take] { $craft ->
        [0] Take a card or the token.
       *[other] Take a card or the token, or craft an object.
    }
    [trade] { $craft ->
        [0] Lay down a card, then choose its place; or take the token.
       *[other] Lay down a card, then choose its place; or take the token, or craft.
    }
   *[none] { $craft ->
        [0] Take the token.
       *[other] Take the token, or craft an object.
    }
}
artisans-prompt-closed = Trading is closed for this market: take the token, or craft if you can.
artisans-prompt-crafted = { $way ->
    [take] The object is made. Now take a card or the token, or end your turn.
    [trade] The object is made. Now trade a card or take the token, or end your turn.
   *[none] The object is made. End your turn.
}
artisans-prompt-last = { $actions ->
    [2] Last turn, two market actions:
   *[other] Last turn:
} { $way ->
    [take] take a card
    [trade] lay down a card, then choose its place
   *[none] nothing is left to take
}{ $craft ->
    [0] , or pass.
   *[other] , craft, or pass.
}
artisans-prompt-trade-place = Choose the place for your { $material }.
artisans-prompt-trade-card = Choose the card you lay on place { $place } for the { $material }.
artisans-prompt-develop = Develop one material: choose it in your hand, then how many cards.
artisans-prompt-develop-nothing = No material can be developed this month.
artisans-prompt-develop-count = How many { $material } cards do you lay on level { $level }?
artisans-prompt-final = The year ends: you may craft one last object.
artisans-prompt-final-nothing = The year ends, and no object is within your reach.
artisans-prompt-over = The year is over.
artisans-prompt-wait = { $who } is on turn: { $phase }.

## Small ceremonies

artisans-ceremony-month = Month { $month } is over. Month { $next } begins.
artisans-ceremony-second = Half the year is gone: from now on the objects come from the second deck.
artisans-ceremony-final = The year ends. Everyone may craft one last object.
artisans-ceremony-over = The year is over.
