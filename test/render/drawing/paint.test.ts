/** A picture depends on its request alone, whatever the thread has drawn before. */
import { describe, expect, it } from 'vitest';
import { type PictureRequest, VIEWS } from '../../../src/render/index.ts';
import { paint } from '../../../src/render/render-picture.ts';
import { onCut } from '../../../src/render/text-layout.ts';
import { alone, four, plain } from '../fixtures/scenes.ts';

const REQUESTS: PictureRequest[] = [four(), alone(), plain()].flatMap((scene) => [
  ...VIEWS.map((view) => ({ ...scene, view, width: 300 })),
  { ...scene, view: 'map' as const, highlight: 'reach' as const, width: 300 },
]);

const drawn = (request: PictureRequest) => paint(request).toBuffer('raw');

describe('painting', () => {
  it('gives the same picture again after all others, and does not change the position', () => {
    const before = REQUESTS.map((request) => JSON.stringify(request));
    const first = REQUESTS.map(drawn);
    REQUESTS.forEach((request, i) => {
      expect(Buffer.compare(drawn(request), first[i] as Buffer), `${i} ${request.view}`).toBe(0);
    });
    expect(REQUESTS.map((request) => JSON.stringify(request))).toEqual(before);
  });

  it('writes an ordinary name whole on the score sheet of a player alone', () => {
    const cuts: string[] = [];
    onCut((text) => void cuts.push(text));
    paint({ ...alone(), view: 'score', names: ['Aleksandra Wiśniewska'] });
    onCut(undefined);
    expect(cuts).toEqual([]);
  });

  it('cuts a name that is too long and reports it', () => {
    const cuts: string[] = [];
    onCut((text) => void cuts.push(text));
    paint({ ...four(), view: 'table', names: ['W'.repeat(80)] });
    onCut(undefined);
    expect(cuts.join()).toContain('W'.repeat(80));
  });
});
