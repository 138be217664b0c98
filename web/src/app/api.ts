/** The server's calls. What goes over the wire is typed by the server itself: `schema.d.ts` is made from its OpenAPI. */

import type { components } from "./schema";

export type Schemas = components["schemas"];
export type Names = Schemas["Names"];
export type Thing = Schemas["NamedThing"];
export type Message = Schemas["Message"];
export type Choice = Schemas["Choice"];
export type Change = Schemas["Change"];
export type Seat = Schemas["SeatTold"];
export type Game = Schemas["GameTold"];
export type ShortTable = Schemas["ShortTable"];
export type TableSnapshot = Schemas["TableTold"];
/** What someone may do with a table, besides playing. */
export type Deed = TableSnapshot["may"][number];
export type Done = Schemas["Done"];

/** What the server said no to, and why: one sentence. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly detail: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(detail);
  }
}

/** Ask the server. A refusal, or no answer at all, is a `Problem`. */
export async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      signal,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Problem(0, "offline", "");
  }
  const text = await answer.text();
  const said = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : {};
  if (!answer.ok)
    throw new Problem(
      answer.status,
      String(said.type ?? "")
        .split(":")
        .pop() ?? "",
      said.detail ?? "",
      said,
    );
  return said as T;
}

export const get = <T>(path: string, signal?: AbortSignal) => call<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body: object = {}) => call<T>("POST", path, body);

/** How often, and after how many seconds at most, something is asked for again for which the server had no time. */
const AGAIN = 8;
const SOON = 5;

/** Ask for what changes nothing; where the server has no time for it now, again when it says that it may have. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const wait = error instanceof Problem ? Number(error.more["retry_after"] ?? Infinity) : Infinity;
      if (wait > SOON || attempt >= AGAIN) throw error;
      await new Promise((done) => setTimeout(done, 1000 * wait));
    }
  }
}

/** A name for a change: the same one again acts once. */
function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Make a change at a table; asked again with the same name if no answer came. */
export async function change<T>(path: string, body: object): Promise<T> {
  const named = { ...body, request: requestId() };
  for (let attempt = 0; ; attempt++) {
    try {
      return await post<T>(path, named);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 0 || attempt >= 4) throw error;
      await new Promise((done) => setTimeout(done, 300 * 2 ** attempt));
    }
  }
}
