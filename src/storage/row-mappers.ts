/** Converts records to database rows and back. Text is escaped in every row. */
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
import { isLive } from '../core/index.ts';
import { AT_ONCE } from './due-time.ts';
import { escapeText, unescapeText } from './escape.ts';
import type { Prisma } from './generated/sqlite/client.ts';
import { parseAnnouncement } from './parse-announcement.ts';

/** Relations that are loaded with every game. */
export const WITH_MEMBERS = {
  members: { orderBy: { place: 'asc' } },
  substitutions: { orderBy: { index: 'asc' } },
} as const;

/** The channel of its game, and the game's version, are loaded with every announcement. */
export const WITH_CHANNEL = { game: { select: { channel: true, version: true } } } as const;

type GameRow = Prisma.GameGetPayload<{ include: typeof WITH_MEMBERS }>;
type JobRow = Prisma.ScheduledJobGetPayload<object>;
type EntryRow = Prisma.ChallengeEntryGetPayload<object>;
type DealRow = Prisma.ChallengeDealGetPayload<object>;
type MoveRow = Prisma.MoveGetPayload<object>;
type PlanRow = Prisma.PlanGetPayload<object>;
type OutboxRow = Prisma.OutboxEntryGetPayload<{ include: typeof WITH_CHANNEL }>;

