import { createHash } from 'node:crypto';
import {
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type REST,
  Routes,
} from 'discord.js';
import { z } from 'zod';
import type { Command, Log } from '../shared/interaction-context.ts';

export interface Memory {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

export type CommandIds = (path: string) => string | undefined;

const KEY = 'commands';
/** The command that opens an Activity: Discord creates it, and rejects a list without it (50240). */
const ENTRY_POINT = 4;
const CHAT_INPUT = 1;

/** A command as Discord stores it; every change gives it a new version. */
const Registered = z.looseObject({
  id: z.string(),
  name: z.string(),
  type: z.int().default(CHAT_INPUT),
  version: z.string(),
});
type Registered = z.output<typeof Registered>;

const Kept = z.object({
  id: z.string(),
  name: z.string(),
  name_localizations: z.unknown().optional(),
  type: z.int(),
  handler: z.unknown().optional(),
  contexts: z.unknown().optional(),
  integration_types: z.unknown().optional(),
  default_member_permissions: z.unknown().optional(),
});

/** Registers these commands, unless Discord still has the same ones. Safe in several processes at once. */
export async function registerCommands(
  { rest, application }: { rest: Pick<REST, 'get' | 'put'>; application: string },
  commands: readonly Command[],
  { memory, log }: { memory: Memory; log: Log },
): Promise<CommandIds> {
  const { Guild, BotDM } = InteractionContextType;
  const body = commands.map(({ data, anywhere }) => ({
    ...data,
    contexts: anywhere === true ? [Guild, BotDM] : [Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  }));
  const path = Routes.applicationCommands(application);
  const stampOf = (registered: readonly Registered[]) => {
    const versions = registered.map(({ id, type, version }) => `${type} ${id} ${version}`).sort();
    const hash = createHash('sha256')
      .update(JSON.stringify([body, versions]))
      .digest('base64url');
    return `${application}:${hash}`;
  };
  const before = z.array(Registered).parse(await rest.get(path));
  if ((await memory.get(KEY)) === stampOf(before)) {
    log.info({ commands: body.length }, 'commands are unchanged: not registered again');
    return idsOf(before, commands);
  }
  const kept = before.filter(({ type }) => type === ENTRY_POINT).map((one) => Kept.parse(one));
  const after = z.array(Registered).parse(await rest.put(path, { body: [...body, ...kept] }));
  await memory.set(KEY, stampOf(after));
  log.info({ commands: body.length }, 'commands registered');
  return idsOf(after, commands);
}

function idsOf(registered: readonly Registered[], commands: readonly Command[]): CommandIds {
  const ids = new Map<string, string>();
  for (const { data } of commands) {
    const { id } = registered.find(({ name, type }) => name === data.name && type === CHAT_INPUT) ?? {};
    if (id === undefined) continue;
    for (const path of pathsOf(data)) ids.set(path, id);
  }
  return (path) => ids.get(path);
}

function pathsOf({ name, options = [] }: Command['data']): string[] {
  const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;
  const nested = options.flatMap((option) => {
    if (option.type === Subcommand) return [`${name} ${option.name}`];
    if (option.type !== SubcommandGroup) return [];
    return (option.options ?? []).map((inner) => `${name} ${option.name} ${inner.name}`);
  });
  return nested.length === 0 ? [name] : nested;
}
