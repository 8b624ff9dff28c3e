/** Eligibility: one solo game and one table per user and week. The first game counts. */
import { weekEnds } from '../../calendar/index.ts';
import type { ChallengeEntry, ChallengeKind } from '../../core/game/challenge.ts';
import { hasEntered, kindOf } from '../../core/game/challenge-entry.ts';
import type { GameChange } from '../../core/game/change.ts';
import { memberOf } from '../../core/game/members.ts';
import { readRecord } from '../../core/game/parse-game.ts';
import type { GameRecord } from '../../core/game/types.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Refusal } from '../../core/types.ts';

/** Returns the user's entered game of the week, or the challenge lobby they are in. */
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
  const stored = entry === undefined ? undefined : await store.games.findById(entry.game);
  if (stored !== undefined) return readRecord(stored.record);
  return (await store.games.listByUser(user)).map(readRecord).find(isMeant);
}

/** Returns why a user cannot join a challenge lobby; `undefined` if they can or it is no challenge. */
export async function ineligibility(
  context: Pick<ServiceContext, 'store' | 'now'>,
  { guild, challenge, players }: GameRecord,
  user: string,
): Promise<Refusal | undefined> {
  if (challenge === undefined) return undefined;
  const { week } = challenge;
  if (isOver(week, context.now())) return { code: 'challengeOver' };
  const kind = kindOf(players);
  const own = await findOwnGame(context, guild, week, kind, user);
  if (own !== undefined) return { code: 'challengeYours', channel: own.channel, kind };
  return (await hasEntered(context.store, { guild, week, kind, user }))
    ? { code: 'challengeEntered', kind }
    : undefined;
}

/** Returns the entries to record when a challenge game starts, or why it cannot start. */
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
  const stored = own === undefined ? undefined : await store.games.findById(own.game);
  if (stored !== undefined)
    return { refusal: { code: 'challengeYours', channel: stored.record.channel, kind } };
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
