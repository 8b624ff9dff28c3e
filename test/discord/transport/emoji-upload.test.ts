/** Own pictures as emoji: in messages, and the words used if they are missing. */
import { Client } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Emoji,
  type EmojiOf,
  inWords,
  mark,
  withEmoji,
  wordsAlone,
} from '../../../src/discord/shared/emoji.ts';
import { plainName } from '../../../src/discord/shared/markup.ts';
import { buttons, line, menu, note, type Panel, text } from '../../../src/discord/shared/panel.ts';
import { inLogLines } from '../../../src/discord/shared/player-names.ts';
import { withoutRetries } from '../../../src/discord/transport/no-retry.ts';
import { createPoster } from '../../../src/discord/transport/post.ts';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { EMBLEMS, type Emblem, emojiName } from '../../../src/render/index.ts';
import { contractText, playerText, thingName } from '../../../src/text/index.ts';

const some =
  (...known: readonly Emblem[]): EmojiOf =>
  (emblem) =>
    known.includes(emblem)
      ? { id: String(EMBLEMS.indexOf(emblem) + 1), name: `${emojiName(emblem)}_abc` }
      : undefined;
const WOOL = `${mark('wool')}wool`;
/** Keeps an emoji on one line with the number before it and the word after it. */
const [TO, ON] = ['\u00a0\u2060', '\u2060\u00a0'];

describe('the emoji of a text', () => {
  it.each([
    ['has the emoji before the word, all on one line', some('wool'), `2${TO}<:wool:1>${ON}wool`],
    ['has words alone where the emoji cannot be had', wordsAlone, '2 wool'],
    ['has words alone where another emoji can be had', some('milk'), '2 wool'],
  ])('are right for %s', (_, emojiOf, sent) => {
    expect(withEmoji(`2 ${WOOL}`, emojiOf)).toBe(sent);
  });

  it('come with sums that no line break splits', () => {
    expect(withEmoji('sold (+£5 · −£13)', wordsAlone)).toBe('sold (+\u2060£5 · −\u2060£13)');
  });

  it('appear once per thing and line', () => {
    const sent = withEmoji(`${WOOL} and ${WOOL}\n${WOOL}`, some('wool'));
    expect(sent).toBe(`<:wool:1>${ON}wool and wool\n<:wool:1>${ON}wool`);
  });

  it.each(['<:wool:> Ann', '<:wool:1>', '\\<:wool:> Ann', '<a:wool:1>'])(
    'never replace a name: %s',
    (name) => {
      expect(withEmoji(plainName(name), some('wool'))).toBe(plainName(name));
      expect(plainName(name)).not.toMatch(/<a?:\w/);
    },
  );

  it('stand for goods, units, clans and hops, and never for players', () => {
    const words = inLogLines({ names: ['Ann'] });
    expect(thingName('goods', 'wool', 1, words)).toBe('<:wool:> wool');
    expect(thingName('units', 'cow', 2, words)).toBe('<:cow:> cows');
    expect(thingName('technologies', 'miner', 1, words)).toBe('<:miner:> miners');
    expect(thingName('clans', 'stewart', 1, words)).toBe('<:stewart:> Stewart');
    expect(playerText(0, words)).toBe('Ann');
    const tile = { requires: { wool: 4, beef: 1 }, gives: { hops: 2, sugarCane: 1 } } as never;
    const figures = contractText(tile, words);
    expect(figures).toBe('4 <:wool:> wool, 1 <:beef:> beef → 1 <:sugarCane:> sugar cane, 2 <:hops:> hops');
    expect(inWords(figures)).toBe(contractText(tile));
    expect(
      [...figures.matchAll(/<:(\w+):>/g)].every(([, emblem]) => EMBLEMS.includes(emblem as Emblem)),
    ).toBe(true);
  });
});

describe('a message', () => {
  let playground: Playground;
  let channel: string;
  const made = new Map<Emblem, Emoji>();

  beforeAll(async () => {
    playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['here'] });
    channel = playground.channels[0] as string;
    for (const emblem of ['wool', 'milk'] as const) {
      made.set(emblem, await create(emblem));
    }
  });
  afterAll(() => playground.close());

  async function create(name: string): Promise<Emoji> {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const made = await fetch(`${playground.api}/v10/applications/${await application()}/emojis`, {
      method: 'POST',
      headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, image: `data:image/png;base64,${pixel}` }),
    });
    return (await made.json()) as Emoji;
  }
  async function application(): Promise<string> {
    const headers = { authorization: `Bot ${playground.token}` };
    return ((await (await fetch(`${playground.api}/v10/users/@me`, { headers })).json()) as { id: string })
      .id;
  }

  /** The posted panel as the channel sees it, as JSON, and the requests it took. */
  async function posted(panel: Panel, emojiOf: EmojiOf) {
    const client = new Client({ intents: [], rest: { api: playground.api } });
    const now = () => new Date();
    const post = createPoster({
      rest: withoutRetries(client),
      token: playground.token,
      onInvalidToken: () => {},
      emojiOf,
      now,
    });
    const before = playground.requests.length;
    expect(await post.post(channel, panel, [], `n${before}`)).toMatchObject({ message: expect.any(String) });
    const shown = JSON.stringify(playground.users[0]?.messages(channel).at(-1)?.message.components);
    return { shown, requests: playground.requests.length - before };
  }
  const known: EmojiOf = (emblem) => made.get(emblem);
  const idOf = (emblem: Emblem) => `"id":"${made.get(emblem)?.id}"`;

  const PANEL: Panel = {
    parts: [
      text(`You have 2 ${WOOL}.`),
      buttons(
        { id: 'a', label: 'Sell', emblem: 'wool', emoji: '🪙' },
        { id: 'b', label: 'Plough', emblem: 'field', emoji: '🌱' },
        { id: 'c', label: 'Brew', emblem: 'hops' },
      ),
      menu({ id: 'd', placeholder: 'Choose', options: [{ value: '1', label: 'Milk', emblem: 'milk' }] }),
    ],
  };

  it('has our emoji in texts, buttons and menus, or else a sign or nothing', async () => {
    const { shown, requests } = await posted(PANEL, known);
    expect(requests).toBe(1);
    expect(shown).toContain(`2${TO}<:wool:${made.get('wool')?.id}>${ON}wool.`);
    for (const emblem of ['wool', 'milk'] as const) expect(shown).toContain(idOf(emblem));
    expect(shown).not.toContain('🪙');
    expect(shown).toContain('🌱');
  });

  it('is sent in words if Discord does not know an emoji', async () => {
    const { shown, requests } = await posted(PANEL, () => ({ id: '12345', name: 'wool' }));
    expect(requests).toBe(2);
    expect(shown).toContain('2 wool.');
    expect(shown).toContain('🪙');
    expect(shown).not.toContain('12345');
  });

  it('has as many emoji as fit into its 4000 characters', async () => {
    const many = Array.from({ length: 200 }, () => `- 2 ${WOOL}`).join('\n');
    const full = 'x'.repeat(4000 - inWords(many).length - 100);
    const { shown, requests } = await posted(
      { parts: [text(`1 ${WOOL}`), line, text(many), text(full)] },
      known,
    );
    expect(requests).toBe(1);
    expect(shown.split('<:wool:')).toHaveLength(2);
    expect(shown).toContain(full);
  });

  it('keeps its text', async () => {
    expect((await posted(note(plainName('<:wool:> Ann')), known)).shown).toContain('Ann');
  });
});
