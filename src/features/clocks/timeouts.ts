/** The others' vote when a player's time is up, and its result. */
import { nextAbsences } from '../../core/game/absence.ts';
import type { Decision } from '../../core/game/change.ts';
import { withCountedClocks } from '../../core/game/clocks.ts';
import { lapseNewsOnSeats } from '../../core/game/consent-request.ts';
import { requireStarted, type StartedGame } from '../../core/game/loaded-game.ts';
import {
  hasHumans,
  isSought,
  memberAt,
  memberOf,
  othersToAsk,
  playerAt,
  playersOf,
  substituteAt,
  withErasedConceded,
} from '../../core/game/members.ts';
import { usersPending } from '../../core/game/notifications.ts';
import { noMovesYet, withForcedMoves } from '../../core/game/pending-moves.ts';
import { moderates } from '../../core/game/permissions.ts';
import { applyMoves, endGame } from '../../core/game/record-moves.ts';
import { timeOf, waitOf } from '../../core/game/schedule.ts';
import { seatSubstitute } from '../../core/game/seat-substitute.ts';
import { withLastPlayersBack, withPlayerBack, withSubstitutionEnded } from '../../core/game/substitution.ts';
import { majorityOf, settledOn, settlingAt, votersOn, votesOn } from '../../core/game/timeout-votes.ts';
import type { GameRecord, TimeoutResolution } from '../../core/game/types.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor } from '../../core/types.ts';
import { type GameState, pendingSeats, type Seat } from '../../engine/index.ts';
import { resolveTimeout } from './resolve-timeout.ts';

/** Decided; or the votes missing, who can still vote, and when the votes cast decide. */
export type VoteResult = { done: true } | { done: false; missing: number; from: string[]; until?: number };

/** Returns what is missing for a majority. */
function tallyOf(
  record: GameRecord,
  state: GameState,
  seat: Seat,
  resolution: TimeoutResolution,
): VoteResult {
  const voters = votersOn(record, state, seat);
  const same = votesOn(record, state, seat).filter(({ rescue }) => rescue === resolution);
  const from = voters.filter((user) => !same.some((vote) => vote.user === user));
  const until = settlingAt(record, state, seat);
  return {
    done: false,
    missing: majorityOf(voters) - same.length,
    from,
    ...(until !== undefined && { until }),
  };
}

