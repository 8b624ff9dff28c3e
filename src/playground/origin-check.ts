/** Rejects requests from foreign web pages: they must not use a playground through the user's browser. */
import { isIP } from 'node:net';

const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/;

/** Returns whether only this machine can reach the address. */
export const isLoopback = (host: string) => LOOPBACK.test(host) || host === '::1';

/**
 * Returns whether a request is addressed to us and comes from our own page, or from a program, which sends no
 * origin. An attacker can point a host name at this machine and send requests from a page, but not with a
 * numeric address or the host name we listen on.
 */
export function isAllowed(
  bound: string,
  { host = '', origin }: { readonly host?: string | undefined; readonly origin?: string | undefined },
): boolean {
  const name = host.replace(/:\d+$/, '');
  const figures = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  const ours = isLoopback(name) || (!isLoopback(bound) && (figures || name === bound.toLowerCase()));
  const own = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  return ours && own;
}
