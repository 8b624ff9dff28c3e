/** English names of the options of a game. */
import type { Catalogue } from '../catalogue.ts';

export const options: Catalogue['options'] = {
  staticImports: { short: 'Static imports', line: 'Every import scores the same, however common it is.' },
  noScoringTiles: { short: 'No scoring tiles', line: 'Rounds end without glory.' },
  noPorts: { short: 'No ports', line: 'No port tiles lie at the corners of the map.' },
  tighterMap: { short: 'Tighter map', line: 'One land space in each quarter of the map is covered.' },
  noClans: { short: 'No clans', line: 'Players pick starting tiles only, and nobody has a special ability.' },
  auction: { short: 'Clan auction', line: 'Players bid victory points for the clans.' },
  ownImports: { short: 'Own imports', line: 'Imports are scored by how rare they are among your own.' },
  futureContracts: { short: 'Future contracts', line: 'The next contracts lie face up beside the board.' },
  mostGlory: { short: 'Most glory', line: 'Whoever has the most glory at the end gains some more.' },
  noContractMajority: {
    short: 'No contract majority',
    line: 'No points for having the most fulfilled contracts.',
  },
  noSettlements: { short: 'No settlements', line: 'No points for connected settlements.' },
  noImportSteps: { short: 'No import money', line: 'Importing goods brings no money on the way.' },
  kickstarter: {
    short: 'Kickstarter extras',
    line: 'Adds the clan MacEwan, a ninth port and a ninth scoring tile.',
  },
  byExperience: {
    short: 'Clans by experience',
    line: 'Newcomers choose first, and clans that are easy to begin with are on offer.',
  },
  correctedPort7: {
    short: 'Corrected swap of units',
    line: 'After swapping units at a port you may buy from their neighbours.',
  },
};
