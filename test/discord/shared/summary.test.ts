/** The one line that is left of a collapsed post. */
import { expect, it } from 'vitest';
import { text } from '../../../src/discord/shared/panel.ts';
import { summaryOf } from '../../../src/discord/shared/summary.ts';

it.each([
  ['### Ben gives up\nA computer plays on.', '**Ben gives up.** A computer plays on.'],
  ['### Back on!\nAnn has resumed the game.', '**Back on!** Ann has resumed the game.'],
  ['### Ben is back', '**Ben is back**'],
  ['Ann buys 2 wool.\n-# Ben is next.', 'Ann buys 2 wool. Ben is next.'],
])('turns %j into %j', (post, line) => {
  expect(summaryOf({ parts: [text(post)] })).toBe(line);
});
