/** Removing members from a lobby: `/game remove`, and the buttons of the options panel. */
import { z } from 'zod';
import { type Game, isComputer, memberOf } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findActiveGame, findGame, noGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
  route,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { plainName, quoted } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { nameIn } from '../../../discord/shared/player-names.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { isNamed, isWhole, short } from '../../../discord/shared/seats.ts';
import { removeFromThread } from '../../../discord/shared/threads.ts';
import { botText, translator } from '../../../text/index.ts';
import { optionsPanel, viewFor } from './options-panel.ts';
import { distinctMembers, removable } from './remove.ts';

/** Removes a member and, from the thread of a challenge, also shuts them out. */
async function remove(context: InteractionContext, game: Game, user: string) {
  const outcome = await context.services.lobby.removeMember(context.actor, game.record.id, user);
  if (outcome.ok) await removeFromThread(context, game.record, user);
  return outcome;
}

/** Says what a removal changed: without people, the lobby is closed; computers don't come back. */
function removedText(before: Game, after: Game, user: string, language: string): string {
  const t = translator('lobby', language);
  if (after.record.status !== 'lobby') return t('lobbyClosed');
  const member = memberOf(before.record, user);
  const name = member === undefined ? '' : plainName(nameIn(member, language));
  return isComputer(user) ? botText('computers', 'removed', { name }, language) : t('removedNote', { name });
}

/** Handles `/game remove`: removes the member with the chosen or typed name. */
export async function removeNamed(
  context: InteractionContext,
  game: Game,
  { text }: CommandValues,
): Promise<Answer> {
  const { actor, language } = context;
  const { status, host, challenge } = game.record;
  const refuse = (message: string) => answer(note(message));
  if (status !== 'lobby')
    return refuse(botText('lobby', 'removeStarted', { challenge: challenge !== undefined }, language));
  const by = viewFor(context, game);
  if (actor.user !== host && !by.moderator)
    return answer(refusalPanel({ code: 'notHost', host }, language, game));
  const typed = (text.name ?? '').trim();
  const here = removable(game, by);
  const named = here.filter((one) => typed !== '' && isNamed(one, typed));
  const whole = named.filter(({ name, shown }) => [name, shown].some((one) => isWhole(one, typed)));
  const meant = whole.length > 0 ? whole : named;
  const found = here.find(({ user }) => user === typed) ?? (meant.length === 1 ? meant[0] : undefined);
  if (found === undefined) {
    const names = distinctMembers(game, language)
      .map(({ shown }) => plainName(shown))
      .join(', ');
    return refuse(botText('lobby', 'noSuchMember', { typed: quoted(typed), names }, language));
  }
  const outcome = await remove(context, game, found.user);
  return outcome.ok
    ? refuse(removedText(game, outcome.game, found.user, language))
    : answer(refusalPanel(outcome.refusal, language, game));
}

/** Suggests whom the user can remove from the channel's lobby. */
export async function suggestRemoval(context: InteractionContext, typed: string): Promise<Suggestion[]> {
  const game = await findActiveGame(context);
  if (game === undefined) return [];
  return removable(game, viewFor(context, game))
    .filter((one) => isNamed(one, typed))
    .map(({ shown, user }) => ({ name: short(shown), value: user }));
}

/** Removes a member by a button of the options panel, which then shows the rest. */
export const removeRoute = route(
  'lobby-remove',
  'update',
  [gameArg, z.string().min(1)],
  async (context, [id, user]): Promise<Answer> => {
    const { language } = context;
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    const outcome = await remove(context, game, user);
    const now = (await findGame(context, id)) ?? game;
    const view = viewFor(context, now);
    return answer(
      optionsPanel(
        now,
        outcome.ok
          ? { ...view, done: removedText(game, now, user, language) }
          : { ...view, problem: refusalText(outcome.refusal, language, now) },
      ),
    );
  },
);
