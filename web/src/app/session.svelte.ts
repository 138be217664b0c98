/** Who sits at this browser. The key is in a cookie no script can read; here is only the name. */

import { call, get, Problem, type Schemas } from "./api";
import { t } from "./i18n.svelte";

export const session = $state({ name: "", known: false });

/** Ask whether the server knows this browser. */
export async function loadSession(): Promise<void> {
  try {
    const answer = await get<Schemas["Me"]>("/api/me");
    Object.assign(session, { name: answer.name, known: true });
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 0) throw error;
  }
}

/** Say one's name; the first time the server gives this browser its key. */
export async function setName(name: string): Promise<void> {
  const answer = await call<Schemas["Me"]>("PUT", "/api/me", { name });
  Object.assign(session, { name: answer.name, known: true });
}

/** Before a change: someone without a name plays as a guest. */
export async function ensureSession(): Promise<void> {
  if (!session.known) await setName(session.name || t("me-guest"));
}
