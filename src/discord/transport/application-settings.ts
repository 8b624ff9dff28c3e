/** The settings of the bot at Discord: permissions, install link, appearance. */
import {
  ApplicationIntegrationType,
  OAuth2Scopes,
  PermissionFlagsBits,
  type REST,
  type RESTPatchCurrentApplicationJSONBody,
  Routes,
} from 'discord.js';
import { z } from 'zod';

/** Permissions the bot is installed with: read and post, including in its own threads, and find its posts. */
const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];

const SCOPES: OAuth2Scopes[] = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands];
const permissions = PERMISSIONS.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n).toString();

/** Returns the link that installs the bot of an application into a server. */
export const installLink = (application: string): string =>
  `https://discord.com/oauth2/authorize?${new URLSearchParams({
    client_id: application,
    scope: SCOPES.join(' '),
    permissions,
  })}`;

const Application = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string().default(''),
  icon: z.string().nullish(),
  cover_image: z.string().nullish(),
  tags: z.array(z.string()).default([]),
  /** False if only its owner can add the bot to servers. */
  bot_public: z.boolean().default(true),
  integration_types_config: z
    .record(
      z.string(),
      z.looseObject({
        oauth2_install_params: z
          .looseObject({ scopes: z.array(z.string()), permissions: z.coerce.string() })
          .nullish(),
      }),
    )
    .default({}),
});
export type Application = z.output<typeof Application>;

export interface Appearance {
  readonly description: string;
  readonly tags: readonly string[];
  readonly icon: Buffer;
  readonly cover: Buffer;
}

export interface ApplicationChange {
  readonly what: 'description' | 'tags' | 'icon' | 'cover' | 'install';
  readonly before: string;
  readonly after: string;
  readonly body: RESTPatchCurrentApplicationJSONBody;
}

/** Reads the bot's application. Rejects if Discord refuses. */
export const readApplication = async (rest: Pick<REST, 'get'>): Promise<Application> =>
  Application.parse(await rest.get(Routes.currentApplication()));

/** Makes all changes at once. Rejects if Discord refuses, without any change. */
export async function changeApplication(rest: Pick<REST, 'patch'>, changes: readonly ApplicationChange[]) {
  const body = Object.assign({}, ...changes.map((change) => change.body));
  await rest.patch(Routes.currentApplication(), { body });
}

/** Returns the changes an application needs. Existing pictures stay unless `pictures` is true. */
export function changesOf(
  application: Application,
  wanted: Appearance,
  { pictures }: { readonly pictures: boolean },
): ApplicationChange[] {
  return [
    textChange('description', application.description, wanted.description),
    textChange('tags', application.tags.join(', '), wanted.tags.join(', '), [...wanted.tags]),
    pictureChange('icon', application.icon, wanted.icon, pictures),
    pictureChange('cover', application.cover_image, wanted.cover, pictures),
    // Discord refuses an install link of an application that only its owner can install.
    application.bot_public ? installChange(application) : undefined,
  ].flatMap((change) => change ?? []);
}

function textChange(
  what: 'description' | 'tags',
  before: string,
  after: string,
  value: string | string[] = after,
): ApplicationChange | undefined {
  return before === after ? undefined : { what, before, after, body: { [what]: value } };
}

function pictureChange(
  what: 'icon' | 'cover',
  before: string | null | undefined,
  png: Buffer,
  anew: boolean,
): ApplicationChange | undefined {
  if (before != null && !anew) return undefined;
  const image = `data:image/png;base64,${png.toString('base64')}`;
  const body = what === 'icon' ? { icon: image } : { cover_image: image };
  return { what, before: before ?? '', after: `${what}.png`, body };
}

function installChange({ integration_types_config: config }: Application): ApplicationChange | undefined {
  const guild = String(ApplicationIntegrationType.GuildInstall);
  const inWords = (scopes: readonly string[], rights: string) => `${[...scopes].sort().join(' ')}, ${rights}`;
  const ways = Object.entries(config).map(([way, { oauth2_install_params: params }]) =>
    [way, ...(params == null ? [] : [inWords(params.scopes, params.permissions)])].join(': '),
  );
  const [before, after] = [ways.join('; '), `${guild}: ${inWords(SCOPES, permissions)}`];
  const params = { oauth2_install_params: { scopes: SCOPES, permissions } };
  const body = { integration_types_config: { [ApplicationIntegrationType.GuildInstall]: params } };
  return before === after ? undefined : { what: 'install', before, after, body };
}
