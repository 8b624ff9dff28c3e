/** Keeps strangers' web pages out: a browser must not be talked into using a playground that it can reach. */
import { isIP } from 'node:net';

const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/;

/** Whether the address is one that only this machine can reach. */
export const isLoopback = (host: string) => LOOPBACK.test(host) || host === '::1';

/**
 * Whether a request is meant for us and comes from our own page, or from a program, which names no origin. A
 * stranger can have a name of theirs point here, and a page of theirs ask us; they cannot do so by an address in
 * figures, nor by the name that we were told to listen on.
 */
export function isWelcome(
  bound: string,
  { host = '', origin }: { readonly host?: string | undefined; readonly origin?: string | undefined },
): boolean {
  const name = host.replace(/:\d+$/, '');
  const figures = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  const ours = isLoopback(name) || (!isLoopback(bound) && (figures || name === bound.toLowerCase()));
  const own = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  return ours && own;
}
