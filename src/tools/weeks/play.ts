/** Plays some weeks at a table on a simulated clock, and checks what the bot posts when. */
import { setTimeout } from 'node:timers/promises';
import { createRng } from '../../ai/index.ts';
import { dayAt, isOpen, nextReminder, type Wait } from '../../calendar/index.ts';
import type { Store } from '../../core/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../durations.ts';
import {
  componentsOf,
  type PageMessage,
  type Playground,
  type PlaygroundUser,
} from '../../playground/index.ts';
import { openStore } from '../../storage/index.ts';
import { buttonRobot } from '../robots/button-robot.ts';
import { gather, tick } from '../robots/play.ts';
import { openTable, type Table } from '../robots/table.ts';
import { openTempDatabase } from '../temp-database.ts';
import { PLAYERS, type Player, plannedMove, presentAt, START, WEEK } from './people.ts';

/** Creates a list of events by day. */
function createTimeline(title: string) {
  const lines: string[] = [title];
  let day = '';
  return {
    note(at: number, line: string): void {
      const today = dayAt('UTC', at);
      if (today !== day) {
        day = today;
        const weekday = new Date(at).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
        lines.push('', `## ${weekday}, ${today}`, '');
      }
      lines.push(`- ${new Date(at).toISOString().slice(11, 16)} ${line}`);
    },
    /** Returns the timeline, with a heading per day (UTC). */
    text: () => `${lines.join('\n')}\n`,
  };
}

const STEP_MS = 10 * MINUTE_MS;
const POLL_INTERVAL_MS = 100;

interface WeeksOptions {
  readonly seed: string;
  readonly weeks: number;
  /** Milliseconds per step of the clock. */
  readonly stepMs?: number;
  /** Simulate a bad day at Discord throughout. */
  readonly weather?: boolean;
  /** Creates an empty store. Default: a temporary database. */
  readonly createStore?: (now: () => Date) => Store;
}

/** When each pending user moves; `at` is `undefined` if they forgot. */
type MovePlans = Map<string, { readonly wait: string; at: number | undefined }>;

const playerOf = (user: PlaygroundUser) => PLAYERS.find(({ name }) => name === user.name) as Player;

/** Creates the function that notes new and deleted messages of the channel, and checks each reminder. */
function createChannelWatch(
  playground: Playground,
  channel: string,
  {
    now,
    timeline,
    sums,
    plans,
  }: {
    readonly now: () => number;
    readonly timeline: ReturnType<typeof createTimeline>;
    readonly sums: { reminders: number; quiet: number; doubled: number };
    readonly plans: MovePlans;
  },
): () => void {
  const seen = new Map<string, PageMessage>();
  const reminded = new Map<string, Set<number>>();

  function checkReminder(user: PlaygroundUser): void {
    const { hours, away } = playerOf(user);
    sums.reminders += 1;
    if (!isOpen(hours, now()) || presentAt({ hours, away }, now()) !== now()) sums.quiet += 1;
    const plan = plans.get(user.id);
    const times = reminded.get(`${user.id} ${plan?.wait}`) ?? new Set();
    if (times.has(now())) sums.doubled += 1;
    reminded.set(`${user.id} ${plan?.wait}`, times.add(now()));
    // The reminder works.
    if (plan !== undefined && plan.at === undefined)
      plan.at = presentAt({ hours, away }, now() + HOUR_MS / 2);
  }

  return function look(): void {
    const views = playground.users.map((user) => ({ user, messages: user.messages(channel) }));
    const [all] = views.map(({ messages }) => messages.filter(({ ephemeral }) => !ephemeral));
    for (const [id] of [...seen]) {
      if (all?.some(({ message }) => message.id === id)) continue;
      timeline.note(now(), `  gone: ${headline(seen.get(id) as PageMessage)}`);
      seen.delete(id);
    }
    for (const one of all ?? []) {
      if (seen.has(one.message.id)) continue;
      seen.set(one.message.id, one);
      const pinged = views
        .filter(({ messages }) =>
          messages.some(({ message, pinged: is }) => is && message.id === one.message.id),
        )
        .map(({ user }) => user);
      const names = pinged.map(({ name }) => name).join(', ');
      timeline.note(now(), `${names === '' ? '' : `@${names} `}${headline(one)}`);
      if (isReminder(one)) for (const user of pinged) checkReminder(user);
    }
  };
}

/** Opens a store in a temporary database. `drop` deletes the database. */
async function openTempStore(now: () => Date) {
  const { url, drop } = await openTempDatabase();
  return { store: await openStore(url, undefined, now), drop };
}

