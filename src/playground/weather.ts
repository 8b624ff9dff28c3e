/** Simulates a bad day at Discord: tight rate limits, failures, late and lost answers, closed connections. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault-injection.ts';
import type { Gateway } from './gateway.ts';

const SHARES = { fail: 0.02, limit: 0.01, lose: 0.005, reset: 0.005, late: 0.05 } as const;
const UNLISTED = 0.5;
const STATUSES = [500, 502, 503, 504] as const;
const DELAY_MS = [50, 800] as const;
const LIMIT_MS = [100, 900] as const;
const BETWEEN_CUTS = [8_000, 25_000] as const;

/** Refusals of retries whose first attempt succeeded but lost its answer. */
const AFTERMATH = /: (?:400 40060|404 10008) /;

/** Returns whether a violation was caused by these faults instead of the bot. */
export const isAftermath = (violation: string): boolean => AFTERMATH.test(violation);

const LISTS = /^GET \/channels\/\d+\/messages$/;

/** Creates the simulation. `dice` returns numbers from 0 (inclusive) to 1 (exclusive). */
export function createWeather(gateway: Gateway, dice: () => number) {
  const between = ([least, most]: readonly [number, number]) => least + dice() * (most - least);
  const pick = <T>(list: readonly T[]) => list[Math.floor(dice() * list.length)] as T;
  const closing = new AbortController();

  const faults: readonly { readonly share: number; readonly make: () => Fault }[] = [
    { share: SHARES.fail, make: () => ({ kind: 'fail', status: pick(STATUSES), code: undefined }) },
    { share: SHARES.limit, make: () => ({ kind: 'limit', milliseconds: between(LIMIT_MS) }) },
    { share: SHARES.lose, make: () => ({ kind: 'lose', until: Promise.resolve() }) },
    { share: SHARES.reset, make: () => ({ kind: 'reset' }) },
  ];

  async function disturb(): Promise<void> {
    const cuts = [
      () => gateway.drop(true),
      () => gateway.drop(false),
      gateway.askToReconnect,
      gateway.invalidate,
    ];
    while (!closing.signal.aborted) {
      await wait(between(BETWEEN_CUTS), undefined, { signal: closing.signal, ref: false }).catch(() => {});
      if (!closing.signal.aborted) pick(cuts)();
    }
  }
  void disturb();

  return {
    async hold() {
      if (dice() < SHARES.late) await wait(between(DELAY_MS));
    },
    take(method: string, path: string): Fault | undefined {
      if (LISTS.test(`${method} ${path}`) && dice() < UNLISTED) {
        return { kind: 'fail', status: 500, code: undefined };
      }
      let thrown = dice();
      for (const { share, make } of faults) {
        if (thrown < share) return make();
        thrown -= share;
      }
      return undefined;
    },
    close: () => closing.abort(),
  };
}

export type Weather = ReturnType<typeof createWeather>;
