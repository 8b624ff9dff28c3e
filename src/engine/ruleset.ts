/** Rule parameters derived from options and player count. Rules read these, never the options. */
import { memoize } from './memoize.ts';
import { contentById } from './registry.ts';
import type { Setup } from './schema.ts';

export type Ruleset = ReturnType<typeof build>;

/** Returns the ruleset of a setup. Memoized by identity, so never edit a setup in place. */
export const rulesetOf: (setup: Setup) => Ruleset = memoize(build);

/** Returns whether imports can be worth something different for each player (R-OPT-7). */
export const hasOwnValues = ({ importValues, players }: Ruleset): boolean =>
  importValues === 'own' && players > 1;

function build(setup: Setup) {
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
    /** Side of the map and boards: 1-2 players, or 3-4. */
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
    /** Covers one space of each module (R-OPT-4). */
    coveredSpaces: options.tighterMap,
    /** Puts neutral pieces on the cheapest spaces (R-SOLO-1). */
    neutralPieces: solo,
    future: options.futureContracts ? content.futureContracts : 0,
    boxes: solo ? content.exportBoard.soloBoxes.length : filled,
    boxesAtStart: filled,
    /** Rolls price dice in preparation (R-SOLO-2). */
    dice: solo,
    passBonus: solo ? [content.exportBoard.soloPassBonus] : content.exportBoard.passBonus[size],
    /** Pays for the pound steps of the import track (R-FULFIL-2). */
    importMoney: importValues === 'common' && !options.noImportSteps,
    importValues,
    /** Most goods of one kind per turn from the neighbourhood (R-TRADE-3); 0 forbids such purchases. */
    neighbourhoodLimit: content.neighbourhood.limit[players],
    // Allows these purchases after an exchange of units, whatever its port tile says (R-OPT-13). Games stored before
    // this option existed do not have it.
    purchasesAfterExchange: options.correctedPort7 === true,
    contractScoring: !options.noContractMajority,
    settlementScoring: !options.noSettlements,
    mostGlory: options.mostGlory,
  } as const;
}
