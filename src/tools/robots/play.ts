/** Robots play a whole game, from the lobby to the score sheet. */

import type { Level, Rng } from '../../ai/index.ts';
import type { InteractionResult, PlaygroundUser } from '../../playground/index.ts';
import { presses } from './button-robot.ts';
import type { Robot, Room, Table } from './table.ts';

export interface RobotGame {
  readonly players: number;
  /** Levels of the computer players. Default: no computers. */
  readonly computers?: readonly Level[];
  /** Human players, the host first. Default: the first users of the playground. */
  readonly people?: readonly PlaygroundUser[];
  readonly seed: string;
  readonly chance: Rng;
  readonly robot: (user: PlaygroundUser, move: number) => Robot;
  /** Options of `/game new`, in addition to players and seed. */
  readonly options?: Readonly<Record<string, string>>;
  /** Game options that the host toggles in the lobby. */
  readonly switches?: readonly string[];
  /** Open and join the lobby by buttons or by commands. */
  readonly lobby: 'buttons' | 'commands';
  /** Called before each move. Ends the game here if it returns `false`. */
  readonly before?: (move: number) => Promise<boolean | undefined>;
}

export interface PlayedGame {
  readonly moves: number;
  readonly turns: number;
  readonly finished: boolean;
}

/** More moves than any game has. Stops robots that make no progress. */
const MAX_MOVES = 2000;

/** Waits for a public message with a button of this route and presses it. */
export async function press(table: Room, user: PlaygroundUser, route: RegExp): Promise<InteractionResult> {
  const found = () => {
    const posts = user.messages(table.channel).filter(({ ephemeral }) => !ephemeral);
    return posts.reverse().flatMap(({ message }) =>
      presses(message, [])
        .filter((one) => route.test(one.customId))
        .map(({ customId }) => ({ message: message.id, customId })),
    )[0];
  };
  await table.playground.until(() => found() !== undefined);
  const { message, customId } = found() as { message: string; customId: string };
  return table.heard(await user.click(message, customId));
}

async function toggleOptions(table: Room, host: PlaygroundUser, switches: readonly string[]): Promise<void> {
  const { modal } = await press(table, host, /^lobby-options:/);
  if (modal === undefined) throw new Error(`${host.name} was shown no options`);
  table.heard(await host.submit(table.channel, modal.custom_id, { options: switches.join('\n') }));
}

async function addComputer(table: Room, host: PlaygroundUser, level: Level): Promise<void> {
  const panel = (await press(table, host, /^computers:/)).message?.message;
  const choices = panel === undefined ? [] : presses(panel, []).map(({ customId }) => customId);
  const choice = choices.find((id) => id.endsWith(`:add:${level}`));
  if (panel === undefined || choice === undefined) throw new Error(`${host.name} was shown no ${level}`);
  table.heard(await host.click(panel.id, choice));
}

/** Opens a lobby and lets everyone join and start, by buttons or commands. */
export async function gather(table: Room, wish: RobotGame): Promise<void> {
  const { computers = [] } = wish;
  const people = wish.players - computers.length;
  const [host, ...guests] = (wish.people ?? table.playground.users).slice(0, people);
  if (host === undefined) throw new Error('a game needs people');
  const options = { players: String(wish.players), seed: wish.seed, ...wish.options };
  table.heard(await host.command(table.channel, 'game new', options));
  const { switches = [] } = wish;
  if (wish.lobby === 'commands') {
    for (const one of switches)
      table.heard(await host.command(table.channel, 'game options', { switch: one }));
  } else if (switches.length > 0) await toggleOptions(table, host, switches);
  for (const guest of guests) {
    if (wish.lobby === 'buttons') await press(table, guest, /^lobby:.*:join$/);
    else table.heard(await guest.command(table.channel, 'game join'));
  }
  for (const level of computers) {
    if (wish.lobby === 'buttons') await addComputer(table, host, level);
    else table.heard(await host.command(table.channel, 'computer add', { level }));
  }
  if (wish.lobby === 'buttons') await press(table, host, /^lobby:.*:start$/);
  else table.heard(await host.command(table.channel, 'game start'));
  await table.quiet();
}

/** Runs all due jobs and waits until the results are posted. */
export async function tick(table: Table): Promise<void> {
  const { services } = table.bot();
  while ((await services.scheduler.runDueJobs()) > 0);
  await services.computers.whenIdle();
  await table.quiet();
}

/** Plays a game to its end, or until `before` stops it. Throws if a robot gets stuck. */
export async function playGame(table: Table, wish: RobotGame): Promise<PlayedGame> {
  const posts = () =>
    table.playground.users[0]?.messages(table.channel).filter((one) => !one.ephemeral) ?? [];
  await gather(table, wish);
  const lobby = posts().length;
  for (let move = 0; move < MAX_MOVES; move++) {
    if ((await wish.before?.(move)) === false)
      return { moves: move, turns: posts().length - lobby, finished: false };
    await table.thought();
    const awaited = await table.awaited();
    if (awaited.length === 0) return { moves: move, turns: posts().length - lobby, finished: true };
    const user = wish.chance.pick(awaited);
    await wish.robot(user, move)(user, wish.chance);
    await table.quiet();
  }
  throw new Error(`after ${MAX_MOVES} moves the game is not over`);
}
