/** Loads, changes and commits games. Changes to one game run one at a time. */

import { type CommitContext, type ComputeResult, commitChange } from './commit-change.ts';
import type { ContentRegistry } from './content-registry.ts';
import { createEmitter } from './emitter.ts';
import type { Decide } from './game/change.ts';
import { createGameCache } from './game/game-cache.ts';
import { createHistoryCache, type HistoryCache } from './game/history.ts';
import { idleDues } from './game/idle-games.ts';
import { type Act, forbidden } from './game/permissions.ts';
import { redact } from './game/redact.ts';
import { createGameLoader, type GameLoader, type ReadGame } from './game-loader.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import type { SignalName } from './process-signals.ts';
import type { ActOf, GameService } from './service-context.ts';
import type { ServiceLog } from './service-log.ts';
import type { Store } from './store.ts';
import { type Actor, type Outcome, type Refusal, refused } from './types.ts';

/** Acts allowed on corrupt games, so that they can be removed from their channel. */
const NEEDS_NO_POSITION: readonly Act[] = ['cancel', 'exportGame', 'closeWeek'];

const ATTEMPTS = 5;

/** Creates the game service, and the cache of histories it shares with others. */
export function createGameService(
  store: Store,
  contentRegistry: ContentRegistry,
  now: () => Date,
  log: ServiceLog,
  computeResult: ComputeResult,
): { games: GameService; histories: HistoryCache } {
  const histories = createHistoryCache();
  const cache = createGameCache(store.games);
  const loader = createGameLoader({ store, contentRegistry, histories, cache, now, log });
  const runExclusive = createKeyedMutex();
  const signals = connectSignals(store, log);
  const { notify } = signals;
  const committer = { store, histories, cache, now, log, computeResult, notify };

  const games: GameService = {
    ...loader,
    async create(record, announcements) {
      const created = await store.games.create(record, announcements, idleDues(record));
      if (created === 'created') notify('owed', record.id);
      return created;
    },
    change: (id, actor, act, decide) =>
      runExclusive(id, () => changeGame(loader, committer, id, actor, act, decide)),
    onEnqueued: signals.owed.subscribe,
    onJobsDue: signals.due.subscribe,
    onChanged: signals.changed.subscribe,
  };
  return { games, histories };
}

function connectSignals({ signals }: Store, log: ServiceLog) {
  const local = { owed: createEmitter(log), due: createEmitter(log), changed: createEmitter(log) };
  // `undefined` after a lost connection: other processes may have committed anything.
  signals.subscribe((name) => {
    for (const one of name === undefined ? Object.values(local) : [local[name]]) one.emit();
  });
  const notify = (name: SignalName, game: string) => {
    local[name].emit(game);
    signals.publish(name);
  };
  return { ...local, notify };
}

async function changeGame<T extends object>(
  loader: GameLoader,
  committer: CommitContext,
  id: string,
  actor: Actor,
  act: ActOf,
  decide: Decide<T>,
): Promise<Outcome<T>> {
  // First tries the game as this actor just saw it. A refusal does not count then, as it may be outdated.
  const before = loader.takeLastLoaded(id, actor);
  const outcome = before === undefined ? undefined : await tryAct(committer, before, actor, act, decide);
  if (outcome?.ok === true) return outcome;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await loader.read(id);
    if (found === undefined) return refused({ code: 'noGame' });
    const done = await tryAct(committer, found, actor, act, decide);
    if (done !== undefined) return done;
  }
  committer.log(`Gave up on a change of game ${id} after ${ATTEMPTS} conflicts.`);
  return refused({ code: 'busy' });
}

async function tryAct<T extends object>(
  committer: CommitContext,
  { loaded, problem }: ReadGame,
  actor: Actor,
  act: ActOf,
  decide: Decide<T>,
): Promise<Outcome<T> | undefined> {
  const { now } = committer;
  const named = typeof act === 'string' ? act : act(loaded);
  const refusal = forbidden(named, actor, loaded.record) ?? unreadable(named, problem);
  if (refusal !== undefined) return refused(refusal);
  const decision = await decide(loaded);
  if ('refusal' in decision) return refused(decision.refusal);
  if ('unchanged' in decision) return { ok: true, game: redact(loaded, now()), ...decision.unchanged };
  const after = await commitChange(committer, loaded, decision);
  if (after === undefined) return undefined;
  return 'code' in after ? refused(after) : { ok: true, game: redact(after, now()), ...decision.result };
}

/** Returns the refusal for an act on a game with this problem; `undefined` if the act is allowed. */
const unreadable = (act: Act, problem: string | undefined): Refusal | undefined =>
  problem === undefined || NEEDS_NO_POSITION.includes(act) ? undefined : { code: 'unreadable' };
