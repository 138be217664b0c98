/** What a lesson points at: the place of a name; for a name that ends in a dash, or that no place has, all that lies there. */
export function anchored(within: ParentNode, anchor: string): HTMLElement[] {
  const name = CSS.escape(anchor);
  const whole = [...within.querySelectorAll<HTMLElement>(`[data-anchor="${name}"]`)];
  const parts = anchor.endsWith("-") ? name : `${name}-`;
  return whole.length ? whole : [...within.querySelectorAll<HTMLElement>(`[data-anchor^="${parts}"]`)];
}
