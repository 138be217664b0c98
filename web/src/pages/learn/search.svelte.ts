/** Search as one types: every hit in a text, marked where it stands, and a way from one to the next. */

const BLOCKS = "h1, h2, h3, h4, p, li, td, th, pre";
const LEAST = 2;

/** A letter without its accent and case; always one sign for one sign. */
const plain = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text[at]!.normalize("NFD")[0]!.toLowerCase()).join("");

export class TextSearch {
  wanted = $state("");
  hits = $state.raw<Range[]>([]);
  at = $state(-1);

  /** Look through an element anew. */
  look(within: HTMLElement | null): void {
    const wanted = plain(this.wanted.trim());
    this.hits =
      within && wanted.length >= LEAST
        ? [...within.querySelectorAll<HTMLElement>(BLOCKS)].flatMap((block) => found(block, wanted))
        : [];
    this.at = this.hits.length ? 0 : -1;
    mark("rules-found", this.hits);
    this.show();
  }

  /** To the next hit, or the one before. */
  step(by: number): void {
    if (!this.hits.length) return;
    this.at = (this.at + by + this.hits.length) % this.hits.length;
    this.show();
  }

  private show(): void {
    const hit = this.hits[this.at];
    mark("rules-here", hit ? [hit] : []);
    hit?.startContainer.parentElement?.scrollIntoView({ block: "center" });
  }

  stop(): void {
    mark("rules-found", []);
    mark("rules-here", []);
  }
}

function mark(name: string, ranges: Range[]): void {
  if (!("highlights" in CSS)) return;
  if (ranges.length) CSS.highlights.set(name, new Highlight(...ranges));
  else CSS.highlights.delete(name);
}

/** The hits in one block, across the marks within it. */
function found(block: HTMLElement, wanted: string): Range[] {
  if (block.querySelector(BLOCKS)) return [];
  const nodes: { node: Text; from: number }[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let text = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, from: text.length });
    text += (node as Text).data;
  }
  const seen = plain(text);
  const spot = (at: number): [Text, number] => {
    const { node, from } = nodes.findLast((one) => one.from <= at)!;
    return [node, at - from];
  };
  const ranges: Range[] = [];
  for (let at = seen.indexOf(wanted); at >= 0; at = seen.indexOf(wanted, at + wanted.length)) {
    const range = document.createRange();
    range.setStart(...spot(at));
    const [end, offset] = spot(at + wanted.length - 1);
    range.setEnd(end, offset + 1);
    ranges.push(range);
  }
  return ranges;
}
