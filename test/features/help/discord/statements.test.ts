/** Statements of the rules topics: each cites its rules, and none appears in a game whose options make it false. */
import { describe, expect, it } from 'vitest';
import { CLANS, CONTENT, PLAYER_COUNTS, type PlayerCount } from '../../../../src/content/index.ts';
import type { Game } from '../../../../src/core/index.ts';
import { OPTIONS, type Option } from '../../../../src/engine/index.ts';
import { CLAN_STATEMENTS, TOPIC_STATEMENTS } from '../../../../src/features/help/discord/statements.ts';
import { TOPICS, type Topic } from '../../../../src/features/help/discord/topic-list.ts';
import { rulesInForce, topicText } from '../../../../src/features/help/discord/topics.ts';
import { languages, textKeys } from '../../../../src/text/index.ts';
import { read } from '../../../architecture/fixtures/sources.ts';
import { newRandomGame } from '../../../discord/fixtures/lobby-games.ts';
import { slowTests } from '../../../support/waiting.ts';

slowTests();

const BY_TOPIC = [...Object.entries(TOPIC_STATEMENTS), ...Object.entries(CLAN_STATEMENTS)];
const STATEMENTS = BY_TOPIC.flatMap(([topic, list]) =>
  list.flat().map((statement) => ({ topic, ...statement })),
);

/** Topics about other ways to play than the game at hand. */
const ELSEWHERE: readonly Topic[] = ['firstGame', 'options', 'solo', 'auction', 'future', ...CLANS];

/** Returns the whole text of `/rules` for a game. */
function toldOf(game: Game): string {
  const own = TOPICS.filter((topic) => !ELSEWHERE.includes(topic));
  return own.map((topic) => topicText(topic, game, 'en').split('\n').slice(1).join('\n')).join('\n');
}

/** Returns the game with this many players marked as new. */
function withNewcomers({ record, state, moves }: Game, count: number): Game {
  if (state === undefined) throw new Error('the game has not started');
  const newcomers = state.players.map((_, seat) => seat < count);
  return { record, moves, state: { ...state, setup: { ...state.setup, newcomers } } };
}

/** Every valid set of at most two options with each number of players, and the text of `/rules` for it. */
const SETS: readonly (readonly Option[])[] = [
  [],
  ...OPTIONS.flatMap((one, index) => [[one], ...OPTIONS.slice(index + 1).map((other) => [one, other])]),
  ['staticImports', 'noScoringTiles', 'noPorts'],
];
const GAMES = PLAYER_COUNTS.flatMap((players) =>
  SETS.flatMap((options) => {
    const dealt = newRandomGame('statements', players, options);
    if (dealt === undefined) return [];
    const game = withNewcomers(dealt, 1);
    return [{ players, options, game, told: toldOf(game) }];
  }),
);

/** Statements that must not appear in a game with an option. */
const FALSE: Partial<Record<Option, RegExp>> = {
  staticImports: /rarer|imported least|£1 step|see “Imports”/,
  noScoringTiles: /(?<!no )scoring tile|Scoring\*\*/,
  noPorts: /(?<!no )\bports?\b/,
  noClans: /(?<!no )\bclans?\b/i,
  auction: /more clan on offer|picks first/,
  ownImports: /all players together|£1 step/,
  futureContracts: /draw \d contracts|under the pile/,
  noContractMajority: /[Mm]ost fulfilled contracts|Fulfilled contracts count/,
  noSettlements: /(?<!no points for linked )settlement/i,
  noImportSteps: /£1 step/,
  byExperience: /The last in turn order picks first/,
};

/** Statements that appear in a game with an option, and only then. */
const SAID: Partial<Record<Option, RegExp>> = {
  staticImports: /each is worth 4 points\. The import track gives no £1 bonuses/,
  tighterMap: /covered space/,
  noClans: /starting tiles? .*on offer/,
  auction: /bid for the clans/,
  ownImports: /kind that \*\*you\*\* imported least.*The import track gives no £1 bonuses/,
  futureContracts: /choose from the future contracts/,
  mostGlory: /whoever has the most gets 6 more/,
  byExperience: /Newcomers pick first/,
};

/** Statements that must not appear with this number of players. */
const FALSE_FOR: Readonly<Record<PlayerCount, RegExp>> = {
  1: /other player|with (two|three|four)|three or four|Tied players|Most fulfilled|each of the others|everyone has/,
  2: /solo|three or four|with four/i,
  3: /solo|with two|one or two|mist/i,
  4: /solo|with two|one or two|mist/i,
};

describe('a statement of the rules', () => {
  it('cites existing rules, or none if it is only about the bot', () => {
    const known = [...read('src/engine/RULES.md').matchAll(/^- (R-[A-Z0-9-]+):/gm)].map(([, rule]) => rule);
    expect(STATEMENTS.flatMap(({ rules }) => rules).filter((rule) => !known.includes(rule))).toEqual([]);
    const bare = STATEMENTS.filter(({ rules }) => rules.length === 0).map(({ topic }) => topic);
    expect([...new Set(bare)]).toEqual(['computers']);
  });

  it('belongs to a topic', () => {
    const used = new Set(STATEMENTS.map(({ key }) => key));
    expect(textKeys('rules').filter((key) => !used.has(key))).toEqual([]);
  });

  it('is shown in some game, and without a game unless an option or player count needs it', () => {
    const rules = [undefined, ...GAMES.map(({ game }) => game)].map((game) => rulesInForce(game, CONTENT));
    const never = STATEMENTS.filter(({ when }) => !rules.some(when)).map(({ key }) => key);
    expect(never).toEqual([]);
  });
});

