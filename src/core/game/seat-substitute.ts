/** Letting a substitute play a seat. */

import { awaited, type Seat } from '../../engine/index.ts';
import type { Begun, Decided, Tools } from '../game-service.ts';
import { cleanName } from '../sanitize.ts';
import { isAtTable } from './members.ts';
import { leaving, takenOver } from './substitution.ts';
import type { Tenure } from './types.ts';

/** Somebody plays for a seat from now on, with the time of a turn on top of what is left. */
export async function seated(
  tools: Tools,
  game: Begun,
  seat: Seat,
  { user, name }: { user: string; name: string },
): Promise<Decided<object>> {
  const { record, state, moves } = game;
  if (isAtTable(record, user)) return { refusal: { code: 'alreadyMember' } };
  const place = state.seating[seat] ?? -1;
  const tenure: Tenure = { place, user, name: cleanName(name), from: moves.length };
  const ping = awaited(state).includes(seat) ? [user] : [];
  return {
    record: await takenOver(tools, game, seat, (now) => leaving(now, place, moves.length, tenure)),
    idle: true,
    owed: [{ kind: 'satIn', seat, user, ping }],
    result: {},
  };
}
