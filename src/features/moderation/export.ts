/** A game as JSON, for those who keep it, study it or look into a mistake. */

import { setupOf } from '../../core/game/history.ts';
import type { LoadedGame } from '../../core/game/loaded-game.ts';
import { sealedUntil, sealFor } from '../../core/game/visibility.ts';
import type { ServiceContext } from '../../core/game-service.ts';
import type { ModerationService } from './types.ts';

/** Grows when the shape of exported games changes. */
const EXPORT_VERSION = 1;

export function createExporter({ games, store, now }: ServiceContext): Pick<ModerationService, 'exportGame'> {
  return {
    exportGame: (actor, id) =>
      games.change<{ json: string }>(id, actor, 'exportGame', async (loaded) => {
        const seal = await sealFor(store, actor, loaded.record, now());
        if (seal !== undefined) {
          return { refusal: { code: seal === 'playing' ? 'challengePlaying' : 'challengeSealed' } };
        }
        return {
          record: loaded.record,
          idle: true,
          // Who has had a look at all of it is told, as every act of a moderator.
          owed: [{ kind: 'moderated', what: 'export', by: actor.user, ping: [] }],
          result: { json: `${JSON.stringify(exported(loaded, now()), undefined, 2)}\n` },
        };
      }),
  };
}

function exported({ record, moves, state, base, problems }: LoadedGame, now: Date): object {
  const { id, status, language, members, createdAt, updatedAt } = record;
  const { seed, ...setup } = setupOf(record);
  const sealed = sealedUntil(record, now);
  const open = (status === 'finished' || status === 'ended') && sealed === undefined;
  return {
    format: EXPORT_VERSION,
    id,
    status,
    language,
    createdAt,
    updatedAt,
    // The seed of a running game would tell what is hidden (R-INFO-1).
    setup: open ? { seed, ...setup } : setup,
    // Of a challenge it is a secret until the week is over.
    ...(sealed === undefined ? {} : { sealedUntil: new Date(sealed).toISOString() }),
    // In order of joining; `seating` says which of them sits in each seat.
    members,
    seating: state?.seating ?? [],
    moves,
    // Hidden things are in it too.
    ...(open && base !== undefined ? { base } : {}),
    ...(problems.length > 0 ? { unreadable: problems } : {}),
  };
}
