/** In random games: pings, posts, hidden information, and what undo leaves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, type Rng, randomPlayer } from '../../src/ai/index.ts';
import { CONTENT, type PlayerCount } from '../../src/content/index.ts';
import type { Actor, Announcement, Game, MoveRecord, Outcome } from '../../src/core/index.ts';
import {
  type Action,
  check,
  type EventType,
  type GameEvent,
  type GameState,
  legalActions,
  openDecisions,
  preview,
  type Seat,
} from '../../src/engine/index.ts';
import { randomSetup } from '../../src/tools/random-setup.ts';
import { anyCount, anySeed, cases } from '../engine/properties/fixtures/games.ts';
import { slowTests } from '../support/waiting.ts';
import { ANN, done, EVE, gameInStore, MOD, PEOPLE, type Table, tableFor, waiting } from './fixtures/table.ts';

slowTests();

const begin = (seed: string, players: PlayerCount): Promise<Table> =>
  tableFor(randomSetup(seed, { players, options: 'random', content: 'standard' }));

type Choice = (state: GameState) => { seat: Seat; action: Action };

/** Chooses a seat that may decide now, mostly a pending one, and an action for it. */
function chooser(seed: string, drawn: Rng): Choice {
  const player = randomPlayer(seed, 'builder', CONTENT);
  return (state) => {
    const early = openDecisions(state).flatMap(({ seat, required }) => (required ? [] : seat));
    const seat = drawn.pick(early.length > 0 && drawn.next() < 0.1 ? early : waiting(state));
    return { seat, action: player(state, seat, legalActions(state, seat)) };
  };
}

/** Counts, for each user, the pings for a pending decision. */
function countPings(pings: Map<string, number>, told: readonly Announcement[], by?: string): void {
  for (const { kind, ping } of told) {
    if (kind !== 'started' && kind !== 'moved') expect(ping, kind).toEqual([]);
    expect(ping, kind).not.toContain(by);
    for (const user of ping) pings.set(user, (pings.get(user) ?? 0) + 1);
  }
}

/** Decisions each seat has made: picks, bids, first workers and turns. */
function countDone(counts: number[], moves: readonly MoveRecord[], events: readonly GameEvent[]): void {
  const raise = (seat: Seat) => {
    counts[seat] = (counts[seat] ?? 0) + 1;
  };
  for (const { seat, action } of moves) {
    if (['pick', 'bid', 'declineBid', 'placeWorker'].includes(action?.type ?? '')) raise(seat);
  }
  for (const event of events) if (event.type === 'turnEnded' || event.type === 'passed') raise(event.seat);
}

/** Production waits for all seats with a decision. */
function countProduction(counts: number[], state: GameState): void {
  for (const one of waiting(state)) counts[one] = (counts[one] ?? 0) + 1;
}

describe('pings', () => {
  it('come once for each new decision, and never to the player whose move led to it', async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, anyCount, async (seed, players) => {
        const made = await begin(seed, players);
        const choose = chooser(seed, createRng(seed));
        const first = await made.state();
        const pings = new Map([[(await made.at(waiting(first)[0] as Seat)).user, 1]]);
        const counts = first.players.map(() => 0);
        const own = first.players.map(() => 0);
        const people = await Promise.all(first.players.map((_, seat) => made.at(seat)));
        let productions = 0;
        for (let before = first; before.phase !== 'finished'; ) {
          const { seat, action } = choose(before);
          const played = done(await made.app.play.play(people[seat] as Actor, made.id, { action }));
          const state = played.game.state as GameState;
          countPings(pings, await made.told(), people[seat]?.user);
          countDone(counts, played.moves, played.events);
          if (state.phase === 'production' && before.phase !== 'production') {
            productions += 1;
            countProduction(counts, state);
          }
          for (const [one, { user }] of people.entries()) {
            const due = (counts[one] ?? 0) + (state.stack[0]?.seat === one ? 1 : 0);
            const pinged = pings.get(user) ?? 0;
            // A player who has just acted is not pinged for their own next decision.
            own[one] = one === seat ? due - pinged : (own[one] as number);
            expect([one, pinged + own[one]]).toEqual([one, due]);
          }
          before = state;
        }
        expect(productions).toBeLessThanOrEqual(5);
      }),
      cases(4),
    );
  });
});

