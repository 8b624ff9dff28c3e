/** Follows the game: the server sends an event at each change, and signs of life in between. */

/** Wait before the first try to connect again. Each later try waits twice as long as the one before. */
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 10_000;
/** Time without an event after which a stream is dead, or held back on its way. Signs of life come every 25 seconds. */
const SILENCE_MS = 60_000;

/** Calls `refresh` after each change while the page is visible, and shows whether the connection stands. */
export function followLive(refresh: () => Promise<void>): void {
  const badge = document.querySelector<HTMLElement>('.live');
  let source: EventSource | undefined;
  let wait = RETRY_MS;
  /** Ends the silence of a connection, or the wait for the next one. */
  let timer: number | undefined;
  let learnt: string | undefined;

  function tell(state: 'live' | 'reconnecting'): void {
    if (badge === null || badge.dataset.state === state) return;
    badge.dataset.state = state;
    badge.textContent = badge.dataset[state] ?? '';
  }

  function learn(version: string | undefined): void {
    if (version === undefined || version === learnt || version === document.documentElement.dataset.version)
      return;
    learnt = version;
    void refresh();
  }

  /** Waits for the next event. */
  function listen(): void {
    clearTimeout(timer);
    timer = setTimeout(restart, SILENCE_MS);
  }

  function connect(): void {
    const opened = new EventSource('live');
    source = opened;
    listen();
    opened.addEventListener('alive', listen);
    opened.addEventListener('version', ({ data }: MessageEvent<string>) => {
      // Not before: a network that holds the stream back lets its head through.
      tell('live');
      wait = RETRY_MS;
      listen();
      learn(data);
    });
    opened.addEventListener('gone', () => location.reload());
    // Browsers wait some seconds before they connect again, and never do after an error of a proxy.
    opened.addEventListener('error', restart);
  }

  function disconnect(): void {
    clearTimeout(timer);
    source?.close();
  }

  /** Connects again, and asks for the version: networks that hold streams back, or refuse them, let answers through. */
  function restart(): void {
    disconnect();
    tell('reconnecting');
    timer = setTimeout(connect, wait);
    wait = Math.min(2 * wait, MAX_RETRY_MS);
    void askVersion().then(learn);
  }

  function resume(): void {
    disconnect();
    // The first try may come before the network is quite back.
    wait = RETRY_MS;
    // Over HTTP/1.1, browsers allow six connections to a server: six hidden pages would keep a seventh from loading.
    if (document.hidden) return;
    connect();
    void askVersion().then(learn);
  }

  document.addEventListener('visibilitychange', resume);
  addEventListener('online', resume);
  if (!document.hidden) connect();
}

/** Returns the newest version of the game; `undefined` if the server does not say. */
async function askVersion(): Promise<string | undefined> {
  const answer = await fetch('live', { method: 'HEAD' }).catch(() => undefined);
  return answer?.headers.get('x-version') ?? undefined;
}
