/** Drawings by name, as symbols of one hidden sprite per room: drawn once, shown wherever they are wanted. */

type Files = Record<string, string>;

/** Symbols of a folder's files: `objects/samovar.svg` becomes `#objects-samovar`. */
export function symbols(files: Files): string {
  return Object.entries(files)
    .map(([path, text]) => {
      const box = /viewBox="([^"]*)"/.exec(text)?.[1] ?? "0 0 96 96";
      return `<symbol id="${nameOf(path)}" viewBox="${box}">${text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>"))}</symbol>`;
    })
    .join("");
}

/** The last folder and the name: `…/goods/wood.svg` is `goods-wood`. */
const nameOf = (path: string): string =>
  path
    .split("/")
    .slice(-2)
    .join("-")
    .replace(/\.svg$/, "");

/** What stands in for a card that nobody has drawn. */
const ANY = "own";
const known = new Set<string>();

/** Has anyone drawn it? */
export const isDrawn = (name: string): boolean => known.has(name);

/** The drawing that is shown for a name: its own, or, for a card of somebody's own box, the plain one of its kind. */
export function standIn(name: string): string {
  if (known.has(name)) return name;
  const plain = `${name.slice(0, name.indexOf("-"))}-${ANY}`;
  return known.has(plain) ? plain : name;
}

const loaded = new Map<string, Promise<void>>();

/** Put drawings into the page, once. */
export function loadSprite(name: string, load: () => Promise<{ default: string }>): Promise<void> {
  let loading = loaded.get(name);
  if (!loading) {
    loading = load().then(({ default: drawn }) => {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("aria-hidden", "true");
      svg.classList.add("sprite");
      svg.innerHTML = drawn;
      document.body.prepend(svg);
      for (const { id } of svg.children) known.add(id);
    });
    loaded.set(name, loading);
  }
  return loading;
}
