/** Levels as the cards write them: `ROMAN[4]` is IV. */
export const ROMAN = ["", "I", "II", "III", "IV"] as const;
