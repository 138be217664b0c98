/** Which step is looked at and with whose eyes, as the address says it: a link shows the same to someone else. */

export type Address = { step: number | null; seat: number | null; open: boolean | null };

const number = (text: string | null): number | null => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null);

export function readAddress(query: string): Address {
  const asked = new URLSearchParams(query);
  const open = asked.get("open");
  return {
    step: number(asked.get("step")),
    seat: number(asked.get("seat")),
    open: open === null ? null : open !== "0",
  };
}

export function writeAddress({ step, seat, open }: Address): string {
  const said = new URLSearchParams();
  if (step !== null) said.set("step", String(step));
  if (seat !== null) said.set("seat", String(seat));
  if (open !== null) said.set("open", open ? "1" : "0");
  return said.size ? `?${said}` : "";
}
