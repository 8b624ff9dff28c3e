/** The recap of what happened before the first round. */
import { describe, expect, it } from 'vitest';
import type { PlayerAction } from '../../../../src/core/index.ts';
import { type Action, type GameState, newGame, play } from '../../../../src/engine/index.ts';
import { recapLines, recapPanel } from '../../../../src/features/game-view/discord/recap.ts';
import { recapOf } from '../../../../src/features/game-view/recap.ts';
import { expectFits, playedGame, textOf } from '../../../discord/fixtures/posts-games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';

const MANY = Array.from({ length: 30 }, (_, i): PlayerAction => ({ did: 'fulfilled', contract: 100 + i }));

/** The recap of the first pick of a new game, for someone who has not moved. */
function firstPick(options: { noClans?: boolean } = {}, language = 'en'): string[] {
  const begun = newGame({ seed: 'mull', generator: 1, players: 2, options });
  if (!begun.ok) throw new Error('this game should be possible');
  const { state } = begun;
  const seat = state.stack.at(-1)?.seat ?? 0;
  const pick: Action = { type: 'pick', offer: 2 };
  const played = play(state, seat, pick);
  if (!played.ok) throw new Error('offer 3 should be free');
  const recap = recapOf(state, played.state, played.events, undefined, new Map());
  const names = ['Ann', 'Ben'];
  return recapLines({ ...recap, moves: 1, untold: 0, own: false }, { language, names, state: played.state });
}

it('a recap of a whole game fits into a message', async () => {
  const { after, app, states, events } = playedGame('mull', 4, []);
  const game = after();
  const recap = recapOf(states[0] as GameState, states.at(-1) as GameState, events.flat(), 0, new Map());
  const players = recap.players.map((one) => ({ ...one, deeds: [...one.deeds, ...MANY] }));
  const getRecap = async () => ({ ...recap, players, moves: events.length, untold: 0, own: true });
  const context = {
    services: partialApp({ gameView: { getRecap } }, app),
    actor: { user: '101', name: 'Ann', moderator: false },
    language: 'es',
  };
  const panel = await recapPanel(game, { context, shared: false });
  expectFits(panel);
  expect(textOf(panel)).toContain('El resto está en el historial');
});

describe('a recap before round 1', () => {
  it('begins with the game, not with a round', () => {
    expect(firstPick()[0]).toBe('### Since the game began');
  });

  it.each([
    ['en', /picked Stewart/],
    ['es', /eligió el clan Stewart/],
    ['pl', /wybiera klan Stewart/],
  ])('names the clan that was picked, in %s', (language, said) => {
    expect(firstPick({}, language).join('\n')).toMatch(said);
  });

  it('gives the number of an offer without a clan', () => {
    expect(firstPick({ noClans: true }).join('\n')).toContain('picked offer 3');
  });
});
