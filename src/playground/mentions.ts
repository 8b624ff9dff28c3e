/** Computes the pings of a message: its mentions, filtered by `allowed_mentions`. */
import type { APIMessage } from 'discord-api-types/v10';
import { userObject } from './objects.ts';
import { type Component, everyComponent, type MessageBody } from './request-schemas.ts';
import { isRole, type Person, type World } from './state.ts';

const COMPONENT_TEXT = 10;

/** Returns all text of a message, in which mentions count. */
export const textOf = (content: string, components: readonly Component[]): string =>
  [
    content,
    ...[...everyComponent(components)].flatMap(({ component }) =>
      component.type === COMPONENT_TEXT && component.content !== undefined ? [component.content] : [],
    ),
  ].join('\n');

const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, id = '']) => id)),
];

/** Returns the mentions in a text. As in Discord, everything is allowed without `allowed`. */
export function mentionsIn(world: World, text: string, allowed: MessageBody['allowed_mentions'] | undefined) {
  // Mentions in code do not count.
  const spoken = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, ' ');
  const named = all(spoken, /<@!?(\d+)>/g).filter((id) => world.people.has(id));
  const roles = all(spoken, /<@&(\d+)>/g);
  const parse = allowed == null ? ['users', 'roles', 'everyone'] : (allowed.parse ?? []);
  const pinged = parse.includes('users') ? named : named.filter((id) => allowed?.users?.includes(id));
  const pingedRoles = parse.includes('roles') ? roles : roles.filter((id) => allowed?.roles?.includes(id));
  const everyone = parse.includes('everyone') && /@(?:everyone|here)\b/.test(spoken);
  const people = [...world.people.values()].filter(({ bot }) => !bot);
  const users = people.filter(
    ({ id, moderator }) =>
      everyone || pinged.includes(id) || (moderator && pingedRoles.includes(world.moderators)),
  );
  return {
    users: new Set(users.map(({ id }) => id)),
    /** All in the text, pinged or not; `mentioned`: those it may mention. */
    named,
    mentioned: pinged,
    roles: pingedRoles,
    everyone,
  };
}

/** Returns the fields that list whom a message mentions. */
export const mentionFields = (
  world: World,
  { bot, moderator }: Pick<Person, 'bot' | 'moderator'>,
  { mentioned, roles, everyone }: ReturnType<typeof mentionsIn>,
): Pick<APIMessage, 'mentions' | 'mention_roles' | 'mention_everyone'> => ({
  mentions: mentioned.flatMap((id) => {
    const person = world.people.get(id);
    return person === undefined ? [] : [userObject(person)];
  }),
  mention_roles: roles.filter((id) => id === world.bot.id || isRole(world, id)),
  mention_everyone: everyone && (bot || moderator),
});
