/** Plays one random game to its end while the referee watches. */

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

/** A violation, and all that is needed to see it again: the setup and the moves up to and with the last one. */
export interface Finding extends Violation {
  /** Number of the action after which it was found, from 1; 0 for the setup. */
  move: number;
  seat?: Seat;
  action?: Action;
}

export interface RefereedGame {
  setup: SetupInput;
  moves: Move[];
  events: GameEvent[];
  /** The last state; nothing when the game could not be set up. */
  state: GameState | undefined;
  finished: boolean;
  findings: Finding[];
  /** The most actions that were legal for one seat at once. */
  mostLegal: number;
}

interface Watching {
  readonly content: Content;
  /** One state in so many has its options audited; 0 for none. */
  readonly optionsEvery?: number;
  /** Whether the referee audits every state; it does unless switched off. */
  readonly audited?: boolean;
  /** Sees every state with what follows from it, before the action is played. */
  readonly onTurn?: (state: GameState, seat: Seat, legal: readonly Action[], action: Action) => void;
  /** Sees every state, the first included, with the events that led to it. */
  readonly onState?: (state: GameState, events: readonly GameEvent[]) => void;
}

/** No game comes near to so many actions. */
const ENDLESS = 5000;
/** How often a player who may plan production early does so, rather than the one the game waits for. */
const EARLY = 0.1;

/** Plays a random game of this setup; everything random in the players follows from the word. */
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
  // Apart, so that a game is the same however it is watched.
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
      if (game.moves.length >= ENDLESS) {
        found([{ what: 'endless', detail: `${ENDLESS} actions` }]);
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

/** Whose action is next, and which it is. */
function nextMove(
  state: GameState,
  players: readonly RandomPlayer[],
  drawn: Rng,
): { seat: Seat; legal: Action[]; action: Action } {
  const open = openDecisions(state);
  const early = open.filter(({ required, seat }) => !required && !state.production[seat]?.ready);
  const waiting = open.filter(({ required }) => required);
  const { seat } = drawn.pick(early.length > 0 && drawn.next() < EARLY ? early : waiting);
  // A seat that passed may plan early while something else waits for it too; it sees all it may do.
  const legal = legalActions(state, seat);
  const player = players[seat];
  if (player === undefined || legal.length === 0) throw new Error(`seat ${seat} has nothing to do`);
  return { seat, legal, action: player(state, seat, legal) };
}
