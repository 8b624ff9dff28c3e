/** The channel of a whole game: the use cases, a store, the announcer and the routes together. */
import { describe, expect, it } from 'vitest';
import { createRng, randomPlayer } from '../../../src/ai/index.ts';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { COMPOSER, ROUTES } from '../../../src/bootstrap/features.ts';
import { CONTENT } from '../../../src/content/index.ts';
import type { Actor, Game } from '../../../src/core/index.ts';
import { createOutboxWorker } from '../../../src/discord/posts/outbox-worker.ts';
import { parseCustomId } from '../../../src/discord/shared/custom-id.ts';
import type { Answer, Route } from '../../../src/discord/shared/interaction-context.ts';
import type { Panel } from '../../../src/discord/shared/panel.ts';
import { legalActions, openDecisions } from '../../../src/engine/index.ts';
import type { Services } from '../../../src/features/index.ts';
import { ENGLISH } from '../../fixtures/visits.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';
import {
  buttonsOf,
  expectFits,
  expectHarmless,
  mentionsIn,
  NASTY,
  textOf,
  USERS,
} from '../fixtures/posts-games.ts';

const SILENT = { info() {}, warn() {}, error() {} };
const ACTORS: readonly Actor[] = USERS.map((user, i) => ({
  user,
  name: NASTY[i] as string,
  moderator: false,
}));
const MODERATOR: Actor = { user: '900', name: 'Mod', moderator: true };
const PLACE = { guild: '1', channel: '2' };

interface Post {
  nonce: string;
  /** The post, and its full form if that came later. */
  first: Panel;
  panel: Panel;
  pinged: readonly string[];
}

/** An app with an announcer, and all that it has posted. */
async function channel() {
  const drawn = createRng('ids');
  let time = Date.now();
  const now = () => new Date(time);
  const app = await createServices({
    store: memoryStore(now),
    content: CONTENT,
    now,
    random: (bytes) => Uint8Array.from({ length: bytes }, () => drawn.int(256)),
  });
  const posts: Post[] = [];
  const problems: string[] = [];
  const heard = (data: object, message: string) => problems.push(`${message} ${JSON.stringify(data)}`);
  /** The channel's current messages, in order. */
  const messages = new Map<string, Panel>();
  /** All that could be seen in it, also before an edit. */
  const shown: Panel[] = [];
  const told = new Map<number, [number, number]>();
  const outbox: Services['outbox'] = {
    ...app.outbox,
    async claim(...args) {
      const owed = await app.outbox.claim(...args);
      for (const { id, announcement } of owed) {
        if (announcement.kind === 'moved') told.set(id, [announcement.from, announcement.to]);
      }
      return owed;
    },
  };
  const announcer = createOutboxWorker({
    composer: COMPOSER,
    services: { ...app, outbox },
    poster: {
      find: async () => undefined,
      post: async (_, panel, pinged, nonce) => {
        posts.push({ first: panel, panel, pinged, nonce });
        shown.push(panel);
        messages.set(nonce, panel);
        return { message: nonce };
      },
      edit: async (_, message, panel) => {
        messages.set(message, panel);
        shown.push(panel);
        const post = posts.find(({ nonce }) => nonce === message);
        const isFold = panel.parts.some(({ kind }) => kind === 'brief');
        if (post?.panel.plain === true && !isFold) post.panel = panel;
        return { message };
      },
      remove: async (_, message) => {
        messages.delete(message);
        return undefined;
      },
    },
    log: { info() {}, warn: heard, error: heard },
    now,
    drawn: async () => undefined,
  });
  announcer.start();
  const wait = (minutes: number) => {
    time += minutes * 60_000;
  };
  return { app, posts, messages, shown, told, problems, announcer, wait };
}

