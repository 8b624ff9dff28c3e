/** The life cycle of an interaction: sent, acknowledged before the deadline, answered; its token expires later. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type {
  APIApplicationCommandInteractionMetadata,
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { MINUTE_MS } from '../durations.ts';
import type { Gateway } from './gateway.ts';
import { userObject } from './objects.ts';
import { interactionPayload, ownersOf } from './payload.ts';
import type { Channel, Interaction, Person, Stored, World } from './state.ts';
import type { InteractionResult } from './types.ts';
import { pageMessage } from './visibility.ts';

export const TYPES = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

const TOKEN_LIFETIME_MS = 15 * MINUTE_MS;

export interface Started {
  readonly acknowledged: Promise<boolean>;
  readonly result: Promise<InteractionResult>;
}

export interface Send {
  readonly user: Person;
  readonly channel: Channel;
  readonly type: number;
  readonly data: unknown;
  readonly command?: string | undefined;
  readonly source?: Stored | undefined;
  /** The interaction that opened the submitted form. */
  readonly trigger?: Interaction | undefined;
}

export interface OpenModal {
  readonly modal: APIModalInteractionResponseCallbackData;
  readonly channel: string;
  readonly source: Stored | undefined;
  /** The interaction that was answered with it. */
  readonly trigger: Interaction;
}

export type Answer =
  | { readonly message: Stored | undefined }
  | { readonly modal: APIModalInteractionResponseCallbackData }
  | { readonly choices: readonly APIApplicationCommandOptionChoice[] };

interface Live {
  readonly interaction: Interaction;
  /** Milliseconds on the monotonic clock. */
  readonly sent: number;
  acknowledgedAt: number | undefined;
  timer: NodeJS.Timeout | undefined;
  late: boolean;
  settled: boolean;
  readonly onAcknowledged: (acknowledged: boolean) => void;
  readonly settle: (result: InteractionResult) => void;
}

/** Returns an interaction that never reached the bot, with the reason. */
export const failed = (why: string): Started => ({
  acknowledged: Promise.resolve(false),
  result: Promise.resolve({ outcome: 'failed', why }),
});

