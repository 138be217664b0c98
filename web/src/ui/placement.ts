/** Where a tooltip lies: beside what it explains and what adjoins it, over as little as possible that can be acted on, never off the screen. */

export type Box = { left: number; top: number; right: number; bottom: number };
export type Side = "right" | "left" | "below" | "above";
/** What lies around: the place that stays free, and everything else that should rather be seen, some of it more than other things. */
export type Surroundings = { free: Box; spots: { box: Box; weight: number }[] };

const GAP = 8;
/** Things of one size that lie nearer than this part of it adjoin each other, the squares of a map and the cards of a row: they are compared. */
const ADJOINING = 0.3;
/** How much worse it is to cover what responds, and the scores: those are small, and always looked at. */
const RESPONDS = 4;
const COUNTS = 40;
const SCORES = "[data-anchor^='seat-'], [data-anchor^='points-']";
/** What is asked is read to the end. */
const ASKED = "#ask";
/** A question is answered with an eye on what one has and what the others have, wherever else one might have clicked. */
const HELD = "[data-area='mine'] [data-spot], [data-area='others'] [data-spot], header :is(a, button, p)";
/** A place beyond its neighbours is taken only where there is none beside it. */
const AWAY = 1e7;
/** What one has, where it lies in one line beside the prompt: what explains a button of the prompt leaves it in sight. */
const PURSE = "[data-purse]";
/** The buttons under the board respond too, the tools of a turn among them. */
const BUTTONS = ".prompt button";

/** `asking`: a question lies there, not an explanation. */
export function surroundings(element: Element, asking = false): Surroundings {
  const own = element.getBoundingClientRect();
  const spots = Array.from(
    document.querySelectorAll(`[data-spot], ${BUTTONS}, ${SCORES}, ${ASKED}${asking ? `, ${HELD}` : ""}`),
    (spot) => ({
      spot,
      box: spot.getBoundingClientRect(),
    }),
  ).filter(({ spot, box }) => spot !== element && box.width > 0);
  const reach = ADJOINING * Math.min(own.width, own.height);
  const adjoining = spots.filter(({ box }) => alike(own, box) && apart(own, box) < reach);
  const purses = element.matches("[data-spot]") ? [] : Array.from(document.querySelectorAll(PURSE), boxOf);
  const free = [...adjoining.map(({ box }) => box), ...purses.filter(inSight)].reduce<Box>(union, own);
  return { free, spots: spots.map(({ spot, box }) => ({ box, weight: weightOf(spot, asking) })) };
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const inSight = ({ left, right, width }: DOMRect): boolean => width > 0 && left >= 0 && right <= innerWidth;
const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
function weightOf(spot: Element, asking: boolean): number {
  if (spot.matches(`${SCORES}, ${PURSE} *, ${ASKED}`) || (asking && spot.matches(HELD))) return COUNTS;
  return spot.matches(asking ? BUTTONS : `.can, ${BUTTONS}`) ? RESPONDS : 1;
}

const alike = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.width - other.width) < one.width * 0.2 && Math.abs(one.height - other.height) < one.height * 0.2;
const apart = (one: Box, other: Box) =>
  Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom);

/** The tooltip's corner on a side, and whether there is room for it. */
function corner(
  side: Side,
  own: Box,
  free: Box,
  width: number,
  height: number,
): { x: number; y: number; room: boolean } {
  const across = side === "right" || side === "left";
  const x =
    side === "right"
      ? free.right + GAP
      : side === "left"
        ? free.left - GAP - width
        : (own.left + own.right - width) / 2;
  const y =
    side === "below"
      ? free.bottom + GAP
      : side === "above"
        ? free.top - GAP - height
        : (own.top + own.bottom - height) / 2;
  const within = {
    x: Math.max(GAP, Math.min(x, innerWidth - width - GAP)),
    y: Math.max(GAP, Math.min(y, innerHeight - height - GAP)),
  };
  return { ...within, room: across ? within.x === x : within.y === y };
}

/** The best place; the side it lay on before is kept as long as there is room. */
export function placeBeside(
  own: Box,
  around: Surroundings,
  width: number,
  height: number,
  before: Side | null,
): { x: number; y: number; side: Side } {
  const far: Record<Side, number> = {
    right: innerWidth - own.right,
    left: own.left,
    below: innerHeight - own.bottom,
    above: own.top,
  };
  const sides = (Object.keys(far) as Side[]).sort((one, other) => far[other] - far[one]);
  for (const free of [around.free, own]) {
    const open = sides.map((side) => ({ side, ...corner(side, own, free, width, height) })).filter(({ room }) => room);
    const kept = open.find(({ side }) => side === before);
    if (kept) return kept;
    const costs = open.map(
      ({ x, y }) =>
        covered({ left: x, top: y, right: x + width, bottom: y + height }, around) +
        (isAway(own, { x, y, width, height }) ? AWAY : 0),
    );
    const best = open[costs.indexOf(Math.min(...costs))];
    if (best) return best;
  }
  const side = far.above > far.below ? "above" : "below";
  return { side, ...corner(side, own, own, width, height) };
}

/** How much of what should be seen would lie under it. */
const covered = (tooltip: Box, { spots }: Surroundings): number =>
  spots.reduce((sum, { box, weight }) => sum + shared(tooltip, box) * weight, 0);

/** Does something lie over what must be seen, the question and the scores, or what one answers it by? */
export const hides = (box: Box, { spots }: Surroundings): boolean =>
  spots.some((spot) => spot.weight === COUNTS && shared(box, spot.box) > 0);

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Nearer than this nobody doubts what a tooltip is about. */
const NEAR = 3 * GAP;

/** Does a tooltip lie beyond the neighbours of what it explains? Then that is framed. */
export function isAway(
  own: Box,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): boolean {
  return apart(own, { left: x, top: y, right: x + width, bottom: y + height }) >= NEAR;
}
