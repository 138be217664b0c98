/** One small tooltip that says what something is, what it would do, or why it cannot be done now. */

import { type Surroundings, surroundings } from "./placement";

/** `said` is what acting on it would do, or why that cannot be done: the tone is about this alone. */
export type TooltipText = {
  title: string;
  text?: string;
  lines?: string[];
  said?: string[];
  tone?: "plain" | "may" | "not";
};

type Shown = TooltipText & { where: DOMRect; around: Surroundings };

export const tooltip = $state<{ shown: Shown | null }>({ shown: null });
let holder: Element | null = null;

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