async function begun(app: Services, members: number, seed: string): Promise<Game> {
  const [host, ...others] = ACTORS.slice(0, members) as [Actor, ...Actor[]];
  const created = await app.lobby.create(host, PLACE, { players: members, seed });
  if (!created.ok) throw new Error(created.refusal.code);
  const { id } = created.game.record;
  for (const other of others) await app.lobby.join(other, id);
  const started = await app.lobby.start(host, id);
  if (!started.ok) throw new Error(started.refusal.code);
  return started.game;
}

const actorAt = ({ record, state }: Game, seat: number): Actor =>
  ACTORS.find(({ user }) => user === record.members[state?.seating[seat] ?? -1]?.user) as Actor;

/** Plays random moves of the pending seats until the game is over or this many are made. */
async function playOn(app: Services, id: string, moves: number): Promise<Game> {
  const players = ACTORS.map((_, i) => randomPlayer(`app ${i}`, 'exporter', CONTENT));
  for (let made = 0; ; made++) {
    const game = (await app.queries.getGame(id)) as Game;
    const { state } = game;
    const waiting = state && openDecisions(state).find(({ required }) => required);
    if (state === undefined || waiting === undefined || made >= moves) return game;
    const { seat } = waiting;
    const action = players[seat]?.(state, seat, legalActions(state, seat));
    if (action === undefined) throw new Error('nothing to play');
    const played = await app.play.play(actorAt(game, seat), id, { action });
    if (!played.ok) throw new Error(played.refusal.code);
  }
}

async function click(app: Services, actor: Actor, id: string): Promise<Answer> {
  const { route: name, args } = parseCustomId(id);
  const found = ROUTES.get(name) as Route<unknown>;
  const direct = async () => 'sent' as const;
  const place = { guild: '1', channel: '2', language: 'en' };
  const visit = { services: app, direct, actor, ...place, log: SILENT, ...ENGLISH };
  return await found.run(visit, found.args.parse(args), { values: [], fields: {}, chosen: {} });
}

