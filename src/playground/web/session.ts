/** One user's state: channels with messages, commands, unread messages. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { PageChannel, PageEvent, PageMessage, PageUser } from '../page-protocol.ts';
import { type Answer, type Ask, connect } from './connection.ts';
import { type Leaf, leavesOf } from './model/commands.ts';
import { isAfter, type Unread, unread } from './model/timeline.ts';

export interface OpenModal {
  readonly channel: string;
  readonly modal: APIModalInteractionResponseCallbackData;
}

export interface Session {
  /** `undefined` until the playground has sent `hello`. */
  readonly you: PageUser | undefined;
  readonly users: readonly PageUser[];
  readonly channels: readonly PageChannel[];
  readonly guild: string;
  readonly leaves: readonly Leaf[];
  readonly online: boolean;
  readonly connected: boolean;
  modal: OpenModal | undefined;
  messages(channel: string): readonly PageMessage[];
  unread(channel: string): Unread;
  pings(): number;
  markSeen(channel: string): void;
  ask(ask: Ask): Promise<Answer>;
}

export interface SessionListener {
  /** The session changed; `channel` if only its messages did. */
  onChange(channel?: string): void;
  onModal(): void;
  onLateFailure(why: string): void;
  onStranger(): void;
}

/** Opens a user's connection to the server, and reconnects when it is lost. */
export function openSession(user: string | undefined, listener: SessionListener): Session {
  const messages = new Map<string, Map<string, PageMessage>>();
  let you: PageUser | undefined;
  let users: readonly PageUser[] = [];
  let channels: readonly PageChannel[] = [];
  let guild = '';
  let leaves: readonly Leaf[] = [];
  let online = false;
  let connected = false;

  const link = connect(user, {
    onEvent: receive,
    onConnection(now) {
      connected = now;
      listener.onChange();
    },
    onLateFailure: listener.onLateFailure,
    onStranger: listener.onStranger,
  });

  const listOf = (channel: string) => [...(messages.get(channel)?.values() ?? [])];
  const seenKey = (channel: string) => `seen ${you?.id} ${channel}`;
  const unreadIn = (channel: string) =>
    unread(listOf(channel), sessionStorage.getItem(seenKey(channel)) ?? '', you?.id ?? '');

  function put(channel: string, page: PageMessage): void {
    const known = messages.get(channel) ?? new Map<string, PageMessage>();
    messages.set(channel, known.set(page.message.id, page));
  }

  function loadHistory(): void {
    for (const { id } of channels) void link.ask({ type: 'history', channel: id });
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

  function receiveMessages(
    event: Extract<PageEvent, { type: 'history' | 'message' | 'edit' | 'delete' }>,
  ): void {
    if (event.type === 'history') {
      const sorted = [...event.messages].sort((a, b) => (isAfter(a.message.id, b.message.id) ? 1 : -1));
      messages.set(event.channel, new Map(sorted.map((page) => [page.message.id, page])));
    } else if (event.type === 'delete') messages.get(event.channel)?.delete(event.id);
    else put(event.channel, event.message);
  }

  function receiveState(
    event: Extract<PageEvent, { type: 'hello' | 'users' | 'channels' | 'commands' | 'online' }>,
  ): void {
    if (event.type === 'hello') guild = event.guild.name;
    if ('users' in event) users = event.users;
    if ('channels' in event) channels = event.channels;
    if ('online' in event) online = event.online;
    if ('commands' in event) leaves = leavesOf(event.commands);
    // The user may have been renamed.
    you = event.type === 'hello' ? event.you : (users.find(({ id }) => id === you?.id) ?? you);
    if (event.type === 'hello') loadHistory();
  }

  const session: Session = {
    get you() {
      return you;
    },
    get users() {
      return users;
    },
    get channels() {
      return channels;
    },
    get guild() {
      return guild;
    },
    get leaves() {
      return leaves;
    },
    get online() {
      return online;
    },
    get connected() {
      return connected;
    },
    modal: undefined,
    messages: listOf,
    unread: unreadIn,
    pings: () => channels.reduce((sum, { id }) => sum + unreadIn(id).pings, 0),
    markSeen(channel) {
      const youngest = listOf(channel).at(-1)?.message.id;
      if (youngest !== undefined) sessionStorage.setItem(seenKey(channel), youngest);
    },
    ask: link.ask,
  };
  return session;
}
