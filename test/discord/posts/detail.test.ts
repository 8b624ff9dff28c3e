/** The small picture of a collapsed post. */
import { describe, expect, it } from 'vitest';
import { createDetail } from '../../../src/discord/posts/detail.ts';
import { createFailureCounter } from '../../../src/discord/posts/failures.ts';
import { createNewerEntries } from '../../../src/discord/posts/newer-entries.ts';
import { createNewestDrawings } from '../../../src/discord/posts/newest-drawings.ts';
import { createPicturePreparation } from '../../../src/discord/posts/prepare-pictures.ts';
import { legalActions } from '../../../src/engine/index.ts';
import { firstRound } from '../../core/fixtures/table.ts';

/** A game after a unit was placed, and the renderer of its detail. `waitMs`: how long drawing is behind. */
async function placed({ fails = false, waitMs = 0 } = {}) {
  const made = await firstRound(2);
  const before = (await made.look()).moves.length;
  const state = await made.state();
  const seat = state.stack.at(-1)?.seat ?? 0;
  const action = legalActions(state, seat).find(({ type }) => type === 'expand');
  if (action?.type !== 'expand') throw new Error('nothing can be placed');
  const { moves } = await made.move({ seat, action });
  const warned: string[] = [];
  const log = { info() {}, error() {}, warn: (_: object, message: string) => warned.push(message) };
  const drawn = async () => {
    if (fails) throw new Error('no pictures today');
  };
  const newer = createNewerEntries();
  const newest = createNewestDrawings();
  const pictures = createPicturePreparation(
    { log, drawn, newer, newest, drawingWait: () => waitMs },
    createFailureCounter(),
  );
  const detail = createDetail({ services: made.app, log, pictures });
  const of = (from: number, to: number) => detail(made.id, { from, to });
  return { of, detail, id: made.id, before, after: moves.length, space: action.space, warned };
}

describe('the small picture of a collapsed post', () => {
  it('is the map around the spaces that its moves changed', async () => {
    const { of, before, after, space } = await placed();
    expect(await of(before, after)).toMatchObject({ view: 'map', detail: true, last: [space] });
  });

  it('is omitted if its moves changed no space, were undone, or are unknown', async () => {
    const { of, detail, id, before, after, warned } = await placed();
    expect(await of(before, before)).toBeUndefined();
    expect(await of(after, after + 9)).toBeUndefined();
    expect(await detail(id, undefined)).toBeUndefined();
    expect(await detail('gone2345', { from: 0, to: 1 })).toBeUndefined();
    expect(warned).toEqual([]);
  });

  it('is omitted if it cannot be drawn', async () => {
    const { of, before, after, warned } = await placed({ fails: true });
    expect(await of(before, after)).toBeUndefined();
    expect(warned).toHaveLength(1);
  });

  it('is omitted while drawing is behind by more than a second', async () => {
    const late = await placed({ waitMs: 1001 });
    expect(await late.of(late.before, late.after)).toBeUndefined();
    expect(late.warned).toEqual([]);
    const inTime = await placed({ waitMs: 1000 });
    expect(await inTime.of(inTime.before, inTime.after)).toBeDefined();
  });
});
