/** What changes hands rises for a moment where it came from, or at the counter of whom it concerns. */

import { find, type Journey } from "../../ui/flights";
import { addUp, outcomesOf, type Sum } from "../model/sums";
import type { Entry } from "../model/types";

export type Rise = { key: number; left: number; top: number; sum: Sum };

/** As long as it is seen, in milliseconds; the styles have the same. */
const SEEN = 1900;
/** What rises is kept so far from the edges. */
const EDGE = 40;

export class Rises {
  list = $state.raw<Rise[]>([]);
  private count = 0;

  /** Let the gains and losses of an entry rise; `counters` says where a seat's count of something may be seen. */
  show(entry: Entry, journeys: readonly Journey[], counters: (seat: number, word: string) => string[]): void {
    const places = new Map<Element, Sum[]>();
    for (const { seat, counts } of addUp(outcomesOf(entry))) {
      for (const [word, by] of counts) {
        const at = place(seat, by, counters(seat, word), journeys);
        if (!at) continue;
        const sums = places.get(at) ?? [];
        places.set(at, sums);
        const sum = sums.find((one) => one.seat === seat);
        if (sum) sum.counts.push([word, by]);
        else sums.push({ seat, counts: [[word, by]] });
      }
    }
    for (const [at, sums] of places) sums.forEach((sum, index) => this.add(at, sum, index));
  }

  private add(at: Element, sum: Sum, index: number): void {
    const box = at.getBoundingClientRect();
    const key = ++this.count;
    const left = Math.min(innerWidth - EDGE, Math.max(EDGE, box.left + box.width / 2));
    const top = Math.max(EDGE, box.top + box.height / 2 - index * 26);
    this.list = [...this.list, { key, left, top, sum }];
    setTimeout(() => (this.list = this.list.filter((one) => one.key !== key)), SEEN);
  }
}

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
