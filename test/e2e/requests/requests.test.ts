/** Requests to the table and decisions that ask a question first, by slash commands alone. */
import { describe, expect } from 'vitest';
import type { PlaygroundUser } from '../../../src/playground/index.ts';
import { begin, command, lastPost, pinged, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest();

describe('a request for a pause', () => {
  it('is declined, withdrawn and agreed to by command', async ({ table, ann, ben }) => {
    await begin(table);
    const answer = (user: PlaygroundUser, what: string) => command(table, user, 'game answer', { what });
    expect(await answer(ben, 'agree')).toContain('There’s no open request');
    await command(table, ann, 'game pause');
    expect(words(lastPost(table))).toMatch(/Ann wants to pause\n.*`\/game answer` works too/s);
    expect(pinged(table, lastPost(table))).toEqual([ben.id]);
    // Asking for the same is no agreement, but says how to agree.
    expect(await command(table, ben, 'game pause')).toContain('`/game answer`');
    expect(await command(table, ben, 'help')).toContain('Agree or disagree with `/game answer`');
    expect(await command(table, ann, 'help')).toContain('withdraw your request with `/game answer`');
    expect(await answer(ben, 'disagree')).toContain('Posted in the channel');
    expect(words(lastPost(table))).toContain('Ben said no');

    await command(table, ben, 'game pause');
    expect(await answer(ben, 'withdraw')).toContain('Posted in the channel');
    expect(words(lastPost(table))).toContain('Ben has withdrawn the request');
    expect(await answer(ann, 'agree')).toContain('There’s no open request');
    expect((await table.game()).record.paused).toBe(false);
  });

  it('pauses the game when the last player agrees by command', async ({ table, ann, ben }) => {
    await begin(table);
    await command(table, ann, 'game pause');
    expect(await command(table, ben, 'game answer', { what: 'agree' })).toContain('it’s done');
    expect(words(lastPost(table))).toContain('Game paused');
    expect((await table.game()).record.paused).toBe(true);
    await command(table, ben, 'game resume');
    expect((await table.game()).record.paused).toBe(false);
  });
});

describe('a command that asks a question first', () => {
  it('is confirmed at once by `sure`, and asks without it', async ({ table, ann, ben }) => {
    await begin(table);
    expect(await command(table, ann, 'game abandon')).toContain('End this game for everyone?');
    expect((await table.game()).record.consent).toBeUndefined();
    expect(await command(table, ann, 'game abandon', { sure: 'true' })).toContain(
      'I’ve asked the other player',
    );
    expect(words(lastPost(table))).toMatch(/Ann wants to end the game here/);
    // Ben may have meant an earlier request, and this one could not be undone.
    expect(await command(table, ben, 'game answer', { what: 'agree' })).toContain('No one would win');
    expect((await table.game()).record.status).toBe('playing');
    await command(table, ben, 'game answer', { what: 'disagree' });
    expect(await command(table, ben, 'game concede', { sure: 'false' })).toContain('Give up');
    await command(table, ben, 'game concede', { sure: 'true' });
    const { members } = (await table.game()).record;
    expect(members.map(({ conceded = false }) => conceded)).toEqual([false, true]);
  });

  it('ends the game for everyone only with `sure` or a click', async ({ table, ann, ben }) => {
    await begin(table);
    await command(table, ann, 'game abandon', { sure: 'true' });
    expect(await command(table, ben, 'game answer', { what: 'agree', sure: 'true' })).toContain('it’s done');
    expect((await table.game()).record.status).toBe('ended');
  });

  it('changes nothing with `sure` where it is refused', async ({ table, ann, ben }) => {
    await begin(table);
    await command(table, ben, 'game concede', { sure: 'true' });
    const { version } = (await table.game()).record;
    expect(await command(table, ben, 'game concede', { sure: 'true' })).toContain(
      'You’ve given up this game',
    );
    expect(await command(table, ann, 'game move', { sure: 'true' })).toContain('in another channel');
    expect((await table.game()).record.version).toBe(version);
  });
});
