"""What players of Little Town look up: what turns bring and rounds cost, in a record passed along beside the box."""

from __future__ import annotations

from atelier.fields import field, layout
from atelier.games.little_town import state as s

Tables = layout(
    field("turn_yield", "f8", "expansion", s.ROUNDS, says="points a turn brings in a round, besides the town"),
    field("round_cost", "f8", "expansion", says="points a worker eats in a round to come"),
    expansion=len(s.EXPANSION_WORDS),
)

TABLES = Tables.new(1)
TABLES[0].turn_yield = ((3.0, 3.6, 2.4, 0.9), (8.0, 7.6, 6.0, 2.2), (6.0, 5.4, 4.2, 2.0))
TABLES[0].round_cost = (1.2, 2.6, 1.5)
