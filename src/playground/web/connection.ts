/** One user's connection to the playground: receives events, matches responses to requests, reconnects. */
import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import type { PageEvent, PageRequest } from '../page-protocol.ts';
import { STRINGS } from './strings.ts';

/** A request without its number, which the connection assigns. */
export type Ask = PageRequest extends infer R ? (R extends PageRequest ? Omit<R, 'request'> : never) : never;

export type Answer =
  | { readonly ok: true; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly ok: false; readonly why: string };

interface Listener {
  onEvent(event: PageEvent): void;
  onConnection(connected: boolean): void;
  /** The bot acknowledged the request but failed afterwards. */
  onLateFailure(why: string): void;
  /** This user no longer exists: the playground was restarted. */
  onStranger(): void;
}

const NO_SUCH_USER = 4_004;
/** Milliseconds between reconnection attempts: initial and maximum. */
const MIN_RETRY_MS = 400;
const MAX_RETRY_MS = 5_000;

/** Connects as a user (default: the first one) and stays connected until closed. */
export function connect(user: string | undefined, listener: Listener) {
  const waiting = new Map<
    number,
    { readonly kind: Ask['type']; readonly resolve: (answer: Answer) => void }
  >();
  let last = 0;
  let wait = MIN_RETRY_MS;
  let closed = false;
  let socket = open();

  function open(): WebSocket {
    const address = new URL('/page', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    if (user !== undefined) address.searchParams.set('user', user);
    const opened = new WebSocket(address);
    opened.addEventListener('open', () => {
      wait = MIN_RETRY_MS;
      listener.onConnection(true);
    });
    opened.addEventListener('message', ({ data }) => receive(JSON.parse(String(data))));
    opened.addEventListener('close', ({ code }) => {
      for (const { resolve } of waiting.values()) resolve({ ok: false, why: STRINGS.lost });
      waiting.clear();
      if (closed) return;
      if (code === NO_SUCH_USER) return listener.onStranger();
      listener.onConnection(false);
      setTimeout(() => {
        if (!closed) socket = open();
      }, wait);
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    });
    return opened;
  }

  function receive(event: PageEvent): void {
    listener.onEvent(event);
    const asked = 'request' in event ? waiting.get(event.request) : undefined;
    const settle = (answer: Answer) => {
      if (!('request' in event) || asked === undefined) return;
      waiting.delete(event.request);
      asked.resolve(answer);
    };
    if (event.type === 'choices') settle({ ok: true, choices: event.choices });
    // Autocomplete is answered by its choices, not by the acknowledgement.
    else if (event.type === 'done' && asked?.kind !== 'autocomplete') settle({ ok: true, choices: [] });
    else if (event.type === 'history' || event.type === 'modal') settle({ ok: true, choices: [] });
    else if (event.type === 'failed') {
      if (asked === undefined) listener.onLateFailure(event.why);
      settle({ ok: false, why: event.why });
    }
  }

  return {
    /** Resolves when the bot has acknowledged it (for autocomplete: answered), or when it failed. */
    async ask(ask: Ask): Promise<Answer> {
      if (socket.readyState !== WebSocket.OPEN) return { ok: false, why: STRINGS.lost };
      last += 1;
      const request = last;
      return new Promise((resolve) => {
        waiting.set(request, { kind: ask.type, resolve });
        socket.send(JSON.stringify({ ...ask, request }));
      });
    },
    close() {
      closed = true;
      socket.close();
    },
  };
}
