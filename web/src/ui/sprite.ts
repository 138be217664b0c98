/** Drawings by name, as symbols of one hidden sheet per room: drawn once, shown wherever they are wanted. */

type Files = Record<string, string>;

/** Symbols of a folder's files: `artisans/objects/samovar.svg` becomes `#objects-samovar`. */
export function symbols(files: Files): string {
  return Object.entries(files)
    .map(([path, text]) => {
      const name = nameOf(path);
      const box = /viewBox="([^"]*)"/.exec(text)?.[1] ?? "0 0 96 96";
      return `<symbol id="${name}" viewBox="${box}">${text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>"))}</symbol>`;
    })
    .join("");
}

/** The last folder and the name: `…/goods/wood.svg` is `goods-wood`. */
export const nameOf = (path: string): string => path.split("/").slice(-2).join("-").replace(/\.svg$/, "");

const rooms = {
  interface: () => import("./drawings"),
  artisans: () => import("../games/artisans/sprite"),
  "little-town": () => import("../games/little-town/sprite"),
};
export type DrawingRoom = keyof typeof rooms;
const hung = new Map<DrawingRoom, Promise<void>>();

/** Hang a room's drawings in the page, once. */
export function loadSprite(room: DrawingRoom): Promise<void> {
  let hanging = hung.get(room);
  if (!hanging) {
    hanging = rooms[room]().then(({ default: sheet }) => {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("aria-hidden", "true");
      svg.classList.add("sheet");
      svg.innerHTML = sheet;
      document.body.prepend(svg);
    });
    hung.set(room, hanging);
  }
  return hanging;
}
