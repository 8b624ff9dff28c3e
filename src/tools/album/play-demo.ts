/** Plays the demo's game and writes its album. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRng } from '../../ai/index.ts';
import { type Content, ROUNDS } from '../../content/index.ts';
import type { Log } from '../../discord/index.ts';
import { albumPage, type PlaygroundUser } from '../../playground/index.ts';
import { emblemFiles } from '../../render/index.ts';
import { FALLBACK, type Language, localeOf, optionText } from '../../text/index.ts';
import { buttonRobot } from '../robots/button-robot.ts';
import { createLanguageChecker } from '../robots/languages.ts';
import { type PlayedGame, playGame } from '../robots/play.ts';
import { slashRobot } from '../robots/slash-robot.ts';
import { openTable, type Robot, type Table } from '../robots/table.ts';
import { createTapCounter } from '../robots/tap-counter.ts';
import type { DemoOptions } from './args.ts';
import type { Folder } from './folder.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** Robots or computer players. */
const PEOPLE = ['Ann', 'Ben', 'Cat', 'Dan'];
/** Only watches, and sees the public messages. */
const WATCHER = 'Eve';
const THE_END = 'The end';
const INTRODUCTION =
  'Posts were seen by everybody. What only one player saw is folded, where it happened: tap it to open it.';
const IMPRINT =
  'Clans of Caledonia is a game by Juma Al-JouJou. This is the album of a game that robots have played with an unofficial bot.';
const MOVES_PER_REPORT = 20;

interface DemoParts {
  readonly options: DemoOptions;
  readonly content: Content;
  readonly openapi: string | undefined;
  readonly folder: Folder;
  readonly progress: (line: string) => void;
}

/** Plays the game, writes the album and returns totals. Failures are listed in `errors`. */
export async function playDemo({ options, content, openapi, folder, progress }: DemoParts) {
  const data = await mkdtemp(join(tmpdir(), 'caledonia-demo-'));
  const errors: string[] = [];
  const table: Table = await openTable({
    people: [...PEOPLE.slice(0, options.players - options.computers), WATCHER],
    database: `file:${join(data, 'games.db')}`,
    log: logTo(errors),
    content,
    ...(openapi === undefined ? {} : { openapi }),
    settings: { emblems: emblemFiles },
    watch: {
      before: () => look(),
      after: async (act) => {
        await recorder.act(act);
        listener.after(act);
        if (begun && (await stateOf(table)) === undefined) recorder.chapter(THE_END);
        await look();
      },
    },
  });
  const recorder = createRecorder(async (address, name) => {
    const answer = await fetch(new URL(address, table.playground.url));
    return await folder.keep(new Uint8Array(await answer.arrayBuffer()), name);
  });
  // Users of other languages, such as the watcher, read the table's language.
  const [spoken = FALLBACK] = options.languages;
  const languageOf = new Map<string, Language>();
  for (const [place, user] of table.playground.users.slice(0, options.players).entries()) {
    const language = options.languages[place % options.languages.length] ?? spoken;
    languageOf.set(user.id, language);
    user.speak(localeOf(language) as Parameters<typeof user.speak>[0]);
  }
  const listener = createLanguageChecker(table.playground, {
    table: spoken,
    of: (user) => languageOf.get(user) ?? spoken,
    names: [...PEOPLE, options.seed],
  });
  const look = async () => recorder.look(table.playground.users.at(-1)?.messages(table.channel) ?? []);
  const taps = createTapCounter(table);
  let begun = false;
  let course: PlayedGame | undefined;
  try {
    await table.bot().bot.emojiSettled();
    recorder.chapter('The lobby');
    course = await playGame(table, {
      players: options.players,
      computers: Array.from({ length: options.computers }, () => options.level),
      seed: options.seed,
      chance: createRng(`demo ${options.seed}`),
      robot: options.taps === true ? () => taps.robot : turnAbout(table),
      lobby: 'buttons',
      options: { preset: 'standard', language: spoken },
      switches: options.options,
      before: async (move) => {
        begun = true;
        await look();
        await reportProgress(table, recorder, move, progress);
        return options.moves === undefined || move < options.moves;
      },
    });
    await table.quiet();
    await look();
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  } finally {
    errors.push(...table.errors, ...table.playground.violations, ...listener.problems());
    await table.close();
    await rm(data, { recursive: true, force: true });
  }
  await folder.write(
    await albumPage({
      title: 'A game of Clans of Caledonia',
      subtitle: subtitle(options, course),
      introduction: INTRODUCTION,
      imprint: IMPRINT,
      entries: recorder.entries,
      users: table.playground.users.map(({ id, name }) => ({ id, name, moderator: false, bot: false })),
      channels: [{ id: table.channel, name: 'table' }],
      emojis: recorder.emojis,
      errors,
    }),
  );
  return {
    /** Number of the game's posts, from first to last. */
    turns: course?.turns ?? 0,
    messages: recorder.messages(),
    pictures: folder.pictures(),
    errors,
    taps: options.taps === true ? taps.line() : undefined,
  };
}

/** Alternates between buttons and commands, each time the turn comes back to a player. */
function turnAbout(table: Table): (user: PlaygroundUser, move: number) => Robot {
  const ways = [buttonRobot(table), slashRobot(table)];
  const times = new Map<string, number>();
  let last: string | undefined;
  return ({ id }) => {
    const seat = table.playground.users.findIndex((user) => user.id === id);
    const alone = table.playground.users.length === 2;
    const before = times.get(id);
    const now = before === undefined ? seat : last === id && !alone ? before : before + 1;
    times.set(id, now);
    last = id;
    return ways[now % ways.length] as Robot;
  };
}

const stateOf = async (table: Table) => (await table.bot().services.queries.getActive(table.channel))?.state;

/** Starts a chapter when the game reaches one, and reports progress at intervals. */
async function reportProgress(
  table: Table,
  recorder: Recorder,
  move: number,
  progress: DemoParts['progress'],
): Promise<void> {
  const state = await stateOf(table);
  const title =
    state === undefined ? THE_END : state.round === 0 ? 'Setting up' : `Round ${state.round} of ${ROUNDS}`;
  recorder.chapter(title);
  if (move % MOVES_PER_REPORT === 0)
    progress(`${title}, move ${move}: ${recorder.messages()} messages so far`);
}

function subtitle(
  { players, computers, level, seed, options }: DemoOptions,
  course: PlayedGame | undefined,
): string {
  const all = players === 1 ? 'One player' : `${players} players`;
  const people = computers === 0 ? all : `${all}, ${computers} of them computers (${level})`;
  const list = options.length === 0 ? 'none' : options.map((one) => optionText(one).short).join(', ');
  const moves = course === undefined ? '' : ` · ${course.moves} moves`;
  return `${people} · seed: ${seed} · options: ${list}${moves}`;
}

function logTo(errors: string[]): Log {
  const note = (data: object, message: string) => {
    const cause = 'err' in data && data.err instanceof Error ? `: ${data.err.message}` : '';
    errors.push(`the bot's log: ${message}${cause}`);
  };
  return { info: () => undefined, warn: note, error: note };
}
