/** What the rules of Artisans are illustrated with. */

import "./sign.css";

import type { Pictures } from "../pictures";
import Picture from "./components/Picture.svelte";
import { good } from "./explain";
import views from "./pictures.json";

const bench = (share: number) => `color-mix(in srgb, var(--bench) ${share}%, var(--page))`;

const pictures: Pictures = {
  views: views as unknown as Pictures["views"],
  component: Picture,
  good,
  ground: `linear-gradient(${bench(55)}, ${bench(72)})`,
};
export default pictures;
