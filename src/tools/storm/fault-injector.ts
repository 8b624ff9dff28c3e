/** Injects faults: kills, freezes, gateway and REST failures, database outages. */
import { setTimeout } from 'node:timers/promises';
import type { Rng } from '../../ai/index.ts';
import type { Playground } from '../../playground/index.ts';
import { INNER, type Inner } from './journal.ts';
import type { Bot } from './processes.ts';

/** Moments of a kill that are visible from outside, each before the user has an answer. */
const OUTER = ['acknowledged', 'answered', 'posting', 'posted', 'edited', 'anywhen'] as const;
type Outer = (typeof OUTER)[number];

/** `late`: the chosen moment did not come. */
type KillMoment = Inner | Outer | 'starting' | 'late';

const WAIT_MS = { peace: 8_000, moment: 5_000, longestFreeze: 3_500, afterFault: 12_000, afterStart: 1_000 };
const MAX_ANSWERS = 12;
const PROBABILITY = { fault: 0.4, drop: 0.15, freeze: 0.08, outage: 0.1, term: 0.08, start: 0.12 };

const POSTS = /^POST \/channels\/\d+\/messages/;
const EDITS = /^PATCH \/channels\/\d+\/messages/;
const ANSWERS = /^PATCH \/webhooks\//;
const CALLBACKS = /^POST \/interactions\//;

const isInner = (moment: Inner | Outer): moment is Inner => INNER.some((one) => one === moment);

/** Kills the bot at a moment that its requests show, or some milliseconds later. */
function strikeAt(bot: Bot, moment: Outer, changes: Playground['changes'], chance: Rng): void {
  const later = chance.next() < 0.5 ? 0 : 1 + chance.next() * 59;
  let isOver = false;
  const kill = () => isOver || bot.kill();
  const strike = () => {
    if (later === 0) kill();
    else void setTimeout(later).then(kill);
  };
  const isPost = ({ nonce }: { nonce?: unknown }) => nonce !== undefined;
  const onMessage = ({ message, thinking }: { message: { nonce?: unknown }; thinking: boolean }) => {
    if (moment === 'posting' ? isPost(message) : moment === 'acknowledged' && thinking) strike();
  };
  const onEdit = ({ message }: { message: { nonce?: unknown } }) => {
    if (moment === 'edited' && isPost(message)) strike();
  };
  const onRequest = ({ method, path }: { method: string; path: string }) => {
    const line = `${method} ${path}`;
    if (moment === 'posted' && POSTS.test(line)) strike();
    if (moment === 'answered' && ANSWERS.test(line)) strike();
    if (moment === 'acknowledged' && CALLBACKS.test(line)) strike();
  };
  changes.on('message', onMessage).on('edit', onEdit).on('request', onRequest);
  void bot.gone().then(() => {
    isOver = true;
    changes.off('message', onMessage).off('edit', onEdit).off('request', onRequest);
  });
  if (moment === 'anywhen') void setTimeout(chance.next() * 1_500).then(strike);
}

/**
 * Creates the fault injector of these bots. `outage` takes their database away and returns a function that restores it.
 * `isBadDay`: Discord always misbehaves.
 */
