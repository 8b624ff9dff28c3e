/** A game keeps the content it began with, whatever content is in use later. */
import { describe, expect, it } from 'vitest';
import {
  CLANS,
  CONTENT,
  type Content,
  contentId,
  parseContent,
  readContent,
} from '../../src/content/index.ts';
import { memoryStore } from '../storage/fixtures/memory/index.ts';
import { ANN, clock, done, openApp, PLACE } from './fixtures/table.ts';

/** The shipped content under another name, which changes its id. */
function renamed(name: string): Content {
  const parsed = parseContent({ ...CONTENT, name });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.content;
}

describe('content', () => {
  it('is stored with the first game that uses it, as text that gives the same values', async () => {
    const { app, store } = await openApp();
    expect(await store.content.list()).toEqual([]);
    const { content } = done(await app.lobby.create(ANN, PLACE, { players: 1 })).game.record;
    expect(content).toBe(contentId(CONTENT));
    const [kept, ...rest] = await store.content.list();
    expect(rest).toEqual([]);
    expect(readContent(kept?.json ?? '')).toEqual({ id: kept?.id, content: CONTENT });
    expect(kept?.id).toBe(contentId(CONTENT));
  });

  it('of an owner stays with its game after the owner changes it', async () => {
    const own = renamed('Figures of a test');
    const store = memoryStore(clock());
    const { app } = await openApp({ store, content: own });
    const { id, content } = done(await app.lobby.create(ANN, PLACE, { players: 1 })).game.record;
    expect(content).toBe(contentId(own));
    done(await app.lobby.start(ANN, id));
    const { app: later } = await openApp({ store });
    expect((await later.queries.getGame(id))?.state?.setup.content).toBe(content);
    done(await later.play.play(ANN, id, { action: { type: 'pick', offer: 0 } }));
    done(await later.play.concede(ANN, id));
    expect(done(await later.lobby.rematch(ANN, id)).game.record.content).toBe(contentId(CONTENT));
  });

  it('of a game stays readable after a clan was added, though new files must contain that clan', async () => {
    const own = renamed('Figures of nine clans');
    const store = memoryStore(clock());
    const { app } = await openApp({ store, content: own });
    const { id } = done(await app.lobby.create(ANN, PLACE, { players: 1 })).game.record;
    done(await app.lobby.start(ANN, id));
    const clans: string[] = CLANS as unknown as string[];
    clans.push('sinclair');
    try {
      expect(parseContent({ ...CONTENT })).toMatchObject({ ok: false, problems: [{ code: 'missingClan' }] });
      const { app: later, log } = await openApp({ store });
      expect((await later.queries.getGame(id))?.state?.setup.content).toBe(contentId(own));
      done(await later.play.play(ANN, id, { action: { type: 'pick', offer: 0 } }));
      expect(log).toEqual([]);
    } finally {
      clans.pop();
    }
  });

  it('of a game that another process started is found in the store', async () => {
    const store = memoryStore(clock());
    const { app: first } = await openApp({ store });
    const own = renamed('Figures of another process');
    const { app: second } = await openApp({ store, content: own });
    const { id } = done(await second.lobby.create(ANN, PLACE, { players: 1 })).game.record;
    done(await second.lobby.start(ANN, id));
    expect((await first.queries.getGame(id))?.state?.setup.content).toBe(contentId(own));
  });

  it('that is unreadable is logged once, and other games continue', async () => {
    const store = memoryStore(clock());
    await store.content.save('0123456789abcdef', 'no json');
    await store.content.save('fedcba9876543210', '{"contracts":[]}');
    await store.content.save('aaaaaaaaaaaaaaaa', JSON.stringify({ version: 99, content: CONTENT }));
    // A value in the database was changed by hand.
    await store.content.save('bbbbbbbbbbbbbbbb', JSON.stringify(renamed('Changed')));
    const { app, log } = await openApp({ store });
    expect(log).toHaveLength(4);
    const { record } = done(await app.lobby.create(ANN, PLACE, { players: 1 })).game;
    await store.games.commit({
      record: { ...record, seed: 'x', version: 2, content: '0123456789abcdef' },
      expected: 1,
      keep: 0,
      append: [],
      snapshot: undefined,
      announcements: [],
    });
    await expect(app.queries.getGame(record.id)).rejects.toThrow('0123456789abcdef');
    await expect(app.queries.getGame(record.id)).rejects.toThrow('0123456789abcdef');
    expect(log).toHaveLength(5);
    done(await app.lobby.create(ANN, { ...PLACE, channel: 'another' }, { players: 1 }));
  });
});
