/** Direct messages: each is tried once, and holds up nothing. */
import { Client } from 'discord.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wordsAlone } from '../../../src/discord/shared/emoji.ts';
import type { SendDirectMessage } from '../../../src/discord/shared/interaction-context.ts';
import { note } from '../../../src/discord/shared/panel.ts';
import { createDirectMessageSender } from '../../../src/discord/transport/direct-messages.ts';
import { withoutRetries } from '../../../src/discord/transport/no-retry.ts';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';

let playground: Playground;
let send: SendDirectMessage;
beforeEach(async () => {
  playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['here'] });
  send = createDirectMessageSender({
    rest: withoutRetries(new Client({ intents: [], rest: { api: playground.api } })),
    token: playground.token,
    log: { info() {}, warn() {}, error() {} },
    emojiOf: wordsAlone,
  });
});
afterEach(() => playground.close());

it.each([
  ['to open a conversation', /^POST \/users/],
  ['to write', /^POST \/channels/],
])('fails if it would have to wait %s, which is not a refusal', async (_, request) => {
  const [ann] = playground.users;
  playground.faults.limitNext(request, 60_000, 1);
  expect(await send(ann?.id ?? '', note('Hello'))).toBe('failed');
  expect(ann?.messages(ann.direct)).toEqual([]);
});

it('has failed if the bot opens too many conversations, which the user has not refused', async () => {
  const [ann] = playground.users;
  playground.faults.refuseDirect(ann?.id ?? '', 40003);
  expect(await send(ann?.id ?? '', note('Hello'))).toBe('failed');
  playground.faults.refuseDirect(ann?.id ?? '', undefined);
  expect(await send(ann?.id ?? '', note('Hello'))).toBe('sent');
});
