/** Opens a lobby for another game of the same players, and invites them. */
import { isComputer } from '../../core/game/computers.ts';
import { newMember, type OpenLobby } from '../../core/game/open-lobby.ts';
import { forbidden } from '../../core/game/permissions.ts';
import { timeOf } from '../../core/game/schedule.ts';
import { isPseudonym } from '../../core/pseudonym.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { type Actor, refused } from '../../core/types.ts';
import { HOUR_MS } from '../../durations.ts';

const REMATCH_INVITE_INTERVAL_MS = HOUR_MS;

/** Creates the part of the service that opens a lobby with the options and computers of a finished game. */
export function createRematch({ games, now }: ServiceContext, open: OpenLobby) {
  return async (actor: Actor, id: string) => {
    const former = await games.load(id);
    if (former === undefined) return refused({ code: 'noGame' });
    const { record } = former;
    const refusal = forbidden('rematch', actor, record);
    if (refusal !== undefined) return refused(refusal);
    const { guild, channel, players, options, language, timing, hints = false } = record;
    const { pace = 'friendly', noAway = false } = timing ?? {};
    const computers = record.members.filter(({ user }) => isComputer(user)).map(newMember);
    const at = now().getTime();
    const lately = (timing?.invited ?? []).filter((one) => at < one.at + REMATCH_INVITE_INTERVAL_MS);
    const invited = record.members
      .map(({ user }) => user)
      .filter((user) => user !== actor.user && !isPseudonym(user) && !isComputer(user))
      .filter((user) => lately.every((one) => one.user !== user));
    const settings = { players, options, language, pace, noAway, hints };
    const opened = await open(actor, { guild, channel }, settings, { invited, computers });
    if (opened.ok && invited.length > 0) {
      await games.change(id, actor, 'rematch', ({ record: over }) => {
        const pinged = [...lately, ...invited.map((user) => ({ user, at }))];
        return {
          record: { ...over, timing: { ...timeOf(over), invited: pinged } },
          idle: true,
          result: {},
        };
      });
    }
    return opened;
  };
}
