# The room of Artisans, in English; the French file has the same messages.

## What lies on the bench

artisans-room-objects = Art objects
artisans-room-market = The market
artisans-room-artisans = Artisans to choose from
artisans-room-simple = simple to play
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
artisans-room-place-empty = Place { $place }: empty
artisans-room-gap = empty
artisans-room-row-empty = Empty place in the row
artisans-room-next = next
artisans-room-next-object = Next: { $name }. { $when }
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
artisans-room-cards-on = On level { $level }
artisans-room-my-hand = Your hand
artisans-room-deck = deck
artisans-room-discard = discard
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
artisans-tooltip-reserved = Reserved: nobody else can craft it.
artisans-tooltip-reserved-cost = { $over ->
    [yes] Reserved to the end: −{ $points } points.
   *[no] Still reserved at the end: −{ $points } points.
}
artisans-tooltip-reserved-points = { $crafted ->
    [yes] no longer reserved
   *[no] as long as it is reserved
}
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
artisans-tooltip-next = { $fate ->
    [soon] Comes into the row at the start of next month: a place is empty there.
    [leaves] Leaves the game at the end of this month, with what is left of deck 1.
    [never] Will not come into the row any more: this is the last month.
   *[waits] Comes into the row at the start of a month, when a place there is empty.
}
artisans-tooltip-place-empty = { $state ->
    [open] No card lies here. New ones come when all five places are empty, or at the start of next month.
    [open-last] No card lies here. New ones come when all five places are empty, and somebody can still take one.
    [closed] The market is closed. New cards come at the start of next month.
   *[closed-last] The market is closed until the game ends.
}
artisans-tooltip-row-empty = { $last ->
    [0] No object lies here. The row is filled up at the start of next month, as far as the deck reaches.
   *[other] No object lies here. This is the last month: the row is not filled any more.
}
artisans-tooltip-token = { $last ->
    [0] Whoever takes it leads the next month; the others have one last turn and the market closes.
   *[other] Whoever takes it closes the market; the others have one last turn.
}

## What is asked

