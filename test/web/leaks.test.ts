/** Two games that differ only in what is hidden have the same pages and pictures, byte for byte. */
import { afterAll, expect, it } from 'vitest';
import { createServices } from '../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../src/content/index.ts';
import type { GameRecord, MoveRecord, Snapshot } from '../../src/core/index.ts';
import { type GameState, play, STATE_VERSION } from '../../src/engine/index.ts';
import { close } from '../../src/render/index.ts';
import { openPlayedPage } from '../../src/tools/played-page.ts';
import { openWeb } from '../../src/web/index.ts';
import { memoryStore } from '../storage/fixtures/memory/index.ts';
import { SILENT } from './fixtures/silent.ts';

afterAll(close);

/** Moves before the first known position, and after it. */
const [FROM, MORE] = [40, 12];

interface Stored {
  readonly record: GameRecord;
  readonly moves: readonly MoveRecord[];
  /** The whole position after `FROM` moves. */
  readonly position: GameState;
}

/** Plays a game, and returns all that is stored of it. */
async function storedGame(): Promise<Stored> {
  const store = memoryStore();
  const played = await openPlayedPage({ players: 3, seed: 'hidden', log: SILENT, store });
  await played.play(FROM);
  const position = (await store.games.findById(played.game))?.snapshot as Snapshot;
  await played.play(MORE);
  const { record, moves } = (await store.games.findById(played.game)) as unknown as Stored;
  await played.close();
  return { record, moves, position: position.state };
}

/** Returns the answers for everything that a page of this game loads, by address. */
async function crawled({ record, moves, position }: Stored): Promise<Map<string, string>> {
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
  for (const query of ['?lang=en', '?lang=es', '?lang=pl', '?step=0', '?step=2']) {
    const pictures = [...(await load(query)).matchAll(/src="(\d+\/[^"]+)"/g)];
    expect(pictures.length).toBeGreaterThan(6);
    if (query.startsWith('?step') || query === '?lang=en')
      for (const [, path = ''] of pictures) await load(path.replaceAll('&amp;', '&'));
  }
  await web.close();
  return answers;
}

it('hides the seed, the order of the pile and the dice to come', async () => {
  const game = await storedGame();
  const { contracts, dice, setup } = game.position;
  expect(contracts.known).toBeLessThan(10);
  // The other end of the pile is drawn from, and the last round is far away.
  const pile = [...contracts.pile.slice(0, 10).reverse(), ...contracts.pile.slice(10)];
  const secret: GameState = {
    ...game.position,
    contracts: { ...contracts, pile },
    dice: dice.map((die, round) => (round === dice.length - 1 ? [...die].reverse() : die)) as typeof dice,
    setup: { ...setup, seed: 'quite another seed' },
  };
  expect(JSON.stringify(secret)).not.toBe(JSON.stringify(game.position));
  const [one, other] = [
    await crawled(game),
    await crawled({ ...game, record: { ...game.record, seed: 'other' }, position: secret }),
  ];
  expect(one.size).toBeGreaterThan(20);
  expect([...other.keys()]).toEqual([...one.keys()]);
  const different = [...one].filter(([path, text]) => other.get(path) !== text).map(([path]) => path);
  expect(different).toEqual([]);

  // What is public does make a difference.
  const [first, ...others] = game.position.players;
  if (first === undefined) return expect.fail('nobody plays');
  const richer = { ...game.position, players: [{ ...first, money: first.money + 1 }, ...others] };
  const third = await crawled({ ...game, position: richer });
  expect(third.get('?lang=en')).not.toBe(one.get('?lang=en'));
});
