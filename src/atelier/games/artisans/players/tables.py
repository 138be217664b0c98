"""What players of Artisans look up: tables worked out once, in a record that is passed along beside the box."""

from __future__ import annotations

from atelier.fields import field, layout
from atelier.games.artisans import state as s
from atelier.games.artisans.players.evaluation import materials
from atelier.games.artisans.players.prior import STRONGEST, WEAKEST, work_out_weights

Tables = layout(
    field(
        "expected",
        "f4",
        2,
        materials.SKILLS,
        s.MONTHS + 1,
        s.LEVELS,
        s.HAND_LIMIT,
        s.HAND_LIMIT + 1,
        says="points a material may bring: when, skill, developments left, levels, room on the next - 1, cards in hand",
    ),
    field("weight", "f8", STRONGEST - WEAKEST + 1, says="of a move, by its urge in steps from the weakest on"),
)

TABLES = Tables.new(1)
TABLES[0].expected = materials.work_out()
TABLES[0].weight = work_out_weights()
