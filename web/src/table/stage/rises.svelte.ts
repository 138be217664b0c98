/** What changes hands rises for a moment where it came from, or at the counter of whom it concerns. */

import { find, type Journey } from "../../ui/flights";
import { addUp, type Outcome, type Sum } from "../model/sums";

/** What stays does not rise: it hangs under a name whose number it changes; on a phone above it, since the month is read under it. */
export type Rise = { key: number; from?: string; left: number; top: number; stays: boolean; sum: Sum };

/** As long as it is seen, in milliseconds; the styles have the same. */
const SEEN = 1900;
/** What rises is kept so far from the edges; what would rise nearer to another of the same seat joins it. */
const EDGE = 40;
const NEAR = 110;
const LINE = 30;
/** From an edge of a name to the middle of what hangs at it; from the upper edge of anything else to what rises from it, which leaves it in sight. */
const BESIDE = 17;
const ABOVE = 8;

export class Rises {
  list = $state.raw<Rise[]>([]);
  /** When nothing rises any more. */
  over: Promise<void> = Promise.resolve();
  private count = 0;

  /** Let gains and losses rise; `counters` says where a seat's count of something may be seen. */
  show(
    outcomes: readonly Outcome[],
    journeys: readonly Journey[],
    counters: (seat: number, word: string) => string[],
  ): void {
    const fresh: Rise[] = [];
    for (const { seat, counts } of addUp(outcomes)) {
      for (const count of counts) {
        const [word, by] = count;
        const at = place(seat, by, counters(seat, word), journeys);
        if (!at) continue;
        const box = at.getBoundingClientRect();
        const left = Math.min(innerWidth - EDGE, Math.max(EDGE, box.left + box.width / 2));
        const stays = at === find(`seat-${seat}`);
        const over = stays && upright();
        const hangs = over ? box.top - BESIDE : box.bottom + BESIDE;
        const top = stays ? hangs : Math.max(EDGE, box.top - ABOVE);
        const isNear = (one: Rise) => Math.hypot(one.left - left, (one.top - top) * 2) < NEAR;
        const same = fresh.find((one) => one.sum.seat === seat && isNear(one));
        if (same) same.sum.counts.push(count);
        else {
          const step = over ? box.height + 2 * BESIDE : stays ? LINE : -LINE;
          const line = step * [...this.list, ...fresh].filter(isNear).length;
          const from = at.getAttribute("data-anchor") ?? undefined;
          fresh.push({ key: ++this.count, from, left, top: top + line, stays, sum: { seat, counts: [count] } });
        }
      }
    }
    if (!fresh.length) return;
    this.list = [...this.list, ...fresh];
    this.over = new Promise((over) =>
      setTimeout(() => {
        this.list = this.list.filter((one) => !fresh.includes(one));
        over();
      }, SEEN),
    );
  }
}

/** A phone in the hand. */
const upright = (): boolean => matchMedia("(max-width: 900px) and (orientation: portrait)").matches;

/** Where a gain came from if something travels from there, else the counter, else the seat's name. */
function place(seat: number, by: number, counters: string[], journeys: readonly Journey[]): Element | null {
  const origins = by > 0 ? journeys.filter(({ to }) => counters.includes(to)).map(({ from }) => from) : [];
  return [...origins, ...counters, `seat-${seat}`].map(find).find(inSight) ?? null;
}

function inSight(element: Element | null): element is Element {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
}
