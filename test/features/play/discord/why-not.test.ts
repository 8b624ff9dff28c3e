/** Reasons for refusals: the nearest one, and never about a space the user did not choose. */
import { describe, expect, it } from 'vitest';
import { type Action, type GameState, graphOf } from '../../../../src/engine/index.ts';
import { GROUPS } from '../../../../src/features/play/discord/action-groups.ts';
import { createPanelContext } from '../../../../src/features/play/discord/panel-context.ts';
import { groupPanel } from '../../../../src/features/play/discord/panels/group.ts';
import { panelFor } from '../../../../src/features/play/discord/panels/index.ts';
import { portReason, reasonsFor, unitReasons } from '../../../../src/features/play/discord/why-not.ts';
import { languages, rejectionText } from '../../../../src/text/index.ts';
import { positions } from '../../../ai/fixtures/positions.ts';
import { gameAt } from '../../../discord/fixtures/panels-crawler.ts';
import { textOf } from '../../../discord/fixtures/posts-games.ts';
import { acts, refusal, type Scene, scene } from '../../../fixtures/scene.ts';

const hire: Action = { type: 'hire' };

describe('the reason why a port cannot be used', () => {
  it.each<{ port: number; name: string; moves?: Action[]; told: string }>([
    {
      port: 1,
      name: 'that it belongs to another action',
      told: 'You can’t use the port “spare an animal” on its own. Choose it when you fulfil a contract.',
    },
    {
      port: 2,
      name: 'that goods of its group are missing, whichever',
      told: 'You have no basic goods to discard.',
    },
    {
      port: 6,
      name: 'a main action that is taken',
      moves: [hire],
      told: 'You’ve already taken your main action',
    },
    {
      port: 7,
      name: 'that it has no effect now',
      told: 'The port “swap units” can’t do anything for you right now.',
    },
    {
      port: 8,
      name: 'that it is far',
      told: 'The port “money and contracts” is out of reach. Expand towards it, or upgrade your shipping.',
    },
    {
      port: 8,
      name: 'that it is far, although a main action is taken',
      moves: [hire],
      told: 'The port “money and contracts” is out of reach. Expand towards it, or upgrade your shipping.',
    },
  ])('is $name: port $port', ({ port, moves = [], told }) => {
    const given = scene({
      // A1 is at the first corner and A9 at the last; both ports can be used after the main action.
      ports: port === 8 ? { A: 1, B: 8, C: 3, D: 5 } : { A: port, B: 3, C: 4, D: 5 },
      seats: [{ units: { A1: 'field', A9: 'field' }, goods: { bread: 1 } }],
    });
    const { state } = acts(given, ...moves.map((move) => [0, move] as const));
    expect(portReason(createPanelContext(gameAt(state), 0, 'en'), port)).toContain(told);
  });
});

describe('a reason about reach', () => {
  const reasonsWith = (shipping: number, units: GameState['players'][number]['units']) => {
    const state = scene({
      ports: { A: 1, B: 8, C: 3, D: 5 },
      seats: [{ shipping, units, merchants: { stock: 2, board: 5 } }],
    });
    const panel = createPanelContext(gameAt(state), 0, 'en');
    const far = rejectionText(refusal(state, 0, { type: 'expand', unit: 'sheep', space: 'M5' }), panel.words);
    return [...reasonsFor(panel, ['expand']), portReason(panel, 3), far];
  };

  it('advises to upgrade shipping only if that is possible', () => {
    const nowhere = '**Expand.** You can’t reach an empty space.';
    expect(reasonsWith(0, {})).toEqual([
      `${nowhere} Upgrade your shipping.`,
      'The port “swap processed goods” is out of reach. Expand towards it, or upgrade your shipping.',
      'M5 is out of reach. Expand towards it, or upgrade your shipping.',
    ]);
    expect(reasonsWith(5, {})).toEqual([
      nowhere,
      'The port “swap processed goods” is out of reach. Expand towards it.',
      'M5 is out of reach. Expand towards it.',
    ]);
  });
});

