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

describe('every entry says how sure it is', () => {
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

  test.each(Object.entries(tables))('%s', (_, entries) => {
    for (const { provenance } of entries) expect(PROVENANCES).toContain(provenance);
  });

  test('both sides of the export board', () => {
    expect(exportBoard.provenance).toEqual({ small: 'likely', large: 'observed' });
  });

  test('hexes say what was seen of them', () => {
    for (const side of SIDES) {
      for (const hex of Object.values(maps.sides[side].hexes)) {
        expect(['terrain', 'terrain and cost', 'none']).toContain(hex.observed);
      }
    }
  });
});

describe('the summary', () => {
  const summary = provenanceSummary(CONTENT);

  test('has a line for each table', () => {
    expect(Object.keys(summary)).toEqual([...PROVENANCE_TABLES]);
  });

  test('all contracts were seen, one starting tile is likely, eight are made up', () => {
    expect(summary.contracts).toEqual({ observed: 50, likely: 0, reconstructed: 0 });
    expect(summary.startingTiles).toEqual({ observed: 0, likely: 1, reconstructed: 8 });
  });

  test('the sides for 1-2 players were not seen', () => {
    expect(summary.market).toEqual({ observed: 1, likely: 1, reconstructed: 0 });
    expect(summary.exportBoard).toEqual({ observed: 1, likely: 1, reconstructed: 0 });
  });

  test('of the ports all but one of those on the grid were seen', () => {
    expect(summary.ports).toEqual({ observed: 7, likely: 0, reconstructed: 1 });
  });

  test('side B2 and some hexes of A2, C2 and D2 are made up', () => {
    expect(summary.hexLand.reconstructed).toBe(32 + 21 + 7 + 10);
    expect(total(summary.hexLand)).toBe(2 * 117);
  });

  test('a cost counts as observed only where it was read', () => {
    expect(summary.hexCosts).toEqual({ observed: 25, likely: 0, reconstructed: 160 });
  });

  test('the document on content has these numbers', () => {
    const document = readFileSync(join(import.meta.dirname, '../../docs/content.md'), 'utf8');
    const rows = [...document.matchAll(/^\|.*?\| +(\d+) \| +(\d+) \| +(\d+) \|$/gm)];
    expect(rows.map((row) => row.slice(1).map(Number))).toEqual(
      PROVENANCE_TABLES.map((table) => Object.values(summary[table])),
    );
  });

  test('a river that says nothing was seen', () => {
    expect(summary.rivers).toEqual({ observed: 61, likely: 2, reconstructed: 22 });
  });

  test("an owner's figures are observed unless the file says otherwise", () => {
    const startingTiles = CONTENT.startingTiles.map(({ provenance: _, ...tile }) => tile);
    const parsed = parseContent({ startingTiles });
    expect(parsed.ok).toBe(true);
    const content = (parsed as { content: Content }).content;
    expect(provenanceSummary(content).startingTiles).toEqual({ observed: 9, likely: 0, reconstructed: 0 });
  });
});
