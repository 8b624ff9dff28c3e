/** What options and the number of players make of the rules. Rules ask here and never for an option. */
import type { Content, PlayerCount } from '../content/index.ts';
import { kept } from './memoize.ts';
import { contentById } from './registry.ts';
import type { Setup } from './schema.ts';

/** The rules of one game: the same for all its players. */
export interface House {
  content: Content;
  players: PlayerCount;
  solo: boolean;
  /** The side of the map and boards: 1-2 players, or 3-4. */
  size: 'small' | 'large';
  /** How clans and starting tiles are handed out. */
  draft: 'clans' | 'tiles' | 'auction' | 'experience';
  offers: number;
  kickstarter: boolean;
  ports: boolean;
  scoringTiles: boolean;
  /** One space of each module is covered (R-OPT-4). */
  coveredSpaces: boolean;
  /** Spaces of the least cost hold neutral pieces (R-SOLO-1). */
  neutralPieces: boolean;
  /** Future contracts lying face up; 0 without. */
  future: number;
  /** Boxes of the export board, and how many are filled at the start. */
  boxes: number;
  boxesAtStart: number;
  /** Whether price dice are rolled in preparation (R-SOLO-2). */
  dice: boolean;
  passBonus: readonly number[];
  /** Whether imports pay for the pound steps of the track (R-FULFIL-2). */
  importMoney: boolean;
  importValues: 'common' | 'own' | 'static';
  /** Goods of one kind a turn from the neighbourhood (R-TRADE-3); 0: no such purchases. */
  neighbourhoodLimit: number;
  /** Such purchases follow an exchange of units whatever its port tile says (R-OPT-13). */
  purchasesAfterExchange: boolean;
  contractScoring: boolean;
  settlementScoring: boolean;
  mostGlory: boolean;
}

/** The rules of a game of this setup; kept by its identity, so a setup must not be edited in place. */
export const houseOf: (setup: Setup) => House = kept((setup) => {
  const content = contentById(setup.content);
  const { players, options } = setup;
  const solo = players === 1;
  const size = players <= 2 ? 'small' : 'large';
  const newcomers = setup.newcomers.filter(Boolean).length;
  const mixed = newcomers > 0 && newcomers < players;
  const importValues = options.staticImports ? 'static' : options.ownImports || solo ? 'own' : 'common';
  const filled = content.exportBoard.contracts[players];
  return {
    content,
    players,
    solo,
    size,
    draft: options.noClans
      ? 'tiles'
      : options.auction
        ? 'auction'
        : options.byExperience && mixed
          ? 'experience'
          : 'clans',
    offers: options.auction ? players : players + 1,
    kickstarter: options.kickstarter,
    ports: !options.noPorts,
    scoringTiles: !options.noScoringTiles,
    coveredSpaces: options.tighterMap,
    neutralPieces: solo,
    future: options.futureContracts ? content.futureContracts : 0,
    boxes: solo ? content.exportBoard.soloBoxes.length : filled,
    boxesAtStart: filled,
    dice: solo,
    passBonus: solo ? [content.exportBoard.soloPassBonus] : content.exportBoard.passBonus[size],
    importMoney: importValues === 'common' && !options.noImportSteps,
    importValues,
    neighbourhoodLimit: content.neighbourhood.limit[players],
    // A game stored before there was this option does not know of it.
    purchasesAfterExchange: options.correctedPort7 === true,
    contractScoring: !options.noContractMajority,
    settlementScoring: !options.noSettlements,
    mostGlory: options.mostGlory,
  };
});
