/** What a player stirs into the shuffle: chance of this browser's own, so that nobody alone decides the cards. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
