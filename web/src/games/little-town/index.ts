/** Little Town with its expansion: workers gather and build in one valley. */

import type { GameModule } from "../module";
import picture from "./picture.svg";

/** The game as most know it, and its base alone, for somebody to whom it is new. */
const USUAL = { expansion: "standard" };
const FIRST = { expansion: "off", market: "first" };

const littleTown: GameModule = {
  name: "little-town",
  picture,
  icon: "map",
  defaults: USUAL,
  firstOptions: FIRST,
  credits: [
    { part: "town-base", ours: false },
    { part: "town-expansion", ours: false },
    { part: "town-cards", ours: true },
  ],
  room: () => import("./room"),
  sprite: () => import("./sprite"),
  lessons: [
    { name: "little-town", script: () => import("./lesson.json"), options: FIRST },
    { name: "little-town-artisans", script: () => import("./lesson-artisans.json"), options: USUAL },
  ],
  gallery: () => import("./gallery"),
  pictures: () => import("./pictures"),
  workshop: () => import("./workshop"),
};
export default littleTown;
