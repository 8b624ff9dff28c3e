/** Discord's limits on modals and on autocomplete choices. */
import { ComponentType as Type } from 'discord-api-types/v10';
import { lengthProblems, type Problem, required, wrong } from '../problems.ts';
import { type ChoicesBody, type Component, everyComponent, type ModalBody } from '../request-schemas.ts';
import { countProblems, customIdProblems, optionProblems, selectProblems } from './menus.ts';

type Place = readonly PropertyKey[];

/** Options of a group of radio buttons or checkboxes. */
const MAX_BOXES = 10;

const TOP: readonly number[] = [Type.ActionRow, Type.TextDisplay, Type.Label];

/** Returns the problems of a modal. Paths are relative to `data`. */
export function modalProblems({ custom_id: customId, title, components = [] }: ModalBody): Problem[] {
  const at = ['components'];
  const seen = new Set<string>();
  return [
    ...customIdProblems(customId, []),
    ...lengthProblems(['title'], title, 1, 45),
    ...countProblems(at, components, 1, 5),
    ...components.flatMap((component, index) => topProblems(component, [...at, index])),
    ...[...everyComponent(components, at)].flatMap(({ component, at: place }) => {
      if (component.custom_id === undefined || !seen.has(component.custom_id)) {
        if (component.custom_id !== undefined) seen.add(component.custom_id);
        return [];
      }
      const message = 'Component custom id cannot be duplicated';
      return [wrong([...place, 'custom_id'], message, 'COMPONENT_CUSTOM_ID_DUPLICATED')];
    }),
  ];
}

function topProblems(component: Component, at: Place): Problem[] {
  switch (component.type) {
    case Type.ActionRow: {
      const [field, ...more] = component.components ?? [];
      if (field === undefined || more.length > 0 || field.type !== Type.TextInput) {
        return [
          wrong([...at, 'components'], 'A row of a modal holds one text input.', 'BASE_TYPE_BAD_LENGTH'),
        ];
      }
      const inner = [...at, 'components', 0];
      return [...lengthProblems([...inner, 'label'], field.label, 1, 45), ...inputProblems(field, inner)];
    }
    case Type.Label:
      return [
        ...lengthProblems([...at, 'label'], component.label, 1, 45),
        ...lengthProblems([...at, 'description'], component.description ?? '', 0, 100),
        ...(component.component === undefined
          ? [required([...at, 'component'])]
          : fieldProblems(component.component, [...at, 'component'])),
      ];
    case Type.TextDisplay:
      return lengthProblems([...at, 'content'], component.content, 1, 4_000);
    default:
      return [
        wrong(
          [...at, 'type'],
          `Value of field "type" must be one of (${TOP.join(', ')}).`,
          'UNION_TYPE_CHOICES',
        ),
      ];
  }
}

function fieldProblems(field: Component, at: Place): Problem[] {
  if (field.type === Type.TextInput) {
    return [
      ...(field.label === undefined
        ? []
        : [wrong([...at, 'label'], 'The label stands in the Label around it.')]),
      ...inputProblems(field, at),
    ];
  }
  if (field.type === Type.StringSelect) {
    return [
      ...(field.disabled === true ? [wrong([...at, 'disabled'], 'Nothing can be disabled in a modal.')] : []),
      ...selectProblems(field, at),
    ];
  }
  if (field.type === Type.RadioGroup || field.type === Type.CheckboxGroup) return groupProblems(field, at);
  return field.type === Type.Checkbox
    ? customIdProblems(field.custom_id, at)
    : [wrong([...at, 'type'], 'This component cannot stand in a Label.', 'UNION_TYPE_CHOICES')];
}

/** Returns the problems of a group of radio buttons or checkboxes. */
function groupProblems(group: Component, at: Place): Problem[] {
  const { options = [], required: isRequired = true } = group;
  const isRadio = group.type === Type.RadioGroup;
  const { min_values: least = 1, max_values: most = isRadio ? 1 : options.length } = group;
  const chosen = options.filter((option) => option.default === true).length;
  const outside = (number: number, from: number) => number < from || number > MAX_BOXES;
  return [
    ...customIdProblems(group.custom_id, at),
    ...optionProblems(options, { least: isRadio ? 2 : 1, greatest: MAX_BOXES, most }, [...at, 'options']),
    ...(outside(least, 0)
      ? [wrong([...at, 'min_values'], 'Must be between 0 and 10.', 'NUMBER_TYPE_MAX')]
      : []),
    ...(outside(most, 1)
      ? [wrong([...at, 'max_values'], 'Must be between 1 and 10.', 'NUMBER_TYPE_MAX')]
      : []),
    ...(least > most ? [wrong([...at, 'min_values'], 'Must not be more than max_values.')] : []),
    ...(least === 0 && isRequired
      ? [wrong([...at, 'required'], 'Must be false where min_values is 0.')]
      : []),
    ...(chosen > most ? [wrong([...at, 'options'], 'More options are chosen than may be.')] : []),
  ];
}

function inputProblems(input: Component, at: Place): Problem[] {
  const { min_length: least = 0, max_length: most = 4_000 } = input;
  return [
    ...customIdProblems(input.custom_id, at),
    ...(input.style === 1 || input.style === 2
      ? []
      : [wrong([...at, 'style'], 'Value must be one of (1, 2).', 'BASE_TYPE_CHOICES')]),
    ...(least < 0 || least > 4_000
      ? [wrong([...at, 'min_length'], 'Must be between 0 and 4000.', 'NUMBER_TYPE_MAX')]
      : []),
    ...(most < 1 || most > 4_000
      ? [wrong([...at, 'max_length'], 'Must be between 1 and 4000.', 'NUMBER_TYPE_MAX')]
      : []),
    ...(least > most ? [wrong([...at, 'min_length'], 'Must not be more than max_length.')] : []),
    ...lengthProblems([...at, 'placeholder'], input.placeholder ?? '', 0, 100),
    ...lengthProblems([...at, 'value'], input.value ?? '', 0, Math.min(most, 4_000)),
  ];
}

/** Returns the problems of autocomplete choices. Paths are relative to `data`. */
export const choiceProblems = ({ choices }: ChoicesBody): Problem[] => [
  ...(choices.length > 25
    ? [wrong(['choices'], 'Must be 25 or fewer in length.', 'BASE_TYPE_MAX_LENGTH')]
    : []),
  ...choices.flatMap(({ name, value }, index) => [
    ...lengthProblems(['choices', index, 'name'], name, 1, 100),
    ...(typeof value === 'string' ? lengthProblems(['choices', index, 'value'], value, 0, 100) : []),
  ]),
];
