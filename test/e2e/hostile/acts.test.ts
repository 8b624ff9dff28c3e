/** Valid ids from the wrong users: acts that are not theirs, not legal, or no longer possible. */
import { describe, expect } from 'vitest';
import type { Game } from '../../../src/core/index.ts';
import { check } from '../../../src/engine/index.ts';
import { decode, encode } from '../../../src/features/play/discord/action-code.ts';
import { slowTests } from '../../support/waiting.ts';
import { type Games, legalOf, seatIn } from './fixtures/games.ts';
import { type Case, choice, click, form, it, ROLES, type Role, type Scene } from './fixtures/scene.ts';
import { CODES } from './fixtures/words.ts';

slowTests();

const CLICK = 3;
/** Values a host could choose in a lobby's dialog. */
const WISH = { players: ['3'], pace: ['live'], language: ['pl'], table: [], options: ['auction'] };

const SUBMIT = 5;
const SERVER: readonly Role[] = ROLES;
const OTHERS: readonly Role[] = ['guest', 'stranger', 'moderator'];
const OUTSIDERS: readonly Role[] = ['stranger', 'moderator'];
const MEMBERS: readonly Role[] = ['host', 'guest'];
const LAYMEN: readonly Role[] = ['host', 'guest', 'stranger'];
const MANY = Array.from({ length: 26 }, (_, i) => `value ${i}`);
const BAD_SEEDS = ['a'.repeat(65), 'a'.repeat(6000), 'a\u0000b', 'a\nb', '\ud83d', '\u001b[31m'];

/** One click of each of these users. */
const by = (
  users: readonly Role[],
  channel: Case['channel'],
  ...ids: readonly (readonly (string | number)[])[]
): Case[] =>
  ids.flatMap((parts) =>
    users.map((role): Case => ({ role, channel, type: CLICK, data: click(parts.join(':')) })),
  );
const chosen = (
  role: Role,
  channel: Case['channel'],
  id: readonly (string | number)[],
  ...values: string[]
): Case => ({
  role,
  channel,
  type: CLICK,
  data: choice(id.join(':'), values),
});

/** A game and its possible next moves. */
async function position(scene: Scene, name: keyof Games) {
  const game = await scene.game(name);
  const seats = { host: seatIn(game, scene.users.host.id), guest: seatIn(game, scene.users.guest.id) };
  return { game, id: game.record.id, version: game.record.version, seats, round: game.state?.round ?? 0 };
}

/** Returns whether a code is a legal action of this seat now. */
function isLegal({ state }: Game, seat: number, code: string): boolean {
  const action = decode(code);
  return action !== undefined && state !== undefined && check(state, seat, action) === undefined;
}

