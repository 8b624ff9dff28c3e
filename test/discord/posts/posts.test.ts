/** Posts: every kind of announcement, over whole random games, within Discord's limits. */

import { describe, expect, it } from 'vitest';
import { COMPOSER } from '../../../src/bootstrap/features.ts';
import { startTiming } from '../../../src/calendar/index.ts';
import {
  type Announcement,
  type Consent,
  type Game,
  MODERATIONS,
  type MoveRecord,
} from '../../../src/core/index.ts';
import type { Panel } from '../../../src/discord/shared/panel.ts';
import { whenText } from '../../../src/discord/shared/turn-status.ts';
import { type GameEvent, revealsHidden } from '../../../src/engine/index.ts';
import type { Services } from '../../../src/features/index.ts';
import { clanText } from '../../../src/text/index.ts';
import { partialApp } from '../../fixtures/partial-app.ts';
import {
  awaitedIn,
  buttonsOf,
  expectFits,
  expectHarmless,
  mentionsIn,
  owedOf,
  type Played,
  playedGame,
  requestsOf,
  textOf,
} from '../fixtures/posts-games.ts';

const GAMES = Array.from({ length: 6 }, (_, i) => `posts ${i}`);
const HANDOVER = [
  'turnEnded',
  'passed',
  'offerPicked',
  'bidMade',
  'bidDeclined',
  'workerPlaced',
  'roundStarted',
];

/** Splits a game into the parts that are announced together. */
function stretches({ events, moves }: Played): [number, number][] {
  const ends = events.flatMap((those, i) =>
    those.some(({ type }) => HANDOVER.includes(type)) || i === moves.length - 1 ? [i + 1] : [],
  );
  return ends.map((to, i) => [i === 0 ? 0 : (ends[i - 1] as number), to]);
}

const post = async (played: Played, announcement: Announcement, game: Game = played.after()) => {
  const panel = await COMPOSER.compose(game, owedOf(announcement), played.app);
  if (panel === undefined) throw new Error(`${announcement.kind} gives no post`);
  return panel;
};

