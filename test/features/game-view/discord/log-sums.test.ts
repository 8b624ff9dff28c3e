/** The log's amounts for each seat add up to what the seat owns. */
import { describe, expect, it } from 'vitest';
import { GOODS, PLAYER_COUNTS } from '../../../../src/content/index.ts';
import { inWords } from '../../../../src/discord/shared/emoji.ts';
import { eventLines } from '../../../../src/discord/shared/log-lines.ts';
import { type GameEvent, type GameState, rulesetOf } from '../../../../src/engine/index.ts';
import { languages, logLines, type TextContext } from '../../../../src/text/index.ts';
import { lastOf, playedGame } from '../../../engine/properties/fixtures/games.ts';
import { acts, eventsOf, scene } from '../../../fixtures/scene.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

/** English names of money, glory and goods. */
type Purse = Record<string, number>;
const purseOf = (state: GameState, seat: number): Purse => {
  const { money = 0, glory = 0, goods } = state.players[seat] ?? {};
  return { money, glory, ...goods };
};

const AMOUNT = new RegExp(`([+−]?)(?:£(\\d+)|(\\d+) (glory|${GOODS.join('|')})(?![a-z]))`, 'g');

/** Adds every amount of a text: "£5", "2 wool", "−1 bread". `sign` is for those that have none of their own. */
function add(purse: Purse, text: string, sign: 1 | -1): void {
  for (const [, own, pounds, count, of = 'money'] of text.matchAll(AMOUNT)) {
    const signed = own === '+' ? 1 : own === '−' ? -1 : sign;
    purse[of] = (purse[of] ?? 0) + signed * Number(pounds ?? count);
  }
}

/** Sentences with an amount: gains and payments. */
const SENTENCES: readonly { readonly form: RegExp; readonly gains?: number; readonly pays?: number }[] = [
  { form: / buys (.*?)(?: from neighbours)? (?:at £\d+ )?for (.*)/, gains: 1, pays: 2 },
  { form: / sells (.*?) (?:at £\d+ )?for (.*)/, gains: 2, pays: 1 },
  { form: / (?:places|takes contract|keeps contract|upgrades|hires) .* for (.*)/, pays: 1 },
  { form: / (?:takes|keeps) contract .* and gets (.*)/, gains: 1 },
  { form: / passes.* gets (.*)/, gains: 1 },
  { form: / takes the barrel from spot \d: (.*)/, gains: 1 },
  { form: / turns (.*) into butter for (.*)/, gains: 2, pays: 1 },
  { form: / turns (.*) into (.*)/, gains: 2, pays: 1 },
  { form: / brews (.*) for (.*)/, gains: 2, pays: 1 },
  { form: / puts (.*) into the cellar/, pays: 1 },
  { form: / gets (\d+ glory) for /, gains: 1 },
  { form: / gets (.*)/, gains: 1 },
  // Income of production, item by item.
  { form: /^(.*) → butter, (.*)$/, gains: 2, pays: 1 },
  { form: /^(.*) → (.*)$/, gains: 2, pays: 1 },
  { form: /^(.*) into the cellar$/, pays: 1 },
  { form: /^(.*) from the cellar(.*)$/, gains: 0 },
  { form: /^([^a-z]*£?\d.*)$/, gains: 1 },
];

/** Adds a line's amounts to its seat. */
function read(line: string, purses: readonly Purse[]): void {
  const plain = inWords(line).replaceAll('\u2060', '').replace(/^- /, '').replaceAll('**', '');
  const purse = purses[NAMES.findIndex((name) => plain.startsWith(name))];
  if (purse === undefined) return;
  const [, before = plain, brackets = ''] = /^(.*) \[(.*)\]$/.exec(plain) ?? [];
  add(purse, brackets, 1);
  // Descriptions of contracts and spaces, and new prices, belong to no seat.
  const sentence = before.replace(/ \([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').split(';')[0] ?? '';
  const [, items] = /^\w+: (.*)/.exec(sentence) ?? [];
  for (const part of items?.split(' · ') ?? [sentence]) {
    const known = SENTENCES.find(({ form }) => form.test(part));
    const found = known?.form.exec(part);
    if (known?.gains !== undefined) add(purse, found?.[known.gains] ?? '', 1);
    if (known?.pays !== undefined) add(purse, found?.[known.pays] ?? '', -1);
  }
}

const LOGS: readonly (readonly [string, (events: readonly GameEvent[], words: TextContext) => string[]])[] = [
  ['of the engine, as in a transcript', logLines],
  ['in Discord', eventLines],
];
const wordsAt = (state: GameState, language = 'en'): TextContext => ({
  ...{ language, names: NAMES, state, ruleset: rulesetOf(state.setup) },
});

/** The sums of money in a line, in some order: "£5", and "5£" in Polish. */
const poundsIn = (line: string): string[] =>
  [...line.matchAll(/£(\d+)|(\d+)£/g)].map(([, before, after]) => before ?? after ?? '').sort();

/** MacKenzie's production: two whisky distilled, barrels in the first and last place, another one stored. */
function distilling() {
  const units = { D4: 'distillery', D3: 'distillery', C5: 'miner' } as const;
  const before = scene({
    passed: [1, 2],
    seats: [{ clan: 'mackenzie', units, goods: { grain: 2 }, cellar: [true, false, true] }],
  });
  const plan = (item: 'distillery' | 'store' | 'take2', count: number) =>
    [0, { type: 'plan', item, count } as const] as const;
  const { state, events } = acts(
    before,
    [0, { type: 'pass' }],
    ...[plan('distillery', 2), plan('store', 1), plan('take2', 1)],
    [0, { type: 'confirmProduction' }],
  );
  return { before, after: state, events };
}

describe.each(LOGS)('the log %s', (_, lines) => {
  it.each(PLAYER_COUNTS)('adds up to every player’s money, with %d players', (players) => {
    for (const seed of ['a', 'b', 'c']) {
      const { states, events } = playedGame(`sums-${seed}`, players);
      for (const [after, some] of events.entries()) {
        const state = states[after] as GameState;
        const before = states[after - 1];
        const purses = state.players.map((_, seat) => (before === undefined ? {} : purseOf(before, seat)));
        const told = lines(some, wordsAt(state));
        for (const line of told) read(line, purses);
        const now = state.players.map((_, seat) => purseOf(state, seat));
        if (before !== undefined) expect(purses, `${seed} ${after}: ${told.join('\n')}`).toEqual(now);
      }
      expect(lastOf(states).phase, seed).toBe('finished');
    }
  });

  it('shows MacKenzie’s pay for distilled whisky and for barrels taken out', () => {
    const { before, after, events } = distilling();
    expect(eventsOf(events, 'barrelTaken').map(({ money }) => money)).toEqual([15, 7]);
    expect(eventsOf(events, 'money').filter(({ cause }) => cause === 'processed')).toMatchObject([
      { amount: 6 },
    ]);
    const purses = before.players.map((_, seat) => purseOf(before, seat));
    for (const line of lines(events, wordsAt(after))) read(line, purses);
    expect(purses).toEqual(after.players.map((_, seat) => purseOf(after, seat)));
  });

  it('names the same sums of money in every language', () => {
    const { after, events } = distilling();
    const games = [events, ...playedGame('sums-words', 4).events];
    const english = games.map((some) => lines(some, wordsAt(after)).map(poundsIn));
    for (const { code: language } of languages) {
      expect(
        games.map((some) => lines(some, wordsAt(after, language)).map(poundsIn)),
        language,
      ).toEqual(english);
    }
  });
});
