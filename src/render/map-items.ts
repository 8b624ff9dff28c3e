/** Lists what is drawn on top of a map's background, such as costs, ports and units, each with the rows it covers. */
import type { Canvas } from 'canvas';
import { MODULES, type Unit } from '../content/index.ts';
import { type GameState, graphOf, rulesetOf, type Seat, type Space } from '../engine/index.ts';
import { spaceText } from '../text/index.ts';
import type { Pen } from './canvas.ts';
import { type Grid, hexPath, type Point } from './hexes.ts';
import { coin, nameBox } from './map-drawing.ts';
import { spaceAt } from './map-grid.ts';
import { drawPort, drawPortUsers, type FormatPounds } from './port-tiles.ts';
import { drawTurnTag, styleOf, TURN_STYLES } from './seat-marks.ts';
import { drawDisc, fillPath, lines, strokePath } from './shapes.ts';
import { write } from './text-layout.ts';
import { CHOSEN, MARK, MUTED, PLAYED, POSSIBLE } from './theme.ts';
import { drawPiece } from './unit-pieces.ts';

/** Highlights of a map picture. */
export interface MapMarks {
  /** Spaces touched by the last turn. */
  last: readonly Space[];
  /** Spaces a player can choose; others are not dimmed. */
  possible: readonly Space[];
  /** Spaces of an unconfirmed choice or a plan. */
  chosen: readonly Space[];
  /** Selectable spaces, each with its formatted price; others are dimmed. */
  prices?: Readonly<Record<Space, string>>;
  /** Spaces a player can reach, or row to. */
  reach?: readonly Space[];
  /** Two turns: what a seat played, and what would have been better. */
  compared?: { readonly seat: Seat; readonly played: MarkedTurn; readonly better: MarkedTurn };
}

interface MarkedTurn {
  readonly spaces: readonly Space[];
  /** Units that it places, by space. */
  readonly units: Readonly<Record<Space, Unit>>;
}

/** Something drawn on a map. It draws nothing above `top` or below `bottom`, in pixels of the map. */
export interface MapItem {
  readonly top: number;
  readonly bottom: number;
  /** Draws it. Needs and leaves no particular state of the pen. */
  draw(pen: Pen): void;
}

/** No item reaches further from the centre of its space, in hex radii. */
const EXTENT = 1.2;

/** Returns everything that lies on a map, in drawing order. */
export function mapItems(state: GameState, grid: Grid, pounds: FormatPounds, marks: MapMarks): MapItem[] {
  const { radius } = grid;
  const on = (space: Space, draw: (pen: Pen, at: Point) => void): MapItem => {
    const at = spaceAt(state, grid, space);
    return {
      top: at.y - EXTENT * radius,
      bottom: at.y + EXTENT * radius,
      draw: (pen) => draw(pen, at),
    };
  };
  const nameOf = (space: Space) => spaceText(space, { state, ruleset: rulesetOf(state.setup) });
  const ringOn = (space: Space, kind: RingKind) => on(space, (pen, at) => ring(pen, at, radius, kind));

  function costs(): MapItem[] {
    const taken = occupied(state);
    return graphOf(state).spaces.flatMap(({ name, kind, cost }) =>
      kind !== 'land' || taken.has(name) || name in state.map.blocked
        ? []
        : on(name, (pen, { x, y }) => coin(pen, { x, y: y + radius * 0.36 }, radius * 0.38, String(cost))),
    );
  }

  /** The port tiles, and the marks of who has used them. */
  function ports(): { readonly tiles: MapItem[]; readonly users: MapItem[] } {
    const { portTiles } = rulesetOf(state.setup).content;
    const graph = graphOf(state);
    const found = MODULES.flatMap((corner) => {
      const tile = portTiles.find(({ id }) => id === state.map.ports[corner]);
      const space = graph.spaces[graph.ports.get(corner) ?? -1];
      if (tile === undefined || space === undefined) return [];
      const seats = state.players.flatMap((player, seat) => (player.ports.includes(tile.id) ? [seat] : []));
      const name = nameOf(space.name);
      return {
        tile: on(space.name, (pen, at) => drawPort(pen, at, radius, { name, ...tile }, pounds)),
        users: on(space.name, (pen, at) => drawPortUsers(pen, at, radius, seats)),
      };
    });
    return { tiles: found.map(({ tile }) => tile), users: found.map(({ users }) => users) };
  }

  const { spaces, ports: corners } = graphOf(state);
  const withPort = new Set([...corners.values()].map((place) => spaces[place]?.name));
  const unit = (space: Space, kind: Unit, style: Parameters<typeof drawPiece>[1]) => {
    // In place of the anchor, so that it does not hide what the port does.
    const [dx, dy, size] = withPort.has(space) ? [-0.5, -0.52, 0.37] : [0, 0.2, 0.54];
    return on(space, (pen, { x, y }) =>
      drawPiece(pen, style, kind, { x: x + radius * dx, y: y + radius * dy }, radius * size),
    );
  };

  /** The played turn in grey, the better one in colour, each with its tag. */
  function compared({ seat, ...turns }: NonNullable<MapMarks['compared']>): MapItem[] {
    const pieces = (['played', 'better'] as const).flatMap((name) => {
      const own = styleOf(seat);
      const style = name === 'played' ? { ...own, ...TURN_STYLES.played } : own;
      const { spaces, units } = turns[name];
      return spaces.flatMap((space) => {
        const kind = units[space];
        return [ringOn(space, name), ...(kind === undefined ? [] : [unit(space, kind, style)])];
      });
    });
    // On top of the pieces, side by side where both turns touch a space.
    const sides = [
      ['played', -1],
      ['better', 1],
    ] as const;
    const tags = sides.flatMap(([name, side]) =>
      turns[name].spaces.map((space) =>
        on(space, (pen, { x, y }) =>
          drawTurnTag(pen, name, { x: x + side * radius * 0.6, y: y + radius * 0.56 }, radius * 0.4),
        ),
      ),
    );
    return [...pieces, ...tags];
  }

  /** Dims every space that is neither selectable nor occupied. */
  function dimmed(selectable: (space: Space) => boolean): MapItem[] {
    const taken = occupied(state);
    return graphOf(state).spaces.flatMap(({ name }) =>
      selectable(name) || taken.has(name)
        ? []
        : on(name, (pen, at) => {
            hexPath(pen, at, radius + 0.5);
            fillPath(pen, 'rgba(244,236,216,0.62)');
          }),
    );
  }

  const { reach = [], prices = {} } = marks;
  const { tiles, users } = ports();
  return [
    ...costs(),
    ...tiles,
    ...Object.entries(state.map.blocked).map(([space, why]) =>
      on(space, (pen, at) => (why === 'neutral' ? neutral : covered)(pen, at, radius)),
    ),
    ...(marks.reach === undefined && marks.prices === undefined
      ? []
      : dimmed((space) => reach.includes(space) || space in prices)),
    ...reach.map((space) => ringOn(space, 'possible')),
    ...(['last', 'possible', 'chosen'] as const).flatMap((kind) =>
      marks[kind].map((space) => ringOn(space, kind)),
    ),
    ...users,
    ...state.players.flatMap(({ units }, seat) =>
      Object.entries(units).map(([space, kind]) => unit(space, kind, styleOf(seat))),
    ),
    ...(marks.compared === undefined ? [] : compared(marks.compared)),
    ...Object.entries(prices).map(([space, price]) =>
      on(space, (pen, at) => priceTag(pen, at, radius, nameOf(space), price)),
    ),
  ];
}

