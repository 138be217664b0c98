/** Who sits at this browser. The key is in a cookie no script can read; here is only the name. */

import { call, get, Problem, type Schemas } from "./api";
import { t } from "./i18n.svelte";

export const me = $state({ name: "", known: false });

/** Ask whether the server knows this browser. */
export async function meet(): Promise<void> {
  try {
    const told = await get<Schemas["Me"]>("/api/me");
    Object.assign(me, { name: told.name, known: true });
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 0) throw error;
  }
}

/** Say one's name; the first time the server gives this browser its key. */
export async function introduce(name: string): Promise<void> {
  const told = await call<Schemas["Me"]>("PUT", "/api/me", { name });
  Object.assign(me, { name: told.name, known: true });
}

/** Before a change: someone without a name plays as a guest. */
export async function beKnown(): Promise<void> {
  if (!me.known) await introduce(me.name || t("me-guest"));
}
