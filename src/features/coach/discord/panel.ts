/** The private panel of a review: how long it takes, its pages, and which game. */
import { MAX_FINDINGS } from '../../../ai/index.ts';
import type { Game } from '../../../core/index.ts';
import { sanitizeText } from '../../../core/index.ts';
import { reviewButton } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { ago } from '../../../discord/shared/markup.ts';
import { numberFormatterFor } from '../../../discord/shared/number-format.ts';
import {
  type Button,
  buttons,
  menu,
  note,
  type Panel,
  type Part,
  picture,
  text,
} from '../../../discord/shared/panel.ts';
import { at, coloursOf, nameIn, namesOf, personText, wordsOf } from '../../../discord/shared/player-names.ts';
import { short } from '../../../discord/shared/seats.ts';
import { MINUTE_MS } from '../../../durations.ts';
import { botText, languageFor, listText, translator } from '../../../text/index.ts';
import type { FinishedReview, ReviewStatus } from '../index.ts';
import { type CardContext, cardRequest, findingText, turnName } from './card.ts';

const MAX_GAMES = 25;
/** Pages of the longest review: one for each finding, and the summary. */
export const MAX_REVIEW_PAGES = MAX_FINDINGS + 1;

/** Builds the panel with the user's finished games in this server. */
export async function reviewedGamesPanel({
  services,
  actor,
  guild,
  language,
}: InteractionContext): Promise<Panel> {
  const t = translator('coach', language);
  const records = await services.coach.listGames(actor.user, guild);
  if (records.length === 0) return note(t('noGames'));
  const { date } = numberFormatterFor(language);
  const { results } = await services.stats.getResults(guild);
  const options = records.slice(0, MAX_GAMES).map(({ id, updatedAt, members }) => {
    const names = listText(
      members.map((member) => sanitizeText(nameIn(member, language))),
      language,
    );
    // Games of one day may have the same names.
    const own = results.find(({ game }) => game === id)?.seats.find(({ user }) => user === actor.user);
    return {
      value: id,
      label: short(t('game', { date: date(updatedAt.getTime()), names })),
      ...(own && { description: t('result', { points: own.total }) }),
    };
  });
  const newest = records.length > MAX_GAMES ? [t('newest', { count: MAX_GAMES })] : [];
  return {
    parts: [
      text(t('choose'), ...newest),
      menu({ id: customId('reviewgame'), placeholder: t('pick'), options }),
    ],
  };
}

/** Builds the panel with a page of the user's review, or one that says why it isn't ready. `again` restarts one that failed. */
export async function reviewPanel(
  { services, actor, language }: InteractionContext,
  game: Game,
  { page = 0, again = false } = {},
): Promise<Panel> {
  const status = await services.coach.review(actor.user, game.record.id, { again });
  if (status.kind !== 'ready') return unfinishedPanel(status, game, language);
  const { id } = game.record;
  const t = translator('coach', language);
  const pages = pagesOf(status.review, game, language);
  const shown = Math.min(page, pages.length - 1);
  const turn = (to: number, key: 'previous' | 'next'): Button => ({
    id: customId('reviewpage', id, to),
    label: t(key),
  });
  return {
    parts: [
      text(t('heading'), t('page', { page: shown + 1, pages: pages.length })),
      ...(pages[shown] ?? []),
      ...(shown === pages.length - 1 ? habitParts(status.review, language) : []),
      buttons(
        ...(shown > 0 ? [turn(shown - 1, 'previous')] : []),
        ...(shown < pages.length - 1 ? [turn(shown + 1, 'next')] : []),
        { id: customId('reviewshare', id, shown), label: t('share') },
      ),
    ],
  };
}

/**
 * Builds the post with a page of a user's review, in the game's language; `undefined` if there is no such page. `orLast`: then
 * the last one.
 */
export async function sharedPage(
  { services, actor }: InteractionContext,
  game: Game,
  page: number,
  orLast = false,
): Promise<Panel | undefined> {
  const { id, language } = game.record;
  const status = await services.coach.review(actor.user, id);
  const pages = status.kind === 'ready' ? pagesOf(status.review, game, language) : [];
  const shown = pages[page] ?? (orLast ? pages.at(-1) : undefined);
  if (shown === undefined) return undefined;
  const who = personText(game, actor.user);
  return {
    parts: [text(botText('coach', 'shared', { who }, language)), ...shown, buttons(reviewButton(game))],
  };
}

function unfinishedPanel(
  status: Exclude<ReviewStatus, { kind: 'ready' }>,
  { record: { id } }: Game,
  language: string,
): Panel {
  const t = translator('coach', language);
  if (status.kind === 'failed') {
    return { parts: [text(t('failed')), buttons({ id: customId('reviewagain', id), label: t('again') })] };
  }
  if (status.kind === 'refused') {
    const { obstacle } = status;
    return note(
      obstacle.code === 'sealed'
        ? t(obstacle.code, { until: ago(new Date(obstacle.until)) })
        : t(obstacle.code),
    );
  }
  const minutes = Math.max(1, Math.ceil(status.remainingMs / MINUTE_MS));
  const time = numberFormatterFor(language).time(minutes * MINUTE_MS);
  return {
    parts: [
      text(t('heading'), t('working', { time })),
      buttons({ id: customId('reviewpage', id, 0), label: t('show'), style: 'primary' }),
    ],
  };
}

/** Returns the parts of each page: one for each finding, then the best turn and the points. */
function pagesOf(review: FinishedReview, game: Game, language: string): Part[][] {
  const contextOf = (from: number): CardContext => {
    const state = review.positionAt(from);
    const colours = coloursOf(game);
    return {
      state,
      seat: review.seat,
      language: languageFor(language),
      words: wordsOf(at(game, state), language),
      names: namesOf(game, language),
      ...(colours && { colours }),
    };
  };
  const findings = review.findings.map((finding) => {
    const context = contextOf(finding.from);
    return [text(findingText(context, finding)), picture(cardRequest(context, finding))];
  });
  return [...findings, summaryParts(review, contextOf, language)];
}

/** Returns what the user's latest games suggest. It is never shared. */
function habitParts({ habit }: FinishedReview, language: string): Part[] {
  if (habit === undefined) return [];
  const t = translator('coach', language);
  const { name, games, of, points } = habit;
  const measured = t('habitMeasured', { games, all: of, points: Math.round(points) });
  return [text(t('habit'), `${botText('habits', name, {}, language)} ${measured}`)];
}

function summaryParts(
  { findings, best, points }: FinishedReview,
  contextOf: (from: number) => CardContext,
  language: string,
): Part[] {
  const t = translator('coach', language);
  const parts: Part[] = findings.length === 0 ? [text(t('none'))] : [];
  if (best !== undefined) {
    const context = contextOf(best.from);
    const data = {
      round: best.round,
      played: turnName(context, best.played),
      points: Math.round(best.points),
      next: turnName(context, best.next),
    };
    parts.push(text(t('best'), t('bestMove', data)));
  }
  if (points !== undefined) {
    const phases = [
      t('phase', { part: 'start', round: 0, points: points.start }),
      ...points.rounds.map((gained, i) => t('phase', { part: 'other', round: i + 1, points: gained })),
      t('phase', { part: 'end', round: 0, points: points.majorities }),
    ];
    parts.push(text(t('points'), ...phases.map((phase) => `- ${phase}`)));
  }
  return parts;
}
