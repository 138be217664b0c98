/** Why something was not done, in words a person reads. */

import { Problem } from "../../app/api";
import { hasMessage, t } from "../../app/i18n.svelte";

export function refused(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  const message = `table-refused-${error.type}`;
  return t(hasMessage(message) ? message : "table-refused-other");
}
