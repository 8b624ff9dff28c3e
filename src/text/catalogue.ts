/**
 * The shape of a language: one table of messages for each closed list of the game, complete by type. A further
 * language is a further folder with the same tables; GLOSSARY.md says what things are called in each.
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
import type { Arguments } from './arguments.ts';
import type { board } from './en/board.ts';
import type { bot } from './en/bot/index.ts';
import type { offered } from './en/decisions.ts';
import type { describe } from './en/describe.ts';
import type { log } from './en/log.ts';
import type { score } from './en/score.ts';
import type { transcript } from './en/transcript.ts';

/** The messages of an English table in any language: the same keys, and for each the same arguments. */
export type Same<Table> = { readonly [K in keyof Table]: Message<Arguments<Table[K] & string>> };

/** A message, and what it asks for. */
export type Message<Asked> = string & { readonly asks?: Asked };

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

/** Everything that is said in one language. */
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
  readonly transcript: Same<typeof transcript>;
  readonly board: Same<typeof board>;
  readonly describe: Same<typeof describe>;
  readonly bot: { readonly [T in keyof typeof bot]: Same<(typeof bot)[T]> };
}
