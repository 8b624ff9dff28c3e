/** A picture depends on its request alone, whatever the thread has drawn before. */
import { describe, expect, it } from 'vitest';
import { createSurface, TEXT } from '../../src/render/canvas.ts';
import { type PictureRequest, VIEWS } from '../../src/render/index.ts';
import { paint } from '../../src/render/render-picture.ts';
import { onCut, widthOf } from '../../src/render/text-layout.ts';
import { alone, four, plain } from './fixtures/scenes.ts';

const REQUESTS: PictureRequest[] = [four(), alone(), plain()].flatMap((scene) => [
  ...VIEWS.map((view) => ({ ...scene, view, width: 300 })),
  { ...scene, view: 'map' as const, highlight: 'reach' as const, width: 300 },
]);

const drawn = (request: PictureRequest) => paint(request).toBuffer('raw');

describe('painting', () => {
  it('gives the same picture again after all the others, and leaves the position as it was', () => {
    const before = REQUESTS.map((request) => JSON.stringify(request));
    const first = REQUESTS.map(drawn);
    REQUESTS.forEach((request, i) => {
      expect(Buffer.compare(drawn(request), first[i] as Buffer), `${i} ${request.view}`).toBe(0);
    });
    expect(REQUESTS.map((request) => JSON.stringify(request))).toEqual(before);
  });

  it('measures a name in a script of which there is no font as wide as it is drawn, at any size', () => {
    const { pen } = createSurface(10, 10);
    pen.scale(0.37, 0.37);
    const name = '漢字'.repeat(8);
    for (const size of [20, 62]) {
      const width = widthOf(pen, name, { size });
      pen.font = `500 ${size}px "${TEXT}"`;
      expect(width, `size ${size}`).toBe(pen.measureText(name).width);
    }
  });

  it('cuts a name that is too long and reports it', () => {
    const cuts: string[] = [];
    onCut((text) => void cuts.push(text));
    paint({ ...four(), view: 'table', names: ['W'.repeat(80)] });
    onCut(undefined);
    expect(cuts.join()).toContain('W'.repeat(80));
  });
});
