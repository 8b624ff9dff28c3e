/** Dialogs as plain data: at most five fields, submitted together. */

interface Labelled {
  readonly id: string;
  /** At most 45 characters. */
  readonly label: string;
  /** At most 100 characters. */
  readonly description?: string;
}

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

/** Options: exactly one (`one`) or any number (`some`) can be chosen; at most 25 options. */
export interface ChoiceField extends Labelled {
  readonly kind: 'one' | 'some';
  /** Shown in a menu, used if there are too many options for boxes. */
  readonly placeholder?: string;
  readonly options: readonly Choice[];
}

interface TickField extends Labelled {
  readonly kind: 'tick';
  readonly ticked?: boolean;
}

export type Field = TextField | ChoiceField | TickField;

/** A dialog. Submitted to the route of its `id`, with the input by field id. */
export interface Dialog {
  readonly id: string;
  /** At most 45 characters. */
  readonly title: string;
  readonly fields: readonly Field[];
}
