/** Games for tests of slash commands: positions as the adapter sees them, and a visit that records what is played. */

import type { Actor, App, Game, Play, Refusal } from '../../src/app/index.ts';
import { inWords } from '../../src/discord/kit/emoji.ts';
import { seatOf } from '../../src/discord/kit/people.ts';
import type { Answer, Command, CommandValues, Log, Visit } from '../../src/discord/kit/visit.ts';
import { ACTS, type ActSpec } from '../../src/discord/play/acts.ts';
import { playCommands } from '../../src/discord/play/commands.ts';
import {
  type Action,
  type GameEvent,
  type GameState,
  play,
  publicView,
  type Seat,
} from '../../src/engine/index.ts';
import { member, recordAt, T0 } from '../support/records.ts';
import { ENGLISH } from '../support/visits.ts';

const NAMES = ['Ann', 'B*b', '@everyone', '`Dan`'];

/** A running game of this position, with members called by the seat they sit in. */
export function gameOf(state: GameState): Game {
  const { seating } = state;
  const members = seating.map((_, joined) =>
    member(userOf(seating.indexOf(joined)), { name: NAMES[joined] ?? '' }),
  );
  return {
    record: recordAt(state, members, { host: userOf(0), version: 7, turnVersion: 7 }),
    moves: [],
    state: publicView(state),
  };
}

export const userOf = (seat: Seat): string => `user-${seat}`;

const QUIET: Log = { info: () => {}, warn: () => {}, error: () => {} };

export const visitBy = (app: App, user: string, more: Partial<Actor> = {}): Visit => ({
  app,
  direct: async () => 'sent',
  actor: { user, name: 'whoever', moderator: false, ...more },
  guild: 'guild',
  channel: 'channel',
  ...ENGLISH,
  log: QUIET,
});

/** An app with one game that never changes: what is played is recorded, and refused. */
export function recordingApp(game: Game | undefined): { app: App; played: Action[] } {
  const played: Action[] = [];
  const refusal: Refusal = { code: 'busy' };
  const known: Pick<App, 'latest' | 'play'> = {
    latest: async () => game,
    play: async (_actor: Actor, _id: string, { action }: Play) => {
      played.push(action);
      return { ok: false, refusal };
    },
  };
  return { app: known as App, played };
}

/** An app with one game that is played by the rules; undo takes one move back. */
export function playingApp(start: GameState): { app: App; state(): GameState; played: Action[] } {
  const states = [start];
  const played: Action[] = [];
  const now = () => states.at(-1) ?? start;
  const game = () => ({ ...gameOf(now()), moves: played.map((action) => moveOf(start, action)) });
  const known: Pick<App, 'latest' | 'play' | 'undo'> = {
    latest: async () => game(),
    play: async ({ user }: Actor, _id: string, { action, next = [] }: Play) => {
      const seat = seatOf(game(), user);
      if (seat === undefined) return { ok: false, refusal: { code: 'notMember' } };
      const after: GameState[] = [];
      const events: GameEvent[] = [];
      for (const one of [action, ...next]) {
        const done = play(after.at(-1) ?? now(), seat, one);
        if (!done.ok) return { ok: false, refusal: { code: 'rejected', rejection: done.rejection } };
        after.push(done.state);
        events.push(...done.events);
      }
      states.push(...after);
      played.push(action, ...next);
      return { ok: true, game: game(), events, moves: [], announced: false };
    },
    undo: async () => {
      if (states.length === 1) return { ok: false, refusal: { code: 'nothingToUndo' } };
      states.pop();
      played.pop();
      return { ok: true, game: game(), done: true, count: 1 };
    },
  };
  return { app: known as App, state: now, played };
}

const moveOf = ({ turnOrder }: GameState, action: Action) => {
  const seat = turnOrder[0] ?? 0;
  return { seat, action, by: userOf(seat), at: T0 };
};

/** The texts of an answer, line by line, without emoji. */
export function textOf(answer: Answer): string {
  return answer.panel.parts.flatMap((part) => (part.kind === 'text' ? [inWords(part.text)] : [])).join('\n');
}

/** A command and subcommand, with its options in order. */
export interface Path {
  readonly command: Command;
  readonly subcommand: string | undefined;
  readonly options: readonly { name: string; required: boolean; suggested: boolean }[];
}

interface OptionJson {
  name: string;
  type: number;
  required?: boolean;
  autocomplete?: boolean;
  options?: readonly OptionJson[];
}
const SUBCOMMAND = 1;

/** Every command of these that can be run, read from what Discord is told. */
export function pathsOf(commands: readonly Command[]): Path[] {
  const plain = (options: readonly OptionJson[] = []) =>
    options.map(({ name, required = false, autocomplete = false }) => ({
      name,
      required,
      suggested: autocomplete,
    }));
  return commands.flatMap((command): Path[] => {
    const options = (command.data.options ?? []) as readonly OptionJson[];
    const subcommands = options.filter(({ type }) => type === SUBCOMMAND);
    return subcommands.length === 0
      ? [{ command, subcommand: undefined, options: plain(options) }]
      : subcommands.map((one) => ({ command, subcommand: one.name, options: plain(one.options) }));
  });
}

export const valuesOf = (
  subcommand: string | undefined,
  text: Readonly<Record<string, string>> = {},
  flag: Readonly<Record<string, boolean>> = {},
): CommandValues => ({ subcommand, text, number: {}, flag, user: {} });

/** Finds a command by how it is typed, such as `contract take`. */
export function pathOf(typed: string): Path {
  const [name, subcommand] = typed.split(' ');
  const path = pathsOf(playCommands).find(
    (one) => one.command.data.name === name && one.subcommand === subcommand,
  );
  if (path === undefined) throw new Error(`no command /${typed}`);
  return path;
}

/** The command that gives an action, and the texts of its options. */
export function typedFor(action: Action): [command: string, texts: Record<string, string>] {
  const { type, ...fields } = action;
  const { path, options } = ACTS[type] as ActSpec;
  const texts = options.map(({ name, field }) => {
    const value = (fields as Readonly<Record<string, string | number>>)[field] ?? '';
    return [name, String(field === 'offer' ? Number(value) + 1 : value)];
  });
  return [path.join(' '), Object.fromEntries(texts)];
}
