/** Tells Discord which slash commands there are, when they are not those it knows. */
import { createHash } from 'node:crypto';
import { ApplicationIntegrationType, InteractionContextType, type REST, Routes } from 'discord.js';
import type { Command, Log } from '../kit/visit.ts';

/** Small values kept between runs. */
export interface Memory {
  remembered(key: string): Promise<string | undefined>;
  remember(key: string, value: string): Promise<void>;
}

const KEY = 'commands';

/**
 * Registers these commands, unless the same ones were registered for this application before: with the same token, as
 * a playground that is opened anew knows of none, and has another. Several processes may do it at once: they say the same.
 */
export async function registerCommands(
  { rest, token, application }: { rest: REST; token: string; application: string },
  commands: readonly Command[],
  { memory, log }: { memory: Memory; log: Log },
): Promise<void> {
  const { Guild, BotDM } = InteractionContextType;
  const body = commands.map(({ data, anywhere }) => ({
    ...data,
    contexts: anywhere === true ? [Guild, BotDM] : [Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  }));
  const hash = createHash('sha256').update(token).update(JSON.stringify(body)).digest('base64url');
  const stamp = `${application}:${hash}`;
  if ((await memory.remembered(KEY)) === stamp) {
    log.info({ commands: body.length }, 'commands are as they were: not registered again');
    return;
  }
  await rest.put(Routes.applicationCommands(application), { body });
  await memory.remember(KEY, stamp);
  log.info({ commands: body.length }, 'commands registered');
}
