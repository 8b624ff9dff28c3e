/** Follows the game: the server sends an event at each change. */

/** Wait before a connection is tried again that the browser has given up. */
const RETRY_MS = 3_000;

/** Calls `refresh` after each change, and shows whether the connection stands. */
export function followLive(refresh: () => Promise<void>): void {
  const badge = document.querySelector<HTMLElement>('.live');
  const tell = (state: 'live' | 'reconnecting') => {
    if (badge === null || badge.dataset.state === state) return;
    badge.dataset.state = state;
    badge.textContent = badge.dataset[state] ?? '';
  };
  const source = new EventSource('live');
  source.addEventListener('open', () => tell('live'));
  source.addEventListener('version', ({ data }: MessageEvent<string>) => {
    const { version } = document.documentElement.dataset;
    if (version === undefined) location.reload();
    else if (version !== data) void refresh();
  });
  source.addEventListener('gone', () => location.reload());
  source.addEventListener('error', () => {
    tell('reconnecting');
    if (source.readyState === EventSource.CLOSED) setTimeout(() => followLive(refresh), RETRY_MS);
  });
}
