/** The server tells what changed in our view; here it is put in. Nothing is decided. */

import type { Change } from "../../app/api";

/** A view with changes made; what did not change stays the very same object. */
export function applyChanges<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((seen, change) => put(seen, change.path, change), view) as T;
}

function put(seen: unknown, path: readonly (string | number)[], change: Change): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return change.after;
  if (Array.isArray(seen)) {
    const copy = [...seen];
    copy[first as number] = rest.length ? put(copy[first as number], rest, change) : change.after;
    return copy;
  }
  const copy = { ...(seen as Record<string, unknown>) };
  if (rest.length) copy[first] = put(copy[first], rest, change);
  else if ("after" in change) copy[first] = change.after;
  else delete copy[first];
  return copy;
}
