/** Help for the user's situation, and the rules by topic. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../../src/bootstrap/features.ts';
import { CLANS, CONTENT, type Content, parseContent } from '../../../../src/content/index.ts';
import { computerUser, type Game, type Substitution } from '../../../../src/core/index.ts';
import { type Option, openDecisions } from '../../../../src/engine/index.ts';
import { helpPanel } from '../../../../src/features/help/discord/contextual-help.ts';
import { topicPanel } from '../../../../src/features/help/discord/panel.ts';
import { TOPICS } from '../../../../src/features/help/discord/topic-list.ts';
import { topicName, topicText } from '../../../../src/features/help/discord/topics.ts';
import type { Services } from '../../../../src/features/index.ts';
import { panelFor } from '../../../../src/features/play/discord/panels/index.ts';
import { textKeys } from '../../../../src/text/index.ts';
import { pointsOf, randomGame, USERS } from '../../../discord/fixtures/lobby-games.ts';
import {
  answerText,
  begun,
  buttonIn,
  buttonsOf,
  expectFits,
  freshApp,
  liveGame,
  menusOf,
  type Person,
  person,
  textOf,
} from '../../../discord/fixtures/lobby-support.ts';
import { gameOf, userOf } from '../../../discord/fixtures/slash-games.ts';
import { acts, type SeatScene, scene } from '../../../fixtures/scene.ts';
import { memoryStore } from '../../../storage/fixtures/memory/index.ts';
import { slowTests } from '../../../support/waiting.ts';

slowTests();

/** Every slash command, with its subcommands: `game new`, `help`. */
const LINES = COMMANDS.flatMap(({ data }) => {
  const under = (data.options ?? [])
    .filter(({ type }) => type === 1)
    .map(({ name }) => `${data.name} ${name}`);
  return under.length > 0 ? under : [data.name];
});

const commandsIn = (text: string): string[] =>
  [...text.matchAll(/`\/([a-z -]+)`/g)].map(([, line]) => line as string);

