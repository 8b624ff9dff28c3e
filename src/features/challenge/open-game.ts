/** Opens the week's game or table in a channel of its own, one of each for a user and week. */
import { weekOf } from '../../calendar/index.ts';
import type { ChallengeDeal, ChallengeKind } from '../../core/game/challenge.ts';
import { hasEntered, kindOf } from '../../core/game/challenge-entry.ts';
import { createLobbyOpener } from '../../core/game/open-lobby.ts';
import { readOptions, readRecord } from '../../core/game/parse-game.ts';
import { endGame } from '../../core/game/record-moves.ts';
import { redactRecord } from '../../core/game/redact.ts';
import { createRoomOpener } from '../../core/game/room-limit.ts';
import { randomLetters, SEED_LENGTH } from '../../core/game/seeds.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { type Actor, type Outcome, refused } from '../../core/types.ts';
import { FIRST_GAME, GENERATOR, type Option } from '../../engine/index.ts';
import { findOwnGame } from './eligibility.ts';
import type { ChallengeRequest } from './types.ts';

/** Option sets drawn at random per week. Excludes options that depend on the members. */
export const WEEKLY_OPTION_SETS: Readonly<Record<ChallengeKind, readonly (readonly Option[])[]>> = {
  solo: [[], FIRST_GAME, ['kickstarter'], ['futureContracts']],
  table: [[], FIRST_GAME, ['kickstarter'], ['futureContracts'], ['mostGlory'], ['auction']],
};

const MAX_ACTIVE_GAMES = 1000;

export interface GameStarter {
  start(actor: Actor, id: string): Promise<Outcome>;
}

/** Creates the part of the service that opens games and lists open tables. */
export function createChallengeOpener(context: ServiceContext, { start }: GameStarter) {
  const { store, contentRegistry, games, now, random } = context;
  const open = createLobbyOpener(context);
  /** Prevents double clicks from opening two threads. Across processes, the database lets only one game count. */
  const oneAtATime = createKeyedMutex();
  const openRoom = createRoomOpener(now);

  /** Returns this week's deal, drawn when the first game of the week is opened. */
  async function deal(guild: string, week: string, players: number): Promise<ChallengeDeal | undefined> {
    await contentRegistry.save();
    const sets = WEEKLY_OPTION_SETS[kindOf(players)];
    const options = [...(sets[(random(1)[0] ?? 0) % sets.length] ?? [])];
    const seed = randomLetters(random, SEED_LENGTH);
    const drawn = { seed, generator: GENERATOR, options, content: contentRegistry.id };
    const dealt = await store.challenge.getOrCreateDeal(guild, week, players, drawn);
    const { generator = 1, content } = dealt;
    const fixed = readOptions(dealt.options);
    // Registers content that another process has added.
    const known = await contentRegistry.ensure(content);
    if (fixed === undefined || !known) return undefined;
    // The stored deal may come from another process or an older release.
    return { seed: dealt.seed, generator, options: fixed, content };
  }

  return {
    /** Returns this week's tables that still wait for players. */
    async listTables(guild: string) {
      const week = weekOf(now().getTime());
      const records = (await store.games.listActiveInGuild(guild, MAX_ACTIVE_GAMES)).map(readRecord);
      return records
        .filter(({ status, challenge, players, members }) => {
          const isOpen = status === 'lobby' && members.length < players;
          return isOpen && challenge?.week === week && players > 1;
        })
        .map((record) => redactRecord(record, now()));
    },

    /** Returns the channel of this week's table that a user has joined and that has not begun; `undefined` without one. */
    async findOwnLobby(guild: string, user: string): Promise<string | undefined> {
      const own = await findOwnGame(context, guild, weekOf(now().getTime()), 'table', user);
      return own?.status === 'lobby' ? own.channel : undefined;
    },

    /** Opens this week's challenge. `room` opens its channel; if it cannot, the result is `noRoom`. */
    open: (
      actor: Actor,
      { guild, home, players, language }: ChallengeRequest,
      room: () => Promise<string | undefined>,
    ) =>
      oneAtATime(`${guild} ${actor.user}`, async () => {
        const week = weekOf(now().getTime());
        const kind = kindOf(players);
        const own = await findOwnGame(context, guild, week, kind, actor.user);
        // Opening was interrupted before the start.
        if (own?.status === 'lobby' && kind === 'solo') return start(actor, own.id);
        if (own !== undefined) return refused({ code: 'challengeYours', channel: own.channel, kind });
        if (await hasEntered(store, { guild, week, kind, user: actor.user })) {
          return refused({ code: 'challengeEntered', kind });
        }
        const dealt = await deal(guild, week, players);
        if (dealt === undefined) return refused({ code: 'unreadable' });
        const found = await openRoom(`${guild} ${actor.user} ${kind}`, room);
        if (!found.ok) return found;
        const { channel } = found;
        const challenge = { of: { week, home }, deal: dealt };
        const opened = await open(actor, { guild, channel }, { players, language }, { challenge });
        if (!opened.ok || kind === 'table') return opened;
        const { id } = opened.game.record;
        const started = await start(actor, id);
        // Another process handled a second click first: discard this lobby.
        if (!started.ok) {
          await games.change(id, actor, 'abandonLobby', ({ record }) => ({
            ...endGame(record, actor.user, false),
            result: {},
          }));
        }
        return started;
      }),
  };
}