interface Told {
  move: MoveRecord;
  told: boolean;
}

const same = (a: MoveRecord, b: MoveRecord) =>
  a.at.getTime() === b.at.getTime() && JSON.stringify(a) === JSON.stringify(b);

/** The current moves, each with whether it was posted before. */
function carriedOver(before: readonly Told[], moves: readonly MoveRecord[]): Told[] {
  let from = 0;
  return moves.map((move) => {
    const found = before.findIndex((one, i) => i >= from && same(one.move, move));
    if (found < 0) return { move, told: false };
    from = found + 1;
    return { move, told: before[found]?.told === true };
  });
}

const ENDS: readonly EventType[] = [
  'turnEnded',
  'passed',
  'offerPicked',
  'bidMade',
  'bidDeclined',
  'workerPlaced',
  'roundStarted',
  'gameFinished',
];

/** Tries something at the table, mostly a move; returns it if it was accepted. */
async function anything(made: Table, drawn: Rng, choose: Choice): Promise<string | undefined> {
  const [what, outcome] = await attempt(made, drawn, choose);
  return outcome.ok ? what : undefined;
}

async function attempt(made: Table, drawn: Rng, choose: Choice): Promise<[string, Outcome]> {
  const { app, id } = made;
  const { record, state, moves } = await made.look();
  if (state === undefined) throw new Error('not begun');
  const actor: Actor = { ...drawn.pick(record.members), moderator: false };
  if (record.consent !== undefined && drawn.next() < 0.7) {
    return ['answer', await app.play.answerConsent(actor, id, record.consent.id, drawn.next() < 0.8)];
  }
  const luck = drawn.next();
  const alone = record.members.length === 1;
  const finished = state.phase === 'finished';
  if (luck < 0.06 || finished) return ['step', await app.play.undo(actor, id, 'step')];
  if (luck < 0.1) return ['turn', await app.play.undo(actor, id, 'turn')];
  if (luck < 0.11)
    return ['undoTo', await app.moderation.undoTo(MOD, id, Math.max(0, moves.length - drawn.int(12)))];
  if (luck < 0.13) return ['skip', await app.moderation.skipTurn(MOD, id, waiting(state)[0] as Seat)];
  if (luck < 0.133 && !alone) return ['concede', await app.play.concede(actor, id)];
  if (luck < 0.14) {
    const seat = drawn.int(state.players.length);
    return ['replace', await app.moderation.replacePlayer(MOD, id, seat, drawn.pick([EVE, ...PEOPLE]))];
  }
  const { seat, action } = choose(state);
  return ['play', await app.play.play(await made.at(seat), id, { action })];
}

/** Checks what always holds. */
async function checked(made: Table, before: readonly Told[]): Promise<Told[]> {
  const { record, moves, state } = await made.look();
  const now = carriedOver(before, moves);
  const told = await made.told();
  for (const one of told) {
    if (one.kind !== 'moved') continue;
    expect(one.from).toBeLessThan(one.to);
    for (const entry of now.slice(one.from, one.to)) {
      expect(entry.told).toBe(false);
      entry.told = true;
    }
  }
  expect(now.map((one) => one.told)).toEqual(moves.map((_, i) => i < record.announced));
  // Moves not posted yet belong to a turn or production that is still going on.
  const untold = await made.app.queries.getMoveRange(made.id, record.announced, moves.length);
  expect(untold?.events.filter(({ type }) => ENDS.includes(type))).toEqual([]);
  expect(untold?.state).toEqual(state);
  // Only players with a pending decision are pinged.
  if (state === undefined) throw new Error('not begun');
  const awaited = waiting(state).map((seat) => record.members[state.seating[seat] as number]);
  for (const one of told) {
    // Users asked for consent and new players are pinged too.
    if (one.kind === 'asked' || (one.kind === 'moderated' && one.what === 'replace')) continue;
    expect(awaited.map((member) => member?.user)).toEqual(expect.arrayContaining(one.ping));
  }
  if (record.status === 'playing') expect(awaited.some((member) => member?.conceded)).toBe(false);
  expect(record.status === 'finished').toBe(state.phase === 'finished' && record.status !== 'ended');
  return now;
}

