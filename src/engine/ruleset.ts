/** Rule parameters derived from options and player count. Rules read these, never the options. */
import type { Content, PlayerCount } from '../content/index.ts';
import { memoize } from './memoize.ts';
import { contentById } from './registry.ts';
import type { Setup } from './schema.ts';

export interface Ruleset {
  content: Content;
  players: PlayerCount;
  solo: boolean;
  /** Side of the map and boards: 1-2 players, or 3-4. */
  size: 'small' | 'large';
  draft: 'clans' | 'tiles' | 'auction' | 'experience';
  offers: number;
  kickstarter: boolean;
  ports: boolean;
  scoringTiles: boolean;
  /** Covers one space of each module (R-OPT-4). */
  coveredSpaces: boolean;
  /** Puts neutral pieces on the cheapest spaces (R-SOLO-1). */
  neutralPieces: boolean;
  future: number;
  boxes: number;
  boxesAtStart: number;
  /** Rolls price dice in preparation (R-SOLO-2). */
  dice: boolean;
  passBonus: readonly number[];
  /** Pays for the pound steps of the import track (R-FULFIL-2). */
  importMoney: boolean;
  importValues: 'common' | 'own' | 'static';
  /** Most goods of one kind per turn from the neighbourhood (R-TRADE-3); 0 forbids such purchases. */
  neighbourhoodLimit: number;
  /** Allows these purchases after an exchange of units, whatever its port tile says (R-OPT-13). */
  purchasesAfterExchange: boolean;
  contractScoring: boolean;
  settlementScoring: boolean;
  mostGlory: boolean;
}

/** Returns the ruleset of a setup. Memoized by identity, so never edit a setup in place. */
export const rulesetOf: (setup: Setup) => Ruleset = memoize((setup) => {
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
    // Games stored before this option existed do not have it.
    purchasesAfterExchange: options.correctedPort7 === true,
    contractScoring: !options.noContractMajority,
    settlementScoring: !options.noSettlements,
    mostGlory: options.mostGlory,
  };
});
