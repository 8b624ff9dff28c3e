/** A game as JSON, for those who keep it, study it or look into a mistake. */
import type { Loaded, Tools } from './games.ts';
import { setupOf } from './positions.ts';
import type { App } from './types.ts';

/** Grows when the shape of exported games changes. */
const EXPORT_VERSION = 1;

export function createExport({ games }: Tools): Pick<App, 'exportGame'> {
  return {
    exportGame: (actor, id) =>
      games.change<{ json: string }>(id, actor, 'exportGame', (loaded) => ({
        record: loaded.record,
        idle: true,
        // Who has had a look at all of it is told, as every act of a moderator.
        owed: [{ kind: 'moderated', what: 'export', by: actor.user, ping: [] }],
        result: { json: `${JSON.stringify(exported(loaded), undefined, 2)}\n` },
      })),
  };
}

function exported({ record, moves, state, base, problems }: Loaded): object {
  const { id, status, language, members, createdAt, updatedAt } = record;
  const { seed, ...setup } = setupOf(record);
  const over = status === 'finished' || status === 'ended';
  return {
    format: EXPORT_VERSION,
    id,
    status,
    language,
    createdAt,
    updatedAt,
    // The seed of a running game would tell what is hidden (R-INFO-1).
    setup: over ? { seed, ...setup } : setup,
    // In order of joining; `seating` says which of them sits in each seat.
    members,
    seating: state?.seating ?? [],
    moves,
    // Hidden things are in it too.
    ...(over && base !== undefined ? { base } : {}),
    ...(problems.length > 0 ? { unreadable: problems } : {}),
  };
}
