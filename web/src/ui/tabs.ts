/** Tabs by the keyboard: arrows lead from one to the next and around, Home and End to the first and the last. */

const FORWARD = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN = { ArrowDown: 1, ArrowUp: -1 };

/** The tab a key leads to, if it leads to one; the key then does nothing else. */
export function tabAfter<Tab extends string>(
  event: KeyboardEvent,
  tabs: readonly Tab[],
  here: Tab,
  upright = false,
): Tab | undefined {
  const steps: Record<string, number> = upright ? { ...FORWARD, ...DOWN } : FORWARD;
  const step = steps[event.key];
  const next =
    event.key === "Home"
      ? tabs[0]
      : event.key === "End"
        ? tabs.at(-1)
        : step && tabs[(tabs.indexOf(here) + step + tabs.length) % tabs.length];
  if (!next) return undefined;
  event.preventDefault();
  return next;
}
