/** Two games that differ only in what is hidden have the same pages and pictures, byte for byte. */
import { afterAll, expect, it } from 'vitest';
import { createServices } from '../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../src/content/index.ts';
import { computerUser, type GameRecord, type MoveRecord, type Snapshot } from '../../src/core/index.ts';
import { type GameState, play, STATE_VERSION } from '../../src/engine/index.ts';
import { close } from '../../src/render/index.ts';
import { openPlayedPage } from '../../src/tools/played-page.ts';
import { openWeb } from '../../src/web/index.ts';
import { memoryStore } from '../storage/fixtures/memory/index.ts';
import { SILENT } from './fixtures/silent.ts';

afterAll(close);

/** Moves before the first known position, and after it. */
const [FROM, MORE] = [24, 12];

interface Stored {
  readonly record: GameRecord;
  readonly moves: readonly MoveRecord[];
  /** The whole position after `FROM` moves. */
  readonly position: GameState;
}

/** Plays a game, and returns all that is stored of it. */
async function storedGame(players: number): Promise<Stored> {
  const store = memoryStore();
  const played = await openPlayedPage({ players, seed: 'hidden', log: SILENT, store });
  await played.play(FROM);
  const position = (await store.games.findById(played.game))?.snapshot as Snapshot;
  await played.play(MORE);
  const { record, moves } = (await store.games.findById(played.game)) as unknown as Stored;
  await played.close();
  return { record, moves, position: position.state };
}

const LANGUAGES = ['?lang=es', '?lang=pl'];

/** Returns the answers for pages of this game and, unless they differ by language only, for all that they load. */
async function crawled(
  { record, moves, position }: Stored,
  queries: readonly string[],
): Promise<Map<string, string>> {
  const store = memoryStore();
  const state = moves.slice(FROM).reduce((before, { seat, action }) => {
    const played = action === undefined ? undefined : play(before, seat, action);
    return played?.ok === true ? played.state : expect.fail('a move cannot be repeated');
  }, position);
  const snapshotOf = (count: number, of: GameState) => ({ version: STATE_VERSION, moves: count, state: of });
  await store.games.create({ ...record, version: 1 });
  await store.games.commit({
    record: { ...record, version: 2 },
    expected: 1,
    keep: 0,
    append: [...moves],
    snapshot: snapshotOf(moves.length, state),
    base: snapshotOf(FROM, position),
    result: undefined,
    announcements: [],
    jobs: [],
  });
  const web = await openWeb({ port: 0, url: undefined, log: SILENT });
  const random = (bytes: number) => new Uint8Array(bytes);
  const services = await createServices({
    store,
    content: CONTENT,
    now: () => record.updatedAt,
    random,
    webUrl: web.url,
  });
  web.serve(services);
  const link = await services.webPage.getLink(record.id, record.guild);
  if (link.kind !== 'open') return expect.fail(link.kind);
  const answers = new Map<string, string>();
  const load = async (path: string) => {
    const answer = await fetch(new URL(path, link.url));
    expect([path, answer.status]).toEqual([path, 200]);
    const text = await answer.text();
    answers.set(path, text);
    return text;
  };
  await load('land.svg');
  for (const query of queries) {
    const pictures = [...(await load(query)).matchAll(/src="(\d+\/[^"]+)"/g)];
    expect(pictures.length).toBeGreaterThan(5);
    if (LANGUAGES.includes(query)) continue;
    for (const [, path = ''] of pictures) await load(path.replaceAll('&amp;', '&'));
  }
  await web.close();
  return answers;
}

/** Returns the game with the second player as a computer, which had a reason for each of its moves. */
function withComputer({ record, moves, position }: Stored): Stored {
  const [host, guest] = record.members;
  if (host === undefined || guest === undefined) return expect.fail('nobody else plays');
  const user = computerUser('chief', 1);
  return {
    record: { ...record, members: [host, { ...guest, user }] },
    moves: moves.map((move) => (move.by === guest.user ? { ...move, by: user, reason: 'goods' } : move)),
    position,
  };
}

/** Returns the same game with other secrets: the seed, the pile, the dice to come, and what a player has planned. */
function withOtherSecrets({ record, moves, position }: Stored): Stored {
  const { contracts, dice, setup } = position;
  // Neither the middle of the pile nor the last dice are reached by the moves that follow.
  const [from, to] = [20, 30];
  expect(contracts.pile.length - contracts.known).toBeGreaterThan(to);
  const middle = contracts.pile.slice(from, to).reverse();
  const pile = [...contracts.pile.slice(0, from), ...middle, ...contracts.pile.slice(to)];
  const order = { seat: 0, by: record.host, round: 5, wishes: [{ action: { type: 'pass' as const } }] };
  return {
    record: { ...record, seed: 'other', orders: [order] },
    moves,
    position: {
      ...position,
      contracts: { ...contracts, pile },
      dice: dice.map((prices, round) => (round === dice.length - 1 ? [...prices].reverse() : prices)),
      setup: { ...setup, seed: 'quite another seed' },
    },
  };
}

it.each([
  ['three people', 3, (game: Stored) => game, ['?lang=en', ...LANGUAGES, '?step=0', '?step=2']],
  ['one person with dice', 1, (game: Stored) => game, ['?step=2', '?lang=en']],
  ['a person and a computer', 2, withComputer, ['?lang=en']],
])('hides the secrets of %s', async (_, players, change, queries) => {
  const game = change(await storedGame(players));
  if (players === 1) expect(game.position.dice.length).toBeGreaterThan(game.position.round);
  const one = await crawled(game, queries);
  const other = await crawled(withOtherSecrets(game), queries);
  expect([...other.keys()]).toEqual([...one.keys()]);
  const different = [...one].filter(([path, text]) => other.get(path) !== text).map(([path]) => path);
  expect(different).toEqual([]);
});

it('shows what is public', async () => {
  const game = withComputer(await storedGame(2));
  const { position } = game;
  const pageOf = async (stored: Stored) => (await crawled(stored, ['?lang=es'])).get('?lang=es');
  const page = await pageOf(game);
  expect(page).toContain('Por las mercancías.');
  const [first, ...others] = position.players;
  if (first === undefined) return expect.fail('nobody plays');
  const richer = { ...position, players: [{ ...first, money: first.money + 1 }, ...others] };
  expect(await pageOf({ ...game, position: richer })).not.toBe(page);
});
