/** Objectives as signs: what each asks for, drawn with the pieces of the game. A word not known here is a scroll. */

import { ROMAN } from "../roman";

/** At most so many of one sign are drawn side by side; more are counted. */
const CROWD = 4;

/** What an objective asks for, `n` of it where the box says how many. */
const SIGNS: Record<string, (n: number) => string> = {
  hamlet: (n) => (n > CROWD ? `${n}× house` : "house ".repeat(n)),
  "more-houses": () => "house > worker",
  "full-larder": (n) => `fish wheat ≥${n}× worker`,
  "three-lands": () => "lake mountain forest house",
  "mixed-goods": () => "any any → house",
  "fish-feast": () => "fish → worker",
  "full-basket": (n) => `${n > 1 ? `≥${n}×` : ""} wood stone fish wheat`,
  fishing: () => "build fish",
  merchants: (n) => `build ${n}× coin`,
  materials: () => "build wood / stone",
  "stone-built": (n) => `build ≥${n} stone`,
  penniless: () => "0 coin",
  wealthy: (n) => `≥${n} coin`,
  "fresh-goods": () => "gather → any →",
  errands: (n) => `≥${n} house →`,
  "two-rewards": (n) => `${n}× house → point`,
  "good-harvest": (n) => `gather ≥${n} any`,
  "wood-built": (n) => `build ≥${n} wood`,
  team: (n) => `≥${n} card`,
  master: (n) => `card ≥${ROMAN[n] ?? n}`,
  "both-trades": (n) => `gather build ≥${ROMAN[n] ?? n}`,
  "busy-artisans": (n) => `≥${n}× card →`,
  "free-building": () => "build 0 any",
  crowded: (n) => `house + ${n} house`,
};
const DRAWINGS: Record<string, string> = {
  house: "pieces-house",
  worker: "pieces-worker",
  lake: "terrain-lake-1",
  mountain: "terrain-mountain-1",
  forest: "terrain-forest-1",
  coin: "goods-coin",
  point: "goods-point",
  any: "goods-any",
  wood: "goods-wood",
  stone: "goods-stone",
  fish: "goods-fish",
  wheat: "goods-wheat",
  build: "people-construction",
  gather: "people-gather",
  card: "marks-plus-more",
  "→": "marks-arrow",
};

export type Sign = { drawing: string } | { text: string };
export const signsOf = (objective: string, count: number | null): Sign[] =>
  (SIGNS[objective]?.(count ?? 0) ?? "")
    .split(" ")
    .filter(Boolean)
    .map((sign) => (DRAWINGS[sign] ? { drawing: DRAWINGS[sign] } : { text: sign }));
