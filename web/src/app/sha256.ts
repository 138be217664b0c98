/** SHA-256 of a text, in hexadecimal. The browser's own is there only on pages that came by HTTPS; this one is everywhere. */

const PRIMES = [...Array(312).keys()]
  .filter((n) => n > 1 && [...Array(n).keys()].every((by) => by < 2 || n % by))
  .slice(0, 64);
/** The first 32 bits behind the point. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const said = new TextEncoder().encode(text);
  const padded = new Uint8Array((((said.length + 8) >> 6) + 1) << 6);
  padded.set(said);
  padded[said.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, said.length * 8);
  let state = FIRST;
  for (let block = 0; block < padded.length; block += 64) state = mixed(state, words, block);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mixed(state: number[], words: DataView, block: number): number[] {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = words.getInt32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (state[place]! + word) | 0);
}
