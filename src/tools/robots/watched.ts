/** A playground whose people are watched: everything they do is told, with what came of it. */
import type { CommandInput, InteractionResult, Playground, PlaygroundUser } from '../../playground/index.ts';

/** What somebody did. Asking for suggestions is no act of its own. */
export type Deed =
  | { readonly type: 'command'; readonly path: string; readonly options: CommandInput }
  | {
      readonly type: 'click';
      readonly message: string;
      readonly customId: string;
      /** What was chosen, of a menu. */
      readonly values: readonly string[];
    }
  | { readonly type: 'submit'; readonly customId: string };

export interface Act {
  readonly user: { readonly id: string; readonly name: string };
  readonly channel: string;
  readonly deed: Deed;
  readonly result: InteractionResult;
}

export interface Watch {
  /** Called before each act. */
  readonly before: () => Promise<void>;
  /** Told of each act after its answer, before whoever acted goes on. */
  readonly after: (act: Act) => Promise<void>;
}

/** The same playground, whose users tell what they do. */
export function watched(playground: Playground, channel: string, watch: Watch): Playground {
  const known = new Map<string, PlaygroundUser>();
  const wrap = (user: PlaygroundUser): PlaygroundUser => {
    const one = known.get(user.id) ?? watchedUser(user, channel, watch);
    known.set(user.id, one);
    return one;
  };
  return {
    ...playground,
    get channels() {
      return playground.channels;
    },
    get commands() {
      return playground.commands;
    },
    get users() {
      return playground.users.map(wrap);
    },
    addUser: (name, moderator) => wrap(playground.addUser(name, moderator)),
  };
}

function watchedUser(user: PlaygroundUser, table: string, watch: Watch): PlaygroundUser {
  const { id, name } = user;
  const tell = async (channel: string, deed: Deed, act: () => Promise<InteractionResult>) => {
    await watch.before();
    const result = await act();
    await watch.after({ user: { id, name }, channel, deed, result });
    return result;
  };
  return {
    ...user,
    command: (channel, path, options = {}) =>
      tell(channel, { type: 'command', path, options }, () => user.command(channel, path, options)),
    click: (message, customId, values) =>
      tell(table, { type: 'click', message, customId, values: values ?? [] }, () =>
        user.click(message, customId, values),
      ),
    submit: (channel, customId, fields, message) =>
      tell(channel, { type: 'submit', customId }, () => user.submit(channel, customId, fields, message)),
  };
}
