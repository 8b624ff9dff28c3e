/** Discord's limits on custom ids, and on menus in messages and modals. */
import { lengthProblems, type Problem, wrong } from '../problems.ts';
import type { Component, SelectOption } from '../request-schemas.ts';

type Place = readonly PropertyKey[];

/** Returns a problem unless the length of the list is in range, inclusive. */
export function countProblems(
  at: Place,
  list: readonly unknown[] | undefined,
  least: number,
  most: number,
): Problem[] {
  const count = list?.length ?? 0;
  if (count >= least && count <= most) return [];
  return [wrong(at, `Must be between ${least} and ${most} in length.`, 'BASE_TYPE_BAD_LENGTH')];
}

/** Returns a problem unless there is a custom id with 1 to 100 characters. */
export const customIdProblems = (customId: string | undefined, at: Place): Problem[] =>
  customId === undefined
    ? [wrong(at, 'A custom id is required', 'COMPONENT_CUSTOM_ID_REQUIRED')]
    : lengthProblems([...at, 'custom_id'], customId, 1, 100);

/** Returns the problems of a menu in a message or modal. */
export function selectProblems(select: Component, at: Place): Problem[] {
  const { options, min_values: least = 1, max_values: most = 1 } = select;
  const chosen = (options ?? []).filter((option) => option.default === true).length;
  return [
    ...customIdProblems(select.custom_id, at),
    ...lengthProblems([...at, 'placeholder'], select.placeholder ?? '', 0, 150),
    ...(least < 0 || least > 25
      ? [wrong([...at, 'min_values'], 'Must be between 0 and 25.', 'NUMBER_TYPE_MAX')]
      : []),
    ...(most < 1 || most > 25
      ? [wrong([...at, 'max_values'], 'Must be between 1 and 25.', 'NUMBER_TYPE_MAX')]
      : []),
    ...(least > most
      ? [
          wrong(
            [...at, 'min_values'],
            'Must not be more than max_values.',
            'SELECT_COMPONENT_MAX_VALUES_INVALID',
          ),
        ]
      : []),
    ...(chosen > most
      ? [
          wrong(
            [...at, 'max_values'],
            'More values are chosen than may be.',
            'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
          ),
        ]
      : []),
    ...optionProblems(options ?? [], { least: 1, greatest: 25, most }, [...at, 'options']),
  ];
}

/** Allowed number of options, and of selected ones. */
interface OptionLimits {
  readonly least: number;
  readonly greatest: number;
  readonly most: number;
}

/** Returns the problems of the options of a menu or a group of boxes. */
export function optionProblems(
  options: readonly SelectOption[],
  { least, greatest, most }: OptionLimits,
  at: Place,
): Problem[] {
  const values = new Set<string>();
  return [
    ...countProblems(at, options, least, greatest),
    ...(options.length > 0 && most > options.length
      ? [wrong(at, `Must have at least max_values options (${most}).`, 'SELECT_COMPONENT_MAX_VALUES_INVALID')]
      : []),
    ...options.flatMap(({ label, value, description }, index) => {
      const again = values.has(value);
      values.add(value);
      return [
        ...lengthProblems([...at, index, 'label'], label, 1, 100),
        ...lengthProblems([...at, index, 'value'], value, 1, 100),
        ...lengthProblems([...at, index, 'description'], description ?? '', 0, 100),
        ...(again
          ? [
              wrong(
                [...at, index, 'value'],
                'The specified option value is already used',
                'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
              ),
            ]
          : []),
      ];
    }),
  ];
}
