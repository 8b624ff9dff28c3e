/** A request to the table, made and answered by slash commands alone. */
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
    expect(await command(table, ann, 'help')).toContain('Withdraw it with `/game answer`');
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
