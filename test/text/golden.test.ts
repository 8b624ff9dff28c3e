/** Every event, rejection, action, decision and problem as a sentence, by the golden tables. */
import { describe, expect, it } from 'vitest';
import { CONTENT, type ContentProblem, ROUNDS } from '../../src/content/index.ts';
import {
  ACTION_TYPES,
  type Action,
  DECISION_KINDS,
  type Decision,
  type EventOf,
  type GameEvent,
  type GameState,
  newGame,
  REJECTION_CODES,
  type Rejection,
  rulesetOf,
  type StoryType,
} from '../../src/engine/index.ts';
import { eventData } from '../../src/text/data.ts';
import { formatMessage } from '../../src/text/game-text.ts';
import { actionText, decisionText, logLine, problemText, rejectionText } from '../../src/text/index.ts';
import { resolveContext } from '../../src/text/text-context.ts';
import { act, refusal, scene } from '../fixtures/scene.ts';
import { ACTIONS } from './golden/actions.ts';
import { DECISIONS } from './golden/decisions.ts';
import { EVENTS } from './golden/events.ts';
import { PROBLEMS } from './golden/problems.ts';
import { REJECTIONS } from './golden/rejections.ts';

/** The rows of a golden table; `tag` names the field that the keys go into. */
function rows<T>(table: Readonly<Record<string, readonly (readonly [object, string])[]>>, tag: string) {
  return Object.entries(table).flatMap(([key, cases]) =>
    cases.map(([data, text]) => ({ thing: { [tag]: key, ...data } as T, text })),
  );
}

describe('an event', () => {
  const names = ['Ann', 'Bob', 'Cat'];
  it.each(rows<EventOf<StoryType>>(EVENTS, 'type'))('reads: $text', ({ thing, text }) => {
    const resolved = resolveContext({ names });
    expect(formatMessage(resolved, resolved.words.events[thing.type], eventData(resolved, thing))).toBe(text);
  });
  it('is a line of the log unless another line includes it', () => {
    const silent = rows<GameEvent>(EVENTS, 'type').filter(({ thing }) => logLine(thing) === undefined);
    expect([...new Set(silent.map(({ thing }) => thing.type))]).toEqual(['turnEnded', 'planned']);
  });
});

describe('a rejection', () => {
  it.each(rows<Rejection>(REJECTIONS, 'code'))('reads: $text', ({ thing, text }) => {
    expect(rejectionText(thing)).toBe(text);
  });
  it('is in the table for every code', () => {
    expect(Object.keys(REJECTIONS).sort()).toEqual([...REJECTION_CODES].sort());
  });
  it('says what is possible instead, also after the main action', () => {
    const state = scene({ ports: { A: 5, B: 2, C: 3, D: 1 }, seats: [{ units: { A1: 'field' } }] });
    const told = (now: GameState) => rejectionText(refusal(now, 0, { type: 'decline' }), { state: now });
    expect(told(state)).toBe('Not right now. You can take a main action, or pass.');
    expect(told(act(state, 0, { type: 'hire' }).state)).toBe(
      'Not right now. You can use what’s left of your turn, or end it.',
    );
  });
  it.each([
    [ROUNDS - 1, 'It’s not your turn. I’ll ping you when it is.'],
    [ROUNDS, 'It’s not your turn. I’ll ping you if you have another one.'],
  ])('out of turn in round %i promises a ping: %s', (round, told) => {
    const state = scene({ round, passed: [0] });
    expect(rejectionText(refusal(state, 0, { type: 'hire' }), { state })).toBe(told);
  });
  it('after the main action names no port where there is none', () => {
    const cellar = [true, false, false];
    const state = scene({ options: { noPorts: true }, seats: [{ clan: 'mackenzie', cellar }] });
    const done = act(state, 0, { type: 'hire' }).state;
    const told = rejectionText(refusal(done, 0, { type: 'hire' }), { state: done });
    expect(told).toContain('too late for that');
    expect(told).not.toContain('port');
  });
  it('of a contract taken in the turn says that it can be a second one, with an older one (R-FULFIL-4)', () => {
    const told = (contracts: number[]) => {
      const goods = { wool: 10 };
      const seats = [{ clan: 'buchanan' as const, units: { A1: 'sheep' as const }, goods, contracts }];
      const state = scene({ ports: { A: 8, B: 2, C: 3, D: 1 }, pile: [6, 32, 33, 34, 35, 36], seats });
      const port = act(state, 0, { type: 'usePort', port: 8, effect: 8 }).state;
      const drawn = act(port, 0, { type: 'drawContracts' }).state;
      const taken = act(drawn, 0, { type: 'takeContract', contract: 6 }).state;
      const fresh = contracts.length > 0 ? taken : act(taken, 0, { type: 'decline' }).state;
      return rejectionText(
        refusal(fresh, 0, { type: 'fulfil', contract: 6, spare: 'none', spareCopy: 'none' }),
        {
          state: fresh,
        },
      );
    };
    expect(told([2])).toContain(
      'You can fulfil it after another one with the same action, or from your next',
    );
    expect(told([])).toContain('You can fulfil it from your next turn on');
  });
  it('of a setup comes with all reasons', () => {
    const refused = newGame({ seed: 'a', players: 1, options: { auction: true, noClans: true } });
    if (refused.ok) throw new Error('this game should be refused');
    expect(refused.rejections.map((rejection) => rejectionText(rejection))).toEqual([
      '“Clan auction” needs more than one player. Leave it out for a solo game.',
      '“No clans” and “Clan auction” don’t go together. Choose one of them.',
    ]);
  });
});

