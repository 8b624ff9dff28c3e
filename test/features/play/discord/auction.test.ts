/** The panel of the clan auction (R-OPT-6). */
import { expect, it } from 'vitest';
import { newGame } from '../../../../src/engine/index.ts';
import { panelFor } from '../../../../src/features/play/discord/panels/index.ts';
import { gameAt } from '../../../discord/fixtures/panels-crawler.ts';

it('has a menu of higher bids that says “Bid” once', () => {
  const begun = newGame({ seed: 'mull', generator: 1, players: 2, options: { auction: true } });
  if (!begun.ok) throw new Error('this game should be possible');
  const { parts } = panelFor(gameAt(begun.state), begun.state.stack.at(-1)?.seat ?? 0, 'en');
  const titles = parts.flatMap((part) => (part.kind === 'menu' ? [part.menu.placeholder] : []));
  expect(titles.length).toBeGreaterThan(1);
  for (const title of titles) expect(title).toMatch(/^Bid more… \(\d+( – \d+)?\)$/);
});
