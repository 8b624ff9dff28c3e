/** Turns the change of a use case into a change set with clocks, jobs and result, and commits it. */
import { type GameState, STATE_VERSION } from '../engine/index.ts';
import { occupancyOf } from './channel-occupancy.ts';
import { spendAwayDays } from './game/absence.ts';
import type { GameChange } from './game/change.ts';
import type { GameCache } from './game/game-cache.ts';
import type { HistoryCache } from './game/history.ts';
import { boardVersion, type LoadedGame, type StartedGame } from './game/loaded-game.ts';
import { isLive, isLone, playersOf } from './game/members.ts';
import {
  jobsOf,
  noticesToRemove,
  settledNotices,
  timeOf,
  votesGoingOn,
  withTimingAt,
  withWaitsContinued,
} from './game/schedule.ts';
import { loadPeople } from './game/settings.ts';
import { withOrdersAfter } from './game/standing-orders.ts';
import type { GameRecord, Snapshot } from './game/types.ts';
import type { SignalName } from './process-signals.ts';
import type { RawResult } from './repositories/result.ts';
import type { SettingsRepository } from './repositories/settings.ts';
import type { ServiceLog } from './service-log.ts';
import type { Store } from './store.ts';
import type { Refusal } from './types.ts';

export type ComputeResult = (
  store: SettingsRepository,
  histories: HistoryCache,
  ended: StartedGame,
) => Promise<RawResult>;

export interface CommitContext {
  readonly store: Store;
  readonly histories: HistoryCache;
  readonly cache: GameCache;
  readonly now: () => Date;
  readonly log: ServiceLog;
  readonly computeResult: ComputeResult;
  readonly notify: (signal: SignalName, game: string) => void;
}

/** Commits a change. Returns the changed game, a refusal, or `undefined` on a version conflict. */
export async function commitChange(
  context: CommitContext,
  loaded: LoadedGame,
  change: GameChange<unknown>,
): Promise<LoadedGame | Refusal | undefined> {
  const { store, histories, cache, notify } = context;
  const { record: before, moves } = loaded;
  const { keep = moves.length, append = [], state = loaded.state, entries, plans } = change;
  const at = context.now();
  const changed = changedRecord(before, change, state, at);
  // Members who leave with this change may have used absence days until now.
  const people = await loadPeople(store.settings, before.guild, [
    ...playersOf(before),
    ...playersOf(changed),
  ]);
  const board = keepsPanels(change, before) ? boardVersion(before) : changed.version;
  const timing = isUnreadable(changed, state)
    ? timeOf(changed)
    : withTimingAt(before, changed, state, people, at.getTime(), keep < moves.length);
  const record = { ...changed, timing: { ...timing, board } };
  const base = change.replayed === true ? undefined : baseOf(histories, loaded);
  const after = { ...loaded, record, moves: [...moves.slice(0, keep), ...append], state, base };
  const revived = !isLive(before) && isLive(record);
  const occupied = revived ? await occupancyOf(store, record.channel) : undefined;
  if (occupied?.code === 'lobbyOpen' && before.status === 'finished') return { ...occupied, role: 'undoing' };
  if (occupied !== undefined) return occupied;
  // A position that cannot be parsed stays stored: a later version may be able to read it.
  const snapshot =
    state === undefined ? undefined : { version: STATE_VERSION, moves: after.moves.length, state };
  const jobs = isUnreadable(record, state) ? undefined : jobsOf(record, state, people, at.getTime());
  const relocated = before.channel !== record.channel;
  const announcements = [
    ...settledNotices(before, record),
    ...(change.announcements ?? []),
    ...noticesToRemove(before, record),
    ...votesGoingOn(before, record),
  ];
  const written = await store.games.commit({
    record,
    expected: before.version,
    keep,
    append,
    kept: change.kept,
    snapshot,
    base,
    result: await resultOf(context, after),
    announcements,
    ...(relocated && { relocated }),
    ...(revived && { revived }),
    ...(jobs && { jobs }),
    ...(entries === undefined ? {} : { entries }),
    ...(plans === undefined ? {} : { plans: plans.map((plan) => ({ ...plan, base: board })) }),
  });
  if (!written) return undefined;
  cache.set({ record, moves: after.moves, snapshot, base, problems: loaded.problems });
  notify('changed', record.id);
  if (announcements.length > 0) notify('owed', record.id);
  if (jobs?.some(({ kind }) => kind === 'think')) notify('due', record.id);
  if (loaded.state !== undefined)
    await countAwayDays(context, { record: before, state: loaded.state }, people, at);
  return after;
}

/** Counts used days of absence. If that fails, the change stands, and the next one counts days that are not over. */
async function countAwayDays(
  { store, log }: CommitContext,
  game: Parameters<typeof spendAwayDays>[1],
  people: Parameters<typeof spendAwayDays>[2],
  at: Date,
): Promise<void> {
  try {
    await spendAwayDays(store.settings, game, people, at.getTime());
  } catch (error) {
    log(`Failed to count the absence days of game ${game.record.id}.`, error);
  }
}

/** Returns whether only a later version may be able to read the game: its clocks, orders and jobs stay until then. */
const isUnreadable = ({ status }: GameRecord, state: GameState | undefined): boolean =>
  state === undefined && status === 'playing';

function changedRecord(
  before: GameRecord,
  { record, waitsOn = [], startsNewWait, idle }: GameChange<unknown>,
  state: GameState | undefined,
  at: Date,
): GameRecord {
  const version = before.version + 1;
  return {
    ...(isUnreadable(record, state)
      ? record
      : withOrdersAfter(withWaitsContinued(record, waitsOn, version), state)),
    version,
    turnVersion: startsNewWait === true ? version : before.turnVersion,
    // A lone game is shelved by this date, so it counts from when the others left.
    updatedAt: idle === true && (isLone(before) || !isLone(record)) ? before.updatedAt : at,
  };
}

const keepsPanels = ({ idle, state, keep, append, record }: GameChange<unknown>, before: GameRecord) =>
  idle === true ||
  (state === undefined && keep === undefined && append === undefined && record.members === before.members);

function baseOf(histories: HistoryCache, { record, moves, state, base }: LoadedGame): Snapshot | undefined {
  return state === undefined ? base : histories.getHistory({ record, moves, state, base }).base;
}

/** Computes the result of a finished game. On failure it is computed on demand later. */
async function resultOf(
  { store, histories, log, computeResult }: CommitContext,
  { state, ...game }: LoadedGame,
): Promise<RawResult | undefined> {
  if (game.record.status !== 'finished' || state === undefined) return undefined;
  try {
    return await computeResult(store.settings, histories, { ...game, state });
  } catch (error) {
    log(`Failed to store the result of game ${game.record.id}.`, error);
    return undefined;
  }
}
