/** Acknowledges interactions: Discord gives three seconds, and a connection that breaks must not cost the answer. */
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
import { type Contest, contestIn } from './ownership-contest.ts';

export type Deferred = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** `reply`: a private answer will follow. `update`: the message that was clicked will change. */
export type Acknowledge = (interaction: Deferred, by: 'reply' | 'update') => Promise<void>;

const ALREADY_ACKNOWLEDGED = 40060;

const isAcknowledged = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED;

/** Another process has the interaction. */
class TakenByAnother extends Error {}

/** Whether an interaction was acknowledged before: another process has it. */
export const isTaken = (error: unknown): boolean => error instanceof TakenByAnother || isAcknowledged(error);

/** The same, telling how long each took, and whether it went well. What another process has is none of ours. */
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

/**
 * What acknowledges, trying again by itself where a connection breaks or Discord fails. It rejects where Discord
 * refuses. discord.js would do most of this, but not say whether it has tried before; and only if it has, "already
 * acknowledged" may mean that it was us. Another process may have done it meanwhile: the contest says whose it is.
 */
export function acknowledger(rest: Pick<REST, 'post'>, contest: Contest = contestIn()): Acknowledge {
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
    // What discord.js would have noted.
    interaction.deferred = true;
    if (by === 'reply') interaction.ephemeral = true;
  };
}
