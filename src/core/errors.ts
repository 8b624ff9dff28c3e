/** Reports that a position cannot be restored. Acts on such a game are refused with `unreadable`. */
export class CorruptGameError extends Error {
  constructor(id: string, problem: string) {
    super(`game ${id} cannot be read: ${problem}`);
    this.name = 'UnreadableGame';
  }
}
