import type { ChangeSet } from '../../core/index.ts';
import { isLive } from '../../core/index.ts';
import { assertChange } from '../assertions.ts';
import { truncateAnnouncement } from '../truncate-announcement.ts';
import { enqueue, entriesIn, isChannelBusy, type MemoryGame, type MemoryState, putPlan } from './state.ts';

/** Writes the change atomically. Returns false if the game has changed since, or a challenge entry is taken. */
export function commitGame(state: MemoryState, given: ChangeSet): boolean {
  assertChange(given);
  const change = structuredClone(given);
  const { record, expected, keep, announcements, plan } = change;
  const { id } = record;
  const game = state.games.get(id);
  if (game?.record.version !== expected) return false;
  if (keep > game.moves.length) throw new Error(`Game ${id} has no ${keep} moves to keep.`);
  if (isLive(record) && isChannelBusy(state, record)) {
    throw new Error(`The channel of game ${id} has another live game.`);
  }
  if (hasTakenEntry(state, change)) return false;
  // Nothing below can fail, which keeps the commit atomic.
  if (keep < game.moves.length) truncateMoves(state, id, keep);
  state.games.set(id, changed(game, change));
  insertEntries(state, change);
  reconcileJobs(state, change);
  if (record.status !== 'playing') state.plans = state.plans.filter(({ game: of }) => of !== id);
  else if (plan !== undefined) putPlan(state, plan);
  enqueue(state, id, announcements);
  return true;
}

const weekOf = ({ record: { challenge } }: ChangeSet): string => challenge?.week ?? '';

function hasTakenEntry(state: MemoryState, change: ChangeSet): boolean {
  const there = entriesIn(state, change.record.guild, weekOf(change));
  return (change.entries ?? []).some(({ kind, user }) =>
    there.some((entry) => entry.kind === kind && entry.user === user),
  );
}

function truncateMoves(state: MemoryState, game: string, keep: number): void {
  state.outbox = state.outbox.flatMap((entry) => {
    const left = entry.game === game ? truncateAnnouncement(entry.announcement, keep) : entry.announcement;
    return left === undefined ? [] : [{ ...entry, announcement: left }];
  });
}

function changed(game: MemoryGame, change: ChangeSet): MemoryGame {
  const { record, keep, append } = change;
  const { result: before, ...rest } = game;
  const { snapshot, base } = change.snapshot === undefined ? game : change;
  const result = change.result ?? (keep < game.moves.length ? undefined : before);
  return {
    ...rest,
    record,
    moves: [...game.moves.slice(0, keep), ...append],
    snapshot,
    base,
    ...(result && { result }),
  };
}

function insertEntries(state: MemoryState, change: ChangeSet): void {
  const { entries = [], record } = change;
  const own = { game: record.id, guild: record.guild, week: weekOf(change) };
  state.entries = [...state.entries, ...entries.map((entry) => ({ ...entry, ...own }))];
}

/** Replaces the game's jobs, if any are given. Claims on jobs that stay are kept. */
function reconcileJobs(state: MemoryState, { jobs, record }: ChangeSet): void {
  if (jobs === undefined) return;
  const others = state.jobs.filter(({ game }) => game !== record.id);
  const own = jobs.map((due) => ({
    attempts: 0,
    ...state.jobs.find(({ key }) => key === due.key),
    ...due,
    game: record.id,
  }));
  state.jobs = [...others, ...own];
}
