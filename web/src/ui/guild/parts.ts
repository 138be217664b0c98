/** What faces are drawn from: each part one hand's line work, on a square of 96. */

const shade = (d: string): string => `<path d="${d}" fill="var(--ink)" stroke="none" opacity=".14"/>`;
const line = (d: string, width = 2.8): string => `<path d="${d}" stroke-width="${width}"/>`;
const filled = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;

/** Neck, ears and head. */
export const head = (skin: string): string =>
  filled("M40 60v14q8 8 16 0V60z", skin) +
  shade("M40 66q8 8 16 0v5q-8 4-16 0z") +
  filled("M26 40c-7-2-7 12 1 12zM70 40c7-2 7 12-1 12z", skin) +
  filled("M26 42c0-15 9-24 22-24s22 9 22 24c0 16-10 28-22 28S26 58 26 42z", skin) +
  shade("M61 22q9 7 9 20c0 16-10 28-22 28q15-9 15-28 0-12-2-20z");

/**
 * What is worn; the level shows in it: an apprentice's kerchief, a journeyman's waistcoat, a master's chain, a
 * champion's chain of two rows.
 */
export const clothes = {
  apprentice: (cloth: string, second: string): string =>
    filled("M8 97c2-17 15-23 32-24h16c17 1 30 7 32 24z", cloth) + filled("M35 72l13 15 13-15q-13 8-26 0z", second),
  journeyman: (cloth: string, second: string): string =>
    filled("M8 97c2-17 15-23 32-24h16c17 1 30 7 32 24z", second) +
    filled("M14 97c1-12 7-19 19-22l15 22zM82 97c-1-12-7-19-19-22L48 97z", cloth),
  master: (cloth: string, second: string): string =>
    filled("M6 97c2-18 16-24 34-25h16c18 1 32 7 34 25z", cloth) +
    `<path d="M27 76q21 30 42 0" stroke="${second}" stroke-width="5"/>` +
    `<circle cx="48" cy="91" r="4.5" fill="${second}"/>`,
  champion: (cloth: string, second: string): string =>
    filled("M6 97c2-18 16-24 34-25h16c18 1 32 7 34 25z", cloth) +
    `<path d="M31 75q17 22 34 0" stroke="${second}" stroke-width="4"/>` +
    `<path d="M24 78q24 34 48 0" stroke="${second}" stroke-width="5"/>` +
    `<circle cx="48" cy="94" r="5" fill="${second}"/>`,
};

/** Hair behind the head. */
export const behind = {
  long: (hair: string): string => filled("M21 80c-7-26-5-68 27-68s34 42 27 68q-9 6-15 1H36q-6 5-15-1z", hair),
  bob: (hair: string): string => filled("M19 60c-5-29 6-48 29-48s34 19 29 48q-6 7-13 2H32q-7 5-13-2z", hair),
  braids: (hair: string): string =>
    filled("M26 48q-11 14-7 36 9 5 11-3-1-16 3-24zM70 48q11 14 7 36-9 5-11-3 1-16-3-24z", hair),
  bun: (hair: string): string => `<circle cx="48" cy="12" r="9.5" fill="${hair}"/>`,
  halo: (hair: string): string => `<circle cx="48" cy="35" r="31" fill="${hair}"/>`,
};

/** Hair over the brow, beards. */
export const front = {
  short: (hair: string): string => filled("M25 43c-4-19 8-30 24-30s25 11 22 30q-2-10-8-15-13 5-26-1-8 4-12 16z", hair),
  fringe: (hair: string): string => filled("M25 43c-3-20 8-31 23-31s26 11 23 31q-3-6-4-10-19 4-38 0-1 4-4 10z", hair),
  parted: (hair: string): string =>
    filled("M25 46c-3-20 8-32 23-32s26 12 23 32q-6-6-8-14-9-3-15-11-6 8-15 11-2 8-8 14z", hair),
  quiff: (hair: string): string =>
    filled(
      "M26 42c-3-11-1-18 4-22-2-6 4-10 9-8 5-7 16-7 20-1 9 1 14 11 11 31q-3-9-6-13-12 0-20-6-8 2-13 8-3 4-5 11z",
      hair,
    ),
  sides: (hair: string): string => filled("M25 45q-5-13 4-20 2 9 0 16zM71 45q5-13-4-20-2 9 0 16z", hair),
  beard: (hair: string): string =>
    filled("M26 47c0 24 9 32 22 32s22-8 22-32q-4 10-12 8-10-4-20 0-8 2-12-8z", hair) + line("M42 61q6 3 12 0"),
  moustache: (hair: string): string => filled("M48 56c5-4 12-1 16 5-6 2-12 1-16-1-4 2-10 3-16 1 4-6 11-9 16-5z", hair),
};

