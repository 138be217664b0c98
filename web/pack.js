/** Pack every page beside itself, for browsers that take packed ones: with Brotli where they do, else with gzip. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGES = join(import.meta.dirname, "../src/atelier/server/pages");
const WORTH_PACKING = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"]);

for (const name of readdirSync(PAGES, { recursive: true })) {
  if (!WORTH_PACKING.has(extname(name))) continue;
  const file = join(PAGES, name);
  const plain = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