describe('the channel of a whole game', () => {
  it('gets every post within Discord’s limits, which pings exactly those it names', async () => {
    const { app, posts, messages, told, problems, announcer } = await channel();
    const { record } = await begun(app, 3, 'channel');
    await announcer.idle();
    const over = await playOn(app, record.id, 5000);
    await announcer.idle();
    expect(over.record.status).toBe('finished');
    expect(problems).toEqual([]);
    for (const { first, panel, pinged } of posts) {
      expectFits(panel);
      expectHarmless(panel, pinged);
      expectHarmless(first, pinged);
      expect([...new Set(mentionsIn(textOf(first)))].sort()).toEqual([...pinged].sort());
      expect(first.plain === true).toBe(pinged.length > 0);
    }
    expect(textOf(posts[0]?.panel as Panel)).toContain('a game for 3 players');
    expect(textOf(posts[1]?.first as Panel)).toContain('The game has begun');
    expect(textOf(posts.at(-1)?.panel as Panel)).toContain('Seed: channel');
    // Every move is posted once.
    const moves = [...told.values()].flatMap(([from, to]) => range(from + 1, to));
    expect(moves).toEqual(range(1, over.moves.length));
    // The channel reads as a log: every older post is one line, and no player has two in a row.
    const log = [...messages.values()];
    for (const panel of log.slice(0, -2)) {
      expect(panel.parts.map(({ kind }) => kind)).toEqual(['brief']);
    }
    // The last board stays whole above the result.
    for (const panel of log.slice(-2)) expect(panel.parts.map(({ kind }) => kind)).toContain('picture');
    expect(log.length).toBeLessThan(told.size);
    await click(app, ACTORS[1] as Actor, `rematch:${record.id}`);
    await announcer.idle();
    expect([...(posts.at(-1)?.pinged ?? [])].sort()).toEqual(
      USERS.slice(0, 3).filter((user) => user !== ACTORS[1]?.user),
    );
    await announcer.stop();
  });

  it('shows a request for consent and its result', async () => {
    const { app, posts, messages, shown, announcer, wait } = await channel();
    const { record } = await begun(app, 3, 'consent');
    const game = await playOn(app, record.id, 30);
    const asker = actorAt(game, game.moves.at(-1)?.seat ?? 0);
    const others = ACTORS.slice(0, 3).filter(({ user }) => user !== asker.user) as [Actor, Actor];
    const ask = async () => {
      // A rejected request can be repeated after ten minutes.
      wait(10);
      const asked = await app.play.abandon(asker, record.id);
      if (!asked.ok) throw new Error(asked.refusal.code);
      await announcer.idle();
      return posts.at(-1) as Post;
    };
    const idOf = (post: Post, answer: 'yes' | 'no') =>
      buttonsOf(post.panel).find(({ id }) => /^consent:/.test(id) && id.endsWith(`:${answer}`))?.id ?? '';

    const first = await ask();
    expect([...first.pinged].sort()).toEqual(others.map(({ user }) => user).sort());
    expectFits(first.panel);
    const said = async (actor: Actor, id: string) => textOf((await click(app, actor, id)).panel);
    expect(await said({ ...asker, user: '999' }, idOf(first, 'yes'))).toContain('Only the players');
    expect(await said(asker, idOf(first, 'yes'))).toContain('already agreed');
    expect(await said(others[0], idOf(first, 'yes'))).toContain('1 other player still has to answer');
    expect(await said(others[0], idOf(first, 'yes'))).toContain('already agreed');
    expect(await said(others[1], idOf(first, 'no'))).toContain('Posted in the channel');
    expect(await said(others[1], idOf(first, 'no'))).toContain('isn’t open');
    await announcer.idle();
    const told = (words: string) => shown.some((panel) => textOf(panel).includes(words));
    expect([told('Request declined'), posts.at(-1)]).toEqual([true, first]);
    expect(messages.has(first.nonce)).toBe(false);

    const second = await ask();
    expect(await said(asker, idOf(second, 'no'))).toContain('Posted in the channel');
    await announcer.idle();
    expect([told('Request withdrawn'), posts.at(-1)]).toEqual([true, second]);

    const third = await ask();
    for (const other of others) await said(other, idOf(third, 'yes'));
    await announcer.idle();
    expect(textOf(posts.at(-1)?.panel as Panel)).toContain('everyone agreed');
    await announcer.stop();
  });

  it('shows acts of moderators and players who give up', async () => {
    const { app, posts, shown, problems, announcer } = await channel();
    const { record } = await begun(app, 3, 'moderated');
    const { id } = record;
    const game = await playOn(app, id, 40);
    const seat = openDecisions(game.state as never).find(({ required }) => required)?.seat ?? 0;
    await announcer.idle();
    const begin = shown.length;
    await app.moderation.pause(MODERATOR, id);
    await app.moderation.resume(MODERATOR, id);
    await app.moderation.remindAll(MODERATOR, id);
    await app.moderation.skipTurn(MODERATOR, id, seat);
    await app.moderation.undoTo(MODERATOR, id, 20);
    await app.play.concede(ACTORS[0] as Actor, id);
    await app.moderation.replacePlayer(MODERATOR, id, seat, { user: '800', name: '@here' });
    await app.moderation.cancel(MODERATOR, id);
    await announcer.idle();
    const told = shown.slice(begin).map(textOf);
    for (const heading of [
      'Game paused',
      'The game resumes',
      'A reminder',
      'is skipped',
      'Moves undone',
      'gives up',
      '<@800> takes over from',
      'ended',
    ]) {
      expect([heading, told.some((one) => one.includes(heading))]).toEqual([heading, true]);
    }
    for (const { first, panel } of posts) {
      expectFits(panel);
      for (const one of [first, panel]) expectHarmless(one, ['900', '800', ...USERS]);
    }
    expect(problems).toEqual([]);
    await announcer.stop();
  });
});

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
