/** Games in every state, put into a store before the bot starts: for tests of what strangers and rogues send. */
import { type Actor, type App, createApp, type Game, type Store } from '../../src/app/index.ts';
import { CONTENT } from '../../src/content/index.ts';
import { type Action, legalActions, openDecisions } from '../../src/engine/index.ts';
import { chance, randomPlayer } from '../../src/players/index.ts';

/** Ids of users who sit at the tables. */
export interface Seated {
  readonly host: Actor;
  readonly guest: Actor;
  readonly moderator: Actor;
}

export interface Places {
  readonly guild: string;
  readonly table: string;
  readonly lobby: string;
  readonly ended: string;
  readonly production: string;
  readonly asked: string;
  readonly empty: string;
}

/** Ids of games; each in the channel of its name, but `finished`, which was played where `playing` is now. */
export interface Games {
  readonly finished: string;
  readonly playing: string;
  readonly lobby: string;
  readonly ended: string;
  readonly production: string;
  /** The host has asked to abandon it; the request is open. */
  readonly asked: string;
  /** Of the same people, in another server. */
  readonly foreign: string;
}

const MOST_MOVES = 3000;

function done<T extends { ok: boolean }>(outcome: T): Extract<T, { ok: true }> {
  if (!outcome.ok) throw new Error(`a game could not be prepared: ${JSON.stringify(outcome)}`);
  return outcome as Extract<T, { ok: true }>;
}

/** Plays random moves until the game is as wanted. */
async function playUntil(app: App, id: string, players: readonly Actor[], is: (game: Game) => boolean) {
  const choose = randomPlayer(`hostile ${id}`, 'builder', CONTENT);
  for (let made = 0; made < MOST_MOVES; made++) {
    const game = (await app.game(id)) as Game;
    const { state, record } = game;
    if (state === undefined || is(game)) return;
    const seat = openDecisions(state).find(({ required }) => required)?.seat ?? 0;
    const user = record.members[state.seating[seat] ?? 0]?.user;
    const actor = players.find((one) => one.user === user) as Actor;
    done(await app.play(actor, id, { action: choose(state, seat, legalActions(state, seat)) }));
  }
  throw new Error('no game came to be as it was wanted');
}

/** The seat of a user. */
export function seatIn({ record, state }: Game, user: string): number {
  const joined = record.members.findIndex((member) => member.user === user);
  return state?.seating.indexOf(joined) ?? joined;
}

/** Whether it is this user's turn, with a main action still to take. */
const isTurnOf =
  ({ user }: Actor) =>
  (game: Game) =>
    game.moves.length > 12 &&
    game.state !== undefined &&
    legalActions(game.state, seatIn(game, user)).some(({ type }) => type === 'trade');

/** A legal action of a seat that could be played at once. */
export function legalOf({ state }: Game, seat: number): Action {
  const legal = state === undefined ? [] : legalActions(state, seat);
  const action = legal.find(({ type }) => type === 'trade') ?? legal[0];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

/** Makes all the games. What they owe to channels is dropped: the bot starts as after a quiet night. */
export async function prepareGames(store: Store, places: Places, people: Seated): Promise<Games> {
  const { host, guest, moderator } = people;
  const ids = chance('hostile games');
  const app = await createApp({
    store,
    content: CONTENT,
    now: () => new Date(),
    random: (bytes) => Uint8Array.from({ length: bytes }, () => ids.int(256)),
  });
  const open = async (channel: string, guild = places.guild) => {
    const { game } = done(await app.create(host, { guild, channel }, { players: 2, seed: channel }));
    return game.record.id;
  };
  const begin = async (channel: string, is: (game: Game) => boolean, guild?: string) => {
    const id = await open(channel, guild);
    done(await app.join(guest, id));
    done(await app.start(host, id));
    await playUntil(app, id, [host, guest], is);
    return id;
  };
  const finished = await begin(places.table, ({ record }) => record.status === 'finished');
  const playing = await begin(places.table, isTurnOf(host));
  const lobby = await open(places.lobby);
  done(await app.join(guest, lobby));
  const ended = await begin(places.ended, isTurnOf(guest));
  done(await app.cancel(moderator, ended));
  const production = await begin(places.production, ({ state }) => state?.phase === 'production');
  const asked = await begin(places.asked, isTurnOf(guest));
  done(await app.abandon(host, asked));
  const foreign = await begin('4444', isTurnOf(host), '5555');
  for (const { id } of await app.outbox.owed(MOST_MOVES)) await app.outbox.settle(id);
  return { finished, playing, lobby, ended, production, asked, foreign };
}
