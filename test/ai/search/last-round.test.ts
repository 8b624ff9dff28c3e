/** A laird's last round: promising turns are followed one by one, because the beam drops some of them on its way. */
import { expect, it } from 'vitest';
import { think } from '../../../src/ai/index.ts';
import { beamSearch } from '../../../src/ai/search/beam-search.ts';
import { createPosition } from '../../../src/ai/search/position.ts';
import { createSearchContext } from '../../../src/ai/search/search-context.ts';
import { rateTurn } from '../../../src/ai/search/turns.ts';
import { DEFAULT_WEIGHTS } from '../../../src/ai/think.ts';
import { ROUNDS } from '../../../src/content/index.ts';
import { publicView } from '../../../src/engine/index.ts';
import { playComputerGame } from '../../../src/tools/computer-game.ts';

it('finds a turn that leads to five points more than the beam finds', () => {
  const { states } = playComputerGame('split 4', ['crofter']);
  const begun = states.find(({ round, phase }) => round === ROUNDS && phase === 'actions');
  if (begun === undefined) throw new Error('the game has a last round');
  const state = publicView(begun);
  const context = createSearchContext(state, 0, DEFAULT_WEIGHTS);
  const [line] = beamSearch(context, createPosition(context, state), { width: 24, spaces: 3, depth: 12 });
  const turn = think({ view: state, seat: 0, level: 'laird', seed: 'last' }).map(({ action }) => action);
  expect(rateTurn(context, state, turn)).toBeGreaterThan(line.worth + 5);
});
