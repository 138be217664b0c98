/** Why something was not done, in one sentence a person reads. */

import { Problem } from "./api";
import { hasMessage, t } from "./i18n.svelte";

/** Our words for what the server says no to; what we have none for, it says itself. */
export function problemText({ type, detail }: Pick<Problem, "type" | "detail">): string {
  if (!type) return detail || t("problem-offline");
  const message = `problem-${type}`;
  return hasMessage(message) ? t(message) : detail || t("problem-other");
}

/** The same of whatever was caught; what is no problem of the server's is a fault of ours. */
export function errorText(error: unknown): string {
  if (error instanceof Problem) return problemText(error);
  throw error;
}