describe('an action of the wrong user', () => {
  it('is refused if it moves, plans or undoes for another or unknown seat', async ({ scene }) => {
    const { game, id, version, seats, round } = await position(scene, 'playing');
    const legal = encode(legalOf(game, seats.host));
    const moves = (seat: number | string) => [
      ['back', id, seat, version],
      ['act', id, seat, version, 'trade'],
      ['try', id, seat, version, legal],
      ['choose', id, seat, version, legal],
      ['do', id, seat, version, legal],
      ['ready', id, seat, round],
      ['undo', id, seat, version, 'turn'],
    ];
    const cases = [
      ...by(['guest', 'stranger'], 'table', ...moves(seats.host)),
      ...by(['host', 'stranger'], 'table', ...moves(seats.guest)),
      ...by(
        ['moderator'],
        'table',
        ['undo', id, seats.host, version, 'step'],
        ['undo', id, seats.guest, version, 'turn'],
      ),
      ...[2, 3, 4, 9, 1e9, -1, 'NaN', '__proto__', 'length'].flatMap((seat) =>
        by(SERVER, 'table', ...moves(seat).slice(4)),
      ),
      ...['guest', 'stranger'].map((role) =>
        chosen(role as Role, 'table', ['choose', id, seats.host, version, 'm'], legal),
      ),
      ...['guest', 'stranger'].map((role) =>
        chosen(role as Role, 'table', ['plan', id, seats.host, round, 'butter', 'm'], '0'),
      ),
      ...by(
        ['guest'],
        'table',
        ['do', id, seats.guest, version, legal],
        ['do', id, seats.guest, version, 'pass'],
      ),
      ...by(['host', 'guest'], 'table', ['do', id, seats.host, version + 1, legal]),
    ];
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('is refused if it answers a request that is closed or for others', async ({ scene }) => {
    const { id } = await position(scene, 'asked');
    const playing = (await position(scene, 'playing')).id;
    const cases = [
      ...by(OUTSIDERS, 'asked', ['consent', id, 1, 'yes'], ['consent', id, 1, 'no']),
      ...by(['host'], 'asked', ['consent', id, 1, 'yes']),
      ...by(
        SERVER,
        'asked',
        ['consent', id, 0, 'yes'],
        ['consent', id, 2, 'yes'],
        ['consent', id, 999999999, 'no'],
      ),
      ...by(SERVER, 'table', ['consent', playing, 1, 'yes'], ['consent', playing, 0, 'no']),
    ];
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('is refused if it changes another host’s lobby or needs a moderator', async ({ scene }) => {
    const { id } = await position(scene, 'lobby');
    const playing = (await position(scene, 'playing')).id;
    // In a lobby, moderators may do what its host may.
    const NEITHER = OTHERS.filter((role) => role !== 'moderator');
    const cases = [
      ...by(
        NEITHER,
        'lobby',
        ['lobby', id, 'start'],
        ['lobby-seed', id],
        ['lobby-set', id, 'preset', 'first'],
      ),
      ...by(NEITHER, 'lobby', ['lobby-set', id, 'preset', 'full'], ['lobby-choose', id]),
      ...by(OUTSIDERS, 'lobby', ['lobby', id, 'leave'], ['lobby', id, 'new'], ['lobby-set', id, 'new', 1]),
      ...by(MEMBERS, 'lobby', ['lobby', id, 'join']),
      // A lobby in which people wait is not begun in passing, and a late click knows another number of people.
      ...by(SERVER, 'lobby', ['playnow-with', id, 1, 'chief'], ['computer', id, 0, 'fill', 'chief']),
      ...by(NEITHER, 'lobby', ['computer', id, 2, 'add', 'laird']),
      ...by(SERVER, 'lobby', ['computer', id, 2, 'drop', 'computer-laird-1'], ['hint', id]),
      ...by(SERVER, 'lobby', ['handover', id, 'laird', 'while'], ['handover', id, 'laird', 'sure']),
      ...by(SERVER, 'lobby', ['more', id], ['more', id, 'pause']),
      ...by(
        OUTSIDERS,
        'table',
        ['handover', playing, 'chief', 'turn'],
        ['handover', playing, 'chief', 'sure'],
        ['more', playing, 'pause'],
      ),
      ...by(
        SERVER,
        'table',
        ['hint', playing],
        ['playnow-with', playing, 0, 'laird'],
        ['computer', playing, 2, 'add', 'laird'],
      ),
      ...by(['guest', 'stranger'], 'lobby', ['lobby-confirm', id, 'lobby', 'abandon']),
      ...by(SERVER, 'lobby', ['lobby-confirm', id, 'lobby', 'concede'], ['rematch', id]),
      ...by(LAYMEN, 'lobby', ['mod-cancel', id, 'lobby', 'cancel'], ['mod-cancel', id, 'cancel']),
      ...by(LAYMEN, 'table', ['mod-cancel', playing, 'playing', 'cancel']),
      ...by(
        OUTSIDERS,
        'table',
        ['lobby-confirm', playing, 'playing', 'abandon'],
        ['lobby-confirm', playing, 'abandon'],
        ['lobby-confirm', playing, 'playing', 'concede'],
      ),
      ...by(SERVER, 'table', ...['join', 'leave', 'start', 'new'].map((act) => ['lobby', playing, act])),
      ...NEITHER.flatMap((role): Case[] => [
        { role, channel: 'lobby', type: SUBMIT, data: form(`lobby-choose:${id}`, WISH), under: 'own' },
        {
          role,
          channel: 'lobby',
          type: SUBMIT,
          data: form(`lobby-sow:${id}`, { seed: '@everyone {x}' }),
          under: 'own',
        },
        { role, channel: 'lobby', type: SUBMIT, data: form(`lobby-sow:${id}`, { seed: 'ours' }) },
      ]),
    ];
    expect(await scene.attempt(cases)).toEqual([]);
  });
});

describe('an impossible action', () => {
  it('is refused if it is illegal or not an action', async ({ scene }) => {
    const { game, id, version, seats } = await position(scene, 'playing');
    const players: readonly (readonly [Role, number])[] = [
      ['host', seats.host],
      ['guest', seats.guest],
      ['moderator', seats.host],
    ];
    const cases = CODES.flatMap((code) =>
      players.flatMap(([role, seat]): Case[] => {
        const tried = by([role], 'table', ['try', id, seat, version, code]);
        if (isLegal(game, seat, code)) return tried;
        return [
          ...tried,
          ...by([role], 'table', ['do', id, seat, version, code]),
          chosen(role, 'table', ['choose', id, seat, version, 'm'], code),
        ];
      }),
    );
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('is refused if its values are unknown, too many or missing', async ({ scene }) => {
    const { id, version, seats, round } = await position(scene, 'playing');
    const lobby = (await position(scene, 'lobby')).id;
    const wrong = [[], ['-1'], ['99'], ['1e1'], ['x'], ['__proto__'], ['constructor'], MANY];
    const cases = wrong.flatMap((values) => [
      chosen('host', 'table', ['choose', id, seats.host, version, 'm'], ...values),
      chosen('host', 'table', ['plan', id, seats.host, round, 'store', 'm'], ...values),
      chosen('stranger', 'table', ['mark', id, 'market', '-'], ...values),
      chosen('stranger', 'table', ['topic', 'rules'], ...values),
      ...['players', 'pace', 'language'].map(
        (field): Case => ({
          ...{ role: 'host', channel: 'lobby', type: SUBMIT, under: 'own' },
          data: form(`lobby-choose:${lobby}`, { ...WISH, [field]: values }),
        }),
      ),
    ]);
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('is refused if it asks for an impossible number of players, preset or seed', async ({ scene }) => {
    const { id } = await position(scene, 'lobby');
    const cases = [
      ...[0, 5, 9, -1, 'x', '__proto__', '1e0', ''].map(
        (count): Case => ({
          ...{ role: 'host', channel: 'lobby', type: SUBMIT, under: 'own' },
          data: form(`lobby-choose:${id}`, { ...WISH, players: [String(count)] }),
        }),
      ),
      ...by(
        ['host'],
        'lobby',
        ...['constructor', '__proto__', 'toString', ''].map((preset) => ['lobby-set', id, 'preset', preset]),
      ),
      ...by(['host'], 'lobby', ['lobby-set', id, '__proto__', 'x']),
      ...BAD_SEEDS.map(
        (seed): Case => ({
          role: 'host',
          channel: 'lobby',
          type: SUBMIT,
          data: form(`lobby-sow:${id}`, { seed }),
          under: 'own',
        }),
      ),
    ];
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('is refused in a game that is over, of another server or unknown', async ({ scene }) => {
    const acts = (id: string, version: number, round: number, seat: number) => [
      ['do', id, seat, version, 'pass'],
      ['try', id, seat, version, 'pass'],
      ['ready', id, seat, round],
      ['undo', id, seat, version, 'turn'],
      ['lobby', id, 'join'],
      ['lobby', id, 'start'],
      ['lobby-set', id, 'preset', 'first'],
      ['lobby-confirm', id, 'playing', 'abandon'],
      ['lobby-confirm', id, 'playing', 'concede'],
      ['consent', id, 0, 'yes'],
      ['mod-cancel', id, 'playing', 'cancel'],
      ['computer', id, 1, 'add', 'laird'],
      ['playnow-with', id, 1, 'laird'],
      ['handover', id, 'laird', 'while'],
      ['handover', id, 'laird', 'sure'],
      ['more', id, 'pause'],
      ['hint', id],
      ['planstep', id, `0.${version}`, 'doit'],
      ['planstep', id, `0.${version}`, 'do', 'pass'],
      ['planstep', id, `0.${version}`, 'order'],
    ];
    const looks = (id: string) => [
      ['turn', id],
      ['myplan', id],
      ['look', id, 'market'],
      ['see', id, 'player', '1', '-'],
      ['seetext', id],
      ['words', id, 'map', '1', '-'],
      ['looklog', id],
      ['logpage', id, 'last'],
      ['lobby-options', id],
      ['lobby-seed', id],
      ['computers', id],
      ['rematch', id],
    ];
    const cases: Case[] = [];
    for (const name of ['finished', 'ended'] as const) {
      const { id, version, round, seats } = await position(scene, name);
      const channel = name === 'ended' ? 'ended' : 'table';
      cases.push(
        ...MEMBERS.flatMap((role) => by([role], channel, ...acts(id, version, round, seats[role as 'host']))),
      );
      cases.push(...by(OUTSIDERS, channel, ...acts(id, version, round, 0), ['rematch', id]));
    }
    for (const id of [scene.games.foreign, 'aaaaaaaa', '../../..', '__proto__', 'a'.repeat(40)]) {
      for (const [i, parts] of [...acts(id, 1, 1, 0), ...looks(id)].entries()) {
        cases.push(...by(id === scene.games.foreign ? SERVER : [ROLES[i % 4] as Role], 'table', parts));
      }
    }
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('is refused on a panel that is older or newer than the game', async ({ scene }) => {
    const { game, id, version, seats, round } = await position(scene, 'playing');
    const legal = encode(legalOf(game, seats.host));
    const cases = [0, 1, version - 1, version + 1, 999_999_999].flatMap((other) =>
      by(
        ['host', 'moderator'],
        'table',
        ['do', id, seats.host, other, legal],
        ['undo', id, seats.host, other, 'turn'],
      ),
    );
    cases.push(
      ...[0, round + 1, 999_999_999].flatMap((other) =>
        by(['host'], 'table', ['ready', id, seats.host, other]),
      ),
    );
    expect(await scene.attempt(cases)).toEqual([]);
    expect(scene.tried()).toBeGreaterThan(500);
  });
});
