/** Arrow keys walk over the table: to the nearest spot that lies in that direction. */

const AXES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much a step aside counts beside a step ahead. */
const ASIDE = 2.5;

export function moveFocus(from: HTMLElement, key: string): void {
  const axis = AXES[key];
  if (!axis) return;
  const here = middle(from);
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const spot of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    if (spot === from || !spot.offsetParent) continue;
    const there = middle(spot);
    const ahead = (there.x - here.x) * axis[0] + (there.y - here.y) * axis[1];
    const aside = Math.abs((there.x - here.x) * axis[1]) + Math.abs((there.y - here.y) * axis[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 4 && far < nearest) [best, nearest] = [spot, far];
  }
  best?.focus();
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