/** Returns items that replace the names of spaces with a piece by quiet ones (see `cutOutNames`). */
export function quietItems(state: GameState, grid: Grid, quiet: Canvas): MapItem[] {
  return graphOf(state).spaces.flatMap(({ name }, i) => {
    if (!hasPiece(state, name)) return [];
    const { x, y, width, height } = nameBox(state, grid, name);
    const draw = (pen: Pen) => pen.drawImage(quiet, 0, i * height, width, height, x, y, width, height);
    return { top: y, bottom: y + height, draw };
  });
}

const occupied = (state: GameState): ReadonlySet<Space> =>
  new Set(state.players.flatMap(({ units }) => Object.keys(units)));

/** Returns whether a unit or a neutral piece stands on a space, just below its name. */
export const hasPiece = ({ players, map }: GameState, space: Space): boolean =>
  map.blocked[space] === 'neutral' || players.some(({ units }) => space in units);

/** Colour, width and dashes of rings; widths and dashes in hex radii. */
const RINGS = {
  last: { colour: MARK, width: 0.09, dash: [0.22, 0.12] },
  possible: { colour: POSSIBLE, width: 0.12, dash: [] },
  chosen: { colour: CHOSEN, width: 0.15, dash: [0.001, 0.24] },
  played: { colour: PLAYED, width: 0.13, dash: [] },
  better: { colour: CHOSEN, width: 0.15, dash: [] },
} as const;
type RingKind = keyof typeof RINGS;

/** Draws a ring inside the edge of a space. */
function ring(pen: Pen, at: Point, radius: number, kind: RingKind): void {
  const { colour, width, dash } = RINGS[kind];
  hexPath(pen, at, radius * 0.92);
  strokePath(pen, '#ffffff', radius * (width + 0.08));
  pen.lineWidth = radius * width;
  pen.strokeStyle = colour;
  pen.setLineDash(dash.map((length) => length * radius));
  pen.stroke();
  pen.setLineDash([]);
}

function neutral(pen: Pen, centre: Point, radius: number): void {
  // Like units, below the name.
  const at = { x: centre.x, y: centre.y + radius * 0.12 };
  const head = { x: at.x, y: at.y - radius * 0.22 };
  drawDisc(pen, head, radius * 0.17, '#77726a', '#2f2c28', radius * 0.05);
  pen.beginPath();
  pen.moveTo(at.x - radius * 0.34, at.y + radius * 0.36);
  pen.quadraticCurveTo(at.x - radius * 0.3, at.y - radius * 0.04, at.x, at.y - radius * 0.06);
  pen.quadraticCurveTo(at.x + radius * 0.3, at.y - radius * 0.04, at.x + radius * 0.34, at.y + radius * 0.36);
  pen.closePath();
  pen.fill();
  pen.stroke();
}

function covered(pen: Pen, at: Point, radius: number): void {
  hexPath(pen, at, radius * 0.9);
  fillPath(pen, '#8d877b');
  const [left, right] = [at.x - radius * 0.36, at.x + radius * 0.36];
  const [top, bottom] = [at.y - radius * 0.36, at.y + radius * 0.36];
  lines(pen, '#4b463d', radius * 0.1, [left, bottom, right, top], [left, top, right, bottom]);
}

/** Draws the name of a space, by which players choose it, and what it costs. */
function priceTag(pen: Pen, at: Point, radius: number, name: string, price: string): void {
  hexPath(pen, at, radius * 0.9);
  fillPath(pen, '#fffdf6');
  ring(pen, at, radius, 'possible');
  const line = (top: number, height: number) => ({
    x: at.x - radius * 0.66,
    y: at.y + radius * top,
    width: radius * 1.32,
    height: radius * height,
  });
  write(pen, name, line(-0.72, 0.54), { size: radius * 0.54, bold: true, align: 'center', colour: MUTED });
  write(pen, price, line(-0.16, 0.74), { size: radius * 0.74, bold: true, align: 'center' });
}
