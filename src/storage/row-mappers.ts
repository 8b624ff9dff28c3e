/** Converts between database rows and core types. */
import type {
  Announcement,
  ChallengeEntry,
  ChallengeKind,
  ChangeSet,
  ClaimedJob,
  GameRecord,
  JobKind,
  Member,
  OutboxEntry,
  Plan,
  RawDeal,
  RawGame,
  RawMove,
  RawPlan,
  RawRecord,
  RawResult,
  Status,
  Substitution,
} from '../core/index.ts';
import { isLive } from './assertions.ts';
import { AT_ONCE } from './due-time.ts';
import { keepable, restored } from './escape.ts';
import type { Prisma } from './generated/sqlite/client.ts';
import { announcementOf } from './parse-announcement.ts';

/** Relations that are loaded with every game. */
export const WITH_MEMBERS = {
  members: { orderBy: { place: 'asc' } },
  tenures: { orderBy: { index: 'asc' } },
} as const;

type GameRow = Prisma.GameGetPayload<{ include: typeof WITH_MEMBERS }>;
type DueRow = Prisma.DueGetPayload<object>;
type EntryRow = Prisma.ChallengeEntryGetPayload<object>;
type DealRow = Prisma.ChallengeGetPayload<object>;
type MoveRow = Prisma.MoveGetPayload<object>;
type PlanRow = Prisma.PlanGetPayload<object>;
type OutboxRow = Prisma.OutboxGetPayload<{ include: { game: { select: { channel: true } } } }>;

/** Returns the row of a game without members and position. */
export function gameRow(record: GameRecord, moveCount: number) {
  const {
    members: _,
    tenures: __,
    consent,
    options,
    timing,
    orders,
    hints = false,
    challenge,
    generator = null,
    ...rest
  } = record;
  const channel = keepable(record.channel);
  return {
    ...rest,
    id: keepable(record.id),
    guild: keepable(record.guild),
    channel,
    liveChannel: isLive(record) ? channel : null,
    host: keepable(record.host),
    language: keepable(record.language),
    seed: keepable(record.seed),
    options: JSON.stringify(options),
    content: keepable(record.content),
    consent: consent === undefined ? null : JSON.stringify(consent),
    timing: timing === undefined ? null : JSON.stringify(timing),
    orders: orders === undefined ? null : JSON.stringify(orders),
    hints,
    challenge: challenge === undefined ? null : JSON.stringify(challenge),
    generator,
    moveCount,
  };
}

/** Returns the position columns of a game; empty if the position is unchanged. */
export const positionRow = ({ snapshot, base }: ChangeSet) =>
  snapshot === undefined
    ? {}
    : { snapshot: JSON.stringify(snapshot), base: base === undefined ? null : JSON.stringify(base) };

/** Returns the row of a member, without the game id. */
export const memberRow = ({ user, name, newcomer, conceded }: Member, place: number) => ({
  place,
  user: keepable(user),
  name: keepable(name),
  newcomer,
  conceded,
});

/** Returns the rows of substitutions. */
export const tenureRows = ({ id, tenures = [] }: GameRecord) =>
  tenures.map(({ place, user, name, from, to, forTurn = false, owner = false }, index) => ({
    gameId: keepable(id),
    index,
    place,
    user: keepable(user),
    name: keepable(name),
    from,
    to: to ?? null,
    forTurn,
    owner,
  }));

/** Returns the rows of jobs. */
export const dueRows = ({ record, dues = [] }: ChangeSet) =>
  dues.map(({ key, kind, seat, at }) => ({ key, gameId: keepable(record.id), kind, seat, at }));

/** Returns the rows of challenge entries. */
export const entryRows = ({ record, entries = [] }: ChangeSet) =>
  entries.map(({ kind, user, home }) => ({
    guild: keepable(record.guild),
    week: record.challenge?.week ?? '',
    kind,
    user: keepable(user),
    gameId: keepable(record.id),
    home: keepable(home),
  }));

export const entryOf = ({ kind, user, gameId, home }: EntryRow): ChallengeEntry => ({
  kind: kind as ChallengeKind,
  user: restored(user),
  game: restored(gameId),
  home: restored(home),
});

export const dealOf = ({ week, players, seed, generator, options, content }: DealRow): RawDeal => ({
  week,
  players,
  seed: restored(seed),
  options: parsed(options),
  content: restored(content),
  ...(generator === null ? {} : { generator }),
});

/** Returns key and data of a plan's row. */
export const planRow = ({ game, user, actions, ...rest }: Plan) => ({
  key: { gameId: keepable(game), user: keepable(user) },
  data: { ...rest, actions: JSON.stringify(actions) },
});

