/** Reports that a position cannot be restored. Acts on such a game are refused with `unreadable`. */
export class CorruptGameError extends Error {
  constructor(id: string, problem: string) {
    super(`game ${id} cannot be read: ${problem}`);
    this.name = 'UnreadableGame';
  }
}

/** Reports that the database has no room on its disk, so that nothing was written. */
export class DiskFullError extends Error {
  constructor(cause: unknown) {
    super('The disk of the database is full.', { cause });
    this.name = 'DiskFullError';
  }
}
