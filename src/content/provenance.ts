/** Counts how many of the values are known and how many are guessed. */
import type { Content, Hex } from './schema.ts';
import { type Provenance, SIDES } from './vocabulary.ts';

/** Tables that record the source of their values. All others come from the published rules. */
export const PROVENANCE_TABLES = [
  'contracts',
  'market',
  'playerBoard',
  'exportBoard',
  'startingTiles',
  'portTiles',
  'scoringTiles',
  'clans',
  'hexLand',
  'hexCosts',
  'rivers',
  'ports',
] as const;
type ProvenanceTable = (typeof PROVENANCE_TABLES)[number];

/** Counts observed, likely and reconstructed entries by table. Land and costs of hexes count separately. */
export function provenanceSummary(content: Content): Record<ProvenanceTable, Record<Provenance, number>> {
  const { market, playerBoard, exportBoard, maps } = content;
  const { units, merchants, shipping, technology } = playerBoard;
  const entries: Record<ProvenanceTable, Provenance[]> = {
    contracts: provenances(content.contracts),
    market: provenances([market.small, market.large]),
    playerBoard: provenances([...Object.values(units), merchants, shipping, technology]),
    exportBoard: [exportBoard.provenance.small, exportBoard.provenance.large],
    startingTiles: provenances(content.startingTiles),
    portTiles: provenances(content.portTiles),
    scoringTiles: provenances(content.scoringTiles),
    clans: provenances(content.clans),
    ...mapProvenances(maps),
    ports: provenances([...Object.values(maps.ports.small), ...Object.values(maps.ports.large)]),
  };
  return Object.fromEntries(PROVENANCE_TABLES.map((table) => [table, tally(entries[table])])) as ReturnType<
    typeof provenanceSummary
  >;
}

function provenances(entries: readonly { provenance: Provenance }[]): Provenance[] {
  return entries.map(({ provenance }) => provenance);
}

function tally(entries: readonly Provenance[]): Record<Provenance, number> {
  const count = (provenance: Provenance) => entries.filter((entry) => entry === provenance).length;
  return { observed: count('observed'), likely: count('likely'), reconstructed: count('reconstructed') };
}

function mapProvenances(maps: Content['maps']): Record<'hexLand' | 'hexCosts' | 'rivers', Provenance[]> {
  const sides = SIDES.map((side) => maps.sides[side]);
  const hexes = sides.flatMap((side) => Object.values(side.hexes));
  return {
    hexLand: hexes.map(landProvenance),
    hexCosts: hexes.flatMap((hex) => ('land' in hex ? [costProvenance(hex)] : [])),
    rivers: sides.flatMap(({ rivers }) => rivers.map(([, , provenance = 'observed']) => provenance)),
  };
}

/** Returns how certain it is what a hex shows. */
export function landProvenance(hex: Hex): Provenance {
  if (hex.observed === 'none') return 'reconstructed';
  return 'doubtful' in hex && hex.doubtful ? 'likely' : 'observed';
}

/** Returns how certain the cost of a land hex is. */
export function costProvenance(hex: Hex): Provenance {
  return hex.observed === 'terrain and cost' ? 'observed' : 'reconstructed';
}
