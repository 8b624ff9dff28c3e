/** Runs a storm, from the first lobby to the proof. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { createRng } from '../../ai/index.ts';
import { isComputer, playerAt, type Store } from '../../core/index.ts';
import { type GameState, pendingSeats } from '../../engine/index.ts';
import type { Services } from '../../features/index.ts';
import { startPlayground } from '../../playground/index.ts';
import { blockWrites, openStore, scratchDatabase } from '../../storage/index.ts';
import { programOf } from '../bundling.ts';
import { observer, remoteTable } from '../robots/table.ts';
import type { StormOptions } from './args.ts';
import { createFaultInjector } from './fault-injector.ts';
import { gamesOf } from './games.ts';
import type { Line } from './journal.ts';
import { type Memory, type Party, persistentUser, playOn } from './people.ts';
import { recordPosts } from './post-recorder.ts';
import { type Bot, openBot } from './processes.ts';
import { type Defect, prove } from './proof.ts';
import { openProxy } from './proxy.ts';

const SQUARE = fileURLToPath(new URL('stub-renderer.ts', import.meta.url));

const squares: Plugin = {
  name: 'squares',
  setup({ onResolve }) {
    onResolve({ filter: /\/render\/index\.ts$/ }, ({ importer }) =>
      importer === SQUARE ? undefined : { path: SQUARE },
    );
  },
};

export interface StormReport {
  readonly kills: number;
  readonly moves: number;
  readonly finds: readonly Defect[];
  readonly figures: Readonly<Record<string, number | string>>;
}

const PARTIES = [
  { people: 2, computers: 0 },
  { people: 3, computers: 0 },
  { people: 2, computers: 1 },
] as const;
const JOURNAL = 'journal.jsonl';
const TIMES_MS = { acknowledgement: 5_000, interaction: 20_000, settling: 120_000, poll: 50 };

/** Creates the database of a storm, with the URLs for bots and for checks, and a way to cut off the bots. */
async function openStormDatabase({ database, server, out }: StormOptions) {
  if (database === 'sqlite') {
    const url = `file:${join(out, 'games.db')}`;
    const outage = (milliseconds: number) => blockWrites(url, milliseconds).catch(() => {});
    return { url, theirs: url, outage, close: async () => {} };
  }
  const { url, drop } = await scratchDatabase(server);
  const proxy = await openProxy(url);
  const outage = async (milliseconds: number) => {
    const restore = proxy.cut();
    await setTimeout(milliseconds);
    restore();
  };
  const close = async () => {
    await proxy.close();
    await drop();
  };
  return { url, theirs: proxy.url, outage, close };
}

/** Can end a storm early, and receives the number of kills after each. */
interface StormMonitor {
  readonly isOver?: () => boolean;
  readonly onKill?: (kills: number) => void;
}

