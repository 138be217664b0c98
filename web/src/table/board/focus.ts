/** Arrow keys walk over the board: to the nearest thing that may be acted on in that direction; with Shift, to the nearest at all. */

import { isInSight } from "./roving.svelte";

const AXES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much a step aside counts beside a step ahead. */
const ASIDE = 2.5;
/** Things nearer than this lie on the same line. */
const SAME = 4;

/** All spots that are drawn; where something may be done, those alone. */
export function spots(all = false): HTMLElement[] {
  const drawn = Array.from(document.querySelectorAll<HTMLElement>("[data-spot]")).filter(isInSight);
  const legal = drawn.filter((spot) => spot.matches(".can"));
  return all || !legal.length ? drawn : legal;
}

export function moveFocus(from: HTMLElement, key: string, all: boolean): void {
  const axis = AXES[key];
  if (!axis) return;
  const here = middle(from);
  const [next] = spots(all)
    .filter((spot) => spot !== from)
    .map((spot) => {
      const there = middle(spot);
      const ahead = (there.x - here.x) * axis[0] + (there.y - here.y) * axis[1];
      const aside = Math.abs((there.x - here.x) * axis[1]) + Math.abs((there.y - here.y) * axis[0]);
      return { spot, ahead, far: ahead + ASIDE * aside };
    })
    .filter(({ ahead }) => ahead > SAME)
    .sort((one, other) => one.far - other.far);
  next?.spot.focus();
}

/** The spot nearest to where something was, of those that the focus may come to by itself. */
export function nearestTo(box: DOMRect): HTMLElement | null {
  const far = (spot: HTMLElement) => {
    const there = middle(spot);
    return Math.hypot(there.x - box.x - box.width / 2, there.y - box.y - box.height / 2);
  };
  const sought = spots().filter((spot) => spot.dataset.unsought === undefined);
  return sought.sort((one, other) => far(one) - far(other))[0] ?? null;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
