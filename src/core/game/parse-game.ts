/** Parses stored games. Every value is checked, and one that is invalid does not affect the others. */
import { z } from 'zod';
import { REASONS } from '../../ai/index.ts';
import { PACES, type Wait } from '../../calendar/index.ts';
import {
  Action,
  type GameState,
  OPTIONS,
  type Option,
  readState,
  STATE_VERSION,
} from '../../engine/index.ts';
import type { LastPost } from '../outbox/announcement.ts';
import type { Challenge } from './challenge.ts';
import { PLAN_MODES, type Plan, type RawPlan } from './plan.ts';
import {
  Consent,
  type GameRecord,
  Milliseconds,
  type MoveRecord,
  NOBODY,
  type RawGame,
  type RawMove,
  type RawRecord,
  SeatNumber,
  type Snapshot,
  STATUSES,
  STOPGAPS,
  StandingOrder,
  TableFields,
  type TableTime,
} from './types.ts';

export interface StoredGame {
  readonly record: GameRecord;
  readonly moves: readonly MoveRecord[];
  readonly snapshot: Snapshot | undefined;
  readonly base: Snapshot | undefined;
  /** Names of parts that could not be parsed, for logs and exports: `its options`, `move 12`. */
  readonly problems: readonly string[];
  readonly optionsLost: boolean;
}

const StatusName = z.enum(STATUSES);
const Options = z.array(z.enum(OPTIONS));
const WaitOfSeat: z.ZodType<Wait> = z.object({
  seat: SeatNumber,
  since: z.int(),
  origin: z.int().exactOptional(),
  at: Milliseconds,
  counted: Milliseconds,
  turn: Milliseconds,
  full: Milliseconds,
  whole: Milliseconds,
  reminders: z.int(),
  reminded: Milliseconds.exactOptional(),
  remindFrom: Milliseconds.exactOptional(),
  quiet: z.union([Milliseconds, z.literal('never')]).exactOptional(),
  expired: Milliseconds.exactOptional(),
  called: z.boolean().exactOptional(),
  deadline: Milliseconds.exactOptional(),
  poolFrom: Milliseconds.exactOptional(),
  held: z.string().exactOptional(),
});
const TimeOfTable: z.ZodType<TableTime> = z.object({
  pace: z.enum(PACES),
  waits: z.array(WaitOfSeat),
  ended: z.array(WaitOfSeat).exactOptional(),
  pools: z.array(Milliseconds),
  stopped: z.boolean(),
  ...TableFields.shape,
});
const ChallengeOf: z.ZodType<Challenge> = z.object({
  week: z.string(),
  home: z.string(),
  told: z.boolean().exactOptional(),
  revealed: z.int().min(0).exactOptional(),
});
/** Version 0.1.0 stored positions without a version. */
const Position = z.object({ version: z.int().min(1).default(1), moves: z.int().min(0), state: z.unknown() });

const Picture = z.object({ id: z.string(), name: z.string(), alt: z.string() });
const Told = z.looseObject({ kind: z.string(), ping: z.array(z.string()) });
const Fold = z.object({
  ...{ text: z.string().optional(), seat: z.int().optional(), picture: Picture.optional() },
  firmly: z.boolean().optional(),
  moves: z.object({ from: z.int(), to: z.int() }).optional(),
});
const Post = z.object({
  message: z.string(),
  kind: z.string(),
  told: Told.optional(),
  notes: z.array(Told).optional(),
  below: z
    .array(Fold.extend({ message: z.string(), until: z.union([z.int(), z.literal('board')]).optional() }))
    .optional(),
  turns: z
    .array(z.object({ message: z.string(), seat: z.int().optional(), text: z.string(), from: z.int() }))
    .optional(),
  asked: z.int().optional(),
  fold: Fold.optional(),
  notices: z
    .array(z.object({ message: z.string(), kind: z.string().optional(), seat: z.int(), since: z.int() }))
    .optional(),
  series: z.object({ from: z.int(), to: z.int(), seat: z.int() }).optional(),
  plain: z.literal(true).optional(),
  bare: z.union([z.literal(true), Told]).optional(),
  deciding: z.object({ told: Told.optional(), seats: z.array(z.int()).optional() }).optional(),
});

