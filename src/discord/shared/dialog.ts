/** What a dialog looks like, as plain data: at most five fields, sent all together. */

interface Labelled {
  readonly id: string;
  /** At most 45 characters. */
  readonly label: string;
  /** At most 100 characters. */
  readonly description?: string;
}

/** A line to type. */
interface TextField extends Labelled {
  readonly kind: 'text';
  readonly value?: string;
  readonly placeholder?: string;
  readonly required: boolean;
  readonly longest: number;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

/** Options of which exactly one is chosen, or any number; at most 25. */
export interface ChoiceField extends Labelled {
  readonly kind: 'one' | 'some';
  /** Shown where there are too many for boxes, and none is chosen. */
  readonly placeholder?: string;
  readonly options: readonly Choice[];
}

/** A box to tick. */
interface TickField extends Labelled {
  readonly kind: 'tick';
  readonly ticked?: boolean;
}

export type Field = TextField | ChoiceField | TickField;

/** It is submitted to the route of its `id`, with what was filled in by the ids of the fields. */
export interface Dialog {
  readonly id: string;
  /** At most 45 characters. */
  readonly title: string;
  readonly fields: readonly Field[];
}
