/** A substitute stops playing a seat, and the others look for another. */
import type { Decision } from '../../core/game/change.ts';
import { withCountedClocks } from '../../core/game/clocks.ts';
import { concedeSeat } from '../../core/game/concede-seat.ts';
import { lapseNewsOnSeats, withConsentRejected } from '../../core/game/consent-request.ts';
import { requireStarted } from '../../core/game/loaded-game.ts';
import { hasJustStopped, memberAt, othersToAsk, substitutionBy } from '../../core/game/members.ts';
import { sinceOf, waitOf, withSeatHandedOver, withWait } from '../../core/game/schedule.ts';
import { withSearch, withSubstitutesGone } from '../../core/game/substitution.ts';
import type { GameRecord } from '../../core/game/types.ts';
import { isPseudonym } from '../../core/pseudonym.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

/** Creates the part of the service with which substitutes stop. */
export function createStepDown(context: ServiceContext) {
  return {
    /**
     * Ends the actor's own substitution. If the game waits for the seat, the others decide about it at once. Stopping again
     * before anyone moves pings no one: the clock runs on, and the others are asked when it runs out. Their open request
     * lapses and cannot be repeated immediately. `erased`: no post names the actor.
     */
    stepDown: (actor: Actor, id: string, erased?: boolean) =>
      context.games.change(id, actor, 'stepDown', async (loaded): Promise<Decision<object>> => {
        const game = requireStarted(loaded);
        const place = substitutionBy(game.record, actor.user)?.place ?? -1;
        const seat = game.state.seating.indexOf(place);
        const now = context.now();
        const counted = await withCountedClocks(context, game);
        // Only theirs: a computer may play the turn for them.
        const current = substitutionBy(counted, actor.user);
        const { consent } = counted;
        const asker = consent?.by === actor.user;
        const left = asker ? withConsentRejected(counted, consent, now) : counted;
        const gone = withSubstitutesGone(left, game.moves.length, (one) => one === current);
        const record = withSeatHandedOver(gone, seat);
        const again = hasJustStopped(game.record, { place, user: actor.user, moves: game.moves.length });
        const owner = memberAt(record, game.state, seat).user;
        // No one else will play the seat of an owner who was erased.
        if (isPseudonym(owner)) {
          return concedeSeat({ ...game, record }, seat, { owner, by: actor.user, erased: true, now });
        }
        const others = othersToAsk(record, owner);
        const isAsked = !again && waitOf(record, seat) !== undefined && !record.paused && others.length > 0;
        const since = isAsked ? sinceOf(record, seat) : 0;
        return {
          record: withSearch(isAsked ? withTimeUp(record, seat, now.getTime()) : record, seat),
          idle: true,
          announcements: [
            ...(erased ? [] : lapseNewsOnSeats(game.record, record, actor.user)),
            {
              kind: 'steppedDown',
              seat,
              since,
              user: actor.user,
              ...(erased && { erased }),
              ping: again ? [] : [owner, ...(isAsked ? others : [])],
            },
          ],
          result: {},
        };
      }),
  };
}

const withTimeUp = (record: GameRecord, seat: Seat, now: number): GameRecord =>
  withWait(record, seat, (wait) => ({ ...wait, expired: now }));
