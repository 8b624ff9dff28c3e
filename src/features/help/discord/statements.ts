/** The statements of each rules topic, with the rules they refer to and the games they are true in. */
import type { Clan, Content, PortEffect, ScoringRule } from '../../../content/index.ts';
import type { Option } from '../../../engine/index.ts';
import type { BotKey } from '../../../text/index.ts';
import type { Plain } from './topic-list.ts';

/** The rules in force in a game; without one, all that can be in force without options. */
export interface RulesInForce {
  /** 0: any number. */
  readonly players: number;
  readonly challenge: boolean;
  readonly content: Content;
  readonly has: (option: Option) => boolean;
  /** Newcomers pick first: with the option, unless all or none of the players are new (R-OPT-12). */
  readonly newcomersFirst: boolean;
  readonly hasPort: (kind: PortEffect['kind']) => boolean;
  readonly hasTile: (kind: ScoringRule['kind']) => boolean;
}

type Condition = (rules: RulesInForce) => boolean;

export interface Statement {
  readonly key: BotKey<'rules'>;
  /** Numbers of src/engine/RULES.md. */
  readonly rules: readonly `R-${string}`[];
  readonly when: Condition;
}

const all =
  (...conditions: readonly Condition[]): Condition =>
  (rules) =>
    conditions.every((holds) => holds(rules));
const not =
  (condition: Condition): Condition =>
  (rules) =>
    !condition(rules);
const has =
  (option: Option): Condition =>
  (rules) =>
    rules.has(option);
const lacks = (option: Option): Condition => not(has(option));
const hasPort =
  (kind: PortEffect['kind']): Condition =>
  (rules) =>
    rules.hasPort(kind);
const hasTile =
  (kind: ScoringRule['kind']): Condition =>
  (rules) =>
    rules.hasTile(kind);

const always: Condition = () => true;
const solo: Condition = ({ players }) => players === 1;
const unknown: Condition = ({ players }) => players === 0;
const together: Condition = ({ players }) => players !== 1;
const small: Condition = ({ players }) => players <= 2;
const large: Condition = ({ players }) => players === 0 || players > 2;
const outsideChallenges: Condition = ({ challenge }) => !challenge;
const ports = lacks('noPorts');
const tiles = lacks('noScoringTiles');
const clans = lacks('noClans');
const linking = lacks('noSettlements');
const majority = lacks('noContractMajority');
const drafted = all(clans, lacks('auction'));
const newcomersFirst: Condition = (rules) => rules.newcomersFirst;
const ownImports: Condition = (rules) => rules.has('ownImports') || rules.players === 1;
const importTrack = all(together, lacks('staticImports'), lacks('ownImports'), lacks('noImportSteps'));
const glory: Condition = (rules) => tiles(rules) || rules.hasPort('bonusUpgrade') || rules.has('mostGlory');
const noRawContracts: Condition = ({ content }) =>
  content.contracts.every(({ requires }) => requires.grain + requires.milk === 0);

/** Creates a statement; what concerns only the bot cites no rules. */
const say = (key: BotKey<'rules'>, rules: readonly string[], ...when: readonly Condition[]): Statement => ({
  key,
  rules: rules.map((rule) => `R-${rule}` as const),
  when: when.length === 0 ? always : all(...when),
});

type Paragraphs = readonly (readonly Statement[])[];

