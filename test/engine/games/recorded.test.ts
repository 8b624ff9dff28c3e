/**
 * Recorded games, move by move: today's rules lead to the same positions, scores and texts. After an intended change,
 * `npx vitest run test/engine/games -u` writes the golden files and transcripts; if a game can no longer be played,
 * record it first with `npx tsx test/engine/games/fixtures/record.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  finalScore,
  type GameEvent,
  newGame,
  type RejectionCode,
  replay,
  SCORE_ROWS,
  type SetupInput,
} from '../../../src/engine/index.ts';
import { recordedGame } from '../../../src/tools/recorded-game.ts';
import { transcript } from '../../../src/tools/transcript.ts';
import { SETUP_CODES, shown, WANTED } from './fixtures/coverage.ts';
import { randomGame } from './fixtures/random-game.ts';
import {
  hashOf,
  movesOf,
  RECORDED,
  type Retold,
  readRecording,
  recordings,
  retell,
  setupOf,
} from './fixtures/recording.ts';

const names = recordings();
const games = new Map(names.map((name) => [name, retell(readRecording(name))]));
const gameOf = (name: string): Retold => games.get(name) as Retold;
/** Whole games; the others stop after the part they are recorded for. */
const WHOLE = ['one', 'two', 'three', 'four'];

describe('a recorded game', () => {
  it.each(names)('can be played again: %s', (name) => {
    expect(gameOf(name).problems).toEqual([]);
  });

  it.each(names)('gives the recorded events: %s', async (name) => {
    await expect(golden(gameOf(name))).toMatchFileSnapshot(join(RECORDED, `${name}.golden.txt`));
  });

  it.each(WHOLE)('is complete, and refused attempts change nothing: %s', (name) => {
    const { recording, states, events } = gameOf(name);
    const state = states.at(-1);
    expect(state?.phase).toBe('finished');
    expect(replay(setupOf(recording), movesOf(recording))).toEqual({ ok: true, state, events });
  });
});

describe('a game that is recorded now', () => {
  it('can be played again to its end', () => {
    const { problems, states } = retell(randomGame('recorded now', 2), false);
    expect(problems).toEqual([]);
    expect(states.at(-1)?.phase).toBe('finished');
  });
});

describe('the transcript of a recorded game', () => {
  it.each(WHOLE)('is unchanged: %s', async (name) => {
    const { recording } = gameOf(name);
    const told = transcript(recordedGame(setupOf(recording), movesOf(recording)));
    await expect(told).toMatchFileSnapshot(join(RECORDED, `${name}.txt`));
  });
});

/** The outcome in a few lines: a readable summary, and hashes that detect any other difference. */
function golden({ states, events, refusals }: Retold): string {
  const last = states.at(-1);
  if (last === undefined) return 'no game\n';
  const lines = [
    `${states.length - 1} moves, ${refusals.length} refused, round ${last.round}, ${last.phase}`,
    `state ${hashOf({ ...last, setup: undefined })}, ledger ${hashOf(ledger(events))}`,
    counts(events),
    '',
  ];
  const sheet = finalScore(last);
  if (sheet !== undefined) {
    const cells = (row: (typeof SCORE_ROWS)[number]) =>
      sheet.players.map(({ counts, points }) => `${counts[row]}:${points[row]}`.padStart(9)).join('');
    lines.push(
      `${'count:points'.padEnd(16)}${sheet.players.map(({ seat }) => `seat ${seat}`.padStart(9)).join('')}`,
    );
    for (const row of SCORE_ROWS) lines.push(row.padEnd(16) + cells(row));
    const totals = sheet.players.map(({ total, place }) => `${total} (${place}.)`.padStart(9)).join('');
    lines.push(`${'total (place)'.padEnd(16)}${totals}`, '');
  }
  return [...lines, ...refusals.map((refusal) => `refused: ${JSON.stringify(refusal)}`), ''].join('\n');
}

const ledger = (events: readonly GameEvent[]) => events.filter((event) => 'cause' in event);

/** Number of events by type. Their content beyond the ledger is in the transcripts. */
function counts(events: readonly GameEvent[]): string {
  const types = [...new Set(events.map(({ type }) => type))].sort();
  return types.map((type) => `${type} ${events.filter((event) => event.type === type).length}`).join(', ');
}

interface RefusedSetup {
  refused: RejectionCode[];
  setup: SetupInput;
}
const refusedSetups = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures', 'refused-setups.json'), 'utf8'),
) as RefusedSetup[];

describe('a setup that is refused', () => {
  it.each(refusedSetups)('lists every reason: $setup', ({ refused, setup }) => {
    const begun = newGame(setup);
    expect(begun.ok ? [] : begun.rejections.map(({ code }) => code)).toEqual(refused);
  });
});

describe('the recorded games together', () => {
  it('cover every action, decision, event, refusal, clan, port, scoring tile and option', () => {
    const seen = new Set([...games.values()].flatMap((game) => [...shown(game)]));
    const missing = WANTED.filter((word) => !seen.has(word));
    expect(
      missing,
      'shown in no recorded game; `npx tsx test/engine/games/fixtures/record.ts` looks for more',
    ).toEqual([]);
  });

  it('cover, with the refused setups, every refusal of a setup', () => {
    const codes: readonly string[] = refusedSetups.flatMap(({ refused }) => refused);
    expect(SETUP_CODES.filter((code) => !codes.includes(code))).toEqual([]);
  });
});
