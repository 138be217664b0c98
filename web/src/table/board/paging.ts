/** Areas that lie beside each other, one in sight at a time: which is, and how to turn to another. */

import { reducedMotion } from "../../app/theme.svelte";

const pages = (areas: HTMLElement): HTMLElement[] =>
  [...areas.children].filter((child): child is HTMLElement => child instanceof HTMLElement);

const leftOf = (areas: HTMLElement, page: HTMLElement): number => page.offsetLeft - areas.offsetLeft;

export function pageOf(areas: HTMLElement, name: string): HTMLElement | undefined {
  return pages(areas).find((page) => page.dataset.area === name);
}

/** The area in which something is pointed at; what is only to be done later is looked at later. */
export function areaPointedAt(areas: ParentNode): string | undefined {
  const first = areas.querySelector(".pointed:not(.later)") ?? areas.querySelector(".pointed");
  return first?.closest<HTMLElement>("[data-area]")?.dataset.area;
}

/** The area under the middle of what is seen. */
export function areaInSight(areas: HTMLElement): string | undefined {
  const middle = areas.scrollLeft + areas.clientWidth / 2;
  return pages(areas).find((page) => leftOf(areas, page) + page.offsetWidth > middle)?.dataset.area;
}

export function turnTo(areas: HTMLElement, page: HTMLElement, quiet = false): void {
  areas.scrollTo({ left: leftOf(areas, page), behavior: quiet || reducedMotion() ? "instant" : "smooth" });
}
