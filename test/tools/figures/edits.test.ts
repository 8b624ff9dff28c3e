/** What the editor of figures does to content, without a browser. */
import { describe, expect, it } from 'vitest';
import {
  CONTENT,
  type Content,
  findProblems,
  parseContent,
  provenanceSummary,
} from '../../../src/content/index.ts';
import { changesOf } from '../../../src/tools/figures/model/changes.ts';
import {
  confirmHex,
  confirmRivers,
  hexesOf,
  marksOfSide,
  neighbour,
  riverBetween,
  toggleRiver,
  withCost,
  withLand,
  withLoch,
} from '../../../src/tools/figures/model/hexes.ts';
import { addStep, redo, startHistory, undo } from '../../../src/tools/figures/model/history.ts';
import { confirmEntry, marksIn, valueAt, withFigure } from '../../../src/tools/figures/model/values.ts';

const hexOf = (content: Content, side: 'A1' | 'A2', name: string) => content.maps.sides[side].hexes[name];

describe('the history', () => {
  const three = addStep(addStep(startHistory('a'), 'b'), 'c');
  it('undoes step by step, and stops at the beginning', () => {
    expect(undo(three).now).toBe('b');
    expect(undo(undo(undo(three))).now).toBe('a');
  });
  it('redoes what was undone, until something else is done', () => {
    expect(redo(redo(undo(undo(three))))).toEqual(three);
    expect(redo(addStep(undo(three), 'd')).now).toBe('d');
  });
});

describe('a cost', () => {
  it('that is typed confirms its hex as a whole, and leaves the shipped content alone', () => {
    const changed = withCost(CONTENT, 'A2', 'D4', 5);
    expect(hexOf(changed, 'A2', 'D4')).toEqual({
      land: ['grassland'],
      cost: 5,
      observed: 'terrain and cost',
      doubtful: false,
    });
    expect(hexOf(CONTENT, 'A2', 'D4')).toMatchObject({ cost: 2, doubtful: true });
    expect(provenanceSummary(changed).hexCosts.observed).toBe(26);
  });
  it('is ignored by a loch', () => expect(withCost(CONTENT, 'A1', 'A2', 3)).toBe(CONTENT));
  it('outside 1 to 6 is a problem of the content checks', () => {
    expect(parseContent(withCost(CONTENT, 'A1', 'A1', 7))).toMatchObject({
      ok: false,
      problems: [{ code: 'outOfRange', path: 'maps.sides.A1.hexes.A1.cost' }],
    });
  });
});

describe('land', () => {
  it('is added and removed, but the last one stays', () => {
    const both = withLand(CONTENT, 'A1', 'A4', 'grassland');
    expect(hexOf(both, 'A1', 'A4')).toMatchObject({ land: ['grassland', 'mountain'] });
    const grass = withLand(both, 'A1', 'A4', 'mountain');
    expect(hexOf(grass, 'A1', 'A4')).toMatchObject({ land: ['grassland'] });
    expect(withLand(grass, 'A1', 'A4', 'grassland')).toBe(grass);
  });
  it('counts as observed once it is entered; its cost does not', () => {
    const before = provenanceSummary(CONTENT);
    const after = provenanceSummary(withLand(CONTENT, 'A2', 'A1', 'forest'));
    expect(after.hexLand.observed).toBe(before.hexLand.observed + 1);
    expect(after.hexCosts).toEqual(before.hexCosts);
  });
  it('replaces a loch', () => {
    expect(hexOf(withLand(CONTENT, 'A1', 'A2', 'forest'), 'A1', 'A2')).toMatchObject({
      land: ['forest'],
      cost: 1,
    });
  });
  it('becomes a loch, which ends its rivers on all sides that can be there', () => {
    const river = toggleRiver(CONTENT, 'B1', 'G3', 'F3');
    expect(findProblems(river)).toEqual([]);
    const loch = withLoch(river, 'A2', 'F3');
    expect(hexOf(loch, 'A2', 'F3')).toEqual({ loch: true, observed: 'terrain and cost' });
    const left = [...loch.maps.sides.A2.rivers, ...loch.maps.sides.B1.rivers].flat();
    expect(left).not.toContain('F3');
    expect(findProblems(loch)).toEqual([]);
  });
});

describe('a river', () => {
  it('is added between two hexes, observed, and removed from either of them', () => {
    const added = toggleRiver(CONTENT, 'A1', 'C2', 'B1');
    expect(riverBetween(added.maps.sides.A1, 'C2', 'B1')).toEqual(['B1', 'C2']);
    expect(toggleRiver(added, 'A1', 'B1', 'C2').maps.sides.A1).toEqual(CONTENT.maps.sides.A1);
  });
  it('at a loch is reported at once by the content checks', () => {
    const wrong = toggleRiver(CONTENT, 'A1', 'A2', 'A3');
    expect(findProblems(wrong)).toContainEqual(expect.objectContaining({ code: 'riverAtLoch' }));
  });
  it('runs to the neighbour in a direction, and never off the map', () => {
    const around = [0, 1, 2, 3, 4, 5].map((direction) => neighbour('B2', direction));
    expect(around).toEqual(['B1', 'C2', 'C3', 'B3', 'A3', 'A2']);
    expect(neighbour('A1', 0)).toBeUndefined();
  });
});

it('a side whose hexes and rivers are all confirmed has no mark left', () => {
  const hexes = hexesOf('A2').reduce((content, hex) => confirmHex(content, 'A2', hex), CONTENT);
  const all = confirmRivers(hexes, 'A2');
  expect(new Set(marksOfSide(all.maps.sides.A2))).toEqual(new Set(['observed']));
  expect(marksOfSide(CONTENT.maps.sides.A2)).toContain('reconstructed');
  expect(findProblems(all)).toEqual([]);
});

describe('a figure of a table', () => {
  it('is changed by its path, and its entry counts as observed', () => {
    const changed = withFigure(CONTENT, ['startingTiles', '1', 'goods', 'bread'], 3);
    expect(changed.startingTiles[1]).toMatchObject({ goods: { bread: 3 }, provenance: 'observed' });
    expect(changed.startingTiles[2]).toBe(CONTENT.startingTiles[2]);
  });
  it('of the export board counts for its own side', () => {
    const changed = withFigure(CONTENT, ['exportBoard', 'track', 'small', 'length'], 29);
    expect(changed.exportBoard.provenance).toEqual({ small: 'observed', large: 'observed' });
    expect(confirmEntry(CONTENT, ['exportBoard', 'contractCost'])).toBe(CONTENT);
  });
  it('without a mark is changed alone', () => {
    expect(withFigure(CONTENT, ['highestBid'], 25)).toEqual({ ...CONTENT, highestBid: 25 });
  });
  it('has a mark that is counted', () => {
    expect(marksIn(valueAt(CONTENT, ['market']))).toEqual(['likely', 'observed']);
  });
});

describe('the changes to contribute', () => {
  it('are none for shipped content, whatever its name', () => {
    expect(changesOf({ ...CONTENT, name: 'Mine' })).toEqual({ name: 'Mine' });
  });
  it('are the tables and map sides that differ, and make a content file with the same figures', () => {
    const changed = withFigure(withCost(CONTENT, 'A2', 'A1', 6), ['startingTiles', '0', 'money'], 50);
    const changes = changesOf({ ...changed, name: 'Mine' });
    expect(Object.keys(changes)).toEqual(['name', 'startingTiles', 'maps']);
    expect(changes.maps).toEqual({ sides: { A2: changed.maps.sides.A2 } });
    expect(parseContent(changes)).toEqual({ ok: true, content: { ...changed, name: 'Mine' } });
  });
});
