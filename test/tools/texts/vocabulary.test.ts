/** Finds words in the wrong language. */
import { describe, expect, it } from 'vitest';
import { botText } from '../../../src/text/index.ts';
import { strangeWords, wordsIn } from '../../../src/tools/robots/languages.ts';

const ANN = new Set(wordsIn('Ann'));

describe('a text in Polish', () => {
  it('has only Polish words beside names and what is typed', () => {
    const said = botText('lobby', 'joined', { host: 'Ann' }, 'pl');
    expect(strangeWords(said, 'pl', ANN)).toEqual([]);
    expect(
      strangeWords(
        '`/game new` <@1234> <t:1:R> <:cow_ab12:1> [Polski](https://example.org/board)',
        'pl',
        new Set(),
      ),
    ).toEqual([]);
  });

  it('is found out by its strange words if it is not Polish', () => {
    expect(strangeWords('Ann buys 2 wool.', 'pl', ANN)).toEqual(['buys', 'wool']);
    expect(strangeWords(botText('lobby', 'joined', { host: 'Ann' }, 'en'), 'pl', ANN)).not.toEqual([]);
  });
});
