/** Figures of our own for odd positions: cheap tiles, land everywhere, a scoring tile that tells the border. */
import { CONTENT, type Content, type Land, parseContent, SIDES } from '../../src/content/index.ts';
import { registerContent } from '../../src/engine/index.ts';

/** Registers the shipped figures with these sections changed; gives their id. */
export function ownContent(change: Readonly<Record<string, unknown>>): string {
  const parsed = parseContent({ name: 'A test', ...change });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return registerContent(parsed.content);
}

const LANDS: readonly Land[] = ['grassland', 'forest', 'mountain'];

/** The shipped maps, but everything can stand on every land hex. */
export function landForAll(): string {
  const sides = Object.fromEntries(
    SIDES.map((side) => {
      const { hexes, rivers } = CONTENT.maps.sides[side];
      const all = Object.entries(hexes).map(([name, hex]) => [
        name,
        'loch' in hex ? hex : { ...hex, land: LANDS },
      ]);
      return [side, { hexes: Object.fromEntries(all), rivers }];
    }),
  );
  return ownContent({ maps: { ...CONTENT.maps, sides } });
}

/** The shipped figures with all starting tiles of this much money and without goods. */
export function poorTiles(money: number): string {
  return ownContent({ startingTiles: CONTENT.startingTiles.map(({ id }) => ({ id, money, goods: {} })) });
}

/** The shipped player board with other costs for some units. */
export function unitCosts(costs: Partial<Record<keyof Content['playerBoard']['units'], number>>): string {
  const { units } = CONTENT.playerBoard;
  const changed = Object.fromEntries(
    Object.entries(units).map(([unit, figures]) => [
      unit,
      { ...figures, cost: costs[unit as keyof typeof units] ?? figures.cost },
    ]),
  );
  return ownContent({ playerBoard: { ...CONTENT.playerBoard, units: changed } });
}
