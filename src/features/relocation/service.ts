import { occupancyOf } from '../../core/channel-occupancy.ts';
import { isAtTable, isUnfinished, othersToAsk, playerAt, stillToAgree } from '../../core/game/members.ts';
import { usersPending } from '../../core/game/notifications.ts';
import { readLastPost, readRecord } from '../../core/game/parse-game.ts';
import { forbidden, forbidsListing, moderates } from '../../core/game/permissions.ts';
import { redactRecord } from '../../core/game/redact.ts';
import { sinceOf, timeOf } from '../../core/game/schedule.ts';
import { lateSeats } from '../../core/game/timeout-votes.ts';
import type { GameRecord } from '../../core/game/types.ts';
import { sealedUntil } from '../../core/game/visibility.ts';
import type { Announcement, LastPost } from '../../core/outbox/announcement.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import {
  type Actor,
  type Game,
  type Outcome,
  type Place,
  type RedactedRecord,
  type Refusal,
  refused,
} from '../../core/types.ts';
import { HOUR_MS } from '../../durations.ts';
import { type GameState, pendingSeats } from '../../engine/index.ts';

const MAX_LISTED = 200;
/** Within this time, a second move pings no one, and a sealed game can't move again: either could flood a server. */
const AGAIN_AFTER_MS = HOUR_MS;

/** Where a game is to continue. */
interface Destination {
  readonly channel: string;
  /** Opens a private thread there, for games that not everyone may see. `undefined`: it can't. */
  readonly room: () => Promise<string | undefined>;
}

/** Creates the service that gives games another channel. */
export function createRelocationService({ store, games, now }: ServiceContext) {
  const isSealed = (record: GameRecord) => sealedUntil(record, now()) !== undefined;
  const movedLately = (record: RedactedRecord) =>
    now().getTime() < (record.timing?.relocated ?? -Infinity) + AGAIN_AFTER_MS;
  const lastPostOf = async (id: string) => readLastPost(await store.outbox.findLastPost(id));

  async function obstacle(actor: Actor, record: GameRecord, channel: string): Promise<Refusal | undefined> {
    if (!isUnfinished(record)) return { code: 'over' };
    if (record.channel === channel) return undefined;
    if (becomesModerator(actor, record, channel)) return { code: 'moderatorThere' };
    // A sealed game gets a new thread.
    return isSealed(record) ? undefined : await occupancyOf(store, channel, actor.user);
  }

  async function listSuspended({ guild }: Place): Promise<GameRecord[]> {
    return (await store.games.listSuspendedInGuild(guild, MAX_LISTED)).map(readRecord);
  }

  const elsewhere = (records: readonly GameRecord[], { guild, channel }: Place) =>
    records
      .filter((record) => record.guild === guild && record.channel !== channel)
      .map((record) => redactRecord(record, now()));

  /** Lists the user's games of the server that are in other channels: live ones, then suspended ones. */
  async function listOwn({ user }: Actor, place: Place): Promise<RedactedRecord[]> {
    const [live, suspended] = await Promise.all([
      store.games.listByUser(user),
      store.games.listSuspendedByUser(user),
    ]);
    const found = [...live, ...suspended].map(readRecord).filter((record) => isAtTable(record, user));
    return elsewhere(found, place);
  }

  return {
    listOwn,

    /** Lists all games that the actor could name: for moderators of the whole server, everyone's. */
    async listAll(actor: Actor, place: Place) {
      if (forbidsListing(actor) !== undefined || actor.everywhere === false) return listOwn(actor, place);
      const live = (await store.games.listActiveInGuild(place.guild, MAX_LISTED)).map(readRecord);
      return elsewhere([...live, ...(await listSuspended(place))], place);
    },

    /** Returns the game without its position, or why it can't continue in this channel. `isQuiet`: no turn is called again. */
    async check(actor: Actor, id: string, channel: string): Promise<Outcome<{ isQuiet: boolean }>> {
      const game = await games.getSummary(id, actor);
      if (game === undefined) return refused({ code: 'noGame' });
      const { record } = game;
      const refusal = forbidden('move', actor, record);
      if (refusal !== undefined) return refused(refusal);
      const problem = await obstacle(actor, record, channel);
      if (problem !== undefined) return refused(problem);
      return { ok: true, game, isQuiet: movedLately(record) && (await lastPostOf(id)) !== undefined };
    },

    /** Moves a game. `from`: applies only while it is there; a repeated click changes nothing. */
    move(actor: Actor, id: string, from: string, { channel, room }: Destination) {
      let opened: Promise<string | undefined> | undefined;
      return games.change(id, actor, 'move', async ({ record, state }) => {
        if (record.channel === channel) return { unchanged: {} };
        if (record.channel !== from) return { refusal: { code: 'stale' } };
        const problem = await obstacle(actor, record, channel);
        if (problem !== undefined) return { refusal: problem };
        const at = now().getTime();
        const { relocated = -Infinity, ...timing } = timeOf(record);
        const again = relocated + AGAIN_AFTER_MS;
        const needsRoom = isSealed(record);
        if (needsRoom && at < again) return { refusal: { code: 'tooSoon', until: again } };
        const last = at < again ? await lastPostOf(id) : undefined;
        // Decided again after a conflict, with the same thread.
        if (needsRoom) opened ??= room();
        const to = needsRoom ? await opened : channel;
        if (to === undefined) return { refusal: { code: 'noRoom' } };
        return {
          record: { ...record, channel: to, timing: { ...timing, relocated: at } },
          announcements: [
            { kind: 'departed', channel: from, ping: [] },
            ...arrivalOf(record, state, actor.user).map((one) =>
              hasCalled(last, one) ? { ...one, ping: [] } : one,
            ),
          ],
          result: {},
        };
      });
    },
  };
}

