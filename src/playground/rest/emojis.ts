/** Emoji of the application. */
import type { APIEmoji } from 'discord-api-types/v10';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { userObject } from '../objects.ts';
import { pictureOf } from '../pictures.ts';
import {
  fine,
  invalid,
  lengthProblems,
  type Outcome,
  type Problem,
  REFUSALS,
  refused,
  wrongIf,
} from '../problems.ts';
import type { StoredEmoji } from '../state.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';

const ALL = '/applications/:app/emojis';
const ONE = `${ALL}/:emoji`;
const MAX_EMOJIS = 2_000;
const MAX_BYTES = 256 * 1024;

const namedBody = z.looseObject({ name: z.string() });
const emojiBody = z.looseObject({ name: z.string(), image: z.string() });

export function addEmojis(app: Hono<RestEnv>, { world }: Pick<Services, 'world'>): void {
  const { emojis } = world;
  const show = ({ id, name, type }: StoredEmoji): APIEmoji => ({
    id,
    name,
    user: userObject(world.bot),
    roles: [],
    require_colons: true,
    managed: false,
    animated: type === 'image/gif',
    available: true,
  });
  const ours = (c: Context<RestEnv>): Outcome<undefined> =>
    c.req.param('app') === world.bot.id ? fine(undefined) : refused(REFUSALS.unknownApplication);
  const find = (c: Context<RestEnv>): Outcome<StoredEmoji> => {
    const scope = ours(c);
    if (!scope.ok) return scope;
    const found = emojis.get(c.req.param('emoji') ?? '');
    return found === undefined ? refused(REFUSALS.unknownEmoji) : fine(found);
  };

  const nameProblems = (name: string, own?: string): Problem[] => {
    const taken = [...emojis.values()].some((one) => one.name === name && one.id !== own);
    return [
      ...lengthProblems(['name'], name, 2, 32),
      ...wrongIf(
        !/^\w*$/.test(name),
        ['name'],
        'String value did not match validation regex.',
        'STRING_TYPE_REGEX',
      ),
      ...wrongIf(
        taken,
        ['name'],
        'An emoji with this name already exists for this application.',
        'APPLICATION_EMOJI_NAME_ALREADY_TAKEN',
      ),
    ];
  };

  const create = (c: Context<RestEnv>): Outcome<APIEmoji> => {
    const scope = ours(c);
    if (!scope.ok) return scope;
    const body = parseBody(emojiBody, c.get('intake').body);
    if (!body.ok) return body;
    const { name, image } = body.value;
    const picture = pictureOf(image);
    const noPicture = wrongIf(picture === undefined, ['image'], 'Invalid image data', 'IMAGE_INVALID');
    const problems = [...nameProblems(name), ...noPicture];
    if (problems.length > 0 || picture === undefined) return invalid(problems);
    if (picture.bytes.length > MAX_BYTES) return refused(REFUSALS.assetTooLarge);
    if (emojis.size >= MAX_EMOJIS) return refused(REFUSALS.tooManyEmojis);
    const stored = { id: world.snowflake(), name, ...picture };
    emojis.set(stored.id, stored);
    return fine(show(stored));
  };

  const rename = (c: Context<RestEnv>): Outcome<APIEmoji> => {
    const found = find(c);
    if (!found.ok) return found;
    const body = parseBody(namedBody, c.get('intake').body);
    if (!body.ok) return body;
    const { name } = body.value;
    const problems = nameProblems(name, found.value.id);
    if (problems.length > 0) return invalid(problems);
    const renamed = { ...found.value, name };
    emojis.set(renamed.id, renamed);
    return fine(show(renamed));
  };

  app.get(ALL, (c) => {
    const scope = ours(c);
    return answer(c, scope.ok ? fine({ items: [...emojis.values()].map(show) }) : scope);
  });
  app.post(ALL, (c) => answer(c, create(c), 201));
  app.get(ONE, (c) => {
    const found = find(c);
    return answer(c, found.ok ? fine(show(found.value)) : found);
  });
  app.patch(ONE, (c) => answer(c, rename(c)));
  app.delete(ONE, (c) => {
    const found = find(c);
    if (found.ok) emojis.delete(found.value.id);
    return answer(c, found.ok ? fine(undefined) : found);
  });
}
