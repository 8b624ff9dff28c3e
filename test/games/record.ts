/**
 * Makes the recorded games anew: `npx tsx test/games/record.ts`. Needed when the rules or the figures change
 * so that the old recordings cannot be played any more; then write their golden files anew with
 * `npx vitest run test/games -u`, and read what has changed.
 *
 * It plays many random games of each number of players and keeps the one that shows most of what must be
 * shown, then beginnings of further games until everything is. Always the same, for the same engine.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT, PLAYER_COUNTS, type PlayerCount } from '../../src/content/index.ts';
import { check, type GameState, type RejectionCode } from '../../src/engine/index.ts';
import { randomSetup } from '../../src/tools/random-setup.ts';
import { refereedGame } from '../../src/tools/refereed-game.ts';
import { attempts } from './attempts.ts';
import { shown, WANTED } from './coverage.ts';
import { RECORDED, type Recording, recordings, retell, type Step, writeRecording } from './recording.ts';
import { skippedWorkers } from './skipped-workers.ts';

/** Games that are looked at for each of the four; further ones for what they do not show. */
const CANDIDATES = 100;
const BATCHES = 20;
/** Attempts made by each seat in each state. */
const ATTEMPTS = 100;

const NAMES: Readonly<Record<PlayerCount, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' };

function randomGame(seed: string, players: PlayerCount | 'random'): Recording {
  const setup = randomSetup(seed, { players, options: 'random', content: 'standard' });
  const { moves, findings, finished } = refereedGame(setup, seed, { content: CONTENT, audited: false });
  if (!finished) throw new Error(`${seed}: ${JSON.stringify(findings)}`);
  return { about: '', setup, steps: moves };
}

const missing = new Set(WANTED);
const gain = (recording: Recording): string[] =>
  [...shown(retell(recording, false))].filter((word) => missing.has(word));

/** Which of these games shows most of what is missing. */
function best(games: readonly Recording[]): Recording {
  const gains = games.map((game) => gain(game).length);
  return games[gains.indexOf(Math.max(...gains))] as Recording;
}

function keep(name: string, recording: Recording): void {
  writeRecording(name, recording);
  for (const word of shown(retell(recording, false))) missing.delete(word);
  console.log(`${name}: ${recording.steps.length} steps; still missing ${missing.size}`);
}

/** The game with attempts in it that are refused with a code that is still missing. */
function withAttempts(recording: Recording): Recording {
  const { states } = retell(recording, false);
  if (![...missing].some((word) => word.startsWith('rejection'))) return recording;
  const steps: Step[] = [];
  const found = new Set<string>();
  states.forEach((state, i) => {
    for (const step of refusals(state, recording.setup.seed)) {
      const word = `rejection ${step.refused}`;
      if (!missing.has(word) || found.has(word)) continue;
      found.add(word);
      steps.push(step);
    }
    const move = recording.steps[i];
    if (move !== undefined) steps.push(move);
  });
  return { ...recording, steps };
}

/** Attempts in a state that are refused, each with its code. */
function refusals(state: GameState, word: string): (Step & { refused: RejectionCode })[] {
  const seats = state.players.map((_, seat) => seat);
  const tried = seats.flatMap((seat) =>
    attempts(state, seat, ATTEMPTS, word).map((action) => ({ seat, action })),
  );
  const odd = [
    { seat: 7, action: { type: 'pass' } },
    { seat: 0, action: { type: 'tradeAll' } },
  ];
  return [...odd, ...tried].flatMap((step) => {
    const rejection = check(state, step.seat, step.action);
    return rejection === undefined ? [] : [{ ...step, refused: rejection.code }];
  });
}

function firstThatShows(games: readonly Recording[]): Recording | undefined {
  for (const game of games) {
    const tried = withAttempts(game);
    if (gain(tried).length > 0) return tried;
  }
  return undefined;
}

/** A game up to the last thing that is still missing. */
function beginning(recording: Recording): Recording {
  const all = gain(recording).length;
  let [least, most] = [0, recording.steps.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (gain({ ...recording, steps: recording.steps.slice(0, middle) }).length === all) most = middle;
    else least = middle + 1;
  }
  return { ...recording, steps: recording.steps.slice(0, most) };
}

function candidates(word: string, players: PlayerCount | 'random'): Recording[] {
  return Array.from({ length: CANDIDATES }, (_, i) => randomGame(`${word}-${i}`, players));
}

for (const name of recordings()) {
  for (const kind of ['moves.json', 'score.json', 'txt'])
    rmSync(join(RECORDED, `${name}.${kind}`), { force: true });
}
for (const players of [...PLAYER_COUNTS].reverse()) {
  const games = candidates(`record-${players}`, players);
  keep(NAMES[players], { ...withAttempts(best(games)), about: `A whole game with players: ${players}.` });
}
keep('coverage-0', skippedWorkers());
let kept = 1;
for (let batch = 0; batch < BATCHES && missing.size > 0; batch++) {
  const games = candidates(`record-further-${batch}`, 'random');
  // What a game shows by itself first; when only refusals are missing, every game is as good as another.
  const chosen = firstThatShows([best(games), ...games]);
  if (chosen === undefined) continue;
  keep(`coverage-${kept++}`, { ...beginning(chosen), about: `Shows ${gain(chosen).join(', ')}.` });
}
if (missing.size > 0) {
  console.error(`Not found: ${[...missing].join(', ')}`);
  process.exitCode = 1;
}