/** What lies on the head. */
export const hats = {
  cap: (cloth: string): string =>
    filled("M22 32c-1-15 12-23 26-23s27 8 26 23q-6-4-26-4t-26 4z", cloth) +
    filled("M17 36q14-12 46-6-16 10-46 6z", cloth),
  straw: (cloth: string): string =>
    filled("M28 28c0-15 8-21 20-21s20 6 20 21z", cloth) + filled("M8 33q40-17 80 0-40 9-80 0z", cloth),
  bonnet: (cloth: string): string =>
    filled("M23 28c-5-15 8-23 25-23s30 8 25 23q-25-7-50 0z", cloth) +
    filled("M23 35v-8q25-8 50 0v8q-25-8-50 0z", "var(--amber)") +
    filled("M62 24C62 8 76 2 88 8c-9 3-10 13-22 17z", "var(--paper)"),
  scarf: (cloth: string): string =>
    filled(
      "M14 90c6-14 7-26 7-42C21 22 31 8 48 8s27 14 27 40c0 16 1 28 7 42q-34 12-68 0zM31 45c0 15 8 23 17 23s17-8 17-23-7-21-17-21-17 6-17 21z",
      cloth,
      ' fill-rule="evenodd"',
    ) + line("M30 66q10 12 33 5", 2),
};

/** What a face looks like from within. */
export const looks = {
  eyes: line("M39.5 45v.3M56.5 45v.3", 5.4),
  smiling: line("M35 46.5q4-5.5 8.5 0m9 0q4-5.5 8.5 0"),
  glasses:
    line("M39.5 45.5v.3M56.5 45.5v.3", 4.6) +
    '<g fill="#fff" fill-opacity=".35" stroke-width="2.2"><circle cx="39" cy="45.5" r="7.6"/><circle cx="57" cy="45.5" r="7.6"/></g>' +
    line("M46.6 44.5q1.4-1.4 2.8 0", 2.2),
  brows: line("M34.5 36.5q4-3 8-1m11 0q4-2 8 1", 2.4),
  heavy: line("M33.5 37.5q5-4.5 10-1.5m9 0q5-3 10 1.5", 4.4),
  raised: line("M34.5 35q4-4.5 8-2.5m11 2.5q4-2 8 1", 2.4),
  nose: line("M49 46.5q4.5 6.5-1.5 8", 2.2),
  smile: line("M41 60.5q7 5.5 14 0", 2.6),
  grin: `<path d="M39.5 58.5h17q-1 8.5-8.5 8.5t-8.5-8.5z" fill="#fff" stroke-width="2.2"/>`,
  calm: line("M43.5 61.5h9", 2.6),
  wry: line("M42 62q8 1.5 12.5-3.5", 2.6),
  freckles: line("M35 53v.1M39 55.5v.1M57 55.5v.1M61 53v.1", 2.2),
  blush:
    '<g fill="var(--crimson)" stroke="none" opacity=".25"><circle cx="34.5" cy="54" r="4.5"/><circle cx="61.5" cy="54" r="4.5"/></g>',
  lines: line("M33.5 50l2 1.4M62.5 50l-2 1.400M43 29.500q5-1.5 10 0", 1.4),
  earrings:
    '<g fill="var(--amber)" stroke-width="1.8"><circle cx="24.5" cy="55" r="3.4"/><circle cx="71.5" cy="55" r="3.4"/></g>',
  pencil: `<path d="M62 36l20-12 2.5 4-20 12z" fill="var(--amber)" stroke-width="2"/>`,
};
