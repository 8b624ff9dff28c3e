/** Clans by experience. */
import { describe, expect, it } from 'vitest';
import { CONTENT, type PlayerCount } from '../../../../src/content/index.ts';
import type { GameState } from '../../../../src/engine/index.ts';
import { eventsOf } from '../../../fixtures/scene.ts';
import { begin, playOn } from '../fixtures/beginnings.ts';

const experience = (state: GameState) =>
  state.offers.map(({ clan }) => CONTENT.clans.find(({ id }) => id === clan)?.experience);

const games = (newcomers: boolean[], kickstarter = false): GameState[] =>
  Array.from(
    { length: 10 },
    (_, n) =>
      begin({
        seed: `new ${n}`,
        players: newcomers.length as PlayerCount,
        newcomers,
        options: { byExperience: true, kickstarter },
      }).state,
  );

const marks = (players: number, newcomers: number) =>
  Array.from({ length: players }, (_, i) => i < newcomers);

describe('R-OPT-12 clans by experience', () => {
  it('has a list of friendly and of challenging clans', () => {
    const of = (wanted: string) =>
      CONTENT.clans.flatMap((clan) => (clan.experience === wanted ? [clan.id] : [])).sort();
    expect(of('newcomer')).toEqual(['campbell', 'cunningham', 'fergusson']);
    expect(of('challenging')).toEqual(['buchanan', 'macdonald', 'macewan']);
  });

  it.each([
    [2, 1, false, 1, 2, 0],
    [3, 1, false, 1, 2, 1],
    [3, 2, false, 2, 2, 0],
    [4, 1, false, 1, 2, 2],
    [4, 2, false, 2, 2, 1],
    [4, 3, false, 3, 2, 0],
    [2, 1, true, 1, 2, 0],
    [3, 1, true, 1, 3, 0],
    [3, 2, true, 2, 2, 0],
    [4, 1, true, 1, 3, 1],
    [4, 2, true, 2, 3, 0],
    [4, 3, true, 3, 2, 0],
  ])(
    '%d players, %d of them new, campaign content %s: %d friendly, %d challenging, %d other clans',
    (players, newcomers, kickstarter, friendly, challenging, ordinary) => {
      for (const state of games(marks(players, newcomers), kickstarter)) {
        expect(state.offers).toHaveLength(players + 1);
        const kinds = experience(state);
        const count = (kind: string) => kinds.filter((one) => one === kind).length;
        expect([count('newcomer'), count('challenging'), count('ordinary')]).toEqual([
          friendly,
          challenging,
          ordinary,
        ]);
      }
    },
  );

  it('chooses friendly clans at random', () => {
    const seen = new Set(games(marks(3, 1)).flatMap(({ offers }) => offers.map(({ clan }) => clan)));
    for (const clan of ['campbell', 'cunningham', 'fergusson', 'buchanan', 'macdonald']) {
      expect(seen).toContain(clan);
    }
  });

  it.each([
    [2, 1],
    [3, 1],
    [3, 2],
    [4, 1],
    [4, 2],
    [4, 3],
  ])('%d players, %d new: newcomers choose first, each group in reverse turn order', (players, newcomers) => {
    for (const state of games(marks(players, newcomers))) {
      const reverse = state.players.map((_, seat) => seat).reverse();
      const isNew = (seat: number) => state.players[seat]?.newcomer === true;
      // The marks are the players', wherever they sit.
      expect(
        reverse
          .filter(isNew)
          .map((seat) => state.seating[seat])
          .sort(),
      ).toEqual(marks(players, newcomers).flatMap((mark, joined) => (mark ? [joined] : [])));
      const { state: started, events } = playOn(state, ({ phase }) => phase !== 'draft');
      expect(eventsOf(events, 'offerPicked').map(({ seat }) => seat)).toEqual([
        ...reverse.filter(isNew),
        ...reverse.filter((seat) => !isNew(seat)),
      ]);
      // Turn order is unchanged.
      expect(started.turnOrder).toEqual([...reverse].reverse());
    }
  });

  it.each([
    ['all are new', [true, true, true]],
    ['nobody is new', [false, false, false]],
    ['nobody said', []],
  ])('%s: the ordinary draft', (_, newcomers) => {
    for (let n = 0; n < 10; n++) {
      const setup = { seed: `new ${n}`, newcomers };
      const { state } = begin({ ...setup, options: { byExperience: true } });
      expect(state.offers, `#${n}`).toEqual(begin(setup).state.offers);
      const { events } = playOn(state, ({ phase }) => phase !== 'draft');
      expect(
        eventsOf(events, 'offerPicked').map(({ seat }) => seat),
        `#${n}`,
      ).toEqual([2, 1, 0]);
    }
  });

  it('ignores newcomers without the option', () => {
    for (let n = 0; n < 10; n++) {
      const setup = { seed: `new ${n}`, players: 4 as const };
      const marked = begin({ ...setup, newcomers: [true, false, true, false] }).state;
      expect(marked.offers, `#${n}`).toEqual(begin(setup).state.offers);
      expect(marked.queue, `#${n}`).toEqual(begin(setup).state.queue);
    }
  });
});
