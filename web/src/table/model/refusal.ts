/** Why something was not done, in words a person reads. */

import { capital, knows, sentence, t } from "../../app/i18n.svelte";
import type { Refusal } from "./live.svelte";

export function refusalText(game: string, refusal: Refusal): string {
  if (refusal.rule) return capital(sentence(game, "why", refusal.rule));
  const message = `table-refused-${refusal.type}`;
  return t(knows(message) ? message : "table-refused-other");
}
