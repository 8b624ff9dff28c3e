/** Assumptions about direct messages, emoji, commands and logins. */
import { z } from 'zod';
import { button, NOBODY, PICTURE_URI, row, text, v2 } from '../parts.ts';
import {
  type Assumptions,
  edit,
  expectAnswer,
  expectSuccess,
  expectThat,
  post,
  type Stage,
} from '../stage.ts';

const WithId = z.looseObject({ id: z.string() });
export const Command = WithId.extend({ version: z.string(), name: z.string() });
const Start = z.looseObject({
  session_start_limit: z.looseObject({ remaining: z.int(), reset_after: z.int(), max_concurrency: z.int() }),
});

/** Opens the direct messages with the helper. Returns the channel. */
export async function openDirect({ api, friend }: Stage): Promise<string> {
  const body = { recipient_id: friend };
  return expectSuccess(await api.ask({ method: 'POST', path: '/users/@me/channels', body }), WithId).id;
}

/** Registers a command that is removed at the end. */
export async function makeCommand(stage: Stage, body: object): Promise<z.infer<typeof Command>> {
  const { api, application, guild } = stage;
  const path = `/applications/${application}/guilds/${guild}/commands`;
  const command = expectSuccess(await api.ask({ method: 'POST', path, body }), Command);
  stage.later(() => api.ask({ method: 'DELETE', path: `${path}/${command.id}` }));
  return command;
}

export const OTHERS: Assumptions = {
  'a direct message of words can be sent and edited': async (stage) => {
    const channel = await openDirect(stage);
    const message = await post(stage, { content: 'Probe', allowed_mentions: NOBODY }, { channel });
    expectAnswer(await edit(stage, message, { content: 'Probed' }), 200);
  },
  'an emoji of the application can be uploaded, and stand on a button': async (stage) => {
    const { api, application } = stage;
    const path = `/applications/${application}/emojis`;
    const name = `probe_${Date.now().toString(36)}`;
    const body = { name, image: PICTURE_URI };
    const { id } = expectSuccess(await api.ask({ method: 'POST', path, body }), WithId);
    stage.later(() => api.ask({ method: 'DELETE', path: `${path}/${id}` }));
    await post(stage, v2(row(button('probe:emoji', 'Probe', { emoji: { id, name } }))));
  },
  'a command has an id and a version, and is listed': async (stage) => {
    const command = await makeCommand(stage, { name: 'probe-listed', description: 'A probe' });
    const path = `/applications/${stage.application}/guilds/${stage.guild}/commands`;
    const listed = expectSuccess(await stage.api.ask({ method: 'GET', path }), z.array(Command));
    const found = listed.find(({ id }) => id === command.id);
    expectThat(found?.version === command.version, 'it is not listed, or with another version');
  },
  'a command may have a name and a description in Spanish and Polish': async (stage) => {
    await makeCommand(stage, {
      name: 'probe-words',
      description: 'A probe',
      name_localizations: { 'es-ES': 'sonda', 'es-419': 'sonda', pl: 'sonda' },
      description_localizations: { 'es-ES': 'Una sonda', pl: 'Próba' },
    });
  },
  'a text may mention a command': async (stage) => {
    const { id } = await makeCommand(stage, { name: 'probe-named', description: 'A probe' });
    await post(stage, v2(text(`</probe-named:${id}>`)));
  },
  'Discord tells how many logins are left, and how many may come at once': async ({ api }) => {
    const { session_start_limit: limit } = expectSuccess(
      await api.ask({ method: 'GET', path: '/gateway/bot' }),
      Start,
    );
    expectThat(limit.remaining > 0 && limit.max_concurrency >= 1, `it told ${JSON.stringify(limit)}`);
  },
};
