/** Private panels: that every choice of the game is there, within what Discord allows, and what they say. */

import { describe, expect, it } from 'vitest';
import { SHIPPING_LEVELS } from '../../src/content/index.ts';
import { inWords } from '../../src/discord/kit/emoji.ts';
import { decode, encode } from '../../src/discord/play/action-code.ts';
import { type Action, type GameState, legalActions } from '../../src/engine/index.ts';
import { type Position, playedGame, positions } from '../properties/games.ts';
import { faults, wantedOf } from './panels-checks.ts';
import { type Crawled, crawl, gameAt } from './panels-crawler.ts';

/** What is done every turn, and must be near. */
const COMMON: readonly Action['type'][] = [
  'trade',
  'obtain',
  'expand',
  'fulfil',
  'upgradeShipping',
  'upgradeTechnology',
  'hire',
  'pass',
  'endTurn',
  'buy',
  'pick',
  'bid',
  'declineBid',
  'placeWorker',
  'takeContract',
  'slaughter',
  'decline',
];

/** The same position with plenty of everything: the most there can be to choose from. */
function rich(state: GameState): GameState {
  const copy = structuredClone(state);
  for (const player of copy.players) {
    player.money = 500;
    player.shipping = SHIPPING_LEVELS.length - 1;
    player.merchants = { stock: 7, board: 0 };
    player.ports = [];
    player.cellar = player.cellar.map(() => true);
    for (const good of Object.keys(player.goods)) player.goods[good as keyof typeof player.goods] = 30;
  }
  return copy;
}

/** A seat that has nothing to decide, or may decide early. */
const others = ({ where, kind, state, seat }: Position): Position[] =>
  state.players.flatMap((_, other) =>
    other === seat
      ? []
      : [{ where: `${where}, seat ${other}`, kind, state, seat: other, action: { type: 'pass' }, rest: [] }],
  );

/** The first turn of a game for four, rich: the most free land that anybody can reach. */
function openLand(): Position {
  const { states, moves } = playedGame('open-land', 4);
  const index = states.findIndex(({ stack }) => stack.at(-1)?.kind === 'turn');
  const [state, move] = [states[index], moves[index]];
  if (state === undefined || move === undefined) throw new Error('no turn');
  return { where: 'open land, rich', kind: 'turn', state: rich(state), ...move, rest: [] };
}

const met = positions(4);
const all: Position[] = [
  openLand(),
  ...met,
  ...met.flatMap(others).filter((_, index) => index % 3 === 0),
  ...met
    .filter(({ kind }) => kind !== 'auction' && kind !== 'draft' && kind !== 'firstWorker')
    .map((one) => ({ ...one, where: `${one.where}, rich`, state: rich(one.state) })),
];

const crawls: (readonly [string, Position, Crawled])[] = [];
for (const position of all) {
  const { state, seat, kind, where } = position;
  const crawled = await crawl(gameAt(state), seat, state.seating[seat] ?? 0);
  crawls.push([`${kind}, ${where}`, position, crawled]);
}

describe('every panel', () => {
  it.each(crawls)('%s: offers every legal action, and nothing else', (_, { state, seat }, { taps }) => {
    const wanted = wantedOf(state, seat).map((action) => JSON.stringify(action));
    expect([...taps.keys()].sort()).toEqual(wanted.sort());
  });

  it.each(crawls)('%s: keeps to the limits of Discord', (_, _position, { panels }) => {
    expect(panels.flatMap(faults)).toEqual([]);
  });

  it.each(crawls.filter(([where]) => !where.endsWith('rich')))(
    '%s: four taps do what is done every turn, from the post to the move',
    (_, { state, seat }, { taps }) => {
      const far = legalActions(state, seat).filter(
        (action) => COMMON.includes(action.type) && (taps.get(JSON.stringify(action)) ?? 0) > 4,
      );
      expect(far).toEqual([]);
    },
  );

  it.each(crawls)('%s: nothing at all is further than six taps', (_, _position, { taps }) => {
    expect(Math.max(0, ...taps.values())).toBeLessThanOrEqual(6);
  });
});

describe('a button that cannot be used', () => {
  it.each(crawls.filter(([, { kind }]) => kind === 'turn'))(
    '%s: has its reason below',
    (_, _position, { panels }) => {
      for (const { parts } of panels.slice(0, 1)) {
        const off = parts.flatMap((part) =>
          part.kind === 'buttons' ? part.buttons.filter(({ disabled }) => disabled) : [],
        );
        const said = parts.flatMap((part) => (part.kind === 'text' ? inWords(part.text).split('\n') : []));
        for (const { label } of off) {
          expect(
            said.filter((line) => line.startsWith(`-# ${label}`)),
            label,
          ).not.toEqual([]);
        }
      }
    },
  );
});

describe('the code of an action', () => {
  it('gives the action again, for everything that is legal anywhere', () => {
    const legal = all.flatMap(({ state, seat }) => legalActions(state, seat));
    for (const action of legal) expect(decode(encode(action))).toEqual(action);
    expect(new Set(legal.map(({ type }) => type)).size).toBeGreaterThan(20);
  });

  it.each([
    '',
    '.',
    'pass.',
    'pass.1',
    'trade',
    'trade.wool.sell',
    'trade.wool.sell.0',
    'trade.wool.sell.03',
    'expand.sheep.Z9',
    'nothing',
    '__proto__',
    'toString.1',
  ])('%j means nothing', (code) => expect(decode(code)).toBeUndefined());

  it('is short enough for an id with the game, a seat and a version', () => {
    const longest: Action = {
      type: 'exchangeGoods',
      port: 99,
      discard: 'cheese',
      gain: 'cheese+cheese+whisky',
    };
    expect(encode(longest).length).toBeLessThan(60);
  });
});
