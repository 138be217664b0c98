from atelier.rule import rule


@rule
def worth(state, box, values):
    for seat in range(state.seats):
        values[seat] = state.coins[seat] // 3
        for source in range(6):
            values[seat] += state.points[seat, source]
