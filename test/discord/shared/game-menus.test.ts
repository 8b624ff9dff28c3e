/** The menus in which users choose one of their games. */
import { expect, it } from 'vitest';
import type { InteractionContext } from '../../../src/discord/shared/interaction-context.ts';
import { reviewedGamesPanel } from '../../../src/features/coach/discord/panel.ts';
import { whichGamePanel } from '../../../src/features/relocation/discord/panel.ts';
import { partialApp } from '../../fixtures/partial-app.ts';
import { member, record } from '../../fixtures/records.ts';
import { ENGLISH } from '../../fixtures/visits.ts';

it('menus of games name the levels of computers in the language of their reader', async () => {
  const laird = member('computer-laird-1', { name: 'Ewan (Laird)' });
  const game = record('abcd2345', { status: 'finished', members: [member('1', { name: 'Ann' }), laird] });
  const services = partialApp({
    coach: { listGames: async () => [game] },
    stats: { getResults: async () => ({ results: [], missing: 0 }) },
  });
  const actor = { user: '1', name: 'Ann', moderator: false };
  const context = { ...ENGLISH, services, actor, guild: 'guild', language: 'es' };
  for (const panel of [await reviewedGamesPanel(context as InteractionContext), whichGamePanel([game], 'es')])
    expect(JSON.stringify(panel)).toContain('Ann y Ewan (Terrateniente)');
});
