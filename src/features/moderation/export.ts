/** Exports a game as JSON for archiving, study or debugging. */
import { setupOf } from '../../core/game/history.ts';
import type { LoadedGame } from '../../core/game/loaded-game.ts';
import { isSeedOpen, sealedUntil, sealFor } from '../../core/game/visibility.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor } from '../../core/types.ts';

/** Increment when the export format changes. */
const EXPORT_VERSION = 1;

export function createExporter({ games, store, now }: ServiceContext) {
  return {
    /** Exports the game as JSON; without the seed until the game is over. Announced in the channel. */
    exportGame: (actor: Actor, id: string) =>
      games.change<{ json: string }>(id, actor, 'exportGame', async (loaded) => {
        const seal = await sealFor(store, actor, loaded.record, now());
        if (seal !== undefined) {
          return { refusal: { code: seal === 'playing' ? 'challengePlaying' : 'challengeSealed' } };
        }
        return {
          record: loaded.record,
          idle: true,
          // Moderators' access to the whole game is announced, like all their actions.
          announcements: [{ kind: 'moderated', what: 'export', by: actor.user, ping: [] }],
          result: { json: `${JSON.stringify(exported(loaded, now()), undefined, 2)}\n` },
        };
      }),
  };
}

function exported({ record, moves, state, base, problems }: LoadedGame, now: Date): object {
  const { id, status, language, members, createdAt, updatedAt } = record;
  const { seed, ...setup } = setupOf(record);
  const sealed = sealedUntil(record, now);
  const open = isSeedOpen(record, now);
  return {
    format: EXPORT_VERSION,
    id,
    status,
    language,
    createdAt,
    updatedAt,
    // The seed of an unfinished game would reveal hidden information (R-INFO-1).
    setup: open ? { seed, ...setup } : setup,
    // A challenge's seed is secret until its week is over.
    ...(sealed === undefined ? {} : { sealedUntil: new Date(sealed).toISOString() }),
    // Members are in order of joining; `seating` maps seats to them.
    members,
    seating: state?.seating ?? [],
    moves,
    // The base position includes hidden information.
    ...(open && base !== undefined ? { base } : {}),
    ...(problems.length > 0 ? { unreadable: problems } : {}),
  };
}
