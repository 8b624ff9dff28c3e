/** Shelved games: finding them, and resuming one by `/clock take` or a button. */
import { isSuspended, type RedactedRecord, suspendedSince } from '../../../core/index.ts';
import { findLatestGame, findSummary, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import { gameChoice } from '../../../discord/shared/game-choice.ts';
import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { note, type Panel, text } from '../../../discord/shared/panel.ts';
import { namesIn } from '../../../discord/shared/player-names.ts';
import { goesOnNote } from '../../../discord/shared/posted-note.ts';
import { fits, suggestedValue } from '../../../discord/shared/seats.ts';
import { shelvedLine, takeUpParts } from '../../../discord/shared/shelved-games.ts';
import { unlessOutside } from '../../../discord/shared/threads.ts';
import { botText } from '../../../text/index.ts';

const MAX_LINES = 15;

async function choicePanel(
  { services, language }: InteractionContext,
  records: readonly RedactedRecord[],
): Promise<Panel> {
  const games = await services.queries.getEach(records.slice(0, MAX_LINES));
  return {
    parts: [
      text(
        botText('clock', 'shelvedYours', {}, language),
        ...games.map((game) => shelvedLine(game, language)),
      ),
      ...takeUpParts(games, language),
    ],
  };
}

/** Resumes a shelved game, or says why it can't. In another channel, also says where the game is: its channel may be gone. */
export async function takeUp(context: InteractionContext, id: string): Promise<Answer> {
  const { services, actor } = context;
  const game = await findSummary(context, id);
  const act = async () =>
    whenDone(
      context,
      await services.clocks.reactivate(actor, id),
      ({ game: { record } }) => answer(goesOnNote(context, record)),
      game,
    );
  return await unlessOutside(context, act, game?.record.channel);
}

/**
 * Handles `/clock take`: resumes the chosen game, else the user's only shelved one in this channel. Several are offered,
 * as are those in other channels if this one has none.
 */
export async function takeUpChosen(
  context: InteractionContext,
  { text: { game: typed } }: CommandValues,
): Promise<Answer> {
  const { services, actor, guild, channel, language } = context;
  const own = await services.queries.listSuspendedForUser(actor.user, guild);
  if (typed !== undefined) {
    const chosen = suggestedValue(suggestionsOf(own, language), typed);
    if (chosen !== undefined) return await takeUp(context, chosen);
    return answer(note(botText('clock', 'noSuchShelved', { typed: quoted(typed) }, language)));
  }
  const here = own.filter((record) => record.channel === channel);
  const [only] = here;
  if (only !== undefined)
    return here.length === 1 ? await takeUp(context, only.id) : answer(await choicePanel(context, here));
  const latest = await findLatestGame(context);
  if (own.length > 0 && (latest === undefined || !isSuspended(latest.record)))
    return answer(await choicePanel(context, own));
  return latest === undefined ? noGame(context) : await takeUp(context, latest.record.id);
}

/** Suggests the user's shelved games in this server. */
export async function suggestShelved(
  { services, actor, guild, language }: InteractionContext,
  typed: string,
): Promise<Suggestion[]> {
  const own = await services.queries.listSuspendedForUser(actor.user, guild);
  return suggestionsOf(own, language).filter(({ name }) => fits(name, typed));
}

const suggestionsOf = (records: readonly RedactedRecord[], language: string): Suggestion[] =>
  records.map((record) => gameChoice(record, namesIn(record, language), suspendedSince(record), language));