describe('after any acts of players and moderators', () => {
  it('each move is announced once, the moves give the position, and no player who left is awaited', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anySeed, anyCount, async (seed, players) => {
        const made = await begin(seed, players);
        const drawn = createRng(`anything ${seed}`);
        const choose = chooser(seed, drawn);
        let told: Told[] = [];
        for (let i = 0; i < 250; i++) {
          seen.add((await anything(made, drawn, choose)) ?? 'refused');
          told = await checked(made, told);
          const { status } = (await made.look()).record;
          seen.add(status);
          if (status === 'ended') break;
        }
      }),
      cases(5),
    );
    const all = ['play', 'step', 'turn', 'undoTo', 'skip', 'concede', 'replace', 'answer', 'finished'];
    expect([...seen]).toEqual(expect.arrayContaining(all));
  });
});

async function trueState(made: Table): Promise<GameState> {
  const { snapshot } = await gameInStore(made.store, made.id);
  if (snapshot === undefined) throw new Error('nothing kept');
  return snapshot.state;
}

/** Attempts of players, legal or not. */
const ATTEMPTS: readonly Action[] = [
  { type: 'pass' },
  { type: 'hire' },
  { type: 'obtain', contract: 7 },
  { type: 'trade', good: 'wool', side: 'buy', count: 1 },
  { type: 'expand', unit: 'sheep', space: 'E5' },
  { type: 'drawContracts' },
  { type: 'confirmProduction' },
];

/** Both positions give the same answer to every question. */
function expectSameAnswers(state: GameState, truth: GameState): void {
  for (const [seat] of truth.players.entries()) {
    const legal = legalActions(truth, seat);
    expect(legalActions(state, seat), `seat ${seat}`).toEqual(legal);
    for (const action of [...legal.slice(0, 8), ...ATTEMPTS]) {
      expect(check(state, seat, action)).toEqual(check(truth, seat, action));
      expect(preview(state, seat, action)).toEqual(preview(truth, seat, action));
    }
  }
}

describe('the redacted game', () => {
  it('hides seed, pile and dice, and still answers what is legal', async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, anyCount, async (seed, players) => {
        const made = await begin(seed, players);
        const choose = chooser(seed, createRng(seed));
        for (let moves = 0; ; moves++) {
          const { state, record }: Game = await made.look();
          if (state === undefined) throw new Error('not begun');
          const truth = await trueState(made);
          if (state.phase === 'finished') {
            expect(state, `moves ${moves}`).toEqual(truth);
            return;
          }
          expect(JSON.stringify({ state, record }), `moves ${moves}`).not.toContain(
            JSON.stringify(truth.setup.seed),
          );
          if (moves % 5 === 0) expectSameAnswers(state, truth);
          const { seat, action } = choose(state);
          done(await made.app.play.play(await made.at(seat), made.id, { action }));
        }
      }),
      cases(3),
    );
  });

  it('hides the seed of a lobby as well', async () => {
    const made = await begin('lobby', 2);
    done(await made.app.moderation.cancel(MOD, made.id));
    const { record } = done(await made.app.lobby.rematch(ANN, made.id)).game;
    expect(record.seed).toBe('');
    expect((await made.app.queries.getActive(record.channel))?.record.seed).toBe('');
  });
});
