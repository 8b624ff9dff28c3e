/** A table of two players who play game after game and never wait for a post. */
import { setTimeout } from 'node:timers/promises';
import { createRng } from '../../ai/index.ts';
import { MINUTE_MS } from '../../durations.ts';
import type { InteractionResult, Playground, PlaygroundUser } from '../../playground/index.ts';
import type { News, PostedMoves, WrittenMoves } from '../bot-process/protocol.ts';
import { buttonRobot } from '../robots/button-robot.ts';
import { personWith } from '../robots/people.ts';
import { gather } from '../robots/play.ts';
import { type Measured, note } from './measured.ts';

interface LoadTableOptions {
  readonly playground: Playground;
  readonly name: string;
  readonly server: string | undefined;
  readonly seed: string;
  /** Returns the due time of the next interaction in Unix milliseconds. May be in the past. */
  readonly due: () => number;
  /** Returns where to record results; `undefined` while nothing is measured. */
  readonly measured: () => Measured | undefined;
  readonly errors: string[];
}

const POST_TIMEOUT_MS = 10 * MINUTE_MS;

/** Creates a table that plays on and on, and measures its interactions. */
export function loadTable({ playground, name, server, seed, due, measured, errors }: LoadTableOptions) {
  const channel = playground.addChannel(name, server);
  const dice = createRng(seed);
  let game: Pick<WrittenMoves, 'game' | 'version' | 'announced' | 'awaited'> | undefined;
  let games = 0;
  /** When the current interaction was due. */
  let began = 0;
  /** Own moves that are not posted yet. `to`: number of moves after them. */
  let made: { readonly game: string; readonly to: number; readonly since: number; readonly by: Measured }[] =
    [];

  async function timed(act: () => Promise<InteractionResult>): Promise<InteractionResult> {
    began = due();
    if (began > Date.now()) await setTimeout(began - Date.now());
    const late = Date.now() - began;
    const result = await act();
    const noted = measured();
    if (noted !== undefined) note(noted, result, late);
    return result;
  }
  const people = ['left', 'right'].map((side): PlaygroundUser => {
    const user = playground.addUser(`${name}-${side}`);
    /** Returns where a button is when it is pressed: a newer post may have replaced its message. */
    const placeOf = (message: string, customId: string) => {
      const seen = user.messages(channel).map((one) => one.message);
      const has = (one: (typeof seen)[number]) => JSON.stringify(one.components).includes(`"${customId}"`);
      return (seen.find((one) => one.id === message && has(one)) ?? seen.findLast(has))?.id ?? message;
    };
    const click: PlaygroundUser['click'] = (message, customId, values) =>
      user.click(placeOf(message, customId), customId, values);
    return personWith({ ...user, click }, (_, act) => timed(act));
  });
  const posts = () => people[0]?.messages(channel).filter(({ ephemeral }) => !ephemeral) ?? [];
  const room = {
    playground,
    channel,
    heard(result: InteractionResult) {
      if (result.outcome === 'failed') errors.push(`${name}: ${result.why}`);
      return result;
    },
    async version() {
      // Reports sent before the answer arrive in this turn of the event loop or the next.
      await new Promise(setImmediate);
      return game?.version ?? -1;
    },
    /** Resolves when a game can be played from a post. */
    quiet: () =>
      playground.until(
        () => posts().some(({ message }) => JSON.stringify(message).includes(`"turn:${game?.game}"`)),
        POST_TIMEOUT_MS,
      ),
  };
  const robot = buttonRobot(room);

  function hearTold({ game: of, to, message }: PostedMoves): void {
    const post = posts().find((one) => one.message.id === message)?.message;
    const now = made.filter((one) => one.game === of && one.to <= to);
    made = made.filter((one) => !now.includes(one));
    if (post === undefined) return;
    const at = Date.parse(post.edited_timestamp ?? post.timestamp);
    for (const { by, since } of now) {
      by.posted.push(at - since);
      by.posts.add(post.id);
    }
  }

  const open = () =>
    gather(room, {
      players: 2,
      people,
      chance: dice,
      robot: () => robot,
      lobby: 'commands',
      seed: `${seed}-${games++}`,
    });

  return {
    channel,
    /** Returns the current game, and the address of its page as `/game page` shows it. */
    async page(): Promise<{ readonly game: string; readonly url: string }> {
      const shown = await people[0]?.command(channel, 'game page');
      const [url] = /http:[^"]+\/g\/[^"]+/.exec(JSON.stringify(shown?.message)) ?? [];
      if (url === undefined || game === undefined) throw new Error(`${name} was shown no page`);
      return { game: game.game, url };
    },
    hear(news: News) {
      if (news.type === 'told') return hearTold(news);
      if (news.type === 'pictured') {
        measured()?.pictured.add(news.message);
        if (news.isWhole) measured()?.whole.add(news.message);
        return;
      }
      const before = news.game === game?.game ? game.announced : 0;
      const by = measured();
      if (by !== undefined && news.announced > before) {
        made.push({ game: news.game, to: news.announced, since: began, by });
      }
      game = news;
    },
    gather: open,
    /** Plays game after game until `isOver` returns true. */
    async play(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const awaited = people.filter(({ id }) => game?.awaited.includes(id));
        if (awaited.length === 0) await open();
        else await robot(dice.pick(awaited), dice);
      }
    },
    unpostedMoves: () => made.length,
  };
}

export type LoadTable = ReturnType<typeof loadTable>;
