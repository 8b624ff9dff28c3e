/** Computer players at a table: their ids say what they are, and no person's id can look like that. */
import { LEVELS, type Level } from '../../ai/index.ts';
import { sanitizeUserName } from '../sanitize.ts';
import type { GameRecord } from './types.ts';

const PREFIX = 'computer-';

/** The id of the nth computer player of a level at a table. */
export const computerUser = (level: Level, n: number): string => `${PREFIX}${level}-${n}`;

/** How well a computer player plays; nothing for a person. */
export function levelOf(user: string): Level | undefined {
  const [, named] = new RegExp(`^${PREFIX}([a-z]+)-[1-9][0-9]*$`).exec(user) ?? [];
  return LEVELS.find((level) => level === named);
}

/** Whether this is a computer player, and nobody to be pinged, reminded or asked. */
export const isComputer = (user: string): boolean => levelOf(user) !== undefined;

/** A computer player who is new to a table; of a name that is taken it is the second, or third. */
export function newComputer(record: GameRecord, level: Level, name: string): { user: string; name: string } {
  const { members, tenures = [] } = record;
  const known = [...members, ...tenures];
  const first = (of: (n: number) => string, taken: readonly string[]): string => {
    for (let n = 1; ; n++) if (!taken.includes(of(n))) return of(n);
  };
  const cleaned = sanitizeUserName(name);
  return {
    user: first(
      (n) => computerUser(level, n),
      known.map(({ user }) => user),
    ),
    name: first(
      (n) => (n === 1 ? cleaned : `${cleaned} ${n}`),
      known.filter((one) => !('to' in one)).map((one) => one.name),
    ),
  };
}
