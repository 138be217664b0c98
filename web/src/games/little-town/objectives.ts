/** Objectives as signs: what each asks for, drawn with the pieces of the game. A word not known here is a scroll. */

const SIGNS: Record<string, string> = {
  hamlet: "house house house",
  "more-houses": "house > worker",
  "full-larder": "fish wheat ≥2× worker",
  "three-lands": "lake mountain forest house",
  "mixed-goods": "any any → house",
  "fish-feast": "fish → worker",
  "full-basket": "wood stone fish wheat",
  fishing: "build fish",
  merchants: "build 2× coin",
  materials: "build wood / stone",
  "stone-built": "build ≥3 stone",
  penniless: "0 coin",
  wealthy: "≥6 coin",
  "fresh-goods": "gather → any →",
  errands: "≥4 house →",
  "two-rewards": "2× house → point",
  "good-harvest": "gather ≥5 any",
  "wood-built": "build ≥3 wood",
  team: "≥3 card",
  master: "card ≥III",
  "both-trades": "gather build ≥II",
  "busy-artisans": "≥3× card →",
  "free-building": "build 0 any",
  crowded: "house + 4 house",
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
export const signsOf = (objective: string): Sign[] =>
  (SIGNS[objective] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((sign) => (DRAWINGS[sign] ? { drawing: DRAWINGS[sign] } : { text: sign }));
