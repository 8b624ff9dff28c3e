import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  CONTENT,
  type Content,
  PROVENANCE_TABLES,
  PROVENANCES,
  parseContent,
  provenanceSummary,
  SIDES,
} from '../../src/content/index.ts';

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count);

describe('the provenance', () => {
  const { playerBoard, market, exportBoard, maps } = CONTENT;
  const tables = {
    contracts: CONTENT.contracts,
    'market sides': Object.values(market),
    'units, merchants and upgrades': [
      ...Object.values(playerBoard.units),
      playerBoard.merchants,
      playerBoard.shipping,
      playerBoard.technology,
    ],
    'starting tiles': CONTENT.startingTiles,
    'port tiles': CONTENT.portTiles,
    'scoring tiles': CONTENT.scoringTiles,
    clans: CONTENT.clans,
    ports: Object.values(maps.ports).flatMap((corners) => Object.values(corners)),
  };

  test.each(Object.entries(tables))('is given for all %s', (_, entries) => {
    for (const { provenance } of entries) expect(PROVENANCES).toContain(provenance);
  });

  test('is given for both sides of the export board', () => {
    expect(exportBoard.provenance).toEqual({ small: 'likely', large: 'observed' });
  });

  test('of hexes says which part was seen', () => {
    for (const side of SIDES) {
      for (const hex of Object.values(maps.sides[side].hexes)) {
        expect(['terrain', 'terrain and cost', 'none']).toContain(hex.observed);
      }
    }
  });
});

describe('the summary of provenance', () => {
  const summary = provenanceSummary(CONTENT);

  test('covers every table', () => {
    expect(Object.keys(summary)).toEqual([...PROVENANCE_TABLES]);
  });

  test('counts all contracts as observed, and eight starting tiles as reconstructed', () => {
    expect(summary.contracts).toEqual({ observed: 50, likely: 0, reconstructed: 0 });
    expect(summary.startingTiles).toEqual({ observed: 0, likely: 1, reconstructed: 8 });
  });

  test('does not count the board sides for 1-2 players as observed', () => {
    expect(summary.market).toEqual({ observed: 1, likely: 1, reconstructed: 0 });
    expect(summary.exportBoard).toEqual({ observed: 1, likely: 1, reconstructed: 0 });
  });

  test('counts all ports but one as observed', () => {
    expect(summary.ports).toEqual({ observed: 7, likely: 0, reconstructed: 1 });
  });

  test('counts side B2 and some hexes of A2, C2 and D2 as reconstructed', () => {
    expect(summary.hexLand.reconstructed).toBe(32 + 21 + 7 + 10);
    expect(total(summary.hexLand)).toBe(2 * 117);
  });

  test('counts a cost as observed only if it was read', () => {
    expect(summary.hexCosts).toEqual({ observed: 25, likely: 0, reconstructed: 160 });
  });

  test('is quoted correctly in the document on content', () => {
    const document = readFileSync(join(import.meta.dirname, '../../docs/content.md'), 'utf8');
    const rows = [...document.matchAll(/^\|.*?\| +(\d+) \| +(\d+) \| +(\d+) \|$/gm)];
    expect(rows.map((row) => row.slice(1).map(Number))).toEqual(
      PROVENANCE_TABLES.map((table) => Object.values(summary[table])),
    );
  });

  test('counts a river without provenance as observed', () => {
    expect(summary.rivers).toEqual({ observed: 61, likely: 2, reconstructed: 22 });
  });

  test("counts an owner's values as observed unless the file says otherwise", () => {
    const startingTiles = CONTENT.startingTiles.map(({ provenance: _, ...tile }) => tile);
    const parsed = parseContent({ startingTiles });
    expect(parsed.ok).toBe(true);
    const content = (parsed as { content: Content }).content;
    expect(provenanceSummary(content).startingTiles).toEqual({ observed: 9, likely: 0, reconstructed: 0 });
  });
});