/** Returns content with another price of a cow, limit of a title, and value of butter. */
function ownValues(): Content {
  const { playerBoard, finalScoring, clans } = CONTENT;
  const { units } = playerBoard;
  const { solo } = finalScoring;
  const titles = solo.titles.map((one) => (one.title === 'rookie' ? { ...one, atLeast: 101 } : one));
  const parsed = parseContent({
    name: 'A test',
    playerBoard: { ...playerBoard, units: { ...units, cow: { ...units.cow, cost: 11 } } },
    finalScoring: { ...finalScoring, solo: { ...solo, titles } },
    clans: clans.map((clan) => ({
      ...clan,
      abilities: clan.abilities.map((one) => (one.kind === 'butter' ? { ...one, money: 9 } : one)),
    })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.content;
}

const help = async (app: Services, name: string, moderator = false) =>
  textOf((await person(app, name, { moderator }).types('help')).panel);

describe('/help', () => {
  it('without a game names the six commands that matter', async () => {
    const told = await help(await freshApp(), 'Ann');
    const listed = [...told.matchAll(/^- `\/([a-z ]+)`/gm)].map(([, name]) => name);
    expect(listed).toEqual(['game new', 'turn', 'undo', 'board', 'rules', 'help']);
  });

  it('in a lobby says what the host, members and others can do', async () => {
    const app = await freshApp();
    await person(app, 'Ann').types('game new', { number: { players: 3 } });
    await person(app, 'Ben').types('game join');
    const host = await help(app, 'Ann');
    expect(host).toContain('You’re the host. You need one more player');
    expect(host).toContain('`/computer add` fills free seats');
    expect(host).not.toContain('Play now against computers');
    expect(await help(app, 'Ben')).toContain('You’re in');
    expect(await help(app, 'Ben')).toContain('`/game options newcomer:`');
    expect(await help(app, 'Cat')).toContain('1 seat is free');
  });

  it('in a lobby names only what its panel offers', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { number: { players: 2 } });
    expect(await help(app, 'Ann')).toContain('Play now against computers');
    await person(app, 'Ben').types('game join');
    expect(await help(app, 'Ann')).not.toContain('Computer players');
    const game = await liveGame(app);
    const challenge = { week: '2026-W01', home: 'home' };
    const fixed = { ...game, record: { ...game.record, players: 3, challenge } };
    for (const user of ['user-Ann', 'user-Ben']) {
      const visit = { ...ann.visit, actor: { ...ann.visit.actor, user } };
      expect(textOf(helpPanel(visit, fixed)), user).not.toMatch(/Options|Computer players/);
    }
  });

  it('says whom an undo may ask, if there are others', () => {
    const { visit } = person({} as Services, 'visitor');
    const asked = {
      1: 'your last step.',
      2: 'acted, it asks them first.',
      3: 'acted, it asks the others first.',
    };
    for (const players of [1, 2, 3] as const) {
      const game = randomGame('buttons', players, []).after(0);
      const user = game.record.members[0]?.user ?? '';
      const told = textOf(helpPanel({ ...visit, actor: { ...visit.actor, user } }, game));
      const hint = told.split('\n').find((line) => line.startsWith('`/undo`'));
      expect(hint).toMatch(/^`\/undo` undoes your last step\./);
      expect(hint?.endsWith(asked[players])).toBe(true);
    }
  });

  it('offers a computer only where it may play for the user and others wait', async () => {
    const { visit } = person({} as Services, 'visitor');
    const told = (game: Game, user: string) =>
      textOf(helpPanel({ ...visit, actor: { ...visit.actor, user } }, game));
    const offered = (game: Game) => USERS.some((user) => told(game, user).includes('`/computer play`'));
    const game = randomGame('buttons', 2, []).after(0);
    expect(offered(game)).toBe(true);
    expect(offered(randomGame('buttons', 1, []).after(0))).toBe(false);
    const challenge = { week: '2026-W01', home: 'home' };
    expect(offered({ ...game, record: { ...game.record, challenge } })).toBe(false);
  });

  it('names only the moderation that a game of the weekly challenge allows', () => {
    const { visit } = person({} as Services, 'visitor', { moderator: true });
    const game = randomGame('buttons', 2, []).after(0);
    const challenge = { week: '2026-W01', home: 'home' };
    expect(textOf(helpPanel(visit, game))).toContain('`/mod skip`');
    const told = textOf(helpPanel(visit, { ...game, record: { ...game.record, challenge } }));
    expect(told).toContain('`/mod remind`');
    expect(told).not.toMatch(/\/mod (skip|act|replace|computer)/);
  });

  it('promises spectators a seat only where a moderator can give one', () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('buttons', 2, []).after(0);
    const challenge = { week: '2026-W01', home: 'home' };
    expect(textOf(helpPanel(visit, game))).toContain('A moderator can give you a seat');
    const told = textOf(helpPanel(visit, { ...game, record: { ...game.record, challenge } }));
    expect(told).toContain('You’re not in this game');
    expect(told).not.toContain('seat');
  });

  it('tells spectators for whom they can stand in', () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('buttons', 2, []).after(0);
    const timing = { ...game.record.timing, open: [1] } as NonNullable<Game['record']['timing']>;
    const told = textOf(helpPanel(visit, { ...game, record: { ...game.record, timing } }));
    expect(told.match(/.* needs a stand-in: `\/clock sit`/g)).toHaveLength(1);
    expect(textOf(helpPanel(visit, game))).not.toContain('/clock sit');
  });

  it('says who can resume a paused game', async () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('buttons', 2, []).after(0);
    const told = (halted: boolean) => {
      const timing = { ...game.record.timing, halted } as Game['record']['timing'];
      const record = { ...game.record, paused: true, ...(timing && { timing }) };
      return textOf(helpPanel(visit, { ...game, record }));
    };
    expect(told(true)).toContain('`/game resume`');
    expect(told(true)).not.toContain('/mod resume');
    expect(told(false)).toContain('A moderator paused it');
    expect(told(false)).not.toContain('/game resume');
  });

  it('in production names the command for all numbers, and says who has confirmed', () => {
    const { visit } = person({} as Services, 'visitor');
    const units = { B1: 'cow', A1: 'cheeseDairy' } as const;
    const seats = [
      { clan: 'campbell', units },
      { clan: 'robertson', units: { K1: 'cow', M2: 'cheeseDairy' } as const },
      { clan: 'stewart' },
    ] satisfies SeatScene[];
    const { state } = acts(
      scene({ passed: [1, 2], seats }),
      [0, { type: 'pass' }],
      [0, { type: 'confirmProduction' }],
    );
    const told = (seat: number, game = gameOf(state)) =>
      textOf(helpPanel({ ...visit, actor: { ...visit.actor, user: userOf(seat) } }, game));
    expect(told(1)).toMatch(/Or by command: `\/produce plan` `\/produce confirm`/);
    expect(told(0)).toMatch(/You’ve confirmed production/);
    expect(told(0)).not.toMatch(/plan production/);
    const action = { type: 'confirmProduction' as const };
    const moves = [{ seat: 0, action, by: computerUser('laird', 1), at: new Date(0) }];
    const confirmed = told(0, { ...gameOf(state), moves });
    expect(confirmed).toContain('A computer has confirmed production for you.');
    expect(confirmed).not.toContain('change your mind');
  });

  it('promises a ping only if a turn may follow', () => {
    const { visit } = person({} as Services, 'visitor');
    const told = (round: number, seat: number) => {
      const seats = [
        {},
        { clan: 'robertson', units: { K1: 'cow', M2: 'cheeseDairy' } },
      ] satisfies SeatScene[];
      const { state } = acts(scene({ round, passed: [1, 2], seats }), [0, { type: 'pass' }]);
      return textOf(helpPanel({ ...visit, actor: { ...visit.actor, user: userOf(seat) } }, gameOf(state)));
    };
    expect(told(4, 0)).toContain('I’ll ping you on your turn');
    expect(told(5, 1)).toContain('It’s your turn');
    expect(told(5, 0)).not.toContain('ping you');
    expect(told(5, 0)).toContain('Waiting for');
  });

  it('promises no ping on a turn in which an order is carried out', () => {
    const { visit } = person({} as Services, 'visitor');
    const { record, ...game } = gameOf(scene());
    const order = { seat: 1, by: userOf(1), round: 1, wishes: [{ action: { type: 'pass' as const } }] };
    const told = (orders: (typeof order)[]) =>
      textOf(
        helpPanel(
          { ...visit, actor: { ...visit.actor, user: userOf(1) } },
          { ...game, record: { ...record, orders } },
        ),
      );
    expect(told([])).toContain('I’ll ping you on your turn');
    expect(told([order])).not.toContain('ping you');
    expect(told([order])).toContain('I’ll carry out your order');
  });

  it('in a pause asks no one to move', () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('buttons', 2, []).after(9);
    const paused = { ...game, record: { ...game.record, paused: true } };
    for (const user of USERS.slice(0, 2)) {
      const told = textOf(helpPanel({ ...visit, actor: { ...visit.actor, user } }, paused));
      expect(told).toContain('Waiting for');
      expect(told).not.toMatch(/It’s your turn|ping you on your turn|shows every choice/);
    }
  });

  it('offers no turn to a player who has given up', () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('buttons', 2, []).after(0);
    const members = game.record.members.map((member) => ({ ...member, conceded: true }));
    const panel = helpPanel(
      { ...visit, actor: { ...visit.actor, user: USERS[0] ?? '' } },
      { ...game, record: { ...game.record, members } },
    );
    expect(textOf(panel)).toContain('You’ve given up');
    expect(buttonsOf(panel).map(({ id }) => id)).toEqual(['topic:all']);
  });

  it('in a game says what to decide and how, or who is awaited', async () => {
    const app = await freshApp();
    await begun(app, 'Ann', 'Ben');
    const { state, record } = await liveGame(app);
    const seat = state === undefined ? 0 : (openDecisions(state)[0]?.seat ?? 0);
    const acting = record.members[state?.seating[seat] ?? 0]?.name ?? '';
    const waiting = acting === 'Ann' ? 'Ben' : 'Ann';
    expect(await help(app, acting)).toContain('**It’s your turn.** Pick an offer.');
    expect(await help(app, acting)).toContain('`/setup pick`');
    expect(await help(app, waiting)).toContain(`Waiting for ${acting}`);
    // Both begin with round 1.
    expect(await help(app, waiting)).not.toMatch(/\/order|\/plan/);
    expect(await help(app, 'Eve')).toContain('You’re not in this game');
    expect(await help(app, 'Eve')).not.toContain('/mod skip');
    expect(await help(app, 'Mod', true)).toContain('/mod skip');
  });

  it('doesn’t say that there is nothing to do while a request of another player needs an answer', () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('buttons', 2, []).after(0);
    const { state, record } = game;
    const seat = (state && openDecisions(state)[0]?.seat) ?? 0;
    const by = record.members[state?.seating[seat] ?? 0]?.user ?? '';
    const waiting = record.members.find(({ user }) => user !== by)?.user ?? '';
    const consent: Game['record']['consent'] = { id: 1, what: 'pause', by, keep: 0, agreed: [] };
    const told = (asked: Partial<Game['record']>) => {
      const shown = { ...game, record: { ...record, ...asked } };
      return [
        textOf(helpPanel({ ...visit, actor: { ...visit.actor, user: waiting } }, shown)),
        textOf(panelFor(shown, 1 - seat, 'en')),
      ];
    };
    for (const text of told({})) expect(text).toContain('Nothing to do right now');
    for (const text of told({ consent })) expect(text).not.toContain('Nothing to do');
    expect(told({ consent })[0]).toContain('Agree or disagree');
    expect(told({ consent })[1]).toContain('an answer from you is needed: `/game status`');
  });

  it('tells a late player until when they can still move, but not if no one is left to decide', () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('buttons', 2, []).after(0);
    const { state, record } = game;
    const seat = (state && openDecisions(state)[0]?.seat) ?? 0;
    const place = state?.seating[seat] ?? 0;
    const user = record.members[place]?.user ?? '';
    const wait = { seat, since: 0, at: 0, counted: 0, turn: 0, full: 0, whole: 0, reminders: 0, expired: 1 };
    const timing: Game['record']['timing'] = { pace: 'brisk', waits: [wait], pools: [], stopped: false };
    const told = (more: Partial<Game['record']>) => {
      const late = { ...game, record: { ...record, timing, ...more } };
      return textOf(helpPanel({ ...visit, actor: { ...visit.actor, user } }, late));
    };
    expect(told({})).toContain('You can still move, until the other player has decided what happens.');
    // A stand-in may have stopped before the time was up.
    const sought = told({ timing: { ...timing, open: [seat] } });
    expect(sought).toContain('wanted for your seat.** You can still move, until one is found.');
    expect(sought).not.toContain('Your time is up');
    const voter = record.members[1 - place]?.user ?? '';
    const asked = { ...game, record: { ...record, timing } };
    const vote = textOf(helpPanel({ ...visit, actor: { ...visit.actor, user: voter } }, asked));
    expect(vote).toMatch(/\*\*A vote needs you\.\*\* The game waits for /);
    const members = record.members.map((one, at) => (at === place ? one : { ...one, conceded: true }));
    expect(told({ members })).not.toContain('Your time is up');
  });

  it('says who plays for the user, who has nothing to decide then', () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('buttons', 2, []).after(0);
    const [decision] = game.state === undefined ? [] : openDecisions(game.state);
    const place = game.state?.seating[decision?.seat ?? 0] ?? 0;
    const user = game.record.members[place]?.user ?? '';
    const told = (by: Partial<Substitution>) => {
      const substitutions = [{ place, user: 'user-Eve', name: 'E*v*e', from: 0, ...by }];
      const shown = { ...game, record: { ...game.record, substitutions } };
      return textOf(helpPanel({ ...visit, actor: { ...visit.actor, user } }, shown));
    };
    const computer = { user: 'computer-laird-1', name: 'Isla' };
    expect(told({ to: 0 })).toContain('It’s your turn');
    expect(told({})).toMatch(/E\\\*v\\\*e is playing for you.*`\/clock back`/);
    expect(told(computer)).toMatch(/Isla is playing for you until you’re back.*`\/clock back`/);
    expect(told({ ...computer, forTurn: true })).toContain('Isla is playing one turn for you');
    for (const by of [{}, computer]) expect(told(by)).not.toMatch(/your turn|ping you/);
  });

  it('links the privacy policy and the terms of service if their address is known', async () => {
    const ann = person(await freshApp(), 'Ann');
    const told = async () =>
      Promise.all(['help', 'privacy show'].map(async (line) => answerText(await ann.types(line))));
    for (const text of await told()) expect(text).not.toContain('](');
    Object.assign(ann.visit, { documents: 'https://example.org/docs' });
    for (const text of await told()) {
      expect(text).toContain('[Privacy policy](https://example.org/docs/privacy.md)');
      expect(text).toContain('[Terms of service](https://example.org/docs/terms.md)');
    }
  });

  it('after a game says how to play again', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann');
    await ann.presses(buttonIn(await ann.types('game abandon'), 'lobby-confirm abandon'));
    expect(await help(app, 'Ann')).toContain('`/game rematch`');
    expect(await help(app, 'Ann')).not.toContain('`/game review`');
  });

  it('after a finished game advises its players alone to review it and play again', () => {
    const { visit } = person({} as Services, 'visitor');
    const played = randomGame('help 0');
    const over = played.after(played.length);
    const [player = ''] = over.record.members.map(({ user }) => user);
    const told = (user: string, record = over.record) =>
      textOf(helpPanel({ ...visit, actor: { ...visit.actor, user } }, { ...over, record }));
    expect(told(player)).toContain('`/game review`');
    expect(told('stranger')).not.toContain('`/game review`');
    expect(told(player)).toContain('`/game rematch` opens a lobby for the same people, `/game new`');
    expect(told('stranger')).not.toContain('`/game rematch`');
    expect(told('stranger')).toContain('- `/game new` opens a new game.');
    const challenge = { week: '2026-W23', home: '1' };
    expect(told(player, { ...over.record, challenge })).toContain('`/challenge show`');
  });

  it('fits into a message throughout random games, and names existing commands', () => {
    const { visit } = person({} as Services, 'visitor', { moderator: true });
    const told = new Set<string>();
    for (let number = 0; number < 4; number++) {
      const played = randomGame(`help ${number}`);
      for (const point of pointsOf(played, 10)) {
        for (const user of [...USERS, 'stranger']) {
          const panel = helpPanel({ ...visit, actor: { ...visit.actor, user } }, played.after(point));
          expectFits(panel);
          for (const line of commandsIn(textOf(panel))) told.add(line);
        }
      }
    }
    const words = [...told];
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((line) => !LINES.includes(line))).toEqual([]);
  });

  it('offers the turn’s button to players, and the rules to everyone', () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('buttons', 2, []).after(0);
    const labels = (user: string) =>
      buttonsOf(helpPanel({ ...visit, actor: { ...visit.actor, user } }, game)).map(({ label }) => label);
    expect(labels(USERS[0])).toEqual(['Take your turn', 'Rules by topic']);
    expect(labels('stranger')).toEqual(['Rules by topic']);
  });
});

