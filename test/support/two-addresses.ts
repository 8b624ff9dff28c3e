/** Gives every host name two addresses, as localhost often has; Node then reports one error for both. */
import dns from 'node:dns';
import { vi } from 'vitest';

/** Resolves every host name to two addresses of this machine until mocks are restored. */
export function resolveToTwoAddresses(): void {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const lookup = (_: string, __: unknown, answer: (error: null, found: unknown) => void) =>
    answer(null, addresses);
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
}
