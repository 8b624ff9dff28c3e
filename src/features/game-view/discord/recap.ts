import type { Game } from '../../../core/index.ts';
import { lookButtons } from '../../../discord/shared/buttons.ts';
import { linesThatFit } from '../../../discord/shared/log-lines.ts';
import { buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { marksOf, pictureOf } from '../../../discord/shared/pictures.ts';
import { inLogLines, wordsOf } from '../../../discord/shared/player-names.ts';
import { playerSummaryText } from '../../../discord/shared/player-summary.ts';
import { contractTile } from '../../../engine/index.ts';
import { botText, contractText, spaceText, type TextContext, translator } from '../../../text/index.ts';
import type { Recap } from '../index.ts';
import { languageOf, notStarted, type Reader } from './panel.ts';

/** A player who gave up early may look back on a whole game. */
const MAX_RECAP_CHARS = 3600;

/** Builds the recap since the reader's last move, with the changes marked on the map. */
export async function recapPanel(game: Game, reader: Reader): Promise<Panel> {
  const language = languageOf(game, reader);
  const { services, actor } = reader.context;
  if (game.state === undefined) return notStarted(game, language);
  const recap = await services.gameView.getRecap(game.record.id, actor.user);
  if (recap === undefined) return note(botText('look', 'gone', {}, language));
  const marks = marksOf(recap.events, game.state);
  return {
    parts: [
      text(linesThatFit(recapLines(recap, inLogLines(wordsOf(game, language))), MAX_RECAP_CHARS, language)),
      ...(marks.last === undefined ? [] : pictureOf(game, 'map', marks, language)),
      buttons(...lookButtons(game, language)),
    ],
  };
}

/** Formats a recap: players, prices and contracts, then missed chances. */
export function recapLines(recap: Recap, words: TextContext): string[] {
  const t = translator('recap', words);
  const lines = [
    ...recap.players.map((doings) => playerSummaryText(doings, words)),
    ...listed(
      'prices',
      recap.prices.map(({ good, from, to }) => t('price', { good, before: from, after: to })),
    ),
    ...listed('gone', recap.gone.map(String)),
    ...listed(
      'added',
      recap.added.map((contract) => t('contract', { number: contract, figures: figures(contract) })),
    ),
    ...listed('late', tooLate(recap, words)),
  ];
  return [
    t(recap.own ? 'yours' : words.state?.round === 0 ? 'game' : 'round'),
    ...(lines.length === 0 && recap.untold === 0 ? [t('nothing')] : lines),
    ...(recap.untold === 0 ? [] : [t('untold', { count: recap.untold })]),
  ];

  function listed(key: 'prices' | 'gone' | 'added' | 'late', items: readonly string[]): string[] {
    return items.length === 0 ? [] : [t(key, { list: items.join(' · ') })];
  }
  function figures(contract: number): string {
    return words.state === undefined ? '' : contractText(contractTile(words.state, contract), words);
  }
}

function tooLate({ taken, missed }: Recap, words: TextContext): string[] {
  const t = translator('recap', words);
  return [
    ...(taken.length === 0
      ? []
      : [
          t('taken', { count: taken.length, list: taken.map((space) => spaceText(space, words)).join(', ') }),
        ]),
    ...missed.map((contract) => t('missed', { number: contract })),
  ];
}
