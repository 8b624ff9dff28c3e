/** Between rows of the database and the records of the app. */
import type { Commit, GameRecord, Member, Owed, Snapshot, Status, StoredMove } from '../app/index.ts';
import { announcementOf } from './announcement.ts';
import { isLive } from './check.ts';
import { keepable, restored } from './exact-text.ts';
import type { Prisma } from './generated/sqlite/client.ts';

/** What is always read with a game. */
export const WITH_MEMBERS = { members: { orderBy: { place: 'asc' } } } as const;

type GameRow = Prisma.GameGetPayload<{ include: typeof WITH_MEMBERS }>;
type MoveRow = Prisma.MoveGetPayload<object>;
type OutboxRow = Prisma.OutboxGetPayload<{ include: { game: { select: { channel: true } } } }>;

/** The row of a game without its members. */
export function gameRow(record: GameRecord, moveCount: number, snapshot: Snapshot | undefined) {
  const { members: _, consent, options, createdAt, updatedAt, ...rest } = record;
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
    moveCount,
    snapshot: snapshot === undefined ? null : JSON.stringify(snapshot),
    createdAt,
    updatedAt,
  };
}

/** The row of a person at the table, of whichever game. */
export const memberRow = ({ user, name, newcomer, conceded }: Member, place: number) => ({
  place,
  user: keepable(user),
  name: keepable(name),
  newcomer,
  conceded,
});

/** The rows of moves, from the one numbered `first`. */
export const moveRows = ({ record, keep, append }: Commit) =>
  append.map(({ seat, action, by, at }, n) => ({
    gameId: keepable(record.id),
    index: keep + n,
    seat,
    action: JSON.stringify(action),
    by: keepable(by),
    at,
  }));

/** The rows of what is owed, due at once. */
export const outboxRows = ({ record, owed }: Commit, at: Date) =>
  owed.map((announcement) => ({
    gameId: keepable(record.id),
    announcement: JSON.stringify(announcement),
    movesTo: announcement.kind === 'moved' ? announcement.to : null,
    createdAt: at,
    dueAt: at,
  }));

// What was written here is trusted: these texts come from the functions above.

export function recordOf(row: GameRow): GameRecord {
  const { liveChannel: _, moveCount: __, snapshot: ___, base: ____, members, consent, ...rest } = row;
  return {
    ...rest,
    id: restored(row.id),
    guild: restored(row.guild),
    channel: restored(row.channel),
    status: row.status as Status,
    host: restored(row.host),
    language: restored(row.language),
    seed: restored(row.seed),
    options: JSON.parse(row.options) as GameRecord['options'],
    content: restored(row.content),
    members: members.map(({ user, name, newcomer, conceded }) => ({
      user: restored(user),
      name: restored(name),
      newcomer,
      conceded,
    })),
    ...(consent === null ? {} : { consent: JSON.parse(consent) as NonNullable<GameRecord['consent']> }),
  };
}

export const snapshotOf = ({ snapshot }: Pick<GameRow, 'snapshot'>): Snapshot | undefined =>
  snapshot === null ? undefined : (JSON.parse(snapshot) as Snapshot);

export const moveOf = ({ seat, action, by, at }: MoveRow): StoredMove => ({
  seat: seat as StoredMove['seat'],
  action: JSON.parse(action) as StoredMove['action'],
  by: restored(by),
  at,
});

/** Nothing where the announcement cannot be read. */
export function owedOf({ id, gameId, game, announcement, attempts, createdAt }: OutboxRow): Owed | undefined {
  const read = announcementOf(announcement);
  if (read === undefined) return undefined;
  const [of, channel] = [restored(gameId), restored(game.channel)];
  return { id, game: of, channel, announcement: read, attempts, createdAt };
}
