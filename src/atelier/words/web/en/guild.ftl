# The people of the guild: a temper in a few words, and the little they say.

guild-named = { $name } · { $level }
guild-says = “{ $line }”
guild-says-who = { $name }: “{ $line }”

guild-manon-temper = curious, asks about everything
guild-manon-sits = Hello! Do you mind if I learn as I go?
guild-manon-wins = I won? Wait, I really won?
guild-manon-loses = Show me that again one day?

guild-bastien-temper = cheerful, acts before thinking
guild-bastien-sits = Let's go, I am ready!
guild-bastien-wins = Ha! I knew it would work.
guild-bastien-loses = Well played. I went too fast.

guild-ines-temper = quiet, watches everyone's hands
guild-ines-sits = Good day. I am mostly watching.
guild-ines-wins = I watched closely.
guild-ines-loses = I saw it too late.

guild-colin-temper = dreamy, hums while he works
guild-colin-sits = Oh, is it us? With pleasure.
guild-colin-wins = Funny, I was thinking of something else.
guild-colin-loses = It was a lovely table anyway.

guild-odile-temper = methodical, keeps her tools in a row
guild-odile-sits = Good day. Shall we begin at the beginning?
guild-odile-wins = Everything in its place.
guild-odile-loses = Neat work. I shall take notes.

guild-gaspard-temper = hearty, never in a hurry
guild-gaspard-sits = Sit down, we have all evening.
guild-gaspard-wins = Slow and steady, as they say.
guild-gaspard-loses = The next round is on me.

guild-yasmine-temper = witty, bargains over everything
guild-yasmine-sits = Ready when you are. Fair prices only!
guild-yasmine-wins = A good bargain, thank you.
guild-yasmine-loses = You drove a hard bargain.

guild-ada-temper = bold, likes a clean finish
guild-ada-sits = Good day. May the better plan win.
guild-ada-wins = It held to the last joint.
guild-ada-loses = Fine work. I had nothing against it.

guild-anselme-temper = exacting, sees every flaw
guild-anselme-sits = Good day. Take your time, I shall.
guild-anselme-wins = Correct. It could be finer still.
guild-anselme-loses = I find nothing to correct.

guild-honorine-temper = gentle, has seen it all before
guild-honorine-sits = Come closer, the light is good here.
guild-honorine-wins = You will beat me yet, you will see.
guild-honorine-loses = There. Something to be proud of.

guild-balthazar-temper = grand, tells of far ports
guild-balthazar-sits = I crossed two seas for this table.
guild-balthazar-wins = As once in Smyrna. A good evening.
guild-balthazar-loses = I shall tell of this one far away.

guild-solange-temper = sparing, wastes neither word nor nail
guild-solange-sits = Good day.
guild-solange-wins = So.
guild-solange-loses = Good.

guild-alienor-temper = serene, three steps ahead
guild-alienor-sits = Good day. Surprise me.
guild-alienor-wins = It was settled at the second bell.
guild-alienor-loses = That I had not foreseen. Thank you.

guild-isidore-temper = precise, counts under his breath
guild-isidore-sits = I have played this table many times. Never this game.
guild-isidore-wins = The sums agree.
guild-isidore-loses = Then my sums were wrong. How refreshing.

guild-mahaut-temper = fearless, trusts her hands
guild-mahaut-sits = Sit. Give me your best.
guild-mahaut-wins = Your best was good.
guild-mahaut-loses = Now that was worth the journey.

guild-theophile-temper = amused, forgets nothing
guild-theophile-sits = Good day. I remember every table.
guild-theophile-wins = I shall remember this one too.
guild-theophile-loses = This one I shall not forget.
