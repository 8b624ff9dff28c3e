/** Button labels render no markup: names in them are not escaped, and fit in every language. */
import { describe, expect, it } from 'vitest';
import { withSearch } from '../../../src/core/game/substitution.ts';
import type { Game } from '../../../src/core/index.ts';
import { stepDownButton } from '../../../src/discord/shared/buttons.ts';
import { timeoutResolvedPost } from '../../../src/features/clocks/discord/posts.ts';
import { askToLeave } from '../../../src/features/lobby/discord/confirmations.ts';
import { suspendedPanel } from '../../../src/features/moderation/discord/panels.ts';
import { languages } from '../../../src/text/index.ts';
import { EVE } from '../../core/fixtures/table.ts';
import { randomGame } from '../fixtures/lobby-games.ts';
import { buttonsOf } from '../fixtures/lobby-support.ts';

const GAME = randomGame('labels', 4, []).after(12);

const LABELS: readonly (readonly [string, (game: Game, seat: number) => (string | undefined)[]])[] = [
  ['to stop playing for a seat', (game, seat) => [stepDownButton(game, seat, game.record.language).label]],
  [
    'to confirm that one stops playing for a seat',
    (game, seat) => {
      const substitutions = [
        { place: game.state?.seating[seat] ?? -1, user: EVE.user, name: EVE.name, from: 0 },
      ];
      const { language } = game.record;
      const asked = askToLeave(
        { actor: EVE, language },
        { ...game, record: { ...game.record, substitutions } },
      );
      return buttonsOf(asked.panel).map(({ label }) => label);
    },
  ],
  [
    'to play for a seat',
    (game, seat) =>
      buttonsOf(
        timeoutResolvedPost(
          { ...game, record: withSearch(game.record, seat) },
          { kind: 'rescued', seat, since: 0, rescue: 'standIn', ping: [] },
        ) ?? { parts: [] },
      ).map(({ label }) => label),
  ],
  ['to resume a game', (game) => buttonsOf(suspendedPanel(game.record, game)).map(({ label }) => label)],
];

describe.each(languages.map(({ code }) => code))('in %s, the label', (language) => {
  it.each(LABELS)('%s names players as they are called', (_, labelsOf) => {
    const game = { ...GAME, record: { ...GAME.record, language } };
    const labels = game.record.members.flatMap((_, seat) => labelsOf(game, seat));
    expect(labels.length).toBeGreaterThanOrEqual(4);
    expect(labels.filter((label = '') => label.includes('\\') || label.length > 80)).toEqual([]);
    expect(labels.some((label = '') => label.includes('@everyone *_~ <@&1>'))).toBe(true);
  });
});
