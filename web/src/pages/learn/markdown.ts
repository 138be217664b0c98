/** The little of Markdown that the rules are written in, read into plain data: what is drawn from it can hold no script. */

export type Span =
  | { kind: "text"; text: string }
  | { kind: "strong"; spans: Span[] }
  | { kind: "em"; spans: Span[] }
  | { kind: "code"; text: string }
  | { kind: "link"; to: string; spans: Span[] }
  | { kind: "ruling"; number: string; covers: string[] };
export type Block =
  | { kind: "heading"; level: number; id: string; text: string; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string }
  | { kind: "pictures"; names: string[] };

const ITEM = /^(?:[-*]|\d+\.)\s+/;
const RULE = /^\|[\s:|-]+\|$/;
/** A comment that says which pictures stand here; whoever reads the text elsewhere does not see it. */
const PICTURES = /^<!-- pictures?: ([\w -]+) -->$/;

/** A text as blocks. */
export function parseMarkdown(text: string): Block[] {
  const lines = text.replaceAll("\r", "").split("\n");
  const blocks: Block[] = [];
  const seen = new Map<string, number>();
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const run = (still: (next: string) => boolean): string[] => {
      const found: string[] = [];
      while (at < lines.length && still(lines[at]!)) found.push(lines[at++]!);
      return found;
    };
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const pictures = PICTURES.exec(line);
    if (!line.trim()) at++;
    else if (pictures) {
      at++;
      blocks.push({ kind: "pictures", names: pictures[1]!.trim().split(/\s+/) });
    } else if (heading) {
      at++;
      const spans = inline(heading[2]!);
      const plain = plainText(spans);
      blocks.push({ kind: "heading", level: heading[1]!.length, id: once(slug(plain), seen), text: plain, spans });
    } else if (line.startsWith("```")) {
      at++;
      blocks.push({ kind: "code", text: run((next) => !next.startsWith("```")).join("\n") });
      at++;
    } else if (line.startsWith(">")) {
      blocks.push({
        kind: "quote",
        blocks: parseMarkdown(
          run((next) => next.startsWith(">"))
            .map((next) => next.replace(/^>\s?/, ""))
            .join("\n"),
        ),
      });
    } else if (line.startsWith("|")) {
      const rows = run((next) => next.startsWith("|")).filter((row) => !RULE.test(row.trim()));
      const [head = [], ...rest] = rows.map((row) =>
        row
          .trim()
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => inline(cell.trim())),
      );
      blocks.push({ kind: "table", head, rows: rest });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      for (const next of run((next) => ITEM.test(next) || /^\s+\S/.test(next))) {
        if (ITEM.test(next)) items.push(next.replace(ITEM, ""));
        else items.push(`${items.pop() ?? ""} ${next.trim()}`);
      }
      blocks.push({ kind: "list", ordered: /^\d/.test(line), items: items.map(inline) });
    } else {
      const paragraph = run(
        (next) => next.trim() !== "" && !/^(#{1,4}\s|```|>|\||<!--)/.test(next) && !ITEM.test(next),
      );
      blocks.push({ kind: "paragraph", spans: inline(paragraph.join(" ")) });
    }
  }
  return blocks;
}

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)|\b([RTX])(\d{1,2})(?:[–-]\6(\d{1,2}))?\b/;

function inline(text: string): Span[] {
  const spans: Span[] = [];
  for (let rest = text; rest;) {
    const found = SPAN.exec(rest);
    if (!found) return [...spans, { kind: "text", text: rest }];
    if (found.index) spans.push({ kind: "text", text: rest.slice(0, found.index) });
    spans.push(span(found));
    rest = rest.slice(found.index + found[0].length);
  }
  return spans;
}

function span([whole, code, strong, em, label, to, letter, first, last]: RegExpExecArray): Span {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", spans: inline(strong) };
  if (em !== undefined) return { kind: "em", spans: inline(em) };
  if (label !== undefined) return { kind: "link", to: to!, spans: inline(label) };
  const from = Number(first);
  const count = Number(last ?? first) - from + 1;
  return {
    kind: "ruling",
    number: whole,
    covers: Array.from({ length: Math.max(1, count) }, (_, more) => `${letter}${from + more}`),
  };
}

/** Spans as plain text. */
export function plainText(spans: readonly Span[]): string {
  return spans
    .map((one) => ("spans" in one ? plainText(one.spans) : one.kind === "ruling" ? one.number : one.text))
    .join("");
}

/** The name of a heading in an address. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

function once(id: string, seen: Map<string, number>): string {
  const count = seen.get(id) ?? 0;
  seen.set(id, count + 1);
  return count ? `${id}-${count}` : id;
}

/** Where each ruling is first spoken of, below the introduction: that place is its anchor. */
export function rulingAnchors(blocks: readonly Block[]): Map<Span, string[]> {
  const found = new Map<Span, string[]>();
  const taken = new Set<string>();
  const visit = (spans: readonly Span[]): void => {
    for (const one of spans) {
      if ("spans" in one) visit(one.spans);
      if (one.kind !== "ruling") continue;
      const fresh = one.covers.filter((number) => !taken.has(number));
      fresh.forEach((number) => taken.add(number));
      if (fresh.length) found.set(one, fresh);
    }
  };
  const begin = blocks.findIndex((block) => block.kind === "heading" && block.level === 2);
  const walk = (list: readonly Block[]): void => {
    for (const block of list) {
      if ("spans" in block) visit(block.spans);
      else if (block.kind === "list") block.items.forEach(visit);
      else if (block.kind === "table") [block.head, ...block.rows].forEach((row) => row.forEach(visit));
      else if (block.kind === "quote") walk(block.blocks);
    }
  };
  walk(blocks.slice(Math.max(0, begin)));
  return found;
}
