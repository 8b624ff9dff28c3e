/**
 * The shape of a language: one table of messages for each closed list of the game, complete by type. A further
 * language is a further folder with the same tables.
 *
 * Every message is ICU MessageFormat. What `{…}` may name is the data of the event, rejection and so on, by its
 * field names. A suffix asks for a form: `{unit_needed}` is the unit's name in the plural that `needed` calls
 * for, and `{good_gen}` hands `gen` to the name's own message, which may choose by `{form, select, …}`. So a
 * language with cases keeps them in its names, and names whatever forms it likes. Where our own code puts a
 * number before a name, it asks for the form `counted`.
 */
import type {
  Ability,
  Clan,
  ContentProblemCode,
  Good,
  Import,
  Land,
  Meat,
  Module,
  PortEffect,
  ScoringRule,
  ShippingLevel,
  SoloTitle,
  Technology,
  Unit,
} from '../content/index.ts';
import type {
  ActionType,
  Bonus,
  DecisionKind,
  Option,
  Phase,
  PlanItem,
  RejectionCode,
  ScoreRow,
  Source,
  StoryType,
  TradeSide,
} from '../engine/index.ts';
import type { bot } from './en/bot/index.ts';

/** What the bot says; the keys are those of the English tables. */
export type BotTables = {
  readonly [T in keyof typeof bot]: Messages<keyof (typeof bot)[T] & string>;
};

/** Messages by key; a language that lacks one does not compile. */
export type Messages<K extends string> = Readonly<Record<K, string>>;

/** A short name, and one sentence that says more. */
export interface Explained {
  readonly short: string;
  readonly line: string;
}

/** `clan` for `clan:stewart`. */
export type SourceKind = Source extends infer S ? (S extends `${infer Kind}:${string}` ? Kind : S) : never;

/** Names of things. Each may use `{count}` and `{form}`. */
export interface Names {
  readonly goods: Messages<Good>;
  readonly imports: Messages<Import>;
  readonly meats: Messages<Meat>;
  readonly units: Messages<Unit>;
  readonly lands: Messages<Land | 'water'>;
  readonly clans: Messages<Clan>;
  readonly shipping: Messages<ShippingLevel>;
  readonly technologies: Messages<Technology>;
  readonly sides: Messages<TradeSide>;
  readonly corners: Messages<Module>;
  readonly bonuses: Messages<Bonus>;
  readonly planItems: Messages<PlanItem>;
  /** What somebody is to do, as the rest of "you can …". */
  readonly decisions: Messages<DecisionKind>;
  readonly phases: Messages<Phase>;
  readonly titles: Messages<SoloTitle>;
}

/** What is printed on tiles; the figures come from the content. */
export interface Tiles {
  readonly ports: Readonly<Record<PortEffect['kind'], Explained>>;
  readonly scoring: Readonly<Record<ScoringRule['kind'], Explained>>;
  /** How much a player has of what a scoring tile counts; one that weighs units counts no things. */
  readonly counts: Messages<Exclude<ScoringRule['kind'], 'units'>>;
  readonly abilities: Messages<Ability['kind']>;
  /** Parts of a contract and of a starting tile, and the two together with what they belong to. */
  readonly parts: Messages<
    | 'money'
    | 'piece'
    | 'hops'
    | 'freeSpace'
    | 'bonusUpgrade'
    | 'contract'
    | 'nothing'
    | 'numbered'
    | 'weight'
    | 'offer'
  >;
}

/** Words between the events of a log. */
export type LogWord =
  | 'seat'
  | 'seatWithClan'
  | 'aside'
  | 'money'
  | 'goods'
  | 'glory'
  | 'plainMoney'
  | 'plainGoods'
  | 'animal'
  | 'import'
  | 'from'
  | 'fulfils'
  | 'does'
  | 'wholeFile';

/** Words of the decisions whose parts differ from case to case. */
export type OfferedWord = 'buy' | 'draw' | 'cow' | 'sheep' | 'freeSpace' | 'upgrade' | 'brew';

export type ScoreWord =
  | 'each'
  | 'perPounds'
  | 'count'
  | 'points'
  | 'total'
  | 'leftover'
  | 'place'
  | 'winner'
  | 'tieBroken'
  | 'shared'
  | 'solo';

