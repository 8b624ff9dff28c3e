/** Derives the arguments of a message, and their types, from its text at compile time. */
import type { Clan, Good, Import, Land, Meat, SoloTitle, Technology, Unit } from '../content/index.ts';
import type { DecisionKind, Option, Phase, PlanItem, ScoreRow, Seat, TradeSide } from '../engine/index.ts';
import type { PrecedingFacts } from './preceding-facts.ts';

/** Types of fields that are shown as names or select a branch. Other text is inserted unchanged. */
export interface Fields {
  seat: Seat;
  order: readonly Seat[];
  good: Good | Import;
  discard: Good;
  gain: string;
  goods: readonly Good[] | string;
  meat: Meat | 'none';
  unit: Unit;
  worker: Technology;
  land: Land | 'water' | 'loch';
  clan: Clan;
  side: TradeSide;
  item: PlanItem;
  decision: DecisionKind;
  title: SoloTitle;
  option: Option;
  level: number;
  contract: number;
  contracts: readonly number[];
  port: number;
  effect: number;
  tile: number;
  offer: number;
  phase: Phase;
  by: PrecedingFacts['draw'];
  move: 'same' | 'level' | 'up' | 'down';
  kind: DecisionKind;
  direction: 'up' | 'down';
  draft: 'clans' | 'tiles' | 'auction' | 'experience';
  request: 'undo' | 'abandon';
  row: ScoreRow;
}

/** Suffixes that request a form of a name; any other suffix names the field with the count. */
type Form =
  | 'and'
  | 'bare'
  | 'counted'
  | 'does'
  | 'doing'
  | 'name'
  | 'numbers'
  | 'or'
  | 'starting'
  | 'text'
  | 'tools';

/**
 * The arguments of a message: `name` where it is inserted, `name#` where it selects a plural, and `name=case` for each
 * case of a choice. `Inside`: the open choices, innermost first.
 */
type Uses<
  Text,
  Inside extends readonly Choice[] = [],
  Found = never,
> = Text extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${infer Argument}`
    ? Argument extends `${infer Name},${string}`
      ? Text extends `${string}{${Name}, ${infer Kind}, ${infer Cases}`
        ? Branches<Cases, [{ name: Name; kind: Kind }, ...Inside], Found>
        : never
      : Uses<After, Inside, Found | Argument>
    : Branches<After, Inside, Found>
  : Found;

interface Choice {
  name: string;
  kind: string;
}

/** Parses from the end of a branch, or before the first one, to the next branch or out of the choice. */
type Branches<Text, Inside extends readonly Choice[], Found> = Text extends `${infer Before}}${infer After}`
  ? Before extends `${infer Case}{${string}`
    ? Text extends `${string}{${infer Branch}`
      ? Uses<Branch, Inside, Found | CaseOf<Inside[0], Case>>
      : never
    : Inside extends readonly [Choice, ...infer Outside extends readonly Choice[]]
      ? Uses<After, Outside, Found>
      : never
  : never;

type CaseOf<Of extends Choice | undefined, Case extends string> = Of extends {
  name: infer Name extends string;
  kind: infer Kind;
}
  ? Kind extends 'select'
    ? `${Name}=${Case extends ` ${infer Label}` ? Trimmed<Label> : Trimmed<Case>}`
    : `${Name}#`
  : never;
type Trimmed<Label extends string> = Label extends `${infer Word} ` ? Word : Label;

/** The fields that a use needs: its own, and that of its count. */
type FieldsOf<Use> = Use extends `${infer Name}#` | `${infer Name}=${string}`
  ? Name
  : Use extends `${infer Field}_${infer Suffixes}`
    ? Field | Numbers<Suffixes>
    : Use;
type Numbers<Suffixes> = Suffixes extends `${infer First}_${infer Rest}`
  ? Exclude<First, Form> | Numbers<Rest>
  : Exclude<Suffixes, Form>;

/** The type of a field over all its uses; `never` if a message selects by a case that the field does not have. */
type ValueOf<Field extends string, Use, Named> = Field extends keyof Named
  ? [Exclude<CaseIn<Field, Use>, Named[Field] | 'other'>] extends [never]
    ? Named[Field]
    : never
  : `${Field}#` extends Use
    ? number
    : Field extends Use
      ? string | number
      : [CaseIn<Field, Use>] extends [never]
        ? number
        : 'true' extends CaseIn<Field, Use>
          ? boolean
          : CaseIn<Field, Use>;
type CaseIn<Field extends string, Use> = Use extends `${Field}=${infer Case}` ? Case : never;

type DataOf<Use, Named> = { readonly [Field in FieldsOf<Use> & string]: ValueOf<Field, Use, Named> };

/**
 * The exact data that a message needs; for several messages, their combined data. `Named`: types of fields that are not
 * inserted unchanged.
 */
export type Arguments<Message extends string, Named = Fields> = DataOf<Uses<Message>, Named>;

/** Messages by key, as written in a language. */
type Table = Readonly<Record<string, string>>;
type KeyOf<M> = keyof M & string;

/** The data that a message of a table needs. */
export type ArgumentsOf<M extends Table, K extends KeyOf<M>> = Arguments<M[K]>;
/** The keys of messages without arguments. */
export type PlainKeyOf<M extends Table> = {
  [K in KeyOf<M>]: keyof Arguments<M[K]> extends never ? K : never;
}[KeyOf<M>];
/** Data with the wanted fields and no others. */
export type Exactly<Wanted, Given> = Given & Readonly<Record<Exclude<keyof Given, keyof Wanted>, never>>;

/** Formats the messages of a table for one reader. Wrong, missing or extra data does not compile. */
export interface Translator<M extends Table, Named = Fields> {
  (key: PlainKeyOf<M>): string;
  <K extends KeyOf<M>, D extends Arguments<M[K], Named>>(
    key: K,
    data: Exactly<Arguments<M[K], Named>, D>,
  ): string;
}

/** Formats messages whose values are all inserted unchanged. */
export type PlainTranslator<M extends Table> = Translator<M, Record<never, never>>;
