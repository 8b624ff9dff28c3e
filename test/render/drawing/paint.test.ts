/** A picture depends on its request alone, whatever the thread has drawn before. */
import { describe, expect, it } from 'vitest';
import type { Space } from '../../../src/engine/index.ts';
import { type PictureRequest, VIEWS } from '../../../src/render/index.ts';
import { gridFor, spaceAt } from '../../../src/render/map-grid.ts';
import { paint, paintVector } from '../../../src/render/render-picture.ts';
import { onCut, onWrite } from '../../../src/render/text-layout.ts';
import { SEATS } from '../../../src/render/theme.ts';
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

  it('writes an ordinary name in full on a solo score sheet', () => {
    const cuts: string[] = [];
    onCut((text) => void cuts.push(text));
    paint({ ...alone(), view: 'score', names: ['Aleksandra Wiśniewska'] });
    onCut(undefined);
    expect(cuts).toEqual([]);
  });

  it('writes ordinary names in full on the score sheet of four players', () => {
    const cuts: string[] = [];
    onCut((text) => void cuts.push(text));
    paint({ ...four(), view: 'score', names: ['Aleksandra', 'Christopher', 'Wojciech', 'Maximilian'] });
    onCut(undefined);
    expect(cuts).toEqual([]);
  });

  it.each(VIEWS)('writes at full opacity, also zeros and what is used up: %s', (view) => {
    const pale: string[] = [];
    onWrite((text, _pixels, _covered, { globalAlpha }) => void (globalAlpha < 1 && pale.push(text)));
    for (const seat of [0, 3]) paintVector({ ...four(), view, seat });
    onWrite(undefined);
    expect(pale).toEqual([]);
  });

  it('cuts a name that is too long and reports it', () => {
    const cuts: string[] = [];
    onCut((text) => void cuts.push(text));
    paint({ ...four(), view: 'table', names: ['W'.repeat(80)] });
    onCut(undefined);
    expect(cuts.join()).toContain('W'.repeat(80));
  });
});

describe('a map', () => {
  /** Returns the pixels of a strip of a space, in hex radii from its centre. */
  function strip(
    scene: Omit<PictureRequest, 'view'>,
    space: Space,
    top: number,
    bottom: number,
    side: number,
  ) {
    const grid = gridFor(scene.state, 1080);
    const { radius } = grid;
    const { x, y } = spaceAt(scene.state, grid, space);
    const pen = paint({ ...scene, view: 'map', width: 1080 }).getContext('2d');
    return [
      ...pen.getImageData(x - side * radius, y + top * radius, 2 * side * radius, (bottom - top) * radius)
        .data,
    ];
  }

  it('draws pieces on top of the rings of their spaces', () => {
    const taken = four().state.players.flatMap(({ units }) => Object.keys(units));
    expect(taken).not.toEqual([]);
    for (const space of taken) {
      const [plain, ringed] = [[], taken].map((possible) =>
        strip({ ...four(), last: [], possible }, space, -0.64, 0.74, 0.08),
      );
      expect(ringed, space).toEqual(plain);
    }
  });

  it('shows the names of spaces with rings in full', () => {
    const [plain, ringed] = [[], ['A2']].map((possible) =>
      strip({ ...four(), last: [], possible }, 'A2', -0.69, -0.36, 0.3),
    );
    expect(ringed).toEqual(plain);
  });

  it('draws the marks of all who have used a port on its tile, on top of its ring', () => {
    const { state } = four();
    const players = state.players.map((player) => ({ ...player, ports: [1] }));
    const scene = { ...four(), state: { ...state, players }, last: ['PA'] };
    const grid = gridFor(state, 1080);
    const { x, y } = spaceAt(state, grid, 'PA');
    const pen = paint({ ...scene, view: 'map', width: 1080 }).getContext('2d');
    const fills = [-0.51, -0.17, 0.17, 0.51].map((across) => {
      const { data } = pen.getImageData(x + across * grid.radius, y + 0.53 * grid.radius, 1, 1);
      return `#${Buffer.from(data.slice(0, 3)).toString('hex')}`;
    });
    expect(fills).toEqual(SEATS.map(({ fill }) => fill));
  });

  it('draws a neutral piece below the name of its space, in the colour of taken spaces', () => {
    const { state, ...scene } = alone();
    const players = state.players.map((player) => ({ ...player, units: { E6: 'cow' } as const }));
    const taken = { ...state, map: { ...state.map, blocked: {} }, players };
    expect(strip({ ...scene, state }, 'E6', -0.7, -0.36, 0.4)).toEqual(
      strip({ ...scene, state: taken }, 'E6', -0.7, -0.36, 0.4),
    );
  });
});
