/** What changes hands rises for a moment where it came from, or at the counter of whom it concerns. */

import { find, type Journey } from "../../ui/flights";
import { PHONE } from "../board/frame.svelte";
import { addUp, type Outcome, type Sum } from "../model/sums";

/** What stays does not rise: it hangs under a name whose number it changes; on a phone above it, since the month is read under it. */
export type Rise = {
  key: number;
  from?: string;
  /** The area it belongs to. */
  area?: string;
  left: number;
  top: number;
  /** How far it rises, and between which edges it lies. */
  up: number;
  edges: [number, number];
  stays: boolean;
  sum: Sum;
};
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** As long as it is seen, in milliseconds; the styles have the same. */
const SEEN = 1900;
/** What rises is kept so far from the edges; what would rise nearer to another of the same seat joins it. */
const EDGE = 40;
const NEAR = 110;
const LINE = 30;
/** From an edge of a name to the middle of what hangs at it; from the upper edge of anything else to what rises from it, which leaves it in sight. */
const BESIDE = 17;
const ABOVE = 8;
/** Half as high as it is, how far it rises at most, and how little room is not enough for that. */
const HALF = 16;
const UP = 46;
const LOW = 30;
/** The panel of the player, or the area, that what rises does not leave. */
const HOME = "article, [data-area]";

export class Rises {
  list = $state.raw<Rise[]>([]);
  /** When nothing rises any more. */
  over: Promise<void> = Promise.resolve();
  private count = 0;

  /** Until nothing rises, nor has begun to meanwhile. */
  async calm(): Promise<void> {
    for (let over; over !== this.over;) await (over = this.over);
  }

  /** Another area has come into sight: what belongs to the one before goes with it. */
  turn(area: string): void {
    if (matchMedia(PHONE).matches) this.list = this.list.filter((one) => one.stays || one.area === area);
  }

  /** Nothing rises over what is told now. */
  clear(): void {
    this.list = [];
  }

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
        const home = stays ? null : at.closest<HTMLElement>(HOME);
        const frame = home?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
        const top = stays ? hangs : levelOf(box, frame);
        const isNear = (one: Rise) => Math.hypot(one.left - left, (one.top - top) * 2) < NEAR;
        const same = fresh.find((one) => one.sum.seat === seat && isNear(one));
        if (same) same.sum.counts.push(count);
        else {
          const step = over ? box.height + 2 * BESIDE : stays || top > box.top ? LINE : -LINE;
          const line = step * [...this.list, ...fresh].filter(isNear).length;
          const lies = stays ? top + line : between(frame.top + HALF, top + line, frame.bottom - HALF);
          fresh.push({
            key: ++this.count,
            from: at.getAttribute("data-anchor") ?? undefined,
            area: at.closest<HTMLElement>("[data-area]")?.dataset.area,
            left,
            top: lies,
            up: Math.min(UP, Math.max(0, lies - HALF - frame.top)),
            edges: [Math.max(0, frame.left), Math.min(innerWidth, frame.right)],
            stays,
            sum: { seat, counts: [count] },
          });
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

/** Over what it rises from; at the upper edge of its panel, where that leaves most of it in sight, or under it; in the middle of a panel too low for all. */
export function levelOf(box: Box, frame: Box): number {
  const [over, under] = [box.top - ABOVE, box.bottom + ABOVE + HALF];
  if (over - HALF - frame.top >= LOW) return over;
  const edge = Math.max(over, frame.top + HALF);
  if (box.bottom - edge - HALF >= (box.bottom - box.top) / 2) return edge;
  return under + HALF <= frame.bottom
    ? under
    : between(frame.top + HALF, (box.top + box.bottom) / 2, frame.bottom - HALF);
}

const between = (least: number, one: number, most: number): number => Math.max(least, Math.min(one, most));

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
