/** Acknowledges interactions: Discord allows three seconds, and a broken connection must not cost the answer. */
import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  InteractionResponseType,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type REST,
  Routes,
} from 'discord.js';
import type { MetricsSink } from '../shared/metrics-sink.ts';
import { type Contest, createContest } from './ownership-contest.ts';

export type Deferred = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** Acknowledges an interaction. `reply`: a private answer follows. `update`: the clicked message will change. */
export type Acknowledge = (interaction: Deferred, by: 'reply' | 'update') => Promise<void>;

const ALREADY_ACKNOWLEDGED = 40060;

const isAcknowledged = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED;

class TakenByAnother extends Error {}

/** Returns whether an error means that another process has acknowledged the interaction. */
export const isTaken = (error: unknown): boolean => error instanceof TakenByAnother || isAcknowledged(error);

/** Wraps `acknowledge` to report duration and success. Ignores interactions of other processes. */
export const measured =
  (acknowledge: Acknowledge, told: MetricsSink['acknowledged']): Acknowledge =>
  async (interaction, by) => {
    const began = performance.now();
    try {
      await acknowledge(interaction, by);
      told(performance.now() - began, true);
    } catch (error) {
      if (!isTaken(error)) told(performance.now() - began, false);
      throw error;
    }
  };

const TRIES = 4;

/** Creates the function that acknowledges, with retries; the contest decides between two processes. */
export function createAcknowledger(
  rest: Pick<REST, 'post'>,
  contest: Contest = createContest(),
): Acknowledge {
  return async (interaction, by) => {
    const body =
      by === 'update'
        ? { type: InteractionResponseType.DeferredMessageUpdate }
        : {
            type: InteractionResponseType.DeferredChannelMessageWithSource,
            data: { flags: MessageFlags.Ephemeral },
          };
    const callback = Routes.interactionCallback(interaction.id, interaction.token);
    let isContested = contest.has(interaction);
    for (let tries = 1; ; tries++) {
      try {
        await rest.post(callback, { body, auth: false });
        break;
      } catch (error) {
        if (tries > 1 && isAcknowledged(error)) {
          isContested = true;
          break;
        }
        if (tries === TRIES || error instanceof DiscordAPIError) throw error;
      }
    }
    if (isContested && !(await contest.isWon(interaction))) throw new TakenByAnother();
    // State that discord.js would have set.
    interaction.deferred = true;
    if (by === 'reply') interaction.ephemeral = true;
  };
}
