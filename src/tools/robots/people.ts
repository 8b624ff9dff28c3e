/** Wraps playground users so that their acts pass through a function, which may repeat, delay or report them. */
import type { CommandInput, InteractionResult, Playground, PlaygroundUser } from '../../playground/index.ts';

export type UserAct =
  | {
      readonly type: 'command';
      readonly channel: string;
      readonly path: string;
      readonly options: CommandInput;
    }
  | { readonly type: 'autocomplete'; readonly path: string }
  | {
      readonly type: 'click';
      readonly message: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  | { readonly type: 'submit'; readonly channel: string; readonly customId: string };

/** Carries out an act of a user by calling `act`. */
type ActWrapper = (
  deed: UserAct,
  act: () => Promise<InteractionResult>,
  user: PlaygroundUser,
) => Promise<InteractionResult>;

/** Wraps a user, whose acts pass through `around`. */
export const personWith = (user: PlaygroundUser, around: ActWrapper): PlaygroundUser => ({
  ...user,
  get direct() {
    return user.direct;
  },
  command: (channel, path, options = {}) =>
    around({ type: 'command', channel, path, options }, () => user.command(channel, path, options), user),
  autocomplete: (...asked) =>
    around({ type: 'autocomplete', path: asked[1] }, () => user.autocomplete(...asked), user),
  click: (message, customId, values) =>
    around(
      { type: 'click', message, customId, values: values ?? [] },
      () => user.click(message, customId, values),
      user,
    ),
  submit: (channel, customId, ...form) =>
    around({ type: 'submit', channel, customId }, () => user.submit(channel, customId, ...form), user),
});

/** Wraps a playground, so that the acts of all users pass through `around`. */
export function withPeople(playground: Playground, around: ActWrapper): Playground {
  const known = new Map<string, PlaygroundUser>();
  const wrap = (user: PlaygroundUser): PlaygroundUser => {
    const person = known.get(user.id) ?? personWith(user, around);
    known.set(user.id, person);
    return person;
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
    addUser: (...asked) => wrap(playground.addUser(...asked)),
  };
}