export type RelocationService = ReturnType<typeof createRelocationService>;

/** Returns whether a player would moderate others' game by moving it into a channel that they manage. */
const becomesModerator = (actor: Actor, record: GameRecord, channel: string): boolean =>
  !moderates(actor, record) &&
  moderates(actor, { ...record, channel }) &&
  othersToAsk(record, actor.user).length > 0;

/**
 * Returns whether those whom an announcement calls have seen it in the former channel, judged by the posts there. Turns count
 * as called once there is any board.
 */
function hasCalled(last: LastPost | undefined, announcement: Announcement): boolean {
  if (announcement.kind === 'asked') return last?.asked === announcement.consent.id;
  if (announcement.kind !== 'timeUp') return last !== undefined;
  const { seat, since } = announcement;
  return (last?.notices ?? []).some(
    ({ kind = 'timeUp', ...one }) => kind === 'timeUp' && one.seat === seat && one.since === since,
  );
}

/** Returns what is posted in the new channel: the lobby or board, and what still asks for an answer. */
function arrivalOf(record: GameRecord, state: Game['state'], by: string): Announcement[] {
  if (record.status === 'lobby') return [{ kind: 'lobby', movedBy: by, ping: [] }];
  if (state === undefined || record.status !== 'playing') return [{ kind: 'relocated', by, ping: [] }];
  const ping = usersPending(record, state, pendingSeats(state));
  return [{ kind: 'relocated', by, ping }, ...questionsOf(record, state)];
}

/** Returns the questions whose buttons are in the former channel: requests, votes on late players, and searches. */
function questionsOf(record: GameRecord, state: GameState): Announcement[] {
  const { consent, paused } = record;
  const { open = [] } = timeOf(record);
  // In a pause, no one can answer.
  const called = (users: string[]) => (paused ? [] : users);
  const asked: Announcement[] =
    consent === undefined
      ? []
      : [
          {
            kind: 'asked',
            consent,
            ping: called(stillToAgree(record)),
          },
        ];
  const late = lateSeats(record);
  const votes = late.map(
    (seat): Announcement => ({
      kind: 'timeUp',
      seat,
      since: sinceOf(record, seat),
      ping: called(othersToAsk(record, playerAt(record, state, seat))),
    }),
  );
  // The vote on a late seat also looks for a substitute.
  const wanted = open.filter((seat) => !late.includes(seat));
  const searches = wanted.map(
    (seat): Announcement => ({
      kind: 'rescued',
      seat,
      since: sinceOf(record, seat),
      rescue: 'standIn',
      ping: [],
    }),
  );
  return [...asked, ...votes, ...searches];
}