export const TOPIC_STATEMENTS: Readonly<Record<Plain, Paragraphs>> = {
  turn: [
    [say('turnMain', ['TURN-1']), say('turnNext', ['TURN-1'], together), say('turnAgain', ['TURN-1'])],
    [say('turnPorts', ['TURN-1', 'REACH-2'], ports), say('turnEnds', ['TURN-2'])],
    [say('openInformation', ['INFO-1']), say('noDeals', ['INFO-1'], together)],
  ],
  rounds: [
    [say('rounds', ['ROUND-1'])],
    [say('roundPreparation', ['ROUND-2'])],
    [say('roundActions', ['TURN-1'])],
    [say('roundProduction', ['PROD-1'])],
    [say('roundScoring', ['SCORE-1'], tiles)],
    [say('roundOrder', ['ROUND-3'], together), say('roundFinal', ['ROUND-1'])],
  ],
  setup: [
    [
      say('setupClans', ['SETUP-2'], drafted),
      say('setupTiles', ['OPT-5'], has('noClans')),
      say('setupAuction', ['OPT-6'], has('auction')),
      say('setupLastFirst', ['SETUP-2', 'OPT-12'], together, lacks('auction'), not(newcomersFirst)),
      say('setupNewcomersFirst', ['OPT-12'], newcomersFirst),
      say('setupTileGives', ['SETUP-3']),
      say('setupTilesMoney', ['OPT-5'], together, has('noClans')),
    ],
    [say('setupWorkers', ['SETUP-4']), say('setupPlaces', ['SETUP-4'])],
    [say('setupBoard', ['SETUP-5']), say('setupClanMore', ['SETUP-5', 'FERGUSSON', 'MACDONALD'], clans)],
  ],
  trade: [
    [say('trade', ['TRADE-1'])],
    [
      say('tradeSides', ['TRADE-2']),
      say('tradeSidesNeighbours', ['TRADE-3'], together),
      say('tradeAgain', ['TRADE-2']),
      say('tradeGoods', ['TRADE-1']),
    ],
    [say('tradePrices', ['TRADE-1'])],
  ],
  neighbourhood: [
    [say('neighbourhood', ['TRADE-3'], together)],
    [
      say('neighbourhoodLimit', ['TRADE-3'], together),
      say('neighbourhoodSides', ['TRADE-2'], together),
      say('neighbourhoodWorkers', ['TRADE-3'], together),
      say('neighbourhoodPort', ['PORT-6'], together, hasPort('shiftPrice')),
      say('neighbourhoodSolo', ['TRADE-3', 'SOLO-1'], (rules) => unknown(rules) || solo(rules)),
    ],
  ],
  contracts: [
    [
      say('contractTake', ['CONTRACT-1']),
      say('contractOne', ['CONTRACT-1', 'SETUP-5']),
      say('contractOneClan', ['BUCHANAN'], clans),
      say('contractFuture', ['OPT-8'], has('futureContracts')),
    ],
    [say('contractCosts', ['CONTRACT-1'])],
    [
      say('contractStays', ['CONTRACT-1', 'FULFIL-4']),
      say('contractSameTurn', ['FULFIL-4', 'BUCHANAN'], clans),
      say('contractRefill', ['ROUND-2'], together),
      say('contractRefillSolo', ['SOLO-3'], solo),
      say('contractGoods', ['CONTRACT-1'], noRawContracts),
    ],
  ],
  fulfil: [
    [
      say('fulfil', ['FULFIL-1']),
      say('fulfilSplits', ['FULFIL-1'], linking),
      say('fulfilFrees', ['FULFIL-1'], together),
    ],
    [
      say('fulfilDone', ['FULFIL-1']),
      say('fulfilCounts', ['FINAL-2', 'SOLO-4'], majority),
      say('fulfilNotCounted', ['FINAL-1']),
    ],
  ],
  bonuses: [
    [say('bonusMoney', ['FULFIL-3'])],
    [say('bonusFreeSpace', ['FULFIL-3']), say('bonusFreeSpaceNeighbours', ['FULFIL-3', 'TRADE-3'], together)],
    [say('bonusUpgrade', ['FULFIL-3'])],
    [say('bonusHops', ['FINAL-1'])],
    [say('bonusLost', ['TURN-3'])],
  ],
  imports: [
    [
      say('imports', ['FULFIL-1']),
      say('importsStatic', ['OPT-1', 'FULFIL-2'], has('staticImports')),
      say('importsCommon', ['FINAL-1'], lacks('staticImports'), not(ownImports)),
      say('importsOwn', ['OPT-7', 'SOLO-4', 'FULFIL-2'], lacks('staticImports'), ownImports),
      say('importsTied', ['FINAL-1'], lacks('staticImports')),
      say('importsSolo', ['SOLO-4'], unknown),
    ],
    [say('importsTrack', ['FULFIL-2'], importTrack)],
  ],
  expand: [
    [say('expand', ['EXPAND-1']), say('expandOne', ['EXPAND-1', 'FULFIL-3'])],
    [say('expandLands', ['EXPAND-1']), say('expandCovered', ['OPT-4'], has('tighterMap'))],
    [say('expandNeighbours', ['TRADE-3'], together), say('expandBuilding', ['EXPAND-2'])],
  ],
  buildingBonus: [
    [
      say('buildingDraw', ['EXPAND-2'], lacks('futureContracts')),
      say('buildingFuture', ['OPT-8'], has('futureContracts')),
      say('buildingPortDraw', ['PORT-8'], hasPort('drawContracts')),
      say('buildingAgain', ['EXPAND-2']),
      say('buildingPort', ['PORT-7'], hasPort('exchangeUnits')),
    ],
  ],
  reach: [
    [say('reachPorts', ['REACH-1', 'REACH-2'], ports), say('reachUnits', ['REACH-1'], not(ports))],
    [say('reachNext', ['REACH-1'])],
    [say('reachRiver', ['REACH-1'])],
    [say('reachLochs', ['REACH-1'])],
    [
      say('reachOneKind', ['REACH-1']),
      say('reachFisherman', ['REACH-1'], clans),
      say('reachNothing', ['REACH-4']),
    ],
  ],
  shipping: [
    [say('shipping', ['SHIP-1', 'REACH-1'])],
    [
      say('shippingPlaces', ['REACH-1']),
      say('shippingPorts', ['REACH-2'], ports),
      say('shippingLinks', ['FINAL-3'], linking),
      say('shippingTile', ['SCORE-1'], hasTile('upgrades')),
    ],
  ],
  technology: [[say('technology', ['TECH-1']), say('technologyClan', ['MACDONALD'], clans)]],
  merchants: [
    [say('merchants', ['HIRE-1', 'TRADE-1', 'FULFIL-3']), say('merchantsClan', ['STEWART'], clans)],
  ],
  ports: [
    [
      say('ports', ['MAP-5', 'REACH-2'], ports),
      say('portsSpare', ['PORT-1'], hasPort('spareAnimal')),
      say('portsShift', ['PORT-6'], hasPort('shiftPrice')),
      say('portsShared', ['REACH-2'], ports, together),
    ],
  ],
  passing: [
    [
      say('passing', ['PASS-1']),
      say('passingFirst', ['ROUND-3'], together),
      say('passingPorts', ['TURN-1', 'REACH-2'], ports),
    ],
  ],
  production: [
    [say('production', ['PROD-1'])],
    [say('productionBuildings', ['PROD-1'])],
    [say('productionTogether', ['PROD-1'], together)],
  ],
  scoring: [[say('scoring', ['SCORE-1'], tiles), say('scoringClans', ['SCORE-1'], tiles, clans)]],
  glory: [
    [
      say('gloryTiles', ['SCORE-1'], tiles),
      say('gloryPort', ['PORT-4'], hasPort('bonusUpgrade')),
      say('gloryNone', ['FINAL-1'], not(glory)),
      say('gloryPoints', ['FINAL-1'], glory),
      say('gloryMost', ['OPT-9'], has('mostGlory')),
      say('gloryMostOption', ['OPT-9'], unknown, lacks('mostGlory')),
    ],
  ],
  settlements: [
    [say('settlementsNone', ['OPT-10'], not(linking))],
    [say('settlements', ['FINAL-3'], linking), say('settlementsCount', ['FINAL-3'], linking)],
    [
      say('settlementsPoints', ['FINAL-3', 'SOLO-4'], linking),
      say('tiesShare', ['FINAL-3'], linking, together),
    ],
  ],
  final: [
    [say('finalMostGlory', ['OPT-9'], has('mostGlory'))],
    [say('finalGlory', ['FINAL-1'])],
    [say('finalGoods', ['FINAL-1'])],
    [say('finalMoney', ['FINAL-1'])],
    [say('finalHops', ['FINAL-1'])],
    [
      say('finalImports', ['FINAL-1'], lacks('staticImports')),
      say('finalImportsStatic', ['OPT-1'], has('staticImports')),
    ],
    [say('finalContracts', ['FINAL-2', 'SOLO-4'], majority)],
    [say('finalSettlements', ['FINAL-3'], linking)],
    [
      say('tiesShare', ['FINAL-2', 'FINAL-3'], together, (rules) => majority(rules) || linking(rules)),
      say('finalTied', ['FINAL-4'], together),
      say('finalBid', ['OPT-6'], has('auction')),
    ],
  ],
  border: [
    [
      say('borderRing', ['MAP-3'], large),
      say('borderMist', ['MAP-2', 'MAP-3'], small),
      say('borderLochs', ['MAP-3'], clans),
      say('borderPorts', ['MAP-3'], ports),
      say('borderTile', ['SCORE-1'], hasTile('borderUnits')),
    ],
  ],
  delta: [[say('delta', ['MAP-4']), say('deltaClan', ['ROBERTSON'], clans)]],
  undo: [
    [
      say('undo', ['UNDO-1']),
      say('undoAsk', ['UNDO-1'], together),
      say('undoAlone', ['UNDO-1'], solo, outsideChallenges),
      say('undoProduction', ['UNDO-1'], together),
      say('undoOver', ['UNDO-1'], together, outsideChallenges),
    ],
    [say('undoModerator', ['UNDO-1']), say('undoChallenge', ['UNDO-1'])],
  ],
  clans: [[say('clans', ['SETUP-2'], clans)]],
  firstGame: [[say('firstGame', ['OPT-1', 'FULFIL-2', 'OPT-2', 'OPT-3'])]],
  options: [],
  solo: [
    [say('soloMap', ['SOLO-1']), say('soloClans', ['SOLO-1'], clans)],
    [say('soloDice', ['SOLO-2']), say('soloContracts', ['SOLO-3'])],
    [
      say('soloContractPoints', ['SOLO-4'], majority),
      say('soloSettlementPoints', ['SOLO-4'], linking),
      say('soloImports', ['SOLO-4', 'FULFIL-2'], lacks('staticImports')),
      say('soloImportsStatic', ['OPT-1', 'FULFIL-2'], has('staticImports')),
      say('soloTitles', ['SOLO-4']),
    ],
  ],
  auction: [[say('anOption', ['OPT-6'], lacks('auction')), say('auction', ['OPT-6'])]],
  future: [
    [
      say('anOption', ['OPT-8'], lacks('futureContracts')),
      say('future', ['OPT-8']),
      say('futureClan', ['OPT-8', 'BUCHANAN'], clans),
    ],
  ],
  computers: [[say('computersAdd', [])], [say('computersPlay', [])], [say('computersHint', [])]],
};

/** Details of each clan that its line of abilities omits. */
export const CLAN_STATEMENTS: Readonly<Record<Clan, readonly Statement[]>> = {
  buchanan: [say('buchanan', ['BUCHANAN'])],
  campbell: [say('campbell', ['CAMPBELL'])],
  cunningham: [say('cunningham', ['CUNNINGHAM'])],
  fergusson: [say('fergusson', ['FERGUSSON', 'SETUP-4'])],
  macdonald: [
    say('macdonald', ['MACDONALD']),
    say('macdonaldNeighbours', ['MACDONALD', 'TRADE-3'], together),
    say('macdonaldSplits', ['MACDONALD'], linking),
  ],
  macewan: [say('macewan', ['MACEWAN'])],
  mackenzie: [
    say('mackenzie', ['MACKENZIE']),
    say('mackenzieTile', ['MACKENZIE', 'SCORE-1'], hasTile('processedGoods')),
    say('mackenzieEnd', ['FINAL-0']),
  ],
  robertson: [say('robertson', ['ROBERTSON'])],
  stewart: [say('stewartNeighbours', ['STEWART', 'TRADE-3'], together)],
};
