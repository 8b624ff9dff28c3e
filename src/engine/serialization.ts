/** Reads stored positions: converts older shapes and rejects invalid data. */
import { z } from 'zod';
import { CLANS, type Conversions, convert, GOODS, MODULES, SIDES, UNITS } from '../content/index.ts';
import { PLAN_ITEMS, Setup, type SetupInput, SpaceName, TRADE_SIDES } from './schema.ts';
import type { GameState, Source } from './state.ts';

/** Version of the position's shape; store it with each position. Increase it whenever the shape changes. */
export const STATE_VERSION = 4;

const CONVERSIONS: Conversions = {
  // Version 2 added the option `correctedPort7`, off before.
  1: ({ setup, ...rest }) => {
    const { options, ...others } = setup as { options: object };
    return { ...rest, setup: { ...others, options: { ...options, correctedPort7: false } } };
  },
  // Version 3 added a second generator.
  2: ({ setup, ...rest }) => ({ ...rest, setup: recordedSetup(setup as SetupInput) }),
  // Version 4 added `touched` to production decisions, unknown before.
  3: (state) => state,
};

/** Prepares a recorded setup for `newGame`. Without a generator, it dates from when there was only the first. */
export const recordedSetup = (setup: SetupInput): SetupInput => ({ generator: 1, ...setup });

/** Reads a stored position, converting older versions; `undefined` if it is invalid or of a newer version. */
export function readState(version: number, json: unknown): GameState | undefined {
  try {
    const read = State.safeParse(convert(json, version, STATE_VERSION, CONVERSIONS));
    return read.success && isSound(read.data) ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true if the parts fit together as far as the rules rely on it. */
function isSound({ setup, seating, players }: GameState): boolean {
  const seats = seating.toSorted((a, b) => a - b).every((joined, seat) => joined === seat);
  return players.length === setup.players && seating.length === setup.players && seats;
}

const count = z.int().min(0);
const seat = z.int().min(0).max(3);
const space = SpaceName;
const good = z.enum(GOODS);
const unit = z.enum(UNITS);
const clan = z.enum(CLANS);
const contracts = z.array(z.int());
const source = z.custom<Source>((value) => typeof value === 'string');
const perGood = z.record(good, count);

const waiting = <const K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), seat, ...shape });

const Decision = z.discriminatedUnion('kind', [
  waiting('draft', {}),
  waiting('auction', {}),
  waiting('firstWorker', {}),
  waiting('turn', {}),
  waiting('secondContract', {}),
  waiting('secondFulfilment', {}),
  waiting('shiftedTrade', { good, neighbourhood: z.boolean() }),
  waiting('expansion', { goods: z.array(good), draws: count }),
  waiting('draw', { contracts, taken: count, rowStays: z.boolean() }),
  waiting('slaughter', { contract: z.int(), cow: count, sheep: count }),
  waiting('bonuses', { source, freeSpace: count, upgrades: count, brew: count }),
  waiting('exchange', { source, neighbourhood: z.boolean(), spaces: z.array(space), units: z.array(unit) }),
  waiting('production', {}),
]);

const Player = z.strictObject({
  clan: clan.exactOptional(),
  startingTile: z.int().exactOptional(),
  newcomer: z.boolean(),
  money: count,
  glory: z.int(),
  goods: perGood,
  units: z.record(space, unit),
  merchants: z.strictObject({ stock: count, board: count }),
  posted: z.partialRecord(good, z.strictObject({ side: z.enum(TRADE_SIDES), count })),
  shipping: count,
  technology: z.strictObject({ woodcutter: z.boolean(), miner: z.boolean() }),
  contracts,
  fulfilled: contracts,
  ports: z.array(z.int()),
  cellar: z.array(z.boolean()),
  bid: count,
});

const State: z.ZodType<GameState> = z.strictObject({
  setup: Setup,
  seating: z.array(seat),
  phase: z.enum(['draft', 'workers', 'actions', 'production', 'finished']),
  round: count,
  moveCount: count,
  map: z.strictObject({
    sides: z.array(z.enum(SIDES)),
    blocked: z.record(space, z.enum(['covered', 'neutral'])),
    ports: z.partialRecord(z.enum(MODULES), z.int()),
  }),
  scoringTiles: z.array(z.int()),
  offers: z.array(
    z.strictObject({ clan: clan.exactOptional(), tile: z.int(), takenBy: seat.exactOptional() }),
  ),
  opener: seat,
  auction: z
    .strictObject({ bidders: z.array(seat), high: z.int(), leader: seat.exactOptional() })
    .exactOptional(),
  dice: z.array(z.array(z.strictObject({ good, die: z.int() }))),
  turnOrder: z.array(seat),
  passed: z.array(seat),
  queue: z.array(seat),
  market: perGood,
  contracts: z.strictObject({
    pile: contracts,
    known: count,
    board: z.record(z.string(), z.int()),
    future: contracts,
    removed: contracts,
  }),
  players: z.array(Player),
  turn: z
    .strictObject({
      seat,
      mainDone: z.boolean(),
      rowed: z.boolean(),
      bought: z.partialRecord(good, count),
      obtained: contracts,
    })
    .exactOptional(),
  stack: z.array(Decision),
  production: z.record(
    z.string(),
    z.strictObject({
      plan: z.record(z.enum(PLAN_ITEMS), count),
      ready: z.boolean(),
      touched: z.literal(true).exactOptional(),
    }),
  ),
});
