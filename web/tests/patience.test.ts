/** What a page cannot do without is asked for again where the server had no time for it. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Problem } from "../src/app/api";
import { thingsAt } from "../src/app/things";
import { valuesOf } from "../src/pages/workshop/bench.svelte";

const asked = vi.fn<() => Response>();
const told = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const refusal = (status: number, more: object = { retry_after: 1 }): Response =>
  told(status, { type: "urn:atelier:problem:too-many", detail: "", ...more });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => asked());
  asked.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe.each([
  ["the things of a table", (table: string): Promise<unknown> => thingsAt(table)],
  ["the values of a file", (text: string): Promise<unknown> => valuesOf(text)],
])("%s", (name, ask) => {
  it("are asked for again when the server says so, and come", async () => {
    asked.mockReturnValueOnce(refusal(429)).mockReturnValueOnce(refusal(503, { retry_after: 5 }));
    asked.mockReturnValue(told(200, { found: name }));
    const came = ask("patiently");
    await vi.advanceTimersByTimeAsync(900);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await came).toEqual({ found: name });
  });

  it("are not there where nobody says when to ask again, or where it takes too long", async () => {
    for (const answer of [refusal(422, {}), refusal(429, { retry_after: 60 })]) {
      asked.mockReturnValue(answer);
      await expect(ask("not at all")).rejects.toThrow(Problem);
    }
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("are asked for so often and no more", async () => {
    asked.mockImplementation(() => refusal(503));
    const came = expect(ask("in vain")).rejects.toThrow(Problem);
    await vi.runAllTimersAsync();
    await came;
    expect(asked).toHaveBeenCalledTimes(9);
  });
});
