/** Why something did not work, in one sentence: the server's own, or that it does not answer. */

import { Problem } from "../../app/api";
import { t } from "../../app/i18n.svelte";

export function reason(error: unknown): string {
  if (error instanceof Problem) return error.detail || t("app-offline");
  throw error;
}
