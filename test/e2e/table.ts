/** A table for the tests: the playground and the real bot on a database of their own, and what must hold at the end. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Game } from '../../src/app/index.ts';
import type { Parts } from '../../src/assemble.ts';
import { CONTENT } from '../../src/content/index.ts';
import { type GameState, legalActions, openDecisions } from '../../src/engine/index.ts';
import { type Chance, chance, randomPlayer, type Thinker } from '../../src/players/index.ts';
import type { InteractionResult, PageMessage, PlaygroundUser } from '../../src/playground/index.ts';
import { memoryStore } from '../../src/store/index.ts';
import { openThinker } from '../../src/thinking/index.ts';
import { buttonRobot } from '../../src/tools/robots/button-robot.ts';
import { type GameWish, gather } from '../../src/tools/robots/play.ts';
import { slashRobot } from '../../src/tools/robots/slash-robot.ts';
import { openTable, type Robot, type Table } from '../../src/tools/robots/table.ts';
import type { Watch } from '../../src/tools/robots/watched.ts';
import { LIMIT_MS } from '../support/limits.ts';

/** A line that the bot logged; `info` is left out. */
export interface Logged {
  readonly level: 'warn' | 'error';
  readonly message: string;
}

export interface TestTable extends Table {
  readonly logged: Logged[];
  /** Its URL; empty where games are kept in memory. */
  readonly database: string;
  /** The live game of the channel, or the last one. */
  game(): Promise<Game>;
  /** Closes everything, once nothing has gone wrong: no rule of Discord's broken, no error, nothing unanswered. */
  finish(expected?: { readonly violations: RegExp }): Promise<void>;
  at(channel: string): TestTable;
}

/** Where Discord's OpenAPI document is; nothing where it is not, and a line that says so. */
export function openapi(): string | undefined {
  const path = process.env.DISCORD_OPENAPI ?? '';
  if (path !== '' && existsSync(path)) return path;
  console.log("DISCORD_OPENAPI names no file: requests are not checked against Discord's own document.");
  return undefined;
}

/** Threads that think as long as they need: on a busy machine the bot's own would be given up, and replaced. */
const THINKER = openThinker({ limit: () => 600_000 });

