from atelier.games.artisans.score import total_points
from atelier.rule import rule


@rule
def worth(state, box, values):
    for seat in range(state.seats):
        values[seat] = total_points(state, box, seat)