export function createFaultInjector(
  bots: readonly Bot[],
  playground: Playground,
  outage: (milliseconds: number) => Promise<void>,
  chance: Rng,
  isBadDay = false,
) {
  const { changes, faults } = playground;
  const moments = new Map<KillMoment, number>();
  const tally = { kills: 0, terms: 0, freezes: 0, faults: 0, outages: 0, moments };
  let calmFrom = 0;
  const outages = new Set<Promise<void>>();
  const happens = (share: number) => chance.next() < share;
  const between = (least: number, most: number) => least + chance.next() * (most - least);
  const trouble = (milliseconds: number) => {
    calmFrom = Math.max(calmFrom, performance.now() + milliseconds);
  };

  /** Waits until players have this many answers, or for a time limit. */
  async function waitForAnswers(answers: number): Promise<void> {
    let left = answers;
    const onRequest = ({ method, path }: { method: string; path: string }) => {
      if (ANSWERS.test(`${method} ${path}`)) left--;
    };
    changes.on('request', onRequest);
    for (const until = performance.now() + WAIT_MS.peace; left > 0 && performance.now() < until; )
      await setTimeout(10);
    changes.off('request', onRequest);
  }

  const FAULTS: readonly (() => void)[] = [
    ...[500, 502, 503].map((status) => () => faults.failNext(POSTS, status, chance.pick([1, 2]))),
    () => faults.limitNext(POSTS, between(200, 1_500), 1),
    () => faults.resetNext(POSTS, chance.pick([1, 2])),
    () => faults.loseAnswer(POSTS),
    () => faults.loseAnswer(POSTS),
    () => faults.failNext(EDITS, 500, 1),
    () => faults.loseAnswer(EDITS),
    () => faults.failNext(ANSWERS, 502, 1),
    () => faults.loseAnswer(ANSWERS),
    () => faults.failNext(CALLBACKS, 500, 1),
    () => faults.loseAnswer(CALLBACKS),
    () => faults.resetNext(CALLBACKS, 1),
  ];

  async function weather(bot: Bot): Promise<void> {
    if (happens(PROBABILITY.fault)) {
      tally.faults++;
      trouble(WAIT_MS.afterFault);
      chance.pick(FAULTS)();
    }
    if (happens(PROBABILITY.drop)) {
      tally.faults++;
      trouble(WAIT_MS.afterFault);
      faults.dropGateway(happens(0.6));
    }
    if (happens(PROBABILITY.outage)) {
      tally.outages++;
      const milliseconds = between(200, 2_500);
      trouble(milliseconds + WAIT_MS.afterFault);
      // It often lasts until the bot's next start.
      const away: Promise<void> = outage(milliseconds).finally(() => outages.delete(away));
      outages.add(away);
      await setTimeout(between(0, milliseconds * 1.2));
    }
    if (happens(PROBABILITY.freeze)) {
      tally.freezes++;
      const milliseconds = between(50, WAIT_MS.longestFreeze);
      trouble(milliseconds + WAIT_MS.afterStart);
      const thaw = bot.freeze();
      await setTimeout(milliseconds);
      thaw();
    }
  }

  const count = (moment: KillMoment) => {
    tally.kills++;
    moments.set(moment, (moments.get(moment) ?? 0) + 1);
  };

  async function kill(bot: Bot): Promise<void> {
    const moment = chance.pick<Inner | Outer>([...OUTER, 'posting', 'posted', ...INNER]);
    if (isInner(moment)) bot.doom(moment);
    else strikeAt(bot, moment, changes, chance);
    const isStruck = await Promise.race([bot.gone().then(() => true), setTimeout(WAIT_MS.moment, false)]);
    await bot.end('SIGKILL');
    count(isStruck ? moment : 'late');
  }

  async function startAgain(bot: Bot, kills: number): Promise<void> {
    while (tally.kills < kills && happens(PROBABILITY.start)) {
      count('starting');
      await bot.start(between(0, 600));
    }
    await bot.start();
    trouble(WAIT_MS.afterStart);
  }

  return {
    tally,
    /**
     * Performs this many kills with other faults in between. Afterwards the bots are up and nothing fails. Stops early
     * if `isOver` returns true. `onKill` receives the number of kills so far.
     */
    async storm(kills: number, isOver: () => boolean, onKill: (kills: number) => void): Promise<void> {
      // Each bot has its own schedule, so sometimes several are down at once.
      await Promise.all(
        bots.map(async (bot) => {
          while (tally.kills < kills && !isOver()) {
            await waitForAnswers(chance.int(MAX_ANSWERS));
            await weather(bot);
            if (happens(PROBABILITY.term)) {
              tally.terms++;
              await bot.end('SIGTERM');
            } else await kill(bot);
            await startAgain(bot, kills);
            onKill(tally.kills);
          }
        }),
      );
      faults.clear();
      await Promise.all(outages);
    },
    async up() {
      while (!bots.some((bot) => bot.isReady())) await setTimeout(10);
    },
    gone: () => Promise.race(bots.map((bot) => bot.gone())),
    isCalmSince: (moment: number) => !isBadDay && moment >= calmFrom && bots.every((bot) => bot.isReady()),
  };
}
