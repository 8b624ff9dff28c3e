/** A few games that people have played a way into, or to their ends: made by the app, as the program makes them. */
import { randomBytes } from 'node:crypto';
import { randomPlayer } from '../../ai/index.ts';
import { createApp } from '../../bootstrap/create-services.ts';
import { CONTENT } from '../../content/index.ts';
import type { Actor, Store } from '../../core/index.ts';
import { legalActions, pendingSeats } from '../../engine/index.ts';
import type { App } from '../../features/index.ts';

/** Moves that a live game has behind it: about a third of it. */
export const UNDER_WAY = 40;

/** Ids of people, as long as Discord's: the last digit says who they are in their game. */
const userOf = (kind: number, place: number): string => String(10n ** 17n + BigInt(kind * 10 + place));

/**
 * Plays a game of two for so many moves, or to its end, in a channel of its own; gives its id. What is owed to the channel
 * is taken for posted.
 */
async function played(app: App, store: Store, kind: number, moves: number): Promise<string> {
  const actors: Actor[] = [0, 1].map((place) => ({
    ...{ user: userOf(kind, place), name: `Player ${place}`, moderator: false },
  }));
  const [host, guest] = actors as [Actor, Actor];
  const place = { guild: '1', channel: String(kind + 1) };
  const opened = must(await app.lobby.create(host, place, { players: 2, seed: `stock-${kind}` }));
  const { id } = opened.record;
  must(await app.lobby.join(guest, id));
  let game = must(await app.lobby.start(host, id));
  const player = randomPlayer(`stock-${kind}`, 'builder', CONTENT);
  while (game.state !== undefined && game.record.status === 'playing' && game.moves.length < moves) {
    const { state, record } = game;
    const seat = pendingSeats(state)[0] ?? 0;
    const user = record.members[state.seating[seat] ?? 0]?.user;
    const actor = actors.find((one) => one.user === user) ?? host;
    game = must(await app.play.play(actor, id, { action: player(state, seat, legalActions(state, seat)) }));
  }
  for (let owed = await store.outbox.claim(1); owed.length > 0; owed = await store.outbox.claim(1)) {
    for (const one of owed) {
      const last = {
        kind: 'moved' as const,
        message: String(10n ** 18n + BigInt(one.id)),
        moves: game.moves.length,
      };
      await store.outbox.acknowledge(one.id, { last, owed: [] });
      await store.outbox.releaseClaim(one.game);
    }
  }
  return id;
}

/** The game after what was done. Throws where it was refused. */
export function must<T>(outcome: { ok: true; game: T } | { ok: false; refusal: object }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.game;
}

/** Plays so many games, each for so many moves (or to its end); gives their ids. They are ended by nobody's clock. */
export async function playGames(
  store: Store,
  first: number,
  count: number,
  moves: number,
): Promise<string[]> {
  const random = (bytes: number) => randomBytes(bytes);
  const app = await createApp({ store, content: CONTENT, now: () => new Date(), random });
  const ids: string[] = [];
  for (let kind = first; kind < first + count; kind++) ids.push(await played(app, store, kind, moves));
  return ids;
}
