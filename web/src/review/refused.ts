/** Why something was not done, in words a person reads. */

import { Problem } from "../house/api";
import { knows, t } from "../house/words.svelte";

export function refused(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  const message = `table-refused-${error.type}`;
  return t(knows(message) ? message : "table-refused-other");
}
