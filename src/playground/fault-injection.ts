/** Fault injection: makes the next matching requests fail, before or after they are carried out. */
import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Gateway } from './gateway.ts';
import { textObject } from './objects.ts';
import type { PermissionName } from './permission-names.ts';
import { setMissingPermissions } from './permissions.ts';
import { isThread, type World } from './state.ts';
import type { Faults } from './types.ts';

export type Fault =
  | { readonly kind: 'fail'; readonly status: number; readonly code: number | undefined }
  | { readonly kind: 'limit'; readonly milliseconds: number }
  | { readonly kind: 'reset' }
  /** Carried out but never answered: the connection is cut once `until` resolves. */
  | { readonly kind: 'lose'; readonly until: Promise<void> };

interface Waiting {
  readonly match: RegExp;
  readonly fault: Fault;
  times: number;
}

export interface FaultQueue {
  readonly faults: Faults;
  take(method: string, path: string, body: unknown): Fault | undefined;
}

/** Creates the queue of faults that requests will meet: refusals, delays, lost permissions. */
export function createFaults(world: World, gateway: Gateway): FaultQueue {
  const { refusing } = world;
  const lack: Faults['lack'] = (names, isLacking, channel) => {
    setMissingPermissions(world, channel, names, isLacking);
    for (const one of world.channels.values()) {
      if (isThread(one) || (channel !== undefined && one.id !== channel)) continue;
      gateway.dispatch('CHANNEL_UPDATE', textObject(world, one), GatewayIntentBits.Guilds, one.guild);
    }
  };
  const waiting: Waiting[] = [];
  const add = (match: RegExp, fault: Fault, times: number) => void waiting.push({ match, fault, times });
  return {
    faults: {
      failNext: (match, status, times, code) => add(match, { kind: 'fail', status, code }, times),
      limitNext: (match, milliseconds, times) => add(match, { kind: 'limit', milliseconds }, times),
      loseAnswer: (match) => add(match, { kind: 'lose', until: Promise.resolve() }, 1),
      resetNext: (match, times) => add(match, { kind: 'reset' }, times),
      hangNext(match, times) {
        let release = () => {};
        const until = new Promise<void>((resolve) => {
          release = resolve;
        });
        add(match, { kind: 'lose', until }, times);
        return release;
      },
      forbid: (channel, isForbidden) => lack(POSTING, isForbidden, channel),
      hideHistory: (channel, isHidden) => lack(['ReadMessageHistory'], isHidden, channel),
      lack,
      refuseDirect: (user, code) =>
        void (code === undefined ? refusing.delete(user) : refusing.set(user, code)),
      clear: () => void waiting.splice(0),
      dropGateway: (resumable) => gateway.drop(resumable),
      askToReconnect: () => gateway.askToReconnect(),
      invalidateSessions: () => gateway.invalidate(),
      silenceGateway: () => gateway.stopHeartbeats(),
      leaveLogins: (remaining, resetAfter) =>
        void Object.assign(world.logins, { remaining, resets: world.now() + resetAfter }),
    },
    take(method, path, body) {
      // `@original` arrives encoded; patterns may use either form.
      const lines = [`${method} ${path}`, `${method} ${path.replaceAll('%40', '@')}`];
      const found = waiting.find(
        ({ match, times }) => times > 0 && lines.some((line) => line.search(match) !== -1),
      );
      if (found === undefined) {
        const [, channel = ''] = /^POST \/channels\/(\d+)\/messages$/.exec(`${method} ${path}`) ?? [];
        // Rate limits on direct messages apply when they are opened; other refusals, when something is sent.
        const opened = method === 'POST' && path === '/users/@me/channels' ? recipientIn(body) : undefined;
        const recipient = world.directs.get(channel)?.recipient ?? opened;
        const code = refusing.get(recipient ?? '');
        return code === undefined || (code === OPENING) !== (opened !== undefined)
          ? undefined
          : { kind: 'fail', status: 403, code };
      }
      found.times -= 1;
      return found.fault;
    },
  };
}

const POSTING: readonly PermissionName[] = [
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
];

const OPENING = 40003;

const recipientIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'recipient_id' in body ? String(body.recipient_id) : undefined;

const DIRECT: Readonly<Record<number, string>> = {
  [OPENING]: 'You are opening direct messages too fast',
  50007: 'Cannot send messages to this user',
  50278: 'Cannot send messages to this user due to having no mutual guilds',
};

const BODIES: Readonly<Record<number, { readonly code: number; readonly message: string }>> = {
  400: { code: 50035, message: 'Invalid Form Body' },
  401: { code: 0, message: '401: Unauthorized' },
  403: { code: 50013, message: 'Missing Permissions' },
  404: { code: 10008, message: 'Unknown Message' },
  500: { code: 0, message: '500: Internal Server Error' },
};

/** Returns Discord's error body for a status; for a 404, the error that matches the path. */
export function faultBody(
  status: number,
  path: string,
  code?: number,
): { readonly code: number; readonly message: string } {
  if (code !== undefined) return { code, message: DIRECT[code] ?? `Refused with ${code}` };
  if (status === 404 && /^\/channels\/\d+(?:\/messages)?$/.test(path)) {
    return { code: 10003, message: 'Unknown Channel' };
  }
  return BODIES[status] ?? { code: 0, message: `${status}: Error` };
}