describe('the panel of purchases from neighbours', () => {
  it('says why a good that neighbours sell cannot be bought', () => {
    const state = scene({
      seats: [
        {
          units: { D4: 'sheep' },
          posted: { milk: { side: 'sell', count: 1 } },
          merchants: { stock: 1, board: 5 },
        },
        { units: { D3: 'cow', B4: 'distillery' } },
      ],
    });
    const opened = acts(state, [0, { type: 'expand', unit: 'miner', space: 'C4' }]).state;
    const told = textOf(panelFor(gameAt(opened), 0, 'en'));
    expect(told).toContain('You can now buy milk and whisky from neighbours. Or skip it.');
    expect(told).toContain(
      '-# **Milk.** Your merchants are already selling milk. Until they come back you can’t buy it.',
    );
    expect(told).not.toContain('**Whisky.**');
  });
});

describe('the reason why no port can be used', () => {
  it('is that goods of a group are missing, whichever, also if a port is copied', () => {
    const reasons = (ports: NonNullable<Scene['ports']>) => {
      const state = scene({ options: { kickstarter: true }, ports, seats: [{ units: { A1: 'field' } }] });
      return reasonsFor(createPanelContext(gameAt(state), 0, 'en'), ['ports']);
    };
    expect(reasons({ A: 3, B: 1, C: 4, D: 5 })).toEqual([
      '**Ports.** You have no processed goods to discard.',
    ]);
    const copying = { A: 9, B: 3, C: 1, D: 7 };
    expect(reasons(copying)).toEqual(['**Ports.** You have no processed goods to discard.']);
  });
});

describe('the reason why a price cannot be moved', () => {
  const reason = (ports: NonNullable<Scene['ports']>, money: number, port = 6) => {
    const market = { wool: 3, milk: 3, grain: 3, bread: 3, cheese: 3, whisky: 3 };
    const seats = [{ money, units: { A1: 'field' as const } }];
    const state = scene({ options: { kickstarter: true }, ports, market, seats });
    const panel = createPanelContext(gameAt(state), 0, 'en');
    expect(reasonsFor(panel, ['ports'])).toEqual([`**Ports.** ${portReason(panel, port)}`]);
    return portReason(panel, port);
  };

  it('is the purchase that must follow, not a price of the port', () => {
    expect(reason({ A: 6, B: 1, C: 4, D: 5 }, 0)).toMatch(
      /^Moving a price and then buying costs at least £\d, and you have £0\.$/,
    );
  });

  it('is the price of a port that copies others', () => {
    expect(reason({ A: 9, B: 1, C: 6, D: 5 }, 2, 9)).toBe('That costs £3, and you have £2.');
  });
});

describe('a free space', () => {
  it('says that every unit is too expensive where a barrel could still be taken out (R-MACKENZIE)', () => {
    const fulfil: Action = { type: 'fulfil', contract: 1, spare: 'none', spareCopy: 'none' };
    const seat = {
      clan: 'mackenzie',
      money: 0,
      contracts: [1],
      goods: { wool: 4 },
      units: { A1: 'sheep' },
    } as const;
    const start = scene({ seats: [{ ...seat, contracts: [1], cellar: [false, true, false] }] });
    const { state } = acts(start, [0, fulfil]);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'bonuses', freeSpace: 1 });
    expect(textOf(panelFor(gameAt(state), 0, 'en'))).toMatch(/-# Too expensive with £\d: Sheep \(from £/);
  });
});

