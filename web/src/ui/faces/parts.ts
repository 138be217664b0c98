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

/** What a guest wears: a coat in the colour of the seat. */
export const coat: string =
  filled("M8 97c2-17 15-23 32-24h16c17 1 30 7 32 24z", "var(--player,var(--oak))") +
  filled("M34 73l-5 7 13 12 6-7 6 7 13-12-5-7q-14 9-28 0z", "var(--paper)");

/**
 * What is worn in the guild; the level shows in it: an apprentice's kerchief, a journeyman's waistcoat, a master's chain, a
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
  curls: (hair: string): string =>
    filled(
      "M24 66c-10-1-13-11-7-16-8-6-4-17 4-18-3-10 6-17 14-14 3-9 16-10 20-4 8-5 18 1 17 9 9 1 13 12 6 18 7 5 5 16-3 17 0 9-9 12-15 8H38c-5 5-14 4-14 0z",
      hair,
    ),
  plait: (hair: string): string =>
    filled("M66 50c14 4 16 18 11 24 4 6 2 12-3 18l-8-3c3-5 1-9-2-12 3-6 0-16 2-27z", hair),
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
  locks: (hair: string): string =>
    filled(
      "M25 44c-6-8-2-17 4-18-1-8 8-13 14-9 4-6 14-5 16 0 8-2 13 6 10 12 6 3 7 11 2 15-3-3-3-7-3-10-5 1-9-1-10-5-5 4-11 4-14 0-3 5-8 7-13 5 0 4-2 7-6 10z",
      hair,
    ),
  swept: (hair: string): string =>
    filled("M25 47c-5-22 8-35 26-34 17 1 24 15 20 32-2-9-5-14-10-16-10 8-24 8-33 6q0 6-3 12z", hair),
  shaved: (hair: string): string =>
    `<path d="M26 40c0-14 9-22 22-22s22 8 22 22q-3-9-8-11-14-6-28 0-5 2-8 11z" fill="${hair}" stroke="none" opacity=".42"/>`,
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
  beret: (cloth: string): string =>
    filled("M21 33C9 27 17 11 37 9c22-3 45 5 44 16-1 8-13 6-21 6-14 0-26 5-39 2z", cloth) + line("M47 8q0-4 3-5"),
  knit: (cloth: string): string =>
    `<circle cx="48" cy="7" r="6" fill="var(--paper)"/>` +
    filled("M24 30c-2-14 9-20 24-20s26 6 24 20z", cloth) +
    filled("M21 28q27-6 54 0v9q-27-7-54 0z", "var(--paper)") +
    line("M33 27v7M43 26v7M53 26v7M63 27v7", 1.8),
  kerchief: (cloth: string): string =>
    filled("M68 27q14-3 18 5-7 0-9 3 6 4 5 12-9-2-13-14z", cloth) +
    filled("M22 36C19 18 32 8 48 8s29 10 26 28q-26-12-52 0z", cloth) +
    line("M36 20v.2M48 16v.2M60 20v.2M42 26v.2M55 26v.2", 4),
  band: (cloth: string): string => filled("M25 33q23-8 46 0l1 7q-24-9-48 0z", cloth),
  brim: (cloth: string): string =>
    filled("M30 28c0-14 4-21 10-20 5 3 11 3 16 0 6-1 10 6 10 20z", cloth) +
    filled("M30 28q18 4 36 0v-6q-18 4-36 0z", "var(--paper)") +
    filled("M11 29q37 12 74 0-5 12-37 12T11 29z", cloth),
  wrap: (cloth: string): string =>
    filled("M23 36C12 18 26 3 48 3s36 15 25 33q-25-13-50 0z", cloth) +
    line("M29 31C34 18 46 11 64 10M38 28q8-9 30-9M25 22q6-9 18-14", 2),
  hood: (cloth: string): string =>
    filled(
      "M22 77C12 60 10 6 48 4c38 2 36 56 26 73q-26 9-52 0zM29 45c0 16 8 25 19 25s19-9 19-25c0-13-7-21-19-21s-19 8-19 21z",
      cloth,
      ' fill-rule="evenodd"',
    ),
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
  flower:
    '<g stroke-width="2"><path d="M72 24c3-7 10-4 8 2 7 0 7 8 0 8 2 7-6 8-8 2-5 4-10-2-6-6-5-4 0-9 6-6z" fill="var(--rose)"/>' +
    '<circle cx="73.500" cy="30" r="3" fill="var(--amber)"/></g>',
  pencil: `<path d="M62 36l20-12 2.5 4-20 12z" fill="var(--amber)" stroke-width="2"/>`,
};
