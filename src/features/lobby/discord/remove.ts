import { type Actor, type Game, isComputer, moderates } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { cutTo } from '../../../discord/shared/limits.ts';
import { buttons, type Part, text } from '../../../discord/shared/panel.ts';
import { translator } from '../../../text/index.ts';

/** Characters of a label that phones show on one line. */
const LONGEST_LABEL = 34;

/** Returns whom a user can remove from a lobby: as its host or moderator, all others. */
export function removable({ record }: Game, { user, moderator }: Pick<Actor, 'user' | 'moderator'>) {
  if (record.status !== 'lobby' || (record.host !== user && !moderator)) return [];
  return record.members.filter((member) => member.user !== user);
}

/** Builds the buttons that remove people from a lobby. Computers have their own panel. */
export function removalParts(
  game: Game,
  { user, moderator = false, language }: { user: string; moderator?: boolean; language: string },
): Part[] {
  const say = translator('computers', language);
  const people = removable(game, { user, moderator }).filter((member) => !isComputer(member.user));
  if (people.length === 0) return [];
  return [
    text(say('leave')),
    buttons(
      ...people.map((member) => ({
        id: customId('lobby-remove', game.record.id, member.user),
        label: cutTo(say('buttonRemove', { name: member.name }), LONGEST_LABEL),
      })),
    ),
  ];
}

/** Returns `moderator` as this game sees it. */
export const remover = (actor: Actor, { record }: Game) => ({
  user: actor.user,
  moderator: moderates(actor, record),
});