/** Plays a game over simulated weeks on a fast clock. Returns what happened and when. */
export async function playWeeks({
  seed,
  weeks,
  stepMs = STEP_MS,
  weather = false,
  createStore,
}: WeeksOptions) {
  const errors: string[] = [];
  let clock = START;
  // Retries depend on the clock, so it must advance.
  const passing = weather ? setInterval(() => (clock += POLL_INTERVAL_MS), POLL_INTERVAL_MS) : undefined;
  const note = (_: object, message: string) => void errors.push(`the bot's log: ${message}`);
  const now = () => new Date(clock);
  const { store, drop } = await (createStore === undefined
    ? openTempStore(now)
    : { store: createStore(now), drop: async () => {} });
  const table = await openTable({
    people: PLAYERS.map(({ name }) => name),
    database: store,
    // A bad day causes many warnings.
    log: { info: () => undefined, warn: weather ? () => undefined : note, error: note },
    ...(weather && { weather: createRng(`weather ${seed}`).next }),
    deadline: 60_000,
    settings: { now, jobPollIntervalMs: Number.POSITIVE_INFINITY, postTimeoutMs: 60_000 },
  });
  const { playground, channel } = table;
  const timeline = createTimeline(`# The weeks of one table (seed ${seed}), times in UTC`);
  const dice = createRng(`weeks ${seed}`);
  const robot = buttonRobot(table);
  /** `late`: reminders that came too late or not at all. */
  const sums = { turns: 0, reminders: 0, quiet: 0, doubled: 0, late: 0 };
  const plans: MovePlans = new Map();
  /** Due time of each decision's next reminder. Most do not change between steps. */
  const nexts = new Map<string, number | undefined>();

  const look = createChannelWatch(playground, channel, { now: () => clock, timeline, sums, plans });
  const game = () => table.bot().services.queries.getActive(channel);
  const waitsNow = async (): Promise<readonly Wait[]> => (await game())?.record.timing?.waits ?? [];

  /** Runs due jobs. Afterwards none may be due. */
  async function tickAndLook(): Promise<void> {
    await tick(table);
    await told();
    const timing = (await game())?.record.timing;
    for (const wait of timing?.waits ?? []) {
      const user = await userIn(wait.seat);
      if (timing === undefined || user === undefined) continue;
      const key = JSON.stringify([timing, wait]);
      if (!nexts.has(key)) nexts.set(key, nextReminder(timing, wait, playerOf(user)));
      const next = nexts.get(key);
      if (next === undefined || next > clock) continue;
      // One whose moment passed between two steps may have to wait for the morning.
      if (nextReminder(timing, wait, playerOf(user), clock) === clock) sums.late += 1;
    }
    look();
  }

  /** Resolves when the outbox is empty. */
  async function told(): Promise<void> {
    await table.quiet();
    while ((await store.counts()).owed > 0) await setTimeout(POLL_INTERVAL_MS);
  }

  async function userIn(seat: number): Promise<PlaygroundUser | undefined> {
    const { record, state } = (await game()) ?? {};
    const id = record?.members[state?.seating[seat] ?? -1]?.user;
    return playground.users.find((user) => user.id === id);
  }

  /** Lets pending users plan their moves, and make those that are due. */
  async function act(): Promise<void> {
    for (const wait of await waitsNow()) {
      const user = await userIn(wait.seat);
      if (user === undefined) continue;
      const name = `${wait.seat} ${wait.since}`;
      if (plans.get(user.id)?.wait !== name) {
        plans.set(user.id, { wait: name, at: plannedMove(playerOf(user), clock, dice) });
      }
    }
    for (let moves = 0; moves < 40; moves++) {
      const due = (await table.awaited()).find(
        ({ id }) => (plans.get(id)?.at ?? Number.POSITIVE_INFINITY) <= clock,
      );
      if (due === undefined) return;
      const before = plans.get(due.id)?.wait;
      await robot(due, dice);
      await told();
      const own = (await waitsNow()).map(({ seat, since }) => `${seat} ${since}`);
      // A turn takes several moves. It ends when another decision is pending.
      if (before === undefined || !own.includes(before)) {
        plans.delete(due.id);
        sums.turns += 1;
        timeline.note(clock, `${due.name} has played`);
        look();
      }
    }
  }

  try {
    for (const [index, user] of playground.users.entries()) {
      await settle(table, user, PLAYERS[index] as Player);
    }
    await gather(table, {
      players: PLAYERS.length,
      seed,
      chance: dice,
      robot: () => robot,
      lobby: 'buttons',
      options: { pace: 'steady' },
    });
    look();
    for (; clock < START + weeks * WEEK; clock += stepMs) {
      await tickAndLook();
      if ((await game()) === undefined) break;
      await act();
    }
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  } finally {
    clearInterval(passing);
    errors.push(...table.errors, ...playground.violations);
    await table.close();
    await store.close();
    await drop();
  }
  return { ...sums, timeline: timeline.text(), errors };
}

async function settle(table: Table, user: PlaygroundUser, { hours, away }: Player): Promise<void> {
  const [window] = hours.days;
  const [from, to] = [window?.from ?? 0, window?.to ?? 0].map((minutes) => String(minutes / 60));
  table.heard(
    await user.command(table.channel, 'settings', { zone: hours.zone, from: from ?? '', to: to ?? '' }),
  );
  for (const { from: first, to: last } of away) {
    table.heard(await user.command(table.channel, 'away', { from: first, to: last }));
  }
  const kept = await table.bot().services.settings.getUser(user.id);
  if (kept.hours?.zone !== hours.zone || kept.away?.length !== (away.length || undefined)) {
    throw new Error(`${user.name} could not settle their hours`);
  }
}

function headline({ message }: PageMessage): string {
  const texts = [message.content, ...componentsOf(message).flatMap(({ content }) => content ?? [])];
  const [first = ''] = texts
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return first.replace(/^#+ |^-# /, '').replaceAll(/<@\d+>, ?/g, '');
}

const isReminder = ({ message }: PageMessage): boolean =>
  JSON.stringify(message.components).includes('"snooze:');
