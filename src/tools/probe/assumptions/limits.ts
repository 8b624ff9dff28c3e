/** Assumptions about Discord's limits. */
import { button, container, menu, NOBODY, row, text, V2, v2 } from '../parts.ts';
import {
  type Assumptions,
  edit,
  expectAnswer,
  expectSuccess,
  expectThat,
  Message,
  post,
  send,
  Untried,
} from '../stage.ts';

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Returns menus with about this many bytes of options as JSON, or a few less. */
function ofBytes(bytes: number): object {
  const body = (length: number) =>
    v2(
      ...times(4, (number) =>
        row(
          menu(
            `probe:${number}`,
            times(25, (index) => ({
              label: `Option ${index}`,
              value: `${number}:${index}`,
              description: 'x'.repeat(length),
            })),
          ),
        ),
      ),
    );
  const length = Math.floor((bytes - JSON.stringify(body(1)).length) / 100) + 1;
  return body(Math.max(1, Math.min(100, length)));
}

export const LIMITS: Assumptions = {
  'a message of 9 kB is taken': async (stage) => expectAnswer(await send(stage, ofBytes(9_000)), 200),
  'a message of 12 kB is answered with 500, whenever it is tried': async (stage) => {
    expectAnswer(await send(stage, ofBytes(12_500)), 500);
    expectAnswer(await send(stage, ofBytes(12_500)), 500);
  },
  'half of an emoji is answered with 500': async (stage) =>
    expectAnswer(await send(stage, v2(row(button('probe:\ud83d', 'Half')))), 500),
  'forty components are taken, one more is not': async (stage) => {
    expectAnswer(await send(stage, v2(...times(39, () => text('x')))), 200);
    expectAnswer(await send(stage, v2(...times(40, () => text('x')))), 400, 50035);
  },
  '4,000 characters of text are taken, one more is not': async (stage) => {
    expectAnswer(await send(stage, v2(text('x'.repeat(2_000)), text('x'.repeat(2_000)))), 200);
    expectAnswer(await send(stage, v2(text('x'.repeat(2_000)), text('x'.repeat(2_001)))), 400, 50035);
  },
  'two buttons with the same custom id are refused': async (stage) =>
    expectAnswer(
      await send(stage, v2(row(button('probe:same', 'One'), button('probe:same', 'Two')))),
      400,
      50035,
    ),
  'a button with an emoji that is not there is refused': async (stage) => {
    const emoji = { id: '100000000000000001', name: 'nothing' };
    expectAnswer(await send(stage, v2(row(button('probe:emoji', 'Probe', { emoji })))), 400, 50035);
  },
  'the number of a component may have 31 bits': async (stage) => {
    const components = [{ ...container(text('Probe')), id: 2 ** 31 - 1 }];
    const { components: sent } = await post(stage, { flags: V2, components, allowed_mentions: NOBODY });
    expectThat(sent[0]?.id === 2 ** 31 - 1, 'it has another number');
  },
  'answers tell how much more may be asked': async (stage) => {
    const { headers } = await send(stage, v2(text('Probe')));
    const missing = ['limit', 'remaining', 'reset-after', 'bucket'].filter(
      (name) => !headers.has(`x-ratelimit-${name}`),
    );
    expectThat(missing.length === 0, `nothing tells: ${missing.join(', ')}`);
  },
  'ten edits at once are too much: 429, with the time to wait': async (stage) => {
    const { id } = await post(stage, v2(text('Probe')));
    const path = `/channels/${stage.channel}/messages/${id}`;
    const answers = await Promise.all(
      times(10, (number) =>
        stage.api.ask({ method: 'PATCH', path, body: v2(text(`Probe ${number}`)), keepRateLimited: true }),
      ),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expectThat(limited.length > 0, 'all of them were taken');
    expectThat(
      limited.every(({ headers }) => Number(headers.get('retry-after')) > 0),
      'no time is told',
    );
    await stage.wait(6_000);
  },
  'four edits in a row of a message over an hour old are too much: 429 and 30046': async (stage) => {
    const id = await stage.oldMessage();
    if (id === undefined) throw new Untried('there is no message of ours that is over an hour old (--old)');
    const path = `/channels/${stage.channel}/messages/${id}`;
    const seen = await stage.api.ask({ method: 'GET', path });
    const old = expectSuccess(seen, Message);
    const answers = [];
    for (let number = 1; number <= 4; number++) {
      // Edits the message without changing it.
      const body = old.content === '' ? { components: old.components } : { content: old.content };
      answers.push(await stage.api.ask({ method: 'PATCH', path, body, keepRateLimited: true }));
    }
    const limited = answers.find(({ status }) => status === 429);
    if (limited === undefined) return expectThat(false, 'all of them were taken');
    expectAnswer(limited, 429, 30046);
  },
  'a message can be edited many times, one edit after the other': async (stage) => {
    const message = await post(stage, v2(text('Probe')));
    for (let number = 1; number <= 7; number++) {
      expectAnswer(await edit(stage, message, v2(text(`Probe ${number}`))), 200);
    }
  },
};
