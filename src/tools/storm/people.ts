/** The players of a storm: robots that play what the bot offers, and click again if no answer comes. */
import { setTimeout } from 'node:timers/promises';
import type { Rng } from '../../ai/index.ts';
import { isComputer } from '../../core/index.ts';
import { MINUTE_MS } from '../../durations.ts';
import type { Services } from '../../features/index.ts';
import type { InteractionResult, PlaygroundUser } from '../../playground/index.ts';
import { buttonRobot } from '../robots/button-robot.ts';
import { personWith } from '../robots/people.ts';
import { press } from '../robots/play.ts';
import { slashRobot } from '../robots/slash-robot.ts';
import type { RemoteTable, Robot } from '../robots/table.ts';

interface BotAvailability {
  up(): Promise<void>;
  /** Resolves when the bots that are up now are gone. */
  gone(): Promise<void>;
  /** Returns whether no fault was injected since a moment, in milliseconds of `performance`. */
  isCalmSince(moment: number): boolean;
}

/** An intention of a user, which may take several clicks. */
export interface Press {
  readonly user: string;
  /** Unix milliseconds of the first attempt. */
  readonly at: number;
}

export interface Memory {
  readonly presses: Press[];
  /** Unanswered interactions, a sentence each. */
  readonly unanswered: string[];
  again: number;
}

export interface Party {
  readonly channel: string;
  readonly people: readonly PlaygroundUser[];
  readonly computers: number;
  readonly seed: string;
}

/** In milliseconds: timeout of one intention, pause between attempts, and interval of checking a table. */
const TIMES_MS = { timeout: 3 * MINUTE_MS, retry: 200, poll: 30 };
/** Allowed consecutive failures without an injected fault, because the machine may be busy. */
const CALM_TRIES = 3;

/** Returns whether the interaction is acknowledged, or failed too often without an injected fault. */
const isSettled = ({ acknowledged }: Partial<InteractionResult>, inCalm: number): boolean =>
  acknowledged !== undefined || inCalm === CALM_TRIES;
const STUCK_AFTER_MS = 5 * MINUTE_MS;
/**
 * Errors of the playground if there is nothing to click: the component is gone, or its answer was lost on the way and
 * it is already replaced. The user starts over.
 */
const GONE =
  /^(?:The message has no |There is no such message|This cannot be used now|This is chosen already)/;

/**
 * Wraps a user, who retries unanswered interactions. Commands have no version, so they are repeated only if the table's
 * `version` has not changed.
 */
export function persistentUser(
  user: PlaygroundUser,
  bots: BotAvailability,
  memory: Memory,
  version: () => Promise<number>,
): PlaygroundUser {
  const complain = (what: string, { why = 'the bot ended', acknowledged }: Partial<InteractionResult>) => {
    const how = acknowledged === undefined ? 'sent' : 'acknowledged';
    memory.unanswered.push(
      `${user.name}: ${what} was ${how}, not answered: ${why} (${new Date().toISOString()})`,
    );
  };

  async function insist(
    what: string,
    act: () => Promise<InteractionResult>,
    isUntouched?: () => Promise<boolean>,
  ): Promise<InteractionResult> {
    const ask = () => memory.presses.push({ user: user.id, at: Date.now() });
    ask();
    let inCalm = 0;
    for (const until = performance.now() + TIMES_MS.timeout; ; await setTimeout(TIMES_MS.retry)) {
      await bots.up();
      const sent = performance.now();
      const result = (await Promise.race([act(), bots.gone()])) ?? { outcome: 'failed' };
      if (result.answered !== undefined) return result;
      if (GONE.test(result.why ?? '')) throw new Error(`${user.name} and ${what}: ${result.why}`);
      memory.again++;
      inCalm = result.why !== undefined && bots.isCalmSince(sent) ? inCalm + 1 : 0;
      const isOver = performance.now() > until;
      if (isOver || isSettled(result, inCalm)) complain(what, result);
      if (isOver || (await isUntouched?.()) === false) return result;
      // A repeated command looks like a new one.
      if (isUntouched !== undefined) ask();
    }
  }
  return personWith(user, async (deed, act) => {
    if (deed.type === 'submit') return await act();
    if (deed.type === 'click') return await insist(deed.customId, act);
    if (deed.type === 'autocomplete') return await insist(`suggestions for /${deed.path}`, act);
    const before = await version();
    return await insist(`/${deed.path}`, act, async () => (await version()) === before);
  });
}

/** Plays game after game until the storm is over. Resolves to the reason if the table got stuck. */
export async function playOn(
  table: RemoteTable,
  party: Party,
  services: Services,
  chance: Rng,
  isOver: () => boolean,
): Promise<string | undefined> {
  const byButtons = buttonRobot(table);
  const byCommands = slashRobot(table);
  // The last player types.
  const robotOf = (user: PlaygroundUser): Robot =>
    user === party.people.at(-1) && party.people.length > 2 ? byCommands : byButtons;
  let games = 0;

  /** Takes a step towards the next game. Returns whether one is in progress. */
  async function prepareGame(): Promise<boolean> {
    const live = await services.queries.getActive(party.channel);
    if (live?.record.status === 'playing') return true;
    const [host, ...guests] = party.people as [PlaygroundUser, ...PlaygroundUser[]];
    if (live === undefined) {
      const players = String(party.people.length + party.computers);
      await host.command(party.channel, 'game new', { players, seed: `${party.seed}-${++games}` });
      return false;
    }
    const { members } = live.record;
    const guest = guests.find(({ id }) => !members.some(({ user }) => user === id));
    if (guest !== undefined) await press(table, guest, /^lobby:.*:join$/);
    else if (members.filter(({ user }) => isComputer(user)).length < party.computers) {
      await host.command(party.channel, 'computer add', { level: 'apprentice' });
    } else await host.command(party.channel, 'game start');
    return false;
  }

  let why = 'nothing happened';
  for (let changed = performance.now(); performance.now() - changed < STUCK_AFTER_MS; ) {
    if (isOver()) return undefined;
    const before = await table.version();
    try {
      const awaited = (await prepareGame()) ? await table.awaited() : [];
      if (awaited.length > 0) {
        const user = chance.pick(awaited);
        await robotOf(user)(user, chance);
      }
    } catch (error) {
      why = String(error);
    }
    if ((await table.version()) !== before) changed = performance.now();
    else await setTimeout(TIMES_MS.poll);
  }
  return `the table in ${party.channel} is stuck: ${why}`;
}