describe('the rules of a game', () => {
  it.each(OPTIONS)('say what the option %s makes true, and nothing it makes false', (option) => {
    const told = GAMES.filter(({ options }) => options.includes(option)).map(({ told }) => told);
    expect(told.length).toBeGreaterThan(0);
    const [wrong, right] = [FALSE[option], SAID[option]];
    if (wrong !== undefined) expect(told.flatMap((text) => text.match(wrong)?.[0] ?? [])).toEqual([]);
    if (right !== undefined) expect(told.filter((text) => !right.test(text))).toEqual([]);
  });

  it.each(Object.entries(SAID))('mention the option %s only if it is on', (option, said) => {
    // A solo game counts its own imports without an option.
    const without = GAMES.filter(
      ({ players, options }) => players > 1 && !options.includes(option as Option),
    );
    expect(without.flatMap(({ told, options }) => (said.test(told) ? [options] : []))).toEqual([]);
  });

  it('say that a port gives the choice of contracts of a building bonus, at the same price (R-PORT-8)', () => {
    const draw = /port that gives money and contracts lets you do the same/;
    const price =
      /(draw contracts and keep|choose from the future contracts:) one for each empty export box, at this round’s price/;
    const [drawing, others] = [true, false].map((given) =>
      GAMES.filter(({ game }) => rulesInForce(game, CONTENT).hasPort('drawContracts') === given),
    );
    expect(drawing?.filter(({ told }) => !draw.test(told) || !price.test(told))).toEqual([]);
    expect(others?.filter(({ told }) => draw.test(told) || price.test(told))).toEqual([]);
    expect([drawing, others].map((games) => games?.length)).not.toContain(0);
  });

  it('let the last pick first if all of the players are new, or none (R-OPT-12)', () => {
    const mixed = newRandomGame('statements', 3, ['byExperience']);
    const told = [0, 1, 3].map((count) => mixed && topicText('setup', withNewcomers(mixed, count), 'en'));
    const [none, some, all] = told;
    for (const alike of [none, all]) {
      expect(alike).toContain('The last in turn order picks first.');
      expect(alike).not.toContain('Newcomers');
    }
    expect(some).toContain('Newcomers pick first');
  });

  it('would be wrong without the filter by option (so that the test above can fail)', () => {
    const plain = toldOf(newRandomGame('plain', 4, []) as Game);
    const unsaid = Object.entries(FALSE).filter(([, wrong]) => !wrong.test(plain));
    expect(unsaid.map(([option]) => option)).toEqual([]);
  });

  it.each(PLAYER_COUNTS)('of a challenge for %i players allow no undo that challenges rule out', (count) => {
    const game = newRandomGame('statements', count, []) as Game;
    const challenge = { ...game, record: { ...game.record, challenge: { week: '2026-W23', home: '' } } };
    const wrong = /You can also undo moves that revealed|can be undone for ten minutes/;
    expect(topicText('undo', game, 'en')).toMatch(wrong);
    const told = topicText('undo', challenge, 'en');
    expect(told).not.toMatch(wrong);
    expect(told).toContain('In the weekly challenge no one can undo');
  });

  it('let fishermen stand on port spaces only if there are ports (R-OPT-3)', () => {
    const told = [[], ['noPorts' as const]].map((options) =>
      topicText('macdonald', newRandomGame('statements', 3, options), 'en'),
    );
    expect(told.map((text) => text.match(/port space/g)?.length ?? 0)).toEqual([3, 0]);
  });

  it('say of the preset for a first game that imports bring no money (R-FULFIL-2)', () => {
    expect(topicText('firstGame', undefined, 'en')).toContain('the import track gives no £1 bonuses');
  });

  it.each(PLAYER_COUNTS)('for %i players mention no other player counts', (count) => {
    const told = GAMES.filter(({ players }) => players === count).map(({ told }) => told);
    expect(told.flatMap((text) => text.match(FALSE_FOR[count])?.[0] ?? [])).toEqual([]);
  });

  it.each(languages)(
    'are complete sentences in $name, alone or with others, with each option',
    ({ code }) => {
      const some = GAMES.filter(({ players, options }) => [1, 4].includes(players) && options.length <= 1);
      for (const { game } of [{ game: undefined }, ...some]) {
        for (const topic of TOPICS) {
          const [, ...body] = topicText(topic, game, code).split('\n');
          expect(body.filter((line) => line !== '').length, topic).toBeGreaterThan(0);
          expect(body.join('\n'), topic).not.toMatch(/ {2}|undefined|NaN|\{/);
        }
      }
    },
  );
});
