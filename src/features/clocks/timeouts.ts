/** The others' vote when a player's time is up, and its result. */
import { withAbsenceEnded } from '../../calendar/index.ts';
import type { GameChange } from '../../core/game/change.ts';
import { withCountedClocks } from '../../core/game/clocks.ts';
import { newComputer } from '../../core/game/computers.ts';
import { requireStarted, type StartedGame } from '../../core/game/loaded-game.ts';
import {
  hasHumans,
  othersToAsk,
  playerAt,
  substituteAt,
  withErasedConceded,
} from '../../core/game/members.ts';
import { usersPending } from '../../core/game/notifications.ts';
import { noMovesYet, withForcedMoves } from '../../core/game/pending-moves.ts';
import { moderates } from '../../core/game/permissions.ts';
import { applyMoves, endGame } from '../../core/game/record-moves.ts';
import { sinceOf, timeOf, waitOf, withWait } from '../../core/game/schedule.ts';
import { seatSubstitute } from '../../core/game/seat-substitute.ts';
import { withComputerAssigned, withMoreTime, withSubstitutionEnded } from '../../core/game/substitution.ts';
import type { GameRecord, TimeoutResolution } from '../../core/game/types.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor } from '../../core/types.ts';
import { DAY_MS } from '../../durations.ts';
import { pendingSeats, type Seat } from '../../engine/index.ts';

const SUBSTITUTE_LEVEL = 'laird';
const EXTRA_TIME_MS = DAY_MS;

/** Carries out what was decided about a seat whose time is up. */
async function resolveTimeout(
  context: ServiceContext,
  game: StartedGame,
  seat: Seat,
  {
    rescue: resolution,
    name = SUBSTITUTE_LEVEL,
    by,
  }: { rescue: TimeoutResolution; name?: string | undefined; by?: string },
): Promise<GameChange<{ done: boolean }>> {
  const { record, state } = game;
  const result = { done: true };
  const since = sinceOf(record, seat);
  const decided = {
    kind: 'rescued',
    seat,
    since,
    rescue: resolution,
    ...(by === undefined ? {} : { by }),
  } as const;
  switch (resolution) {
    case 'more': {
      const ping = pendingSeats(state).includes(seat) ? [playerAt(record, state, seat)] : [];
      return {
        record: await withMoreTime(context, game, record, seat, EXTRA_TIME_MS),
        idle: true,
        announcements: [{ ...decided, ping }],
        result,
      };
    }
    case 'play':
    case 'computer': {
      const computer = newComputer(record, SUBSTITUTE_LEVEL, name);
      const span = resolution === 'play' ? 'turn' : 'while';
      return {
        record: await withComputerAssigned(context, game, seat, computer, span),
        idle: true,
        announcements: [{ ...decided, ping: [] }],
        result,
      };
    }
    case 'standIn': {
      const timing = timeOf(record);
      const open = [...(timing.open ?? []).filter((other) => other !== seat), seat];
      return {
        record: { ...record, timing: { ...timing, open } },
        idle: true,
        announcements: [{ ...decided, ping: [] }],
        result,
      };
    }
  }
}

/** Creates the part of the service for votes, substitutes and suspended games. */
export function createTimeouts(context: ServiceContext) {
  const { games } = context;

  return {
    /** Votes on a seat that timed out; `done` once decided. `name`: of the computer that may take over. */
    voteOnTimeout: (actor: Actor, id: string, seat: Seat, resolution: TimeoutResolution, name?: string) =>
      games.change<{ done: boolean }>(id, actor, 'rescue', async (loaded) => {
        const game = requireStarted(loaded);
        const { record, state } = game;
        // Challenge games allow no substitutes.
        if (record.challenge !== undefined && resolution !== 'more')
          return { refusal: { code: 'challengeFixed' } };
        if (waitOf(record, seat)?.expired === undefined) return { refusal: { code: 'timeNotUp' } };
        const player = playerAt(record, state, seat);
        // Late players cannot decide, not even as moderators.
        if (actor.user === player) return { refusal: { code: 'othersDecide' } };
        const others = othersToAsk(record, player);
        if (moderates(actor, record) && !others.includes(actor.user)) {
          return resolveTimeout(context, game, seat, { rescue: resolution, name, by: actor.user });
        }
        const timing = timeOf(record);
        // A repeated click must not request a second substitute.
        if (resolution === 'standIn' && timing.open?.includes(seat) === true)
          return { unchanged: { done: true } };
        const votes = [
          ...(timing.votes ?? []).filter((vote) => vote.seat !== seat || vote.user !== actor.user),
          { seat, user: actor.user, rescue: resolution },
        ];
        const same = votes.filter(
          (vote) => vote.seat === seat && vote.rescue === resolution && others.includes(vote.user),
        );
        const voted = { ...record, timing: { ...timing, votes } };
        if (same.length * 2 > others.length)
          return resolveTimeout(context, { ...game, record: voted }, seat, { rescue: resolution, name });
        return { record: voted, idle: true, result: { done: false } };
      }),

    /** Makes the actor the substitute of a seat that wants one. */
    volunteerAsSubstitute: (actor: Actor, id: string, seat: Seat) =>
      games.change(id, actor, 'sitIn', (loaded) => {
        const game = requireStarted(loaded);
        if (game.record.timing?.open?.includes(seat) !== true)
          return { refusal: { code: 'noStandInWanted' } };
        return seatSubstitute(context, game, seat, actor);
      }),

    /** Ends the actor's substitution. `erased`: they return only to be erased, so nothing is announced. */
    returnToSeat: (actor: Actor, id: string, erased?: boolean) =>
      games.change(id, actor, 'comeBack', async (loaded) => {
        const game = requireStarted(loaded);
        const { record, state, moves } = game;
        const place = record.members.findIndex(({ user }) => user === actor.user);
        if (substituteAt(record, place) === undefined) return { refusal: { code: 'notStoodIn' } };
        const seat = state.seating.indexOf(place);
        const ping = pendingSeats(state).includes(seat) ? [actor.user] : [];
        return {
          record: withWait(
            withSubstitutionEnded(await withCountedClocks(context, game), place, moves.length),
            seat,
            withAbsenceEnded,
          ),
          idle: true,
          announcements: [{ kind: 'cameBack', seat, ...(erased && { erased }), ping: erased ? [] : ping }],
          result: {},
        };
      }),

    /** Continues a suspended game, for its members and moderators. Refuses if its channel has another game. */
    reactivate: (actor: Actor, id: string) =>
      games.change(id, actor, 'takeUp', (loaded) => {
        const { setAside: isSuspended, ...timing } = timeOf(loaded.record);
        if (isSuspended !== true) return { refusal: { code: 'notSetAside' } };
        const game = requireStarted(loaded);
        const record: GameRecord = { ...withErasedConceded(game.record), status: 'playing', timing };
        if (!hasHumans(record)) return { ...endGame(record, actor.user, actor.moderator), result: {} };
        const progress = withForcedMoves(noMovesYet(game.state), record, context.now());
        const { state, moves } = progress;
        // Players whose turn follows from the forced moves are pinged by the post about those.
        const waiting = pendingSeats(game.state).filter((seat) => pendingSeats(state).includes(seat));
        const announcements: Announcement[] = [
          { kind: 'takenUp', by: actor.user, ping: usersPending(record, state, waiting) },
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
