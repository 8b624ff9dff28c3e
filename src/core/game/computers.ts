/** Computer players. Their user ids encode the level and cannot collide with Discord ids. */
import { LEVELS, type Level } from '../../ai/index.ts';
import { sanitizeUserName } from '../sanitize.ts';
import type { GameRecord, MoveRecord } from './types.ts';

const PREFIX = 'computer-';

/** Returns the user id of the nth computer of a level. */
export const computerUser = (level: Level, n: number): string => `${PREFIX}${level}-${n}`;

/** Returns the level of a computer player; `undefined` for a human user. */
export function levelOf(user: string): Level | undefined {
  const [, named] = new RegExp(`^${PREFIX}([a-z]+)-[1-9][0-9]*$`).exec(user) ?? [];
  return LEVELS.find((level) => level === named);
}

export const isComputer = (user: string): boolean => levelOf(user) !== undefined;

/** Returns whether a lobby for several players has one human, and any other members are computers. */
export const isAlone = ({ members, players }: Pick<GameRecord, 'members' | 'players'>): boolean =>
  players > 1 && members.filter(({ user }) => !isComputer(user)).length === 1;

/** `by` of forced moves. */
export const SYSTEM_ACTOR = 'forced';

/** Returns whether a human made a move. Forced and computers' moves are removed with the move they followed. */
export const isByUser = ({ by }: MoveRecord): boolean => by !== SYSTEM_ACTOR && !isComputer(by);

/** Creates a computer player with an unused id. A number is added to a name that is taken. */
export function newComputer(record: GameRecord, level: Level, name: string): { user: string; name: string } {
  const { members, substitutions = [] } = record;
  const everyone = [...members, ...substitutions];
  const first = (of: (n: number) => string, taken: readonly string[]): string => {
    for (let n = 1; ; n++) if (!taken.includes(of(n))) return of(n);
  };
  const cleaned = sanitizeUserName(name);
  return {
    user: first(
      (n) => computerUser(level, n),
      everyone.map(({ user }) => user),
    ),
    name: first(
      (n) => (n === 1 ? cleaned : `${cleaned} ${n}`),
      everyone.filter((one) => !('to' in one)).map((one) => one.name),
    ),
  };
}
