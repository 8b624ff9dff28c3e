/** A table of robots: a playground with the real bot in it, and people who play what the bot offers them. */

import { setTimeout } from 'node:timers/promises';
import type { Rng } from '../../ai/index.ts';
import { type BotDependencies, createBot, type RunningBot } from '../../bootstrap/create-bot.ts';
import { createApp } from '../../bootstrap/create-services.ts';
import { CONTENT, type Content } from '../../content/index.ts';
import { type Game, isComputer, playerAt, type Store } from '../../core/index.ts';
import type { Log } from '../../discord/index.ts';
import { pendingSeats } from '../../engine/index.ts';
import type { App } from '../../features/index.ts';
import {
  type InteractionResult,
  type Playground,
  type PlaygroundUser,
  startPlayground,
} from '../../playground/index.ts';
import { openStore } from '../../storage/index.ts';
import { patientPlayground } from './patient.ts';
import { type Watch, watched } from './watched.ts';

interface TableWish {
  readonly people: readonly string[];
  /** Where games are kept: a database, or a store that lasts until the end. Each opening is a new start of the bot. */
  readonly database: string | Store;
  readonly openapi?: string;
  readonly log: Log;
  /** Milliseconds that the playground gives the bot to acknowledge; Discord's 3,000 if left out. */
  readonly deadline?: number;
  /** Figures to play with; those shipped if left out. */
  readonly content?: Content;
  /** Dice for a bad day at Discord; people then ask again where nobody heard them. */
  readonly weather?: () => number;
  /** How the bot is started. */
  readonly settings?: Pick<
    BotDependencies,
    'onLost' | 'patience' | 'emblems' | 'whole' | 'now' | 'lookEvery' | 'thinker' | 'limits'
  >;
  /** Told of everything that people do, with what came of it. */
  readonly watch?: Watch;
}

/** Milliseconds between two looks at whether computers have moved. */
const LOOK = 20;

/** Makes one move (or a step towards one) for a user whom the game waits for. */
export type Robot = (user: PlaygroundUser, chance: Rng) => Promise<void>;

export interface Table {
  readonly playground: Playground;
  readonly channel: string;
  /** What went wrong so far, beside the playground's own violations. */
  readonly errors: readonly string[];
  /** Notes the result of an interaction, and gives it back. */
  heard(result: InteractionResult): InteractionResult;
  /** The bot of the moment. */
  bot(): RunningBot;
  /** Ends the bot and starts it again on the same database. */
  restart(): Promise<void>;
  /** The version of the channel's game; −1 without one. */
  version(): Promise<number>;
  /** The users whom the game waits for now. */
  awaited(): Promise<PlaygroundUser[]>;
  /** Resolves when the game waits for no computer, and all that computers did has been posted. */
  thought(): Promise<void>;
  /** Resolves when everything that was owed to channels has been posted. */
  quiet(): Promise<void>;
  close(): Promise<void>;
  /** The same table in another channel: what is said of the channel and its game is of that one. */
  at(channel: string): Table;
}

/** What robots need of a table. */
export type Room = Pick<Table, 'playground' | 'channel' | 'heard' | 'version' | 'quiet'>;

export async function openTable(wish: TableWish): Promise<Table> {
  const { database, log, people, openapi, deadline, content = CONTENT, weather, watch, settings } = wish;
  const started = await startPlayground({
    port: 0,
    people,
    channels: ['table', 'other-table'],
    ...(openapi === undefined ? {} : { openapi }),
    ...(deadline === undefined ? {} : { deadlineMs: deadline }),
    ...(weather && { weather }),
  });
  const table = started.channels[0] as string;
  const heard = weather === undefined ? started : patientPlayground(started);
  const playground = watch === undefined ? heard : watched(heard, table, watch);
  const errors: string[] = [];
  const opened = (url: string) =>
    openStore(url, (line, level = 'info') => log[level]({}, line), settings?.now);
  const start = async () => {
    const store = typeof database === 'string' ? await opened(database) : lasting(database);
    const { token, api } = playground;
    return await createBot({ store, content, token, api, log, ...settings });
  };
  let bot = await start();
  const at = (channel: string): Table => ({
    playground,
    channel,
    errors,
    heard: (result) => {
      if (result.outcome === 'failed') errors.push(result.why ?? 'an interaction failed');
      return result;
    },
    bot: () => bot,
    restart: async () => {
      await bot.close();
      bot = await start();
    },
    version: async () => (await bot.app.queries.getLatest(channel))?.record.version ?? -1,
    awaited: async () => awaitedUsers(playground, await bot.app.queries.getActive(channel)),
    async thought() {
      while (waitsForComputer(await bot.app.queries.getActive(channel))) {
        await bot.app.computers.whenIdle();
        await setTimeout(LOOK);
      }
      await bot.bot.quiet();
    },
    quiet: () => bot.bot.quiet(),
    close: async () => {
      await bot.close();
      await playground.close();
    },
    at,
  });
  return at(table);
}

/** A table whose bot runs in another process. */
export type RemoteTable = Room & Pick<Table, 'awaited'>;

/** Opens services that look at games in a database where the bot of another process plays. */
export const observer = (store: Store): Promise<App> =>
  createApp({ store, content: CONTENT, now: () => new Date(), random: () => new Uint8Array(8) });

/** Returns a table where some of the playground's users play, and whose game is read by an observer. */
export function remoteTable(
  playground: Playground,
  channel: string,
  app: App,
  users: readonly PlaygroundUser[] = playground.users,
): RemoteTable {
  const seen: Playground = {
    ...playground,
    users,
    get commands() {
      return playground.commands;
    },
  };
  return {
    playground: seen,
    channel,
    heard: (result) => result,
    version: async () => (await app.queries.getLatest(channel))?.record.version ?? -1,
    awaited: async () => awaitedUsers(seen, await app.queries.getActive(channel)),
    quiet: async () => {},
  };
}

/** What is kept in memory outlives the bot that it was opened for. */
const lasting = (store: Store): Store => ({ ...store, close: async () => {} });

/** The ids of those who play the seats that a game waits for. */
function awaitedIds({ state, record }: Game): string[] {
  return state === undefined ? [] : pendingSeats(state).map((seat) => playerAt(record, state, seat));
}

const waitsForComputer = (game: Game | undefined): boolean =>
  game?.record.status === 'playing' && !game.record.paused && awaitedIds(game).some(isComputer);

/** The users of a playground whom a game waits for. */
export function awaitedUsers({ users }: Playground, game: Game | undefined): PlaygroundUser[] {
  const ids = game === undefined ? [] : awaitedIds(game);
  return users.filter(({ id }) => ids.includes(id));
}
