import { type Game, isComputer } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { cutTo, LONGEST_PHONE_LABEL } from '../../../discord/shared/limits.ts';
import { buttons, type Part, text } from '../../../discord/shared/panel.ts';
import { nameIn } from '../../../discord/shared/player-names.ts';
import { distinctNames, type ShownMember } from '../../../discord/shared/seats.ts';
import { translator } from '../../../text/index.ts';

/** A user, their language, and whether they moderate the game. */
interface Remover {
  readonly user: string;
  readonly language: string;
  readonly moderator?: boolean;
}

/** Returns the members of a lobby, in order, with names that differ: "Alex (2)". */
export function distinctMembers({ record: { members } }: Game, language: string): ShownMember[] {
  const names = distinctNames(members.map((member) => nameIn(member, language)));
  return members.map((member, at) => ({ ...member, shown: names[at] ?? member.name }));
}

/** Returns whom a user can remove from a lobby: as its host or moderator, all others. */
export function removable(game: Game, { user, language, moderator = false }: Remover): ShownMember[] {
  const { status, host } = game.record;
  if (status !== 'lobby' || (host !== user && !moderator)) return [];
  return distinctMembers(game, language).filter((member) => member.user !== user);
}

/** Builds the buttons that remove people from a lobby. Computers have their own panel. */
export function removalParts(game: Game, view: Remover): Part[] {
  const say = translator('computers', view.language);
  const people = removable(game, view).filter((member) => !isComputer(member.user));
  if (people.length === 0) return [];
  return [
    text(say('leave')),
    buttons(
      ...people.map((member) => ({
        id: customId('lobby-remove', game.record.id, member.user),
        label: cutTo(say('buttonRemove', { name: member.shown }), LONGEST_PHONE_LABEL),
      })),
    ),
  ];
}
