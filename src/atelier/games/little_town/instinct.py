from atelier.rule import rule


@rule
def lean(state, box, actions, n, weights):
    for i in range(n):
        weights[i] = 1.0
