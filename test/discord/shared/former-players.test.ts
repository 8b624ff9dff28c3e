/** Users who have erased their data are stored under a name in the language of their table. */
import { expect, it } from 'vitest';
import { namesIn, namesOf, personText } from '../../../src/discord/shared/player-names.ts';
import { ladderRows } from '../../../src/features/challenge/discord/ladder-rows.ts';
import { member, record } from '../../fixtures/records.ts';

it('former players are called so in the language of their reader', () => {
  const former = { user: 'former-00', name: 'Former player' };
  const members = [member('1', { name: 'Ann' }), member(former.user, former)];
  const game = { record: record('abcd2345', { members }), moves: [], state: undefined };
  expect(namesOf(game, 'es')).toEqual(['Ann', 'Exparticipante']);
  expect(namesIn(game.record, 'es')).toEqual(['Ann', 'Exparticipante']);
  expect(personText(game, former.user, 'pl')).toBe('Dawny gracz');
  const played = { kind: 'solo', players: 1, game: 'abcd2345', channel: '1', status: 'finished' } as const;
  const contender = { ...former, ...played };
  expect(ladderRows([contender], 'others', { language: 'es' })[0]).toContain('**Exparticipante**');
});
