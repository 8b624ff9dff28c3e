/**
 * Recorded games: a setup, moves, and between them attempts that were refused. What becomes of them is
 * compared with golden files, so that a change of the rules shows where it changes a game.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseContent } from '../../src/content/index.ts';
import {
  type Action,
  audit,
  check,
  enter,
  type GameEvent,
  type GameState,
  type Move,
  newGame,
  openBook,
  play,
  type Rejection,
  type RejectionCode,
  recordedSetup,
  registerContent,
  type Seat,
  type SetupInput,
} from '../../src/engine/index.ts';

/** A move, or an attempt that is refused. What is attempted need not be well formed. */
export type Step =
  | { seat: Seat; action: Action; refused?: never }
  | { seat: Seat; action: unknown; refused: RejectionCode };

export interface Recording {
  /** What it is recorded for, for people. */
  about: string;
  setup: SetupInput;
  /** Figures of its own, as in an owner's file; left out, ours. */
  content?: unknown;
  steps: Step[];
}

/** A recording as it went. */
export interface Retold {
  recording: Recording;
  /** The state after each move, the first one being the setup's. */
  states: GameState[];
  events: GameEvent[];
  /** What is against it: refused moves, attempts that were not refused so, violations. */
  problems: string[];
  /** Codes of the attempts, with their data. */
  refusals: Rejection[];
}

export const RECORDED = join(import.meta.dirname, 'recorded');

/** Names of the recordings, without `.json`. */
export function recordings(): string[] {
  return readdirSync(RECORDED)
    .filter((name) => name.endsWith('.moves.json'))
    .map((name) => name.replace('.moves.json', ''))
    .sort();
}

export function readRecording(name: string): Recording {
  return JSON.parse(readFileSync(join(RECORDED, `${name}.moves.json`), 'utf8')) as Recording;
}

/** Writes a recording as the formatter has it: whatever fits stands on one line. */
export function writeRecording(name: string, recording: Recording): void {
  writeFileSync(join(RECORDED, `${name}.moves.json`), `${tidy(recording, '')}\n`);
}

/** The formatter's width, less a comma. */
const WIDTH = 110 - 1;

/** JSON of a value that stands behind this indentation, and perhaps a key. */
function tidy(value: unknown, indent: string, key = ''): string {
  const spaced = JSON.stringify(value, undefined, 1).replace(/\n */g, ' ');
  const line = key + spaced.replace(/(?<=\[) | (?=\])/g, '');
  if (typeof value !== 'object' || value === null || (indent + line).length <= WIDTH) return line;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((one) => tidy(one, inner))
    : Object.entries(value).map(([name, one]) => tidy(one, inner, `"${name}": `));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${key}${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** The setup of a recording, its own figures made known. */
export function setupOf({ setup: recorded, content }: Recording): SetupInput {
  const setup = recordedSetup(recorded);
  if (content === undefined) return setup;
  const parsed = parseContent(content);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { ...setup, content: registerContent(parsed.content) };
}

/** The moves of a recording, without the attempts. */
export function movesOf({ steps }: Recording): Move[] {
  return steps.flatMap((step) =>
    step.refused === undefined ? [{ seat: step.seat, action: step.action }] : [],
  );
}

/** Plays a recording, under the referee unless that is switched off. */
export function retell(recording: Recording, audited = true): Retold {
  const retold: Retold = { recording, states: [], events: [], problems: [], refusals: [] };
  const begun = newGame(setupOf(recording));
  if (!begun.ok) return { ...retold, problems: begun.rejections.map((one) => JSON.stringify(one)) };
  const book = openBook(begun.state.players.length);
  const look = (state: GameState, events: readonly GameEvent[], after: string) => {
    retold.states.push(state);
    retold.events.push(...events);
    if (!audited) return;
    for (const { what, detail } of [...enter(book, events), ...audit(state, book)]) {
      retold.problems.push(`${what} ${detail} after ${after}`);
    }
  };
  look(begun.state, begun.events, 'setup');
  let { state } = begun;
  for (const step of recording.steps) {
    if (step.refused !== undefined) {
      const rejection = check(state, step.seat, step.action);
      if (rejection?.code === step.refused) retold.refusals.push(rejection);
      else retold.problems.push(`${JSON.stringify(step)} is judged ${JSON.stringify(rejection)}`);
      continue;
    }
    const played = play(state, step.seat, step.action);
    if (!played.ok) {
      retold.problems.push(`${JSON.stringify(step)} is refused: ${JSON.stringify(played.rejection)}`);
      break;
    }
    state = played.state;
    look(state, played.events, JSON.stringify(step));
  }
  return retold;
}

/** Short for any value: the same for the same JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
