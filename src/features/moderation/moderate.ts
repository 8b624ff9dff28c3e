/** Pausing, reminding, skipping, replacing, cancelling. Each act is announced. */
import { nextAbsences } from '../../core/game/absence.ts';
import { isUpToDate } from '../../core/game/acting.ts';
import { lapseNewsOnSeats } from '../../core/game/consent-request.ts';
import { requireStarted } from '../../core/game/loaded-game.ts';
import { memberAt, memberOf, substitutionBy } from '../../core/game/members.ts';
import { usersPending } from '../../core/game/notifications.ts';
import { readRecord } from '../../core/game/parse-game.ts';
import { isPausedByPlayers, withClocksRunning, withModeratorPause } from '../../core/game/pauses.ts';
import { playMinimal, withForcedMoves } from '../../core/game/pending-moves.ts';
import { forbidsListing } from '../../core/game/permissions.ts';
import { applyMoves, endGame } from '../../core/game/record-moves.ts';
import { redactRecord } from '../../core/game/redact.ts';
import { withPlayerReplaced, withSubstitute } from '../../core/game/substitution.ts';
import type { GameRecord, RawRecord, ShownStatus } from '../../core/game/types.ts';
import type { Announcement, Moderation } from '../../core/outbox/announcement.ts';
import { sanitizeUserName } from '../../core/sanitize.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor, Refusal } from '../../core/types.ts';
import { pendingSeats, type Seat } from '../../engine/index.ts';

type Moderated = Extract<Announcement, { kind: 'moderated' }>;

const MAX_LISTED = 200;

export function createModeration(context: ServiceContext) {
  const { store, games, now } = context;
  const announcement = (what: Moderation, by: string): Moderated => ({
    kind: 'moderated',
    what,
    by,
    ping: [],
  });

  return {
    /** Pauses the game and its clocks, or takes over the players' pause. Only a moderator can resume it. */
    pause: (actor: Actor, id: string) =>
      games.change(id, actor, 'pause', ({ record }) => {
        if (record.paused && !isPausedByPlayers(record)) return { refusal: { code: 'paused' } };
        return {
          record: withModeratorPause(record),
          announcements: [announcement('pause', actor.user)],
          result: {},
        };
      }),

    resume: (actor: Actor, id: string) =>
      games.change(id, actor, 'resume', (loaded) => {
        const { record, state } = requireStarted(loaded);
        if (!record.paused) return { refusal: { code: 'notPaused' } };
        const resumed = withClocksRunning(record);
        const ping = usersPending(resumed, state, pendingSeats(state));
        return {
          record: resumed,
          announcements: [{ ...announcement('resume', actor.user), ping }],
          result: {},
        };
      }),

    /** Pings all players the game waits for, at any hour. */
    remindAll: (actor: Actor, id: string) =>
      games.change(id, actor, 'remind', (loaded) => {
        const { record, state } = requireStarted(loaded);
        const ping = usersPending(record, state, pendingSeats(state));
        if (ping.length === 0) return { refusal: { code: 'noOneToRemind' } };
        return { record, announcements: [{ kind: 'reminded', by: actor.user, ping }], result: {} };
      }),

    /** Plays minimal moves for a seat (see `playMinimal`). `expect`: applies only at this version. */
    skipTurn: (actor: Actor, id: string, seat: Seat, expect?: number) =>
      games.change(id, actor, 'skip', (loaded) => {
        const game = requireStarted(loaded);
        const { record, state } = game;
        if (state.players[seat] === undefined) return { refusal: { code: 'noSuchSeat' } };
        if (expect !== undefined && !isUpToDate(game, seat, expect)) return { refusal: { code: 'stale' } };
        if (!pendingSeats(state).includes(seat)) return { refusal: { code: 'nobodyToWaitFor' } };
        const at = now();
        const progress = playMinimal(state, seat, actor.user, at);
        const first = [{ ...announcement('skip', actor.user), seat }];
        return applyMoves(game, withForcedMoves(progress, record, at), actor.user, { first, always: true });
      }),

    /** Gives a seat to another user. `former`: applies only while they have the seat. */
    replacePlayer: (
      actor: Actor,
      id: string,
      seat: Seat,
      { user, name }: { user: string; name: string },
      expect?: string,
    ) =>
      games.change(id, actor, 'replace', async (loaded) => {
        const game = requireStarted(loaded);
        const { record, state, moves } = game;
        if (state.players[seat] === undefined) return { refusal: { code: 'noSuchSeat' } };
        const place = state.seating[seat] ?? -1;
        const former = memberAt(record, state, seat).user;
        if (expect !== undefined && expect !== former) return { refusal: { code: 'stale' } };
        // The seat's own substitute can take it over; a player has only one seat.
        const standsIn = substitutionBy(record, user);
        const playsAnother = standsIn !== undefined && standsIn.place !== place;
        if (memberOf(record, user) !== undefined || playsAnother) {
          return { refusal: { code: 'alreadyMember' } };
        }
        const next = (before: GameRecord) =>
          withPlayerReplaced(before, place, moves.length, { user, name: sanitizeUserName(name) });
        const replaced = await withSubstitute(context, game, seat, next, 'same');
        return {
          record: replaced,
          announcements: [
            ...lapseNewsOnSeats(record, replaced, actor.user),
            { ...announcement('replace', actor.user), seat, user, former, ping: [user] },
            ...(await nextAbsences(context, record, [user])),
          ],
          result: {},
        };
      }),

    /** Ends a game without a result and frees its channel. `expect`: applies only in this status. */
    cancel: (actor: Actor, id: string, expect?: ShownStatus) =>
      games.change(id, actor, 'cancel', ({ record }) =>
        expect !== undefined && expect !== record.status
          ? { refusal: { code: 'stale' } }
          : { ...endGame(record, actor.user, true), result: {} },
      ),

    /** Lists the actor's games of a server: active ones, longest waiting first, then suspended ones, latest first. */
    async listGames(
      actor: Actor,
      guild: string,
    ): Promise<{ ok: true; games: GameRecord[] } | { ok: false; refusal: Refusal }> {
      const refusal = forbidsListing(actor);
      if (refusal !== undefined) return { ok: false, refusal };
      const readAs = (raw: RawRecord) => redactRecord(readRecord(raw), now());
      const suspended = (await store.games.listSuspendedInGuild(guild, MAX_LISTED)).map(readAs);
      if (actor.everywhere === false) {
        // Channel moderators see only the games of their channel.
        const channel = actor.at?.channel ?? '';
        const { live } = await store.games.findByChannel(channel);
        const game = live === undefined ? undefined : await games.getSummary(live, actor);
        const here = suspended.filter((record) => record.channel === channel);
        return { ok: true, games: [...(game === undefined ? [] : [game.record]), ...here] };
      }
      return {
        ok: true,
        games: [...(await store.games.listActiveInGuild(guild, MAX_LISTED)).map(readAs), ...suspended],
      };
    },
  };
}
