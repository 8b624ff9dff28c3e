/**
 * Two users play the first round on the playground's page, and watch the second: Ann on a desktop, Ben on a phone. With
 * PHOTOGRAPHS set, screenshots are saved in out/browser.
 */
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { close, emblemFiles } from '../../../src/render/index.ts';
import { playUntil, sit, type TestTable } from '../../e2e/fixtures/table.ts';
import { slowTests } from '../../support/waiting.ts';
import { executable, type Fault, openWindow, type Window } from '../fixtures/chromium.ts';
import {
  expectCount,
  expectEmoji,
  expectOneScreen,
  expectPictures,
  expectPrivacy,
  expectSeen,
  expectWords,
  goDown,
  look,
  photograph,
  remember,
} from '../fixtures/looking.ts';
import { type Visitor, visitor } from '../fixtures/visitor.ts';

slowTests();

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** The deal: Ben is first in turn order, and the clans on offer are MacKenzie, Robertson and Campbell. */
const SEED = 'two rounds 7066';

if (executable === undefined) {
  console.log(
    'There is no Chromium here, so nobody plays on the page. On Debian: apt-get install chromium; elsewhere name one in CHROMIUM.',
  );
}

let table: TestTable;
let windows: readonly Window[] = [];
let ann: Visitor;
let ben: Visitor;

beforeEach(async ({ skip }) => {
  if (executable === undefined) return skip();
  table = await sit(['Ann', 'Ben'], { emblems: emblemFiles });
  await table.bot().bot.emojiSettled();
  const { url } = table.playground;
  const desk = await openWindow(`${url}?user=Ann`, DESK);
  const phone = await openWindow(`${url}?user=Ben`, PHONE);
  windows = [desk, phone];
  ann = visitor(desk.page, 'Ann', 'keyboard');
  ben = visitor(phone.page, 'Ben', 'finger');
});
afterEach(async ({ task }) => {
  if (executable === undefined) return;
  const failed = task.result?.state === 'fail';
  try {
    if (failed) for (const one of [ann, ben]) await photograph(one, 'failed');
  } finally {
    for (const { page } of windows) await page.context().close();
    await table.finish();
  }
});
afterAll(close);

it('lets two people play a round on the page, and shows them the next one', async () => {
  await openLobby();
  await chooseClans();
  await placeFirstWorkers();
  await playFirstRound();
  await playSecondRound();

  for (const one of [ann, ben]) await expectWords(one.posts.last(), /Round 3 begins/);
  await look(ann, '90-third-round');
  await look(ben, '90-third-round');
  for (const one of [ann, ben]) await expectEmoji(one);
  await expectPrivacy(ann, ben);
  expect(faultsOf(windows)).toEqual([]);
});

/** The command with a list to choose from, forms, and buttons that change the message for all. */
async function openLobby(): Promise<void> {
  await ann.fillIn('game new', { players: '2', preset: 'Standard' });
  await remember(ann, '10-command');
  await ann.send();
  await look(ann, '11-lobby');

  const before = await ann.panels.count();
  await ann.hit(ann.button(ann.posts, 'Options').last());
  const options = ann.page.getByRole('dialog', { name: 'How you play' });
  await ann.hit(options.getByRole('radio', { name: 'Brisk' }));
  await ann.hit(options.getByRole('checkbox', { name: 'Time can’t run out on days away' }));
  await remember(ann, '12-options');
  await ann.hit(options.getByRole('button', { name: 'Submit' }));
  await expectCount(options, 0);
  await expectCount(ann.panels, before + 1);
  await expectWords(ann.panel, /Brisk.*time can run out on days away/);
  const form = ann.page.getByRole('dialog', { name: 'Game seed' });
  await ann.hit(ann.button(ann.panel, 'Choose a seed'));
  await form.getByLabel('Seed').fill(SEED);
  await remember(ann, '13-form');
  await ann.hit(form.getByRole('button', { name: 'Submit' }));
  await expectCount(form, 0);
  await look(ann, '13-options');

  await expectCount(ben.posts, 1);
  await ben.hit(ben.button(ben.posts, 'Join'));
  await expectWords(ann.posts.last(), 'Seats taken: 2 of 2');
  await look(ben, '14-joined');
  await ann.hit(ann.button(ann.posts, 'Start'));
}

/** A turn pings only its player; their decisions are private. */
async function chooseClans(): Promise<void> {
  for (const one of [ann, ben]) await expectWords(one.posts.last(), 'it’s your turn to pick an offer');
  await expectCalled(ann, ben);
  await look(ben, '20-begun');
  await visitAs(ann, ben);

  await ann.open('Take your turn');
  await look(ann, '21-draft');
  await ann.press('Robertson');
  await look(ann, '22-picked');
  await expectCount(ben.panels, 0);

  await expectCalled(ben, ann);
  await ben.command('setup pick', { offer: 'Campbell' });
  await expectWords(ben.panel, 'picks Campbell');
  await look(ben, '23-picked');
}

