/** The weekly challenge fits into a message, whatever the number and names of players. */

import { describe, expect, it } from 'vitest';
import type { Actor, RedactedRecord } from '../../../../src/core/index.ts';
import type {
  CommandValues,
  InteractionContext,
} from '../../../../src/discord/shared/interaction-context.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import { challengeCommand } from '../../../../src/features/challenge/discord/commands.ts';
import { ladderPanel, ladderPost } from '../../../../src/features/challenge/discord/ladder.ts';
import type { Contender, Ladder } from '../../../../src/features/challenge/index.ts';
import { faults } from '../../../discord/fixtures/panels-checks.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { ENGLISH } from '../../../fixtures/visits.ts';

const PEOPLE = 60;
const LANGUAGES = ['en', 'es', 'pl'];
const ANN: Actor = { user: 'user 59', name: 'Ann', moderator: false };

const contender = (n: number, players: number, over: boolean): Contender => ({
  ...{ user: `user ${n}`, name: '*'.repeat(32), kind: players === 1 ? 'solo' : 'table', players },
  ...{ game: `game ${Math.floor(n / players)}`, channel: '1', status: 'finished' },
  ...(over && n % 4 > 0
    ? { result: { points: 100, clan: 'macdonald', seat: n % players, difference: -12.34, place: n } }
    : {}),
});
const ladder = (over: boolean): Ladder => ({
  ...{ week: '2026-W23', begins: new Date('2026-06-01'), ends: new Date('2026-06-08'), over },
  contenders: [1, 2, 3, 4].flatMap((players) =>
    Array.from({ length: PEOPLE }, (_, n) => contender(n, players, over)),
  ),
  deals: over
    ? [1, 2, 3, 4].map((players) => ({
        ...{ players, seed: 'abcdefgh'.repeat(2) },
        options: ['staticImports', 'noScoringTiles', 'noPorts'],
      }))
    : [],
  weeks: Array.from({ length: 25 }, (_, n) => `2026-W${String(30 - n).padStart(2, '0')}`),
});
const words = ({ parts }: Panel) =>
  parts.flatMap((part) => (part.kind === 'text' ? part.text : [])).join('\n');

it('weeks can be typed as they are called, or by their numbers', async () => {
  const app = partialApp({ challenge: { listWeeks: async () => ladder(false).weeks } });
  const visit = { language: 'en', guild: 'guild', services: app };
  const suggested = async (typed: string) =>
    await challengeCommand.suggest?.(
      visit as unknown as InteractionContext,
      {} as CommandValues,
      'week',
      typed,
    );
  expect(await suggested('')).toHaveLength(25);
  expect(await suggested('w23')).toEqual([{ name: 'Mon 1 Jun', value: '2026-W23' }]);
  expect(await suggested('1 jun')).toEqual(await suggested('W23'));
  expect(await suggested('this')).toEqual([{ name: 'Mon 20 Jul · this week', value: '2026-W30' }]);
});

it('a ladder names its week by the days of the menu, wherever its reader is', async () => {
  const app = partialApp({ challenge: { getLadder: async () => ladder(true) } });
  const context = { ...ENGLISH, services: app, guild: 'guild', actor: ANN };
  const shown = words(await ladderPanel(context as InteractionContext));
  // The client of a reader in America would write Monday at midnight UTC as Sunday.
  expect(shown).toContain('## Weekly challenge\n1 Jun 2026 – 7 Jun 2026\n');
});

it.each([
  ['en', 'The week is over. There are no results.', /finished in time|different results/],
  ['es', 'La semana ha terminado. No hay resultados.', /a tiempo|a cada cual/],
  ['pl', 'Tydzień się skończył. Nie ma wyników.', /na czas|różne wyniki/],
])(
  'a week in which someone gave up at the only finished table has no results, in %s',
  async (language, said, untrue) => {
    const played = { ...contender(0, 2, false), status: 'ended' as const };
    const app = partialApp({
      challenge: { getLadder: async () => ({ ...ladder(true), contenders: [played] }) },
    });
    const posted = words(await ladderPost(app, 'guild', '2026-W23', language));
    expect(posted).toContain(said);
    expect(posted).not.toMatch(untrue);
  },
);

it('tables are suggested by names without markup', async () => {
  const members = [{ user: '1', name: 'Ann_Lee', newcomer: false, conceded: false }];
  const app = partialApp({
    challenge: {
      listTables: async () => [{ id: 'abcd2345', members, players: 2 } as unknown as RedactedRecord],
    },
  });
  const visit = { language: 'en', guild: 'guild', services: app } as unknown as InteractionContext;
  for (const typed of ['', 'ann_lee']) {
    expect(await challengeCommand.suggest?.(visit, {} as CommandValues, 'game', typed)).toEqual([
      { name: 'Ann_Lee (1 of 2)', value: 'abcd2345' },
    ]);
  }
});

describe.each(LANGUAGES)('a ladder of very many, in %s,', (language) => {
  it.each([true, false])('fits (the week is over: %s), and whoever asks finds themselves', async (over) => {
    const app = partialApp({ challenge: { getLadder: async () => ladder(over) } });
    const context = { ...ENGLISH, services: app, guild: 'guild', language, actor: ANN };
    const shown = await ladderPanel(context as InteractionContext);
    const posted = await ladderPost(app, 'guild', '2026-W23', language);
    expect([...faults(shown), ...faults(posted)]).toEqual([]);
    if (!over) return;
    expect(words(shown)).toContain('`59.`');
    expect(words(posted)).not.toContain('`59.`');
    expect(words(posted)).toMatch(/`1\.`[^\n]*100[\s\S]*−12[.,]3/);
  });
});