/** Returns the stored last post; `undefined` if it is invalid. */
export function readLastPost(raw: unknown): LastPost | undefined {
  const { data } = Post.safeParse(raw);
  if (data === undefined) return undefined;
  const { bare, deciding, ...post } = data;
  // Up to version 0.6.0, `bare` and `deciding` had what the post reports.
  const told = post.told ?? deciding?.told ?? (bare === true ? undefined : bare);
  return {
    ...post,
    ...(told && { told }),
    ...(bare && { bare: true }),
    ...(deciding && { deciding: deciding.seats ? { seats: deciding.seats } : {} }),
  } as LastPost;
}

const PlanValues = z.object({ mode: z.enum(PLAN_MODES), actions: z.array(Action) });

/** Returns a stored plan; `undefined` if it is invalid. */
export function readPlan(raw: RawPlan): Plan | undefined {
  const values = PlanValues.safeParse(raw).data;
  return values && { ...raw, ...values };
}

const OPTIONS_NAME = 'its options';

const optionsIn = ({ setup }: GameState): Option[] => OPTIONS.filter((option) => setup.options[option]);

type Read = <T>(schema: z.ZodType<T>, value: unknown, name: string) => T | undefined;

function reader(): { read: Read; problems: string[] } {
  const problems: string[] = [];
  const read: Read = (schema, value, name) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) problems.push(name);
    return parsed.data;
  };
  return { read, problems };
}

/** Returns a stored record; invalid parts get their defaults. */
export const readRecord = (raw: RawRecord): GameRecord => recordOf(raw, reader().read);

function recordOf(raw: RawRecord, read: Read): GameRecord {
  const { consent, timing, orders, challenge, ...rest } = raw;
  const asked = 'consent' in raw ? read(Consent, consent, 'an open request') : undefined;
  // Lost clocks restart with the next change.
  const time = 'timing' in raw ? read(TimeOfTable, timing, 'its clocks') : undefined;
  const given = 'orders' in raw ? read(z.array(StandingOrder), orders, 'its standing orders') : undefined;
  const played = 'challenge' in raw ? read(ChallengeOf, challenge, 'its challenge') : undefined;
  return {
    ...rest,
    // `playing` lets moderators end a game that may occupy its channel.
    status: read(StatusName, rest.status, 'its status') ?? 'playing',
    options: read(Options, rest.options, OPTIONS_NAME) ?? [],
    ...(asked === undefined ? {} : { consent: asked }),
    ...(time === undefined ? {} : { timing: time }),
    ...(given === undefined ? {} : { orders: given }),
    ...(played === undefined ? {} : { challenge: played }),
  };
}

/** Returns stored options; `undefined` if one is unknown. */
export const readOptions = (raw: unknown): Option[] | undefined => Options.safeParse(raw).data;

/** Parses a game, without the invalid parts. */
export function readGame({ record, moves, surplus = 0, snapshot, base }: RawGame): StoredGame {
  const { read, problems } = reader();
  const position = (value: unknown, name: string): Snapshot | undefined => {
    const found = read(Position, value, name);
    if (found === undefined) return undefined;
    const state = readState(found.version, found.state);
    if (state !== undefined) return { version: STATE_VERSION, moves: found.moves, state };
    problems.push(name);
    return undefined;
  };
  if (surplus > 0) problems.push(`its number of moves (there are ${surplus} more)`);
  const begun = snapshot !== undefined || moves.length > 0;
  const restored = begun ? position(snapshot, 'its position') : undefined;
  const found = recordOf(record, read);
  const optionsLost = problems.includes(OPTIONS_NAME);
  return {
    // The position contains the options too.
    record: optionsLost && restored !== undefined ? { ...found, options: optionsIn(restored.state) } : found,
    optionsLost: optionsLost && restored === undefined,
    moves: moves.map((move, index) => readMove(move, `move ${index + 1}`, read)),
    snapshot: restored,
    base: base === undefined ? undefined : position(base, 'an earlier position'),
    problems,
  };
}

/** Parses a move. A missing one gets the seat `NOBODY`. */
function readMove(move: RawMove | undefined, name: string, read: Read): MoveRecord {
  const action = read(Action, move?.action, name);
  if (move === undefined) return { seat: NOBODY, action, by: '', at: new Date(0) };
  const { reason, ...rest } = move;
  const valid = [...REASONS, ...STOPGAPS].find((one) => one === reason);
  return { ...rest, action, ...(valid && { reason: valid }) };
}
