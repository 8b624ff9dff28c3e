/** The people of a storm: robots who play by what the bot offers them, and click again where no answer comes. */
import { setTimeout } from 'node:timers/promises';
import type { Rng } from '../../ai/index.ts';
import { isComputer } from '../../core/index.ts';
import { MINUTE_MS } from '../../durations.ts';
import type { App } from '../../features/index.ts';
import type { InteractionResult, PlaygroundUser } from '../../playground/index.ts';
import { buttonRobot } from '../robots/button-robot.ts';
import { personWith } from '../robots/people.ts';
import { press } from '../robots/play.ts';
import { slashRobot } from '../robots/slash-robot.ts';
import type { RemoteTable, Robot } from '../robots/table.ts';

/** Whether a bot can hear people. */
export interface BotAvailability {
  /** Resolves when there is a bot. */
  up(): Promise<void>;
  /** Resolves when a bot that is there now is gone. */
  gone(): Promise<void>;
  /** Whether nothing has been done to the bot since a moment, in milliseconds of `performance`. */
  isCalmSince(moment: number): boolean;
}

/** Something that somebody wanted, however often they had to click for it. */
export interface Press {
  readonly user: string;
  /** When they clicked first, or typed it, in Unix milliseconds. */
  readonly at: number;
}

export interface Memory {
  readonly presses: Press[];
  /** What was never answered, a sentence each. */
  readonly unanswered: string[];
  /** Times that somebody had to ask again. */
  again: number;
}

/** Who sits at a table. */
export interface Party {
  readonly channel: string;
  readonly people: readonly PlaygroundUser[];
  readonly computers: number;
  readonly seed: string;
}

/** Milliseconds for which somebody goes on asking for one thing, until they ask again, and between two looks at a table. */
const PATIENCE = { asking: 3 * MINUTE_MS, again: 200, look: 30 };
/** Times in a row that nobody hears somebody although nothing befalls the bot: a busy machine is no fault of the bot's. */
const CALM_TRIES = 3;

/** Whether Discord has what was asked, or has told too often in calm weather that nobody answers it. */
const isLost = ({ acknowledged }: Partial<InteractionResult>, inCalm: number): boolean =>
  acknowledged !== undefined || inCalm === CALM_TRIES;
/** Milliseconds without a change after which a table is taken to be stuck. */
const STUCK = 5 * MINUTE_MS;
/**
 * What the playground says where it had nothing to send: what was clicked is gone, or shown already as the answer to it was
 * lost on its way; and who wants it begins anew.
 */
const GONE =
  /^(?:The message has no |There is no such message|This cannot be used now|This is chosen already)/;

/**
 * Somebody who asks again for what was not answered. Commands carry no version: they are given again only where nothing
 * has happened at the table, whose `version` this is.
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
    for (const until = performance.now() + PATIENCE.asking; ; await setTimeout(PATIENCE.again)) {
      await bots.up();
      const sent = performance.now();
      const result = (await Promise.race([act(), bots.gone()])) ?? { outcome: 'failed' };
      if (result.answered !== undefined) return result;
      if (GONE.test(result.why ?? '')) throw new Error(`${user.name} and ${what}: ${result.why}`);
      memory.again++;
      inCalm = result.why !== undefined && bots.isCalmSince(sent) ? inCalm + 1 : 0;
      const isOver = performance.now() > until;
      if (isOver || isLost(result, inCalm)) complain(what, result);
      if (isOver || (await isUntouched?.()) === false) return result;
      // Nobody can tell a command that is typed once more from a new one.
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

/** Plays one game after the other at a table until it is over; resolves to why it got stuck, if it did. */
export async function playOn(
  table: RemoteTable,
  party: Party,
  app: App,
  chance: Rng,
  isOver: () => boolean,
): Promise<string | undefined> {
  const byButtons = buttonRobot(table);
  const byCommands = slashRobot(table);
  // The last of them types.
  const robotOf = (user: PlaygroundUser): Robot =>
    user === party.people.at(-1) && party.people.length > 2 ? byCommands : byButtons;
  let games = 0;

  /** One step towards the next game; says whether one is under way. */
  async function convened(): Promise<boolean> {
    const live = await app.queries.getActive(party.channel);
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
  for (let changed = performance.now(); performance.now() - changed < STUCK; ) {
    if (isOver()) return undefined;
    const before = await table.version();
    try {
      const awaited = (await convened()) ? await table.awaited() : [];
      if (awaited.length > 0) {
        const user = chance.pick(awaited);
        await robotOf(user)(user, chance);
      }
    } catch (error) {
      why = String(error);
    }
    if ((await table.version()) !== before) changed = performance.now();
    else await setTimeout(PATIENCE.look);
  }
  return `the table in ${party.channel} is stuck: ${why}`;
}
