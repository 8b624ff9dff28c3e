/** Fills a database with live games, as if people were playing them. */
import { randomBytes } from 'node:crypto';
import type { GameRecord, Store } from '../../app/index.ts';
import { CONTENT, contentId } from '../../content/index.ts';
import { awaited, legalActions, type Move, newGame, play, STATE_VERSION } from '../../engine/index.ts';
import { chance } from '../../players/index.ts';

/** Moves that each game has behind it: about a third of a game. */
const MOVES = 40;
/** Different games; the rest are copies in channels of their own. */
const KINDS = 20;

function played(seed: string) {
  const begun = newGame({ seed, players: 2 });
  if (!begun.ok) throw new Error(begun.rejection.code);
  const dice = chance(seed);
  let { state } = begun;
  const moves: Move[] = [];
  while (moves.length < MOVES && state.phase !== 'finished') {
    const seat = awaited(state)[0] ?? 0;
    const legal = legalActions(state, seat);
    const busy = legal.filter(({ type }) => type !== 'pass');
    const action = dice.pick(busy.length > 0 ? busy : legal);
    const next = play(state, seat, action);
    if (!next.ok) throw new Error(next.rejection.code);
    state = next.state;
    moves.push({ seat, action });
  }
  return { seed, state, moves };
}

/** Writes `count` games of two into the store, each in a channel of its own. */
export async function stock(store: Store, guild: string, count: number): Promise<void> {
  const content = contentId(CONTENT);
  const now = new Date();
  const kinds = Array.from({ length: KINDS }, (_, kind) => played(`stock-${kind}`));
  for (let index = 0; index < count; index++) {
    const { seed, state, moves } = kinds[index % KINDS] as (typeof kinds)[number];
    const user = (number: number) => String(10n ** 18n + BigInt(index * 2 + number));
    const record: GameRecord = {
      id: [...randomBytes(8)].map((byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join(''),
      guild,
      channel: String(2n * 10n ** 18n + BigInt(index)),
      status: 'lobby',
      paused: false,
      host: user(0),
      language: 'en',
      seed,
      options: [],
      players: 2,
      content,
      members: [0, 1].map((number) => ({
        user: user(number),
        name: `P${index}-${number}`,
        newcomer: false,
        conceded: false,
      })),
      version: 1,
      turnVersion: 1,
      announced: 0,
      consents: 0,
      createdAt: now,
      updatedAt: now,
    };
    await store.create(record);
    await store.commit({
      record: { ...record, status: 'playing', version: 2, announced: moves.length },
      expected: 1,
      keep: 0,
      append: moves.map((move) => ({ ...move, by: user(move.seat), at: now })),
      snapshot: { version: STATE_VERSION, moves: moves.length, state },
      owed: [],
    });
  }
}
