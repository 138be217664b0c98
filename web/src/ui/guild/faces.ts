/** The faces of the guild, each put together from a few drawn parts: symbols of one sprite. */

import { behind, clothes, front, hats, head, looks } from "./parts";

const FAIR = "#f0d0b6";
const ROSE = "#e3b7a0";
const TAN = "#cf9a72";
const BROWN = "#a06a49";
const DARK = "#7b4e38";
const BLACK = "#3f3330";
const GREY = "#b9bcbd";
const WHITE = "#ece6da";

/** From the back to the front, before a disc of one colour. */
const FACES: Record<string, [disc: string, ...parts: string[]]> = {
  manon: [
    "#cfe3e6",
    behind.braids("var(--terracotta)"),
    clothes.apprentice("var(--leaf)", "var(--straw)"),
    head(FAIR),
    front.fringe("var(--terracotta)"),
    looks.eyes + looks.brows + looks.nose + looks.grin + looks.freckles,
  ],
  bastien: [
    "#e8c9b4",
    clothes.apprentice("var(--steel)", "var(--crimson)"),
    head(ROSE),
    front.quiff("var(--straw)"),
    looks.eyes + looks.raised + looks.nose + looks.smile + looks.blush + looks.pencil,
  ],
  ines: [
    "#f0dca4",
    behind.bob(BLACK),
    clothes.apprentice("var(--crimson)", "var(--paper)"),
    head(TAN),
    front.fringe(BLACK),
    looks.eyes + looks.nose + looks.wry + looks.blush,
  ],
  colin: [
    "#cfdcb8",
    behind.halo(BLACK),
    clothes.apprentice("var(--amber)", "var(--teal)"),
    head(DARK),
    looks.smiling + looks.brows + looks.nose + looks.grin,
    hats.cap("var(--teal)"),
  ],
  odile: [
    "#d9e4dc",
    behind.bun("var(--walnut)"),
    clothes.journeyman("var(--teal)", "var(--paper)"),
    head(FAIR),
    front.parted("var(--walnut)"),
    looks.glasses + looks.brows + looks.nose + looks.smile,
  ],
  gaspard: [
    "#e9d3a8",
    clothes.journeyman("var(--leaf)", "var(--straw)"),
    head(ROSE),
    front.beard("var(--walnut)"),
    looks.eyes + looks.heavy + looks.nose,
    hats.cap("var(--walnut)"),
  ],
  yasmine: [
    "#efd3c4",
    clothes.journeyman("var(--plum)", "var(--straw)"),
    head(TAN),
    hats.scarf("var(--teal)"),
    looks.eyes + looks.brows + looks.nose + looks.smile,
  ],
  ada: [
    "#d8d3e4",
    behind.long(BLACK),
    clothes.journeyman("var(--crimson)", "var(--paper)"),
    head(BROWN),
    front.parted(BLACK),
    looks.eyes + looks.raised + looks.nose + looks.wry + looks.earrings,
  ],
  anselme: [
    "#e3d6e2",
    clothes.master("var(--plum)", "var(--amber)"),
    head(ROSE),
    front.sides(WHITE) + looks.lines,
    looks.glasses + looks.heavy + looks.nose,
    front.moustache(WHITE),
  ],
  honorine: [
    "#f0d9ae",
    behind.bun(GREY),
    clothes.master("var(--steel)", "var(--amber)"),
    head(DARK),
    front.parted(GREY),
    looks.smiling + looks.brows + looks.nose + looks.smile + looks.earrings,
  ],
  balthazar: [
    "#c9dbe2",
    clothes.master("var(--crimson)", "var(--amber)"),
    head(BROWN),
    front.beard(WHITE),
    looks.eyes + looks.heavy + looks.nose,
    hats.bonnet("var(--plum)"),
  ],
  solange: [
    "#d5e0c4",
    behind.long(GREY),
    clothes.master("var(--walnut)", "var(--amber)"),
    head(FAIR),
    looks.eyes + looks.raised + looks.nose + looks.calm + looks.lines,
    front.fringe(GREY),
    hats.straw("var(--straw)"),
  ],
  alienor: [
    "#dfe0ee",
    behind.long("var(--straw)"),
    clothes.champion("var(--teal)", "var(--amber)"),
    head(FAIR),
    front.parted("var(--straw)"),
    looks.eyes + looks.brows + looks.nose + looks.calm + looks.earrings,
  ],
  isidore: [
    "#d6e6da",
    clothes.champion("var(--steel)", "var(--amber)"),
    head(BROWN),
    front.short(BLACK),
    looks.glasses + looks.brows + looks.nose + looks.wry,
  ],
  mahaut: [
    "#f0d3c8",
    behind.braids("var(--walnut)"),
    clothes.champion("var(--crimson)", "var(--amber)"),
    head(TAN),
    front.fringe("var(--walnut)"),
    looks.eyes + looks.heavy + looks.nose + looks.smile,
  ],
  theophile: [
    "#e8dcb4",
    clothes.champion("var(--plum)", "var(--amber)"),
    head(DARK),
    front.beard(GREY),
    looks.smiling + looks.raised + looks.nose,
    hats.bonnet("var(--teal)"),
  ],
};

const CLIP = '<clipPath id="guild-disc"><circle cx="48" cy="48" r="46.5"/></clipPath>';

const symbol = ([id, [disc, ...parts]]: [string, [string, ...string[]]]): string =>
  `<symbol id="guild-${id}" viewBox="0 0 96 96"><circle cx="48" cy="48" r="46.5" fill="${disc}"/>` +
  '<g clip-path="url(#guild-disc)" fill="none" stroke="var(--ink)" stroke-width="2.8" stroke-linecap="round"' +
  ` stroke-linejoin="round">${parts.join("")}</g>` +
  '<circle cx="48" cy="48" r="46.5" fill="none" stroke="var(--ink)" stroke-width="2.4"/></symbol>';

export default CLIP + Object.entries(FACES).map(symbol).join("");
