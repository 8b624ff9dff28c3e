/** Measures habits that cost points, from the moves of finished games alone. */
import { GOODS, MEATS, PROCESSING, ROUNDS } from '../../content/index.ts';
import {
  type Action,
  asIfOnTurn,
  contractTile,
  deployed,
  type GameState,
  lacking,
  legalActions,
  play,
  priceOf,
  projectedScore,
  roundGlory,
  rulesetOf,
  type Seat,
  scoringTile,
} from '../../engine/index.ts';
import { PORT_POINTS } from '../search/features.ts';
import { floatAt } from '../search/indexes.ts';
import { DEFAULT_WEIGHTS } from '../think.ts';
import { HABITS, type Habit, type HabitCosts, type MeasuredGame, type ReviewedGame } from './types.ts';

/** The latest games that are looked at, and those of them that have to show a habit. */
export const HABIT_GAMES = 5;
const LEAST_GAMES = 3;
/** Points a game from which a habit is worth a player's attention. */
const LEAST_COST = 2;
/** Weight of the player's own games beside the other players' average. */
const OWN_SHARE = 1 / 2;

/** Returns the costliest habit in a player's latest games; `undefined` if there is none, or too few games. */
export function habitOf(games: readonly MeasuredGame[]): Habit | undefined {
  if (games.length < HABIT_GAMES) return undefined;
  const latest = games.slice(0, HABIT_GAMES);
  return HABITS.map((name): Habit => {
    const own = latest.map((one) => one.own[name]);
    const others = latest.flatMap((one) => one.others.map((other) => other[name]));
    // Never more than the player's own average, however high that of the others is.
    const points = Math.min(mean(own), OWN_SHARE * mean(own) + (1 - OWN_SHARE) * mean(others));
    return { name, points, games: own.filter((cost) => cost >= LEAST_COST).length, of: latest.length };
  })
    .filter(({ points, games: shown }) => shown >= LEAST_GAMES && points >= LEAST_COST)
    .sort((a, b) => b.points - a.points)[0];
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** Measures what habits cost every player of a finished game. */
export function measureHabits(game: ReviewedGame, seat: Seat): MeasuredGame {
  const players = game.states.at(-1)?.players ?? [];
  const others = players.flatMap((_, other) => (other === seat ? [] : [costsOf(game, other)]));
  return { own: costsOf(game, seat), others };
}

/** Returns what habits cost a player of a finished game. Positions that are unknown cost nothing. */
function costsOf({ states, moves }: ReviewedGame, seat: Seat): HabitCosts {
  const passes = moves.flatMap((move, i) =>
    move.seat === seat && move.action.type === 'pass' ? (states[i] ?? []) : [],
  );
  const last = passes.find(({ round }) => round === ROUNDS);
  const fulfilled = states.at(-1)?.players[seat]?.fulfilled ?? [];
  return {
    ...(last === undefined ? { lastPass: 0, settlements: 0 } : lastActions(last, seat)),
    contract: Math.max(0, ...passes.map((state) => readyContract(state, seat, fulfilled))),
    ports: last === undefined ? 0 : unusedPorts(last, seat),
    merchants: passes.reduce((sum, state) => sum + idleMerchants(state, seat), 0),
  };
}

const contentOf = (state: GameState) => rulesetOf(state.setup).content;
const poundsPerPoint = (state: GameState): number => contentOf(state).finalScoring.poundsPerPoint;

/** Returns the position after an action and the end of its turn; `undefined` if it is illegal. */
function afterTurn(state: GameState, seat: Seat, action: Action): GameState | undefined {
  const played = play(state, seat, action);
  if (!played.ok) return undefined;
  const ended = play(played.state, seat, { type: 'endTurn' });
  return ended.ok ? ended.state : played.state;
}

/** Returns the pounds for which the player could sell goods in turn after turn, while others do not move. */
function salesOf(state: GameState, seat: Seat): number {
  let most = 0;
  let best: GameState | undefined;
  for (const action of legalActions(state, seat)) {
    const after = action.type === 'trade' && action.side === 'sell' && afterTurn(state, seat, action);
    if (!after || moneyOf(after, seat) - moneyOf(state, seat) <= most) continue;
    most = moneyOf(after, seat) - moneyOf(state, seat);
    best = after;
  }
  const next = best && asIfOnTurn(best, seat);
  return most + (next === undefined ? 0 : salesOf(next, seat));
}

const moneyOf = ({ players }: GameState, seat: Seat): number => players[seat]?.money ?? 0;

/** Returns whether the round's scoring tile rewards goods, so that a player may hold them on purpose. */
const rewardsGoods = (state: GameState): boolean =>
  ['basicGoods', 'processedGoods'].includes(scoringTile(state, state.round)?.rule.kind ?? '');

/** Not measured by what one action adds: ports have a measure of their own. */
const OTHERWISE_MEASURED: readonly Action['type'][] = ['pass', 'endTurn', 'usePort', 'drawContracts'];

/** Returns the points of the best actions at the last pass: of one that links settlements, and of another. */
function lastActions(state: GameState, seat: Seat): Pick<HabitCosts, 'lastPass' | 'settlements'> {
  const before = standing(state, seat);
  const best = { lastPass: 0, settlements: 0 };
  for (const action of legalActions(state, seat)) {
    if (OTHERWISE_MEASURED.includes(action.type)) continue;
    const played = play(state, seat, action);
    if (!played.ok) continue;
    const after = standing(played.state, seat);
    const habit = after.settlements > before.settlements ? 'settlements' : 'lastPass';
    best[habit] = Math.max(best[habit], after.points - before.points);
  }
  return best;
}

/** Returns a player's points if the game ended now, with the round's glory and fractions for single pounds. */
function standing(state: GameState, seat: Seat): { readonly points: number; readonly settlements: number } {
  const score = projectedScore(state).players[seat];
  const glory = roundGlory(state).find((one) => one.seat === seat)?.glory ?? 0;
  const { total = 0, leftover = 0, points } = score ?? {};
  return {
    points: total + leftover / poundsPerPoint(state) + glory,
    settlements: points?.settlements ?? 0,
  };
}

/** Returns the position with only those goods that neither the player's contracts nor buildings need. */
function withSpareGoods(state: GameState, seat: Seat): GameState {
  const player = state.players[seat];
  if (player === undefined) return state;
  const goods = { ...player.goods };
  for (const id of player.contracts)
    for (const good of GOODS) goods[good] -= contractTile(state, id).requires[good];
  for (const [building, { from }] of Object.entries(PROCESSING))
    goods[from] -= deployed(state, seat, building as keyof typeof PROCESSING);
  for (const good of GOODS) goods[good] = Math.max(0, goods[good]);
  return { ...state, players: state.players.with(seat, { ...player, goods }) };
}

/** Returns the points of the best contract that could be taken and fulfilled from the goods in store. */
function readyContract(given: GameState, seat: Seat, fulfilled: readonly number[]): number {
  const state = withSpareGoods(given, seat);
  const { hops, staticImport } = contentOf(state).finalScoring;
  let most = 0;
  for (const action of legalActions(state, seat)) {
    if (action.type !== 'obtain' || fulfilled.includes(action.contract)) continue;
    const { requires, gives } = contractTile(state, action.contract);
    // What an animal is worth depends on the rounds to come.
    if (MEATS.some((meat) => requires[meat] > 0) || lacking(state, seat, action.contract).length > 0)
      continue;
    const after = play(state, seat, action);
    if (!after.ok) continue;
    const goods = GOODS.reduce((sum, good) => sum + requires[good] * priceOf(state, good), 0);
    const pounds = gives.money - goods + moneyOf(after.state, seat) - moneyOf(state, seat);
    const imports = gives.cotton + gives.tobacco + gives.sugarCane;
    most = Math.max(most, hops * gives.hops + staticImport * imports + pounds / poundsPerPoint(state));
  }
  return most;
}

function unusedPorts(state: GameState, seat: Seat): number {
  const open = legalActions(state, seat).flatMap((action) => (action.type === 'usePort' ? action.port : []));
  return contentOf(state)
    .portTiles.filter(({ id }) => open.includes(id))
    .reduce((sum, { effect }) => sum + PORT_POINTS[effect.kind], 0);
}

/** Returns the points of selling spare goods now instead of in the next round, when a pound is worth less. */
function idleMerchants(state: GameState, seat: Seat): number {
  if (state.round >= ROUNDS || rewardsGoods(state)) return 0;
  const { poundValue } = DEFAULT_WEIGHTS;
  const advantage = floatAt(poundValue, state.round) - floatAt(poundValue, state.round + 1);
  return salesOf(withSpareGoods(state, seat), seat) * advantage;
}
