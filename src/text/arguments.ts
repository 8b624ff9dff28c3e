/** What a message asks for, read off its text by the compiler: which arguments it has, and what each may be. */
import type { Clan, Good, Import, Land, Meat, SoloTitle, Technology, Unit } from '../content/index.ts';
import type { DecisionKind, Option, Phase, PlanItem, ScoreRow, Seat, TradeSide } from '../engine/index.ts';
import type { Earlier } from './preceding-events.ts';

/** What the fields hold that become names, or that messages choose by. Text is inserted as it is. */
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
  land: Land | 'water';
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
  by: Earlier['draw'];
  move: 'same' | 'level' | 'up' | 'down';
  kind: DecisionKind;
  direction: 'up' | 'down';
  draft: 'clans' | 'tiles' | 'auction' | 'experience';
  request: 'undo' | 'abandon';
  row: ScoreRow;
}

/** Suffixes that ask for a form of a name; any other suffix is a field with the number it is wanted in. */
type Form = 'bare' | 'counted' | 'doing' | 'name' | 'numbers' | 'starting' | 'text' | 'tools';

/**
 * The arguments of a message: `name` where it is inserted, `name#` where a plural goes by it, and `name=case`
 * for each case of a choice. `Inside`: the choices that are open here, the innermost first.
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

/** From behind a branch, or before the first one, to the next branch or out of the choice. */
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

/** The fields that a use asks for: its own, and that of a number behind it. */
type FieldsOf<Use> = Use extends `${infer Name}#` | `${infer Name}=${string}`
  ? Name
  : Use extends `${infer Field}_${infer Suffixes}`
    ? Field | Numbers<Suffixes>
    : Use;
type Numbers<Suffixes> = Suffixes extends `${infer First}_${infer Rest}`
  ? Exclude<First, Form> | Numbers<Rest>
  : Exclude<Suffixes, Form>;

/** What a field may be, by all its uses; nothing where a message chooses by a case that the field never has. */
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
 * The data that a message asks for, no more and no less; of several messages, what they ask for together. `Named`:
 * what the fields hold that are not inserted as they are.
 */
export type Arguments<Message extends string, Named = Fields> = DataOf<Uses<Message>, Named>;

/** Messages by key, as a language has written them. */
type Table = Readonly<Record<string, string>>;
type KeyOf<M> = keyof M & string;

/** What a message of a table asks for. */
export type ArgumentsOf<M extends Table, K extends KeyOf<M>> = Arguments<M[K]>;
/** The keys of messages that ask for nothing. */
export type PlainKeyOf<M extends Table> = {
  [K in KeyOf<M>]: keyof Arguments<M[K]> extends never ? K : never;
}[KeyOf<M>];
/** Data with the wanted fields and no others. */
export type Exactly<Wanted, Given> = Given & Readonly<Record<Exclude<keyof Given, keyof Wanted>, never>>;

/** Says the messages of a table to one reader. Data that is wrong, missing or not asked for does not compile. */
export interface Speaker<M extends Table, Named = Fields> {
  (key: PlainKeyOf<M>): string;
  <K extends KeyOf<M>, D extends Arguments<M[K], Named>>(
    key: K,
    data: Exactly<Arguments<M[K], Named>, D>,
  ): string;
}

/** What says messages that are filled with values as they are: nothing in them becomes a name. */
export type PlainSpeaker<M extends Table> = Speaker<M, Record<never, never>>;
