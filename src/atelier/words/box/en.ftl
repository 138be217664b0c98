# What is wrong with a box file, on the pages and at the terminal.

box-quoted = “{ $text }”
box-line = line { $line }
box-placed = { $place }: { $said }

# What is wrong with a value.
box-wrong-missing = missing
box-wrong-given = { $given } does not fit
box-wrong-number = ; write a whole number from { $low } to { $high }
box-wrong-flag = ; write true or false
box-wrong-choice = ; write one of { $words }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
box-wrong-text = ; write a text between quotes
box-wrong-long = ; write { $most } signs at most
box-wrong-signs = ; write letters, signs and spaces, no control characters
box-wrong-table = ; write a table with { $words }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
box-wrong-word = ; write a word of lower-case letters, digits and hyphens, such as “rain-drum”
box-wrong-format = ; write { $known }, or leave it out
box-wrong-card-cost = ; write what the card costs
box-wrong-tile-cost = ; write what building it takes

# What is wrong with more than one value, each a whole sentence.
box-mistake-newer = { $given } is of a newer Atelier, this one reads { $known }; update it, then open the file
box-mistake-misspelt = no such key; did you mean { $word }?
box-mistake-unknown = no such key; known here: { $words }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
box-mistake-cards = there are { $count ->
        [0] none
       *[other] { $count }
    } of these; the game has { $wanted }
box-mistake-twice = { $given } names two of them; each needs a word of its own
box-mistake-deck = these are { $count } cards; a deck has { $wanted }
box-mistake-worth-most = { $count } objects are worth { $value }; { $most } at most may be
box-mistake-worth-fewest = { $count } objects are worth { $value }; the two decks need { $wanted } of them
box-mistake-materials = give at least two materials
box-mistake-land = write { $rows } rows of { $columns } signs: F forest, M mountain, L lake, . grass
box-mistake-marketless = { $count } of the first { $first } need no market; { $wanted } must not
box-mistake-blank = “{ $word }” is the word of the blank cards; write another
box-mistake-effects = write one effect, or two to choose from
box-mistake-idle = it does nothing; give it an effect
box-mistake-first-game = { $count } tiles are of the first game; { $wanted } must be
box-mistake-any-cubes = cubes of any type are given for cubes of any type and points, and for nothing else
box-mistake-returned = it gives what it takes; write one or the other

# What is wrong with the whole text, or a line of it.
box-mistake-more = and { $count } more
box-mistake-toml = { $line ->
    [0] this is not TOML
   *[other] this is not TOML: line { $line }, column { $column }
 }
box-mistake-no-box = this is not a box file
box-mistake-cut = this box file seems to be cut off: it ends in the middle of a value
box-mistake-utf-8 = this is not a text in UTF-8
box-mistake-bytes = { $count } bytes; a box file has { $most } at most
box-mistake-lines = { $count } lines; a box file has { $most } at most
box-mistake-line = { $count } signs; a line has { $most } at most
box-mistake-several-lines = a text of several lines; write each text on one line, between single quotes or double ones
box-mistake-quoted = a text is longer than { $most } signs; write less between the quotes
box-mistake-bare = a key or a number is longer than { $most } signs; write a shorter one
box-mistake-dots = a key has more than { $most } dots; a box needs three
box-mistake-deep = lists and tables lie more than { $most } deep in each other; a box needs four

# What pages say in place of what a terminal says.
box-page-no-box = this is not a box file. Choose one that “Save as a file” made (it ends in .toml).
box-page-newer = this file was made by a newer Atelier. This server cannot read it yet; ask whoever runs it to update.
