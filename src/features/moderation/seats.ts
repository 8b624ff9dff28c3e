import { isComputer } from '../../core/game/computers.ts';
import { boardVersion, requireStarted } from '../../core/game/loaded-game.ts';
import { memberAt } from '../../core/game/members.ts';
import { seatSubstitute } from '../../core/game/seat-substitute.ts';
import { suspendGame } from '../../core/game/suspend.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

/** Creates the part of the service that assigns substitutes and suspends games. */
export function createSeats(context: ServiceContext) {
  const { games } = context;
  return {
    /** Makes a user the substitute of a seat until its player returns. */
    assignSubstitute: (actor: Actor, id: string, seat: Seat, who: { user: string; name: string }) =>
      games.change(id, actor, 'seatSomebody', (loaded) => {
        const game = requireStarted(loaded);
        const { record, state } = game;
        if (state.players[seat] === undefined) return { refusal: { code: 'noSuchSeat' } };
        // Conceded seats are already played by the bot.
        const { user, conceded } = memberAt(record, state, seat);
        if (conceded) return { refusal: { code: 'seatConceded' } };
        // Its player has just given it to a computer, which has to be replaced instead.
        if (isComputer(user)) return { refusal: { code: 'stale' } };
        return seatSubstitute(context, game, seat, who, actor.user);
      }),

    /** Suspends a game and frees its channel. `expect`: the version it must have; otherwise refused as `stale`. */
    suspend: (actor: Actor, id: string, expect?: number) =>
      games.change(id, actor, 'setAside', (loaded) => {
        const game = requireStarted(loaded);
        const moved = expect !== undefined && boardVersion(game.record) > expect;
        return moved ? { refusal: { code: 'stale' } } : suspendGame(game, actor.user);
      }),
  };
}
