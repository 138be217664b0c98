/** The workshop, with its words: they come with the page, for most people never open it. */

import { haveMessages } from "../../app/i18n.svelte";
import { MISTAKES } from "../../app/mistakes";

export { default } from "./WorkshopPage.svelte";

await haveMessages({
  en: () => import("../../../../src/atelier/words/workshop/en.ftl?raw"),
  fr: () => import("../../../../src/atelier/words/workshop/fr.ftl?raw"),
});
await haveMessages(MISTAKES);