describe('the reason why fishermen cannot be rowed', () => {
  const row = (units: GameState['players'][number]['units']) =>
    reasonsFor(createPanelContext(gameAt(scene({ seats: [{ clan: 'macdonald', units }] })), 0, 'en'), [
      'row',
    ]);

  it('is that there is no destination, rather than what is wrong with one space', () => {
    expect(row({ PB: 'fisherman' })).toEqual([]);
    expect(row({ C3: 'fisherman' })).toEqual([
      '**Row.** There’s no free loch or port space next to your fishermen that keeps them apart.',
    ]);
  });

  it.each(languages)('mentions no port spaces in a game without ports, in $name', ({ code }) => {
    const told = ['C3', 'A5'].flatMap((space) => {
      const units = { [space]: space === 'C3' ? 'fisherman' : 'sheep' } as const;
      const state = scene({ options: { noPorts: true }, seats: [{ clan: 'macdonald', money: 99, units }] });
      const panel = createPanelContext(gameAt(state), 0, code);
      return [...reasonsFor(panel, ['row']), ...unitReasons(panel)];
    });
    const water = told.filter((line) => /loch|\blagos?\b|jezior/.test(line));
    expect(water).toHaveLength(3);
    expect(told.filter((line) => /\bport|puerto/.test(line))).toEqual([]);
  });

  it('is that there are none', () => {
    expect(row({ A5: 'sheep' })).toEqual(['**Row.** You have no fisherman on the map.']);
  });
});

describe('the panel for rowing', () => {
  it('marks on the map where fishermen can row', () => {
    const state = scene({ seats: [{ clan: 'macdonald', units: { E4: 'fisherman' } }] });
    const { parts } = groupPanel(createPanelContext(gameAt(state), 0, 'en'), 'row');
    const requests = parts.flatMap((part) => (part.kind === 'picture' ? [part.request] : []));
    expect(requests).toMatchObject([{ view: 'map', highlight: 'row', seat: 0 }]);
    const options = parts.flatMap((part) => (part.kind === 'menu' ? part.menu.options : []));
    const offered =
      options.length + parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons : [])).length;
    // Three spaces, the way back, and the rules.
    expect(offered).toBe(5);
  });
});

describe('the reason why a unit cannot be placed', () => {
  it('is that none are left, without advice for someone who chose it', () => {
    const units = { A1: 'sheep', A3: 'sheep', A5: 'sheep', A8: 'sheep' } as const;
    const panel = createPanelContext(gameAt(scene({ seats: [{ money: 50, units }] })), 0, 'en');
    expect(unitReasons(panel)).toContain('**Sheep.** You have none left on your board.');
  });
});

describe('the reason why something is impossible', () => {
  it('never names a space that no one chose, in any position and language', () => {
    const seen = new Map<string, number>();
    for (let game = 0; game < 6; game++) {
      for (const { state, seat } of positions(`reasons ${game}`, 12)) {
        if (state.phase !== 'actions') continue;
        const spaces = graphOf(state).spaces.map(({ name }) => name);
        const named = new RegExp(`(?<![\\p{L}\\d])(${spaces.join('|')})(?![\\p{L}\\d])`, 'u');
        for (const { code } of languages) {
          const desk = createPanelContext(gameAt(state), seat, code);
          const told = [
            ...GROUPS.map((group) => [group, reasonsFor(desk, [group])] as const),
            ['unit', unitReasons(desk)] as const,
            ['port', Object.values(state.map.ports).map((port) => portReason(desk, port))] as const,
          ];
          for (const [kind, lines] of told) {
            expect(
              lines.filter((line) => named.test(line)),
              kind,
            ).toEqual([]);
            seen.set(kind, (seen.get(kind) ?? 0) + lines.length);
          }
        }
      }
    }
    for (const kind of ['row', 'expand', 'unit', 'port']) expect(seen.get(kind), kind).toBeGreaterThan(20);
  });
});

it('says “from” only of prices that differ: all contracts cost the same', () => {
  const state = scene({ round: 4, seats: [{ money: 2, units: { A1: 'sheep' } }] });
  const [told] = reasonsFor(createPanelContext(gameAt(state), 0, 'en'), ['expand', 'contract', 'technology']);
  expect(told).toMatch(
    /^Too expensive with £2: Expand \(from £\d+\), Contract \(£10\), Technology \(£10\)\.$/,
  );
});
