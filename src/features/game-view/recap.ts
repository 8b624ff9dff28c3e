/** Compares two positions for a returning reader. */
import { GOODS, type Good } from '../../content/index.ts';
import type { GameHistory } from '../../core/game/history.ts';
import { type PlayerSummary, summarizePlayers } from '../../core/game/player-actions.ts';
import type { TurnReasons } from '../../core/game/turn-reasons.ts';
import type { MoveRecord } from '../../core/game/types.ts';
import {
  type Action,
  asIfOnTurn,
  type ContractId,
  type GameEvent,
  type GameState,
  lacking,
  legalActions,
  priceOf,
  type Seat,
  type Space,
} from '../../engine/index.ts';

/** Changes since the reader's last move; unchanged lists are empty. */
export interface Recap {
  /** Moves covered, and how many of those precede the first known position. */
  readonly moves: number;
  readonly untold: number;
  /** True if it starts at the reader's last move, false if at the start of the round. */
  readonly own: boolean;
  readonly players: readonly PlayerSummary[];
  readonly prices: readonly { readonly good: Good; readonly from: number; readonly to: number }[];
  /** Contracts removed from and added to the export board. */
  readonly gone: readonly ContractId[];
  readonly added: readonly ContractId[];
  /** Spaces the reader could have built on, now taken by others. */
  readonly taken: readonly Space[];
  /** Contracts the reader could have taken and fulfilled, now gone. */
  readonly missed: readonly ContractId[];
  readonly events: readonly GameEvent[];
}

/**
 * Returns the index of the last move that a user made themselves in their seat, or -1. What a computer, a substitute or
 * a standing order did there is news to them.
 */
export const lastOwnMove = (moves: readonly MoveRecord[], user: string, seat: Seat | undefined): number =>
  moves.findLastIndex((move) => move.seat === seat && move.by === user && move.ordered !== true);

/** Returns the number of moves before a recap: up to the user's last own move, else the start of the round. */
export function recapStart(
  { events }: GameHistory,
  moves: readonly MoveRecord[],
  user: string,
  seat: Seat | undefined,
): { from: number; own: boolean } {
  const last = lastOwnMove(moves, user, seat);
  if (last >= 0) return { from: last + 1, own: true };
  return { from: events.findLastIndex((those) => has(those, 'roundStarted')) + 1, own: false };
}

const has = (events: readonly GameEvent[], type: GameEvent['type']): boolean =>
  events.some((event) => event.type === type);

/** Compares two positions for a reader. `seat`: theirs, if they play. */
export function recapOf(
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
  seat: Seat | undefined,
  reasons: TurnReasons,
): Omit<Recap, 'moves' | 'untold' | 'own'> {
  const then = seat === undefined ? undefined : asIfOnTurn(before, seat);
  const could = seat === undefined || then === undefined ? [] : legalActions(then, seat);
  const gone = boardOf(before).filter((contract) => !boardOf(after).includes(contract));
  return {
    players: summarizePlayers(events, reasons),
    prices: GOODS.map((good) => ({ good, from: priceOf(before, good), to: priceOf(after, good) })).filter(
      ({ from, to }) => from !== to,
    ),
    gone,
    added: boardOf(after).filter((contract) => !boardOf(before).includes(contract)),
    taken: seat === undefined ? [] : takenFrom(could, after, seat),
    missed:
      seat === undefined ? [] : gone.filter((contract) => isReady(could, before, after, seat, contract)),
    events,
  };
}

const boardOf = ({ contracts }: GameState): ContractId[] => Object.values(contracts.board);

function takenFrom(could: readonly Action[], after: GameState, seat: Seat): Space[] {
  const spaces = new Set(could.flatMap((action) => (action.type === 'expand' ? action.space : [])));
  const others = after.players.filter((_, other) => other !== seat);
  return [...spaces].filter((space) => others.some(({ units }) => units[space] !== undefined));
}

/** Returns whether a seat could have taken and fulfilled a contract that another player has now. */
function isReady(
  could: readonly Action[],
  before: GameState,
  after: GameState,
  seat: Seat,
  contract: ContractId,
): boolean {
  const had = could.some((action) => action.type === 'obtain' && action.contract === contract);
  const own = after.players[seat];
  const theirs = own !== undefined && [...own.contracts, ...own.fulfilled].includes(contract);
  return had && !theirs && lacking(before, seat, contract).length === 0;
}
