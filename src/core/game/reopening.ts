/** When the end of a game can no longer be undone by its players. Pure. */
import { MINUTE_MS } from '../../durations.ts';
import { isComputer } from './computers.ts';
import type { GameRecord, MoveRecord } from './types.ts';

/** How long players can undo the end of a game with other people, after its last move. */
const REOPENABLE_MS = 10 * MINUTE_MS;

/** Returns whether more than one human plays, or played to the end: members, also those who conceded, and substitutes. */
function hasSeveralHumans({ members, substitutions = [] }: GameRecord): boolean {
  const players = [...members, ...substitutions.filter(({ to }) => to === undefined)];
  return players.filter(({ user }) => !isComputer(user)).length > 1;
}

interface Finished {
  readonly record: GameRecord;
  readonly moves: readonly MoveRecord[];
}

/** Returns until when the players of a finished game can undo its end; `undefined` without a time limit. */
export function reopenableUntil({ record, moves }: Finished): Date | undefined {
  if (record.status !== 'finished' || !hasSeveralHumans(record)) return undefined;
  const end = moves.at(-1)?.at ?? record.updatedAt;
  return new Date(end.getTime() + REOPENABLE_MS);
}

/** Returns whether a game has finished for its players: in a challenge at once, with other people after a while. */
export function isClosed(game: Finished, now: Date): boolean {
  const { status, challenge } = game.record;
  if (status !== 'finished') return false;
  const until = reopenableUntil(game);
  return challenge !== undefined || (until !== undefined && now >= until);
}
