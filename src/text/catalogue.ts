/**
 * The type of a language: one table of messages for each closed list of the game, checked for completeness by the
 * compiler. A new language may begin as a `Translation`, whose missing messages are shown in English.
 * docs/translating.md says how; GLOSSARY.md lists the terms of each.
 *
 * Every message is ICU MessageFormat. Its arguments are the fields of the event, rejection and so on. A suffix requests
 * a form: `{unit_needed}` is the unit's name in the plural for `needed`, and `{good_gen}` passes `gen` to the name's
 * own message, which may branch with `{form, select, …}`. So languages with cases keep them in their names and choose
 * their own form names. Where code puts a number before a name, it requests the form `counted`.
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
import type { Arguments } from './arguments.ts';
import type { board } from './en/board.ts';
import type * as bot from './en/bot/index.ts';
import type { offered } from './en/decisions.ts';
import type { describe } from './en/describe.ts';
import type { log } from './en/log.ts';
import type { score } from './en/score.ts';

/** The messages of an English table in any language: the same keys, each with the same arguments. */
export type Same<Table> = { readonly [K in keyof Table]: Message<Arguments<Table[K] & string>> };

/** A message with the type of its data. */
export type Message<Asked> = string & { readonly asks?: Asked };

/** Messages by key. A language with a missing key does not compile. */
export type Messages<K extends string> = Readonly<Record<K, string>>;

/** A short name, and one sentence of explanation. */
export interface Explained {
  readonly short: string;
  readonly line: string;
}

/** `clan` for `clan:stewart`. */
export type SourceKind = Source extends infer S ? (S extends `${infer Kind}:${string}` ? Kind : S) : never;

/** Names of things. Each can use `{count}` and `{form}`. */
export interface Names {
  readonly goods: Messages<Good>;
  readonly imports: Messages<Import>;
  readonly meats: Messages<Meat>;
  readonly units: Messages<Unit>;
  readonly lands: Messages<Land | 'water' | 'loch'>;
  readonly clans: Messages<Clan>;
  readonly shipping: Messages<ShippingLevel>;
  readonly technologies: Messages<Technology>;
  readonly sides: Messages<TradeSide>;
  readonly corners: Messages<Module>;
  readonly bonuses: Messages<Bonus>;
  readonly planItems: Messages<PlanItem>;
  /** A player's decision, as the rest of "you can …". */
  readonly decisions: Messages<DecisionKind>;
  readonly phases: Messages<Phase>;
  readonly titles: Messages<SoloTitle>;
}

/** Texts of the tiles; the values come from the content. */
export interface Tiles {
  readonly ports: Readonly<Record<PortEffect['kind'], Explained>>;
  readonly scoring: Readonly<Record<ScoringRule['kind'], Explained>>;
  /** How much a player has of what a scoring tile counts; tiles that weight units count points instead. */
  readonly counts: Messages<Exclude<ScoringRule['kind'], 'units'>>;
  readonly abilities: Messages<Ability['kind']>;
  /** Parts of a contract and of a starting tile, and each as a whole with its number or clan. */
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

/** All texts of one language. */
export interface Catalogue {
  readonly names: Names;
  readonly tiles: Tiles;
  readonly options: Readonly<Record<Option, Explained>>;
  readonly sources: Messages<SourceKind>;
  readonly events: Messages<StoryType>;
  readonly rejections: Messages<RejectionCode>;
  readonly actions: Messages<ActionType>;
  readonly decisions: Messages<DecisionKind>;
  readonly offered: Same<typeof offered>;
  readonly problems: Messages<ContentProblemCode>;
  readonly log: Same<typeof log>;
  readonly rows: Messages<ScoreRow>;
  readonly score: Same<typeof score>;
  readonly board: Same<typeof board>;
  readonly describe: Same<typeof describe>;
  readonly bot: { readonly [T in keyof typeof bot]: Same<(typeof bot)[T]> };
}

type Some<Table> = {
  readonly [K in keyof Table]?: Table[K] extends string ? Table[K] : Some<Table[K]>;
};

/** A language that may lack messages, but no table. */
export type Translation = {
  readonly [T in Exclude<keyof Catalogue, 'bot'>]: Some<Catalogue[T]>;
} & { readonly bot: { readonly [T in keyof Catalogue['bot']]: Some<Catalogue['bot'][T]> } };
