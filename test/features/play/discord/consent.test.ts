/** Replies to answered requests and rematches. */

import { describe, expect, it } from 'vitest';
import type { Game, Refusal } from '../../../../src/core/index.ts';
import { parseCustomId } from '../../../../src/discord/shared/custom-id.ts';
import type {
  Answer,
  InteractionContext,
  Route,
} from '../../../../src/discord/shared/interaction-context.ts';
import type { Services } from '../../../../src/features/index.ts';
import { rematchRoute } from '../../../../src/features/lobby/discord/rematch.ts';
import { answerOpenRequest, consentRoutes } from '../../../../src/features/play/discord/consent.ts';
import { expectFits, expectHarmless, playedGame, textOf } from '../../../discord/fixtures/posts-games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { ENGLISH } from '../../../fixtures/visits.ts';

const SILENT = { info() {}, warn() {}, error() {} };
const played = playedGame('consent', 3, []);

/** The game with a request of the first member, that these have agreed to. */
function requested(...agreed: string[]): Game {
  const game = played.after(20);
  const consent = { id: 7, what: 'undo' as const, by: '101', keep: 10, agreed };
  return { ...game, record: { ...game.record, consent } };
}

const settled = (): Game => played.after(20);

interface Scene {
  before?: Game;
  answer?: Awaited<ReturnType<Services['play']['answerConsent']>>;
  rematch?: Awaited<ReturnType<Services['lobby']['rematch']>>;
}

/** A user in a scene, and the calls of the services. */
function visitor(user: string, { before = requested(), answer, rematch }: Scene) {
  const asked: unknown[] = [];
  const app = partialApp({
    queries: {
      getGame: async () => before,
      getSummary: async () => before,
      getLatestBegun: async () => before,
    },
    play: {
      answerConsent: async (actor: { user: string }, ...rest: unknown[]) => {
        asked.push([actor.user, ...rest]);
        return answer;
      },
    },
    lobby: { rematch: async () => rematch },
  });
  const visit: InteractionContext = {
    services: app,
    direct: async () => 'sent',
    actor: { user, name: 'Somebody', moderator: false },
    guild: '1',
    channel: '2',
    ...ENGLISH,
    log: SILENT,
  };
  return { asked, visit };
}

/** A user's click on a button: the calls of the services, and the reply. */
async function click(user: string, id: string, scene: Scene) {
  const { asked, visit } = visitor(user, scene);
  const { route: name, args } = parseCustomId(id);
  const found = [...consentRoutes, rematchRoute].find((route) => route.name === name) as Route<unknown>;
  const told: Answer = await found.run(visit, found.args.parse(args), { values: [], fields: {}, chosen: {} });
  expectFits(told.panel);
  return { asked, told, text: textOf(told.panel) };
}

const refused = (refusal: Refusal) => ({ ok: false as const, refusal });

describe('an answer to a request', () => {
  it('passes on who answers which request, and how', async () => {
    const answer = { ok: true as const, game: settled(), done: true };
    const yes = await click('102', 'consent:abcd2345:7:yes', { answer });
    expect(yes.asked).toEqual([['102', 'abcd2345', 7, true]]);
    const no = await click('102', 'consent:abcd2345:7:no', { answer });
    expect(no.asked).toEqual([['102', 'abcd2345', 7, false]]);
  });

  it.each([
    ['the last to agree', '103', 'yes', { ok: true, game: settled(), done: true }, /it’s done/],
    [
      'one of several to agree',
      '102',
      'yes',
      { ok: true, game: requested('102'), done: false },
      /1 other player still has to answer/,
    ],
    [
      'somebody who disagrees',
      '102',
      'no',
      { ok: true, game: settled(), done: false },
      /Posted in the channel/,
    ],
    [
      'who asked, and asks no more',
      '101',
      'no',
      { ok: true, game: settled(), done: false },
      /Posted in the channel/,
    ],
    ['who has agreed before', '102', 'yes', refused({ code: 'alreadyAgreed' }), /already agreed/],
    ['who comes too late', '102', 'yes', refused({ code: 'requestGone' }), /isn’t open/],
    ['a stranger', '999', 'yes', refused({ code: 'notMember' }), /Only the players/],
    ['who has given up', '103', 'no', refused({ code: 'conceded' }), /given up this game/],
  ] as const)('is refused with the reason: %s', async (_, user, given, answer, expected) => {
    const { text, told } = await click(user, `consent:abcd2345:7:${given}`, { answer });
    expect(text).toMatch(expected);
    expect(told.kind).toBe('panel');
    expectHarmless(told.panel, []);
  });

  it('by an old button, once the game has moved, says in which channel it was posted', async () => {
    const { record, ...game } = settled();
    const answer = { ok: true, game: { ...game, record: { ...record, channel: '9' } }, done: false } as const;
    expect((await click('102', 'consent:abcd2345:7:no', { answer })).text).toBe('Posted in <#9>.');
  });

  it('is shown to its user alone, so that the others can still answer', () => {
    expect(consentRoutes.map(({ place }) => place)).toEqual(['private']);
  });

  it.each(['consent:abcd2345:x:yes', 'consent:abcd2345:7:maybe', 'consent:abcd2345:7', 'consent::7:yes'])(
    'is not recognized in %s',
    (id) => {
      const [route] = consentRoutes as readonly Route<unknown>[];
      expect(route?.args.safeParse(parseCustomId(id).args).success).toBe(false);
    },
  );
});

describe('/game answer in a finished game', () => {
  const finished = (closed: boolean): Game => {
    const game = requested();
    return { ...game, record: { ...game.record, status: 'finished' }, ...(closed && { closed }) };
  };
  const types = async (before: Game) => {
    const { asked, visit } = visitor('102', { before, answer: { ok: true, game: settled(), done: true } });
    const values = { subcommand: 'answer', text: { what: 'agree' }, number: {}, flag: {}, user: {} };
    return { asked, text: textOf((await answerOpenRequest(visit, values)).panel) };
  };

  it('agrees to an undo of the end', async () => {
    const { asked, text } = await types(finished(false));
    expect(asked).toEqual([['102', 'abcd2345', 7, true]]);
    expect(text).toContain('it’s done');
  });

  it('changes nothing once the end is final', async () => {
    const { asked, text } = await types(finished(true));
    expect(asked).toEqual([]);
    expect(text).toContain('The time to undo the end of this game is over');
  });
});

describe('a rematch', () => {
  it('opens a lobby, which is posted separately', async () => {
    const game: Game = {
      record: { ...settled().record, id: 'newgame2', status: 'lobby' },
      moves: [],
      state: undefined,
    };
    const { told } = await click('101', 'rematch:abcd2345', { rematch: { ok: true, game, invited: [] } });
    expect(told.kind).toBe('panel');
    expectHarmless(told.panel, []);
    expect(textOf(told.panel)).toContain('A new lobby is open');
  });

  it.each([
    [{ code: 'notMember' }, /not in this game/],
    [{ code: 'notOver' }, /isn’t over yet/],
    [{ code: 'channelBusy' }, /already has a game/],
  ] as const)('is refused politely: %j', async (refusal, expected) => {
    const rematch = refused(refusal);
    const { text, told } = await click('101', 'rematch:abcd2345', { before: settled(), rematch });
    expect(text).toMatch(expected);
    expect(told.kind).toBe('aside');
  });
});
