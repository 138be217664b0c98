/** One small slip of paper that says what something is, what it would do, or why it cannot be done now. */

import { type Surroundings, surroundings } from "./placement";

/** `said` is what acting on it would do, or why that cannot be done: the tone is about this alone. */
export type Slip = { title: string; text?: string; lines?: string[]; said?: string[]; tone?: "plain" | "may" | "not" };

type Shown = Slip & { where: DOMRect; around: Surroundings };

export const explained = $state<{ shown: Shown | null }>({ shown: null });
let holder: Element | null = null;

/** Lay the slip beside an element. */
export function explain(beside: Element, slip: Slip): void {
  if (!beside.isConnected) return;
  if (holder && holder !== beside) holder.removeAttribute("aria-describedby");
  holder = beside;
  beside.setAttribute("aria-describedby", "slip");
  explained.shown = { ...slip, where: beside.getBoundingClientRect(), around: surroundings(beside) };
}

/** Write more on the slip, if it still lies there. */
export function addTo(beside: Element, slip: Partial<Slip>): void {
  if (holder === beside && explained.shown) explained.shown = { ...explained.shown, ...slip };
}

/** Take it away; with an element: only if it lies there. */
export function hush(beside?: Element): void {
  if (beside && beside !== holder) return;
  holder?.removeAttribute("aria-describedby");
  holder = null;
  explained.shown = null;
}

export const explaining = (beside: Element): boolean => holder === beside;
