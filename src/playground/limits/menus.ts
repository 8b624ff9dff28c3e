/** Discord's limits on custom ids, and on menus in messages and modals. */
import {
  countProblems,
  lengthProblems,
  type Place,
  type Problem,
  problemIf,
  rangeProblems,
  wrong,
  wrongIf,
} from '../problems.ts';
import type { Component, SelectOption } from '../request-schemas.ts';

/** Checks a custom id: 1 to 100 characters. */
export const customIdProblems = (customId: string | undefined, at: Place): Problem[] =>
  customId === undefined
    ? [wrong(at, 'A custom id is required', 'COMPONENT_CUSTOM_ID_REQUIRED')]
    : lengthProblems([...at, 'custom_id'], customId, 1, 100);

/** Returns a problem for each custom id that an earlier component has. */
export function duplicateIds(all: readonly { readonly component: Component; readonly at: Place }[]) {
  const ids = all.map(({ component }) => component.custom_id);
  return all.flatMap(({ at }, index) =>
    problemIf(
      ids[index] !== undefined && ids.indexOf(ids[index]) < index,
      [...at, 'custom_id'],
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ),
  );
}

/** Checks a menu: its id, placeholder, options and how many can be chosen. */
export function selectProblems(select: Component, at: Place): Problem[] {
  const { options = [], min_values: least = 1, max_values: most = 1 } = select;
  return [
    ...customIdProblems(select.custom_id, at),
    ...lengthProblems([...at, 'placeholder'], select.placeholder ?? '', 0, 150),
    ...rangeProblems([...at, 'min_values'], least, 0, 25),
    ...rangeProblems([...at, 'max_values'], most, 1, 25),
    ...wrongIf(
      least > most,
      [...at, 'min_values'],
      'Must not be more than max_values.',
      'SELECT_COMPONENT_MAX_VALUES_INVALID',
    ),
    ...problemIf(
      options.filter((option) => option.default === true).length > most,
      [...at, 'max_values'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    ),
    ...optionProblems(options, { least: 1, greatest: 25, most }, [...at, 'options']),
  ];
}

interface OptionLimits {
  readonly least: number;
  readonly greatest: number;
  readonly most: number;
}

/** Checks the options of a menu or group: their number, texts, values and defaults. */
export function optionProblems(
  options: readonly SelectOption[],
  { least, greatest, most }: OptionLimits,
  at: Place,
): Problem[] {
  const values = options.map(({ value }) => value);
  return [
    ...countProblems(at, options, least, greatest),
    ...wrongIf(
      options.length > 0 && most > options.length,
      at,
      `Must have at least max_values options (${most}).`,
      'SELECT_COMPONENT_MAX_VALUES_INVALID',
    ),
    ...options.flatMap(({ label, value, description }, index) => [
      ...lengthProblems([...at, index, 'label'], label, 1, 100),
      ...lengthProblems([...at, index, 'value'], value, 1, 100),
      ...lengthProblems([...at, index, 'description'], description ?? '', 0, 100),
      ...problemIf(
        values.indexOf(value) < index,
        [...at, index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      ),
    ]),
  ];
}
