/** One user's state: channels with messages, commands, unread messages. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { PageChannel, PageEvent, PageMessage, PageUser } from '../page-protocol.ts';
import { type Ask, connect } from './connection.ts';
import { type Leaf, leavesOf } from './model/commands.ts';
import { isAfter, unread } from './model/timeline.ts';

export interface OpenModal {
  readonly channel: string;
  readonly modal: APIModalInteractionResponseCallbackData;
}

interface SessionListener {
  /** The session changed; `channel` if only its messages did. */
  onChange(channel?: string): void;
  onModal(): void;
  onLateFailure(why: string): void;
  onStranger(): void;
}

/** Opens a user's connection to the server, and reconnects when it is lost. */
export function openSession(user: string | undefined, listener: SessionListener) {
  const messages = new Map<string, Map<string, PageMessage>>();
  let leaves: { readonly server: readonly Leaf[]; readonly direct: readonly Leaf[] } = {
    server: [],
    direct: [],
  };
  const session = {
    /** `undefined` until the playground has sent `hello`. */
    you: undefined as PageUser | undefined,
    users: [] as readonly PageUser[],
    channels: [] as readonly PageChannel[],
    guild: '',
    leaves: (channel: string): readonly Leaf[] =>
      leaves[session.channels.find(({ id }) => id === channel)?.direct === true ? 'direct' : 'server'],
    online: false,
    connected: false,
    modal: undefined as OpenModal | undefined,
    messages: (channel: string) => [...(messages.get(channel)?.values() ?? [])],
    unread: (channel: string) =>
      unread(
        session.messages(channel),
        sessionStorage.getItem(seenKey(channel)) ?? '',
        session.you?.id ?? '',
      ),
    pings: (): number => session.channels.reduce((sum, { id }) => sum + session.unread(id).pings, 0),
    markSeen(channel: string) {
      const youngest = session.messages(channel).at(-1)?.message.id;
      if (youngest !== undefined) sessionStorage.setItem(seenKey(channel), youngest);
    },
    ask: (ask: Ask) => link.ask(ask),
  };
  const seenKey = (channel: string) => `seen ${session.you?.id} ${channel}`;

  const link = connect(user, {
    onEvent: receive,
    onConnection(now) {
      session.connected = now;
      listener.onChange();
    },
    onLateFailure: listener.onLateFailure,
    onStranger: listener.onStranger,
  });

  function put(channel: string, page: PageMessage): void {
    const known = messages.get(channel) ?? new Map<string, PageMessage>();
    messages.set(channel, known.set(page.message.id, page));
  }

  function loadHistory(known: readonly PageChannel[]): void {
    for (const { id } of session.channels) {
      if (!known.some((one) => one.id === id)) void link.ask({ type: 'history', channel: id });
    }
  }

  function receive(event: PageEvent): void {
    if (event.type === 'modal') {
      session.modal = { channel: event.channel, modal: event.modal };
      listener.onModal();
    } else if ('channel' in event) {
      receiveMessages(event);
      listener.onChange(event.channel);
    } else if (!('request' in event)) {
      receiveState(event);
      listener.onChange();
    }
  }

  function receiveMessages(event: Extract<PageEvent, { type: 'history' | 'message' | 'edit' | 'delete' }>) {
    if (event.type === 'history') {
      const sorted = [...event.messages].sort((a, b) => (isAfter(a.message.id, b.message.id) ? 1 : -1));
      messages.set(event.channel, new Map(sorted.map((page) => [page.message.id, page])));
    } else if (event.type === 'delete') messages.get(event.channel)?.delete(event.id);
    else put(event.channel, event.message);
  }

  function receiveState(
    event: Extract<PageEvent, { type: 'hello' | 'users' | 'channels' | 'commands' | 'online' }>,
  ): void {
    if (event.type === 'hello') session.guild = event.guild.name;
    if ('users' in event) session.users = event.users;
    const known = event.type === 'hello' ? [] : session.channels;
    if ('channels' in event) session.channels = event.channels;
    if ('online' in event) session.online = event.online;
    if ('commands' in event) {
      const { server, direct } = event.commands;
      leaves = { server: leavesOf(server), direct: leavesOf(direct) };
    }
    // The user may have been renamed.
    const { you, users } = session;
    session.you = event.type === 'hello' ? event.you : (users.find(({ id }) => id === you?.id) ?? you);
    loadHistory(known);
  }

  return session;
}

export type Session = ReturnType<typeof openSession>;
