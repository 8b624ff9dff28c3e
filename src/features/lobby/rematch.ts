/** Opens a lobby for another game of the same players, and invites them. */
import { isComputer } from '../../core/game/computers.ts';
import { isSuspended, standInsOf } from '../../core/game/members.ts';
import { newMember, type OpenLobby } from '../../core/game/open-lobby.ts';
import { forbidden, whyOver } from '../../core/game/permissions.ts';
import type { Member } from '../../core/game/types.ts';
import { isPseudonym } from '../../core/pseudonym.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { type Actor, refused } from '../../core/types.ts';
import { HOUR_MS } from '../../durations.ts';

const INVITE_INTERVAL_MS = HOUR_MS;

export type ComputerNaming = (computer: Pick<Member, 'user' | 'name'>, language: string) => string;

/** Creates the part of the service that opens a lobby with the options and computers of a finished game. */
export function createRematch(
  { games, now }: ServiceContext,
  open: OpenLobby,
  computerNameIn: ComputerNaming,
) {
  /** When a user was invited in a channel, after whichever game. In this process only. */
  const invitedAt = new Map<string, number>();

  return async (actor: Actor, id: string) => {
    const former = await games.load(id);
    if (former === undefined) return refused({ code: 'noGame' });
    const { record } = former;
    const refusal = forbidden('rematch', actor, record);
    if (refusal !== undefined) return refused(refusal);
    if (isSuspended(record)) return refused(whyOver(record));
    const { guild, channel, players, options, language, timing, hints = false } = record;
    const { pace = 'friendly', noAway = false } = timing ?? {};
    // Games of earlier releases have computers named in another language.
    const computers = record.members
      .filter(({ user }) => isComputer(user))
      .map((one) => newMember({ ...one, name: computerNameIn(one, language) }));
    const at = now().getTime();
    for (const [key, time] of invitedAt) if (at >= time + INVITE_INTERVAL_MS) invitedAt.delete(key);
    const keyOf = (user: string) => `${channel} ${user}`;
    const hasRoom = 1 + computers.length < players;
    const invited = (hasRoom ? [...record.members, ...standInsOf(record)] : [])
      .map(({ user }) => user)
      .filter((user) => user !== actor.user && !isPseudonym(user) && !isComputer(user))
      .filter((user) => !invitedAt.has(keyOf(user)));
    const settings = { players, options, language, pace, noAway, hints };
    const opened = await open(actor, { guild, channel }, settings, { invited, computers });
    if (!opened.ok) return opened;
    for (const user of invited) invitedAt.set(keyOf(user), at);
    return { ...opened, invited };
  };
}
