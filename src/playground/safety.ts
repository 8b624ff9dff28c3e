/** Keeps strangers' web pages out: a browser must not be talked into using a playground on this machine. */

const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/;

/** Whether the address is one that only this machine can reach. */
export const isLoopback = (host: string) => LOOPBACK.test(host) || host === '::1';

const hostName = (header: string) => header.replace(/:\d+$/, '');

/** Whether a request with such a Host header is meant for us: a name that a stranger points here is not. */
export const isOurHost = (bound: string, header: string | undefined) =>
  header !== undefined && (!isLoopback(bound) || isLoopback(hostName(header)));

/** Whether a WebSocket comes from our own page, or from a program, which names no origin. */
export const isOurOrigin = (origin: string | undefined, host: string | undefined) => {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
