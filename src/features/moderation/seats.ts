import { memberAt } from '../../core/game/members.ts';
import { seated } from '../../core/game/seat-substitute.ts';
import { setAside } from '../../core/game/suspend.ts';
import { begun, boardVersion, type Tools } from '../../core/game-service.ts';
import type { ModerationService } from './types.ts';

/** Creates the part of the service that changes who plays. */
export function createSeats(tools: Tools): Pick<ModerationService, 'seatSomebody' | 'setAside'> {
  const { games } = tools;
  return {
    seatSomebody: (actor, id, seat, who) =>
      games.change(id, actor, 'seatSomebody', (loaded) => {
        const game = begun(loaded);
        const { record, state } = game;
        if (state.players[seat] === undefined) return { refusal: { code: 'noSuchSeat' } };
        // Who has given up is played by the bot.
        if (memberAt(record, state, seat).conceded) return { refusal: { code: 'noStandInWanted' } };
        return seated(tools, game, seat, who);
      }),

    setAside: (actor, id, expect) =>
      games.change(id, actor, 'setAside', (loaded) => {
        const game = begun(loaded);
        const moved = expect !== undefined && boardVersion(game.record) > expect;
        return moved ? { refusal: { code: 'stale' } } : setAside(game, actor.user);
      }),
  };
}
