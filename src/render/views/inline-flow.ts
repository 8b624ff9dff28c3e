/** Rows of icons and numbers. */
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawIcon, type Icon } from '../icons.ts';
import { drawDisc, fillPolygon, lines } from '../shapes.ts';
import { drawStamp } from '../stamps.ts';
import { type Box, widthOf, write } from '../text-layout.ts';
import { ACCENT, INK, MUTED } from '../theme.ts';

/** An item in a row: it states its width for a size, and draws itself from its left edge. */
export interface Item {
  width(size: number): number;
  draw(x: number, y: number, size: number): void;
}

/**
 * Draws items in a row, shrunk to fit. Returns their total width. `size`: half an icon's height; `even`:
 * spreads them over the box.
 */
export function flow(
  pen: Pen,
  items: readonly Item[],
  box: Box,
  size: number,
  { gap = 0.9, even = false }: { gap?: number; even?: boolean } = {},
): number {
  const natural = items.reduce((sum, item) => sum + item.width(size), 0) + gap * size * (items.length - 1);
  const fitting = natural > box.width ? (size * box.width) / natural : size;
  const used = items.reduce((sum, item) => sum + item.width(fitting), 0);
  const space = even && items.length > 1 ? (box.width - used) / (items.length - 1) : gap * fitting;
  let x = box.x;
  pen.save();
  for (const item of items) {
    item.draw(x, box.y + box.height / 2, fitting);
    x += item.width(fitting) + space;
  }
  pen.restore();
  return x - space - box.x;
}

/** Draws one item in the centre of a box. */
export function centred(pen: Pen, item: Item, box: Box, size: number): void {
  const width = item.width(size);
  const x = box.x + Math.max(0, (box.width - width) / 2);
  flow(pen, [item], { ...box, x }, size);
}

/** Font size relative to half an icon's height. */
export const FIGURE = 1.75;

/** Returns a number or a short text as an item. */
export function text(pen: Pen, words: string, colour = INK, scale = FIGURE): Item {
  const style = (size: number) => ({ size: size * scale, bold: true, colour });
  const width = (size: number) => widthOf(pen, words, style(size));
  return {
    width,
    draw: (x, y, size) => {
      const box = { x, y: y - size * 1.3, width: width(size) + 1, height: size * 2.6 };
      write(pen, words, box, style(size));
    },
  };
}

/** Returns an icon as an item. */
export const icon = (pen: Pen, name: Icon, scale = 1): Item => ({
  width: (size) => size * 2 * scale,
  draw: (x, y, size) => drawIcon(pen, name, { x: x + size * scale, y }, size * scale),
});

/** Combines items into one with small gaps. */
export function together(items: readonly Item[], gap = 0.3): Item {
  const width = (size: number) =>
    items.reduce((sum, item) => sum + item.width(size), 0) + gap * size * (items.length - 1);
  return {
    width,
    draw: (x, y, size) => {
      let left = x;
      for (const item of items) {
        item.draw(left, y, size);
        left += item.width(size) + gap * size;
      }
    },
  };
}

/** Returns a pale icon. */
export const paleIcon = (pen: Pen, name: Icon): Item => ({
  ...icon(pen, name),
  draw: (x, y, size) => {
    pen.globalAlpha = 0.42;
    drawIcon(pen, name, { x: x + size, y }, size);
    pen.globalAlpha = 1;
  },
});

/** Returns an icon with its number; at zero, the icon is pale but the number stays legible. */
export const figure = (pen: Pen, name: Icon, words: string, none = false): Item =>
  together(none ? [paleIcon(pen, name), text(pen, words, MUTED)] : [icon(pen, name), text(pen, words)]);

/** Returns an arrow from requirements to rewards. */
export const arrow = (pen: Pen): Item => ({
  width: (size) => size * 1.7,
  draw: (x, y, size) => {
    const back = x + size * 0.9;
    lines(pen, ACCENT, size * 0.34, [x + size * 0.1, y, x + size * 1.1, y]);
    fillPolygon(pen, ACCENT, x + size * 1.65, y, back, y - size * 0.6, back, y + size * 0.6);
  },
});

/** Draws a tick in a disc. */
export function drawTick(pen: Pen, at: Point, r: number): void {
  drawStamp(pen, ['tick', r], at, 1.2 * r, (own, { x, y }) => {
    drawDisc(own, { x, y }, r, '#2f6b3a', '#fffdf6', r * 0.24);
    const tick = [x - r * 0.48, y + r * 0.04, x - r * 0.1, y + r * 0.42, x + r * 0.5, y - r * 0.4];
    lines(own, '#fffdf6', r * 0.34, tick);
  });
}

/** Returns an item with a tick at its lower right. */
export const ticked = (pen: Pen, item: Item): Item => ({
  width: (size) => item.width(size) + size * 0.3,
  draw: (x, y, size) => {
    item.draw(x, y, size);
    drawTick(pen, { x: x + item.width(size) - size * 0.1, y: y + size * 0.66 }, size * 0.48);
  },
});
