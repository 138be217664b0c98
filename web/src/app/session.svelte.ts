/** Who sits at this browser. The key is in a cookie no script can read; here is only the name. */

import { call, get, type Schemas } from "./api";
import { t } from "./i18n.svelte";

export const session = $state({ name: "", known: false });

/** Ask whether the server knows this browser. */
export async function loadSession(): Promise<void> {
  Object.assign(session, await get<Schemas["WhoIsThere"]>("/api/visitor"));
}

/** Say one's name; the first time the server gives this browser its key. */
export async function setName(name: string): Promise<void> {
  const answer = await call<Schemas["Me"]>("PUT", "/api/me", { name });
  Object.assign(session, { name: answer.name, known: true });
}

const BIRDS = 12;
const bird = Math.floor(BIRDS * Math.random());

/** What somebody is called, who has not said a name: like a bird, so that two of them can sit at one table. */
export const ownName = (): string => session.name || t("me-guest", { bird });

/** Before a change: someone without a name plays under one of ours. */
export async function ensureSession(): Promise<void> {
  if (!session.known) await setName(ownName());
}
