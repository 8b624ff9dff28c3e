/** `/game review`: finds the finished game, and shows or shares a page of its review. */
import type { Game, RedactedRecord } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { showGame } from '../../../discord/shared/find-game.ts';
import { gameChoice } from '../../../discord/shared/game-choice.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { buttons, note } from '../../../discord/shared/panel.ts';
import { namesIn } from '../../../discord/shared/player-names.ts';
import { fits, suggestedValue } from '../../../discord/shared/seats.ts';
import { botText } from '../../../text/index.ts';
import { reviewedGamesPanel, reviewPanel, sharedPage } from './panel.ts';

/**
 * Handles `/game review`: opens the chosen game, else the user's last finished one in this channel, else their only one.
 * Several are offered.
 */
export async function openReview(
  context: InteractionContext,
  { text, number, flag }: CommandValues,
): Promise<Answer> {
  const { channel, language } = context;
  const own = await finishedGames(context);
  const typed = text.game;
  if (typed !== undefined) {
    const id = suggestedValue(suggestionsOf(own, language), typed);
    if (id === undefined && own.length === 0) return answer(await reviewedGamesPanel(context));
    if (id === undefined)
      return answer(note(botText('coach', 'noSuchGame', { typed: quoted(typed) }, language)));
    return await show(id);
  }
  const [only, ...others] = own;
  const here = own.find((record) => record.channel === channel) ?? (others.length === 0 ? only : undefined);
  if (here === undefined) return answer(await reviewedGamesPanel(context));
  const shown = await show(here.id);
  if (others.length === 0 || shown.kind === 'public') return shown;
  const more = { id: customId('reviewgames'), label: botText('coach', 'others', {}, language) };
  return answer({ ...shown.panel, parts: [...shown.panel.parts, buttons(more)] });

  function show(id: string): Promise<Answer> {
    const page = Math.max(1, number.page ?? 1) - 1;
    return showGame(context, id, async (game) =>
      flag.share === true
        ? await shareReview(context, game, page, true)
        : answer(await reviewPanel(context, game, { page, again: flag.again === true })),
    );
  }
}

/**
 * Shares a page of the user's review in the channel. If there is no such page, they alone see what there is, or `orLast` shares
 * the last one.
 */
export async function shareReview(
  context: InteractionContext,
  game: Game,
  page: number,
  orLast = false,
): Promise<Answer> {
  const panel = await sharedPage(context, game, page, orLast);
  if (panel === undefined) return answer(await reviewPanel(context, game));
  return { kind: 'public', panel, note: note(botText('look', 'shared', {}, context.language)) };
}

/** Suggests the user's finished games in this server, the newest first. */
export async function suggestReviewed(context: InteractionContext, typed: string): Promise<Suggestion[]> {
  return suggestionsOf(await finishedGames(context), context.language).filter(({ name }) =>
    fits(name, typed),
  );
}

const finishedGames = ({ services, actor, guild }: InteractionContext): Promise<RedactedRecord[]> =>
  services.coach.listGames(actor.user, guild);

const suggestionsOf = (records: readonly RedactedRecord[], language: string): Suggestion[] =>
  records.map((record) => gameChoice(record, namesIn(record, language), record.updatedAt, language));
