/** What the rules of Artisans are illustrated with. */

import "./sign.css";

import type { Pictures } from "../pictures";
import Picture from "./components/Picture.svelte";
import { good } from "./explain";
import views from "./pictures.json";

const pictures: Pictures = { views: views as unknown as Pictures["views"], component: Picture, good };
export default pictures;
