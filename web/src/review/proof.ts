/** Is a record true and was its shuffle fair? The server works the game out again; this browser works out the key itself. */

import { get, post, Problem } from "../house/api";

export type Fair = { commitment: string; secret: string | null; contributions: string[] };
export type Record = { key: string | null; moves: string[]; fairness?: Fair | null };
export type Checked = {
  /** Key, deal, every move and the result are as the record says. */
  sound: boolean;
  moves: number;
  fair: Fair | null;
  key: string | null;
  /** What this browser found by itself; null where it cannot reckon (only on pages that came safely). */
  own: { commitment: boolean; key: boolean } | null;
};

export async function check(id: string, box: string | null): Promise<Checked> {
  const record = await get<Record>(`/api/tables/${id}/record`);
  const fair = record.fairness ?? null;
  const told = { moves: record.moves.length, fair, key: record.key, own: await reckon(fair, record.key) };
  try {
    const proof = await post<{ moves: number; fair: boolean }>("/api/records/verify", box === null ? { record } : { record, box });
    return { ...told, sound: true, fair: proof.fair ? fair : null };
  } catch (error) {
    if (!(error instanceof Problem) || (error.status !== 400 && error.status !== 422)) throw error;
    return { ...told, sound: false };
  }
}

async function reckon(fair: Fair | null, key: string | null): Promise<Checked["own"]> {
  if (!fair?.secret || !key || !globalThis.crypto?.subtle) return null;
  const commitment = await digest(`atelier secret ${fair.secret}`);
  const made = await digest(`atelier deal ${[fair.secret, ...fair.contributions].join(",")}`);
  return { commitment: commitment === fair.commitment, key: made === key };
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
