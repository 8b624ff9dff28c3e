/** The use cases, as far as they are about games of one server: a forged id must not reach those of another. */
import type { Actor, App, Outcome } from '../app/index.ts';

type Act<Rest extends unknown[], T> = (actor: Actor, id: string, ...rest: Rest) => Promise<Outcome<T>>;

/** Where somebody is, and whether they moderate all of the server or this channel at most. */
export interface Whereabouts {
  readonly guild: string;
  readonly channel: string;
  readonly everywhere: boolean;
}

/**
 * The app as somebody in a server has it: games of other servers are not there. Whoever moderates a channel sees its
 * game, and no list of others: those may be played in channels that they cannot see, and they could do nothing there.
 */
export function inGuild(app: App, { guild, channel, everywhere }: Whereabouts): App {
  const game: App['game'] = async (id) => {
    const found = await app.game(id);
    return found?.record.guild === guild ? found : undefined;
  };
  const ofGuild: App['outline'] = async (id) => {
    const found = await app.outline(id);
    return found?.record.guild === guild ? found : undefined;
  };
  const outline: App['outline'] = async (id) => {
    const found = await ofGuild(id);
    return everywhere || found?.record.channel === channel ? found : undefined;
  };
  const list: App['list'] = async (actor, where) => {
    if (everywhere || !actor.moderator) return await app.list(actor, where);
    const { record } = (await app.latestOutline(channel)) ?? {};
    const isLive = record?.status === 'lobby' || record?.status === 'playing';
    return { ok: true, games: isLive ? [record] : [] };
  };
  const guarded =
    <Rest extends unknown[], T>(act: Act<Rest, T>): Act<Rest, T> =>
    async (actor, id, ...rest) => {
      // Without its position: a game that cannot be read can still be cancelled.
      const found = await ofGuild(id);
      if (found === undefined) return { ok: false, refusal: { code: 'noGame' } };
      const moderator = actor.moderator && (everywhere || found.record.channel === channel);
      return await act({ ...actor, moderator }, id, ...rest);
    };
  return {
    ...app,
    game,
    outline,
    list,
    stretch: async (id, from, to) => ((await game(id)) ? await app.stretch(id, from, to) : undefined),
    course: async (id) => ((await game(id)) ? await app.course(id) : []),
    join: guarded(app.join),
    leave: guarded(app.leave),
    configure: guarded(app.configure),
    markNewcomer: guarded(app.markNewcomer),
    start: guarded(app.start),
    rematch: guarded(app.rematch),
    play: guarded(app.play),
    undo: guarded(app.undo),
    concede: guarded(app.concede),
    abandon: guarded(app.abandon),
    answer: guarded(app.answer),
    pause: guarded(app.pause),
    resume: guarded(app.resume),
    remind: guarded(app.remind),
    skip: guarded(app.skip),
    replace: guarded(app.replace),
    undoTo: guarded(app.undoTo),
    cancel: guarded(app.cancel),
    exportGame: guarded(app.exportGame),
  };
}
