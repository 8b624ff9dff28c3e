/** Creates a few games with the app itself, some in progress and some finished. */
import { randomBytes } from 'node:crypto';
import { randomPlayer } from '../../ai/index.ts';
import { createServices } from '../../bootstrap/create-services.ts';
import { CONTENT } from '../../content/index.ts';
import type { Store } from '../../core/index.ts';
import { legalActions, pendingSeats } from '../../engine/index.ts';
import type { Services } from '../../features/index.ts';

/** Moves of a live game: about a third of a game. */
export const MOVES_UNDER_WAY = 40;

/** Returns a user id as long as Discord's. The last digit is the seat. */
const userOf = (kind: number, place: number): string => String(10n ** 17n + BigInt(kind * 10 + place));

/**
 * Plays a two-player game for this many moves, or to its end, in its own channel. Returns its id. Outbox entries are
 * acknowledged without posting.
 */
async function playGame(services: Services, store: Store, kind: number, moves: number): Promise<string> {
  const actorAt = (place: number) => ({
    user: userOf(kind, place),
    name: `Player ${place}`,
    moderator: false,
  });
  const [host, guest] = [actorAt(0), actorAt(1)];
  const place = { guild: '1', channel: String(kind + 1) };
  const opened = gameOf(await services.lobby.create(host, place, { players: 2, seed: `stock-${kind}` }));
  const { id } = opened.record;
  gameOf(await services.lobby.join(guest, id));
  let game = gameOf(await services.lobby.start(host, id));
  const player = randomPlayer(`stock-${kind}`, 'builder', CONTENT);
  while (game.state !== undefined && game.record.status === 'playing' && game.moves.length < moves) {
    const { state, record } = game;
    const seat = pendingSeats(state)[0] ?? 0;
    const user = record.members[state.seating[seat] ?? 0]?.user;
    const action = player(state, seat, legalActions(state, seat));
    game = gameOf(await services.play.play(user === guest.user ? guest : host, id, { action }));
  }
  for (let entry = await store.outbox.claim(1); entry.length > 0; entry = await store.outbox.claim(1)) {
    for (const one of entry) {
      const message = String(10n ** 18n + BigInt(one.id));
      const last = { kind: 'moved' as const, message, moves: game.moves.length };
      await store.outbox.acknowledge(one.id, { last, announcements: [] });
      await store.outbox.releaseClaim(one.game);
    }
  }
  return id;
}

/** Returns the game of an outcome. Throws if it was refused. */
export function gameOf<T>(outcome: { ok: true; game: T } | { ok: false; refusal: object }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.game;
}

/** Plays games for this many moves each (or to the end). Returns their ids. They have no clock. */
export async function playGames(
  store: Store,
  first: number,
  count: number,
  moves: number,
): Promise<string[]> {
  const random = (bytes: number) => randomBytes(bytes);
  const services = await createServices({ store, content: CONTENT, now: () => new Date(), random });
  const ids: string[] = [];
  for (let kind = first; kind < first + count; kind++) ids.push(await playGame(services, store, kind, moves));
  return ids;
}
