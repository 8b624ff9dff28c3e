/** All panels and refusals come from `src/text`, in the reader's language: opened in made-up languages. */
import './fixtures/made-up-languages.ts';
import { expect } from 'vitest';
import { slowTests } from '../../support/waiting.ts';
import { pressesOf } from '../fixtures/clicks.ts';
import { begin, there } from '../fixtures/table.ts';
import { unlimitedLabels } from './fixtures/labels.ts';
import { languageTest, listener, SEED } from './fixtures/scene.ts';

slowTests();

const it = languageTest();

/** Further commands with typed values, also wrong ones for their replies. */
const TOUR: readonly (readonly [string, Readonly<Record<string, string>>?])[] = [
  ...['help', 'rules', 'board', 'score', 'recap', 'replay', 'settings', 'away', 'games', 'turn'].map(
    (path) => [path] as const,
  ),
  ...['map', 'market', 'contracts', 'player', 'score'].map((view) => ['board', { view }] as const),
  ['board', { unit: 'reach' }],
  ['board', { text: 'true' }],
  ['board', { share: 'true' }],
  ['score', { text: 'true' }],
  ['recap', { log: 'last' }],
  ['recap', { share: 'true' }],
  ['rules', { topic: 'xyz' }],
  ['settings', { zone: 'Europe/Warsaw', from: '9', to: '22' }],
  ['settings', { zone: 'xyz' }],
  ['away', { from: 'xyz', to: 'xyz' }],
  ['away', { from: '2026-12-24' }],
  ['away', { cancel: 'xyz' }],
  ['privacy show'],
  ['privacy erase'],
  ...['server', 'ratings', 'clans', 'options', 'player'].map((path) => [`stats ${path}`] as const),
  ['stats server', { share: 'true', text: 'true' }],
  ['order show'],
  ['order remove', { number: '9' }],
  ['order move', { number: 'xyz' }],
  ['order clear'],
  ['order add', { action: 'xyz' }],
  ['plan'],
  ['plan', { what: 'do' }],
  ['plan', { step: 'xyz' }],
  ['plan', { step: 'pass' }],
  ['plan', { step: 'hire', others: 'passing' }],
  ['plan', { what: 'keep' }],
  ['plan', { what: 'order' }],
  ...['status', 'options', 'join', 'start', 'abandon', 'concede', 'resume'].map(
    (path) => [`game ${path}`] as const,
  ),
  ...['games', 'remind', 'pause', 'pause', 'resume', 'resume', 'cancel', 'export', 'defaults'].map(
    (path) => [`mod ${path}`] as const,
  ),
  ...['skip', 'act', 'skip'].map((path) => [`mod ${path}`, { seat: 'xyz' }] as const),
  ['mod undo', { move: 'xyz' }],
  ['mod defaults', { pace: 'brisk' }],
  ['clock nudge', { seat: 'xyz' }],
  ['clock nudge', { seat: 'Ann' }],
  ['clock snooze', { when: 'hour' }],
  ['clock decide', { seat: 'Ann', what: 'more' }],
  ['clock sit', { seat: 'Ann' }],
  ['clock back'],
  ['clock take'],
  ['undo'],
  ['trade', { side: 'xyz', good: 'xyz', count: '99' }],
  ['trade', { side: 'buy', good: 'wool', count: '99' }],
  ['expand', { unit: 'cow', space: 'Z9' }],
  ['expand', { unit: 'xyz', space: 'A1' }],
  ['contract take', { contract: '99' }],
  ['contract fulfil', { contract: '99' }],
  ['upgrade technology', { worker: 'xyz' }],
  ['upgrade recall', { good: 'xyz' }],
  ['extra port', { port: 'xyz' }],
  ['extra exchange', { give: 'xyz', get: 'xyz' }],
  ['produce plan', { cheese: '1' }],
  ['challenge show'],
  ['challenge ladder'],
  ['challenge ladder', { week: 'xyz' }],
  ['challenge join'],
  ['challenge join', { game: 'xyz' }],
  ['hint'],
  ['computer add', { level: 'laird' }],
  ['computer remove', { name: 'xyz' }],
  ['computer play', { span: 'good' }],
  ['mod computer', { seat: 'xyz', span: 'turn' }],
  ['extra row', { from: 'A1', to: 'A2' }],
  ['extra barrel', { place: '1' }],
  ['setup bid', { amount: '1' }],
  ['setup fold'],
];

/** Buttons that change the game or the user's data; a few of a plan's, which reveal more panels. */
const LASTING =
  /^(?:(do|undo|erase|lobby-confirm|mod-\w+|consent|ready|lobby|direct|language|server-\w+|rescue|handover|order(?:wish|pick|price|drop|up|clear|seen))(:|$)|planstep:\w+:(?!0[.]\d+:(?:act:(?:trade|contract)|try)))/;

it('a game whose users read other languages shows each user rules, views, settings and refusals in their language', async ({
  table,
  ann,
}) => {
  await begin(table, { players: 3, seed: SEED });
  const { choices = [] } = await ann.autocomplete(table.channel, 'rules', { topic: '' }, 'topic');
  expect(choices.length).toBeGreaterThan(5);
  const topics = choices.map(({ value }) => ['rules', { topic: String(value) }] as const);
  const pressed = new Set<string>();
  for (const [path, options = {}] of [...TOUR, ...topics]) {
    const shown = async () => table.heard(await ann.command(table.channel, path, options)).message;
    const first = await shown();
    if (first?.ephemeral !== true) continue;
    const found = new Map(pressesOf(first, /./).map((press) => [press.customId, press]));
    for (const { customId, values } of found.values()) {
      // Settings panels depend on the settings; all others are the same everywhere.
      const way = JSON.stringify([path === 'settings' ? options : {}, customId, values?.[0]]);
      if (LASTING.test(customId) || pressed.has(way)) continue;
      pressed.add(way);
      const now = there(await shown());
      // An earlier press may have removed it.
      if (pressesOf(now, /./).every((press) => press.customId !== customId)) continue;
      table.heard(await ann.click(now.message.id, customId, values?.slice(0, 1)));
    }
  }
  await table.quiet();
  expect(listener.problems()).toEqual([]);
  expect(unlimitedLabels(table.playground.requests)).toEqual([]);
});
