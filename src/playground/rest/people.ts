/** The bot itself, users, members and guilds, and the address of the gateway. */
import type { Hono } from 'hono';
import { z } from 'zod';
import { gatewayUrl } from '../gateway.ts';
import { MAX_CONCURRENCY } from '../gateway-sessions.ts';
import { channelObject, directObject, guildObject, memberObject, rolesOf, userObject } from '../objects.ts';
import { REFUSALS } from '../problems.ts';
import { directOf, type Guild, LOGINS_A_DAY, localeOf, loginsOf } from '../state.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';
import { refuse } from './refuse.ts';

const recipientBody = z.looseObject({ recipient_id: z.string() });

export function addPeople(app: Hono<RestEnv>, { world }: Services): void {
  const self = () => ({
    ...userObject(world.bot),
    verified: true,
    mfa_enabled: false,
    email: null,
    locale: localeOf(world, world.bot.id),
  });
  const inGuild = (id: string, give: (guild: Guild) => object): object => {
    const guild = world.guilds.get(id);
    return guild === undefined ? refuse(REFUSALS.unknownGuild) : give(guild);
  };

  app.get('/gateway', (c) => answer(c, { url: gatewayUrl(world) }));
  app.get('/gateway/bot', (c) =>
    answer(c, {
      url: gatewayUrl(world),
      shards: world.shards,
      session_start_limit: {
        total: LOGINS_A_DAY,
        remaining: Math.max(0, loginsOf(world).remaining),
        reset_after: loginsOf(world).resetAfter,
        max_concurrency: MAX_CONCURRENCY,
      },
    }),
  );
  app.get('/users/@me', (c) => answer(c, self()));
  app.post('/users/@me/channels', (c) => {
    const body = parseBody(recipientBody, c.get('intake').body);
    const person = world.people.get(body.recipient_id);
    if (person === undefined) return refuse(REFUSALS.invalidRecipient);
    if (person.bot) return refuse(REFUSALS.noDirect);
    return answer(c, directObject(world, directOf(world, person)));
  });
  app.get('/users/:user', (c) => {
    const person = world.people.get(c.req.param('user'));
    return answer(c, person === undefined ? refuse(REFUSALS.unknownUser) : userObject(person));
  });
  app.get('/guilds/:guild', (c) =>
    answer(
      c,
      inGuild(c.req.param('guild'), (guild) => guildObject(world, guild)),
    ),
  );
  app.get('/guilds/:guild/roles', (c) =>
    answer(
      c,
      inGuild(c.req.param('guild'), ({ id }) => rolesOf(world, id)),
    ),
  );
  app.get('/guilds/:guild/channels', (c) =>
    answer(
      c,
      inGuild(c.req.param('guild'), ({ id }) =>
        [...world.channels.values()]
          .filter(({ guild }) => guild === id)
          .map((one) => channelObject(world, one)),
      ),
    ),
  );
  app.get('/guilds/:guild/members/:user', (c) => {
    if (!world.guilds.has(c.req.param('guild'))) return refuse(REFUSALS.unknownGuild);
    const user = c.req.param('user');
    const person = user === '@me' ? world.bot : world.people.get(user);
    return answer(c, person === undefined ? refuse(REFUSALS.unknownMember) : memberObject(world, person));
  });
}
