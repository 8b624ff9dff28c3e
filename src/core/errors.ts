/** A game whose position cannot be had: its figures are gone, or its moves and its snapshot lead nowhere. */

/** Thrown where somebody looks at such a game. Acts on it are refused with `unreadable`. */
export class CorruptGameError extends Error {
  constructor(id: string, problem: string) {
    super(`game ${id} cannot be read: ${problem}`);
    this.name = 'UnreadableGame';
  }
}