/** By menu and by command, on phone and desktop. A picture opens in large, and closes again. */
async function placeFirstWorkers(): Promise<void> {
  await ben.open('Take your turn');
  await ben.hit(ben.panel.getByRole('button', { name: /^Woodcutter \(from .*where/ }));
  await remember(ben, '30-menu');
  await ben.hit(ben.page.getByRole('option').filter({ hasText: /^B4/ }));
  await expectWords(ben.panel, 'places a starting woodcutter on B4');
  await look(ben, '31-worker');

  await ann.fillIn('setup worker', { unit: 'Miner', space: 'B2' });
  await remember(ann, '32-command');
  await ann.send();
  await expectWords(ann.panel, 'places a starting miner on B2');
  await lookClosely(ann, '33-lightbox', () => ann.page.keyboard.press('Escape'));
  await ann.choose(/^Woodcutter \(from .*where/, /^D5/);

  await ben.command('setup worker', { unit: 'Miner', space: 'F2' });
  await expectWords(ben.panel, 'Take one main action');
  await look(ben, '34-turn');
  await lookClosely(ben, '35-lightbox', () =>
    ben.hit(ben.page.getByTestId('lightbox').getByRole('button', { name: 'Close' })),
  );
}

/** The bot restarts in the middle, and open panels still work. */
async function playFirstRound(): Promise<void> {
  await ben.press('Trade');
  await look(ben, '40-trade');
  await ben.choose(/^Sell or buy/, /^Buy 1 wool/);
  await expectWords(ben.panel, 'Ben buys 1 wool for £4');

  await expectCalled(ann, ben);
  await ann.open('Take your turn');
  await look(ann, '41-turn');
  await table.restart();
  for (const { page } of [ann, ben]) await expectWords(page.getByTestId('bot-state'), 'Bot connected');
  await ann.press('Trade');
  await look(ann, '42-trade-after-restart');
  await ann.command('trade', { side: 'Sell', good: 'whisky', count: '1' });
  await expectWords(ann.panel, 'sells 1 whisky for £11');

  await ben.open('Take your turn');
  await expectOneScreen(ben);
  await ben.choose(/^Place a unit/, /^Bakery from/);
  await look(ben, '43-expand');
  await ben.press('B5 · .*');
  await expectWords(ben.panel, 'places a bakery on B5');

  await ann.command('expand', { unit: 'Cow', space: 'C2' });
  await expectWords(ann.panel, 'places a cow on C2');

  await ben.open('Take your turn');
  await expectOneScreen(ben);
  await ben.press('Pass.*');
  await look(ben, '44-pass-preview');
  await ben.press('Confirm');
  await ann.command('pass');
  await expectWords(ann.panel, 'Production of round 1');

  await expectCalled(ben, ann);
  await ben.open('Take your turn');
  await expectWords(ben.panel, /1[\s\u2060]+bread/);
  await look(ben, '45-production');
  await ben.press('Make all');
  await expectWords(ben.posts.last(), 'Round 2 begins');
}

/** Played without the page, which shows the result. */
async function playSecondRound(): Promise<void> {
  await look(ann, '50-second-round');
  await playUntil(table, ({ round }) => round === 3);
}

/** The newest post is highlighted for the pinged user; for the other it is a number on the avatar. */
async function expectCalled(called: Visitor, other: Visitor): Promise<void> {
  const pinged = '[data-pinged]';
  await expectSeen(called.posts.last().and(called.page.locator(pinged)));
  await expectSeen(other.posts.last().and(other.page.locator(`:not(${pinged})`)));
  const badge = (page: Visitor['page'], name: string) => page.getByTestId(`pings-${name}`);
  await expectSeen(badge(other.page, called.name));
  // No notification for a message that is on the screen.
  await goDown(called);
  await expectCount(badge(called.page, called.name), 0);
}

/** Switches to the other user on their page, reads why they were pinged, and switches back. */
async function visitAs({ name }: Visitor, { name: own, page, posts, hit }: Visitor): Promise<void> {
  await hit(page.getByTestId(`person-${name}`));
  await expectSeen(posts.last().and(page.locator('[data-pinged]')));
  await expectCount(page.getByTestId(`pings-${name}`), 0);
  await hit(page.getByTestId(`person-${own}`));
  await expectSeen(posts.last().and(page.locator(':not([data-pinged])')));
}

/** Opens the last picture of the panel over the whole window, and closes it. */
async function lookClosely(one: Visitor, what: string, shut: () => Promise<void>): Promise<void> {
  const lightbox = one.page.getByTestId('lightbox');
  await one.hit(one.panel.getByTestId('picture').last());
  await expectSeen(lightbox.locator('img'));
  await expectPictures(lightbox.locator('img'));
  await remember(one, what);
  await shut();
  await expectCount(lightbox, 0);
}

/** Collects errors. A picture may be gone before a page has loaded it, because messages replace theirs at any time. */
function faultsOf(windows: readonly Window[]): Fault[] {
  const kept = JSON.stringify(table.playground.users.map((user) => user.messages(table.channel)));
  return windows
    .flatMap(({ faults }) => faults)
    .filter(({ url }) => !url.includes('/attachments/') || kept.includes(new URL(url).pathname));
}
