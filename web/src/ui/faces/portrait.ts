/** A face as a symbol of a sprite. */

/** From the back to the front, before a disc of one colour. */
export type Portrait = [disc: string, ...parts: string[]];

/** What no part reaches beyond. */
export const CLIP = '<clipPath id="face-disc"><circle cx="48" cy="48" r="46.5"/></clipPath>';

export const symbol = (id: string, [disc, ...parts]: Portrait): string =>
  `<symbol id="${id}" viewBox="0 0 96 96"><circle cx="48" cy="48" r="46.5" fill="${disc}"/>` +
  '<g clip-path="url(#face-disc)" fill="none" stroke="var(--ink)" stroke-width="2.8" stroke-linecap="round"' +
  ` stroke-linejoin="round">${parts.join("")}</g>` +
  '<circle cx="48" cy="48" r="46.5" fill="none" stroke="var(--ink)" stroke-width="2.4"/></symbol>';