describe.each(GAMES)('the game %s', (word) => {
  const played = playedGame(word);
  const users = played.after().record.members.map(({ user }) => user);

  it('is posted turn by turn, within limits, and each awaited player is pinged once', async () => {
    for (const [from, to] of stretches(played)) {
      const ping = awaitedIn(played.states[to] as never);
      const panel = await post(played, { kind: 'moved', from, to, ping }, played.after(to));
      expectFits(panel);
      expectHarmless(panel, ping);
      expect(mentionsIn(textOf(panel)).sort()).toEqual([...ping].sort());
    }
  });

  it('is headed by the phase in which its moves began', async () => {
    for (const [from, to] of stretches(played)) {
      const panel = await post(played, { kind: 'moved', from, to, ping: [] }, played.after(to));
      expect(textOf(panel).split('\n')[1]).toBe(`-# ${whenText(played.states[from] as never, 'en')}`);
    }
  });

  it('is posted at once after a delay, cut to what fits', async () => {
    const panel = await post(played, { kind: 'moved', from: 0, to: played.moves.length, ping: [] });
    expectFits(panel);
    expectHarmless(panel, []);
    expect(textOf(panel)).toContain('… The rest is in the log.');
  });

  it('begins with its own post', async () => {
    const ping = awaitedIn(played.states[0] as never);
    const panel = await post(played, { kind: 'started', ping }, played.after(0));
    expectFits(panel);
    expectHarmless(panel, ping);
    expect(mentionsIn(textOf(panel)).sort()).toEqual([...ping].sort());
    expect(textOf(panel)).not.toContain(word);
    // The clans on offer are in one picture, and not in the words as well.
    expect(requestsOf(panel).map(({ view }) => view)).toEqual(['clans', 'map', 'boards']);
    const clans = played.states[0]?.offers.flatMap(({ clan }) => clan ?? []) ?? [];
    for (const clan of clans) expect(textOf(panel)).not.toContain(clanText(clan, 'en').short);
    expect(buttonsOf(panel).filter(({ style }) => style === 'primary')).toMatchObject([
      { id: 'turn:abcd2345' },
    ]);
  });

  it('keeps the order of seats when its start is collapsed, as the rules of the start have it', async () => {
    const panel = await post(played, { kind: 'started', ping: [] }, played.after(0));
    const { options, players } = played.after(0).record;
    const line = options.includes('auction') ? /^\*\*The game has begun\.\*\* \*\*Seats:/ : /\*\*Turn order:/;
    expect(panel.brief).toMatch(players === 1 ? /plays solo\.$/ : line);
  });

  it('names stand-ins who played to the end, without a ping', async () => {
    const over = played.after();
    const standIn = { place: 0, user: '109', name: 'Eve', from: 1 };
    const former = { ...standIn, user: '108', to: 2 };
    const robot = { ...standIn, user: 'computer-laird-1' };
    const record = { ...over.record, substitutions: [former, standIn, robot] };
    const panel = await post(played, { kind: 'finished', ping: [] }, { ...over, record });
    expectHarmless(panel, []);
    expect(textOf(panel)).toMatch(/^-# Eve played for .+ to the end\.$/m);
    expect(textOf(panel).match(/played for/g)).toHaveLength(1);
  });

  it('ends with the score, the winner and the seed', async () => {
    const panel = await post(played, { kind: 'finished', ping: users });
    expectFits(panel);
    expectHarmless(panel, users);
    expect(mentionsIn(textOf(panel)).sort()).toEqual([...users].sort());
    expect(textOf(panel)).toContain(`Seed: ${word}`);
    expect(panel.parts).toContainEqual(
      expect.objectContaining({ kind: 'picture', request: expect.objectContaining({ view: 'score' }) }),
    );
    expect(buttonsOf(panel).map(({ id }) => id)).toContain('rematch:abcd2345');
    const told = await played.app.gameView.getScoreHistory('abcd2345');
    expect(panel.parts).toContainEqual(
      expect.objectContaining({ request: expect.objectContaining({ view: 'race', race: told?.race }) }),
    );
    for (const [i, { round }] of (told?.race.turns ?? []).entries()) {
      expect(textOf(panel)).toContain(`**${i + 1}.** Round ${round}: **`);
    }
  });

  it.each([
    { kind: 'undone', keep: 0, by: '101', moderator: false },
    { kind: 'undone', keep: 3, by: '555', moderator: true },
    { kind: 'refused', consent: asked('undo', 0), by: '102' },
    { kind: 'refused', consent: asked('abandon', 0), by: '101' },
    { kind: 'refused', consent: asked('undo', 0), by: '102', lapsed: true },
    { kind: 'conceded', by: '101', seat: 0 },
    { kind: 'reminded', by: '555' },
    { kind: 'ended', by: '101', moderator: false },
    { kind: 'ended', by: '555', moderator: true },
    ...MODERATIONS.map((what) => ({ kind: 'moderated', what, by: '555', seat: 0, user: '777' }) as const),
  ] as const)('can post %j at any time', async (announcement) => {
    for (let at = 5; at < played.moves.length; at += 37) {
      const ping = awaitedIn(played.states[at] as never);
      const panel = await post(played, { ...announcement, ping }, played.after(at));
      expectFits(panel);
      // A moderator is shown by a mention; only those in `ping` are pinged by it.
      expectHarmless(panel, [...ping, '555', '777', '102', ...(announcement.kind === 'ended' ? users : [])]);
      for (const user of ping) expect(mentionsIn(textOf(panel))).toContain(user);
    }
  });

  it.each(['undo', 'abandon'] as const)('posts a request to %s', async (what) => {
    for (const keep of [0, Math.max(0, played.moves.length - 2)]) {
      const consent = asked(what, keep);
      const game = withConsent(played.after(), consent);
      const ping = users.filter((user) => user !== '101');
      const panel = await post(played, { kind: 'asked', consent, ping }, game);
      expectFits(panel);
      expectHarmless(panel, ping);
      expect(mentionsIn(textOf(panel)), `keep ${keep}`).toEqual(ping);
      // Once it is settled, its line must not look like an open request.
      expect(panel.brief).toMatch(/ asked to (undo \d+ moves?|end the game)\.$/);
      expect(
        buttonsOf(panel).map(({ id }) => id),
        `keep ${keep}`,
      ).toEqual(['consent:abcd2345:7:yes', 'consent:abcd2345:7:no', 'looklog:abcd2345']);
    }
  });
});

function asked(what: Consent['what'], keep: number): Consent {
  return { id: 7, what, by: '101', keep, agreed: [] };
}

const withConsent = (game: Game, consent: Consent): Game => ({
  ...game,
  record: { ...game.record, consent, status: 'playing' },
});

describe('a post', () => {
  const played = playedGame('posts one', 3, []);

  it('is not made for moves that were undone meanwhile', async () => {
    const from = played.moves.length;
    const owed = owedOf({ kind: 'moved', from, to: from + 2, ping: [] });
    expect(await COMPOSER.compose(played.after(), owed, played.app)).toBeUndefined();
    const undone = owedOf({ kind: 'undone', keep: from + 1, by: '101', moderator: false, ping: [] });
    expect(await COMPOSER.compose(played.after(), undone, played.app)).toBeUndefined();
  });

  it('after a corrected rule says what was chosen, the position and whose turn it is', async () => {
    const game = played.after(30);
    const getMoveRange: Services['queries']['getMoveRange'] = async (_, from, to) => {
      const moves = game.moves.slice(Math.max(0, from), to);
      return { state: undefined, events: [], moves, untold: moves.length, purposes: new Map() };
    };
    const app = partialApp({ queries: { getMoveRange } }, played.app);
    const ping = awaitedIn(game.state as never);
    for (const announcement of [
      { kind: 'moved', from: 28, to: 30, ping },
      { kind: 'started', ping },
      { kind: 'undone', keep: 30, by: '101', moderator: false, ping },
      { kind: 'asked', consent: asked('undo', 20), ping },
    ] as const) {
      const panel = await COMPOSER.compose(
        withConsent(game, asked('undo', 20)),
        owedOf(announcement as Announcement),
        app,
      );
      expectFits(panel as Panel);
      expect(mentionsIn(textOf(panel as Panel)).sort(), JSON.stringify(announcement)).toEqual(
        [...ping].sort(),
      );
      const hasMoves = announcement.kind === 'moved' || announcement.kind === 'asked';
      expect(textOf(panel as Panel).includes('A rules bug was fixed'), JSON.stringify(announcement)).toBe(
        hasMoves,
      );
    }
  });

  it('says whose moves were undone, and that a finished game goes on', async () => {
    const undone = { kind: 'undone', keep: 3, by: '101', moderator: false, ping: [] } satisfies Announcement;
    const own = textOf(await post(played, undone, played.after(3)));
    expect(own).toMatch(/undid their latest moves\.\nThe last move that stands: .* picks /);
    expect(textOf(await post(played, { ...undone, keep: 0 }, played.after(0)))).toContain(
      'latest moves.\nThe game is back at the start.',
    );
    const told = async (moves: number) =>
      textOf(await post(played, { ...undone, moves, computers: true }, played.after(3)));
    expect(await told(1)).toContain('undid their latest move, plus the computers’ moves since.');
    expect(await told(0)).toContain('undid the computers’ latest moves.');
    const all = textOf(await post(played, { ...undone, others: [1, 2], reopened: true }, played.after(3)));
    expect(all).toMatch(/undid their latest moves, plus the moves made since by .+ and .+\./);
    expect(all).toContain('the result above no longer counts');
    const rewound = { ...undone, moderator: true, peeked: true };
    expect(textOf(await post(played, rewound, played.after(3)))).toContain(
      'no longer counts for best scores.',
    );
    expect(own).not.toContain('best scores');
  });

  describe('about moves and a silent end of turn', () => {
    const ending = playedGame('glen', 3, []);
    const last = ending.moves.findIndex(
      ({ action }, i) => action?.type === 'endTurn' && ending.moves[i - 1]?.action?.type === 'hire',
    );

    it.each([0, 1])('names the last move that stands, with %d after it', async (more) => {
      const keep = last + more;
      const undone: Announcement = { kind: 'undone', keep, by: '101', moderator: false, ping: [] };
      expect(textOf(await post(ending, undone, ending.after(keep)))).toMatch(
        /The last move that stands: .+ hires a merchant for £\d+\.\n/,
      );
    });

    it.each([0, 1])('counts what its list shows, with %d after it', async (more) => {
      const consent = asked('undo', last - 1);
      const game = withConsent(ending.after(last + more), consent);
      const told = textOf(await post(ending, { kind: 'asked', consent, ping: [] }, game));
      expect(told).toMatch(/wants to undo 1 move\n/);
      expect(told).toMatch(/This would be undone:\n- .+ hires a merchant for £\d+\.\n[^-]/);
    });
  });

  it('pings no one to play while the game is paused', async () => {
    const game = played.after(5);
    const paused = { ...game, record: { ...game.record, paused: true } };
    const text = textOf(await post(played, { kind: 'moved', from: 3, to: 5, ping: ['101'] }, paused));
    expect(text).toContain('The game is paused.');
    expect(text).not.toContain('you’re needed');
  });

  it.each<Announcement>([
    { kind: 'halted', by: '101', ping: [] },
    { kind: 'moderated', what: 'pause', by: '555', ping: [] },
  ])('says once that the game is paused: %j', async (note) => {
    const game = played.after(5);
    const timing = { ...startTiming('friendly', 3), halted: true };
    const record = { ...game.record, paused: true, timing };
    const owed = { announcement: { kind: 'moved', from: 3, to: 5, ping: [] }, notes: [note] } as const;
    const panel = await COMPOSER.compose({ ...game, record }, owed as never, played.app);
    const told = textOf(panel ?? { parts: [] });
    expect(told).toMatch(/^\*\*(Game|The game is) paused\.\*\* .+/m);
    expect(told).not.toMatch(/^The game is paused\.$/m);
  });

  it.each<[Announcement, Partial<Game['record']>, string]>([
    [{ kind: 'halted', by: '101', ping: [] }, { paused: true }, 'asked for it, and everyone agreed.'],
    [{ kind: 'moderated', what: 'pause', by: '555', ping: [] }, { paused: true }, 'has paused it.'],
    [{ kind: 'setAside', ping: ['101'] }, { status: 'ended' }, 'No one has moved in a while.'],
    [{ kind: 'takenUp', by: '101', ping: [] }, {}, 'resumed the game.'],
    [{ kind: 'satIn', seat: 0, user: '109', ping: ['109'] }, {}, ' is back.'],
    [{ kind: 'rescued', seat: 0, since: 5, rescue: 'computer', ping: [] }, {}, 'This was decided by vote.'],
  ])('leaves a fact and no instruction when collapsed: %j', async (announcement, change, fact) => {
    const game = played.after();
    const substitutions = [{ place: game.state?.seating[0] ?? 0, user: '109', name: 'Eve', from: 1 }];
    const timing = { ...startTiming('friendly', 3), halted: true, setAside: true };
    const record = { ...game.record, timing, substitutions, ...change };
    const panel = await post(played, announcement, { ...game, record });
    const instruction = /`\/|\*\*(Resume|I’m back)\*\*|can resume|you’re playing/;
    expect(textOf(panel)).toMatch(instruction);
    expect(panel.brief).not.toMatch(instruction);
    expect(panel.brief?.endsWith(fact)).toBe(true);
  });

  it('names the request that has lapsed', async () => {
    const told = async (what: Consent['what']) =>
      textOf(
        await post(played, { kind: 'refused', consent: asked(what, 0), by: '102', lapsed: true, ping: [] }),
      );
    expect(await told('undo')).toMatch(/^### Request lapsed\n.+’s request to undo moves no longer counts/);
    expect(await told('pause')).toMatch(/’s request for a pause no longer counts/);
    expect(await told('abandon')).toMatch(/’s request to end the game no longer counts/);
  });

  describe('that asks for an undo says why', () => {
    const reason = async (change: (move: MoveRecord, seat: number) => MoveRecord, hidden = false) => {
      const consent = { ...asked('undo', played.moves.length - 3), by: '101' };
      const game = withConsent(played.after(), consent);
      const place = game.record.members.findIndex(({ user }) => user === '101');
      const own = game.state?.seating.indexOf(place) ?? 0;
      const moves = game.moves.map((move, i) => (i < consent.keep ? move : change(move, own)));
      const events = hidden
        ? played.events
            .flat()
            .filter((one) => revealsHidden([one]))
            .slice(0, 1)
        : [];
      const getMoveRange = async () => ({
        state: undefined,
        events,
        moves: [],
        untold: 0,
        purposes: new Map(),
      });
      const app = partialApp({ queries: { getMoveRange } }, played.app);
      const panel = await COMPOSER.compose(
        { ...game, moves },
        owedOf({ kind: 'asked', consent, ping: [] }),
        app,
      );
      return textOf(panel as Panel).split('\n')[1];
    };
    const by = (user: string) => (move: MoveRecord, seat: number) => ({ ...move, seat, by: user });

    it('if someone has moved since', async () => {
      const other = (move: MoveRecord, seat: number) => ({ ...move, seat: (seat + 1) % 3, by: '102' });
      expect(await reason(other, true)).toBe('Someone has moved since, so everyone else has to agree.');
    });
    it('if something hidden was revealed', async () => {
      expect(await reason(by('101'), true)).toBe(
        'Something hidden was revealed, so everyone else has to agree.',
      );
    });
    it('if a computer chose the moves', async () => {
      const robot = await reason(by('computer-laird-1'));
      expect(robot).toMatch(/^A computer chose for .+, so everyone else has to agree\.$/);
    });
    it('unless the reason is unknown', async () => {
      expect(await reason(by('101'))).toBe('Everyone else has to agree.');
    });
  });

  it('is not made for a request that was answered meanwhile', async () => {
    const owed = owedOf({ kind: 'asked', consent: asked('undo', 0), ping: ['102'] });
    expect(await COMPOSER.compose(played.after(5), owed, played.app)).toBeUndefined();
  });

  it('is not made for an end that was undone meanwhile', async () => {
    expect(
      await COMPOSER.compose(played.after(5), owedOf({ kind: 'finished', ping: [] }), played.app),
    ).toBeUndefined();
  });

  it('names everyone who is pinged, for every kind of decision', async () => {
    const panel = await post(played, { kind: 'moved', from: 0, to: 1, ping: ['101', '102', '888'] });
    expect(mentionsIn(textOf(panel)).sort()).toEqual(['101', '102', '888']);
    const plain = COMPOSER.composeFallback(
      played.after(5),
      owedOf({ kind: 'reminded', by: '1', ping: ['101', '888'] }),
    );
    expect(mentionsIn(textOf(plain)).sort()).toEqual(['101', '888']);
    expectFits(plain);
  });

  it('offers a replay of an abandoned game only if someone has moved', async () => {
    const offered = async (game: Game) => {
      const record = { ...game.record, status: 'ended' as const };
      const panel = await post(
        played,
        { kind: 'ended', by: '101', moderator: true, ping: [] },
        { ...game, record },
      );
      return buttonsOf(panel).some(({ id }) => id.startsWith('replay:'));
    };
    expect(await offered(played.after(0))).toBe(false);
    expect(await offered(played.after(1))).toBe(true);
  });

  it('distinguishes a closed lobby from an abandoned game', async () => {
    const game = played.after(0);
    const record = { ...game.record, status: 'ended' as const };
    const told = async (state: Game['state'], moderator: boolean) =>
      textOf(
        await post(played, { kind: 'ended', by: '101', moderator, ping: [] }, { ...game, record, state }),
      );
    expect(await told(undefined, false)).toContain('The lobby is closed');
    expect(await told(game.state, false)).toContain('everyone agreed');
    expect(await told(game.state, true)).toContain('a moderator');
  });

  /** Returns the words of the post of the first moves, changed in this way. */
  async function toldOfFirst(
    count: number,
    change: (move: MoveRecord, index: number) => MoveRecord,
    game = played.after(),
  ) {
    const moves = played.moves.map(change);
    const getMoveRange: Services['queries']['getMoveRange'] = async (id, from, to) => {
      const range = await played.app.queries.getMoveRange(id, from, to);
      return range && { ...range, moves: moves.slice(from, to) };
    };
    const app = partialApp({ queries: { getMoveRange } }, played.app);
    const moved = owedOf({ kind: 'moved', from: 0, to: count, ping: [] });
    return textOf((await COMPOSER.compose(game, moved, app)) as never);
  }

  it('says who made a move for someone else', async () => {
    const told = await toldOfFirst(2, (move, i) => ({ ...move, by: i === 0 ? '555' : 'forced' }));
    expect(told).toMatch(/<@555> played for [\s\S]*has given up/);
  });

  it('does not say so of a player who later gave the seat to a computer for good', async () => {
    const game = played.after();
    const owner = { user: '555', name: 'Una', from: 0, to: 2, owner: true };
    const substitutions = game.record.members.map((_, place) => ({ ...owner, place }));
    const left = { ...game, record: { ...game.record, substitutions } };
    const told = await toldOfFirst(1, (move) => ({ ...move, by: '555' }), left);
    expect(told).not.toContain('played for');
  });

  it('names the player for whom a computer made a move, also if a computer has the seat for good now', async () => {
    const game = played.after();
    const { record, state } = game;
    const place = state?.seating[played.moves[0]?.seat ?? 0] ?? 0;
    const laird = { user: 'computer-laird-2', name: 'Isla (Laird)' };
    const members = record.members.map((one, i) => (i === place ? { ...one, ...laird } : one));
    const substitutions = [
      { place, user: 'computer-laird-1', name: 'Isla (Laird)', from: 0, to: 1 },
      { place, user: '555', name: 'Una', from: 0, to: 1, owner: true },
    ];
    const left = { ...game, record: { ...record, members, substitutions } };
    const told = await toldOfFirst(1, (move) => ({ ...move, by: 'computer-laird-1' }), left);
    expect(told).toContain('-# Isla \\(Laird\\) played for <@555>.');
  });

  it('names the computer that made a move, also if a person has its seat now', async () => {
    const game = played.after();
    const { record, state } = game;
    const place = state?.seating[played.moves[0]?.seat ?? 0] ?? 0;
    const laird = { place, user: 'computer-laird-1', name: 'Ewan (Laird)', from: 0, to: 1, owner: true };
    const left = { ...game, record: { ...record, substitutions: [laird] } };
    const told = await toldOfFirst(1, (move) => ({ ...move, by: laird.user }), left);
    expect(told).toContain('-# Ewan \\(Laird\\) played for ');
  });

  it('says who set up moves in advance, also if it has several turns', async () => {
    const ordered = (from: number) => (move: MoveRecord, i: number) => ({ ...move, ordered: i >= from });
    expect(await toldOfFirst(1, ordered(0))).toMatch(/-# .* set this up in advance[.]/);
    expect(await toldOfFirst(2, ordered(1))).toMatch(/-# .* set part of this up in advance[.]/);
    expect(await toldOfFirst(1, ordered(1))).not.toContain('in advance');
  });

  it('shows clans during the draft, then the table with the last turn marked', async () => {
    const picked = await post(played, { kind: 'moved', from: 0, to: 1, ping: [] });
    expect(requestsOf(picked).map(({ view }) => view)).toEqual(['clans']);
    const following = (type: GameEvent['type']) => {
      const to = played.events.findIndex((events) => events.some((event) => event.type === type)) + 1;
      return post(played, { kind: 'moved', from: to - 1, to, ping: [] });
    };
    const built = requestsOf(await following('expanded'));
    expect(built.map(({ view }) => view)).toEqual(['map', 'boards', 'players']);
    expect(built[0]?.last?.length).toBeGreaterThan(0);
    const [, boards] = requestsOf(await following('traded'));
    expect(Object.keys(boards?.turn?.prices ?? {})).toHaveLength(1);
    const [, , players] = requestsOf(await following('contractObtained'));
    expect(players?.turn?.contracts).toHaveLength(1);
  });
});
