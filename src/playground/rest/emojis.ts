/** Emoji of the application. */
import type { APIEmoji } from 'discord-api-types/v10';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { userObject } from '../objects.ts';
import { pictureOf } from '../pictures.ts';
import { invalid, lengthProblems, type Problem, problemIf, REFUSALS, wrongIf } from '../problems.ts';
import type { StoredEmoji } from '../state.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';
import { refuse, refuseIf } from './refuse.ts';

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
  const requireOurs = (c: Context<RestEnv>) => {
    if (c.req.param('app') !== world.bot.id) refuse(REFUSALS.unknownApplication);
  };
  const find = (c: Context<RestEnv>): StoredEmoji => {
    requireOurs(c);
    const found = emojis.get(c.req.param('emoji') ?? '');
    return found ?? refuse(REFUSALS.unknownEmoji);
  };

  const nameProblems = (name: string, own?: string): Problem[] => {
    const taken = [...emojis.values()].some((one) => one.name === name && one.id !== own);
    return [
      ...lengthProblems(['name'], name, 2, 32),
      ...problemIf(!/^\w*$/.test(name), ['name'], 'STRING_TYPE_REGEX'),
      ...problemIf(taken, ['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN'),
    ];
  };

  const create = (c: Context<RestEnv>): APIEmoji => {
    requireOurs(c);
    const body = parseBody(emojiBody, c.get('intake').body);
    const { name, image } = body;
    const picture = pictureOf(image);
    const noPicture = wrongIf(picture === undefined, ['image'], 'Invalid image data', 'IMAGE_INVALID');
    const problems = [...nameProblems(name), ...noPicture];
    if (problems.length > 0 || picture === undefined) return refuse(invalid(problems).refusal);
    if (picture.bytes.length > MAX_BYTES) return refuse(REFUSALS.assetTooLarge);
    if (emojis.size >= MAX_EMOJIS) return refuse(REFUSALS.tooManyEmojis);
    const stored = { id: world.snowflake(), name, ...picture };
    emojis.set(stored.id, stored);
    return show(stored);
  };

  const rename = (c: Context<RestEnv>): APIEmoji => {
    const found = find(c);
    const body = parseBody(namedBody, c.get('intake').body);
    const { name } = body;
    refuseIf(nameProblems(name, found.id));
    const renamed = { ...found, name };
    emojis.set(renamed.id, renamed);
    return show(renamed);
  };

  app.get(ALL, (c) => {
    requireOurs(c);
    return answer(c, { items: [...emojis.values()].map(show) });
  });
  app.post(ALL, (c) => answer(c, create(c), 201));
  app.get(ONE, (c) => answer(c, show(find(c))));
  app.patch(ONE, (c) => answer(c, rename(c)));
  app.delete(ONE, (c) => {
    emojis.delete(find(c).id);
    return answer(c, undefined);
  });
}
