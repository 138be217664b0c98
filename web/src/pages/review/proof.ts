/** Is a record true and was its shuffle fair? The server works the game out again; this browser works out the key itself. */

import { get, post, Problem, type Schemas } from "../../app/api";
import { sha256 } from "../../app/sha256";
import { promiseOf } from "../../table/lobby/contribution";

export type Fair = Schemas["FairnessTold"];
export type Checked = {
  /** Key, deal, every move and the result are as the record says. */
  sound: boolean;
  moves: number;
  fair: Fair | null;
  key: string | null;
  /** What this browser found by itself; of each seat whether it stirred in what it had promised. */
  own: { commitment: boolean; key: boolean; promises: (boolean | null)[] } | null;
};

export async function check(id: string, box: string | null): Promise<Checked> {
  const record = await get<Schemas["RecordTold"]>(`/api/tables/${id}/record`);
  const fair = record.fairness ?? null;
  const found = { moves: record.moves.length, fair, key: record.key, own: reckon(fair, record.key) };
  try {
    const proof = await post<Schemas["Proof"]>("/api/records/verify", box === null ? { record } : { record, box });
    return { ...found, sound: true, fair: proof.fair ? fair : null };
  } catch (error) {
    if (!(error instanceof Problem) || (error.status !== 400 && error.status !== 422)) throw error;
    return { ...found, sound: false };
  }
}

function reckon(fair: Fair | null, key: string | null): Checked["own"] {
  if (!fair?.secret || !key) return null;
  const commitment = sha256(`atelier secret ${fair.secret}`);
  const made = sha256(`atelier deal ${[fair.secret, ...fair.contributions].join(",")}`);
  const promises = fair.contributions.map((digits, seat) =>
    fair.promises && digits ? promiseOf(digits) === fair.promises[seat] : null,
  );
  return { commitment: commitment === fair.commitment, key: made === key, promises };
}
