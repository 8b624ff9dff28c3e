/** Rules in Discord: the answer to a typed question, and the button in the panel of each decision. */
import { describe, expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { type DecisionKind, requiredDecisions } from '../../../src/engine/index.ts';
import { gather } from '../../../src/tools/robots/play.ts';
import { slashRobot } from '../../../src/tools/robots/slash-robot.ts';
import { slowTests } from '../../support/waiting.ts';
import { follow, openPanel, pressesOf } from '../fixtures/clicks.ts';
import {
  activeUser,
  begin,
  command,
  playUntil,
  privately,
  type TestTable,
  there,
  words,
} from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

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

/** Presses the button to the rules in the panel of whoever decides. */
async function rulesOfDecision(table: TestTable): Promise<string> {
  const user = await activeUser(table);
  const panel = await openPanel(table, user);
  const topic = await follow(table, user, panel, /^rules:/);
  expect(topic).toMatchObject({ ephemeral: true });
  expect(topic.message.id, 'a message of its own').not.toBe(panel.message.id);
  const still = there(privately(table, user).find(({ message }) => message.id === panel.message.id));
  expect(pressesOf(still, /./)).toEqual(pressesOf(panel, /./));
  return there(words(topic).match(/^### (.+)$/m)?.[1]);
}

describe('the button to the rules', () => {
  it.for([
    [
      [],
      {
        draft: 'Setup and starting workers',
        firstWorker: 'Setup and starting workers',
        turn: 'A turn',
        expansion: 'Building bonus',
        bonuses: 'Contract bonuses',
        production: 'Production',
      },
    ],
    [['auction'], { auction: 'Clan auction', firstWorker: 'Setup and starting workers', turn: 'A turn' }],
  ] as const)(
    'opens the rules of a decision beside its panel (options: %s)',
    async ([switches, topics], { table }) => {
      const people = table.playground.users.filter(({ name }) => name !== 'Mod');
      const robot = () => slashRobot(table);
      const chance = createRng('rules');
      await gather(table, {
        people,
        players: 2,
        seed: 'rowan',
        chance,
        robot,
        lobby: 'commands',
        switches: [...switches],
      });
      const opened: Partial<Record<DecisionKind, string>> = {};
      const wanted = Object.keys(topics);
      while (wanted.some((kind) => !(kind in opened))) {
        const { state } = await playUntil(table, (now) =>
          requiredDecisions(now).some(({ kind }) => wanted.includes(kind) && !(kind in opened)),
        );
        const { kind } = there(requiredDecisions(there(state))[0]);
        opened[kind] = await rulesOfDecision(table);
      }
      expect(opened).toEqual(topics);
    },
  );
});
