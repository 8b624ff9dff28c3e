/** A table of robots: a playground with the real bot in it, and people who play what the bot offers them. */

import type { Game } from '../../app/index.ts';
import { type Assembled, assemble, type Parts } from '../../assemble.ts';
import { CONTENT, type Content } from '../../content/index.ts';
import type { Log } from '../../discord/index.ts';
import { awaited } from '../../engine/index.ts';
import type { Chance } from '../../players/index.ts';
import {
  type InteractionResult,
  type Playground,
  type PlaygroundUser,
  startPlayground,
} from '../../playground/index.ts';
import { openStore } from '../../store/index.ts';
import { type Watch, watched } from './watched.ts';

interface TableWish {
  readonly people: readonly string[];
  /** Where games are kept; each opening of a database is a new start of the bot. */
  readonly database: string;
  readonly openapi?: string;
  readonly log: Log;
  /** Milliseconds that the playground gives the bot to acknowledge; Discord's 3,000 if left out. */
  readonly deadline?: number;
  /** Figures to play with; those shipped if left out. */
  readonly content?: Content;
  /** How the bot is started. */
  readonly settings?: Pick<Parts, 'onLost' | 'patience' | 'emblems' | 'whole' | 'now' | 'lookEvery'>;
  /** Told of everything that people do, with what came of it. */
  readonly watch?: Watch;
}

/** Makes one move (or a step towards one) for a user whom the game waits for. */
export type Robot = (user: PlaygroundUser, chance: Chance) => Promise<void>;

export interface Table {
  readonly playground: Playground;
  readonly channel: string;
  /** What went wrong so far, beside the playground's own violations. */
  readonly errors: readonly string[];
  /** Notes the result of an interaction, and gives it back. */
  heard(result: InteractionResult): InteractionResult;
  /** The bot of the moment. */
  bot(): Assembled;
  /** Ends the bot and starts it again on the same database. */
  restart(): Promise<void>;
  /** The version of the channel's game; −1 without one. */
  version(): Promise<number>;
  /** The users whom the game waits for now. */
  awaited(): Promise<PlaygroundUser[]>;
  /** Resolves when everything that was owed to channels has been posted. */
  quiet(): Promise<void>;
  close(): Promise<void>;
  /** The same table in another channel: what is said of the channel and its game is of that one. */
  at(channel: string): Table;
}

export async function openTable(wish: TableWish): Promise<Table> {
  const { database, log, people, openapi, deadline, content = CONTENT, watch, settings } = wish;
  const started = await startPlayground({
    port: 0,
    people,
    channels: ['table', 'other-table'],
    ...(openapi === undefined ? {} : { openapi }),
    ...(deadline === undefined ? {} : { deadline }),
  });
  const table = started.channels[0] as string;
  const playground = watch === undefined ? started : watched(started, table, watch);
  const errors: string[] = [];
  const start = async () => {
    const store = await openStore(database, (line, level = 'info') => log[level]({}, line), settings?.now);
    const { token, api } = playground;
    return await assemble({ store, content, token, api, log, ...settings });
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
    version: async () => (await bot.app.latest(channel))?.record.version ?? -1,
    awaited: async () => awaitedUsers(playground, await bot.app.live(channel)),
    quiet: () => bot.bot.quiet(),
    close: async () => {
      await bot.close();
      await playground.close();
    },
    at,
  });
  return at(table);
}

/** The users of a playground whom a game waits for. */
export function awaitedUsers({ users }: Playground, game: Game | undefined): PlaygroundUser[] {
  const { state, record } = game ?? {};
  if (state === undefined || record === undefined) return [];
  const ids = awaited(state).map((seat) => record.members[state.seating[seat] ?? 0]?.user);
  return users.filter(({ id }) => ids.includes(id));
}