/** Creates the part of the service for votes, substitutes and suspended games. */
export function createTimeouts(context: ServiceContext) {
  const { games } = context;

  /** Gives a seat back to its player. `erased`: as in `returnToSeat`. */
  async function comeBack(game: StartedGame, seat: Seat, erased?: boolean): Promise<Decision<object>> {
    const { record, state, moves } = game;
    const { user } = memberAt(record, state, seat);
    const place = state.seating[seat] ?? -1;
    const counted = withSubstitutionEnded(await withCountedClocks(context, game), place, moves.length);
    const ping = !erased && pendingSeats(state).includes(seat) ? [user] : [];
    const away = erased ? [] : await nextAbsences(context, record, [user]);
    return {
      record: withPlayerBack(counted, seat),
      idle: true,
      announcements: [
        ...lapseNewsOnSeats(record, counted, user),
        { kind: 'cameBack', seat, ...(erased && { erased }), ping },
        ...away,
      ],
      result: {},
    };
  }

  return {
    /** Votes on a seat that timed out. `name`: of the computer that may take over. */
    voteOnTimeout: (actor: Actor, id: string, seat: Seat, resolution: TimeoutResolution, name?: string) =>
      games.change<VoteResult>(id, actor, 'rescue', async (loaded) => {
        const game = requireStarted(loaded);
        const { record, state } = game;
        // Challenge games allow no substitutes.
        if (record.challenge !== undefined && resolution !== 'more')
          return { refusal: { code: 'challengeFixed' } };
        if (waitOf(record, seat)?.expired === undefined) return { refusal: { code: 'timeNotUp' } };
        const player = playerAt(record, state, seat);
        // Late players cannot decide, not even as moderators.
        if (actor.user === player) return { refusal: { code: 'othersDecide' } };
        const timing = timeOf(record);
        // A repeated click must not request a second substitute.
        if (resolution === 'standIn' && isSought(record, seat)) return { unchanged: { done: true } };
        const others = othersToAsk(record, player);
        if (moderates(actor, record) && !others.includes(actor.user)) {
          return resolveTimeout(context, game, seat, { rescue: resolution, name, by: actor.user });
        }
        const votes = [
          ...(timing.votes ?? []).filter((vote) => vote.seat !== seat || vote.user !== actor.user),
          { seat, user: actor.user, rescue: resolution, ...(name !== undefined && { computer: name }) },
        ];
        const voted = { ...record, timing: { ...timing, votes } };
        const settled = settledOn(voted, state, seat, context.now().getTime());
        if (settled !== undefined)
          return resolveTimeout(context, { ...game, record: voted }, seat, { rescue: settled, name });
        return { record: voted, idle: true, result: tallyOf(voted, state, seat, resolution) };
      }),

    /** Makes the actor the substitute of a seat that wants one, or returns them to their own seat. */
    volunteerAsSubstitute: (actor: Actor, id: string, seat: Seat) =>
      games.change(id, actor, 'sitIn', async (loaded) => {
        const game = requireStarted(loaded);
        const { record, state } = game;
        if (!isSought(record, seat)) return { refusal: { code: 'noStandInWanted' } };
        if (memberAt(record, state, seat).user === actor.user) return await comeBack(game, seat);
        if (memberOf(record, actor.user)?.conceded === true) return { refusal: { code: 'conceded' } };
        return await seatSubstitute(context, game, seat, actor);
      }),

    /** Ends the actor's substitution, or the search for a substitute. `erased`: they return only to be erased, so nothing is announced. */
    returnToSeat: (actor: Actor, id: string, erased?: boolean) =>
      games.change(id, actor, 'comeBack', async (loaded) => {
        const game = requireStarted(loaded);
        const { record, state } = game;
        const place = record.members.findIndex(({ user }) => user === actor.user);
        const seat = state.seating.indexOf(place);
        if (substituteAt(record, place) === undefined && !isSought(record, seat))
          return { refusal: { code: record.members[place]?.conceded === true ? 'conceded' : 'notStoodIn' } };
        return await comeBack(game, seat, erased);
      }),

    /** Continues a suspended game, for its players and moderators. Refuses if its channel has another game. */
    reactivate: (actor: Actor, id: string) =>
      games.change(id, actor, 'takeUp', async (loaded) => {
        const { setAside: isSuspended, open: _, ...timing } = timeOf(loaded.record);
        if (isSuspended !== true) return { refusal: { code: 'notSetAside' } };
        const game = requireStarted(loaded);
        const here = withErasedConceded(game.record, game.moves.length);
        const playing: GameRecord = { ...here, status: 'playing', timing };
        if (!hasHumans(playing)) return { ...endGame(playing, actor.user, actor.moderator), result: {} };
        const { record, back } = withLastPlayersBack(playing, game);
        const progress = withForcedMoves(noMovesYet(game.state), record, context.now());
        const { state, moves } = progress;
        // Players whose turn follows from the forced moves are pinged by the post about those.
        const waiting = pendingSeats(game.state).filter((seat) => pendingSeats(state).includes(seat));
        const announcements: Announcement[] = [
          { kind: 'takenUp', by: actor.user, ping: usersPending(record, state, waiting) },
          ...back.map((seat): Announcement => ({ kind: 'cameBack', seat, ping: [] })),
          ...(await nextAbsences(context, record, playersOf(record))),
        ];
        const change =
          moves.length === 0
            ? { record, announcements }
            : applyMoves({ ...game, record }, progress, actor.user, { first: announcements });
        // All pending players get the time of a full turn again.
        return { ...change, startsNewWait: true, result: {} };
      }),
  };
}
