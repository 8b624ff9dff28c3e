/** Measures the engine on positions of real games, compared with copying a state. */
import { Bench, type Task } from 'tinybench';
import type { Content } from '../content/index.ts';
import {
  type Action,
  type DecisionKind,
  type GameState,
  legalActions,
  type Move,
  openDecisions,
  play,
  projectedScore,
  replay,
  type Seat,
  type SetupInput,
} from '../engine/index.ts';
import { quantile } from './quantile.ts';
import { randomSetup } from './random-setup.ts';
import { refereedGame } from './refereed-game.ts';

interface Position {
  state: GameState;
  seat: Seat;
  action: Action;
  kind: DecisionKind | 'production';
}

/** Number of games to take positions from, and milliseconds per task. */
interface Extent {
  readonly games: number;
  readonly time: number;
}
export const QUICK: Extent = { games: 6, time: 450 };
export const THOROUGH: Extent = { games: 12, time: 2500 };

const POSITIONS_PER_GAME = 75;

/** Returns positions of four-player games without options, evenly spread over each game. */
function sample(content: Content, id: string, games: number) {
  const result = { positions: [] as Position[], games: [] as { setup: SetupInput; moves: Move[] }[] };
  for (let number = 0; number < games; number++) {
    const seed = `bench-${number}`;
    const setup = randomSetup(seed, { players: 4, options: [], content: id });
    const seen: Position[] = [];
    const { moves } = refereedGame(setup, seed, {
      content,
      audited: false,
      onTurn: (state, seat, _legal, action) => {
        const kind = openDecisions(state).find((decision) => decision.seat === seat)?.kind ?? 'production';
        seen.push({ state, seat, action, kind });
      },
    });
    result.games.push({ setup, moves });
    const every = Math.max(1, Math.floor(seen.length / POSITIONS_PER_GAME));
    result.positions.push(...seen.filter((_, i) => i % every === 0));
  }
  return result;
}

/** Returns a function that visits one position per call, so that the spread is that of positions. */
function visitInTurn<T>(items: readonly T[], act: (item: T) => unknown): () => void {
  let next = 0;
  return () => {
    act(items[next++ % items.length] as T);
  };
}

function benchOf({ positions, games }: ReturnType<typeof sample>, time: number): Bench {
  const bench = new Bench({ time, warmupTime: time / 5, iterations: 20, retainSamples: true });
  const parts = ['early', 'middle', 'late'] as const;
  const part = ({ state: { round } }: Position) => (round <= 1 ? 'early' : round <= 3 ? 'middle' : 'late');
  const legal = ({ state, seat }: Position) => legalActions(state, seat);
  const move = ({ state, seat, action }: Position) => play(state, seat, action);
  const add = (name: string, act: (position: Position) => unknown, those = positions) =>
    bench.add(name, visitInTurn(those, act));
  add('copy: JSON there and back', ({ state }) => JSON.parse(JSON.stringify(state)));
  add('copy: structuredClone', ({ state }) => structuredClone(state));
  add('play', move);
  add('legalActions', legal);
  add('legalActions + play', (position) => [legal(position), move(position)]);
  for (const one of parts) {
    const those = positions.filter((position) => part(position) === one);
    add(`legalActions, ${one}`, legal, those);
  }
  for (const [name, act] of Object.entries({ play: move, legalActions: legal })) {
    const { kind, those } = slowest(positions, act);
    add(`${name}, worst kind: ${kind}`, act, those);
  }
  add('projectedScore', ({ state }) => projectedScore(state));
  const again = visitInTurn(games, ({ setup, moves }) => replay(setup, moves));
  return bench.add('replay of a whole game', again);
}

function slowest(positions: readonly Position[], act: (position: Position) => unknown) {
  const kinds = [...new Set(positions.map(({ kind }) => kind))];
  const timed = kinds.map((kind) => {
    const those = positions.filter((position) => position.kind === kind);
    const times = those.map((position) => {
      act(position);
      const from = performance.now();
      for (let i = 0; i < 5; i++) act(position);
      return performance.now() - from;
    });
    return { kind, those, time: quantile(times, 0.5) };
  });
  return timed.reduce((a, b) => (b.time > a.time ? b : a));
}

/** Returns a line of the table: median, quartiles, 1st and 99th percentile, and the ratio to a copy. */
function line({ name, result }: Task, copy: number): string {
  if (result.state !== 'completed') return `${name}: ${result.state}`;
  const samples = result.latency.samples ?? [];
  const at = (part: number) => quantile(samples, part);
  const unit = at(0.5) >= 1 ? { name: 'ms', each: 1 } : { name: 'µs', each: 1000 };
  const show = (value: number) => (value * unit.each).toFixed(value * unit.each < 10 ? 1 : 0);
  const span = (from: number, to: number) => `${show(at(from))}–${show(at(to))}`;
  return [
    name.padEnd(38),
    `${show(at(0.5))} ${unit.name}`.padStart(9),
    span(0.25, 0.75).padStart(14),
    span(0.01, 0.99).padStart(16),
    (at(0.5) / copy).toFixed(1).padStart(8),
    String(samples.length).padStart(9),
  ].join('');
}

/** Measures the engine's calls and returns the report. */
export async function benchmark(content: Content, contentId: string, extent: Extent): Promise<string> {
  const taken = sample(content, contentId, extent.games);
  const bench = benchOf(taken, extent.time);
  await bench.run();
  const [copy] = bench.tasks;
  const baseline = copy?.result.state === 'completed' ? copy.result.latency.p50 : Number.NaN;
  const moves = taken.games.reduce((sum, game) => sum + game.moves.length, 0) / taken.games.length;
  const head = [
    'one call'.padEnd(38),
    'median'.padStart(9),
    'p25–p75'.padStart(14),
    'p1–p99'.padStart(16),
    'copies'.padStart(8),
    'samples'.padStart(9),
  ].join('');
  return [
    `${taken.positions.length} positions of ${extent.games} random four-player games, on average ${Math.round(moves)} moves; Node ${process.version}`,
    '',
    head,
    ...bench.tasks.map((task) => line(task, baseline)),
    '',
    'copies: how many copies of the state by JSON take as long',
    '',
  ].join('\n');
}
