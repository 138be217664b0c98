/** The workshop, with its words: they come with the page, for most people never open it. */

import { addMessages } from "../../app/i18n.svelte";

export { default } from "./WorkshopPage.svelte";

await addMessages({
  en: () => import("../../../../src/atelier/words/workshop/en.ftl?raw"),
  fr: () => import("../../../../src/atelier/words/workshop/fr.ftl?raw"),
});
