/** What the rules of Little Town are illustrated with. */

import type { Pictures } from "../pictures";
import Picture from "./components/Picture.svelte";
import { good } from "./explain";
import views from "./pictures.json";

const pictures: Pictures = { views: views as unknown as Pictures["views"], component: Picture, good };
export default pictures;
