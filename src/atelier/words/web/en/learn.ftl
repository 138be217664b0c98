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

## Lessons

lesson-title = { $game }: guided first game
lesson-step = Step { $step } of { $of }
lesson-steps = Steps of the lesson
lesson-task = Now: { $task }
lesson-task-more = Now ({ $at } of { $of }): { $task }
lesson-show = Show me
lesson-back = Back
lesson-next = Next
lesson-skip = Skip ahead
lesson-leave = Leave the lesson
lesson-later = Time passes …
lesson-happened = What just happened
lesson-hint = Not this one yet. Look for what glows, or let me show you.
lesson-ada = Ada
lesson-score = Final points
lesson-total = total
lesson-done = That is the whole game. The next one is yours.
lesson-play = Play a real game
lesson-play-busy = Laying the table …
lesson-rules = Read the rules
lesson-again = From the beginning
artisans-why-lesson = You could do that in a game; for now, do what the guide asks.
little-town-why-lesson = You could do that in a game; for now, do what the guide asks.

## Artisans, step by step

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
lesson-artisans-9 = Five new cards, and the token is back in the middle. You hold three cards now: with fewer than six you take a card instead of trading, and neighbours do not matter.
lesson-artisans-10-title = Taking
lesson-artisans-10 = The Festival mask in the row of objects asks for gold. Take the gold on place 3.
lesson-artisans-11-title = The second material
lesson-artisans-11 = A few turns later the market has closed again. You hold two gold cards: lay them both on level I of gold.
lesson-artisans-12-title = Planning ahead
lesson-artisans-12 = Month 3 is ending. The Festival mask needs textiles I, wood I and gold I; one card on each of these levels is enough. You gain at most one level a month, so plan ahead. Lay your textiles card.
lesson-artisans-13-title = The objects
lesson-artisans-13 = Four objects lie in the row, each with its points and the levels it asks for. From month 3 on you may make one a month, on your first turn of the month, before you go to the market.
lesson-artisans-14-title = Crafting
lesson-artisans-14 = You have textiles I, wood I and gold I. Craft the Festival mask. It costs nothing: your materials stay where they lie.
lesson-artisans-15-title = Your points
lesson-artisans-15 = The mask is worth 3 points, and the Artoholic adds 2. Each developed card counts its level: 1, 2, 3 or 4. Broad levels pay, and so do high ones. Cards left in hand count nothing.
lesson-artisans-16-title = Level II
lesson-artisans-16 = Month 4 is ending. A further level takes at most as many cards as lie on the level before: textiles I holds one card, so level II takes one. The Swallow kite asks for just that.
lesson-artisans-17-title = A second object
lesson-artisans-17 = A new month, and your first turn in it. Craft the Swallow kite.
lesson-artisans-18-title = Take the token yourself
lesson-artisans-18 = You hold five stone cards and want no more from this market. Take the token: the market closes soon, you develop first, and you open the next month.
lesson-artisans-19-title = A broad level
lesson-artisans-19 = Five stone cards on level I are 5 points at once, and level II may take up to five later. Lay all five.
lesson-artisans-20-title = The second half of the year
lesson-artisans-20 = It is month 8. Since month 7 objects come from the second deck: more points for higher levels. Other artisans play by other rules: the Perfectionist may lay one card more than the level before, the Night Worker crafts and still goes to the market, the Provident reserves an object.
lesson-artisans-21-title = What you have learnt counts again
lesson-artisans-21 = Wood II, textiles I and metal I: nothing was spent on the first objects, so all of it serves again. Craft the Djembe.
lesson-artisans-22-title = The last month
lesson-artisans-22 = Month 12 is ending. After it everyone may craft one last object. Gold I holds two cards, so level II takes up to two, worth 2 points each. Lay two gold cards.
lesson-artisans-23-title = The year is over
lesson-artisans-23 = Materials, objects and the artisan are added up. Ada developed more, but your objects and the Artoholic made the difference. In a tie, whoever made more objects wins.

## Little Town, step by step