/** Runs a storm and returns its findings. Rejects if it cannot start, for example without a Postgres server. */
export async function storm(
  options: StormOptions,
  { isOver = () => false, onKill = () => {} }: StormMonitor = {},
): Promise<StormReport> {
  const { kills, processes, seed, out } = options;
  const began = performance.now();
  mkdirSync(out, { recursive: true });
  const isOurs = readdirSync(out).length === 0 || existsSync(join(out, JOURNAL));
  if (!isOurs)
    throw new Error(`The folder ${out} holds something else than a storm. Choose another with --out.`);
  rmSync(out, { recursive: true });
  mkdirSync(out);
  const journal = join(out, JOURNAL);
  writeFileSync(journal, '');
  const program = await programOf(new URL('bot.ts', import.meta.url), squares);
  const ground = await openStormDatabase(options);
  const store = await openStore(ground.url);
  const services = await observer(store);
  const sizes = Array.from(
    { length: options.tables },
    (_, i) => PARTIES[i % PARTIES.length] as (typeof PARTIES)[number],
  );
  const playground = await startPlayground({
    port: 0,
    people: sizes.flatMap(({ people }, table) =>
      Array.from({ length: people }, (_, i) => `P${table}${'abc'[i]}`),
    ),
    // With several bots, there are as many servers and shards, each owned by one bot at a time.
    servers: processes,
    shards: processes,
    channels: sizes.slice(0, Math.ceil(options.tables / processes)).map((_, table) => `table-${table}`),
    ...(options.weather && { weather: createRng(`${seed} weather`).next }),
    deadlineMs: TIMES_MS.acknowledgement,
    timeoutMs: TIMES_MS.interaction,
    keep: { requests: 500, uploads: 1, messages: 4_000, bytes: 2 ** 20 },
  });
  const posts = recordPosts(playground);
  const ended: string[] = [];
  const { token, api } = playground;
  const bots: Bot[] = Array.from({ length: processes }, () =>
    openBot(program, { token, api, database: ground.theirs, journal, log: join(out, 'log.jsonl') }, (how) =>
      ended.push(how),
    ),
  );
  try {
    await Promise.all(bots.map((bot) => bot.start()));
    const injector = createFaultInjector(
      bots,
      playground,
      ground.outage,
      createRng(`${seed} storm`),
      options.weather,
    );
    const memory: Memory = { presses: [], unanswered: [], again: 0 };
    const { users } = playground;
    const parties: Party[] = sizes.map(({ people, computers }, table) => {
      const before = sizes.slice(0, table).reduce((sum, size) => sum + size.people, 0);
      const channel = playground.channels[table] as string;
      const version = async () => (await services.queries.getLatest(channel))?.record.version ?? -1;
      const sitting = users.slice(before, before + people);
      return {
        channel,
        computers,
        seed: `${seed}-${table}`,
        people: sitting.map((user) => persistentUser(user, injector, memory, version)),
      };
    });
    let isDone = false;
    const playing = parties.map((party) =>
      playOn(
        remoteTable(playground, party.channel, services, party.people),
        party,
        services,
        createRng(party.seed),
        () => isDone,
      ),
    );
    await injector.storm(kills, isOver, onKill);
    isDone = true;
    memory.unanswered.push(...(await Promise.all(playing)).flatMap((stuck) => stuck ?? []));
    const unsettled = await waitUntilPosted(store, services, parties);
    for (const party of parties) await openEveryPanel(party);
    await Promise.all(bots.map((bot) => bot.end('SIGTERM')));
    const lines = readFileSync(journal, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    const noted = lines.map((line) => JSON.parse(line) as Line);
    const games = await gamesOf(noted, store, services);
    const finds = prove({ lines: noted, games, posts, ...memory });
    const { moments, ...tally } = injector.tally;
    return {
      kills: tally.kills,
      moves: games.reduce((sum, { moves }) => sum + moves.length, 0),
      finds: [...unsettled, ...finds],
      figures: {
        seconds: Math.round((performance.now() - began) / 1_000),
        ...tally,
        games: games.length,
        finished: games.filter(({ record }) => record.status === 'finished').length,
        posts: posts.length,
        presses: memory.presses.length,
        again: memory.again,
        ended: ended.length,
        moments: [...moments].map(([moment, count]) => `${moment}:${count}`).join(','),
      },
    };
  } finally {
    await Promise.all(bots.map((bot) => bot.close()));
    await playground.close();
    await store.close();
    await ground.close();
  }
}

/** Waits until everything is posted and only users have pending decisions. Otherwise returns what is left. */
async function waitUntilPosted(
  store: Store,
  services: Services,
  parties: readonly Party[],
): Promise<Defect[]> {
  const waitsForComputer = async ({ channel }: Party) => {
    const game = await services.queries.getActive(channel);
    if (game?.state === undefined) return false;
    return pendingSeats(game.state).some((seat) =>
      isComputer(playerAt(game.record, game.state as GameState, seat)),
    );
  };
  for (const until = performance.now() + TIMES_MS.settling; ; await setTimeout(TIMES_MS.poll)) {
    const { owed, aside } = await store.counts();
    const thinking = (await Promise.all(parties.map(waitsForComputer))).filter(Boolean).length;
    if (owed === 0 && thinking === 0) return [];
    if (performance.now() < until) continue;
    const left = `${owed} announcements were owed (${aside} set aside), and ${thinking} computers had not moved`;
    return [{ cost: 'missing', what: `in the end ${left}` }];
  }
}

/** Opens every player's panel once more. Without faults, each must be answered. */
async function openEveryPanel({ people, channel }: Party): Promise<void> {
  await Promise.all(people.map((user) => user.command(channel, 'board')));
}