export const planOf = ({ gameId, user, actions, ...rest }: PlanRow): RawPlan => ({
  ...rest,
  game: restored(gameId),
  user: restored(user),
  actions: parsed(actions),
});

/** Returns the rows of new moves. */
export const moveRows = ({ record, keep, append }: ChangeSet) =>
  append.map(({ seat, action, by, at, reason, ordered = false }, n) => ({
    gameId: keepable(record.id),
    index: keep + n,
    seat,
    action: JSON.stringify(action),
    by: keepable(by),
    at,
    reason: reason ?? null,
    ordered,
  }));

/** Returns the row of a result. */
export const resultRow = ({ id, guild }: Pick<GameRecord, 'id' | 'guild'>, kept: RawResult) => ({
  gameId: keepable(id),
  guild: keepable(guild),
  version: kept.version,
  result: JSON.stringify(kept.result),
});

/** Returns outbox rows, due immediately, without the game id. */
export const outboxRows = (owed: readonly Announcement[], createdAt: Date) =>
  owed.map((announcement) => ({
    announcement: JSON.stringify(announcement),
    movesTo: announcement.kind === 'moved' ? announcement.to : null,
    createdAt,
    dueAt: AT_ONCE,
  }));

/** Parses JSON; `undefined` if it is null or invalid. */
export function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

export function recordOf(row: GameRow): RawRecord {
  const {
    liveChannel: _,
    moveCount: __,
    snapshot: ___,
    base: ____,
    lastPost: _____,
    members,
    tenures,
    ...all
  } = row;
  const { consent, timing, orders, hints, challenge, generator, ...rest } = all;
  return {
    ...rest,
    id: restored(row.id),
    guild: restored(row.guild),
    channel: restored(row.channel),
    status: row.status as Status,
    host: restored(row.host),
    language: restored(row.language),
    seed: restored(row.seed),
    options: parsed(row.options),
    content: restored(row.content),
    members: members.map(({ user, name, newcomer, conceded }) => ({
      user: restored(user),
      name: restored(name),
      newcomer,
      conceded,
    })),
    ...(consent === null ? {} : { consent: parsed(consent) }),
    ...(timing === null ? {} : { timing: parsed(timing) }),
    ...(orders === null ? {} : { orders: parsed(orders) }),
    ...(hints ? { hints } : {}),
    ...(challenge === null ? {} : { challenge: parsed(challenge) }),
    ...(generator === null ? {} : { generator }),
    ...(tenures.length === 0 ? {} : { tenures: tenures.map(tenureOf) }),
  };
}

const tenureOf = ({
  place,
  user,
  name,
  from,
  to,
  forTurn,
  owner,
}: GameRow['tenures'][number]): Substitution => ({
  place,
  user: restored(user),
  name: restored(name),
  from,
  ...(to === null ? {} : { to }),
  ...(forTurn ? { forTurn } : {}),
  ...(owner ? { owner } : {}),
});

export const dueOf = ({ key, gameId, kind, seat, at, attempts }: DueRow): ClaimedJob => ({
  key,
  game: restored(gameId),
  kind: kind as JobKind,
  seat,
  at,
  attempts: attempts - 1, // Does not count the current claim.
});

/** Returns a game with its moves at their indexes; missing ones are `undefined`. */
export function gameOf({ moves: rows, ...row }: GameRow & { moves: MoveRow[] }): RawGame {
  const moves: RawGame['moves'] = Array.from({ length: row.moveCount });
  for (const move of rows) moves[move.index] = moveOf(move);
  const surplus = moves.length - row.moveCount;
  return {
    record: recordOf(row),
    moves,
    ...(surplus > 0 ? { surplus } : {}),
    snapshot: parsed(row.snapshot),
    // Invalid JSON still means that there is a base.
    base: row.base === null ? undefined : (parsed(row.base) ?? {}),
  };
}

const moveOf = ({ seat, action, by, at, reason, ordered }: MoveRow): RawMove => ({
  seat,
  action: parsed(action),
  by: restored(by),
  at,
  ...(reason === null ? {} : { reason }),
  ...(ordered ? { ordered } : {}),
});

/** Returns an outbox entry; `undefined` if its announcement is invalid. */
export function owedOf({
  id,
  gameId,
  game,
  announcement,
  attempts,
  createdAt,
}: OutboxRow): OutboxEntry | undefined {
  const read = announcementOf(announcement);
  if (read === undefined) return undefined;
  const [of, own] = [restored(gameId), restored(game.channel)];
  const channel = 'channel' in read ? read.channel : own;
  return { id, game: of, channel, announcement: read, attempts, createdAt };
}
