/** Being connected to Discord's gateway, whichever shards there are and whoever else serves some of them. */
import { DiscordAPIError, DiscordjsErrorCodes, type Interaction, type REST } from 'discord.js';
import type { Log } from '../shared/interaction-context.ts';

const UNAUTHORIZED = 401;

/** How this process is connected. */
export interface GatewayHealth {
  /** Whether everything is connected that this process answers for. */
  readonly connected: boolean;
  /** Delay in milliseconds; −1 before it is known. */
  readonly ping: number;
  /** Servers that this process answers for. */
  readonly guilds: number;
  /** Shards that this process answers for, and those for which it stands by while another one does. */
  readonly shards: number;
  readonly standby: number;
}

export interface Gateway {
  health(): GatewayHealth;
  /** Hears nothing from now on; whoever stands by goes on. Never rejects. */
  deafen(): Promise<void>;
  /** Disconnects, which then is no loss. */
  close(): Promise<void>;
}

export interface GatewayOptions {
  readonly token: string;
  /** Requests with the token of the bot. */
  readonly rest: REST;
  readonly log: Log;
  /** How many shards there are in all. */
  readonly shards: number;
  /** How many shards may log in at once. */
  readonly concurrency: number;
  /** Called when a shard has logged in, which counts against those of the day. */
  readonly onLogin: () => void;
  /** Told of what is to be answered by this process; `isTakenOver`: another one may have begun to. */
  readonly hear: (interaction: Interaction, isTakenOver?: boolean) => void;
  /** Told of a thread that was archived, and not locked, in what this process answers for. */
  readonly onArchived: (thread: string) => void;
  /** Called when the connection is lost for good. */
  readonly onLost: () => void;
}

/** Whether the token is refused, as discord.js says it, or `refusing`. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DiscordjsErrorCodes.TokenInvalid;

/** Throws what a request of ours met; where the token was refused, as discord.js does. */
export function explainTokenRefusal(error: unknown): never {
  if (!(error instanceof DiscordAPIError) || error.status !== UNAUTHORIZED) throw error;
  const { TokenInvalid: code } = DiscordjsErrorCodes;
  throw Object.assign(new Error('An invalid token was provided.', { cause: error }), { code });
}
