/** Posts a panel into a channel. */
import { type Client, DiscordAPIError, Routes } from 'discord.js';
import type { Panel } from './panel.ts';
import { FLAGS, payloadOf, pinging } from './payload.ts';

/** Nothing posted; `permanent`: it will not go by itself, somebody has to change something. */
export interface PostFailure {
  readonly permanent: boolean;
  readonly error: unknown;
}

/**
 * Posts a panel, pinging those users and nobody else. Discord gives the earlier message back for a `nonce` that it
 * has seen in the last minutes, so that trying again posts nothing twice. Resolves to what failed, or nothing.
 */
export type Post = (
  channel: string,
  panel: Panel,
  pinged: readonly string[],
  nonce: string,
) => Promise<PostFailure | undefined>;

/** Unknown channel, no access, no permission, thread archived or locked: a person has to mend these. */
const PERMANENT: readonly unknown[] = [10003, 50001, 50013, 50083, 160005];

export function poster(client: Client): Post {
  return async (channel, panel, pinged, nonce) => {
    try {
      const { components, files } = await payloadOf(panel);
      await client.rest.post(Routes.channelMessages(channel), {
        body: {
          flags: FLAGS,
          components,
          allowed_mentions: pinging(pinged),
          nonce,
          enforce_nonce: true,
          attachments: files.map(({ name }, id) => ({ id: String(id), filename: name })),
        },
        files: files.map(({ name, data }) => ({ name, data })),
      });
      return undefined;
    } catch (error) {
      const permanent = error instanceof DiscordAPIError && PERMANENT.includes(error.code);
      return { permanent, error };
    }
  };
}
