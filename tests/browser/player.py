"""Someone who plays a whole game through the interface: by the board alone, by keyboard alone, or from the list."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.person import CLIPPED

LATER = 0.02
"""How much less a move that only ends something is wanted."""
PICKED = "[data-spot][aria-pressed=true]"
CUT_OFF = """one => one.scrollHeight > one.clientHeight + 1 &&
  !(one.parentElement.dataset.size === 'longest' && getComputedStyle(one).overflowY === 'auto')"""
"""Does a question not fit though it could be smaller, or, where it cannot, though nobody can scroll it?"""
READ = """() => {
  const table = document.querySelector('.table[data-life]');
  if (!table) return null;
  const ask = document.getElementById('ask');
  return {
    life: table.dataset.life,
    position: Number(table.dataset.position),
    answers: [...document.querySelectorAll('#answer-list [data-answer]')].map(one => one.dataset.answer),
    ready: !document.querySelector('#answer-list [aria-disabled="true"]') && !document.querySelector('[data-forced]'),
    shown: [...document.querySelectorAll('.prompt button, .prompt a')].filter(one =>
      one.checkVisibility() && !one.matches('.tool, #all-answers, [popover] *')).map(one => one.innerText),
    rows: new Set([...document.querySelectorAll('.answers > .button')].map(one =>
      Math.round(one.getBoundingClientRect().bottom / 20))).size,
    cut: (CUT_OFF)(ask) ? ask.innerText : '',
  };
}""".replace("CUT_OFF", CUT_OFF)
WAITED = """position => {
  const table = document.querySelector('.table[data-life]');
  const asked = table && Number(table.dataset.position) !== position &&
    document.querySelector('#answer-list [data-answer]') &&
    !document.querySelector('#answer-list [aria-disabled="true"], [data-forced]');
  return table && (table.dataset.life !== 'playing' || asked);
}"""
TAKEN = """position => {
  const table = document.querySelector('.table[data-life]');
  return table.dataset.life !== 'playing' || Number(table.dataset.position) !== position ||
    !document.querySelector('#answer-list [data-answer]') ||
    !!document.querySelector('#answer-list [aria-disabled="true"], [role=alertdialog]');
}"""
"""Has the page heard an answer? It says so at once, before the server has: the answers are greyed, or it asks back."""
OFTEN = 30
"""Milliseconds between two looks at what the page says."""
ENDING = ("pass", "done", "cycle")
FOCUSED = "() => document.activeElement?.dataset?.moves ?? ''"
TOWARD = """move => {
  const middle = one => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const at = document.activeElement;
  const legal = [...document.querySelectorAll('[data-spot].can')].filter(one => one.checkVisibility());
  const to = legal.find(one => one.dataset.moves === move) ??
    legal.find(one => (one.dataset.leads ?? '').split('|').includes(move) && !one.matches('.picked'));
  if (!to) return null;
  if (to === at) return 'here';
  if (!at?.matches('[data-spot]')) return 'ArrowRight';
  const [ax, ay] = middle(at), [bx, by] = middle(to);
  if (Math.abs(bx - ax) > Math.abs(by - ay)) return bx > ax ? 'ArrowRight' : 'ArrowLeft';
  return by > ay ? 'ArrowDown' : 'ArrowUp';
}"""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
STEPS = 60
STRAIGHT = 20
"""After so many steps that did not lead there, any other way is tried as often as the straight one."""


class Player:
    """Plays what the page offers, and nothing else."""

    def __init__(self, person, seed=1, by="board"):
        self.person, self.page, self.chance, self.by = person, person.page, Random(seed), by
        self.moves, self.warnings = [], []
        self.walked = 0

    def play_to_the_end(self, most=900):
        """Until the final screen; returns how many decisions were made."""
        position = -1
        if self.by == "keyboard":
            self.page.evaluate(CLIPPED)
        for _ in range(most):
            self.page.wait_for_function(WAITED, arg=position, polling=OFTEN)
            now = self.page.evaluate(READ)
            if now["life"] != "playing":
                return len(self.moves)
            if now["position"] == position or not now["answers"] or not now["ready"]:
                continue  # it has gone on meanwhile
            position = now["position"]
            assert len(now["shown"]) <= 1, f"more than one button: {now['shown']}"
            assert not now["cut"], f"not all of what is asked is seen: {now['cut']}"
            move = self.choose(now["answers"])
            self.make(move)
            assert self.page.evaluate(TAKEN, position), f"{move} was not heard ({self.by})"
        raise AssertionError(f"{most} decisions and no end")

    def choose(self, answers):
        weights = [LATER if answer.split()[0] in ENDING else 1.0 for answer in answers]
        return self.chance.choices(answers, weights)[0]

    def make(self, move):
        self.moves.append(move)
        {"board": self.on_the_board, "keyboard": self.with_keys, "list": self.from_the_list}[self.by](move)
        self.agree()

    def agree(self):
        """Where a second word is asked for, it is heard and given."""
        asked = self.page.locator("[role=alertdialog]")
        if asked.count():
            self.warnings.append(asked.inner_text())
            if self.by == "keyboard":
                expect(self.page.locator("[data-confirm=yes]")).to_be_focused()
                self.page.keyboard.press("Enter")
            else:
                self.page.locator("[data-confirm=yes]").click()

    def on_the_board(self, move):
        """Click the thing itself, or the one button; pick up the first half of a move that has two."""
        if not self._stands_for(move).count():
            self.page.locator(f'[data-spot][data-leads*="{move}"]:visible').first.click()
            self.page.locator(PICKED).first.wait_for(state="attached")
        self._stands_for(move).first.click()

    def _stands_for(self, move):
        return self.page.locator(f'[data-spot][data-moves="{move}"]:visible, button[data-direct="{move}"]:visible')

    def with_keys(self, move):
        """No mouse: arrows over the board and Enter; the number of an answer if it has one; else the list."""
        if self.chance.random() < 0.8 and self._walk(move):
            self.walked += 1
            return
        if self.page.locator(PICKED).count():
            self.page.keyboard.press("Escape")
        button = self.page.locator(f'button[data-direct="{move}"]')
        key = self.page.locator(f'#answer-list [data-answer="{move}"]').get_attribute("data-key")
        if key:
            self.page.keyboard.press(key)
        elif button.count():
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            self._in_the_list(move)

    def _in_the_list(self, move):
        self.page.keyboard.press("a")
        self.page.locator(f'#answer-list [data-answer="{move}"]').wait_for()
        for _ in range(200):
            if self.page.evaluate("() => document.activeElement?.dataset?.answer") == move:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{move} cannot be reached in the list")

    def _walk(self, move):
        """Arrow by arrow to what stands for the move, and Enter; twice where it has two halves."""
        for step in range(STEPS):
            way = self.page.evaluate(TOWARD, move)
            if way is None:
                return False
            if way == "here":
                whole = self.page.evaluate(FOCUSED) == move
                self.page.keyboard.press("Enter")
                if whole:
                    return True
                continue
            self.page.keyboard.press(
                way if self.chance.random() < (0.8 if step < STRAIGHT else 0.5) else self.chance.choice(ARROWS)
            )
        return False

    def from_the_list(self, move):
        self.page.locator("#all-answers").click()
        self.page.locator(f'#answer-list [data-answer="{move}"]').click()
