/** Faces: everyone at a table has one of their own, and keeps it. */

import { describe, expect, it } from "vitest";

import type { Seat } from "../src/app/api";
import { faceOf, faceOfSpeaker, FACES } from "../src/table/model/faces";
import { GUILD } from "../src/ui/faces/guild";
import { PEOPLE } from "../src/ui/faces/people";

const person = (name: string) => ({ kind: "person", name, member: null }) as Seat;
const member = (name: string) => ({ kind: "opponent", name, member: name.toLowerCase() }) as Seat;
const open = { kind: "open", name: "", member: null } as unknown as Seat;

describe("a face", () => {
  it("is drawn for everyone who can have it", () => {
    expect(PEOPLE).toHaveLength(FACES);
    expect(new Set(PEOPLE.map((parts) => parts.slice(1).join(""))).size, "no two are drawn alike").toBe(FACES);
    expect(faceOf([member("Manon")], 0)).toBe("guild-manon");
    expect(GUILD).toHaveProperty("manon");
  });

  it("goes with the name: the same at another table, on another seat, and however it is written", () => {
    const face = faceOf([person("Zoé")], 0);
    expect(faceOf([open, member("Manon"), person("Zoé")], 2)).toBe(face);
    expect(faceOf([person(" zoé ")], 0)).toBe(face);
    expect(faceOf([open], 0)).toBeNull();
  });

  it("is nobody else's at the table, even of somebody of the same name", () => {
    const names = ["Max", "Max", "Ana", "Max"].map(person);
    expect(new Set(names.map((_, seat) => faceOf(names, seat))).size).toBe(4);
    const all = Array.from({ length: FACES }, (_, number) => person(`Guest ${number}`));
    expect(new Set(all.map((_, seat) => faceOf(all, seat))).size).toBe(FACES);
  });

  it("stays with what was said by who has stood up since", () => {
    const before = [person("Zoé"), person("Max")];
    const after = [person("Zoé"), person("Ana")];
    expect(faceOfSpeaker(after, 1, "Max")).toBe(faceOf(before, 1));
    expect(faceOfSpeaker(after, 1, "Ana")).toBe(faceOf(after, 1));
  });
});
