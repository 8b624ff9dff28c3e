/** The server side of the web page: one WebSocket per browser tab, for one user. */
import type { WebSocket } from 'ws';
import type { Actions } from './actions/actions.ts';
import { failed, type Started } from './interactions.ts';
import { parseJson } from './json.ts';
import { type PageEvent, type PageRequest, pageRequest } from './page-protocol.ts';
import { isSeen, type Person, type Stored, type World } from './state.ts';
import { commandsFor, pageMessage, pageMessages, pageUser, sees } from './visibility.ts';

const NO_SUCH_USER = 4_004;
const NOT_UNDERSTOOD = 4_002;

/** Creates the page server. `actsFor`: returns a user's actions. */
export function createPage(world: World, actsFor: (user: string) => Actions | undefined) {
  return {
    /** Takes over a WebSocket. `user` in the query is its user. Default: the first one. */
    accept(socket: WebSocket, query: URLSearchParams) {
      const humans = [...world.people.values()].filter(({ bot }) => !bot);
      const wanted = query.get('user');
      const person = wanted === null ? humans[0] : humans.find(({ id }) => id === wanted);
      const acts = person === undefined ? undefined : actsFor(person.id);
      if (person === undefined || acts === undefined)
        return socket.close(NO_SUCH_USER, 'There is no such user.');
      const send = (event: PageEvent) => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
      };
      send(hello(world, person));
      const stop = follow(world, person, send);
      socket.on('message', (raw) => {
        const request = pageRequest.safeParse(parseJson(String(raw)));
        if (!request.success) return socket.close(NOT_UNDERSTOOD, 'That was not understood.');
        void serve(world, person, acts, request.data, send);
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', stop);
    },
  };
}

export type Page = ReturnType<typeof createPage>;

const users = (world: World) => [...world.people.values()].map(pageUser);
const channels = (world: World, person: Person) => [
  ...[...world.channels.values()]
    .filter((channel) => channel.guild === world.guild.id && isSeen(world, channel, person.id))
    .map(({ id, name }) => ({ id, name })),
  ...[...world.directs.values()]
    .filter(({ recipient }) => recipient === person.id)
    .map(({ id }) => ({ id, name: world.bot.name, direct: true as const })),
];

const commands = (world: World, person: Person) => ({
  server: commandsFor(world, person, world.guild.id),
  direct: commandsFor(world, person, undefined),
});

const hello = (world: World, person: Person): PageEvent => ({
  type: 'hello',
  you: pageUser(person),
  users: users(world),
  guild: world.guild,
  channels: channels(world, person),
  commands: commands(world, person),
  online: world.online,
});

/** Forwards changes visible to the user. Returns a function that stops it. */
function follow(world: World, person: Person, send: (event: PageEvent) => void): () => void {
  const { changes } = world;
  /** The page only shows the first guild. */
  const isShown = (stored: Stored) =>
    [undefined, world.guild.id].includes(stored.guild) && sees(world, stored, person.id);
  const forward = (type: 'message' | 'edit') => (stored: Stored) => {
    if (!isShown(stored)) return;
    send({ type, channel: stored.message.channel_id, message: pageMessage(world, stored, person.id) });
  };
  const onMessage = forward('message');
  const onEdit = forward('edit');
  const onDelete = (stored: Stored) => {
    if (isShown(stored)) send({ type: 'delete', channel: stored.message.channel_id, id: stored.message.id });
  };
  const onUsers = () => send({ type: 'users', users: users(world) });
  const onChannels = () => send({ type: 'channels', channels: channels(world, person) });
  const onCommands = () => send({ type: 'commands', commands: commands(world, person) });
  const onOnline = (online: boolean) => send({ type: 'online', online });
  changes.on('message', onMessage).on('edit', onEdit).on('delete', onDelete);
  changes.on('users', onUsers).on('channels', onChannels).on('commands', onCommands).on('online', onOnline);
  return () => {
    changes.off('message', onMessage).off('edit', onEdit).off('delete', onDelete);
    changes
      .off('users', onUsers)
      .off('channels', onChannels)
      .off('commands', onCommands)
      .off('online', onOnline);
  };
}

async function serve(
  world: World,
  person: Person,
  acts: Actions,
  request: PageRequest,
  send: (event: PageEvent) => void,
): Promise<void> {
  const { request: number, channel } = request;
  if (request.type === 'history') {
    const messages = pageMessages(world, channel, person.id);
    return send({ type: 'history', request: number, channel, messages });
  }
  const started = start(acts, request);
  if (await started.acknowledged) send({ type: 'done', request: number });
  const { outcome, why, modal, choices } = await started.result;
  if (modal !== undefined) send({ type: 'modal', request: number, channel, modal });
  if (choices !== undefined) send({ type: 'choices', request: number, choices: [...choices] });
  if (outcome === 'failed') send({ type: 'failed', request: number, why: why ?? 'This interaction failed' });
}

function start(acts: Actions, request: Exclude<PageRequest, { type: 'history' }>): Started {
  switch (request.type) {
    case 'command':
      return acts.command(request.channel, request.path, request.options);
    case 'autocomplete':
      return acts.autocomplete(request.channel, request.path, request.options, request.focused);
    case 'component':
      return acts.click(request.message, request.customId, request.values);
    case 'modal':
      return acts.submit(request.channel, request.customId, request.fields);
    case 'dismiss':
      return atOnce(acts.dismiss(request.message));
    case 'say':
      return atOnce(acts.say(request.channel, request.text));
  }
}

/** Actions that do not involve the bot complete or fail immediately. */
const atOnce = (why: string | undefined): Started =>
  why === undefined
    ? { acknowledged: Promise.resolve(true), result: Promise.resolve({ outcome: 'answered' }) }
    : failed(why);