/** Returns the row of a game without members and position. */
export function gameRow(record: GameRecord, moveCount: number) {
  const {
    members: _,
    substitutions: __,
    consent,
    options,
    timing,
    orders,
    hints = false,
    challenge,
    generator = null,
    ...rest
  } = record;
  const channel = escapeText(record.channel);
  return {
    ...rest,
    id: escapeText(record.id),
    guild: escapeText(record.guild),
    channel,
    liveChannel: isLive(record) ? channel : null,
    host: escapeText(record.host),
    language: escapeText(record.language),
    seed: escapeText(record.seed),
    options: JSON.stringify(options),
    content: escapeText(record.content),
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

export const memberRow = ({ user, name, newcomer, conceded, colour }: Member, place: number) => ({
  place,
  user: escapeText(user),
  name: escapeText(name),
  newcomer,
  conceded,
  colour: colour ?? null,
});

export const substitutionRows = ({ id, substitutions = [] }: GameRecord) =>
  substitutions.map(({ place, user, name, from, to, forTurn = false, owner = false }, index) => ({
    gameId: escapeText(id),
    index,
    place,
    user: escapeText(user),
    name: escapeText(name),
    from,
    to: to ?? null,
    forTurn,
    owner,
  }));

export const jobRows = ({ record, jobs = [] }: ChangeSet) =>
  jobs.map(({ key, kind, seat, at }) => ({ key, gameId: escapeText(record.id), kind, seat, at }));

export const entryRows = ({ record, entries = [] }: ChangeSet) =>
  entries.map(({ kind, user, home }) => ({
    guild: escapeText(record.guild),
    week: record.challenge?.week ?? '',
    kind,
    user: escapeText(user),
    gameId: escapeText(record.id),
    home: escapeText(home),
  }));

export const entryOf = ({ kind, user, gameId, home }: EntryRow): ChallengeEntry => ({
  kind: kind as ChallengeKind,
  user: unescapeText(user),
  game: unescapeText(gameId),
  home: unescapeText(home),
});

/** Restores a deal; its options are unchecked. */
export const dealOf = ({ week, players, seed, generator, options, content }: DealRow): RawDeal => ({
  week,
  players,
  seed: unescapeText(seed),
  options: parseJson(options),
  content: unescapeText(content),
  ...(generator === null ? {} : { generator }),
});

/** Returns key and data of a plan's row. */
export const planRow = ({ game, user, actions, ...rest }: Plan) => ({
  key: { gameId: escapeText(game), user: escapeText(user) },
  data: { ...rest, actions: JSON.stringify(actions) },
});

/** Restores a plan; its actions are unchecked. */
export const planOf = ({ gameId, user, actions, ...rest }: PlanRow): RawPlan => ({
  ...rest,
  game: unescapeText(gameId),
  user: unescapeText(user),
  actions: parseJson(actions),
});

/** Converts the new moves of a change set, numbered after those that stay. */
export const moveRows = ({ record, keep, append }: ChangeSet) =>
  append.map(({ seat, action, by, at, reason, ordered = false, planned = false }, n) => ({
    gameId: escapeText(record.id),
    index: keep + n,
    seat,
    action: JSON.stringify(action),
    by: escapeText(by),
    at,
    reason: reason ?? null,
    ordered,
    planned,
  }));

export const resultRow = ({ id, guild }: Pick<GameRecord, 'id' | 'guild'>, stored: RawResult) => ({
  gameId: escapeText(id),
  guild: escapeText(guild),
  version: stored.version,
  result: JSON.stringify(stored.result),
});

/** Returns outbox rows, due immediately, without the game id. */
export const outboxRows = (announcements: readonly Announcement[], createdAt: Date) =>
  announcements.map((announcement) => ({
    announcement: JSON.stringify(announcement),
    movesTo: announcement.kind === 'moved' ? announcement.to : null,
    createdAt,
    dueAt: AT_ONCE,
  }));

/** Parses JSON; `undefined` if it is null or invalid. */
export function parseJson(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Restores a game's record; JSON parts are unchecked. */
export function recordOf(row: GameRow): RawRecord {
  const {
    liveChannel: _,
    moveCount: __,
    snapshot: ___,
    base: ____,
    lastPost: _____,
    members,
    substitutions,
    ...all
  } = row;
  const { consent, timing, orders, hints, challenge, generator, ...rest } = all;
  return {
    ...rest,
    id: unescapeText(row.id),
    guild: unescapeText(row.guild),
    channel: unescapeText(row.channel),
    status: row.status as Status,
    host: unescapeText(row.host),
    language: unescapeText(row.language),
    seed: unescapeText(row.seed),
    options: parseJson(row.options),
    content: unescapeText(row.content),
    members: members.map(({ user, name, newcomer, conceded, colour }) => ({
      user: unescapeText(user),
      name: unescapeText(name),
      newcomer,
      conceded,
      ...(colour === null ? {} : { colour }),
    })),
    ...(consent === null ? {} : { consent: parseJson(consent) }),
    ...(timing === null ? {} : { timing: parseJson(timing) }),
    ...(orders === null ? {} : { orders: parseJson(orders) }),
    ...(hints ? { hints } : {}),
    ...(challenge === null ? {} : { challenge: parseJson(challenge) }),
    ...(generator === null ? {} : { generator }),
    ...(substitutions.length === 0 ? {} : { substitutions: substitutions.map(substitutionOf) }),
  };
}

const substitutionOf = ({
  place,
  user,
  name,
  from,
  to,
  forTurn,
  owner,
}: GameRow['substitutions'][number]): Substitution => ({
  place,
  user: unescapeText(user),
  name: unescapeText(name),
  from,
  ...(to === null ? {} : { to }),
  ...(forTurn ? { forTurn } : {}),
  ...(owner ? { owner } : {}),
});

/** Restores a claimed job. Its attempts do not include the current one. */
export const jobOf = ({ key, gameId, kind, seat, at, attempts }: JobRow): ClaimedJob => ({
  key,
  game: unescapeText(gameId),
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
    snapshot: parseJson(row.snapshot),
    // Invalid JSON still means that there is a base.
    base: row.base === null ? undefined : (parseJson(row.base) ?? {}),
  };
}

const moveOf = ({ seat, action, by, at, reason, ordered, planned }: MoveRow): RawMove => ({
  seat,
  action: parseJson(action),
  by: unescapeText(by),
  at,
  ...(reason === null ? {} : { reason }),
  ...(ordered ? { ordered } : {}),
  ...(planned ? { planned } : {}),
});

/** Returns an outbox entry; `undefined` if its announcement is invalid, `newer` if a later release may know its kind. */
export function outboxEntryOf({
  id,
  gameId,
  game,
  announcement,
  attempts,
  createdAt,
}: OutboxRow): OutboxEntry | 'newer' | undefined {
  const read = parseAnnouncement(announcement);
  if (typeof read !== 'object') return read;
  const [of, own] = [unescapeText(gameId), unescapeText(game.channel)];
  const channel = 'channel' in read ? read.channel : own;
  return { id, game: of, channel, announcement: read, attempts, createdAt };
}
