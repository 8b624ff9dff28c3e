/** Who may play a challenge: everybody once a week alone, and once at a table. The first play counts. */
import { weekEnds } from '../../calendar/index.ts';
import type { ChallengeEntry, ChallengeKind } from '../../core/game/challenge.ts';
import { hasEntered, kindOf } from '../../core/game/challenge-entry.ts';
import type { GameChange } from '../../core/game/change.ts';
import { memberOf } from '../../core/game/members.ts';
import { readRecord } from '../../core/game/parse-game.ts';
import type { GameRecord } from '../../core/game/types.ts';
import type { ServiceContext } from '../../core/game-service.ts';
import type { Refusal } from '../../core/types.ts';

/** The game of a week that counts for somebody, or the lobby of one that they are in; nothing where there is none. */
export async function findOwnGame(
  { store }: Pick<ServiceContext, 'store'>,
  guild: string,
  week: string,
  kind: ChallengeKind,
  user: string,
): Promise<GameRecord | undefined> {
  const isMeant = (one: GameRecord) =>
    one.guild === guild && one.challenge?.week === week && kindOf(one.players) === kind;
  const entry = (await store.challenge.listEntries(guild, week)).find(
    (one) => one.kind === kind && one.user === user,
  );
  const kept = entry === undefined ? undefined : await store.games.findById(entry.game);
  if (kept !== undefined) return readRecord(kept.record);
  return (await store.games.listByUser(user)).map(readRecord).find(isMeant);
}

/** Why somebody cannot come into a lobby, if it is one of a challenge. */
export async function ineligibility(
  tools: Pick<ServiceContext, 'store' | 'now'>,
  { guild, challenge, players }: GameRecord,
  user: string,
): Promise<Refusal | undefined> {
  if (challenge === undefined) return undefined;
  const { week } = challenge;
  if (isOver(week, tools.now())) return { code: 'challengeOver' };
  const kind = kindOf(players);
  const own = await findOwnGame(tools, guild, week, kind, user);
  if (own !== undefined) return { code: 'challengeYours', channel: own.channel, kind };
  return (await hasEntered(tools.store, { guild, week, kind, user }))
    ? { code: 'challengeEntered', kind }
    : undefined;
}

/** For whom a game counts that begins now; nothing where it is of no challenge. Or why it cannot begin. */
export async function entriesFor(
  { store, now }: Pick<ServiceContext, 'store' | 'now'>,
  record: GameRecord,
  actor: string,
): Promise<Pick<GameChange<object>, 'entries'> | { refusal: Refusal }> {
  const { guild, challenge, players, members } = record;
  if (challenge === undefined) return {};
  const { week, home } = challenge;
  if (isOver(week, now())) return { refusal: { code: 'challengeOver' } };
  const kind = kindOf(players);
  const isTaken = (entry: ChallengeEntry) =>
    entry.kind === kind && memberOf(record, entry.user) !== undefined;
  const taken = (await store.challenge.listEntries(guild, week)).filter(isTaken);
  const own = taken.find(({ user }) => user === actor);
  const kept = own === undefined ? undefined : await store.games.findById(own.game);
  if (kept !== undefined) return { refusal: { code: 'challengeYours', channel: kept.record.channel, kind } };
  const names = taken.map(({ user }) => memberOf(record, user)?.name ?? '');
  for (const { user, name } of members) {
    if (!(await hasEntered(store, { guild, week, kind, user }))) continue;
    if (user === actor) return { refusal: { code: 'challengeEntered', kind } };
    names.push(name);
  }
  if (names.length > 0) return { refusal: { code: 'challengePlayed', names } };
  return { entries: members.map(({ user }) => ({ kind, user, home })) };
}

const isOver = (week: string, now: Date): boolean => weekEnds(week) <= now.getTime();
