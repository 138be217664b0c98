/** How far the server is with compiling, on a machine that has never run this version: asked now and then until it is done. */

import { get, type Schemas } from "./api";

type Compiling = Schemas["Compiling"];

const SOON = 1500;

export const compiling = $state<{ now: Compiling | null }>({ now: null });

/** Ask once; ask again while there is something to wait for. */
export async function watchCompiling(): Promise<void> {
  try {
    compiling.now = (await get<Schemas["About"]>("/api/about")).compiling;
  } catch {
    compiling.now = null;
  }
  if (compiling.now) setTimeout(() => void watchCompiling(), SOON);
}
