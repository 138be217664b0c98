"""What a master thought before: found again when the table looks as expected, and nowhere else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from atelier import Match
from atelier.agents import master
from atelier.agents.champion import Champion
from atelier.agents.master import Master
from atelier.agents.memory import Memory, _follow, _foresee, cut, graft
from atelier.agents.opponent import Budget
from atelier.agents.search import ROOT, node_type

WHO = "somebody"
each_town = pytest.mark.parametrize("expansion", ["off", "standard", "advanced"])
"""In Little Town a turn is several decisions; in Artisans it is one."""


def town(expansion, seed):
    return Match("little-town", seats=2, seed=seed, expansion=expansion)


def decisions(match):
    """The decisions of a random game in which something is to be chosen."""
    player = Random(4)
    while not match.over:
        if len(match.legal) > 1:
            yield match
        match.play(player.choice(match.legal))


def thought(match, playouts=200):
    """A master's knowledge of a position, its choice, and the tree behind it."""
    thinker = Master(budget=Budget(playouts=playouts))
    knowledge = match.knowledge(match.seat, 3)
    trees = [roomy(tree) for tree in thinker._search(knowledge)]
    tried = thinker.consider(match.knowledge(match.seat, 3))
    return knowledge, max(tried, key=lambda action: tried[action]), trees


def roomy(tree):
    """A tree with half of its room free, as one that grows against the clock."""
    return np.concatenate([tree, np.zeros_like(tree)]).view(np.recarray)


def play_on(match, seat):
    """Play what is forced until this seat has a choice again; None where another decides first."""
    while match.seat == seat:
        if len(match.legal) > 1:
            return match
        match.play(match.legal[0])
    return None


def spelled(tree, at):
    """A tree as nested dictionaries."""
    node, children = tree[at], {}
    child = int(node["child"])
    while child:
        children[int(tree[child]["action"])] = spelled(tree, child)
        child = int(tree[child]["sibling"])
    return int(node["visits"]), [float(one) for one in node["value"]], children


@each_town
def test_what_was_thought_about_the_next_decision_of_a_turn_is_found_again_whole(expansion):
    """At some decision of the game the seat chooses twice in a row, and nothing unforeseen comes between."""
    memory, found = Memory(), 0
    for match in decisions(town(expansion, 4)):
        knowledge, action, trees = thought(match)
        memory.keep(WHO, knowledge, action, trees)
        after, seat = match.copy(), match.seat
        after.play(after.words[action])
        if (after := play_on(after, seat)) is None:
            continue
        branches = memory.recall(WHO, after.knowledge(seat, 9))
        if not branches or branches[0] is None:
            continue
        tree = np.zeros(1 << 10, node_type(4)).view(np.recarray)
        size = graft(branches[0], tree)
        moves, _ = _foresee(knowledge, action)
        assert spelled(tree, ROOT) == spelled(trees[0], _follow(trees[0], moves))
        assert size == 1 + count_below(spelled(tree, ROOT))
        assert branches[0].nbytes == size * tree.itemsize, "nothing is kept but the branch"
        assert branches[0].base is None, "nor the tree it was a part of"
        assert memory.recall(WHO, after.knowledge(seat, 9)) == [], "it is used once"
        found += 1
        if found == 3:
            return
    assert found, "no turn of the whole game had two decisions"


def count_below(spelling):
    return sum(1 + count_below(child) for child in spelling[2].values())


@each_town
def test_another_player_or_another_table_finds_nothing(expansion):
    memory = Memory()
    for match in decisions(town(expansion, 4)):
        knowledge, action, trees = thought(match, playouts=30)
        after, seat = match.copy(), match.seat
        after.play(after.words[action])
        if (after := play_on(after, seat)) is None:
            continue
        memory.keep(WHO, knowledge, action, trees)
        assert memory.recall("somebody else", after.knowledge(seat, 9)) == []
        assert memory.recall(WHO, town(expansion, 5).knowledge(seat, 9)) == []
        if memory.recall(WHO, after.knowledge(seat, 9)):
            return
    pytest.fail("nothing was remembered at all")


def test_the_oldest_memories_are_forgotten_and_half_of_a_tree_stays_free():
    tree = np.zeros(9, node_type(4)).view(np.recarray)
    for at in range(1, 9):  # a path: each move has one behind it
        tree["child"][at - 1], tree["action"][at], tree["visits"][at] = at, at, 9 - at
    fresh = np.zeros(8, node_type(4)).view(np.recarray)
    branch = cut(tree, [1, 2])
    assert graft(branch, fresh) == 4
    assert fresh["visits"][:5].tolist() == [7, 6, 5, 4, 0]
    assert fresh["child"][3] == 0, "what found no room is forgotten"
    memory = Memory(most=2)
    for key in range(4):
        memory._kept[key] = [branch]
    memory._forget()
    assert list(memory._kept) == [2, 3]


@pytest.mark.parametrize("level", [Master, Champion])
def test_who_thinks_against_the_clock_goes_on_from_it_and_who_counts_playouts_does_not(level, monkeypatch):
    grafted = []
    monkeypatch.setattr(master, "graft", lambda branch, tree: grafted.append(branch) or graft(branch, tree))
    monkeypatch.setattr(master, "MEMORY", Memory())
    by_count, by_clock = level(budget=Budget(playouts=60)), level(budget=Budget(milliseconds=4))
    for thinker in (by_count, by_clock):
        match, asked = town("standard", 2), 0
        while not match.over and asked < 12:
            asked += len(match.legal) > 1
            match.play(match.words[thinker.choose(match.knowledge(match.seat, asked))])
        if thinker is by_count:
            assert not grafted
    assert grafted
