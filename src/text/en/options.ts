/** English names of the options of a game. */
import type { Catalogue } from '../catalogue.ts';

export const options: Catalogue['options'] = {
  staticImports: {
    short: 'Static imports',
    line: 'Every import scores the same, common or rare. No £1 bonuses on the import track.',
  },
  noScoringTiles: { short: 'No scoring tiles', line: 'Rounds end without glory.' },
  noPorts: { short: 'No ports', line: 'There are no port tiles at the corners of the map.' },
  tighterMap: { short: 'Tighter map', line: 'One land space in each quarter of the map is covered.' },
  noClans: {
    short: 'No clans',
    line: 'You pick only a starting tile: no special abilities. Later players get some money.',
  },
  auction: { short: 'Clan auction', line: 'You bid victory points for the clans.' },
  ownImports: {
    short: 'Own imports',
    line: 'Imports score by how rare they are among your own. No £1 bonuses on the import track.',
  },
  futureContracts: {
    short: 'Future contracts',
    line: 'You can see the next contracts before they reach the board.',
  },
  mostGlory: { short: 'Most glory', line: 'Whoever has the most glory at the end gets extra glory.' },
  noContractMajority: {
    short: 'No contract majority',
    line: 'The number of fulfilled contracts gives no points, not even in solo games.',
  },
  noSettlements: { short: 'No settlements', line: 'There are no points for linked settlements.' },
  noImportSteps: { short: 'No import money', line: 'No £1 bonuses on the import track.' },
  kickstarter: {
    short: 'Kickstarter extras',
    line: 'Adds the clan MacEwan, a ninth port and a ninth scoring tile.',
  },
  byExperience: {
    short: 'Clans by experience',
    line: 'Newcomers choose first, and clans that are easy to start with are on offer.',
  },
  correctedPort7: {
    short: 'Newer port 7 rule',
    line: 'After you swap units at port 7, you can buy from their neighbours.',
  },
};
