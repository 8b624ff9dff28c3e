/** The proof of a storm finds what was lost, doubled, missing or unanswered, and nothing in a good run. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../../src/content/index.ts';
import { legalActions, openDecisions, passiveAction } from '../../../src/engine/index.ts';
import { gamesOf } from '../../../src/tools/storm/games.ts';
import { journaling, type Line } from '../../../src/tools/storm/journal.ts';
import type { RecordedPost } from '../../../src/tools/storm/post-recorder.ts';
import { type Defect, prove, type Records } from '../../../src/tools/storm/proof.ts';
import { ANN, BEN, bytesOf, done, PLACE } from '../../core/fixtures/table.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is not there');
  return value;
}

/** A game of two, played and posted by a bot without any faults. */
async function quietGame(moves: number): Promise<Records> {
  const [lines, posts, presses] = [[] as Line[], [] as RecordedPost[], [] as Records['presses'][number][]];
  const kept = memoryStore();
  const store = journaling(
    kept,
    (line) => void lines.push(line),
    () => {},
  );
  const appOn = (one: typeof kept) =>
    createServices({ store: one, content: CONTENT, now: () => new Date(), random: bytesOf('storm') });
  const app = await appOn(store);
  const tick = () => vi.advanceTimersByTime(100);
  const tell = async () => {
    for (const { id, game, channel, announcement } of await store.outbox.claim(100)) {
      tick();
      const message = `message-${id}`;
      const { ping: pinged } = announcement;
      const is = { gone: false, plain: false };
      posts.push({ id: message, channel, nonce: `${game}-${id}-x`, pinged, at: Date.now(), ...is });
      await store.outbox.acknowledge(id, { last: { message, kind: announcement.kind }, announcements: [] });
    }
  };
  const id = done(await app.lobby.create(ANN, PLACE, { players: 2, seed: 'abc' })).game.record.id;
  await app.lobby.join(BEN, id);
  await app.lobby.start(ANN, id);
  await tell();
  for (let move = 0; move < moves; move++) {
    const { state, record } = there(await app.queries.getGame(id));
    const { seat } = there(openDecisions(there(state)).find(({ required }) => required));
    const user = there(record.members[there(there(state).seating[seat])]).user;
    const action = passiveAction(there(state), seat) ?? there(legalActions(there(state), seat)[0]);
    tick();
    presses.push({ user, at: Date.now() });
    tick();
    done(await app.play.play(user === ANN.user ? ANN : BEN, id, { action }));
    await tell();
  }
  return { lines, posts, presses, unanswered: [], games: await gamesOf(lines, kept, await appOn(kept)) };
}

let whole: Records;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  whole = await quietGame(16);
});
afterAll(() => void vi.useRealTimers());

const costs = (records: Records) => [...new Set(prove(records).map(({ cost }) => cost))];
const whatOf = (records: Records) =>
  prove(records)
    .map(({ what }) => what)
    .join('\n');
const game = () => there(whole.games[0]);
const withGame = (changed: Partial<Records['games'][number]>): Records => ({
  ...whole,
  games: [{ ...game(), ...changed }],
});
/** The last post that pings a user. */
const call = () => there(whole.posts.findLast(({ pinged }) => pinged.length > 0));
const withoutPost = (post: RecordedPost) => whole.posts.filter((one) => one !== post);

