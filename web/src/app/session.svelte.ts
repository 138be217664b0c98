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
const KEPT = "atelier-guest";
/** The name that is lent to who has said none: a bird, always the same in this browser; and how it was written down. */
type Guest = { bird: number; name: string };
const guest = $state(readGuest());

function readGuest(): Guest {
  const fresh = { bird: Math.floor(BIRDS * Math.random()), name: "" };
  try {
    return keepGuest({ ...fresh, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Guest>) });
  } catch {
    return fresh;
  }
}

function keepGuest(kept: Guest): Guest {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    /* a browser that keeps nothing is lent another next time */
  }
  return kept;
}

/** What somebody is called, who has not said a name: like a bird, so that two of them can sit at one table. */
export const ownName = (): string => session.name || t("me-guest", { bird: guest.bird });

/** Is this name one of ours, lent until another is said? */
export const isLent = (name: string): boolean => name === (session.name ? guest.name : ownName());

/** Sit down under a name; one that is ours stays known as lent. */
export async function nameMyself(name: string): Promise<void> {
  if (!session.known && isLent(name)) await ensureSession();
  else if (name !== session.name) await setName(name);
}

/** Before a change: someone without a name plays under one of ours. */
export async function ensureSession(): Promise<void> {
  if (session.known) return;
  guest.name = ownName();
  keepGuest(guest);
  await setName(guest.name);
}