artisans-risk-pass = You give up this turn, although a card could be taken.
artisans-risk-develops-nothing = You lay no cards this month, although you could.
artisans-risk-reserves-nothing = You keep no object for yourself, although you may.
artisans-risk-makes-nothing = You craft no last object, although you could.
artisans-prompt-draft = Choose your artisan.
artisans-prompt-reserve = You may reserve an object of the row. Still reserved at the end, it costs its points.
artisans-prompt-reserve-nothing = There is nothing to reserve.
artisans-prompt-market = { $way ->
    [take] { $craft ->
        [0] Fewer than six cards in hand: take one, or the token.
       *[other] Fewer than six cards in hand: take one, take the token, or craft an object.
    }
    [trade] { $craft ->
        [0] Six cards in hand: trade one for a card of the market, or take the token.
       *[other] Six cards in hand: trade one for a card of the market, take the token, or craft.
    }
   *[none] { $craft ->
        [0] Take the token.
       *[other] Take the token, or craft an object.
    }
}
artisans-prompt-closed = Trading is closed for this market: take the token, or craft if you can.
artisans-prompt-crafted = { $way ->
    [take] { $token ->
        [0] The object is made. Now take a card, or end your turn.
       *[other] The object is made. Now take a card or the token, or end your turn.
    }
    [trade] { $token ->
        [0] The object is made. Now trade a card, or end your turn.
       *[other] The object is made. Now trade a card or take the token, or end your turn.
    }
   *[none] { $token ->
        [0] The object is made. End your turn.
       *[other] The object is made. Now take the token, or end your turn.
    }
}
artisans-prompt-last = { $actions ->
    [2] Last turn, two market actions:
   *[other] Last turn:
} { $way ->
    [take] take a card
    [trade] lay down a card, then choose its place
    [empty] nothing is left to take
    [closed] trading is closed, and your hand is full
   *[full] none of your cards may be laid, and your hand is full
}{ $craft ->
    [0] { $any ->
        [0] . You can only pass.
       *[other] , or pass.
    }
   *[other] { $any ->
        [0] : craft, or pass.
       *[other] , craft, or pass.
    }
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

artisans-ceremony-last = The last month of the year.
artisans-ceremony-second = What is left of deck 1 leaves the game, the next object too: from now on, objects come from deck 2.
artisans-ceremony-final = The year ends
artisans-ceremony-final-text = Everyone may craft one last object.

## What is told of turns

artisans-chapter = Month { $number }
artisans-beat-made = { $who } crafts { $object }: { $points } points
artisans-beat-kept = { $points }, no longer reserved
artisans-beat-more = { $points } from { $artisan }
artisans-short-choose = chooses { $artisan }
artisans-short-take = takes { $card }
artisans-short-trade = trades { $laid } for { $card }
artisans-short-token = takes the token
artisans-short-craft = crafts { $object }
artisans-short-reserve = reserves { $object }
artisans-short-develop = develops { $material }: { $count } on level { artisans-level }

## On the pages around the table

table-lobby-time-artisans = 30–45 minutes
table-lobby-about-artisans = { learn-about-artisans }
learn-about-artisans = Trade at the market, develop seven materials level by level, and craft objects while the months go by.
cards-artisans-object = Art objects
cards-artisans-artisan = Artisans
cards-artisans-material = Materials
artisans-why-market-empty = Nothing lies in the market to trade for.
artisans-why-nowhere = There is no place for it now: a card must differ from the one it replaces and from both its neighbours.
artisans-why-lesson = You could do that in a game; for now, do what the guide asks.
table-option-artisans-artisans = { $choice ->
    [draft] Artisans are chosen one after the other
   *[random] Artisans are dealt at random
}
about-part-artisans-rules = Artisans: materials, card counts, decks, months, levels, scoring, the nine artisans
about-from-artisans-rules = the publisher's rulebook
about-part-artisans-objects = Artisans: the 24 art objects
about-from-artisans-objects = our own design; the rulebook does not list the printed ones

## The guided first game

lesson-name-artisans = Artisans: guided first game
lesson-against-artisans = { home-play-first-artisans }
lesson-artisans-1-title = A year in the workshop
lesson-artisans-1 = You run a workshop for twelve months. You learn to work seven materials, and with what you have learnt you make art objects. Whoever has the most points at the end of the year wins. You play against Ada, who knows the craft.
lesson-artisans-2-title = Choose an artisan
lesson-artisans-2 = Everyone has one artisan with one ability, chosen before the first month. The Artoholic brings 2 points for each object you make: simple, and good. Choose the Artoholic.
lesson-artisans-3-title = Your hand
lesson-artisans-3 = Six cards of seven materials; only you see them. Each material has its own colour, pattern and sign. You have two wood already: that is a beginning, for cards of one material are laid down together.
lesson-artisans-4-title = The market
lesson-artisans-4 = Five cards lie in a circle; place 5 is beside place 1. New cards come from here and from nowhere else. The token in the middle decides when the market closes.
lesson-artisans-5-title = Trading
lesson-artisans-5 = With six cards in hand you trade: lay a card on a place and take the card that lay there. Your card must differ from the one it replaces and from both its neighbours. Place 2 holds textiles, between wood and clay, so stone may go there. First choose the card, then the place.
lesson-artisans-6-title = One more trade
lesson-artisans-6 = Three wood cards would make a strong first level. The wood on place 1 lies between two stones: neither stone nor wood may go there, but metal will do.
lesson-artisans-7-title = The token
lesson-artisans-7 = Ada has taken the token. She will develop first and open the next month. Everyone else has one last turn: one more trade, or a pass. You have three wood and two textiles, and nothing better lies there. Pass.
lesson-artisans-8-title = Developing
lesson-artisans-8 = The market is closed. Now everyone may develop one material: lay cards of it on its next level. Level I takes up to six cards, worth 1 point each. Lay all three wood cards.
lesson-artisans-9-title = A new month
lesson-artisans-9 = Five new cards have come, Ada has taken one already, and the token is back in the middle. You hold three cards now: with fewer than six you take a card instead of trading, and neighbours do not matter.
lesson-artisans-10-title = Taking
lesson-artisans-10 = The Festival mask in the row of objects asks for gold. Take the gold on place 3.
lesson-artisans-11-title = The second material
lesson-artisans-11-later = A few turns later: you have taken two stone cards, and Ada has taken the token.
lesson-artisans-11 = The market has closed again. You hold two gold cards: lay them both on level I of gold.
lesson-artisans-12-title = Planning ahead
lesson-artisans-12-later = Later in month 3: you have taken two stone cards and traded textiles for a third. Ada has taken the token.
lesson-artisans-12 = Month 3 is ending. The Festival mask needs textiles I, wood I and gold I; one card on each of these levels is enough. You gain at most one level a month, so plan ahead. Lay your textiles card.
lesson-artisans-13-title = The objects
lesson-artisans-13 = Four objects lie in the row, each with its points and the levels it asks for. From month 3 on you may make one a month, on your first turn of the month, before you go to the market.
lesson-artisans-14-title = Crafting
lesson-artisans-14 = You have textiles I, wood I and gold I. Craft the Festival mask. It costs nothing: your materials stay where they lie.
lesson-artisans-15-title = Your points
lesson-artisans-15 = The mask is worth 3 points, and the Artoholic adds 2. Each developed card counts its level: 1, 2, 3 or 4. Broad levels pay, and so do high ones. Cards left in hand count nothing.
lesson-artisans-16-title = Level II
lesson-artisans-16-later = Later in month 4: you have taken a glass card and traded it for textiles. Ada has taken the token.
lesson-artisans-16 = Month 4 is ending. A further level takes at most as many cards as lie on the level before: textiles I holds one card, so level II takes one. The Swallow kite asks for just that.
lesson-artisans-17-title = A second object
lesson-artisans-17 = A new month, and your first turn in it. Craft the Swallow kite.
lesson-artisans-18-title = Take the token yourself
lesson-artisans-18-later = One turn later: you have taken a metal card, and Ada has traded.
lesson-artisans-18 = You hold five stone cards and want no more from this market. Take the token: the market closes soon, you develop first, and you open the next month.
lesson-artisans-19-title = A broad level
lesson-artisans-19 = Five stone cards on level I are 5 points at once, and level II may take up to five later. Lay all five.
lesson-artisans-20-title = The second half of the year
lesson-artisans-20-later = Months 6 and 7 have passed: you have laid metal I and wood II, and have { $mine } points. Ada has made her first object: { $ada } points.
lesson-artisans-20 = It is month 8. Since month 7 objects come from the second deck: more points for higher levels. Other artisans play by other rules: the Perfectionist may lay one card more than the level before, the Night Worker crafts and still goes to the market, the Provident reserves an object.
lesson-artisans-21-title = What you have learnt counts again
lesson-artisans-21 = Wood II, textiles I and metal I: nothing was spent on the first objects, so all of it serves again. Craft the Djembe.
lesson-artisans-22-title = The last month
lesson-artisans-22-later = Four months later: you have made two more objects, five in all, and developed every month: { $mine } points. Ada has { $ada }.
lesson-artisans-22 = Month 12 is ending. After it everyone may craft one last object. Gold I holds two cards, so level II takes up to two, worth 2 points each. Lay two gold cards.
lesson-artisans-23-title = The year is over
lesson-artisans-23-later = Neither of you made one last object.
lesson-artisans-23 = Materials, objects and the artisan are added up. Ada developed more, but your objects and the Artoholic made the difference. In a tie, whoever made more objects wins.

## Pictures of the rules

picture-artisans-setup = The table is laid: five materials round the bench with the token in the middle, four objects and the next one, six cards in hand.
picture-artisans-market = With fewer than six cards in hand, any of the five may be taken, or the token.
picture-artisans-trade = Ada wants the gold on place 3: of her hand, wood and stone may be laid down for it.
picture-artisans-craft = The Festival mask asks for textiles I, wood I and gold I: all three are there, so it may be made, and nothing is spent.
picture-artisans-develop = Wood is finished: 3, 2, 2 and 1 cards. Clay has three cards on level I and two on level II; level III takes one or two.
picture-artisans-artisans = Two of the nine, with what they can do.