/** Creates the interactions of a world. `deadlineMs`, `timeoutMs`: see `PlaygroundOptions`. */
export function createInteractions(world: World, gateway: Gateway, deadlineMs: number, timeoutMs: number) {
  const lives = new Map<string, Live>();
  const tokens = new Map<string, Interaction>();
  const modals = createOpenModals(world);

  const settle = (live: Live, result: InteractionResult) => {
    if (live.settled) return;
    live.settled = true;
    clearTimeout(live.timer);
    live.onAcknowledged(live.acknowledgedAt !== undefined);
    live.settle({
      ...result,
      ...(live.acknowledgedAt === undefined ? {} : { acknowledged: live.acknowledgedAt }),
    });
  };

  const name = ({ id, type, command, user }: Interaction) =>
    `${command ?? Object.entries(TYPES).find(([, number]) => number === type)?.[0] ?? type} of ${user.name} (${id})`;

  const onDeadline = (live: Live) => {
    live.late = true;
    if (live.settled) return;
    // A disconnected bot has not received it.
    if (gateway.isConnected(live.interaction.channel.guild) && !gateway.wasDropped(live.sent))
      world.violation(`interaction ${name(live.interaction)} was not acknowledged within ${deadlineMs} ms`);
    settle(live, { outcome: 'failed', why: 'The application did not respond' });
  };

  const onTimeout = (live: Live) => {
    if (live.interaction.acknowledged !== 'deferredReply') return settle(live, { outcome: 'answered' });
    world.violation(`interaction ${name(live.interaction)} was deferred and not answered in ${timeoutMs} ms`);
    settle(live, { outcome: 'failed', why: 'The application is still thinking' });
  };

  const lifeOf = ({ id }: Interaction): Live => {
    const live = lives.get(id);
    if (live === undefined) throw new Error(`No interaction ${id}`);
    return live;
  };

  const isExpired = ({ created }: Interaction) => world.now() - created >= TOKEN_LIFETIME_MS;

  return {
    isExpired,
    send(request: Send): Started {
      if (!gateway.hasSession(request.channel.guild)) return failed('The application is not connected');
      // In the order they were sent.
      for (const [id, { interaction, settled }] of lives) {
        if (!isExpired(interaction) && lives.size < world.keep.interactions) break;
        if (!settled) continue;
        lives.delete(id);
        tokens.delete(interaction.token);
      }
      const interaction: Interaction = {
        id: world.snowflake(),
        token: randomBytes(48).toString('base64url'),
        type: request.type,
        user: request.user,
        channel: request.channel,
        command: request.command,
        source: request.source,
        trigger: request.trigger,
        created: world.now(),
        heard: 0,
        acknowledged: undefined,
        original: undefined,
      };
      const acknowledged = signal<boolean>();
      const result = signal<InteractionResult>();
      const live: Live = {
        interaction,
        sent: performance.now(),
        acknowledgedAt: undefined,
        timer: undefined,
        late: false,
        settled: false,
        onAcknowledged: acknowledged.resolve,
        settle: result.resolve,
      };
      lives.set(interaction.id, live);
      tokens.set(interaction.token, interaction);
      live.timer = setTimeout(() => onDeadline(live), deadlineMs);
      const payload = interactionPayload(world, interaction, request.data);
      interaction.heard = gateway.dispatch('INTERACTION_CREATE', payload, 0, request.channel.guild);
      return { acknowledged: acknowledged.promise, result: result.promise };
    },
    byId: (id: string, token: string): Interaction | undefined => {
      const interaction = tokens.get(token);
      return interaction?.id === id ? interaction : undefined;
    },
    byToken: (token: string): Interaction | undefined => tokens.get(token),
    isLate(interaction: Interaction): boolean {
      const live = lifeOf(interaction);
      return live.late || performance.now() - live.sent > deadlineMs;
    },
    acknowledge(interaction: Interaction, how: NonNullable<Interaction['acknowledged']>): void {
      const live = lifeOf(interaction);
      interaction.acknowledged = how;
      live.acknowledgedAt = performance.now() - live.sent;
      clearTimeout(live.timer);
      if (live.settled) return;
      live.timer = setTimeout(() => onTimeout(live), timeoutMs);
      live.onAcknowledged(true);
    },
    /** Records an answer; only the first one counts. */
    answer(interaction: Interaction, answer: Answer): void {
      const live = lifeOf(interaction);
      const { id } = interaction.user;
      if ('modal' in answer) modals.open(interaction, answer.modal);
      const shown =
        'message' in answer
          ? answer.message === undefined
            ? {}
            : { message: pageMessage(world, answer.message, id) }
          : answer;
      settle(live, { outcome: 'answered', answered: performance.now() - live.sent, ...shown });
    },
    openModal: modals.find,
    closeModal: modals.close,
    close(): void {
      for (const live of lives.values())
        settle(live, { outcome: 'failed', why: 'The playground was closed' });
    },
  };
}

export type Interactions = ReturnType<typeof createInteractions>;

function createOpenModals(world: World) {
  const modals = new Map<string, OpenModal>();
  const keyOf = (user: string, customId: string) => `${user} ${customId}`;
  return {
    open(trigger: Interaction, modal: OpenModal['modal']): void {
      const key = keyOf(trigger.user.id, modal.custom_id);
      modals.delete(key);
      modals.set(key, { modal, channel: trigger.channel.id, source: trigger.source, trigger });
      for (const old of modals.keys()) if (modals.size > world.keep.interactions) modals.delete(old);
    },
    /** Returns the unsubmitted form with this custom id that the bot last showed to the user. */
    find: (user: string, customId: string): OpenModal | undefined => modals.get(keyOf(user, customId)),
    close: (user: string, customId: string): void => void modals.delete(keyOf(user, customId)),
  };
}

/** Returns what a message reveals about the interaction it answers. */
export function metadataOf(interaction: Interaction): APIApplicationCommandInteractionMetadata {
  const { id, type, user, source, trigger } = interaction;
  // A forged form was never opened; it counts as opened by its source.
  const opener = trigger ?? { ...interaction, type: source === undefined ? TYPES.command : TYPES.component };
  const about = {
    id,
    type,
    user: userObject(user),
    authorizing_integration_owners: ownersOf(interaction),
    ...(type === TYPES.component && source !== undefined ? { interacted_message_id: source.message.id } : {}),
    ...(type === TYPES.modal ? { triggering_interaction_metadata: metadataOf(opener) } : {}),
  };
  return about as unknown as APIApplicationCommandInteractionMetadata;
}

function signal<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
