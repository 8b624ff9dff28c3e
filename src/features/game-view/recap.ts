import { GOODS, type Good } from '../../content/index.ts';
import { isComputer } from '../../core/game/computers.ts';
import type { GameHistory } from '../../core/game/history.ts';
import { SYSTEM_ACTOR } from '../../core/game/pending-moves.ts';
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

/** What has changed; each list is empty where nothing has. */
export interface Recap {
  /** How many moves it is about, and how many of those cannot be told, as a rule has been mended since. */
  readonly moves: number;
  readonly untold: number;
  /** Whether it begins with the last move of the reader, or else with the round. */
  readonly own: boolean;
  /** Only players of whom there is something to tell, in the order of their seats. */
  readonly players: readonly PlayerSummary[];
  readonly prices: readonly { readonly good: Good; readonly from: number; readonly to: number }[];
  /** Contracts that have left the export board, and that are new on it. */
  readonly gone: readonly ContractId[];
  readonly added: readonly ContractId[];
  /** Spaces on which the reader could have built, and others have. */
  readonly taken: readonly Space[];
  /** Contracts that the reader could have taken and had all for, and that are gone. */
  readonly missed: readonly ContractId[];
  /** All that happened, but for the untold moves. */
  readonly events: readonly GameEvent[];
}

/** Where a recap begins: after the last move that a seat chose, else with the round. In numbers of moves. */
export function recapStart(
  { events }: GameHistory,
  moves: readonly MoveRecord[],
  seat: Seat | undefined,
): { from: number; own: boolean } {
  const last = moves.findLastIndex(
    (move) => move.seat === seat && move.by !== SYSTEM_ACTOR && !isComputer(move.by),
  );
  if (last >= 0) return { from: last + 1, own: true };
  return { from: events.findLastIndex((those) => has(those, 'roundStarted')) + 1, own: false };
}

const has = (events: readonly GameEvent[], type: GameEvent['type']): boolean =>
  events.some((event) => event.type === type);

/** What has changed between two positions for a reader, by these events; `seat`: theirs, if they have one. */
export function recapOf(
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
  seat: Seat | undefined,
  purposes: TurnReasons,
): Omit<Recap, 'moves' | 'untold' | 'own'> {
  const then = seat === undefined ? undefined : asIfOnTurn(before, seat);
  const could = seat === undefined || then === undefined ? [] : legalActions(then, seat);
  const gone = boardOf(before).filter((contract) => !boardOf(after).includes(contract));
  return {
    players: summarizePlayers(events, purposes),
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

/** Spaces on which a seat could have built (`could`: what it could have done then), and somebody else has. */
function takenFrom(could: readonly Action[], after: GameState, seat: Seat): Space[] {
  const spaces = new Set(could.flatMap((action) => (action.type === 'expand' ? action.space : [])));
  const others = after.players.filter((_, other) => other !== seat);
  return [...spaces].filter((space) => others.some(({ units }) => units[space] !== undefined));
}

/** Whether a contract that somebody else has now could have been taken and fulfilled by a seat. */
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
