/** Emblems of port tiles: a hexagonal jetty with the effect of the port. */
import type { Pen } from '../canvas.ts';
import { hexPath } from '../hexes.ts';
import { drawIcon, type Icon } from '../icons.ts';
import { fillPath, LINE, lines, polygon, shape, strokePath } from '../shapes.ts';
import { drawSign } from '../unit-pieces.ts';
import type { PortEmblem } from './names.ts';
import { THINGS } from './things.ts';

type Draw = (pen: Pen) => void;

const PLANKS = '#e6c48a';

/** Scales, moves and turns a drawing. */
const at =
  (x: number, y: number, size: number, draw: Draw, turn = 0): Draw =>
  (pen) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.scale(size, size);
    draw(pen);
    pen.restore();
  };
const icon =
  (name: Icon): Draw =>
  (pen) =>
    drawIcon(pen, name, { x: 0, y: 0 }, 1);
/** An arrow from left to right, spanning a square from -1 to 1. */
const arrow: Draw = (pen) => {
  shape(pen, LINE, 'M-1 -.24 L.16 -.24 .16 -.8 1 0 .16 .8 .16 .24 -1 .24 Z', 0.1);
};
/** Draws parts on a jetty of planks. */
const onJetty =
  (...parts: Draw[]): Draw =>
  (pen) => {
    hexPath(pen, { x: 0, y: 0 }, 1.04);
    fillPath(pen, PLANKS);
    strokePath(pen, '#5b3a12', 0.17);
    for (const part of parts) part(pen);
  };

export const PORTS: Readonly<Record<PortEmblem, Draw>> = {
  portSpareAnimal: onJetty(
    (pen) => drawSign(pen, 'cow', { x: 0.27, y: 0.06 }, 0.6, '#8d2a1f', PLANKS),
    (pen) => lines(pen, LINE, 0.22, [-0.7, 0.06, -0.46, 0.06]),
  ),
  portExchangeBasic: onJetty(at(-0.52, 0, 0.3, arrow), at(0.3, 0, 0.68, THINGS.grain)),
  portExchangeProcessed: onJetty(at(-0.54, 0, 0.3, arrow), at(0.34, 0, 0.56, THINGS.bread)),
  portBonusUpgrade: onJetty(at(-0.34, 0, 0.58, icon('bonusUpgrade')), at(0.36, 0, 0.5, THINGS.glory)),
  portMoney: onJetty(at(0, 0, 0.64, THINGS.pounds)),
  portShiftPrice: onJetty(
    (pen) =>
      shape(
        pen,
        LINE,
        () =>
          polygon(
            pen,
            ...[-0.44, -0.74, -0.14, -0.34, -0.34, -0.34, -0.34, 0.34, -0.14, 0.34],
            ...[-0.44, 0.74, -0.74, 0.34, -0.54, 0.34, -0.54, -0.34, -0.74, -0.34],
          ),
        0.06,
      ),
    at(0.38, 0, 0.48, THINGS.pounds),
  ),
  portExchangeUnits: onJetty(at(0.06, -0.32, 0.56, arrow), at(-0.06, 0.32, 0.56, arrow, Math.PI)),
  portDrawContracts: onJetty(at(0.24, -0.04, 0.68, icon('contract')), at(-0.4, 0.14, 0.42, THINGS.pounds)),
  portCopy: onJetty(at(0, 0, 0.76, icon('port'))),
};
