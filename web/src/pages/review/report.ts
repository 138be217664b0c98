/** What the analyst found in a game, as the server tells it. */

import type { Schemas } from "../../app/api";

export type JudgedMove = Schemas["JudgedMove"];
export type Verdict = NonNullable<JudgedMove["verdict"]>;
export type Swing = Schemas["Swing"];
export type Story = Schemas["Story"];
export type Report = Schemas["Report"];
