/** The digest that a fair shuffle is proved with. */

import { expect, it } from "vitest";

import { sha256 } from "../src/app/sha256";
import { promiseOf } from "../src/table/lobby/contribution";

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
const lengths = [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000];

it.each(lengths)("of %i letters is what everyone else finds", async (length) => {
  const text = "é".repeat(length % 7) + "a".repeat(length);
  expect(sha256(text)).toBe(await digest(text));
});

it("a promise is a digest of what was contributed, and of nothing else", async () => {
  expect(promiseOf("00ff")).toBe(await digest("atelier contribution 00ff"));
  expect(promiseOf("00ff")).not.toBe(promiseOf("00fe"));
});
