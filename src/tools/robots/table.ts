/** A table for robots: a playground with the real bot, and users who play what the bot offers them. */

import { setTimeout } from 'node:timers/promises';
import type { Rng } from '../../ai/index.ts';
import { type BotDependencies, createBot, type RunningBot } from '../../bootstrap/create-bot.ts';
import { createServices } from '../../bootstrap/create-services.ts';
import { CONTENT, type Content } from '../../content/index.ts';
import { type Game, isComputer, playerAt, type Store } from '../../core/index.ts';
import type { Log } from '../../discord/index.ts';
import { pendingSeats } from '../../engine/index.ts';
import type { Services } from '../../features/index.ts';
import {
  type InteractionResult,
  type Playground,
  type PlaygroundUser,
  startPlayground,
} from '../../playground/index.ts';
import { openStore } from '../../storage/index.ts';
import { patientPlayground } from './patient.ts';
import { type Watch, watched } from './watched.ts';

interface TableOptions {
  readonly people: readonly string[];
  /** URL of the database, or a store that outlives restarts of the bot. */
  readonly database: string | Store;
  readonly openapi?: string;
  readonly log: Log;
  /** Milliseconds in which the bot must acknowledge. Default: Discord's 3,000. */
  readonly deadline?: number;
  /** Default: the shipped content. */
  readonly content?: Content;
  /**
   * Random numbers of a bad day at Discord, on which users retry interactions that the bot did not receive. Default: a
   * good day.
   */
  readonly weather?: () => number;
  readonly settings?: Partial<Omit<BotDependencies, 'store' | 'content' | 'token' | 'api' | 'log'>>;
  readonly watch?: Watch;
}

const POLL_INTERVAL_MS = 20;

/** Makes a move (or a step towards one) for a user whose turn it is. */
export type Robot = (user: PlaygroundUser, chance: Rng) => Promise<void>;

export interface Table {
  readonly playground: Playground;
  readonly channel: string;
  /** Errors so far, except violations that the playground found. */
  readonly errors: readonly string[];
  /** Checks the result of an interaction and returns it. */
  heard(result: InteractionResult): InteractionResult;
  /** Returns the running bot. Changes after a restart. */
  bot(): RunningBot;
  /** Restarts the bot. `meanwhile` happens while it is off. */
  restart(meanwhile?: () => void): Promise<void>;
  /** Returns the version of the channel's game; −1 without one. */
  version(): Promise<number>;
  awaited(): Promise<PlaygroundUser[]>;
  /** Resolves when no computer has a pending decision, and all moves of computers have been posted. */
  thought(): Promise<void>;
  /** Resolves when the outbox is empty. */
  quiet(): Promise<void>;
  close(): Promise<void>;
  /** Returns the same table in another channel, and with that channel's game. */
  at(channel: string): Table;
}

/** The part of a table that robots need. */
export type Room = Pick<Table, 'playground' | 'channel' | 'heard' | 'version' | 'quiet'>;

/** Starts a playground with a bot in it. Closing the table stops both. */
export async function openTable(options: TableOptions): Promise<Table> {
  const { database, log, people, openapi, deadline, content = CONTENT, weather, watch, settings } = options;
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
    restart: async (meanwhile = () => {}) => {
      await bot.close();
      meanwhile();
      bot = await start();
    },
    version: async () => (await bot.services.queries.getLatest(channel))?.record.version ?? -1,
    awaited: async () => awaitedUsers(playground, await bot.services.queries.getActive(channel)),
    async thought() {
      while (waitsForComputer(await bot.services.queries.getActive(channel))) {
        await bot.services.computers.whenIdle();
        await setTimeout(POLL_INTERVAL_MS);
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

/** Creates services to read games from the database of a bot in another process. */
export const observer = (store: Store): Promise<Services> =>
  createServices({ store, content: CONTENT, now: () => new Date(), random: () => new Uint8Array(8) });

/** Creates a table for some of the playground's users, whose game is read by an observer. */
export function remoteTable(
  playground: Playground,
  channel: string,
  services: Services,
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
    version: async () => (await services.queries.getLatest(channel))?.record.version ?? -1,
    awaited: async () => awaitedUsers(seen, await services.queries.getActive(channel)),
    quiet: async () => {},
  };
}

/** Returns a store that stays open when a bot closes it. */
const lasting = (store: Store): Store => ({ ...store, close: async () => {} });

const awaitedIds = ({ state, record }: Game): string[] =>
  state === undefined ? [] : pendingSeats(state).map((seat) => playerAt(record, state, seat));

const waitsForComputer = (game: Game | undefined): boolean =>
  game?.record.status === 'playing' && !game.record.paused && awaitedIds(game).some(isComputer);

function awaitedUsers({ users }: Playground, game: Game | undefined): PlaygroundUser[] {
  const ids = game === undefined ? [] : awaitedIds(game);
  return users.filter(({ id }) => ids.includes(id));
}
