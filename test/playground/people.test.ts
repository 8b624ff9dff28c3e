/** Users can do what Discord's client lets them do; the rest never reaches the bot, unless it is forged. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EchoBot, startEchoBot } from './fixtures/echo-bot.ts';
import { ask, messageOf, type Scene, scene, there } from './fixtures/support.ts';

let stage: Scene;
let bot: EchoBot;

beforeAll(async () => {
  stage = await scene();
  bot = await startEchoBot(stage.playground);
});
afterAll(async () => {
  expect(stage.playground.violations).toEqual([]);
  await bot.stop();
  await stage.playground.close();
});

let before = 0;
beforeEach(() => {
  before = bot.seen.length;
});
const expectNotSent = () => expect(bot.seen).toHaveLength(before);

describe('a command', () => {
  it.each([
    ['that there is not', 'nonsense', {}, 'no command /nonsense'],
    ['without its subcommand', 'game', {}, 'no command /game'],
    ['with a subcommand that there is not', 'game over', {}, 'no command /game over'],
    ['without a required option', 'echo', {}, 'text is required'],
    ['with an option that there is not', 'echo', { text: 'a', colour: 'red' }, 'no option colour'],
    ['with a text too long', 'echo', { text: 'x'.repeat(51) }, 'at most 50'],
    ['with letters for a number', 'echo', { text: 'a', times: 'two' }, 'no such number'],
    ['with a fraction for an integer', 'echo', { text: 'a', times: '1.5' }, 'no such number'],
    ['with a number too small', 'echo', { text: 'a', times: '0' }, 'at least 1'],
    ['with a number too large', 'echo', { text: 'a', times: '4' }, 'at most 3'],
    ['with perhaps', 'echo', { text: 'a', quietly: 'perhaps' }, 'true or false'],
    ['with a stranger', 'echo', { text: 'a', who: '@zoe' }, 'nobody called @zoe'],
    ['with what is none of the choices', 'echo', { text: 'a', tone: 'Loudly' }, 'none of the choices'],
  ])('%s is not sent', async (_, path, options, why) => {
    const result = await stage.ann.command(stage.room, path, options);
    expect(result).toEqual({ outcome: 'failed', why: expect.stringContaining(why) });
    expectNotSent();
  });

  it('for moderators is offered to moderators only', async () => {
    expect((await stage.ben.command(stage.room, 'ban')).outcome).toBe('failed');
    expectNotSent();
    expect((await stage.ann.command(stage.room, 'ban')).outcome).toBe('answered');
  });

  it('cannot be used in a channel that there is not', async () => {
    expect((await stage.ann.command('1', 'later')).outcome).toBe('failed');
  });

  it('takes people by their ids and by mentions too', async () => {
    const { ann, ben, room } = stage;
    for (const who of [ben.id, `<@${ben.id}>`, 'Ben']) {
      expect(messageOf(await ann.command(room, 'echo', { text: 'a', who })).message.content, who).toBe(
        'a Ben',
      );
    }
  });

  it('completes only options that can be completed', async () => {
    expect((await stage.ann.autocomplete(stage.room, 'echo', {}, 'text')).outcome).toBe('failed');
    expectNotSent();
  });
});

describe('a click', () => {
  const show = async () => messageOf(await stage.ann.command(stage.room, 'game panel')).message.id;

  it.each([
    ['on what is not there', 'maybe', undefined, 'has no maybe'],
    ['on what is disabled', 'no', undefined, 'disabled'],
    ['on a button, with values', 'yes', ['a'], 'no values'],
    ['on a menu, with a stranger', 'fruit', ['cherry'], 'cherry is not in the menu'],
    ['on a menu, with nothing', 'fruit', [], 'at least 1'],
    ['on a menu, with too much', 'fruit', ['apple', 'apricot', 'banana'], 'at most 2'],
    ['on a menu, twice the same', 'fruit', ['apple', 'apple'], 'twice'],
  ])('%s is not sent', async (_, customId, values, why) => {
    const message = await show();
    before = bot.seen.length;
    const result = await stage.ben.click(message, customId, values);
    expect(result).toEqual({ outcome: 'failed', why: expect.stringContaining(why) });
    expectNotSent();
  });

  it('needs a message that the user sees', async () => {
    const { ann, ben, room } = stage;
    const { message } = messageOf(await ann.command(room, 'echo', { text: 'psst', quietly: 'true' }));
    before = bot.seen.length;
    expect(await ben.click(message.id, 'yes')).toMatchObject({
      outcome: 'failed',
      why: 'There is no such message',
    });
    expectNotSent();
  });
});

describe('a form', () => {
  it.each([
    ['with a name too short', { name: 'A', fruit: 'apple' }, 'at least 2'],
    ['with a name too long', { name: 'x'.repeat(21), fruit: 'apple' }, 'at most 20'],
    ['without a name', { fruit: 'apple' }, 'required'],
    ['with a fruit that there is not', { name: 'Ann', fruit: 'cherry' }, 'not in the menu'],
    ['with a field that there is not', { name: 'Ann', fruit: 'apple', age: '7' }, 'no field age'],
  ])('%s is not sent, and stays open', async (_, fields, why) => {
    await stage.ann.command(stage.room, 'game form');
    before = bot.seen.length;
    const result = await stage.ann.submit(stage.room, 'likes', fields);
    expect(result).toEqual({ outcome: 'failed', why: expect.stringContaining(why) });
    expectNotSent();
    const sent = await stage.ann.submit(stage.room, 'likes', { name: 'Ann', fruit: 'apple' });
    expect(sent.outcome).toBe('answered');
  });

  it('must have been shown, to that user, and is sent once', async () => {
    const fields = { name: 'Ann', fruit: 'apple' };
    await stage.ann.command(stage.room, 'game form');
    expect((await stage.ben.submit(stage.room, 'likes', fields)).why).toContain('no open form');
    expect((await stage.ann.submit(stage.room, 'likes', fields)).outcome).toBe('answered');
    expect((await stage.ann.submit(stage.room, 'likes', fields)).why).toContain('no open form');
  });
});

describe('forged interactions', () => {
  it('are sent as they are', async () => {
    const { ann, ben, room } = stage;
    const { message } = messageOf(await ann.command(room, 'game panel'));
    const data = { component_type: 2, custom_id: 'never-there' };
    expect((await ben.forge(room, 3, data, message.id)).outcome).toBe('answered');
    const last = there(bot.seen.at(-1));
    expect(last.isButton() && last.customId).toBe('never-there');
  });
});

describe('until', () => {
  it('resolves at once if it is so already, and rejects in the end if it never is', async () => {
    await stage.playground.until(() => true, 1);
    await expect(stage.playground.until(() => false, 5)).rejects.toThrow('within 5 ms');
  });

  it('resolves with the change that makes it so', async () => {
    const waiting = stage.playground.until(
      () => stage.ben.messages(stage.room).at(-1)?.message.content === 'Now',
    );
    await ask(stage.playground, 'POST', `/channels/${stage.room}/messages`, { content: 'Now' });
    await waiting;
  });

  it('passes on what its predicate throws', async () => {
    const waiting = stage.playground.until(() => {
      if (stage.playground.requests.at(-1)?.path === '/users/@me') throw new Error('Oh');
      return false;
    });
    const failure = expect(waiting).rejects.toThrow('Oh');
    await ask(stage.playground, 'GET', '/users/@me');
    await failure;
  });

  it('ends when the playground is closed', async () => {
    const other = await scene();
    const failure = expect(other.playground.until(() => false)).rejects.toThrow('closed');
    await other.playground.close();
    await failure;
  });
});