/** Opens a table for these people, the first of whom is a moderator. */
export async function sit(
  people: readonly string[] = ['Ann', 'Ben'],
  options: {
    readonly openapi?: string | undefined;
    /** The URL of a database, or `file`: SQLite, in a file of its own. Left out, games are kept in memory. */
    readonly database?: string;
    readonly onLost?: () => void;
    /** Milliseconds that a post may take. */
    readonly patience?: number;
    /** Whether posts stay whole when newer ones come. */
    readonly whole?: boolean;
    readonly emblems?: Parts['emblems'];
    /** Told of everything that people do. */
    readonly watch?: Watch;
    /** A clock moved by hand: then nothing that is due is done but by `tick`, if `lookEvery` does not say otherwise. */
    readonly now?: () => Date;
    readonly lookEvery?: number;
    /** Who thinks for computers; left out, threads do, and take as long as they need. */
    readonly thinker?: Thinker;
    /** What one person may ask; left out, anything. */
    readonly limits?: Parts['limits'];
    /** Whether panels do without pictures; left out: as the drawing thread says. */
    readonly drawingBehind?: () => boolean;
  } = {},
): Promise<TestTable> {
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-e2e-'));
  const database = options.database === 'file' ? `file:${join(folder, 'games.db')}` : options.database;
  const logged: Logged[] = [];
  const note = (level: Logged['level']) => (data: object, message: string) =>
    void logged.push({ level, message: 'err' in data ? `${message}: ${data.err}` : message });
  const table = await openTable({
    people,
    database: database ?? memoryStore(options.now),
    deadline: LIMIT_MS,
    log: { info: () => {}, warn: note('warn'), error: note('error') },
    ...(options.openapi === undefined ? {} : { openapi: options.openapi }),
    ...(options.watch === undefined ? {} : { watch: options.watch }),
    settings: {
      patience: options.patience ?? LIMIT_MS,
      whole: options.whole === true,
      ...(options.onLost === undefined ? {} : { onLost: options.onLost }),
      ...(options.emblems === undefined ? {} : { emblems: options.emblems }),
      ...(options.limits === undefined ? {} : { limits: options.limits }),
      ...(options.drawingBehind === undefined ? {} : { drawingBehind: options.drawingBehind }),
      thinker: options.thinker ?? THINKER,
      ...(options.now === undefined
        ? {}
        : { now: options.now, lookEvery: options.lookEvery ?? Number.POSITIVE_INFINITY }),
    },
  });
  const { playground } = table;

  const finish: TestTable['finish'] = async ({ violations } = { violations: /^$/ }) => {
    try {
      expect(playground.violations.filter((one) => !violations.test(one))).toEqual([]);
      expect(table.errors).toEqual([]);
      expect(logged).toEqual([]);
    } finally {
      await table.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const whole = (one: Table): TestTable => ({
    ...one,
    logged,
    database: database ?? '',
    finish,
    game: async () => there(await one.bot().app.latest(one.channel)),
    at: (channel) => whole(table.at(channel)),
  });
  return whole(table);
}

/** Does all that is due, and waits for what is told of it. */
export async function tick(table: Table): Promise<void> {
  const { app } = table.bot();
  while ((await app.tick()) > 0);
  await app.thought();
  await table.quiet();
}

/** The value, which must be there. */
export function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is not there');
  return value;
}

/** The person of that name. */
export const person = ({ playground }: Table, name: string): PlaygroundUser =>
  there(playground.users.find((user) => user.name === name));

/** The people in the order of their seats. */
export function seated({ playground }: Table, { record, state }: Game): PlaygroundUser[] {
  const users = there(state).seating.map((joined) => record.members[joined]?.user);
  return users.map((id) => there(playground.users.find((user) => user.id === id)));
}

/** What the bot has posted of its own accord: announcements, the oldest first. */
export const posts = ({ playground, channel }: Table): PageMessage[] =>
  there(playground.users[0])
    .messages(channel)
    .filter(({ message, ephemeral }) => !ephemeral && message.nonce !== undefined);

/** The messages that a user alone sees, the oldest first. */
export const privately = ({ channel }: Table, user: PlaygroundUser): PageMessage[] =>
  user.messages(channel).filter(({ ephemeral }) => ephemeral);

/** The words of a message, without emoji. */
export function words({ message }: Pick<PageMessage, 'message'>): string {
  const found: string[] = message.content === '' ? [] : [message.content];
  JSON.stringify(message.components ?? [], (key, value) => {
    if (key === 'content' && typeof value === 'string') found.push(value);
    return value;
  });
  return found.join('\n').replace(/<:\w+:\d+> /g, '');
}

/** What somebody was told: of a click the message that was changed or sent. Fails where there was no answer. */
export function told(result: InteractionResult): string {
  if (result.message === undefined) throw new Error(`no message: ${result.outcome} ${result.why ?? ''}`);
  return words(result.message);
}

/** Ids of the pinged of a message. */
export const pinged = ({ playground }: Table, { message }: PageMessage): string[] =>
  playground.pings.filter((ping) => ping.message === message.id).map(({ user }) => user);

/** The robots of a test, both with the same chance. */
export const robots = (table: Table, hurry = true): Record<'buttons' | 'commands', Robot> => ({
  buttons: buttonRobot(table, { hurry }),
  commands: slashRobot(table, { hurry }),
});

/** One more move by robots. */
export async function moveOn(table: Table, robot: Robot, dice: Chance): Promise<void> {
  const user = there((await table.awaited())[0]);
  await robot(user, dice);
  await table.quiet();
}

const MOST_MOVES = 500;

/**
 * Plays on to a position, by a random player and without clicks: quickly, for what comes before that which is
 * tested. Nobody confirms production before they have to. The channel is told as always.
 */
export async function playUntil(
  table: TestTable,
  reached: (state: GameState) => boolean,
  word = 'on and on',
): Promise<Game> {
  const player = randomPlayer(word, 'builder', CONTENT);
  for (let move = 0; move < MOST_MOVES; move++) {
    const game = await table.game();
    const state = there(game.state);
    if (reached(state)) {
      await table.quiet();
      return game;
    }
    const seat = there(openDecisions(state).find(({ required }) => required)).seat;
    const user = there(seated(table, game)[seat]);
    const legal = legalActions(state, seat).filter(
      ({ type }) => state.phase === 'production' || (type !== 'plan' && type !== 'confirmProduction'),
    );
    const actor = { user: user.id, name: user.name, moderator: false };
    const action = player(state, seat, legal);
    const played = await table.bot().app.play(actor, game.record.id, { action });
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.code}`);
  }
  throw new Error(`not so within ${MOST_MOVES} moves`);
}

/** Whether it is somebody's turn, and they have done nothing in it. */
export const isFreshTurn = ({ phase, turn, stack }: GameState): boolean =>
  phase === 'actions' && turn?.mainDone === false && stack.length === 1;

/** A seed with which two random players soon come to whatever has to be decided. */
const SEED = 'rowan';

/** Gathers people and plays to the first turn of round 1. */
export async function begin(table: TestTable, wish: Partial<GameWish> = {}): Promise<Game> {
  const robot = () => slashRobot(table);
  const dice = chance('a beginning');
  await gather(table, { players: 2, seed: SEED, chance: dice, robot, lobby: 'commands', ...wish });
  return await playUntil(table, isFreshTurn);
}

/** Whether a decision of this kind is open. */
export const isOpen =
  (kind: string) =>
  (state: GameState): boolean =>
    openDecisions(state).some((decision) => decision.kind === kind);
