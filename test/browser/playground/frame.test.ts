/** Around the messages of the playground's page: channels that mentions and links lead to, and the people. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { executable, openWindow, type Window } from '../fixtures/chromium.ts';

slowTests();

let playground: Playground;
let open: Window;

beforeEach(async ({ skip }) => {
  if (executable === undefined) return skip();
  playground = await startPlayground({
    port: 0,
    people: ['Ann', 'Ben', 'Cat', 'Dan'],
    channels: ['near', 'far'],
  });
  const [near = '', far = ''] = playground.channels;
  const [ann] = playground.users;
  ann?.say(near, `Go to <#${far}>`);
  ann?.say(near, `or [play there](https://discord.com/channels/${playground.guild}/${far})`);
  open = await openWindow(`${playground.url}?user=Ann`, {});
});
afterEach(async () => {
  await open?.page.context().close();
  await playground?.close();
});

async function request(method: string, path: string, body?: object) {
  const answer = await fetch(`${playground.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (answer.status === 204 ? {} : await answer.json()) as { readonly id: string };
}

const field = () => open.page.locator('#composer').getAttribute('placeholder');

it.each([
  ['a mention', '#feed discord-mention[type="channel"]'],
  ['a link to Discord', '#feed a[href^="https://discord.com"]'],
])('opens a channel of the playground by %s, without leaving the page', async (_, selector) => {
  const { page, faults } = open;
  await page.locator(selector).click();
  await page.locator('#composer[placeholder="Message #far"]').waitFor({ timeout: 5_000 });
  expect(page.context().pages()).toHaveLength(1);
  expect(faults).toEqual([]);
});

it('names direct messages by an @, as Discord does', async () => {
  const { page } = open;
  expect(await field()).toBe('Message #near');
  expect(playground.users[0]?.direct).toMatch(/^\d+$/);
  await page.locator('[data-testid="channel-Bot"]').click({ timeout: 5_000 });
  expect(await field()).toBe('Message @Bot');
  expect(await page.locator('#channel-title').innerText()).toMatch(/^@\s*Bot/);
});

it('offers in direct messages only the commands that can be used there', async () => {
  const { page } = open;
  const { id } = await request('GET', '/users/@me');
  for (const [name, ...contexts] of [['everywhere', 0, 1] as const, ['servers', 0] as const])
    await request('POST', `/applications/${id}/commands`, { name, description: 'x', contexts });
  const offered = async () => {
    await page.locator('#composer').fill('/');
    return await page.locator('#suggest').innerText({ timeout: 5_000 });
  };
  await expect.poll(offered).toMatch(/everywhere.*servers/s);
  expect(playground.users[0]?.direct).toMatch(/^\d+$/);
  await page.locator('[data-testid="channel-Bot"]').click({ timeout: 5_000 });
  await expect.poll(offered).toContain('everywhere');
  expect(await offered()).not.toContain('servers');
});

it('shows who joins a private thread what was written before', async () => {
  const { page } = open;
  const [near = ''] = playground.channels;
  const { id } = await request('POST', `/channels/${near}/threads`, { name: 'attic', type: 12 });
  await request('POST', `/channels/${id}/messages`, { content: 'Long ago' });
  await page.locator('[data-testid="person-Ben"]').click();
  await page.locator('#composer[placeholder="Message #near"]').waitFor();
  expect(await page.locator('[data-testid="channel-attic"]').count()).toBe(0);
  await request('PUT', `/channels/${id}/thread-members/${playground.users[1]?.id}`);
  await page.locator('[data-testid="channel-attic"]').click({ timeout: 5_000 });
  await page.locator('#feed').getByText('Long ago').waitFor({ timeout: 5_000 });
});

it('leaves the focus in a message that is redrawn, on the same control or on none', async () => {
  const { page } = open;
  const [near = ''] = playground.channels;
  const rowOf = (...ids: readonly string[]) => ({
    components: [
      {
        type: 1,
        components: ids.map((id) => ({
          type: 2,
          style: 1,
          label: id,
          custom_id: id,
          disabled: id === 'off',
        })),
      },
    ],
  });
  const { id } = await request('POST', `/channels/${near}/messages`, rowOf('trade', 'pass'));
  await page.locator('[data-custom-id="pass"]').focus();
  const focused = () =>
    page.evaluate('document.activeElement.dataset.customId ?? document.activeElement.dataset.messageId');
  for (const [shown, expected] of [
    [['hire', 'pass'], 'pass'],
    [['off', 'confirm', 'undo'], id],
  ] as const) {
    await request('PATCH', `/channels/${near}/messages/${id}`, rowOf(...shown));
    await page.locator(`[data-custom-id="${shown[0]}"]`).waitFor();
    expect(await focused()).toBe(expected);
  }
});

it('leaves the focus on a channel when it is chosen and when something is posted elsewhere', async () => {
  const { page } = open;
  const [near = ''] = playground.channels;
  await page.locator('[data-testid="channel-far"]').press('Enter');
  await page.locator('#composer[placeholder="Message #far"]').waitFor();
  const focused = () => page.evaluate('document.activeElement.dataset.testid');
  expect(await focused()).toBe('channel-far');
  playground.users[1]?.say(near, 'Hello');
  await page.locator('[data-testid="channel-near"][data-unread]').waitFor();
  expect(await focused()).toBe('channel-far');
});

it('shows a mention of everyone as it was typed', async () => {
  const { page } = open;
  playground.users[1]?.say(playground.channels[0] ?? '', 'Look, @everyone');
  const mention = page.locator('#feed discord-mention', { hasText: 'everyone' });
  await mention.waitFor({ timeout: 5_000 });
  interface Text {
    readonly textContent: string;
  }
  const whole = await mention.evaluate(
    ({ shadowRoot, textContent }: Text & { shadowRoot: Text }) => shadowRoot.textContent.trim() + textContent,
  );
  expect(whole).toBe('@everyone');
});

it.each([
  ['ann', 'ann'],
  ['ANN', 'Ann'],
])(
  'opens as the person whose name is exactly that of the address, if there is one: %s',
  async (name, you) => {
    const { page } = open;
    playground.addUser('ann');
    await page.goto(`${playground.url}?user=${name}`);
    await page.locator(`[data-testid="person-${you}"][aria-current="true"]`).waitFor({ timeout: 5_000 });
  },
);

it('shows everyone to switch to in a window of any width', async () => {
  const { page } = open;
  for (const width of [400, 640, 700, 800, 900, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => page.evaluate('innerWidth')).toBe(width);
    // The switcher is drawn again whenever something changes.
    await expect
      .poll(async () => (await page.locator('[data-testid="person-Dan"]').boundingBox())?.x)
      .toBeGreaterThan(0);
    const right = await page.evaluate(
      `document.querySelector('[data-testid="person-Dan"]').getBoundingClientRect().right`,
    );
    expect(right).toBeLessThanOrEqual(width);
  }
});
