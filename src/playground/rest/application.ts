/** The bot's application: profile and installation settings. */
import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import { userObject } from '../objects.ts';
import { pictureOf } from '../pictures.ts';
import { lengthProblems, type Problem, tooMany, wrongIf } from '../problems.ts';
import type { Application, World } from '../state.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';
import { refuseIf } from './refuse.ts';

const LONGEST_DESCRIPTION = 400;
const MAX_TAGS = 5;
const LONGEST_TAG = 20;

const install = z.looseObject({
  oauth2_install_params: z
    .looseObject({
      scopes: z.array(z.enum(['bot', 'applications.commands'])).min(1),
      permissions: z.string().regex(/^\d+$/),
    })
    .optional(),
});
const applicationBody = z.looseObject({
  description: z.string().optional(),
  icon: z.string().nullish(),
  cover_image: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  integration_types_config: z.record(z.enum(['0', '1']), install.optional()).optional(),
});
type ApplicationBody = z.output<typeof applicationBody>;

export function addApplication(app: Hono<RestEnv>, { world }: Services): void {
  app.get('/applications/@me', (c) => answer(c, applicationObject(world)));

  app.patch('/applications/@me', (c) => {
    const body = parseBody(applicationBody, c.get('intake').body);
    refuseIf(problemsOf(body));
    Object.assign(world.application, changesIn(body));
    return answer(c, applicationObject(world));
  });
}

function problemsOf({ description, tags = [], icon, cover_image: cover }: ApplicationBody): Problem[] {
  const picture = (at: string, image: string | null | undefined) =>
    wrongIf(image != null && pictureOf(image) === undefined, [at], 'Invalid image data', 'IMAGE_INVALID');
  return [
    ...lengthProblems(['description'], description ?? '', 0, LONGEST_DESCRIPTION),
    ...tooMany(['tags'], tags, MAX_TAGS),
    ...tags.flatMap((tag, index) => lengthProblems(['tags', index], tag, 1, LONGEST_TAG)),
    ...picture('icon', icon),
    ...picture('cover_image', cover),
  ];
}

const hashOf = (image: string | null): string | null =>
  image === null ? null : createHash('md5').update(image).digest('hex');

const changesIn = ({
  description,
  tags,
  icon,
  cover_image: cover,
  integration_types_config: installs,
}: ApplicationBody): Partial<Application> => ({
  ...(description === undefined ? {} : { description }),
  ...(tags === undefined ? {} : { tags }),
  ...(icon === undefined ? {} : { icon: hashOf(icon) }),
  ...(cover === undefined ? {} : { cover: hashOf(cover) }),
  ...(installs === undefined ? {} : { installs }),
});

function applicationObject(world: World): object {
  const { bot, people, guilds, application } = world;
  return {
    id: bot.id,
    name: bot.name,
    type: null,
    icon: application.icon,
    description: application.description,
    summary: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    flags_new: '0',
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    explicit_content_filter: 0,
    team: null,
    approximate_guild_count: guilds.size,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    eligible_oauth2_scopes: ['applications.commands', 'bot'],
    ...(application.cover === null ? {} : { cover_image: application.cover }),
    ...(application.tags.length === 0 ? {} : { tags: application.tags }),
    integration_types_config: application.installs,
    bot: userObject(bot),
    owner: userObject([...people.values()].find(({ moderator }) => moderator) ?? bot),
  };
}
