/** The finished games of a server, each with what came of it: worked out where that is not kept yet. */
import { setImmediate } from 'node:timers/promises';
import { CorruptGameError } from '../../core/errors.ts';
import { requireStarted } from '../../core/game/loaded-game.ts';
import type { ServiceContext } from '../../core/game-service.ts';
import { computeResult, type GameResult, parseResult, RESULT_VERSION } from './result.ts';

/** Statistics. */
export interface StatsService {
  /**
   * What came of all finished games of a server, in no order, but of a challenge whose week is not over. `missing`: of so many that were finished under older
   * releases it is still being worked out.
   */
  getResults(guild: string): Promise<{ results: GameResult[]; missing: number }>;
}

/** Games finished under older releases that one asking waits for; the rest of them follow beside. */
const AT_ONCE = 25;
/** Results that are read in one go, within 50 ms: others are served between. */
const SLICE = 500;

export function createStatsService({ store, games, positions, now, log }: ServiceContext): StatsService {
  /** Games that cannot be read: another release may be able to. */
  const lost = new Set<string>();
  /** Servers whose games are being worked out. */
  const underWay = new Set<string>();

  async function missingIn(guild: string): Promise<string[]> {
    const ids = await store.results.listMissing(guild, RESULT_VERSION);
    return ids.filter((id) => !lost.has(id));
  }

  async function workOut(id: string): Promise<void> {
    try {
      const loaded = await games.load(id);
      if (loaded?.record.status !== 'finished') return;
      const { version } = loaded.record;
      await store.results.save(
        id,
        version,
        await computeResult(store.settings, positions, requireStarted(loaded)),
      );
    } catch (error) {
      if (!(error instanceof CorruptGameError)) throw error;
      lost.add(id);
    }
  }

  /** Works out all that is missing, one after the other, once at a time for each server. */
  async function catchUp(guild: string, ids: readonly string[]): Promise<void> {
    if (underWay.has(guild)) return;
    underWay.add(guild);
    try {
      for (const id of ids) await workOut(id);
    } catch (error) {
      log(`What came of older games could not be worked out: ${String(error)}`);
    } finally {
      underWay.delete(guild);
    }
  }

  return {
    async getResults(guild) {
      const missing = await missingIn(guild);
      for (const id of missing.slice(0, AT_ONCE)) await workOut(id);
      const rest = missing.slice(AT_ONCE);
      if (rest.length > 0) void catchUp(guild, rest);
      const kept = await store.results.listByGuild(guild, RESULT_VERSION);
      const at = now().getTime();
      const results: GameResult[] = [];
      for (let first = 0; first < kept.length; first += SLICE) {
        const read = kept.slice(first, first + SLICE).flatMap((one) => parseResult(one) ?? []);
        results.push(...read.filter(({ sealed = 0 }) => sealed <= at));
        await setImmediate();
      }
      return { results, missing: rest.length };
    },
  };
}
