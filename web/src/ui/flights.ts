/** Things travel: from the place where they lay to the place where they go, over the table. */

import { reducedMotion } from "../app/theme.svelte";

/** Places are elements with `data-anchor`. What flies is a picture of `drawing` (or of the element at `from`). */
export type Journey = {
  from: string;
  to: string;
  drawing?: string;
  player?: number;
  card?: string;
  delay?: number;
  /** Gained or given, which sums tell, or gone along with what was chosen: no arrow shows it. */
  incidental?: boolean;
};

export type Flight = Journey & { start: DOMRect; clone: HTMLElement | null };

/** How long a journey takes if nobody says otherwise. */
const TRAVEL = 460;
const FADE = 260;
const aloft = new Set<Animation>();

/** The element of a place; the visible one if several have the name. */
export const find = (anchor: string): HTMLElement | null =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`)).find(
    (element) => element.getClientRects().length > 0,
  ) ?? null;

/** Before the view changes: remember where everything that will travel lies. */
export function prepare(journeys: readonly Journey[]): Flight[] {
  return journeys.flatMap((journey) => {
    const from = find(journey.from);
    const start = from?.getBoundingClientRect();
    if (!from || !start?.width) return [];
    return [{ ...journey, start, clone: reducedMotion() ? null : picture(journey, from) }];
  });
}

function picture(journey: Journey, from: HTMLElement): HTMLElement {
  if (!journey.drawing) {
    const copy = from.cloneNode(true) as HTMLElement;
    for (const inner of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
      for (const name of ["data-anchor", "data-spot", "data-moves", "id", "tabindex", "aria-label"])
        inner.removeAttribute(name);
      inner.classList.remove("can", "picked", "pointed", "pending", "landing");
    }
    return copy;
  }
  const box = document.createElement("div");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${journey.drawing}`);
  svg.setAttribute("viewBox", "0 0 96 96");
  svg.append(use);
  box.append(svg);
  if (journey.player !== undefined) box.style.setProperty("--player", `var(--player-${journey.player})`);
  return box;
}

/** After the view has changed: let everything fly; done when the last has landed. */
export async function fly(flights: readonly Flight[], duration = TRAVEL): Promise<void> {
  await Promise.all(flights.map((flight) => (flight.clone ? travel(flight, flight.clone, duration) : fade(flight))));
}

/** Everything in the air lands now. */
export function land(): void {
  for (const flying of aloft) flying.finish();
}

async function fade(flight: Flight): Promise<void> {
  const target = find(flight.to);
  if (target) await over(target.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: FADE }));
}

async function over(flying: Animation): Promise<void> {
  aloft.add(flying);
  try {
    await flying.finished;
  } catch {
    /* taken off the table on its way */
  } finally {
    aloft.delete(flying);
  }
}

async function travel(flight: Flight, clone: HTMLElement, duration: number): Promise<void> {
  const target = find(flight.to);
  const end = target?.getBoundingClientRect();
  if (!target || !end?.width) return;
  const { start } = flight;
  const size = flight.drawing ? Math.max(28, Math.min(start.width, start.height, 56)) : 0;
  const width = size || start.width;
  const height = size || start.height;
  const x = start.left + (start.width - width) / 2;
  const y = start.top + (start.height - height) / 2;
  clone.classList.add("travelling");
  clone.setAttribute("aria-hidden", "true");
  clone.inert = true;
  Object.assign(clone.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(clone);
  const scale = Math.min(1.2, Math.max(0.3, Math.min(end.width / width, end.height / height)));
  const dx = end.left + end.width / 2 - (x + width / 2);
  const dy = end.top + end.height / 2 - (y + height / 2);
  const lift = -Math.min(60, Math.hypot(dx, dy) / 6);
  const ease = getComputedStyle(document.documentElement).getPropertyValue("--ease").trim() || "ease";
  const flying = clone.animate(
    [
      { transform: "translate(0, 0)" },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 + lift}px) scale(${(1 + scale) / 2 + 0.08})`, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.9 },
    ],
    { duration, delay: flight.delay ?? 0, easing: ease, fill: "both" },
  );
  target.classList.add("landing");
  await over(flying);
  clone.remove();
  target.classList.remove("landing");
}
