/** The buttons that resume shelved games. */
import { expect, it } from 'vitest';
import { LONGEST_PHONE_LABEL } from '../../../src/discord/shared/limits.ts';
import { takeUpParts } from '../../../src/discord/shared/shelved-games.ts';
import { scene } from '../../fixtures/scene.ts';
import { buttonsOf } from '../fixtures/lobby-support.ts';
import { gameAt } from '../fixtures/panels-crawler.ts';

it.each([
  ['short', 'Al'],
  ['long', 'Bartholomew the Second of Caithness'],
])('are numbered if the players are the same: %s names', (_, name) => {
  const { record, ...game } = gameAt(scene());
  const members = record.members.map((member) => ({ ...member, name }));
  const games = ['aaaaaaaa', 'bbbbbbbb'].map((id) => ({ ...game, record: { ...record, id, members } }));
  const shown = buttonsOf({ parts: takeUpParts(games, 'en') });
  expect(shown.map(({ id }) => id)).toEqual(['takeup:aaaaaaaa', 'takeup:bbbbbbbb']);
  for (const [n, { label }] of shown.entries()) {
    expect(label).toMatch(new RegExp(`^Resume: .*\\(${n + 1}\\)$`));
    expect(label.length).toBeLessThanOrEqual(LONGEST_PHONE_LABEL);
  }
});
