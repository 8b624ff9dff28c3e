/** `/mod`: each act is refused to others, carried out, and announced in the channel. */
import { describe, expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { type Move, replay, type SetupInput } from '../../../src/engine/index.ts';
import type { PageMessage } from '../../../src/playground/index.ts';
import { clickAnyway, doing, openPanel, pressesOf, pressIn, previewOf } from '../fixtures/clicks.ts';
import {
  activeUser,
  begin,
  command,
  isFreshTurn,
  lastPost,
  moveOn,
  person,
  pinged,
  playUntil,
  posts,
  postWith,
  robots,
  seatOf,
  type TestTable,
  there,
  told,
  words,
} from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest()
  .override('people', ['Mod', 'Ann', 'Ben', 'Eve'])
  .extend('moderate', ({ table, mod }) => {
    return (path: string, options?: Readonly<Record<string, string>>) =>
      command(table, mod, `mod ${path}`, options);
  });

describe('a moderator', () => {
  it.for([
    ...[['pause'], ['resume'], ['remind'], ['cancel'], ['export'], ['games']],
    ...[
      ['skip', { seat: 'seat-1' }],
      ['act', { seat: 'seat-1' }],
      ['undo', { move: '1' }],
      ['replace', { seat: 'seat-1', user: 'Eve' }],
    ],
  ] as [string, Record<string, string>?][])(
    'alone may give /mod %s',
    async ([path, options = {}], { table, ann }) => {
      await begin(table);
      const before = await table.game();
      const count = posts(table).length;
      const { commands } = table.playground;
      const command = there(commands.find(({ name }) => name === 'mod'));
      // Others do not see it in the list of commands; a server can change that, so it is sent anyway.
      const listed = await ann.command(table.channel, `mod ${path}`, options);
      expect(listed.outcome).toBe('failed');
      const given = Object.entries(options).map(([name, value]) =>
        name === 'user' ? { name, type: 6, value: person(table, value).id } : { name, type: 3, value },
      );
      const sent = await ann.forge(table.channel, 2, {
        ...{ id: command.id, name: 'mod', type: 1 },
        options: [{ name: path, type: 1, options: given }],
      });
      expect(told(table.heard(sent))).toContain('Only moderators can do that');
      await table.quiet();
      expect(await table.game()).toEqual(before);
      expect(posts(table)).toHaveLength(count);
    },
  );

  it('pauses a game, in which no one can act by buttons or commands until it is resumed', async ({
    table,
    mod,
    active,
    moderate,
  }) => {
    const preview = await previewOf(table, active);
    expect(await moderate('pause')).toContain('Posted in the channel');
    expect(words(lastPost(table))).toContain(`<@${mod.id}>, a moderator, has paused it`);
    expect(pinged(table, lastPost(table))).toEqual([]);
    const before = await table.version();
    // The buttons under the post work during a pause.
    expect(pressesOf(lastPost(table), /^turn:/)).toEqual([]);
    const shown = await Promise.all(
      pressesOf(lastPost(table), /./).map(async ({ customId }) =>
        told(table.heard(await active.click(lastPost(table).message.id, customId))),
      ),
    );
    expect(shown).toHaveLength(4);
    expect(shown.join('\n')).not.toContain('This game is paused');
    expect(told(await pressIn(table, active, preview, /^do:/))).toContain('This game is paused');
    expect(told(await active.command(table.channel, 'pass'))).toContain('This game is paused');
    expect(told(await active.command(table.channel, 'undo'))).toContain('This game is paused');
    expect(await table.version()).toBe(before);
    expect(await moderate('pause')).toContain('This game is paused');
    expect(await moderate('act', { seat: await seatOf(table, active) })).toMatch(/^This game is paused/);
    const count = posts(table).length;
    expect(await moderate('remind')).toMatch(/This game is paused.*`[/]mod resume`/);
    expect(posts(table)).toHaveLength(count);

    expect(await moderate('resume')).toContain('Posted in the channel');
    expect(words(lastPost(table))).toContain(`<@${mod.id}>, a moderator, has resumed it`);
    expect(pinged(table, lastPost(table))).toEqual([active.id]);
    expect(pressesOf(lastPost(table), /^turn:/)).toHaveLength(1);
    expect(await moderate('resume')).toContain('This game isn’t paused');
    expect(posts(table)).toHaveLength(count + 1);
    // The panel from before the pause is still valid.
    await table.restart();
    expect(told(await pressIn(table, active, preview, /^do:/))).not.toContain('moved on');
    await table.quiet();
    expect(await table.version()).toBeGreaterThan(before + 1);

    expect(await moderate('pause')).toContain('Posted in the channel');
    expect(told(await active.command(table.channel, 'turn'))).toContain('This game is paused');
  });

  it('reminds only players with a pending decision', async ({ table, active, moderate }) => {
    const preview = await previewOf(table, active);
    expect(await moderate('remind')).toContain('I’ve pinged');
    expect(words(lastPost(table))).toContain('A reminder');
    expect(pinged(table, lastPost(table))).toEqual([active.id]);
    // The reminded player's panel still works; a second click plays nothing more.
    const before = (await table.game()).moves.length;
    const id = doing(preview);
    expect(told(table.heard(await active.click(preview.message.id, id)))).not.toContain('moved on');
    await table.quiet();
    const after = (await table.game()).moves.length;
    expect(after).toBeGreaterThan(before);
    expect(told(table.heard(await clickAnyway(table, active, preview, id)))).toContain('moved on');
    expect((await table.game()).moves).toHaveLength(after);
  });

  it('skips a turn, which names the moderator and pings the next player', async ({
    table,
    mod,
    active,
    other,
    moderate,
  }) => {
    const seat = await seatOf(table, active);
    const idle = there(['seat-1', 'seat-2'].find((one) => one !== seat));
    expect(await moderate('skip', { seat: idle })).toContain('The game isn’t waiting for that seat');
    const count = posts(table).length;
    const asked = table.heard(await mod.command(table.channel, 'mod skip', { seat }));
    expect(told(asked)).toMatch(/will pass for the rest of round \d and get £16/);
    await pressIn(table, mod, there(asked.message), /^mod-skip:.*:skip$/);
    await table.quiet();
    const said = posts(table).slice(count);
    postWith(table, `<@${mod.id}>, a moderator, had me move for them`);
    const next = await activeUser(table);
    expect(next).toBe(other);
    expect(said.flatMap((post) => pinged(table, post))).toEqual([next.id]);
    expect((await table.game()).moves.at(-1)?.by).toBe(mod.id);
  });

  it('acts for a seat, through to a move', async ({ table, mod, active }) => {
    const seat = await seatOf(table, active);
    const chosen = await mod.autocomplete(table.channel, 'mod act', { seat: '' }, 'seat');
    expect(chosen.choices?.[0]).toMatchObject({ value: seat, name: expect.stringContaining('to play') });
    const opened = await mod.command(table.channel, 'mod act', { seat });
    expect(told(opened)).toContain('You’re acting for');
    const before = (await table.game()).moves.length;
    const preview = await pressIn(table, mod, there(opened.message), /^try:.*:pass$/);
    await pressIn(table, mod, there(preview.message), /^do:/);
    await table.quiet();
    const { moves } = await table.game();
    expect(moves).toHaveLength(before + 1);
    expect(moves.at(-1)).toMatchObject({ by: mod.id, action: { type: 'pass' } });
    const said = posts(table).slice(-2).map(words).join('\n');
    expect(said).toContain(`<@${mod.id}>, a moderator, made this move for`);
    expect(said).toContain(active.name);
  });

  it('replaces a player: the new one is pinged and plays, the old one cannot', async ({
    table,
    mod,
    eve,
    active,
    other,
    moderate,
  }) => {
    const seat = await seatOf(table, active);
    const seen = await openPanel(table, active);
    expect(await moderate('replace', { seat, user: other.id })).toContain('already has a seat in this game');
    const count = posts(table).length;
    const asked = there((await mod.command(table.channel, 'mod replace', { seat, user: eve.id })).message);
    expect(words(asked)).toMatch(new RegExp(`seat to Eve[?]\n${active.name} is out of this game[.]`));
    await table.restart();
    expect(await table.awaited()).toEqual([active]);
    expect(posts(table)).toHaveLength(count);
    const id = there(pressesOf(asked, /:replace$/)[0]).customId;
    expect(told(await pressIn(table, mod, asked, /:replace$/))).toContain('Posted in the channel');
    await table.quiet();
    expect(told(table.heard(await clickAnyway(table, mod, asked, id)))).toContain('already has a seat');
    expect(posts(table)).toHaveLength(count + 1);
    expect(words(lastPost(table))).toContain(`<@${mod.id}>, a moderator`);
    expect(pinged(table, lastPost(table))).toEqual([eve.id]);
    expect(await table.awaited()).toEqual([eve]);
    const [late] = pressesOf(seen, /^(?:act|try|choose|ready|plan):/);
    const refused = await active.click(seen.message.id, there(late).customId, late?.values);
    expect(told(refused)).toContain('You’re not in this game');
    expect(told(await active.command(table.channel, 'turn'))).toContain('You’re not in this game');
    const before = await table.version();
    await robots(table).buttons(eve, createRng('eve'));
    expect(await table.version()).toBe(before + 1);
    await table.quiet();
  });

  it('gives no seat to a user who has left the server', async ({ table, eve, active, moderate }) => {
    const named = { seat: await seatOf(table, active), user: eve.id };
    eve.leaveServers();
    expect(await moderate('replace', named)).toContain('Eve isn’t in this server');
    expect(await moderate('standin', named)).toContain('Eve isn’t in this server');
    expect(await table.awaited()).toEqual([active]);
  });

  it('gives a seat to a user whose name is all emoji', async ({ table, active, moderate }) => {
    const joker = table.playground.addUser(`J${'😀'.repeat(31)}`);
    expect(await moderate('replace', { seat: await seatOf(table, active), user: joker.id })).toContain('😀');
  });

  it('takes the game back to before a move, which pings the players to decide', async ({
    table,
    mod,
    moderate,
  }) => {
    await begin(table);
    const { moves } = await playUntil(table, (state) => isFreshTurn(state) && state.passed.length === 1);
    const suggested = await mod.autocomplete(table.channel, 'mod undo', { move: '' }, 'move');
    expect(suggested.choices?.[0]).toMatchObject({ value: String(moves.length) });
    expect(await moderate('undo', { move: '1000' })).toContain(`1 to ${moves.length}`);
    const to = moves.length - 3;
    const asked = there((await mod.command(table.channel, 'mod undo', { move: String(to + 1) })).message);
    expect(words(asked)).toContain(`Undo moves ${to + 1} to ${moves.length}?`);
    expect((await table.game()).moves).toEqual(moves);
    await table.restart();
    const id = there(pressesOf(asked, /:undo$/)[0]).customId;
    expect(told(await pressIn(table, mod, asked, /:undo$/))).toContain('Posted in the channel');
    await table.quiet();
    expect(told(table.heard(await clickAnyway(table, mod, asked, id)))).toContain(`${to} moves`);
    const game = await table.game();
    expect(game.moves).toEqual(moves.slice(0, to));
    expect(words(lastPost(table))).toContain(`<@${mod.id}>, a moderator, rewound the game`);
    const waiting = await table.awaited();
    expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining(pinged(table, lastPost(table))));
    await moveOn(table, robots(table).commands, createRng('after'));
    expect((await table.game()).moves.length).toBeGreaterThan(to);
  });

  it('lists the games of the server', async ({ table, active, moderate }) => {
    const list = await moderate('games');
    expect(list).toContain(`<#${table.channel}>`);
    expect(list).toContain(active.name);
  });

  it('suspends a game once confirmed, is named, and reactivates it by button or command', async ({
    table,
    mod,
    eve,
    moderate,
  }) => {
    const before = await begin(table);
    const ask = async () => there((await mod.command(table.channel, 'mod aside')).message);
    const confirm = async (shown: PageMessage, what: 'aside' | 'keep') => {
      const result = await pressIn(table, mod, shown, new RegExp(`^mod-aside:.*:${what}$`));
      await table.quiet();
      return there(result.message);
    };
    const count = posts(table).length;
    const asked = await ask();
    const names = before.record.members.map(({ name }) => name);
    expect(words(asked)).toMatch(/Shelve this game[?][\s\S]*the last move was <t:\d+:R>/);
    expect(words(asked)).toContain(`I’ll ping ${names.join(' and ')}`);
    expect(words(await confirm(await ask(), 'keep'))).toContain('Nothing has changed');
    expect(await table.game()).toEqual(before);
    expect(posts(table)).toHaveLength(count);

    // A move was made since: the question is asked again.
    await moveOn(table, robots(table).commands, createRng('meanwhile'));
    const again = await confirm(asked, 'aside');
    expect(words(again)).toMatch(/moved on[\s\S]*Shelve this game[?]/);
    expect((await table.game()).record.status).toBe('playing');
    await table.restart();
    const id = there(pressesOf(again, /:aside$/)[0]).customId;
    const aside = await confirm(again, 'aside');
    expect(words(aside)).toContain('Posted in the channel');
    const news = lastPost(table);
    expect(words(news)).toContain(`<@${mod.id}>, a moderator, has shelved it`);
    expect(words(news)).toMatch(
      /any of you can resume it with [*]{2}Resume[*]{2} or `[/]clock take`, and a moderator with `[/]mod resume`/,
    );
    expect(words(news)).not.toContain('No one has moved');
    expect(pinged(table, news).sort()).toEqual(before.record.members.map(({ user }) => user).sort());
    // A late click, by anyone, shows how to continue.
    expect(told(table.heard(await clickAnyway(table, mod, again, id)))).toContain('This game is shelved');
    expect(await moderate('aside')).toContain('This game is shelved');
    expect(await moderate('remind')).toMatch(/This game is shelved.*`[/]clock take`.*`[/]mod resume`/);
    expect(posts(table).at(-1)?.message.id).toBe(news.message.id);

    // An export is a line of the board, which no longer waits for anyone.
    expect(await moderate('export')).toContain('The seed stays hidden until the game is over');
    const board = postWith(table, 'A copy of the game');
    expect(words(board)).not.toContain('Waiting for');
    expect(pressesOf(board, /^takeup:/)).toHaveLength(1);
    expect(pressesOf(board, /^rematch:/)).toHaveLength(0);

    const listed = there((await mod.command(table.channel, 'mod games')).message);
    expect(words(listed)).toContain(`${names.join(', ')} · **shelved**`);
    expect(pressesOf(listed, /^mod-resume:/)).toHaveLength(1);
    const suggested = await mod.autocomplete(table.channel, 'mod resume', { game: '' }, 'game');
    expect(suggested.choices).toMatchObject([{ value: before.record.id }]);

    expect(told(await pressIn(table, mod, aside, /^mod-resume:/))).toContain('Posted in the channel');
    await table.quiet();
    const back = await table.game();
    expect(back.record.status).toBe('playing');
    expect(words(lastPost(table))).toContain(`<@${mod.id}>, a moderator, has resumed the game`);
    expect(pinged(table, lastPost(table))).toEqual([(await activeUser(table)).id]);
    expect(told(await pressIn(table, mod, listed, /^mod-resume:/))).toContain('isn’t paused');

    // By commands, in a channel that has another game now.
    await confirm(await ask(), 'aside');
    await eve.command(table.channel, 'game new');
    expect(await moderate('resume', { game: before.record.id })).toContain('already has an open lobby');
    await eve.command(table.channel, 'game leave');
    expect(await moderate('resume', { game: before.record.id })).toContain('Posted in the channel');
    const { state, moves } = await table.game();
    expect({ state, moves }).toEqual({ state: back.state, moves: back.moves });
  });

  it('cancels a game once confirmed, whose export can be replayed', async ({ table, mod, moderate }) => {
    await begin(table);
    await playUntil(table, ({ round }) => round === 2);
    const running = there((await mod.command(table.channel, 'mod export')).message);
    expect(words(running)).toContain('The seed stays hidden');
    expect(await exportOf(table, running)).not.toHaveProperty('setup.seed');

    const keep = there((await mod.command(table.channel, 'mod cancel')).message);
    expect(words(keep)).toContain('Cancel this game?');
    expect(told(await pressIn(table, mod, keep, /^mod-cancel:.*:keep/))).toContain('Nothing has changed');
    expect((await table.game()).record.status).toBe('playing');
    const asked = there((await mod.command(table.channel, 'mod cancel')).message);
    expect(told(await pressIn(table, mod, asked, /^mod-cancel:.*:cancel/))).toContain(
      'Posted in the channel',
    );
    await table.quiet();
    expect((await table.game()).record.status).toBe('ended');
    expect(words(lastPost(table))).toContain(`<@${mod.id}>, a moderator, has ended it`);
    expect(await moderate('pause')).toContain('This game is over');
    expect(await moderate('cancel')).toContain('This game is over');
    expect(await moderate('games')).toContain('You have no open games to moderate');

    const { state, moves } = await table.game();
    const file = there((await mod.command(table.channel, 'mod export')).message);
    const exported = await exportOf(table, file);
    expect(exported.moves.map(({ action }) => action)).toEqual(moves.map(({ action }) => action));
    const again = replay(exported.setup, exported.moves);
    expect(again).toMatchObject({ ok: true, state: { round: state?.round, players: state?.players } });
  });
});

async function exportOf({ playground }: TestTable, { message }: PageMessage) {
  const { url } = there(message.attachments[0]);
  const response = await fetch(new URL(url, playground.url));
  return (await response.json()) as { setup: SetupInput; moves: Move[] };
}
