/** Follows the game: the server sends an event at each change, and signs of life in between. */

/** Wait before a connection is tried again that the browser has given up. */
const RETRY_MS = 3_000;
const MAX_RETRY_MS = 30_000;
/** Time without an event after which a stream is dead, or held back on its way. Signs of life come every 25 seconds. */
const SILENCE_MS = 60_000;

/** Calls `refresh` after each change, and shows whether the connection stands. */
export function followLive(refresh: () => Promise<void>, wait = RETRY_MS): void {
  const badge = document.querySelector<HTMLElement>('.live');
  const source = new EventSource('live');
  let silence: number | undefined;

  function tell(state: 'live' | 'reconnecting'): void {
    if (badge === null || badge.dataset.state === state) return;
    badge.dataset.state = state;
    badge.textContent = badge.dataset[state] ?? '';
  }

  function learn(version: string | undefined): void {
    if (version !== undefined && version !== document.documentElement.dataset.version) void refresh();
  }

  /** Connects again, and asks for the version: networks that hold streams back, or refuse them, let answers through. */
  function restart(): void {
    clearTimeout(silence);
    source.close();
    tell('reconnecting');
    setTimeout(() => followLive(refresh, Math.min(2 * wait, MAX_RETRY_MS)), wait);
    void askVersion().then(learn);
  }

  /** Waits for the next event. */
  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(restart, SILENCE_MS);
  }

  listen();
  source.addEventListener('alive', listen);
  source.addEventListener('version', ({ data }: MessageEvent<string>) => {
    // Not before: a network that holds the stream back lets its head through.
    tell('live');
    wait = RETRY_MS;
    listen();
    learn(data);
  });
  source.addEventListener('gone', () => location.reload());
  source.addEventListener('error', () => {
    tell('reconnecting');
    if (source.readyState === EventSource.CLOSED) restart();
  });
}

/** Returns the newest version of the game; `undefined` if the server does not say. */
async function askVersion(): Promise<string | undefined> {
  const answer = await fetch('live', { method: 'HEAD' }).catch(() => undefined);
  return answer?.headers.get('x-version') ?? undefined;
}
