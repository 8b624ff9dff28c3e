import { boardVersion, requireStarted } from '../../core/game/loaded-game.ts';
import { memberAt } from '../../core/game/members.ts';
import { seatSubstitute } from '../../core/game/seat-substitute.ts';
import { suspendGame } from '../../core/game/suspend.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { ModerationService } from './types.ts';

/** Creates the part of the service that assigns substitutes and suspends games. */
export function createSeats(
  context: ServiceContext,
): Pick<ModerationService, 'assignSubstitute' | 'suspend'> {
  const { games } = context;
  return {
    assignSubstitute: (actor, id, seat, who) =>
      games.change(id, actor, 'seatSomebody', (loaded) => {
        const game = requireStarted(loaded);
        const { record, state } = game;
        if (state.players[seat] === undefined) return { refusal: { code: 'noSuchSeat' } };
        // Conceded seats are already played by the bot.
        if (memberAt(record, state, seat).conceded) return { refusal: { code: 'noStandInWanted' } };
        return seatSubstitute(context, game, seat, who);
      }),

    suspend: (actor, id, expect) =>
      games.change(id, actor, 'setAside', (loaded) => {
        const game = requireStarted(loaded);
        const moved = expect !== undefined && boardVersion(game.record) > expect;
        return moved ? { refusal: { code: 'stale' } } : suspendGame(game, actor.user);
      }),
  };
}
