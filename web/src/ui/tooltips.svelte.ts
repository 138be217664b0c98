/** One small tooltip that says what something is, what it would do, or why it cannot be done now. */

import { type Surroundings, surroundings } from "./placement";

/** So many of something, by its own shape or in words. */
export type Amount = { count: string; drawing: string | null; text: string };
/** A line of a reckoning: what it costs, whom it pays, what it brings. */
export type Row = { label: string; amounts: Amount[]; tone?: "gain" | "loss" };

/** `facts` are short and stand each on its own line; `rows` are the sums of a move, `risks` what it would bring upon one. `said` is what acting on it would do, or why that cannot be done: the tone is about this alone. */
export type TooltipText = {
  title: string;
  text?: string;
  facts?: string[];
  rows?: Row[];
  lines?: string[];
  said?: string[];
  risks?: string[];
  tone?: "plain" | "may" | "not";
};

type Shown = TooltipText & { where: DOMRect; around: Surroundings };

export const tooltip = $state<{ shown: Shown | null }>({ shown: null });
let holder: Element | null = null;
/** After a click, and on a new page, none comes up before the pointer has moved. */
let quiet = false;

export const isQuiet = (): boolean => quiet;
/** What lies under the pointer now is not asked. */
export function hush(): void {
  quiet = true;
  addEventListener("pointermove", () => (quiet = false), { once: true });
}

/** Show it beside an element. */
export function showTooltip(beside: Element, text: TooltipText): void {
  if (!beside.isConnected) return;
  if (holder && holder !== beside) holder.removeAttribute("aria-describedby");
  holder = beside;
  beside.setAttribute("aria-describedby", "tooltip");
  tooltip.shown = { ...text, where: beside.getBoundingClientRect(), around: surroundings(beside) };
}

/** Say more in it, if it is still there. */
export function extendTooltip(beside: Element, text: Partial<TooltipText>): void {
  if (holder === beside && tooltip.shown) tooltip.shown = { ...tooltip.shown, ...text };
}

/** Take it away; with an element: only if it lies there. */
export function hideTooltip(beside?: Element): void {
  if (beside && beside !== holder) return;
  holder?.removeAttribute("aria-describedby");
  holder = null;
  tooltip.shown = null;
}

export const hasTooltip = (beside: Element): boolean => holder === beside;
