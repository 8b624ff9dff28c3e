/** Opening a game of this week's challenge: with the cards that everybody of the server gets. */

import { weekOf } from '../../calendar/index.ts';
import type { ChallengeKind, Deal } from '../../core/game/challenge.ts';
import { hasEntered, kindOf } from '../../core/game/challenge-entry.ts';
import { createOpening } from '../../core/game/open-lobby.ts';
import { readOptions, readRecord } from '../../core/game/parse-game.ts';
import { ended } from '../../core/game/record-moves.ts';
import { refused, type Tools, withoutSeed } from '../../core/game-service.ts';
import { createQueue } from '../../core/keyed-mutex.ts';
import { letters, SEED_LENGTH } from '../../core/seeds.ts';
import type { Actor, Outcome } from '../../core/types.ts';
import { FIRST_GAME, GENERATOR, type Option } from '../../engine/index.ts';
import { ownGame } from './eligibility.ts';
import type { ChallengeService } from './types.ts';

/** What weeks are played with: one of these each, as chance has it. What depends on who has joined is not among them. */
export const OPTIONS_OF_WEEKS: Readonly<Record<ChallengeKind, readonly (readonly Option[])[]>> = {
  solo: [[], FIRST_GAME, ['kickstarter'], ['futureContracts']],
  table: [[], FIRST_GAME, ['kickstarter'], ['futureContracts'], ['mostGlory'], ['auction']],
};

/** Live games of a server that are looked through for open tables. */
const MOST_LIVE = 1000;

/** Starts the game of a lobby. */
export interface StartsGames {
  start(actor: Actor, id: string): Promise<Outcome>;
}

export function createChallenges(
  tools: Tools,
  { start }: StartsGames,
): Pick<ChallengeService, 'openChallenge' | 'challengeTables'> {
  const { store, contents, games, now, random } = tools;
  const open = createOpening(tools);
  /** Two clicks of one person open one room. Between processes, the database sees to it that one game counts. */
  const inTurn = createQueue();

  /** What is dealt this week: drawn when the first game of the week is opened. */
  async function deal(guild: string, week: string, players: number): Promise<Deal | undefined> {
    await contents.keep();
    const sets = OPTIONS_OF_WEEKS[kindOf(players)];
    const options = [...(sets[(random(1)[0] ?? 0) % sets.length] ?? [])];
    const seed = letters(random, SEED_LENGTH);
    const drawn = { seed, generator: GENERATOR, options, content: contents.id };
    const dealt = await store.deal(guild, week, players, drawn);
    const { generator = 1, content } = dealt;
    const fixed = readOptions(dealt.options);
    // Figures that another process has brought are registered by asking for them.
    const known = await contents.ensure(content);
    if (fixed === undefined || !known) return undefined;
    // The seed that is kept may be another process's, or an older release's.
    return { seed: dealt.seed, generator, options: fixed, content };
  }

  return {
    async challengeTables(guild) {
      const week = weekOf(now().getTime());
      const records = (await store.inGuild(guild, MOST_LIVE)).map(readRecord);
      return records
        .filter(({ status, challenge, players, members }) => {
          const isOpen = status === 'lobby' && members.length < players;
          return isOpen && challenge?.week === week && players > 1;
        })
        .map((record) => withoutSeed(record, now()));
    },

    openChallenge: (actor, { guild, home, players, language }, room) =>
      inTurn(`${guild} ${actor.user}`, async () => {
        const week = weekOf(now().getTime());
        const kind = kindOf(players);
        const own = await ownGame(tools, guild, week, kind, actor.user);
        // Something was cut short after their game was opened.
        if (own?.status === 'lobby' && kind === 'solo') return start(actor, own.id);
        if (own !== undefined) return refused({ code: 'challengeYours', channel: own.channel, kind });
        if (await hasEntered(store, { guild, week, kind, user: actor.user })) {
          return refused({ code: 'challengeEntered', kind });
        }
        const dealt = await deal(guild, week, players);
        if (dealt === undefined) return refused({ code: 'unreadable' });
        const channel = await room();
        if (channel === undefined) return refused({ code: 'noRoom' });
        const challenge = { of: { week, home }, deal: dealt };
        const opened = await open(actor, { guild, channel }, { players, language }, { challenge });
        if (!opened.ok || kind === 'table') return opened;
        const { id } = opened.game.record;
        const begun = await start(actor, id);
        // Somebody's other click was faster, in another process: nothing is left of this one.
        if (!begun.ok) {
          await games.change(id, actor, 'abandonLobby', ({ record }) => ({
            ...ended(record, actor.user, false),
            result: {},
          }));
        }
        return begun;
      }),
  };
}
