/** Artisans: a year at the market of seven materials. */

import type { GameModule } from "../module";
import picture from "./picture.svg";

const artisans: GameModule = {
  name: "artisans",
  picture,
  icon: "cards",
  defaults: {},
  firstOptions: {},
  credits: [
    { part: "artisans-rules", ours: false },
    { part: "artisans-objects", ours: true },
  ],
  room: () => import("./room"),
  sprite: () => import("./sprite"),
  lessons: [{ name: "artisans", script: () => import("./lesson.json"), options: {} }],
  gallery: () => import("./gallery"),
  pictures: () => import("./pictures"),
  workshop: () => import("./workshop"),
};
export default artisans;
