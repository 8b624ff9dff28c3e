/** What has changed since the reader's last move, as a panel that fits a phone. */
import type { Deed, Doings, Game, Recap } from '../../app/index.ts';
import { contractTile } from '../../engine/index.ts';
import { contractText, phrase, speaker, type TextContext } from '../../text/index.ts';
import { lookButtons } from '../kit/buttons.ts';
import { buttons, note, type Panel, text } from '../kit/panel.ts';
import { telling, wordsOf } from '../kit/people.ts';
import { marksOf, pictureOf } from '../kit/pictures.ts';
import { languageOf, notBegun, type Reader } from './panel.ts';

/** The recap of a game for whoever reads it. */
export async function recapPanel(game: Game, reader: Reader): Promise<Panel> {
  const language = languageOf(game, reader);
  const { app, actor } = reader.visit;
  if (game.state === undefined) return notBegun(game, language);
  const recap = await app.recap(game.record.id, actor.user);
  if (recap === undefined) return note(phrase('look', 'gone', {}, language));
  const marks = marksOf(recap.events);
  return {
    parts: [
      text(...recapLines(recap, telling(wordsOf(game, language)))),
      ...(marks.last === undefined ? [] : pictureOf(game, 'map', marks, language)),
      buttons(...lookButtons(game, language)),
    ],
  };
}

/** The lines of a recap: players first, then prices and contracts, then what is too late now. */
export function recapLines(recap: Recap, words: TextContext): string[] {
  const say = speaker('recap', words);
  const told = [
    ...recap.players.map((doings) => doingsText(doings, words)),
    ...listed(
      'prices',
      recap.prices.map(({ good, from, to }) => say('price', { good, before: from, after: to })),
    ),
    ...listed('gone', recap.gone.map(String)),
    ...listed(
      'added',
      recap.added.map((contract) => say('contract', { number: contract, figures: figures(contract) })),
    ),
    ...listed('late', tooLate(recap, words)),
  ];
  return [
    say(recap.own ? 'yours' : 'round'),
    ...(told.length === 0 && recap.untold === 0 ? [say('nothing')] : told),
    ...(recap.untold === 0 ? [] : [say('untold', { count: recap.untold })]),
  ];

  function listed(key: 'prices' | 'gone' | 'added' | 'late', items: readonly string[]): string[] {
    return items.length === 0 ? [] : [say(key, { list: items.join(' · ') })];
  }
  function figures(contract: number): string {
    return words.state === undefined ? '' : contractText(contractTile(words.state, contract), words);
  }
}

function tooLate({ taken, missed }: Recap, words: TextContext): string[] {
  const say = speaker('recap', words);
  return [
    ...(taken.length === 0 ? [] : [say('taken', { count: taken.length, list: taken.join(', ') })]),
    ...missed.map((contract) => say('missed', { number: contract })),
  ];
}

/** "**Ben** sold 3 wool, placed a cow on C5 (+£15 · −£9 · +1 milk)" */
function doingsText({ seat, deeds, gained, spent, glory, goods }: Doings, words: TextContext): string {
  const say = speaker('recap', words);
  const sums = [
    ...(gained === 0 ? [] : [say('gained', { pounds: gained })]),
    ...(spent === 0 ? [] : [say('spent', { pounds: spent })]),
    ...(glory === 0 ? [] : [say('glory', signed(glory))]),
    ...goods.map(({ good, amount }) => say('goods', { good, ...signed(amount) })),
  ];
  return say('player', {
    seat,
    deeds: deeds.length === 0 ? 'none' : deeds.map((deed) => deedText(deed, words)).join(', '),
    sums: sums.length === 0 ? 'none' : sums.join(' · '),
  });
}

/** A typographic minus: it is as wide as the plus. */
const signed = (amount: number) => ({ sign: amount < 0 ? '−' : '+', size: Math.abs(amount) });

function deedText(deed: Deed, words: TextContext): string {
  const say = speaker('recap', words);
  switch (deed.did) {
    case 'sold':
    case 'bought':
      return say(deed.did, { good: deed.good, count: deed.count });
    case 'made':
      return say('made', { unit: deed.unit, count: deed.count });
    case 'placed':
      return say('placed', { unit: deed.unit, space: deed.space });
    case 'took':
    case 'fulfilled':
      return say(deed.did, { number: deed.contract });
    case 'technology':
      return say('technology', { worker: deed.worker });
    case 'port':
      return say('port', { port: deed.port });
    case 'picked':
      return say('picked', { number: deed.offer + 1 });
    case 'bid':
      return say('bid', { amount: deed.amount });
    default:
      return say(deed.did);
  }
}
