/** Runs every query of a store once: through the app where that is simple, otherwise as the app would. */
import { randomBytes } from 'node:crypto';
import { createServices } from '../../bootstrap/create-services.ts';
import { CONTENT } from '../../content/index.ts';
import type { Actor, Store } from '../../core/index.ts';
import { HOUR_MS } from '../../durations.ts';
import { legalActions, pendingSeats } from '../../engine/index.ts';
import { gameOf } from '../seed-data/games.ts';

export interface Place {
  readonly guild: string;
  /** A channel of the server without a game. */
  readonly channel: string;
  readonly users: readonly [string, string];
}

const MOVES = 6;

/** Runs all queries. `begin` receives the label of those that follow. */
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
  const services = await createServices({ store, content: CONTENT, now: () => new Date(), random });
  await store.outbox.listBlockedChannels();

  begin('open a game');
  const opened = gameOf(await services.lobby.create(ann, place, { players: 2, seed: 'asked' }));
  const { id } = opened.record;
  gameOf(await services.lobby.join(ben, id));

  begin('play');
  let game = gameOf(await services.lobby.start(ann, id));
  for (let move = 0; move < MOVES && game.state !== undefined; move++) {
    const seat = pendingSeats(game.state)[0] ?? 0;
    const { user } = game.record.members[game.state.seating[seat] ?? 0] ?? ann;
    const [action] = legalActions(game.state, seat);
    if (action === undefined) break;
    game = gameOf(await services.play.play(user === ann.user ? ann : ben, id, { action }));
  }
  begin('take back');
  gameOf(await services.moderation.undoTo(ann, id, game.moves.length - 1));

  begin('move to another channel');
  const other = `${channel} too`;
  const room = async () => undefined;
  gameOf(await services.relocation.move(ann, id, channel, { channel: other, room }));
  gameOf(await services.relocation.move(ann, id, other, { channel, room }));
  await services.relocation.listOwn(ann, place);

  begin('look');
  await store.games.findById(id);
  await store.games.findVersion(id);
  await store.games.findByChannel(channel);
  await store.outbox.findLastPost(id);

  begin('outbox');
  const [first, second] = await store.outbox.claim(200);
  await store.outbox.claim(200, ['aaaaaaaa']);
  if (second !== undefined) await store.outbox.postpone(second.id, HOUR_MS);
  await store.outbox.retryChannel(channel);
  if (first !== undefined)
    await store.outbox.acknowledge(first.id, { last: { kind: 'moved', message: '1' }, announcements: [] });
  if (second !== undefined) await store.outbox.acknowledge(second.id);
  await store.outbox.extendClaim(id);
  await store.outbox.releaseClaim(id);

  begin('dues');
  for (const { key } of await store.jobs.claim(HOUR_MS, 50, { think: 0, order: HOUR_MS }))
    await store.jobs.release(key);
  await store.jobs.extendClaims(['none'], HOUR_MS);
  await store.jobs.complete('none');

  begin('lists of games');
  await store.games.listActiveInGuild(guild, 200);
  await store.games.listSuspendedInGuild(guild, 200);
  await store.games.listByUser(ann.user);
  await store.games.listByUser(ann.user, true);

  begin('records');
  await store.results.listByGuild(guild, 1);
  await store.results.listMissing(guild, 1);
  await store.results.save(id, 1, { version: 1, result: {} });

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
  await store.plans.save(plan);
  await store.plans.save({ ...plan, version: 2 });
  await store.plans.find(id, ann.user);

  begin('reviews');
  const review = { game: id, user: ann.user, stamp: '', state: {}, workMs: 0 };
  await store.reviews.start(review);
  await store.reviews.find(id, ann.user);
  await store.reviews.claim(HOUR_MS);
  await store.reviews.save(review, 0);
  await store.reviews.listOpen();

  begin('pages');
  await store.pages.setIfAbsent(id, 'asked');
  await store.pages.set(id, 'asked again');
  await store.pages.findByToken('asked again');

  begin('settings');
  await store.settings.findUsers(users);
  for (const next of [{}, { offered: true }, undefined])
    await store.settings.changeUser(ann.user, () => next);
  await store.settings.changeGuild(guild, () => ({}));
  await store.settings.findGuild(guild);

  begin('challenge');
  const deal = { seed: 'x', options: [], content: game.record.content };
  await store.challenge.getOrCreateDeal(guild, '2026-W48', 2, deal);
  await store.challenge.listDeals(guild, 25);
  await store.challenge.listEntries(guild, '2026-W48');

  begin('erase a user');
  await store.games.listMentioning(ben.user);
  await store.games.replaceUser(id, ben.user, { user: 'former-asked', name: 'a former player' });

  begin('health');
  await store.counts();
  await store.keyValue.set('health', 'well');
}
