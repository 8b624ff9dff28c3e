/** Looking around: every view of random positions, for players and strangers, and the log page by page. */

import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/core/index.ts';
import { parseCustomId } from '../../../../src/discord/shared/custom-id.ts';
import { inWords } from '../../../../src/discord/shared/emoji.ts';
import type {
  Answer,
  CommandValues,
  InteractionContext,
  Route,
} from '../../../../src/discord/shared/interaction-context.ts';
import { eventLines, summaryLine } from '../../../../src/discord/shared/log-lines.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import { wordsOf } from '../../../../src/discord/shared/player-names.ts';
import {
  type GameEvent,
  type GameState,
  legalActions,
  projectedScore,
  standings,
} from '../../../../src/engine/index.ts';
import { gameViewCommands } from '../../../../src/features/game-view/discord/commands.ts';
import { gameViewRoutes } from '../../../../src/features/game-view/discord/routes.ts';
import { scoreHistoryOf } from '../../../../src/features/game-view/index.ts';
import { replayRoutes } from '../../../../src/features/replay/discord/routes.ts';
import { replayOf } from '../../../../src/features/replay/index.ts';
import { VIEWS } from '../../../../src/render/index.ts';
import {
  buttonsOf,
  expectFits,
  expectHarmless,
  type Played,
  playedGame,
  requestsOf,
  textOf,
} from '../../../discord/fixtures/posts-games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { ENGLISH } from '../../../fixtures/visits.ts';

const GAMES = Array.from({ length: 4 }, (_, i) => `look ${i}`);
const SILENT = { info() {}, warn() {}, error() {} };

/** A context and the game after this many moves; `undefined` if there is no game. */
function visitTo(played: Played, game: Game | undefined, user = '101'): InteractionContext {
  const count = game?.moves.length ?? 0;
  const app = partialApp(
    {
      queries: {
        getGame: async () => game,
        getLatestBegun: async () => game,
        getMoveRange: async (id: string, from: number, to: number) =>
          to > count ? undefined : played.app.queries.getMoveRange(id, from, to),
      },
      gameView: {
        getScoreHistory: async () =>
          scoreHistoryOf({ ...played, from: 0, states: played.states.slice(0, count + 1) }),
      },
      replay: {
        getReplay: async () =>
          replayOf({
            from: 0,
            states: played.states.slice(0, count + 1),
            events: played.events.slice(0, count),
          }),
      },
    },
    played.app,
  );
  const actor = { user, name: 'Somebody', moderator: false };
  const direct = async () => 'sent' as const;
  return { services: app, direct, actor, guild: '1', channel: '2', log: SILENT, ...ENGLISH };
}

/** Clicks a button of this id, or chooses from a menu. */
async function click(visit: InteractionContext, id: string, ...values: string[]): Promise<Panel> {
  const { route: name, args } = parseCustomId(id);
  const routes = [...gameViewRoutes, ...replayRoutes];
  const found = routes.find((route) => route.name === name) as Route<unknown> | undefined;
  if (found === undefined) throw new Error(`no route ${name}`);
  return panelOf(await found.run(visit, found.args.parse(args), { values, fields: {}, chosen: {} }));
}

const panelOf = ({ panel }: Answer): Panel => panel;

function values(given: Partial<CommandValues> = {}): CommandValues {
  return { subcommand: undefined, text: {}, number: {}, flag: {}, user: {}, ...given };
}

async function command(
  visit: InteractionContext,
  name: string,
  given: Partial<CommandValues> = {},
): Promise<Answer> {
  const found = gameViewCommands.find(({ data }) => data.name === name);
  if (found === undefined) throw new Error(`no command ${name}`);
  return await found.run(visit, values(given));
}

/** All panels reachable from a panel by one click, with their ids. */
async function around(visit: InteractionContext, panel: Panel): Promise<Panel[]> {
  // Buttons to plans are not views.
  const views = buttonsOf(panel).filter(({ id }) => !id.startsWith('myplan:'));
  const clicks = views.map(({ id }) => click(visit, id));
  const chosen = panel.parts.flatMap((part) =>
    part.kind === 'menu' ? part.menu.options.map(({ value }) => click(visit, part.menu.id, value)) : [],
  );
  return await Promise.all([...clicks, ...chosen]);
}

