import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { PageMessage } from './page-protocol.ts';
import type { RetentionLimits } from './retention.ts';

/** Result of a click, command or modal. Times are in milliseconds since it was sent. */
export interface InteractionResult {
  /** `failed`: no answer in 3 seconds, or refused before it reached the bot. */
  readonly outcome: 'answered' | 'failed';
  readonly why?: string;
  readonly acknowledged?: number;
  /** When the actual answer arrived: the message sent or edited, the modal or the choices shown. */
  readonly answered?: number;
  /** The message that answers it, new or edited, as the user sees it. */
  readonly message?: PageMessage;
  readonly modal?: APIModalInteractionResponseCallbackData;
  readonly choices?: readonly APIApplicationCommandOptionChoice[];
}

export interface PlaygroundOptions {
  /** 0 for any free port. Listens on 127.0.0.1 unless `host` is set. */
  readonly port: number;
  readonly host?: string;
  readonly people: readonly string[];
  readonly channels: readonly string[];
  /** Number of initial servers. Every user is a member of each; the page shows the first. Default: 1. */
  readonly servers?: number;
  readonly shards?: number;
  /** Milliseconds between gateway heartbeats. Default: 41,250, as Discord. */
  readonly heartbeatMs?: number;
  /** Milliseconds between two logins of shards in the same bucket. Default: none (Discord: 5,000). */
  readonly identifyIntervalMs?: number;
  readonly activeThreads?: number;
  /** Path of Discord's OpenAPI document; if set, every request is validated. */
  readonly openapi?: string;
  /**
   * Enforces Discord's rate limits: buckets with headers, 429s. Default: no limits. A function replaces the
   * clock, in milliseconds.
   */
  readonly rates?: boolean | (() => number);
  /** Random numbers (0 ≤ n < 1) for a bad day at Discord: limits, failures, late and lost answers, lost connections. */
  readonly weather?: () => number;
  /** Milliseconds until an unanswered interaction fails. Default: 3,000, as Discord. */
  readonly deadlineMs?: number;
  /** Milliseconds to wait for the answer to a deferred interaction. Default: 60,000. */
  readonly timeoutMs?: number;
  /** The wall clock in Unix milliseconds, for tests of expiry. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
  /** Id of the bot's application. Default: the same in every playground. */
  readonly application?: string;
  readonly keep?: Partial<RetentionLimits>;
  /** Path of a file that stores the threads over a restart. Default: they are not stored. */
  readonly threads?: string;
}
