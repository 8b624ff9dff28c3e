/** Everything that a store is asked, once each: by the app where that is simple, and else as the app would. */
import { randomBytes } from 'node:crypto';
import { createApp } from '../../bootstrap/create-services.ts';
import { CONTENT } from '../../content/index.ts';
import type { Actor, Store } from '../../core/index.ts';
import { HOUR_MS } from '../../durations.ts';
import { awaited, legalActions } from '../../engine/index.ts';
import { must } from '../seed-data/games.ts';

/** Where it is asked. */
export interface Place {
  readonly guild: string;
  /** A channel of it without a game. */
  readonly channel: string;
  /** Two people. */
  readonly users: readonly [string, string];
}

const MOVES = 6;

/** Asks it all. `begin` is told what is asked from then on. */
export async function askAll(
  store: Store,
  { users, ...place }: Place,
  begin: (what: string) => void,
): Promise<void> {
  const { guild, channel } = place;
  const [ann, ben] = users.map(
    (user): Actor => ({ user, name: `Name of ${user}`, moderator: true, at: place }),
  );
  if (ann === undefined || ben === undefined) throw new Error('two people are needed');
  const later = new Date(Date.now() + HOUR_MS);

  begin('start');
  const random = (bytes: number) => randomBytes(bytes);
  const app = await createApp({ store, content: CONTENT, now: () => new Date(), random });
  await store.heldUp();

  begin('open a game');
  const opened = must(await app.create(ann, place, { players: 2, seed: 'asked' }));
  const { id } = opened.record;
  must(await app.join(ben, id));

  begin('play');
  let game = must(await app.start(ann, id));
  for (let move = 0; move < MOVES && game.state !== undefined; move++) {
    const seat = awaited(game.state)[0] ?? 0;
    const { user } = game.record.members[game.state.seating[seat] ?? 0] ?? ann;
    const [action] = legalActions(game.state, seat);
    if (action === undefined) break;
    game = must(await app.play(user === ann.user ? ann : ben, id, { action }));
  }
  begin('take back');
  must(await app.undoTo(ann, id, game.moves.length - 1));

  begin('look');
  await store.load(id);
  await store.version(id);
  await store.inChannel(channel);
  await store.lastPost(id);

  begin('outbox');
  const [first, second] = await store.owed(200);
  await store.owed(200, ['aaaaaaaa']);
  if (second !== undefined) await store.defer(second.id, HOUR_MS);
  await store.hasten(channel);
  if (first !== undefined) await store.settle(first.id, { last: { kind: 'moved', message: '1' }, owed: [] });
  if (second !== undefined) await store.settle(second.id);
  await store.hold(id);
  await store.leave(id);

  begin('dues');
  for (const { key } of await store.claim(HOUR_MS, 50, { think: 0, order: HOUR_MS }))
    await store.release(key);
  await store.done('none');

  begin('lists of games');
  await store.inGuild(guild, 200);
  await store.setAsideIn(guild, 200);
  await store.ofUser(ann.user);
  await store.ofUser(ann.user, true);

  begin('records');
  await store.results(guild, 1);
  await store.withoutResult(guild, 1);
  await store.keepResult(id, 1, { version: 1, result: {} });

  begin('plans');
  const plan = {
    game: id,
    user: ann.user,
    version: 1,
    base: 1,
    mode: 'alone' as const,
    actions: [],
    updatedAt: later,
  };
  await store.keepPlan(plan);
  await store.keepPlan({ ...plan, version: 2 });
  await store.plan(id, ann.user);

  begin('settings');
  await store.people(users);
  await store.keepPerson(ann.user, {});
  await store.keepPerson(ann.user, undefined);
  await store.keepServer(guild, {});
  await store.server(guild);

  begin('challenge');
  const deal = { seed: 'x', options: [], content: game.record.content };
  await store.deal(guild, '2026-W48', 2, deal);
  await store.deals(guild, 25);
  await store.entries(guild, '2026-W48');

  begin('erase somebody');
  await store.traces(ben.user);
  await store.rename(id, ben.user, { user: 'former-asked', name: 'a former player' });

  begin('health');
  await store.counts();
  await store.remember('health', 'well');
}
