/** Plays a random game and serves its page, for the page tool and for tests. */

import { createHash } from 'node:crypto';
import { randomPlayer } from '../ai/index.ts';
import { createServices } from '../bootstrap/create-services.ts';
import { CONTENT } from '../content/index.ts';
import type { Actor, Store } from '../core/index.ts';
import type { Log } from '../discord/index.ts';
import { legalActions, pendingSeats } from '../engine/index.ts';
import { openStore } from '../storage/index.ts';
import { openWeb, type Web, type WebOptions } from '../web/index.ts';
import { NAMES } from './random-game.ts';
import { gameOf } from './seed-data/games.ts';
import { openTempDatabase } from './temp-database.ts';

const PLACE = { guild: '1', channel: '2' };

export type PlayedPage = Awaited<ReturnType<typeof openPlayedPage>>;

interface PlayedPageOptions {
  readonly players: number;
  readonly seed: string;
  readonly log: Log;
  readonly names?: readonly string[];
  /** Default: a temporary SQLite file. */
  readonly store?: Store;
  readonly draw?: WebOptions['draw'];
}

/** Starts a game of a seed, and the server with its page. Equal seeds give equal games and addresses. */
export async function openPlayedPage({ players, seed, log, ...given }: PlayedPageOptions) {
  const database = given.store === undefined ? await openTempDatabase() : undefined;
  const store =
    given.store ?? (await openStore(database?.url ?? '', (line, level) => log[level ?? 'info']({}, line)));
  const openAt = (port: number): Promise<Web> =>
    openWeb({ port, url: undefined, log, ...(given.draw && { draw: given.draw }) });
  let web = await openAt(0);
  let drawn = 0;
  const random = (bytes: number) =>
    createHash('sha512').update(`${seed} ${drawn++}`).digest().subarray(0, bytes);
  const now = () => new Date();
  const services = await createServices({ store, content: CONTENT, now, random, webUrl: web.url });
  web.serve(services);
  const actors = (given.names ?? NAMES)
    .slice(0, players)
    .map((name, place): Actor => ({ user: `10${place}`, name, moderator: false }));
  const [host, ...guests] = actors as [Actor, ...Actor[]];
  const { id } = gameOf(await services.lobby.create(host, PLACE, { players, seed, options: [] })).record;
  for (const guest of guests) gameOf(await services.lobby.join(guest, id));
  let game = gameOf(await services.lobby.start(host, id));
  const player = randomPlayer(seed, 'builder', CONTENT);

  return {
    services,
    players: actors,
    game: id,
    /** Returns the address of the page. */
    async url() {
      const link = await services.webPage.getLink(id, PLACE.guild);
      if (link.kind !== 'open') throw new Error(`the game has no page: ${link.kind}`);
      return link.url;
    },
    /** Plays this many more moves, or to the end of the game. */
    async play(moves: number) {
      for (let move = 0; move < moves; move++) {
        const { state, record } = game;
        if (state === undefined || record.status !== 'playing') break;
        const seat = pendingSeats(state)[0] ?? 0;
        const user = record.members[state.seating[seat] ?? 0]?.user;
        const actor = actors.find((one) => one.user === user) ?? host;
        const action = player(state, seat, legalActions(state, seat));
        game = gameOf(await services.play.play(actor, id, { action }));
      }
      return game;
    },
    /** Ends the web server and starts it again on the same port. `meanwhile` runs while there is none. */
    async restart(meanwhile: () => Promise<unknown>) {
      const port = Number(new URL(web.url).port);
      await web.close();
      await meanwhile();
      web = await openAt(port);
      web.serve(services);
    },
    async close() {
      await web.close();
      await services.computers.whenIdle();
      await store.close();
      await database?.drop();
    },
  };
}