describe('an action', () => {
  it.each(rows<Action>(ACTIONS, 'type'))('reads: $text', ({ thing, text }) => {
    expect(actionText(thing)).toBe(text);
  });
  it('is in the table for every type', () => {
    expect(Object.keys(ACTIONS).sort()).toEqual([...ACTION_TYPES].sort());
  });
  it('describes an offer if the game is known', () => {
    const begun = newGame({ seed: 'mull', generator: 1, players: 2 });
    if (!begun.ok) throw new Error('this game should be possible');
    const { state } = begun;
    expect(actionText({ type: 'pick', offer: 2 }, { state })).toBe(
      'picks offer 3: Stewart with £55, 1 cheese, 1 whisky',
    );
  });
  it('names the unit on a space if the game is known', () => {
    const begun = newGame({ seed: 'mull', generator: 1, players: 2 });
    if (!begun.ok) throw new Error('this game should be possible');
    const { state } = begun;
    const [ann] = state.players;
    if (ann === undefined) throw new Error('no players');
    ann.units = { C4: 'cow' };
    expect(actionText({ type: 'slaughter', space: 'C4' }, { state }, 0)).toBe('slaughters the cow on C4');
    expect(actionText({ type: 'exchangeOld', space: 'C4' }, { state })).toBe('swaps out the cow on C4');
    expect(actionText({ type: 'slaughter', space: 'C4' }, { state }, 1)).toBe('slaughters the animal on C4');
  });
});

describe('a decision', () => {
  it.each(rows<Decision>(DECISIONS, 'kind'))('reads: $text', ({ thing, text }) => {
    expect(decisionText({ ...thing, seat: 0 })).toBe(text);
  });
  it('is in the table for every kind', () => {
    expect(Object.keys(DECISIONS).sort()).toEqual([...DECISION_KINDS].sort());
  });
  it('says more if the game is known', () => {
    const begun = newGame({ seed: 'mull', generator: 1, players: 2, options: { auction: true } });
    if (!begun.ok) throw new Error('this game should be possible');
    const { state } = begun;
    const text = (decision: Decision) => decisionText(decision, { state });
    expect(text({ kind: 'auction', seat: 0 })).toBe('Open the auction with a bid.');
    state.auction = { bidders: [1, 0], high: 0, leader: 0 };
    expect(text({ kind: 'auction', seat: 1 })).toBe('The highest bid is 0. Bid more, or leave this auction.');
    state.turn = { seat: 0, mainDone: true, rowed: false, bought: {}, obtained: [] };
    expect(text({ kind: 'turn', seat: 0 })).toBe(
      'Your main action is done. You can still do more this turn, or end it.',
    );
    const [ann] = state.players;
    if (ann !== undefined) ann.clan = 'macdonald';
    expect(text({ kind: 'firstWorker', seat: 0 })).toBe(
      'Place a starting worker: a woodcutter on a forest, a miner on a mountain, or a fisherman on a loch or port space.',
    );
  });
  it.each([
    [
      'en',
      'Place a starting worker on the border of the map: a woodcutter on a forest or a miner on a mountain.',
    ],
    [
      'es',
      'Coloca un trabajador inicial en el borde del mapa: un leñador en un bosque o un minero en una montaña.',
    ],
    ['pl', 'Postaw startowego robotnika na granicy mapy: drwala w lesie albo górnika w górach.'],
  ])('names the border to whoever has to start there (R-FERGUSSON): %s', (language, told) => {
    const state = scene({ seats: [{ clan: 'fergusson' }, { clan: 'campbell' }] });
    const [fergusson, campbell] = [0, 1].map((seat) =>
      decisionText({ kind: 'firstWorker', seat }, { state, language }),
    );
    expect(fergusson).toBe(told);
    expect(campbell).not.toMatch(/border|borde|granic/);
  });
});

describe('a problem of an owner’s content', () => {
  it.each(rows<ContentProblem>(PROBLEMS, 'code'))('reads: $text', ({ thing, text }) => {
    expect(problemText(thing)).toBe(text);
  });
});

describe('the values of an owner’s content', () => {
  it('are used in sentences', () => {
    const content = structuredClone(CONTENT);
    const contract = content.contracts.find(({ id }) => id === 2);
    if (contract === undefined) throw new Error('no contract 2');
    contract.requires.wool = 5;
    const ruleset = { ...rulesetOf(scene().setup), content };
    expect(actionText({ type: 'obtain', contract: 2 }, { ruleset })).toBe(
      'takes contract 2 (5 wool → 3 tobacco, 2 hops)',
    );
  });
});