describe('the check of a storm', () => {
  it('finds nothing if all is well', () => {
    expect(game().moves.length).toBeGreaterThan(10);
    expect(prove(whole)).toEqual([]);
  });

  it('finds a missing move', () => {
    const moves = game().moves.slice(0, -1);
    expect(costs(withGame({ moves }))).toContain('lost');
    const { record } = game();
    const earlier = withGame({ moves, record: { ...record, version: record.version - 1 } });
    expect(whatOf(earlier)).toContain('which people knew of');
  });

  it('finds a position that does not follow from the moves', () => {
    const position = { ...there(game().position), round: 9 };
    expect(whatOf(withGame({ position }))).toContain('do not lead to the position');
  });

  it('finds a post that came twice', () => {
    const twice = { ...whole, posts: [...whole.posts, { ...call(), id: 'again' }] };
    expect(costs(twice)).toEqual(['doubled']);
    expect(whatOf(twice)).toContain('was posted 2 times');
  });

  it('finds a post that stayed in plain words, unless it was taken away', () => {
    const left = (is: object): Records => ({
      ...whole,
      posts: [...withoutPost(call()), { ...call(), ...is }],
    });
    expect(whatOf(left({ plain: true }))).toContain('never got its full form');
    expect(whatOf(left({ plain: true, gone: true }))).not.toContain('never got its full form');
  });

  it('finds a post without an announcement', () => {
    expect(costs({ ...whole, posts: [...whole.posts, { ...call(), nonce: 'x-999-x' }] })).toEqual([
      'doubled',
    ]);
  });

  it('finds moves in two posts, and moves in none', () => {
    const last = there(
      whole.lines.findLast((line) => line.type === 'owed' && line.announcement.kind === 'moved'),
    );
    const with_ = (from: number): Records => ({
      ...whole,
      lines: whole.lines.map((line) =>
        line === last && line.type === 'owed' && line.announcement.kind === 'moved'
          ? { ...line, announcement: { ...line.announcement, from: line.announcement.from + from } }
          : line,
      ),
    });
    expect(whatOf(with_(-1))).toContain('are told by two posts');
    expect(whatOf(with_(1))).toContain('are told by no post');
  });

  it('finds a post that should have been removed', () => {
    const [first, second] = whole.posts as [RecordedPost, RecordedPost];
    const lines = whole.lines.map(
      (line): Line =>
        line.type === 'told' && line.message === second.id
          ? { ...line, owed: [{ kind: 'fold', ping: [], post: { message: first.id } }] }
          : line,
    );
    expect(costs({ ...whole, lines })).toEqual(['doubled']);
    expect(prove({ ...whole, lines, posts: [{ ...first, gone: true }, ...whole.posts.slice(1)] })).toEqual(
      [],
    );
  });

  it('finds a missing ping, and one without a reason', () => {
    const silent = { ...call(), pinged: [] };
    expect(costs({ ...whole, posts: [...withoutPost(call()), silent] })).toEqual(['missing']);
    const loud = { ...call(), pinged: [ANN.user, BEN.user] };
    expect(costs({ ...whole, posts: [...withoutPost(call()), loud] })).toEqual(['doubled']);
  });

  it('finds an announcement that was not posted', () => {
    const post = there(whole.posts.find(({ pinged }) => pinged.length > 0));
    expect(costs({ ...whole, posts: withoutPost(post) })).toEqual(['missing']);
  });

  it('accepts that the pictures of a post came after the next post', () => {
    const id = 9_999;
    const announcement = { kind: 'drawn' as const, post: call().id, ping: [] };
    const lines: Line[] = [
      ...whole.lines,
      { type: 'owed', id, game: game().record.id, announcement },
      { type: 'told', id, owed: [], at: Date.now() },
    ];
    expect(prove({ ...whole, lines })).toEqual([]);
  });

  it('counts the entries that a post covers as posted', async () => {
    const lines: Line[] = [];
    const { outbox } = journaling(
      memoryStore(),
      (line) => void lines.push(line),
      () => {},
    );
    await outbox.acknowledge(1, {
      last: { message: 'board', kind: 'moved' },
      announcements: [],
      covered: [2],
    });
    expect(lines).toMatchObject([1, 2].map((id) => ({ type: 'told', id, message: 'board' })));
  });

  it('finds a click that acted twice, but not one with several effects', () => {
    const without = (gone: number) =>
      costs({ ...whole, presses: whole.presses.filter((_, i) => i !== gone) });
    const first = whole.presses.filter(({ user }, i, all) => all.findIndex((one) => one.user === user) === i);
    expect(without(7)).toEqual([]);
    expect(new Set(costs({ ...whole, presses: first }))).toEqual(new Set(['doubled']));
  });

  it('lists unanswered interactions', () => {
    const finds: Defect[] = [{ cost: 'unanswered', what: 'Ann: a click' }];
    expect(prove({ ...whole, unanswered: ['Ann: a click'] })).toEqual(finds);
  });

  it('counts a commit as made if the game continued from it, even if the process died', () => {
    const tries = whole.lines.filter((line) => line.type === 'try');
    const { word } = there(tries.at(-3));
    const lines = whole.lines.filter((line) => line.type !== 'made' || line.word !== word);
    expect(prove({ ...whole, lines })).toEqual([]);
  });
});
