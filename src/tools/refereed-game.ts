/** Plays one random game to its end under the referee. */

import { createRng, RANDOM_POLICIES, type RandomPlayer, type Rng, randomPlayer } from '../ai/index.ts';
import type { Content } from '../content/index.ts';
import {
  type Action,
  audit,
  auditOptions,
  createLedger,
  type GameEvent,
  type GameState,
  legalActions,
  type Move,
  newGame,
  openDecisions,
  play,
  recordEvents,
  type Seat,
  type SetupInput,
  type Violation,
} from '../engine/index.ts';

/** A violation with everything needed to reproduce it: the setup, and all moves including the last. */
export interface Finding extends Violation {
  /** Number of the action that revealed it, from 1; 0 for the setup. */
  move: number;
  seat?: Seat;
  action?: Action;
}

export interface RefereedGame {
  setup: SetupInput;
  moves: Move[];
  events: GameEvent[];
  /** The last state; `undefined` if the game could not be set up. */
  state: GameState | undefined;
  finished: boolean;
  findings: Finding[];
  /** Maximum number of legal actions of a seat in one state. */
  mostLegal: number;
}

interface Watching {
  readonly content: Content;
  /** Audits the options of one state in this many; 0 for none. */
  readonly optionsEvery?: number;
  /** Audit every state. Default: true. */
  readonly audited?: boolean;
  /** Called with every state and the next action, before it is played. */
  readonly onTurn?: (state: GameState, seat: Seat, legal: readonly Action[], action: Action) => void;
  /** Called with every state, including the first, and the events that led to it. */
  readonly onState?: (state: GameState, events: readonly GameEvent[]) => void;
}

/** Far above the number of actions in any game. */
const MAX_ACTIONS = 5000;
/** Probability that a player who may plan production early does so, instead of the player whose turn it is. */
const EARLY_PROBABILITY = 0.1;

/** Plays a random game of this setup. The seed decides everything random about the players. */
export function refereedGame(setup: SetupInput, word: string, watching: Watching): RefereedGame {
  const { content, optionsEvery = 0, audited = true } = watching;
  const game: RefereedGame = {
    setup,
    moves: [],
    events: [],
    state: undefined,
    finished: false,
    findings: [],
    mostLegal: 0,
  };
  const drawn = createRng(`game ${word}`);
  // A separate generator, so that auditing does not change the game.
  const looks = createRng(`looks ${word}`);
  const players = Array.from({ length: setup.players }, (_, seat) =>
    randomPlayer(`${word} ${seat}`, drawn.pick(RANDOM_POLICIES), content),
  );
  let last: Pick<Finding, 'seat' | 'action'> = {};
  const found = (violations: readonly Violation[]) => {
    for (const one of violations) game.findings.push({ ...one, move: game.moves.length, ...last });
  };
  try {
    const begun = newGame(setup);
    if (!begun.ok) {
      found([{ what: 'setupRefused', detail: JSON.stringify(begun.rejections) }]);
      return game;
    }
    const ledger = createLedger(setup.players);
    const look = (state: GameState, events: readonly GameEvent[]) => {
      game.state = state;
      watching.onState?.(state, events);
      for (const event of events) game.events.push(event);
      if (!audited) return;
      found([...recordEvents(ledger, events), ...audit(state, ledger)]);
      if (optionsEvery > 0 && looks.int(optionsEvery) === 0) found(auditOptions(state));
    };
    look(begun.state, begun.events);
    let { state } = begun;
    while (state.phase !== 'finished' && game.findings.length === 0) {
      if (game.moves.length >= MAX_ACTIONS) {
        found([{ what: 'endless', detail: `${MAX_ACTIONS} actions` }]);
        break;
      }
      const { seat, legal, action } = nextMove(state, players, drawn);
      game.mostLegal = Math.max(game.mostLegal, legal.length);
      watching.onTurn?.(state, seat, legal, action);
      last = { seat, action };
      game.moves.push({ seat, action });
      const played = play(state, seat, action);
      if (!played.ok) {
        found([{ what: 'legalButRefused', detail: JSON.stringify(played.rejection) }]);
        break;
      }
      state = played.state;
      look(state, played.events);
    }
    game.finished = state.phase === 'finished';
  } catch (error) {
    found([
      { what: 'threw', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    ]);
  }
  return game;
}

function nextMove(
  state: GameState,
  players: readonly RandomPlayer[],
  drawn: Rng,
): { seat: Seat; legal: Action[]; action: Action } {
  const open = openDecisions(state);
  const early = open.filter(({ required, seat }) => !required && !state.production[seat]?.ready);
  const waiting = open.filter(({ required }) => required);
  const { seat } = drawn.pick(early.length > 0 && drawn.next() < EARLY_PROBABILITY ? early : waiting);
  // A seat that passed may plan early while another decision of it is pending; it sees both.
  const legal = legalActions(state, seat);
  const player = players[seat];
  if (player === undefined || legal.length === 0) throw new Error(`seat ${seat} has nothing to do`);
  return { seat, legal, action: player(state, seat, legal) };
}
