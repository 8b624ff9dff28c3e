import { type Game, isComputer } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { cutTo, LONGEST_PHONE_LABEL } from '../../../discord/shared/limits.ts';
import { buttons, type Part, text } from '../../../discord/shared/panel.ts';
import { translator } from '../../../text/index.ts';

/** A user, and whether they moderate the game. */
interface Remover {
  readonly user: string;
  readonly moderator?: boolean;
}

/** Returns whom a user can remove from a lobby: as its host or moderator, all others. */
export function removable({ record }: Game, { user, moderator = false }: Remover) {
  if (record.status !== 'lobby' || (record.host !== user && !moderator)) return [];
  return record.members.filter((member) => member.user !== user);
}

/** Builds the buttons that remove people from a lobby. Computers have their own panel. */
export function removalParts(game: Game, view: Remover & { readonly language: string }): Part[] {
  const say = translator('computers', view.language);
  const people = removable(game, view).filter((member) => !isComputer(member.user));
  if (people.length === 0) return [];
  return [
    text(say('leave')),
    buttons(
      ...people.map((member) => ({
        id: customId('lobby-remove', game.record.id, member.user),
        label: cutTo(say('buttonRemove', { name: member.name }), LONGEST_PHONE_LABEL),
      })),
    ),
  ];
}