describe.each(GAMES)('the game %s', (word) => {
  const played = playedGame(word);
  const moments = [0, 1, 6, 20, 60, played.moves.length].filter((at) => at <= played.moves.length);

  it('can be seen in every view at any time, by players and spectators', async () => {
    for (const at of moments) {
      for (const user of ['101', '999']) {
        const visit = visitTo(played, played.after(at), user);
        for (const view of VIEWS) {
          const panel = await click(visit, `look:abcd2345:${view}`);
          const raced =
            view === 'score' && (await visit.services.gameView.getScoreHistory('abcd2345')) !== undefined;
          const shown = view === 'table' ? ['map', 'boards', 'players'] : raced ? [view, 'race'] : [view];
          expect(
            requestsOf(panel).map((request) => request.view),
            view,
          ).toEqual(shown);
          expectFits(panel);
          expectHarmless(panel, []);
        }
      }
    }
  });

  it('has buttons from every view to all others', async () => {
    const visit = visitTo(played, played.after(Math.min(20, played.moves.length)));
    for (const view of VIEWS) {
      for (const panel of await around(visit, await click(visit, `look:abcd2345:${view}`))) {
        expectFits(panel);
        expectHarmless(panel, []);
        expect(buttonsOf(panel).length).toBeGreaterThan(0);
      }
    }
  });

  it('can be read as text', async () => {
    for (const at of moments) {
      const visit = visitTo(played, played.after(at));
      for (const name of ['board', 'score']) {
        const { panel } = await command(visit, name, { flag: { text: true } });
        expectFits(panel);
        const whole = panel.parts.map((part) => (part.kind === 'file' ? part.text : '')).join('');
        // There are no points before round 1.
        const early = name === 'score' && /^No one has any points/.test(textOf(panel));
        expect(early).toBe(
          name === 'score' && ['draft', 'workers'].includes(played.after(at).state?.phase ?? ''),
        );
        expect((textOf(panel) + whole).length, name).toBeGreaterThan(early ? 20 : 200);
        const raced =
          name === 'score' && (await visit.services.gameView.getScoreHistory('abcd2345')) !== undefined;
        expect(textOf(panel).includes('**Round 1**'), name).toBe(raced);
        expect(textOf(panel), name).not.toMatch(/<@&1> `/);
      }
    }
  });

  it('can be read view by view, also marked and of another player, with the words of what was chosen', async () => {
    const visit = visitTo(played, played.after(Math.min(60, played.moves.length)));
    const asked = { flag: { text: true }, text: { view: 'map' } };
    const map = (await command(visit, 'board', asked)).panel;
    expect(textOf(map)).toMatch(/^Rivers run between/m);
    for (const view of VIEWS) {
      const shown = await click(visit, `look:abcd2345:${view}`);
      const words = buttonsOf(shown).find(({ id }) => id.startsWith('words:'));
      for (const panel of await around(visit, await click(visit, words?.id ?? ''))) {
        expectFits(panel);
        expectHarmless(panel, []);
      }
    }
    const marked = await click(visit, 'words:abcd2345:map:0:reach');
    expect(textOf(marked)).toMatch(/Marked: what .+ can reach|can’t reach anything/);
    const boards = [0, 1].map((seat) => click(visit, `words:abcd2345:player:${seat}:-`));
    const [one, other] = (await Promise.all(boards)).map(textOf);
    const alone = played.after(0).state?.players.length === 1;
    expect(one === other).toBe(alone);
  });

  it('has a log that can be paged from end to start without a gap', async () => {
    const game = played.after();
    const visit = visitTo(played, game);
    const stretch = await visit.services.queries.getMoveRange('', -1, game.moves.length);
    const whole = eventLines(stretch?.events ?? [], wordsOf(game));
    let panel = panelOf(await command(visit, 'recap', { text: { log: 'last' } }));
    let read: string[] = [];
    for (;;) {
      expectFits(panel);
      expectHarmless(panel, []);
      const [first] = panel.parts;
      const lines = first?.kind === 'text' ? first.text.split('\n').slice(1) : [];
      read = [...lines, ...read];
      const older = buttonsOf(panel).find(({ id }) => id.startsWith('logpage:'));
      if (older === undefined || older.disabled === true) break;
      panel = await click(visit, older.id);
    }
    expect(read).toEqual(whole);
  });

  it('names, above a log that is cut, the button that is below it', async () => {
    const game = played.after();
    const seat = game.moves[0]?.seat;
    // The first player's later moves were orders, so everything is news.
    const moves = game.moves.map((move, i) =>
      i > 0 && move.seat === seat ? { ...move, ordered: true as const } : move,
    );
    const visit = visitTo(played, { ...game, moves }, game.moves[0]?.by);
    for (const share of [true, false]) {
      const { panel } = await command(visit, 'recap', { text: { log: 'since' }, flag: { share } });
      const named = /Earlier moves: “(.+)”/.exec(textOf(panel))?.[1];
      expect(named).toBe(share ? 'Log' : 'Full log');
      expect(buttonsOf(panel).map(({ label }) => label)).toContain(named);
    }
  });

  it('shows each player what has happened since their last move', async () => {
    for (const at of moments) {
      for (const user of ['101', '102', '999']) {
        const visit = visitTo(played, played.after(at), user);
        const panel = await click(visit, 'looklog:abcd2345');
        expectFits(panel);
        expectHarmless(panel, []);
      }
    }
  });
});

describe('a view', () => {
  const played = playedGame('look closely', 3, []);
  const building = played.states.findIndex(
    (state, i) =>
      i > 10 && state.stack.at(-1)?.kind === 'turn' && legalOf(i).some(({ type }) => type === 'expand'),
  );
  const game = played.after(building);
  const seat = game.state?.stack.at(-1)?.seat ?? -1;
  const userOf = (one: number) => game.record.members[game.state?.seating[one] ?? -1]?.user ?? '';

  function legalOf(i: number) {
    const state = played.states[i];
    const waiting = state?.stack.at(-1)?.seat;
    return state === undefined || waiting === undefined ? [] : legalActions(state, waiting);
  }

  it('opens with the user’s own board, or for spectators the active player’s', async () => {
    for (const one of [0, 1, 2]) {
      const panel = await click(visitTo(played, game, userOf(one)), 'look:abcd2345:player');
      expect(requestsOf(panel)).toMatchObject([{ view: 'player', seat: one }]);
      expect(panel.colour).toBe(one);
    }
    const panel = await click(visitTo(played, game, '999'), 'look:abcd2345:player');
    expect(requestsOf(panel)).toMatchObject([{ seat }]);
  });

  it('waits for someone only until the game is cancelled, paused or shelved', async () => {
    const cancelled = { ...game, record: { ...game.record, status: 'ended' } } as const;
    const said = async (one: Game) => textOf((await command(visitTo(played, one), 'board')).panel);
    expect(await said(game)).toContain('Waiting for');
    const after = await said(cancelled);
    expect(after).toContain('Round ');
    expect(after).not.toContain('Waiting for');
    const stopped = (more: Partial<Game['record']>): Game => ({
      ...game,
      record: { ...game.record, ...more },
    });
    const timing = { pace: 'friendly', waits: [], pools: [], stopped: true } as const;
    const halted = { ...timing, waits: [], pools: [], halted: true };
    expect(await said(stopped({ paused: true }))).toContain('. Paused by a moderator.');
    expect(await said(stopped({ paused: true, timing: halted }))).toContain('. Paused by the players.');
    const shelved = { ...halted, setAside: true };
    expect(await said(stopped({ status: 'ended', timing: shelved }))).toContain('. The game is shelved.');
    const read = async (one: Game) =>
      textOf((await command(visitTo(played, one), 'board', { flag: { text: true } })).panel);
    expect(await read(game)).not.toMatch(/Waiting|Paused|over|shelved/);
    expect(await read(stopped({ paused: true }))).toContain('. Paused by a moderator.');
    expect(await read(stopped({ status: 'ended', timing: shelved }))).toContain('. The game is shelved.');
    expect(await read(cancelled)).toContain('The game is over.');
    const drawn = async (one: Game) => requestsOf((await command(visitTo(played, one), 'board')).panel)[0];
    expect(await drawn(game)).not.toHaveProperty('ended');
    expect(await drawn(cancelled)).toMatchObject({ ended: true });
  });

  it('is the board of the named player', async () => {
    const other = userOf(2);
    const user = { of: { id: other, name: 'Other', bot: false } };
    const { panel } = await command(visitTo(played, game, userOf(0)), 'board', { user });
    expect(requestsOf(panel)).toMatchObject([{ view: 'player', seat: 2 }]);
  });

  it('is refused for a user who does not play', async () => {
    const user = { of: { id: '999', name: '@everyone', bot: false } };
    const { panel } = await command(visitTo(played, game), 'board', { user });
    expect(textOf(panel)).toMatch(/isn’t in this game\. The players are /);
    expectHarmless(panel, []);
    const shared = await command(visitTo(played, game), 'board', { user, flag: { share: true } });
    expect(shared).toEqual({ kind: 'panel', panel });
  });

  it('marks where a unit can go on the user’s turn', async () => {
    const units = legalOf(building).flatMap((action) => (action.type === 'expand' ? [action.unit] : []));
    const unit = units[0] as string;
    const { panel } = await command(visitTo(played, game, userOf(seat)), 'board', { text: { unit } });
    expect(requestsOf(panel)).toMatchObject([{ view: 'map', highlight: unit, seat }]);
    const menu = panel.parts.find((part) => part.kind === 'menu')?.menu;
    const offered = menu?.options.map(({ value }) => value) ?? [];
    expect([...offered].sort()).toEqual(['reach', ...new Set(units), '-'].sort());
  });

  it('marks what is reached, and says so, on other turns', async () => {
    const other = userOf((seat + 1) % 3);
    const { panel } = await command(visitTo(played, game, other), 'board', { text: { unit: 'cow' } });
    expect(requestsOf(panel)).toMatchObject([{ view: 'map', highlight: 'reach' }]);
    expect(textOf(panel)).toContain('can’t place a cow right now');
  });

  it('is shown to the channel when it is shared, with buttons that work for everyone', async () => {
    const shared = { flag: { share: true } };
    const readers = [0, 1, 2].map(userOf);
    const every = ['board', 'recap', 'score'].flatMap((name) => readers.map((user) => [name, user] as const));
    for (const [name, user] of every) {
      const answer = await command(visitTo(played, game, user), name, shared);
      expect(answer.kind, name).toBe('public');
      expectFits(answer.panel);
      expect(textOf(answer.panel), name).not.toMatch(/\b[Yy]our?\b/);
      const routes = buttonsOf(answer.panel).map(({ id }) => parseCustomId(id).route);
      const places = routes.map((one) => gameViewRoutes.find((route) => route.name === one)?.place);
      expect(new Set(places), name).toEqual(new Set(['private']));
      expect(
        answer.panel.parts.some(({ kind }) => kind === 'menu'),
        name,
      ).toBe(false);
    }
  });

  it('shows the race in the score', async () => {
    const { panel } = await command(visitTo(played, game), 'score');
    expect(requestsOf(panel)[0]?.history?.length).toBeGreaterThan(0);
    expect(textOf(panel)).toContain('If the game ended now');
    const over = (await command(visitTo(played, played.after()), 'score')).panel;
    expect(textOf(over)).not.toContain('If the game ended now');
  });

  it('calls the points of a game that was ended early the points so far', async () => {
    const cancelled = { ...game, record: { ...game.record, status: 'ended' } } as const;
    for (const given of [{}, { flag: { text: true } }]) {
      const said = textOf((await command(visitTo(played, cancelled), 'score', given)).panel);
      expect(said).toContain('**Points so far**');
      expect(said).not.toContain('If the game ended now');
    }
  });

  it('names no winner in the written score while the game runs', async () => {
    const text = { flag: { text: true } };
    const { panel } = await command(visitTo(played, game), 'score', text);
    expect(textOf(panel)).toContain('Total');
    expect(textOf(panel)).not.toMatch(/wins|share the win/);
    const over = (await command(visitTo(played, played.after()), 'score', text)).panel;
    expect(textOf(over)).toMatch(/wins|share the win/);
  });

  it('fits into a message as text with four long names', async () => {
    const full = playedGame('look long names', 4, []);
    const late = full.states.findIndex(({ round, phase }) => round === 5 && phase === 'actions');
    for (const one of [full.after(), full.after(late)]) {
      const members = one.record.members.map((member) => ({ ...member, name: '_*'.repeat(16) }));
      const named = { ...one, record: { ...one.record, members } };
      for (const language of ['en', 'pl']) {
        const visit = { ...visitTo(full, named), language };
        const { panel } = await command(visit, 'score', { flag: { text: true } });
        expectFits(panel);
        const file = panel.parts.find((part) => part.kind === 'file');
        expect(file?.text).toContain(`  ${'_*'.repeat(16)}`);
      }
    }
  });

  it('gives equal points one place while the game runs, in words as in the picture', async () => {
    const isTied = (state: GameState) => {
      const places = (players: readonly { place: number }[]) => players.map(({ place }) => place);
      const [now, broken] = [standings(state), projectedScore(state)].map(({ players }) => places(players));
      return state.phase === 'actions' && `${now}` !== `${broken}`;
    };
    const at = played.states.findIndex(isTied);
    const { state } = played.after(at);
    const places = state && standings(state).players.map(({ place }) => place);
    const { panel } = await command(visitTo(played, played.after(at)), 'score', { flag: { text: true } });
    const said = /Place:\*\*(.*)/.exec(textOf(panel))?.[1]?.split(' · ');
    expect(said?.map((one) => Number(one.slice(-1)))).toEqual(places);
  });

  it('opens the log after the user’s own move, not one made for them', async () => {
    const one = played.moves[building - 1]?.seat as number;
    const moves = game.moves.map((move, i) =>
      i === building - 1 ? { ...move, by: 'computer-laird-1' } : move,
    );
    const panel = await click(visitTo(played, { ...game, moves }, userOf(one)), 'looklog:abcd2345');
    expect(textOf(panel)).toContain('Since your last move');
  });

  it('opens the log before a move that the user’s standing order made', async () => {
    const mine = played.moves[building - 1]?.seat;
    const one = [0, 1, 2].find((seat) => seat !== mine) ?? 0;
    const ends = (type = '') => ['endTurn', 'decline'].includes(type);
    const last = game.moves.findLastIndex((move) => move.seat === one && !ends(move.action?.type));
    const moves = game.moves.map((move, n) => (n >= last ? { ...move, ordered: true } : move));
    const panel = await click(visitTo(played, { ...game, moves }, userOf(one)), 'looklog:abcd2345');
    const stretch = await played.app.queries.getMoveRange('', last, last + 1);
    const lines = eventLines(stretch?.events ?? [], wordsOf(game)).map(inWords);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(textOf(panel)).toContain(line);
  });

  it('opens the log after the user’s last move', async () => {
    const mine = played.moves[building - 1]?.seat as number;
    const others = [0, 1, 2].filter((one) => one !== mine);
    for (const one of others) {
      const panel = await click(visitTo(played, game, userOf(one)), 'looklog:abcd2345');
      expect(textOf(panel), `${one}`).toContain('Since your last move');
      const from = game.moves.findLastIndex((move) => move.seat === one) + 1;
      const stretch = await played.app.queries.getMoveRange('', from, building);
      for (const line of eventLines(stretch?.events ?? [], wordsOf(game))) {
        expect(textOf(panel)).toContain(inWords(line));
      }
    }
    const panel = await click(visitTo(played, game, userOf(mine)), 'looklog:abcd2345');
    expect(textOf(panel)).toContain('The latest turn');
  });
});

describe('if there is nothing to show', () => {
  const played = playedGame('look nowhere', 2, []);
  const lobby = (status: 'lobby' | 'ended'): Game => {
    const game = played.after(0);
    return { record: { ...game.record, status }, moves: [], state: undefined };
  };

  it.each(['board', 'recap', 'score'])('/%s says why', async (name) => {
    const said = async (game: Game | undefined) =>
      textOf((await command(visitTo(played, game), name, { flag: { share: true } })).panel);
    expect(await said(undefined)).toContain('There’s no game in this channel');
    expect(await said(lobby('lobby'))).toContain('The game hasn’t started');
    expect(await said(lobby('ended'))).toContain('ended in the lobby');
  });

  it('a button of a game that is gone says so', async () => {
    for (const id of [
      'look:abcd2345:map',
      'see:abcd2345:map:-:-',
      'seetext:abcd2345',
      'looklog:abcd2345',
      'logpage:abcd2345:last',
    ]) {
      expect(textOf(await click(visitTo(played, undefined), id)), id).toContain(
        'don’t have that game any more',
      );
    }
  });

  it('a forged button does no harm', async () => {
    const visit = visitTo(played, played.after(5));
    for (const id of [
      'see:abcd2345:player:3:-',
      'see:abcd2345:map:3:cow',
      'logpage:abcd2345:9999',
      'logpage:abcd2345:0',
    ]) {
      expectFits(await click(visit, id));
    }
    for (const id of [
      'see:abcd2345:map:9:-',
      'see:abcd2345:map:0:dragon',
      'look:abcd2345:moon',
      'logpage:abcd2345:-1',
      'look:abcd2345',
    ]) {
      const { route, args } = parseCustomId(id);
      const found = gameViewRoutes.find(({ name }) => name === route) as Route<unknown>;
      expect(found.args.safeParse(args).success, id).toBe(false);
    }
    expectFits(await click(visit, 'mark:abcd2345:map:0', 'dragon'));
  });
});

it('commands keep Discord’s limits', () => {
  for (const { data } of gameViewCommands) {
    const options = data.options ?? [];
    for (const { name, description } of [data, ...options]) {
      expect(name).toMatch(/^[a-z]{1,32}$/);
      expect(description.length, name).toBeGreaterThan(0);
      expect(description.length, name).toBeLessThanOrEqual(100);
    }
    for (const option of options) {
      const choices = 'choices' in option ? (option.choices ?? []) : [];
      expect(choices.length, option.name).toBeLessThanOrEqual(25);
    }
  }
});

it('the log says why a bonus was not used (R-TURN-3)', () => {
  const bonuses = ['freeSpace', 'upgrade', 'brewing', 'neighbourhood'] as const;
  const lapsed = bonuses.map((bonus): GameEvent => ({ type: 'lapsed', seat: 0, bonus }));
  expect(eventLines(lapsed, { names: ['Ann'] }).join('\n')).toMatchInlineSnapshot(`
    "- Ann can’t use the free space.
    - Ann can’t use the bonus upgrade.
    - Ann can’t brew.
    - Ann can’t buy anything from neighbours."
  `);
  const drawn: GameEvent[] = [
    { type: 'contractsDrawn', seat: 0, contracts: [25, 20] },
    { type: 'lapsed', seat: 0, bonus: 'drawnContracts' },
    { type: 'contractsReturned', seat: 0, contracts: [25, 20] },
  ];
  expect(eventLines(drawn, { names: ['Ann'] }).join('\n')).toContain('Ann can’t afford any of them.');
});

it('the log has a heading for events without a player', () => {
  const state = { ...playedGame('look 0').after().state, scoringTiles: [1] } as GameState;
  const events: GameEvent[] = [
    { type: 'confirmed', seat: 0 },
    { type: 'productionDecided', round: 1 },
    { type: 'processed', seat: 0, unit: 'bakery', count: 1 },
    { type: 'processed', seat: 0, unit: 'distillery', count: 2 },
    { type: 'scoringStarted', round: 1, tile: 1 },
    { type: 'roundScored', seat: 0, round: 1, tile: 1, count: 2, glory: 1 },
    // Effects that did not happen are not mentioned.
    { type: 'roundScored', seat: 1, round: 1, tile: 1, count: 0, glory: 0 },
    { type: 'endingStarted', round: 1 },
    { type: 'mostGlory', seat: 0, glory: 6 },
    { type: 'gameFinished', rounds: 5 },
  ];
  expect(eventLines(events, { names: ['Ann'], state })).toEqual([
    '**Everyone has confirmed production.**',
    '- **Ann**: 1 <:grain:> grain → 1 <:bread:> bread · 2 <:grain:> grain → 2 <:whisky:> whisky',
    '**Glory at the end of the round.** 1 glory for each basic good in stock.',
    '- Ann gets 1 glory (2 basic goods).',
    '**Before the final score.**',
    '- Ann gets 6 glory for having the most.',
    '**The game is over after 5 rounds.**',
  ]);
  const [started, scored, none] = events.slice(4, 7) as [GameEvent, GameEvent, GameEvent];
  const words = { names: ['Ann', 'Ben'], state };
  expect(eventLines([started, none], words).at(-1)).toBe('- No one gets any glory.');
  expect(summaryLine([started, scored, none], words)).toEqual(['Glory: Ann 1.']);
  expect(summaryLine([started, none], words)).toEqual(['No one gets any glory.']);
  // Deciding ahead is not news.
  expect(eventLines(events.slice(0, 1), { names: ['Ann'] })).toEqual([]);
});

it('the board offers a plan only to players who may have one', async () => {
  const played = playedGame('look 0');
  const at = played.states.findIndex(({ phase }) => phase === 'actions');
  const { record, ...game } = played.after(at);
  const offered = async (changed: Partial<Game['record']>, user = '101') => {
    const visit = visitTo(played, { ...game, record: { ...record, ...changed } }, user);
    return buttonsOf(await click(visit, 'look:abcd2345:table')).some(({ id }) => id.startsWith('myplan:'));
  };
  const gaveUp = record.members.map((member) => ({ ...member, conceded: member.user === '101' }));
  expect(await offered({})).toBe(true);
  expect(await offered({}, '999')).toBe(false);
  expect(await offered({ members: gaveUp })).toBe(false);
  expect(await offered({ substitutions: [{ place: 0, user: '999', name: 'Eve', from: 0 }] })).toBe(false);
});
