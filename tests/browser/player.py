"""Someone who plays a whole game through the interface: by hand on the board, by keyboard, or by the buttons."""

from __future__ import annotations

from random import Random

LATER = 0.02
"""How much less a move that only ends something is wanted."""
PICKED = "[data-spot][aria-pressed=true]"
READ = """() => {
  const table = document.querySelector('.table[data-life]');
  if (!table) return null;
  return {
    life: table.dataset.life,
    position: Number(table.dataset.position),
    answers: [...document.querySelectorAll('button.answer[data-answer]')].map(one => one.dataset.answer),
    ready: !document.querySelector('button.answer[aria-disabled="true"]'),
  };
}"""
WAITED = f"""position => {{
  const now = ({READ})();
  return now && (now.life !== 'playing' || (now.position !== position && now.answers.length > 0 && now.ready));
}}"""
ENDING = ("pass", "done", "cycle")


class Player:
    """Plays what the page offers, and nothing else."""

    def __init__(self, person, seed=1, by="hand"):
        self.person, self.page, self.chance, self.by = person, person.page, Random(seed), by
        self.moves = []
        self.on_board = 0

    def play_to_the_end(self, most=900):
        """Until the final screen; returns how many decisions were made."""
        position = -1
        for _ in range(most):
            self.page.wait_for_function(WAITED, arg=position)
            now = self.page.evaluate(READ)
            if now["life"] != "playing":
                return len(self.moves)
            position = now["position"]
            self.make(self.choose(now["answers"]))
        raise AssertionError(f"{most} decisions and no end")

    def choose(self, answers):
        weights = [LATER if answer.split()[0] in ENDING else 1.0 for answer in answers]
        return self.chance.choices(answers, weights)[0]

    def make(self, move):
        self.moves.append(move)
        if self.by == "hand" and self._on_the_board(move):
            self.on_board += 1
        elif self.by == "keyboard":
            self._with_keys(move)
        else:
            self.page.locator(f'button.answer[data-answer="{move}"]').click()

    def _on_the_board(self, move):
        """Click the thing itself; pick up the first half of a move that has two. False if the board has none."""
        if self._spot(move).count():
            self._spot(move).click()
            return True
        halves = [f'[data-spot][aria-pressed=false][data-anchor$="-{word}"]:visible' for word in move.split()[1:]]
        first = self.page.locator(", ".join(halves) or "[data-spot].none").first
        if not first.count():
            return False
        first.click()
        self.page.locator(PICKED).first.wait_for(state="attached")
        if self._spot(move).count():
            self._spot(move).click()
            return True
        self.page.keyboard.press("Escape")
        self.page.locator(PICKED).first.wait_for(state="detached")
        return False

    def _spot(self, move):
        return self.page.locator(f'[data-spot][data-moves="{move}"]:visible').first

    def _with_keys(self, move):
        """No mouse: the number of the answer if it has one, else Tab to it and Enter."""
        answer = self.page.locator(f'button.answer[data-answer="{move}"]')
        key = answer.get_attribute("aria-keyshortcuts")
        if key and self.chance.random() < 0.7:
            self.page.keyboard.press(key)
            return
        for _ in range(200):
            here = self.page.evaluate(
                "() => document.activeElement?.dataset?.answer ?? document.activeElement?.dataset?.moves"
            )
            if here == move:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{move} cannot be reached with Tab")
