/** Rules in Discord: a typed question opens the best topic, with the next ones as buttons. */
import { describe, expect } from 'vitest';
import { slowTests } from '../support/waiting.ts';
import { follow } from './fixtures/clicks.ts';
import { begin, command, privately, there, words } from './fixtures/table.ts';
import { tableTest } from './fixtures/table-test.ts';

slowTests();

const it = tableTest();

describe('a question about the rules', () => {
  it('is answered in one step, and another topic is one button away', async ({ table, ann }) => {
    await begin(table);
    const told = await command(table, ann, 'rules', { topic: 'May I follow a river?' });
    expect(told).toContain('### Shipping');
    const shown = there(privately(table, ann).at(-1));
    expect(words(await follow(table, ann, shown, /^topic:found:delta/))).toContain('### River delta');
  });

  it('gets suggestions while it is typed', async ({ table, ann }) => {
    const { choices = [] } = await ann.autocomplete(table.channel, 'rules', { topic: 'neighb' }, 'topic');
    expect(choices[0]).toMatchObject({ name: 'Neighbourhood bonus', value: 'neighbourhood' });
  });
});
