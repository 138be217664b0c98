/** Little Town with its expansion: workers gather and build in one valley. */

import type { GameModule } from "../module";
import picture from "./picture.svg";

const littleTown: GameModule = {
  name: "little-town",
  picture,
  icon: "map",
  defaults: { expansion: "standard" },
  firstOptions: { expansion: "off", market: "first" },
  credits: [
    { part: "town-base", ours: false },
    { part: "town-expansion", ours: false },
    { part: "town-cards", ours: true },
  ],
  room: () => import("./room"),
  sprite: () => import("./sprite"),
  lesson: () => import("./lesson.json"),
  gallery: () => import("./gallery"),
  pictures: () => import("./pictures"),
  workshop: () => import("./workshop"),
};
export default littleTown;