export type TranscriptWord =
  | 'title'
  | 'figures'
  | 'seed'
  | 'seedHidden'
  | 'options'
  | 'noOptions'
  | 'map'
  | 'blocked'
  | 'players'
  | 'player'
  | 'playerWithClan'
  | 'clans'
  | 'clan'
  | 'offers'
  | 'numberedOffer'
  | 'ports'
  | 'port'
  | 'scoring'
  | 'scoringTile'
  | 'contracts'
  | 'future'
  | 'legend'
  | 'legendSpaces'
  | 'legendContracts'
  | 'legendBoxes'
  | 'legendFreeSpace'
  | 'legendUpgrade'
  | 'legendMoves'
  | 'legendAhead'
  | 'legendAsides'
  | 'legendMoney'
  | 'setup'
  | 'round'
  | 'order'
  | 'newContracts'
  | 'newFuture'
  | 'boxed'
  | 'futureOffered'
  | 'ahead'
  | 'sameTurn'
  | 'production'
  | 'roundScoring'
  | 'beforeFinal'
  | 'after'
  | 'prices'
  | 'price'
  | 'standing'
  | 'final'
  | 'unfinished'
  | 'now';

/** Short words of pictures: headings, labels, states. */
export type BoardWord =
  | 'market'
  | 'contracts'
  | 'futureContracts'
  | 'drawnContracts'
  | 'passing'
  | 'imports'
  | 'ports'
  | 'round'
  | 'roundNumber'
  | 'beforeRounds'
  | 'gameOver'
  | 'merchants'
  | 'shipping'
  | 'technology'
  | 'money'
  | 'hops'
  | 'glory'
  | 'settlements'
  | 'exportBoxes'
  | 'fulfilled'
  | 'projected'
  | 'seat'
  | 'pounds'
  | 'toAct'
  | 'free'
  | 'empty'
  | 'none'
  | 'next'
  | 'buy'
  | 'sell'
  | 'mediumRange'
  | 'pile'
  | 'pileKnown'
  | 'costNow'
  | 'receive'
  | 'each'
  | 'per'
  | 'worth'
  | 'importEach'
  | 'finalScore'
  | 'projectedScore'
  | 'total'
  | 'points'
  | 'pointsChart'
  | 'pricesChart'
  | 'ordinal'
  | 'passedAs'
  | 'shippingStop'
  | 'emptyBox'
  | 'income'
  | 'nextCost'
  | 'basicGoods'
  | 'processedGoods'
  | 'clanBid'
  | 'leftOver'
  | 'tenPounds';

/** Everything that is said in one language. */
/** Sentences of a position told without a picture: alt texts, and the board for screen readers. */
export type DescribeWord =
  | 'map'
  | 'market'
  | 'contracts'
  | 'player'
  | 'table'
  | 'score'
  | 'highlight'
  | 'highlightNone'
  | 'reach'
  | 'reachNone'
  | 'captionUnit'
  | 'captionReach'
  | 'last'
  | 'round'
  | 'before'
  | 'over'
  | 'toAct'
  | 'deciding'
  | 'standing'
  | 'goods'
  | 'noGoods'
  | 'units'
  | 'noUnits'
  | 'unitAt'
  | 'boxes'
  | 'income'
  | 'prices'
  | 'price'
  | 'posted'
  | 'postedOne'
  | 'onOffer'
  | 'noneOnOffer'
  | 'numbers'
  | 'contract'
  | 'cost'
  | 'receive'
  | 'future'
  | 'scoring'
  | 'scoringOne'
  | 'imports'
  | 'ports'
  | 'port'
  | 'within'
  | 'land'
  | 'water'
  | 'blocked'
  | 'winner'
  | 'total'
  | 'totals';

export interface Catalogue {
  readonly names: Names;
  readonly tiles: Tiles;
  readonly options: Readonly<Record<Option, Explained>>;
  readonly sources: Messages<SourceKind>;
  readonly events: Messages<StoryType>;
  readonly rejections: Messages<RejectionCode>;
  readonly actions: Messages<ActionType>;
  readonly decisions: Messages<DecisionKind>;
  readonly offered: Messages<OfferedWord>;
  readonly problems: Messages<ContentProblemCode>;
  readonly log: Messages<LogWord>;
  readonly rows: Messages<ScoreRow>;
  readonly score: Messages<ScoreWord>;
  readonly transcript: Messages<TranscriptWord>;
  readonly board: Messages<BoardWord>;
  readonly describe: Messages<DescribeWord>;
  readonly bot: BotTables;
}
