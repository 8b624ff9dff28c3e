/** A game turn by turn: complete, in whole turns, without hidden information. */
import { describe, expect, it } from 'vitest';
import { HIDDEN_CONTRACT } from '../../../src/engine/index.ts';
import { replayOf } from '../../../src/features/replay/index.ts';
import { ANN, BEN, firstRound, lobby } from '../../core/fixtures/table.ts';
import { lastOf, playedGame } from '../../engine/properties/fixtures/games.ts';

const courseOf = (word: string, players: 1 | 2 | 3 | 4) => {
  const { states, events } = playedGame(word, players);
  return { from: 0, states, events: events.slice(1) };
};

describe.each([1, 2, 3, 4] as const)('the replay of a game for %i', (players) => {
  const course = courseOf(`replay ${players}`, players);
  const { turns, start, untold } = replayOf(course);

  it('has every move in one turn, in order', () => {
    expect([untold, start.moveCount, lastOf(turns).to]).toEqual([0, 0, course.events.length]);
    for (const [i, { from }] of turns.entries()) expect(from).toBe(turns[i - 1]?.to ?? 0);
    expect(turns.flatMap(({ events }) => events)).toEqual(course.events.flat());
    for (const { to, state } of turns) expect(state.moveCount).toBe(to);
  });

  it('has turns of one player each, and productions that are nobody’s, one a round at most', () => {
    for (const { phase, seats } of turns) expect(seats, phase).toHaveLength(phase === 'production' ? 0 : 1);
    const rounds = turns.flatMap(({ phase, round }) => (phase === 'production' ? [round] : []));
    // None if all have decided before the last one passes.
    expect(new Set(rounds).size).toBe(rounds.length);
    expect(turns.map(({ round }) => round)).toEqual(turns.map(({ round }) => round).sort());
  });

  it('ends a turn with it: the next one is another’s, or something new', () => {
    const one = turns.filter(({ phase }) => phase === 'actions');
    for (const { events } of one) {
      const ends = events.filter(({ type }) => type === 'turnEnded' || type === 'passed');
      expect(ends).toHaveLength(1);
    }
  });
});

describe('a replay', () => {
  it('shows nothing that is hidden, until the game is over', () => {
    const { turns, start } = replayOf(courseOf('hidden', 3));
    for (const { state } of [{ state: start }, ...turns.slice(0, -1)]) {
      expect(state.setup.seed).toBe('');
      const { pile, known } = state.contracts;
      expect(new Set(pile.slice(0, pile.length - known))).toEqual(
        new Set(pile.length > known ? [HIDDEN_CONTRACT] : []),
      );
    }
  });

  it('begins where a game is known from', () => {
    const course = courseOf('mended', 2);
    const unknown = course.states.map((state, i) => (i < 30 ? undefined : state));
    const events = course.events.map((those, i) => (i < 30 ? [] : those));
    const { turns, start, untold } = replayOf({ from: 30, states: unknown, events });
    expect([untold, start.moveCount, turns[0]?.from]).toEqual([30, 30, 30]);
    expect(lastOf(turns).to).toBe(course.events.length);
    expect(
      replayOf({ from: course.events.length, states: course.states, events: course.events }).turns,
    ).toEqual([]);
  });

  it('goes as far as the game, with a turn that is under way', async () => {
    const made = await firstRound(2);
    const replay = await made.app.replay.getReplay(made.id);
    expect(replay?.turns.length).toBeGreaterThan(3);
    expect(replay?.turns.at(-1)?.state).toEqual((await made.app.queries.getGame(made.id))?.state);
  });

  it('is none of a lobby, nor of a game that is not there', async () => {
    const made = await lobby([ANN, BEN]);
    expect(await made.app.replay.getReplay(made.id)).toBeUndefined();
    expect(await made.app.replay.getReplay('nowhere')).toBeUndefined();
  });
});
