/** The file of the editor: always complete, and used by new games only. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT, type Content, contentId, loadContent, readContent } from '../../../src/content/index.ts';
import { openContentFile } from '../../../src/tools/figures/file.ts';
import { toggleRiver, withCost } from '../../../src/tools/figures/model/hexes.ts';
import { ANN, clock, done, openApp, PLACE } from '../../core/fixtures/table.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

let folder = '';
const path = () => join(folder, 'mine.json');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function loaded(): Content {
  const file = loadContent(path());
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.content;
}

describe('the content file', () => {
  it('begins with the shipped figures under another name, and is written only after a change', () => {
    expect(openContentFile(path()).read()).toEqual({ ...CONTENT, name: 'My copy' });
    expect(readdirSync(folder)).toEqual([]);
  });
  it('has every change, and nothing is beside it', () => {
    const file = openContentFile(path());
    const changed = withCost(file.read(), 'A1', 'A1', 6);
    expect(file.save(changed)).toEqual([]);
    expect(loaded()).toEqual(changed);
    expect(openContentFile(path()).read()).toEqual(changed);
    expect(readdirSync(folder)).toEqual(['mine.json']);
  });
  it('that cannot be written stays as last saved, and the same change can be saved later', () => {
    const file = openContentFile(path());
    const before = file.read();
    const changed = withCost(before, 'A1', 'A1', 6);
    mkdirSync(`${path()}.new`);
    expect(() => file.save(changed)).toThrow('EISDIR');
    expect(file.read()).toEqual(before);
    rmdirSync(`${path()}.new`);
    expect(file.save(changed)).toEqual([]);
    expect(loaded()).toEqual(changed);
  });
  it('cannot be in a folder that does not exist', () => {
    expect(() => openContentFile(join(folder, 'none', 'mine.json'))).toThrow(
      `There is no folder ${join(folder, 'none')}.`,
    );
  });
  it('of an owner may have only some tables', () => {
    writeFileSync(path(), '\uFEFF{ "name": "Mine", "highestBid": 25 }');
    expect(openContentFile(path()).read()).toEqual({ ...CONTENT, name: 'Mine', highestBid: 25 });
  });
  it('is saved with values that contradict each other, to be mended later; the bot refuses it until then', () => {
    const wrong = toggleRiver(CONTENT, 'A1', 'A2', 'A3');
    expect(openContentFile(path()).save(wrong)).toEqual([]);
    expect(loadContent(path())).toMatchObject({ ok: false, problems: [{ code: 'riverAtLoch' }] });
    expect(openContentFile(path()).read()).toEqual(wrong);
  });
  it('is not overwritten with content of another shape', () => {
    const file = openContentFile(path());
    file.save(CONTENT);
    expect(file.save({ ...CONTENT, highestBid: 'many' })).toEqual([expect.stringContaining('highestBid')]);
    expect(loaded()).toEqual(CONTENT);
  });
  it.each([
    ['{ "clans": ', 'line 1'],
    ['{ "highestBid": "many" }', 'highestBid'],
  ])('that is no content is left as it is: %s', (text, reason) => {
    writeFileSync(path(), text);
    expect(() => openContentFile(path())).toThrow(reason);
    expect(readFileSync(path(), 'utf8')).toBe(text);
  });
});

it('a running game keeps its figures when the file changes; the next game has the new ones', async () => {
  const file = openContentFile(path());
  file.save(withCost(file.read(), 'A1', 'A1', 6));
  const first = loaded();
  const store = memoryStore(clock());
  const { app } = await openApp({ store, content: first });
  const { id } = done(await app.lobby.create(ANN, PLACE, { players: 1 })).game.record;
  done(await app.lobby.start(ANN, id));

  file.save(withCost(file.read(), 'A1', 'A1', 5));
  const { app: later } = await openApp({ store, content: loaded() });
  done(await later.play.play(ANN, id, { action: { type: 'pick', offer: 0 } }));
  const game = await later.queries.getGame(id);
  expect(game?.state?.setup.content).toBe(contentId(first));
  const stored = (await store.content.list()).find((one) => one.id === contentId(first));
  expect(readContent(stored?.json ?? '')?.content.maps.sides.A1.hexes.A1).toMatchObject({ cost: 6 });
  const next = done(await later.lobby.create(ANN, { ...PLACE, channel: 'another' }, { players: 1 }));
  expect(next.game.record.content).toBe(contentId(loaded()));
});
