/** Results of a server's finished games; missing ones are computed. */
import { setImmediate } from 'node:timers/promises';
import { CorruptGameError } from '../../core/errors.ts';
import { requireStarted } from '../../core/game/loaded-game.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { computeResult, type GameResult, parseResult, RESULT_VERSION } from './result.ts';

/** Missing results computed within one request; the rest follow in the background. */
const COMPUTED_PER_REQUEST = 25;
/** Results parsed at once, taking at most 50 ms, before other requests are served. */
const PARSE_BATCH_SIZE = 500;

/** Creates the service. Computing missing results does not delay answers. */
export function createStatsService({ store, games, histories, now, log }: ServiceContext) {
  /** Unreadable games; another release may be able to read them. */
  const unreadable = new Set<string>();
  const computing = new Set<string>();

  async function missingIn(guild: string): Promise<string[]> {
    const ids = await store.results.listMissing(guild, RESULT_VERSION);
    return ids.filter((id) => !unreadable.has(id));
  }

  async function compute(id: string): Promise<void> {
    try {
      const loaded = await games.load(id);
      if (loaded?.record.status !== 'finished') return;
      const { version } = loaded.record;
      await store.results.save(
        id,
        version,
        await computeResult(store.settings, histories, requireStarted(loaded)),
      );
    } catch (error) {
      if (!(error instanceof CorruptGameError)) throw error;
      unreadable.add(id);
    }
  }

  /** Computes missing results one by one, in one run per server. */
  async function catchUp(guild: string, ids: readonly string[]): Promise<void> {
    if (computing.has(guild)) return;
    computing.add(guild);
    try {
      for (const id of ids) await compute(id);
    } catch (error) {
      log('Failed to compute the results of older games.', error);
    } finally {
      computing.delete(guild);
    }
  }

  return {
    /** Returns a server's results in no particular order. `missing`: older games still being computed. */
    async getResults(guild: string) {
      const missing = await missingIn(guild);
      for (const id of missing.slice(0, COMPUTED_PER_REQUEST)) await compute(id);
      const rest = missing.slice(COMPUTED_PER_REQUEST);
      if (rest.length > 0) void catchUp(guild, rest);
      const stored = await store.results.listByGuild(guild, RESULT_VERSION);
      const at = now().getTime();
      const results: GameResult[] = [];
      for (let first = 0; first < stored.length; first += PARSE_BATCH_SIZE) {
        const read = stored.slice(first, first + PARSE_BATCH_SIZE).flatMap((one) => parseResult(one) ?? []);
        results.push(...read.filter(({ sealed = 0 }) => sealed <= at));
        await setImmediate();
      }
      return { results, missing: rest.length };
    },
  };
}

export type StatsService = ReturnType<typeof createStatsService>;
