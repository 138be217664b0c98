/** Why something was not done, in words a person reads. */

import { Problem } from "../../app/api";
import { knows, t } from "../../app/i18n.svelte";

export function refused(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  const message = `table-refused-${error.type}`;
  return t(knows(message) ? message : "table-refused-other");
}
