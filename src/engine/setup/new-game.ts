import { GOODS, type Good } from '../../content/index.ts';
import { drawFromPile } from '../contracts.ts';
import type { GameEvent } from '../events.ts';
import { advance } from '../flow/advance.ts';
import { openAuction } from '../flow/start.ts';
import { resolveContent } from '../registry.ts';
import { malformed, type Rejection, reject } from '../rejections.ts';
import { type Ruleset, rulesetOf } from '../ruleset.ts';
import { Setup, type SetupInput } from '../schema.ts';
import type { GameState, Player } from '../state.ts';
import {
  dealContracts,
  dealDice,
  dealMap,
  dealOffers,
  dealOpener,
  dealScoringTiles,
  dealSeats,
  drawsOf,
  pickOrder,
} from './deal.ts';
import { setupProblems } from './options.ts';

export type NewGame =
  | { ok: true; state: GameState; events: GameEvent[] }
  | { ok: false; rejection: Rejection; rejections: Rejection[] };

/** Creates a game and advances it to its first decision, or refuses with all reasons. */
export function newGame(input: SetupInput): NewGame {
  const parsed = Setup.safeParse(input);
  if (!parsed.success) {
    return refused([malformed(parsed.error)]);
  }
  const content = resolveContent(parsed.data.content);
  if (content === undefined) return refused([reject('unknownContent', { content: parsed.data.content })]);
  const setup: Setup = { ...parsed.data, content };
  const problems = setupProblems(setup);
  if (problems.length > 0) return refused(problems);
  const game = { state: initialState(setup), events: [] as GameEvent[] };
  advance(game);
  return { ok: true, ...game };
}

const refused = (rejections: Rejection[]): NewGame => ({
  ok: false,
  rejection: rejections[0] as Rejection,
  rejections,
});

function initialState(setup: Setup): GameState {
  const ruleset = rulesetOf(setup);
  const { content } = ruleset;
  const draws = drawsOf(setup);
  const seating = dealSeats(draws, setup.players);
  const newcomer = seating.map((joined) => setup.newcomers[joined] ?? false);
  const offers = dealOffers(draws, ruleset, newcomer.filter(Boolean).length);
  const auctioned = ruleset.draft === 'auction';
  const state: GameState = {
    setup,
    seating,
    map: dealMap(draws, ruleset, offers),
    scoringTiles: dealScoringTiles(draws, ruleset),
    dice: dealDice(draws, ruleset),
    phase: 'draft',
    round: 0,
    moveCount: 0,
    offers,
    opener: dealOpener(draws, setup),
    // Auction winners choose their places in turn order one by one.
    turnOrder: auctioned ? [] : seating.map((_, seat) => seat),
    passed: [],
    queue: auctioned ? [] : pickOrder(ruleset, newcomer),
    market: eachGood(() => content.market[ruleset.size].startIndex),
    contracts: { pile: dealContracts(draws, content), known: 0, board: {}, future: [], removed: [] },
    players: newcomer.map((isNew) => newPlayer(ruleset, isNew)),
    stack: [],
    production: {},
  };
  state.contracts.board = Object.fromEntries(drawFromPile(state, ruleset.boxesAtStart).entries());
  state.contracts.future = drawFromPile(state, ruleset.future);
  if (auctioned) openAuction(state, state.opener);
  return state;
}

const eachGood = <T>(value: () => T): Record<Good, T> =>
  Object.fromEntries(GOODS.map((good) => [good, value()])) as Record<Good, T>;

function newPlayer({ content }: Ruleset, newcomer: boolean): Player {
  const { merchants } = content.playerBoard;
  return {
    newcomer,
    money: 0,
    glory: 0,
    goods: eachGood(() => 0),
    units: {},
    merchants: { stock: merchants.start, board: merchants.hireable },
    posted: {},
    shipping: 0,
    technology: { woodcutter: false, miner: false },
    contracts: [],
    fulfilled: [],
    ports: [],
    cellar: [],
    bid: 0,
  };
}
