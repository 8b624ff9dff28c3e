/** Random games for properties: whole ones with every state on the way, and single positions of every kind. */
import fc from 'fast-check';
import { CONTENT, PLAYER_COUNTS, type PlayerCount } from '../../src/content/index.ts';
import {
  type Action,
  DECISION_KINDS,
  type DecisionKind,
  type GameEvent,
  type GameState,
  type Move,
  newGame,
  type Option,
  openDecisions,
  play,
  type Seat,
  type SetupInput,
} from '../../src/engine/index.ts';
import { randomSetup } from '../../src/tools/random-setup.ts';
import { refereedGame } from '../../src/tools/refereed-game.ts';

/** A game as it was played: `states[n]` is the one after `n` moves, `events[n]` what led to it. */
export interface PlayedGame {
  setup: SetupInput;
  moves: Move[];
  states: GameState[];
  events: GameEvent[][];
}

/** The random game of a seed: the same seed gives the same game. */
export function playedGame(
  seed: string,
  players: PlayerCount | 'random' = 'random',
  options: readonly Option[] | 'random' = 'random',
): PlayedGame {
  const setup = randomSetup(seed, { players, options, content: 'standard' });
  const { moves, findings } = refereedGame(setup, seed, { content: CONTENT, audited: false });
  if (findings.length > 0) throw new Error(`game ${seed}: ${JSON.stringify(findings[0])}`);
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(`game ${seed} cannot be set up`);
  const game: PlayedGame = { setup, moves, states: [begun.state], events: [begun.events] };
  for (const { seat, action } of moves) {
    const played = play(lastOf(game.states), seat, action);
    if (!played.ok) throw new Error(`game ${seed}: ${JSON.stringify(played.rejection)}`);
    game.states.push(played.state);
    game.events.push(played.events);
  }
  return game;
}

/** The last of a list that is not empty. */
export function lastOf<T>(items: readonly T[]): T {
  const last = items.at(-1);
  if (last === undefined) throw new Error('nothing there');
  return last;
}

/** Any seed of a random game. */
export const anySeed = fc.integer({ min: 0, max: 1_000_000 }).map((number) => `property-${number}`);

/** Any number of players, so that small games are as likely as large ones. */
export const anyCount = fc.constantFrom(...PLAYER_COUNTS);

/** The same run every time, with so many cases. */
export const fixed = (numRuns: number) => ({ seed: 20_190, numRuns, endOnFailure: true });

/** A moment of a game: whose decision it is, and what was played then. */
export interface Position {
  /** For messages: which game, and after how many moves. */
  where: string;
  kind: DecisionKind;
  state: GameState;
  seat: Seat;
  action: Action;
  /** The game from here on. */
  rest: Move[];
}

/** Games that are looked through for positions at the most; the rarest kind of decision comes in one of forty. */
const LOOKED_THROUGH = 300;

const looked = new Map<string, PlayedGame>();
/** The game of a number, played once for all that ask for it. (With this word every kind is met soon.) */
function lookedThrough(number: number): PlayedGame {
  const seed = `peat-${number}`;
  const game = looked.get(seed) ?? playedGame(seed);
  looked.set(seed, game);
  return game;
}

/**
 * Positions of every kind of decision, so many of each but the rarest (at least one of those), each from
 * another game.
 */
export function positions(ofEachKind: number): Position[] {
  const found = new Map<DecisionKind, Position[]>(DECISION_KINDS.map((kind) => [kind, []]));
  const enough = () => [...found.values()].every((list) => list.length > 0);
  for (let number = 0; number < LOOKED_THROUGH && !enough(); number++) {
    const game = lookedThrough(number);
    const here = new Map<DecisionKind, Position[]>();
    for (const [after, { seat, action }] of game.moves.entries()) {
      const state = game.states[after] as GameState;
      const kind = kindOf(state, seat, action);
      const position = {
        where: `game peat-${number} after ${after} moves`,
        kind,
        state,
        seat,
        action,
        rest: game.moves.slice(after),
      };
      here.set(kind, [...(here.get(kind) ?? []), position]);
    }
    for (const [kind, list] of here) {
      const wanted = found.get(kind) ?? [];
      // One from the middle of each game: later ones have more in them than the first.
      const one = list[Math.floor(list.length / 2)];
      if (one !== undefined && wanted.length < ofEachKind) wanted.push(one);
    }
  }
  for (const [kind, list] of found) if (list.length === 0) throw new Error(`no position of kind ${kind}`);
  return [...found.values()].flat();
}

/** The kind of decision that an action answers. */
export function kindOf(state: GameState, seat: Seat, action: Action): DecisionKind {
  const open = openDecisions(state).filter((decision) => decision.seat === seat);
  const production = action.type === 'plan' || action.type === 'confirmProduction';
  const decision = open.find(({ kind }) => (kind === 'production') === production);
  if (decision === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return decision.kind;
}

/** Freezes a value with all that is in it, so that whoever changes it is found out. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
