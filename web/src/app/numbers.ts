/** Numbers as they are written: a real minus sign, never a hyphen. */

/** A chance, or its doubt, as it is told everywhere; a half is rounded up. */
export const percent = (chance: number): number => Math.round(100 * chance);
/** So many: 21, −21. */
export const written = (count: number): string => (count < 0 ? `−${-count}` : String(count));
/** So many more or fewer: +2, −3. */
export const signed = (by: number): string => (by < 0 ? written(by) : `+${by}`);
