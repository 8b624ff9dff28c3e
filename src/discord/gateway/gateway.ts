/** The connection to Discord's gateway, whether this process serves all shards or some. */
import {
  type Client,
  DiscordAPIError,
  DiscordjsErrorCodes,
  type Guild,
  type Interaction,
  type REST,
} from 'discord.js';
import type { Log } from '../shared/interaction-context.ts';

const UNAUTHORIZED = 401;

export interface GatewayHealth {
  readonly connected: boolean;
  readonly ping: number;
  readonly guilds: number;
  /** Number of shards this process answers for; `standby`: those it could take over now. */
  readonly shards: number;
  readonly standby: number;
}

export interface Gateway {
  health(): GatewayHealth;
  /** Stops receiving events; standby processes take over. Never rejects. */
  stopReceiving(): Promise<void>;
  close(): Promise<void>;
}

export interface GatewayOptions {
  readonly token: string;
  readonly rest: REST;
  readonly log: Log;
  readonly shards: number;
  readonly concurrency: number;
  /** Called when a shard has logged in, which counts towards the daily limit. */
  readonly onLogin: (client: Client) => void;
  /** Receives interactions for this process to answer; `isTakenOver`: another process may have begun to answer. */
  readonly onInteraction: (interaction: Interaction, isTakenOver?: boolean) => void;
  readonly onJoined: (guild: Guild) => void;
  /** Called when the bot's permissions in a server's channels may have changed. */
  readonly onAccessChanged: (guild: Guild) => void;
  /** Called when the bot may be able to post in a thread again. */
  readonly onThreadOpened: (thread: string) => void;
  readonly onArchived: (thread: string) => void;
  readonly onFatalDisconnect: () => void;
}

/** Returns whether an error means that the token is invalid, from discord.js or from `explainRefusal`. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DiscordjsErrorCodes.TokenInvalid;

/** Throws the error of the first request, with an explanation; an invalid token becomes the same error as in discord.js. */
export function explainRefusal(error: Error): never {
  if (!(error instanceof DiscordAPIError) || error.status !== UNAUTHORIZED)
    throw new Error(`Discord does not answer: ${error.message}.`, { cause: error });
  const { TokenInvalid: code } = DiscordjsErrorCodes;
  throw Object.assign(new Error('An invalid token was provided.', { cause: error }), { code });
}