lesson-little-town-1-title = A town in a valley
lesson-little-town-1 = You and Ada build one town, each for yourselves. In four rounds your workers gather, use buildings and build new ones. The most points win. You play with the expansion Artisans: cards that help your workers.
lesson-little-town-2-title = The land
lesson-little-town-2 = Forest gives wood, mountain gives stone, a lake gives fish. A worker goes on an empty grass square and uses the eight squares around it. Look at this corner: all three lie around one square.
lesson-little-town-3-title = Your first worker
lesson-little-town-3 = Your five workers stand between the cards of your row, and each turn uses one. Take the worker in place b and put it on b2: it gathers 1 wood, 1 stone and 1 fish.
lesson-little-town-4-title = Hire an Artisan
lesson-little-town-4 = After its action a worker may bring a card. You have gathered, so you may hire a Gather card of level I and lay it beside the worker's place. The Woodcutter costs 1 stone. In any payment 3 coins stand in for a resource; here, pay with the stone. Then end your turn.
lesson-little-town-5-title = Build
lesson-little-town-5 = A worker can build instead. Take the worker in place e and choose the Wheat Field: it costs 1 wood and scores 3 points at once. Lay it on c2, beside the corner you know. Pay with wood, then end your turn.
lesson-little-town-6-title = Objectives
lesson-little-town-6 = You have four secret objectives. One asks for at least one of each resource: wood, stone, fish and wheat. An objective scores by itself the moment it holds; one that is never fulfilled costs nothing.
lesson-little-town-7-title = A worker with help
lesson-little-town-7 = The Woodcutter lies between places b and c and helps both. Take the worker in place c and put it on d2: a forest, a mountain and your Wheat Field lie around it.
lesson-little-town-8-title = Use a building
lesson-little-town-8 = Each building around your worker may be used once. The arrow says what it takes and what it gives. Your own are free of charge: activate the Wheat Field.
lesson-little-town-9-title = Call the Artisan
lesson-little-town-9 = Once in a turn, one of the two cards beside the worker's place may help. Use the Woodcutter: one wood more.
lesson-little-town-10-title = Gather
lesson-little-town-10 = Gather all that lies around and end the action. Now you have wood, stone, fish and wheat: the objective is fulfilled, for 2 points.
lesson-little-town-11-title = Upgrade
lesson-little-town-11 = You have used the Woodcutter, so it may be upgraded. The Market gardener, Gather II, costs 1 fish, scores 2 points and brings 1 fish and 1 wheat with each use. Pay the fish and end your turn.
lesson-little-town-12-title = Rent
lesson-little-town-12 = The others' buildings work for you too, for 1 coin of rent. Take the worker in place a, put it on h4 and activate Ada's Wheat Field. Then gather the rest and end your turn.
lesson-little-town-13-title = Think of food
lesson-little-town-13 = When the round ends, every worker eats 1 fish or 1 wheat; each one left hungry costs 3 points. You have three to eat and five workers. Your last worker goes fishing: two lakes lie beside e5.
lesson-little-town-14-title = The end of a round
lesson-little-town-14 = All have eaten: your three fish and two wheat were just enough. The workers are home again, and Ada has begun the second round, for the start passes on. There are four rounds.
lesson-little-town-15-title = Build and fulfil
lesson-little-town-15 = Three wood are enough for the Quarry: 5 points. It trades coins for stone, and one of your objectives asks for a building that deals in wood or stone: 2 more. Use the worker in place e and lay it on c3.
lesson-little-town-16-title = A Construction card
lesson-little-town-16 = When a worker has built, you may hire a Construction card: it makes buildings cheaper. The Hod carrier saves 1 stone. Lay it on the left and end your turn.
lesson-little-town-17-title = A rich turn
lesson-little-town-17 = Now it all comes together: the worker in place c goes to b2, uses the Wheat Field and the Quarry, calls the Market gardener and gathers the rest. Do it step by step.
lesson-little-town-18-title = The Statue
lesson-little-town-18 = The Statue costs 4 stone and scores 10 points. You have three; the worker in place d stands beside the Hod carrier, who saves one. Build it on d3, call in the Hod carrier, and upgrade that card afterwards.
lesson-little-town-19-title = Feeding
lesson-little-town-19 = The second round is over, and there is more food than mouths. You choose what is eaten: feed two with fish, and the others eat wheat.
lesson-little-town-20-title = The last round
lesson-little-town-20 = Round 4: your Artisans have grown. The Architect of level IV scores at the end of the game as well, 3 points for each Construction card. Every three coins are worth 1 point.
lesson-little-town-21-title = The town is built
lesson-little-town-21 = Buildings, activations, objectives, Artisans, tiles, hunger and coins are added up. You have won, and no worker ever went hungry.
