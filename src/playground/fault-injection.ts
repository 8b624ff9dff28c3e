/** Fault injection: makes the next matching requests fail, before or after they are carried out. */
import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Gateway } from './gateway.ts';
import { rolesOf, shownThreads, textObject } from './objects.ts';
import type { PermissionName } from './permission-names.ts';
import { setMissingPermissions } from './permissions.ts';
import { isThread, type World } from './state.ts';

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

/** Creates the queue of faults that requests will meet: refusals, delays, lost permissions. */
export function createFaults(world: World, gateway: Gateway) {
  const { refusing } = world;
  const lack = (names: readonly PermissionName[], isLacking: boolean, channel?: string) => {
    setMissingPermissions(world, channel, names, isLacking);
    if (channel === undefined) {
      for (const { id } of world.guilds.values())
        for (const role of rolesOf(world, id))
          gateway.dispatch('GUILD_ROLE_UPDATE', { guild_id: id, role }, GatewayIntentBits.Guilds, id);
      return;
    }
    const one = world.channels.get(channel);
    if (one === undefined || isThread(one)) return;
    gateway.dispatch('CHANNEL_UPDATE', textObject(world, one), GatewayIntentBits.Guilds, one.guild);
    const guild = world.guilds.get(one.guild ?? '');
    if (guild === undefined || isLacking || !names.includes('ViewChannel')) return;
    const threads = shownThreads(world, guild).filter(({ parent_id }) => parent_id === channel);
    const seen = { guild_id: guild.id, channel_ids: [channel], threads, members: [] };
    gateway.dispatch('THREAD_LIST_SYNC', seen, GatewayIntentBits.Guilds, guild.id);
  };
  const waiting: Waiting[] = [];
  const add = (match: RegExp, fault: Fault, times: number) => void waiting.push({ match, fault, times });
  return {
    faults: {
      /**
       * Fails the next `times` requests whose `METHOD /path` matches with this status, and with Discord's error
       * body or that of `code`.
       */
      failNext: (match: RegExp, status: number, times: number, code?: number) =>
        add(match, { kind: 'fail', status, code }, times),
      /** Answers the next matching requests with a 429 that asks to wait this many milliseconds. */
      limitNext: (match: RegExp, milliseconds: number, times: number) =>
        add(match, { kind: 'limit', milliseconds }, times),
      /** Carries out the next matching request, but cuts the connection instead of answering. */
      loseAnswer: (match: RegExp) => add(match, { kind: 'lose', until: Promise.resolve() }, 1),
      /** Resets the connection of the next matching requests without carrying them out. */
      resetNext: (match: RegExp, times: number) => add(match, { kind: 'reset' }, times),
      /** Carries out the next matching requests without answering. Returns a function that cuts their connections. */
      hangNext(match: RegExp, times: number) {
        let release = () => {};
        const until = new Promise<void>((resolve) => {
          release = resolve;
        });
        add(match, { kind: 'lose', until }, times);
        return release;
      },
      /** Revokes or restores the bot's permission to post in a channel; interactions there report it. */
      forbid: (channel: string, isForbidden: boolean) => lack(POSTING, isForbidden, channel),
      /** Revokes or restores the bot's permission to read a channel's message history. */
      hideHistory: (channel: string, isHidden: boolean) => lack(['ReadMessageHistory'], isHidden, channel),
      /** Revokes or restores permissions of the bot, in a channel or (default) everywhere. */
      lack,
      /** Makes a user refuse direct messages with this code: 50007, 50278 or 40003. */
      refuseDirect: (user: string, code: number | undefined) =>
        void (code === undefined ? refusing.delete(user) : refusing.set(user, code)),
      /** Removes all pending faults, but not what is forbidden, hidden or refused. */
      clear: () => void waiting.splice(0),
      /** Cuts every gateway connection. `resumable`: the client may resume its session. */
      dropGateway: (resumable: boolean) => gateway.drop(resumable),
      askToReconnect: () => gateway.askToReconnect(),
      invalidateSessions: () => gateway.invalidate(),
      silenceGateway: () => gateway.stopHeartbeats(),
      leaveLogins: (remaining: number, resetAfter: number) =>
        void Object.assign(world.logins, { remaining, resets: world.now() + resetAfter }),
    },
    take(method: string, path: string, body: unknown): Fault | undefined {
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

export type FaultQueue = ReturnType<typeof createFaults>;

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