describe('/rules', () => {
  it.each(TOPICS)('explains %s in a few sentences', (topic) => {
    const told = topicText(topic, undefined, 'en');
    // The lists of all ports, clans, tiles and options follow a text of the usual length.
    const [own = ''] = told.slice(told.indexOf('\n') + 1).split('\n\n');
    expect(own.length).toBeLessThanOrEqual(700);
    expect(own.length).toBeGreaterThan(60);
    expect(commandsIn(told).filter((line) => !LINES.includes(line))).toEqual([]);
    expectFits(topicPanel(topic, undefined, 'en'));
  });

  it('has a name for every topic', () => {
    const named = textKeys('topics').filter((key) => key.endsWith('Name'));
    expect(named.map((key) => key.slice(0, -'Name'.length)).sort()).toEqual(
      TOPICS.filter((topic) => !(CLANS as readonly string[]).includes(topic)).sort(),
    );
    const names = TOPICS.map((topic) => topicName(topic, 'en').toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('takes its numbers from the content', () => {
    const { playerBoard, exportBoard, finalScoring } = CONTENT;
    expect(topicText('merchants', undefined, 'en')).toContain(`£${playerBoard.merchants.hireCost} each`);
    expect(topicText('passing', undefined, 'en')).toContain(
      exportBoard.passBonus.large.map((money) => `£${money}`).join(', '),
    );
    expect(topicText('future', undefined, 'en'), 'Buchanan is an exception').toContain(
      `Clan Buchanan first turns up ${CONTENT.futureContracts} more`,
    );
    expect(topicText('mackenzie', undefined, 'en'), 'what is left pays').toMatch(
      /At the end of the game all barrels come out, with their money/,
    );
    expect(topicText('options', undefined, 'en')).toContain('clans that are easy to start with are on offer');
    expect(topicText('final', undefined, 'en')).toContain(`£${finalScoring.poundsPerPoint}`);
    expect(topicText('expand', undefined, 'en')).toContain(`cow £${playerBoard.units.cow.cost}`);
  });

  it('says whether port 7 allows purchases in this game (R-OPT-13)', () => {
    const told = (options: Option[]) => {
      const game = randomGame('swap', 3, options).after(0);
      if (game.state === undefined) throw new Error('no position');
      const map = { ...game.state.map, ports: { A: 7, B: 2, C: 3, D: 5 } };
      return topicText('ports', { ...game, state: { ...game.state, map } }, 'en');
    };
    expect(told([])).toContain('You can’t buy from neighbours.');
    expect(told(['correctedPort7'])).toContain('Then you can buy from the neighbours of both spaces.');
    expect(topicText('ports', undefined, 'en')).toContain(
      'With the option “Newer port 7 rule” you can then buy',
    );
  });

  it('explains the ports, tiles, clans and options of this game', () => {
    const game = randomGame('topics', 3, ['mostGlory']).after(40);
    const { state } = game;
    if (state === undefined) throw new Error('no position');
    const lines = (text: string) => text.match(/^(?:- |\d+\. )/gm)?.length;
    expect(lines(topicText('ports', game, 'en'))).toBe(4);
    expect(lines(topicText('ports', undefined, 'en'))).toBe(CONTENT.portTiles.length);
    expect(lines(topicText('scoring', game, 'en'))).toBe(5);
    expect(lines(topicText('clans', game, 'en'))).toBe(state.offers.length);
    expect(topicText('options', game, 'en')).toContain('Most glory');
    const clan = state.players[0]?.clan;
    expect(clan === undefined ? '' : topicText(clan, game, 'en')).toMatch(/In this game .* plays it\./);
    const first = randomGame('first', 3, ['noPorts', 'noScoringTiles', 'noClans']).after(10);
    expect(topicText('ports', first, 'en')).toContain('has no ports');
    expect(topicText('scoring', first, 'en')).toContain('has no scoring tiles');
    expect(topicText('clans', first, 'en')).toContain('has no clans');
  });

  it('lists in a lobby only what its options allow', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { text: { preset: 'first' } });
    const told = async (topic: string) => answerText(await ann.types('rules', { text: { topic } }));
    expect(await told('ports')).toContain('This game has no ports.');
    expect(await told('scoring')).toContain('This game has no scoring tiles.');
    expect(await told('clans')).not.toContain('MacEwan');
    await ann.types('game options', { text: { preset: 'standard' } });
    expect(await told('ports')).not.toContain('copy a port');
    expect(await told('scoring')).not.toMatch(/printed cost/);
    await ann.types('game options', { text: { preset: 'extras', switch: 'noClans' } });
    expect(await told('ports')).toContain('copy a port');
    expect(await told('scoring')).toMatch(/printed cost/);
    expect(await told('clans')).toContain('This game has no clans.');
  });

  it('explains a running game, but none that is over', async () => {
    const app = await freshApp();
    const told = async () => answerText(await ann.types('rules', { text: { topic: 'neighbourhood' } }));
    const [ann] = await begun(app, 'Ann');
    expect(await told()).toContain('There are no neighbours in solo games.');
    expect(await told()).not.toContain('When you place');
    await ann.presses(buttonIn(await ann.types('game abandon'), 'lobby-confirm abandon'));
    expect(await told()).toContain(topicText('neighbourhood', undefined, 'en'));
  });

  it('has the owner’s values without a game and in a lobby, and those of a game while it runs', async () => {
    const store = memoryStore(() => new Date());
    const ann = person(await freshApp(store, undefined, ownValues()), 'Ann');
    const told = async (by: Person, topic: string) =>
      answerText(await by.types('rules', { text: { topic } }));
    const expectOwn = async (by: Person) => {
      expect(await told(by, 'expand')).toContain('cow £11');
      expect(await told(by, 'solo')).toContain('Rookie 101+');
      expect(await told(by, 'cunningham')).toContain('£9');
    };
    await expectOwn(ann);
    await ann.types('game new', { number: { players: 2 } });
    await expectOwn(ann);
    await person(ann.visit.services, 'Ben').types('game join');
    await ann.types('game start');
    // The owner has returned to our values.
    const later = await freshApp(store);
    await expectOwn(person(later, 'Ann'));
    expect(await told(person(later, 'Ann', { channel: 'other' }), 'solo')).toContain('Rookie 116+');
  });

  it('fits into a message in random games', () => {
    for (let number = 0; number < 3; number++) {
      const played = randomGame(`rules ${number}`);
      for (const point of pointsOf(played, 3)) {
        for (const topic of TOPICS) expectFits(topicPanel(topic, played.after(point), 'en'));
      }
    }
  });

  it('is read by menus alone', async () => {
    const ann = person(await freshApp(), 'Ann');
    const all = await ann.types('rules');
    expect(menusOf(all.panel).flatMap(({ options }) => options.map(({ value }) => value))).toEqual(TOPICS);
    for (const { id, options } of menusOf(all.panel)) {
      const [first] = options;
      const shown = await ann.presses(id, { values: [first?.value ?? ''] });
      expect(textOf(shown.panel), id).toContain(`### ${first?.label}`);
    }
    const fromHelp = await ann.presses(buttonIn(await ann.types('help'), 'topic all'));
    expect(textOf(fromHelp.panel)).toContain('### Rules by topic');
  });
});
