/**
 * Thrown when a game's position cannot be restored: its content is missing, or its moves and snapshot are unusable.
 * Acts on such a game are refused with `unreadable`.
 */
export class CorruptGameError extends Error {
  constructor(id: string, problem: string) {
    super(`game ${id} cannot be read: ${problem}`);
    this.name = 'UnreadableGame';
  }
}
