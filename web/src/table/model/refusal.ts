/** Why something was not done, in words a person reads. */

import { capitalize, hasMessage, messageText, t } from "../../app/i18n.svelte";
import type { Refusal } from "./live.svelte";

export function refusalText(game: string, refusal: Refusal): string {
  if (refusal.rule) return capitalize(messageText(game, "why", refusal.rule));
  const message = `table-refused-${refusal.type}`;
  return t(hasMessage(message) ? message : "table-refused-other");
}
