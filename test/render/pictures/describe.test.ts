/** Alt texts of pictures: short enough for Discord, complete enough to play by. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNITS } from '../../../src/content/index.ts';
import {
  type GameState,
  graphOf,
  newGame,
  publicView,
  reachable,
  rulesetOf,
  type Seat,
} from '../../../src/engine/index.ts';
import {
  describe as altText,
  boardText,
  describeBriefly,
  MAX_ALT_LENGTH,
  VIEWS,
} from '../../../src/render/index.ts';
import { anySeed, cases, playedGame } from '../../engine/properties/fixtures/games.ts';
import { scene } from '../../fixtures/scene.ts';
import { bidding, choosing, four, producing, rowing } from '../fixtures/scenes.ts';

const names = ['Ann', 'Ben', 'Cat', 'Dan'];
const two = scene({
  players: 2,
  round: 2,
  sides: ['A1', 'B1', 'C1', 'D1'],
  market: { whisky: 2 },
  board: [13, 45],
  seats: [
    {
      clan: 'robertson',
      money: 41,
      glory: 7,
      goods: { wool: 3, whisky: 1 },
      units: { C2: 'sheep', D3: 'sheep' },
      shipping: 1,
      contracts: [12],
    },
    { clan: 'stewart', units: { H2: 'bakery' }, posted: { milk: { side: 'sell', count: 2 } }, ports: [1] },
  ],
  ports: { A: 1, B: 2, C: 3, D: 5 },
});
const given = { state: two, language: 'en', names } as const;

describe('an alt text', () => {
  it.each(VIEWS)('of the view %s says what it shows, and who is to act if that matters', (view) => {
    const text = altText({ ...given, view });
    expect(text.length).toBeGreaterThan(40);
    expect(text).not.toMatch(/undefined|NaN|\[object|[{}]/);
    if (view === 'table' || view === 'map' || view === 'score') expect(text).toContain('Ann to play.');
  });

  it('says that no one is to act once the game is ended', () => {
    for (const told of [
      altText({ ...given, view: 'table', ended: true }),
      boardText({ ...given, ended: true }),
    ]) {
      expect(told).toContain('Round 2 of 5.');
      expect(told).not.toContain('to play');
    }
  });

  it('of the players counts barrels in a cellar', () => {
    expect(altText({ ...four(), view: 'players' })).toContain('Barrels in the cellar, by spot: 1.');
  });

  it('says in production who still decides, and in which order all have passed', () => {
    expect(altText({ ...producing(), view: 'players' })).toContain(
      'Round 3 of 5. Deciding on production: Aileen, Bruce. Passed: Catriona of Inverness, Duncan, Aileen, Bruce.',
    );
  });

  it('of the score says before round 1 that there are no points, instead of sharing out all majorities', () => {
    const begun = newGame({ seed: 'early', generator: 1, players: 3 });
    if (!begun.ok) throw new Error(JSON.stringify(begun.rejections));
    for (const view of ['score', 'race'] as const) {
      const told = altText({ ...given, state: begun.state, view });
      expect(told).toMatch(/Before round 1\. \w+ to play\. No points before round 1\.$/);
      expect(altText({ ...given, view })).not.toContain('No points');
    }
  });

  it('announces no income, price or next unit once the game is over', () => {
    const last = playedGame('over').states.at(-1) ?? two;
    expect(last.phase).toBe('finished');
    const told = [
      boardText({ ...given, state: last }),
      ...VIEWS.map((view) => altText({ ...given, state: last, view })),
    ];
    for (const text of told) expect(text).not.toMatch(/Next income|this round|Next units|to play/);
    expect(boardText(given)).toMatch(/Next income: .*this round/s);
  });

  it('names future contracts without a promise: in the last round and after it, none comes (R-OPT-8)', () => {
    const last = scene({ options: { futureContracts: true }, round: 5, future: [21, 22, 23] });
    const told = (language: 'en' | 'es' | 'pl') =>
      altText({ ...given, language, state: last, view: 'contracts' });
    expect(told('en')).toContain('Future contracts: number 21: ');
    expect(told('es')).toContain('Contratos futuros: número 21: ');
    expect(told('pl')).toContain('Przyszłe kontrakty: numer 21: ');
  });

  it('of a reach map names free spaces for the player’s units, and ports with other players’ units', () => {
    // Mist on A1, A3, C1 and D1, lochs on A2 and C3, and port 1 on B1.
    const state = scene({
      players: 2,
      blocked: { D2: 'covered' },
      seats: [
        { clan: 'robertson', units: { C2: 'sheep' }, shipping: 2 },
        { clan: 'macdonald', units: { B1: 'fisherman', B2: 'cow' }, shipping: 2 },
      ],
    });
    const told = (seat: Seat) => altText({ ...given, state, view: 'map', highlight: 'reach', seat });
    expect(reachable(state, 0).join(' ')).toBe('B1 B2 B3 C1 C2 C3 C4 D1 D2 D3');
    expect(reachable(state, 1).join(' ')).toBe('A1 A2 A3 B1 B2 B3 C1 C2 C3 C4 D2 D3');
    expect(told(0)).toContain('Marked: what Ann can reach: P1, B3, C4, D3.');
    expect(told(1)).toContain('Marked: what Ben can reach: A2, P1, B3, C3, C4, D3.');
  });

  it('of a part of the map, or of a small copy in an older post, tells no more than that', () => {
    const part = altText({ ...given, view: 'map', detail: true, last: ['C2'] });
    expect(part).toBe('Map of the game. Spaces that changed: C2.');
    expect(describeBriefly({ ...given, view: 'boards' })).toBe(
      'The boards: market, contracts, rounds and imports.',
    );
  });

  it('names the spaces and prices that a highlighted map shows', () => {
    const text = altText({ ...given, view: 'map', highlight: 'sheep' });
    expect(text).toMatch(/Marked with prices: where Ann can place a sheep: [A-M]\d £\d+/);
  });

  it('says so if a unit can be placed nowhere', () => {
    const poor = scene({ seats: [{ money: 0, units: { C2: 'sheep' } }] });
    const text = altText({ ...given, state: poor, view: 'map', highlight: 'field' });
    expect(text).toContain('Ann can’t place a field anywhere now.');
  });

  it.each([
    ['en', 'At the start: Aileen +7 (Goods +3, Money +4), '],
    ['es', 'Al empezar: Aileen +7 (Mercancías +3, Dinero +4), '],
    ['pl', 'Na początku: Aileen +7 (Towary +3, Pieniądze +4), '],
  ] as const)('says where the points of a round came from, in %s', (language, expected) => {
    const text = altText({ ...four(), language, view: 'race' });
    expect(text).toContain(expected);
    // Every round is told, with fewer words if need be.
    expect(text).toMatch(/Duncan 0\.$/);
  });

  it('names the spaces to which fishermen can row, or says that there are none', () => {
    const text = altText({ ...rowing(), view: 'map', highlight: 'row' });
    expect(text).toContain('Marked: where Aileen can row a fisherman: E3, F4, E5, I7.');
    expect(altText({ ...given, view: 'map', highlight: 'row' })).toContain('Ann can’t row anywhere now.');
  });

  it('says which spaces changed, in the latest turn or since the reader’s last move', () => {
    expect(altText({ ...given, view: 'table', last: ['C2', 'D3'] })).toContain(
      'Spaces that changed: C2, D3.',
    );
    const choosing = altText({ ...given, view: 'map', possible: ['C2', 'D3'], chosen: ['C2'] });
    expect(choosing).toContain('Possible spaces: C2, D3. Chosen spaces: C2.');
  });

  it.each([
    ['en', 'Prices changed in the latest turn: wool from £4 to £5, bread from £13 to £12.'],
    ['es', 'Cambios de precio en el turno más reciente: lana de £4 a £5, pan de £13 a £12.'],
    ['pl', 'Zmiany cen w ostatniej turze: wełna z 4£ na 5£, chleb z 13£ na 12£.'],
  ] as const)('says which prices changed, from what to what, in %s', (language, told) => {
    // The cheese was traded at a price that stayed.
    expect(altText({ ...four(), view: 'market', language })).toContain(told);
  });

  it.each(['en', 'es', 'pl'] as const)(
    'names every clan on offer, with few words if need be, in %s',
    (language) => {
      for (let i = 0; i < 40; i++) {
        const begun = newGame({ seed: `clans ${i}`, generator: 1, players: 4 });
        if (!begun.ok) throw new Error(JSON.stringify(begun.rejections));
        const { state } = begun;
        const offers = state.offers.map((offer, seat) => (seat < 4 ? { ...offer, takenBy: seat } : offer));
        const text = altText({ state: { ...state, offers }, view: 'clans', language, names }).toLowerCase();
        for (const { clan } of offers) expect(text).toContain(clan);
      }
    },
  );

  it('lists at least the numbers of the contracts on offer', () => {
    const posted = { side: 'buy', count: 1 } as const;
    const state = scene({
      players: 4,
      seats: names.map(() => ({ clan: 'stewart', posted: { wool: posted, milk: posted, grain: posted } })),
    });
    const text = altText({
      state,
      view: 'boards',
      language: 'pl',
      names: names.map((name) => name.repeat(10)),
    });
    for (const id of Object.values(state.contracts.board)) expect(text).toMatch(new RegExp(`\\b${id}\\b`));
  });

  it('is never longer than Discord allows, for any position and names', () => {
    fc.assert(
      fc.property(anySeed, fc.double({ min: 0, max: 1, noNaN: true }), (seed, place) => {
        const { states } = playedGame(seed);
        const state = states[Math.round(place * (states.length - 1))] ?? two;
        const long = names.map((name) => name.repeat(40));
        for (const view of VIEWS) {
          for (const highlight of [undefined, 'reach', 'row', ...UNITS] as const) {
            const text = altText({
              ...{ state: publicView(state), view, language: 'en', names: long },
              ...(highlight === undefined ? {} : { highlight }),
            });
            expect(text.length, highlight).toBeLessThanOrEqual(MAX_ALT_LENGTH);
            expect(text, highlight).not.toMatch(/undefined|NaN|\[object/);
          }
        }
      }),
      cases(8),
    );
  });
});

describe('contracts in words', () => {
  it('include those drawn, among which a player chooses', () => {
    const state: GameState = {
      ...two,
      stack: [...two.stack, { kind: 'draw', seat: 0, contracts: [1, 9], taken: 0, rowStays: false }],
    };
    const drawn = /Drawn contracts: number 1: 4 wool → [^;]+; number 9: [^;.]+\./;
    for (const view of ['contracts', 'boards', 'table'] as const)
      expect(altText({ ...given, state, view })).toMatch(drawn);
    expect(boardText({ ...given, state })).toMatch(drawn);
    expect(boardText(given)).not.toContain('Drawn');
  });
});

describe('contracts in words of any position', () => {
  it.each(['en', 'es', 'pl'] as const)('leave room for the imports in an alt text, in %s', (language) => {
    const { states } = playedGame('room for imports', 4, []);
    for (let at = 0; at < states.length; at += 12) {
      const told = altText({ ...given, state: states[at] ?? two, language, view: 'contracts' });
      expect(told).toMatch(/Imports: |Importaciones: |Import: /);
    }
  });
});

describe('contracts in words of a player alone', () => {
  const dealt = scene({ players: 1, board: [13, 45, 1, 9, 2, 3] });
  const { 1: _, ...board } = dealt.contracts.board;
  const state = { ...dealt, contracts: { ...dealt.contracts, board } };

  it.each([
    [
      'en',
      'box +3: number 13: ',
      'box +2: empty; box +1: number 1: ',
      'box +3: 13, box +2: empty, box +1: 1,',
    ],
    [
      'es',
      'casilla +3: número 13: ',
      'casilla +2: vacía; casilla +1: ',
      'casilla +3: 13, casilla +2: vacía, ',
    ],
    ['pl', 'pole +3: numer 13: ', 'pole +2: puste; pole +1: ', 'pole +3: 13, pole +2: puste, '],
  ] as const)('say the price die of each box, and which are empty, in %s', (language, one, two, short) => {
    const told = boardText({ ...given, state, language });
    expect(told).toContain(one);
    expect(told).toContain(two);
    expect(altText({ ...given, state, language, view: 'contracts' })).toContain(one);
    expect(altText({ ...given, state, language, view: 'table' })).toContain(short);
  });

  it('are not listed by box in games with several players', () => {
    expect(boardText(given)).not.toContain('box +');
  });
});

describe('the board as plain text', () => {
  const text = boardText(given);

  it.each([
    ['the round and whose turn it is', 'Round 2 of 5. Ann to play.'],
    [
      'what is free and in reach, with its land and cost',
      /Free and within reach of Ann: .*[A-M]\d grassland £\d/,
    ],
    [
      'a player in one sentence',
      /Ann \(Robertson\): \d+ points \(\d(?:st|nd)\), £41, 7 glory, 2 free merchants/,
    ],
    ['goods', 'Goods: 3 wool, 1 whisky.'],
    ['units, kind by kind', 'Units: sheep C2 D3.'],
    ['next income', 'Next income: 2 wool.'],
    ['contracts held', 'To fulfil: number 12: 4 whisky'],
    ['prices', 'whisky £10'],
    ['merchants at the market', 'Ben 2 selling milk'],
    ['what a contract costs', 'Contracts are free this round.'],
    [
      'ports, and who has used them',
      'Port P1: Once, slaughter one fewer animal than a contract asks for. Used by Ben.',
    ],
  ])('includes %s', (_what, expected) => {
    expect(text).toMatch(
      typeof expected === 'string' ? new RegExp(expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : expected,
    );
  });

  it('includes what only pictures showed: prices of units, what contracts brought, values, the pile, the reward', () => {
    const state = scene({
      players: 2,
      round: 2,
      passed: [0],
      pile: [9, 7],
      seats: [
        { clan: 'macdonald', units: { D5: 'woodcutter', D3: 'sheep' }, fulfilled: [12] },
        { units: { H2: 'bakery' } },
      ],
    });
    const { pile } = state.contracts;
    const told = boardText({
      ...given,
      seat: 0,
      state: { ...state, contracts: { ...state.contracts, known: 2 } },
    });
    expect(told).toMatch(
      /Next units, without land: sheep £8 \(3 left\), .*woodcutter\/miner\/fisherman £6 \(7 left\)\./,
    );
    expect(told.match(/Next units/g)).toHaveLength(1);
    expect(told).toContain('From contracts: 4 sugar cane, 3 hops.\nLinked settlements: ');
    expect(told).toContain(
      'Imports: 0 cotton (5 points each), 0 tobacco (4 points each), 4 sugar cane (3 points each).',
    );
    expect(told).toContain(`In the pile: ${pile.length} contracts, at its end ${pile.slice(-2).join(', ')}.`);
    expect(told).toContain('Whoever passes next gets £14.');
  });

  it('says what gives glory in this round and later, briefly if room is short', () => {
    const long = boardText(given);
    expect(long).toMatch(/\nRound 2: \d glory for .+\. Round 3: .+ Round 5: [^\n]+\.\n/);
    expect(long).not.toContain('Round 1: ');
    const short = boardText(given, 'table', 100);
    expect(short).toMatch(/\nGlory by round: 2\. [^\n]+\.\n/);
    expect(short).toContain('Ports: P1: spare an animal (used by Ben); ');
    expect(boardText(given, 'table', long.length)).toBe(long);
  });

  it.each([
    ['map in words', 3],
    ['map alone', 1],
  ] as const)('of the map has what the state has: %s', (seed, players) => {
    const state = playedGame(seed, players, []).states.at(-1) ?? two;
    const { spaces, index } = graphOf(state);
    const told = boardText({ ...given, state }, 'map');
    const listed = (start: string) => {
      const line = told.split('\n').find((one) => one.startsWith(start)) ?? '';
      return line.slice(start.length, -1).split(', ').sort();
    };
    for (const [name, lands] of [
      ['Grassland', 'grassland'],
      ['Forest', 'forest'],
      ['Grassland/mountain', 'grassland,mountain'],
    ]) {
      const found = spaces.filter(({ kind, land }) => kind === 'land' && land.join() === lands);
      expect(listed(`${name}: `)).toEqual(found.map((one) => `${one.name} £${one.cost}`).sort());
    }
    const deltas = spaces.filter(({ delta }) => delta).map(({ name }) => name);
    expect(listed('River deltas: ')).toEqual(deltas.sort());
    const water = listed('Water: ').filter((name) => !name.startsWith('P'));
    const lochs = spaces.filter(({ kind, port }) => kind === 'loch' && port === undefined);
    expect(water).toEqual(lochs.map(({ name }) => name).sort());
    const { content } = rulesetOf(state.setup);
    const inPlay = (name: string) => ['land', 'loch'].includes(spaces[index.get(name) ?? -1]?.kind ?? '');
    const rivers = state.map.sides
      .flatMap((side) => content.maps.sides[side].rivers)
      .filter(([one, other]) => inPlay(one) && inPlay(other))
      .map(([one, other]) => [one, other].sort().join(' '));
    const flowing = listed('Rivers run between ').map((pair) => pair.split(' and ').sort().join(' '));
    expect(flowing.filter((pair) => !pair.includes('P'))).toEqual(rivers.sort());
    expect(told).toContain('\nC4 is next to B3, B4, C3, C5, D3, D4.\n');
    expect(told.includes('All other spaces are mist')).toBe(players === 1);
  });

  it('of the contracts says what passing earns, as its picture does', () => {
    const given = { language: 'en', names: ['Ann', 'Ben', 'Cat'] } as const;
    const state = scene({ players: 3, round: 2, passed: [2] });
    for (const told of [
      boardText({ ...given, state }, 'contracts'),
      altText({ ...given, state, view: 'contracts' }),
    ])
      expect(told).toContain('Whoever passes next gets £14, the one after that £12.');
  });
  it('of the market lists all price steps, and of the contracts their later costs', () => {
    const told = boardText({ ...given, state: scene({ players: 3, round: 3 }) }, 'market');
    expect(told).toContain('from low to high: wool 3 3 4 4 (now) 5 5 6 6 7 8, milk 3 4');
    expect(altText({ ...given, view: 'market' })).toContain('Price steps, from low to high: wool ');
    expect(boardText({ ...given, state: scene({ round: 3 }) }, 'contracts')).toContain(
      'Contracts in later rounds: round 4 £10, round 5 £15.',
    );
    expect(boardText({ ...given, state: scene({ round: 5 }) }, 'contracts')).not.toContain('later rounds');
  });

  it('of a player says what the clan can do, and what upgrades cost', () => {
    const told = boardText({ ...given, seat: 1 }, 'player');
    expect(told).toContain('Stewart: Starts with 3 more merchants.');
    expect(told).toMatch(
      /Upgrades to buy: merchant £4 \(\d left\), shipping \w+( loch)? £4, technology of woodcutters £\d+, technology of miners £\d+\./,
    );
    expect(told).not.toContain('Ann (');
    expect(boardText({ ...given, seat: 0 }, 'player')).toContain('Robertson: Pays');
  });

  it('of a player says where their merchants are, and who has used which port', () => {
    for (const told of [
      boardText({ ...given, seat: 1 }, 'player'),
      altText({ ...given, seat: 1, view: 'player' }),
    ]) {
      expect(told).toContain('Merchants at the market: Ben 2 selling milk.');
      expect(told).toMatch(/P1: .*?used by Ben/i);
    }
    expect(boardText({ ...given, seat: 0 }, 'player')).not.toContain('Merchants at the market');
  });

  it('says what imports are worth to each player if values differ', () => {
    const seats = [{ fulfilled: [12] }, {}];
    const state = scene({ players: 2, options: { ownImports: true }, seats });
    const told = boardText({ ...given, state });
    expect(told).toContain(
      'From contracts: 0 cotton (5 points each), 0 tobacco (4 points each), 4 sugar cane (3',
    );
    expect(told).toContain('Imports: 0 cotton, 0 tobacco, 4 sugar cane.');
  });

  it.each([
    ['en', 'Whoever passes next gets £16, those after £14, £12.'],
    ['es', 'Quien pase ahora recibe £16; quienes pasen después, £14, £12.'],
    ['pl', 'Za następny pas: 16£, potem 14£, 12£.'],
  ] as const)('says what all who have yet to pass will get, in %s', (language, expected) => {
    const state = scene({ players: 3, round: 2 });
    expect(boardText({ ...given, language, state })).toContain(expected);
  });

  it.each([
    ['en', 'Whoever passes next gets £16, the one after that £14.'],
    ['es', 'Quien pase ahora recibe £16; quien pase después, £14.'],
    ['pl', 'Za następny pas: 16£, potem 14£.'],
  ] as const)('says what the two who have yet to pass will get, in %s', (language, expected) => {
    expect(boardText({ ...given, language, state: scene({ players: 2 }) })).toContain(expected);
  });

  it('says that a contract pays money in round 1', () => {
    expect(boardText({ ...given, state: scene({ round: 1 }) })).toContain('A contract gives you £5');
  });

  it('says who has passed, what is upgraded, and where barrels age', () => {
    const state = scene({
      players: 2,
      passed: [0],
      seats: [
        { clan: 'mackenzie', cellar: [true, false, true] },
        { technology: { woodcutter: true, miner: true } },
      ],
    });
    const told = boardText({ ...given, state });
    expect(told).toContain('Ben to play. Passed: Ann.');
    expect(told).toContain('Barrels in the cellar, by spot: 1, 3.');
    expect(told).toContain('Upgraded technology: woodcutters, miners.');
  });

  it('lists the clans to choose from before the game', () => {
    const begun = newGame({ seed: 'clans', generator: 1, players: 3 });
    const told = begun.ok ? boardText({ ...given, state: begun.state }) : '';
    expect(told).toMatch(/^Before round 1\. \w+ to play\.\n\n(?:.+ with .+\n){4}\n/);
  });

  it.each([
    ['en', 'Highest bid: 7 by Ben.', 'No bid yet.'],
    ['es', 'Puja más alta: 7, de Ben.', 'Aún sin pujas.'],
    ['pl', 'Najwyższa stawka: 7, daje Ben.', 'Brak stawek.'],
  ] as const)('says who has the highest bid of an auction: %s', (language, bid, none) => {
    const { state } = bidding();
    const told = (each: GameState) => altText({ state: each, view: 'clans', language, names });
    expect(told(state)).toContain(bid);
    expect(told({ ...state, auction: { bidders: [1, 2, 0], high: -1 } })).toContain(none);
    expect(told(choosing().state)).not.toMatch(new RegExp(`${bid.split(':')[0]}|${none}`));
  });

  it('says that a finished game is finished', () => {
    const { states } = playedGame('told to its end', 3);
    const last = states.at(-1) ?? two;
    expect(boardText({ ...given, state: last })).toContain('The game is over.');
    expect(altText({ ...given, state: last, view: 'score' })).toMatch(/\w+ wins with \d+ points/);
  });

  it('says the title of a solo player, who neither wins nor has a place', () => {
    const { states } = playedGame('told alone', 1);
    const [middle, last] = [states[Math.floor(states.length / 2)] ?? two, states.at(-1) ?? two];
    for (const told of [
      boardText({ ...given, state: middle }),
      altText({ ...given, state: middle, view: 'table' }),
    ])
      expect(told).toMatch(/Ann \(\w+\): [−\d]+ points? \(Newbie\)/);
    const score = altText({ ...given, state: last, view: 'score' });
    expect(score).toMatch(/Ann scores [−\d]+ points?: \w+\./);
    expect(score).not.toMatch(/1st|wins/);
  });
});
