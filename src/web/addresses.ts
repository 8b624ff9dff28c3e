/** Network addresses: who asks, and what counts as this machine. */
import { BlockList, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Networks in which a reverse proxy stands: this machine and private ones, such as a container's. */
const PROXIES = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PROXIES.addSubnet(network, bits);
PROXIES.addAddress('::1', 'ipv6');
PROXIES.addSubnet('fc00::', 7, 'ipv6');

/** Returns whether a host name is this machine's own. */
export const isLocal = (host: string): boolean => /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

/** Returns the plain form of an IPv4-mapped IPv6 address, as dual-stack sockets report it, and others unchanged. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** Groups of digits that the IPv6 addresses of one household or server share. */
const IPV6_NETWORK_GROUPS = 4;

/** Returns the reader's network, which is harder to change than an address: an IPv4 address, or half of an IPv6 one. */
export function networkOf(context: Context<{ Bindings: HttpBindings }>): string {
  const address = addressOf(context);
  if (!isIPv6(address)) return address;
  return address.replace(/::.*/, '').split(':').slice(0, IPV6_NETWORK_GROUPS).join(':');
}

/** Returns the address of the reader: behind a proxy, as the proxy says. */
function addressOf({ req, env }: Context<{ Bindings: HttpBindings }>): string {
  const peer = unmapped(env.incoming.socket.remoteAddress ?? '');
  if (!PROXIES.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) return peer;
  return unmapped(req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer);
}
