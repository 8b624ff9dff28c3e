/** Discord's limits on modals and on autocomplete choices. */
import { ComponentType as Type } from 'discord-api-types/v10';
import {
  countProblems,
  lengthProblems,
  type Place,
  type Problem,
  rangeProblems,
  required,
  tooMany,
  valueProblems,
  wrong,
  wrongIf,
} from '../problems.ts';
import { type ChoicesBody, type Component, everyComponent, type ModalBody } from '../request-schemas.ts';
import { typeProblems } from './components.ts';
import { customIdProblems, duplicateIds, optionProblems, selectProblems } from './menus.ts';

const MAX_BOXES = 10;
const MAX_INPUT = 4_000;

/** Returns the problems of a modal. Paths are relative to `data`. */
export function modalProblems({ custom_id: customId, title, components = [] }: ModalBody): Problem[] {
  const at = ['components'];
  return [
    ...customIdProblems(customId, []),
    ...lengthProblems(['title'], title, 1, 45),
    ...countProblems(at, components, 1, 5),
    ...components.flatMap((component, index) => topProblems(component, [...at, index])),
    ...duplicateIds([...everyComponent(components, at)]),
  ];
}

function topProblems(component: Component, at: Place): Problem[] {
  if (component.type === Type.TextDisplay)
    return lengthProblems([...at, 'content'], component.content, 1, 4_000);
  if (component.type !== Type.Label) return typeProblems(at, component, [Type.TextDisplay, Type.Label]);
  return [
    ...lengthProblems([...at, 'label'], component.label, 1, 45),
    ...lengthProblems([...at, 'description'], component.description ?? '', 0, 100),
    ...(component.component === undefined
      ? [required([...at, 'component'])]
      : fieldProblems(component.component, [...at, 'component'])),
  ];
}

function fieldProblems(field: Component, at: Place): Problem[] {
  switch (field.type) {
    case Type.TextInput:
      return [
        ...wrongIf(field.label !== undefined, [...at, 'label'], 'The label stands in the Label around it.'),
        ...inputProblems(field, at),
      ];
    case Type.StringSelect:
      return [
        ...wrongIf(field.disabled === true, [...at, 'disabled'], 'Nothing can be disabled in a modal.'),
        ...selectProblems(field, at),
      ];
    case Type.RadioGroup:
    case Type.CheckboxGroup:
      return groupProblems(field, at);
    case Type.Checkbox:
      return customIdProblems(field.custom_id, at);
    default:
      return [wrong([...at, 'type'], 'This component cannot stand in a Label.', 'UNION_TYPE_CHOICES')];
  }
}

function groupProblems(group: Component, at: Place): Problem[] {
  const { options = [], required: isRequired = true } = group;
  const isRadio = group.type === Type.RadioGroup;
  const { min_values: least = 1, max_values: most = isRadio ? 1 : options.length } = group;
  const chosen = options.filter((option) => option.default === true).length;
  return [
    ...customIdProblems(group.custom_id, at),
    ...optionProblems(options, { least: isRadio ? 2 : 1, greatest: MAX_BOXES, most }, [...at, 'options']),
    ...rangeProblems([...at, 'min_values'], least, 0, MAX_BOXES),
    ...rangeProblems([...at, 'max_values'], most, 1, MAX_BOXES),
    ...wrongIf(least > most, [...at, 'min_values'], 'Must not be more than max_values.'),
    ...wrongIf(least === 0 && isRequired, [...at, 'required'], 'Must be false where min_values is 0.'),
    ...wrongIf(chosen > most, [...at, 'options'], 'More options are chosen than may be.'),
  ];
}

function inputProblems(input: Component, at: Place): Problem[] {
  const { min_length: least = 0, max_length: most = MAX_INPUT } = input;
  return [
    ...customIdProblems(input.custom_id, at),
    ...valueProblems([...at, 'style'], input.style, [1, 2]),
    ...rangeProblems([...at, 'min_length'], least, 0, MAX_INPUT),
    ...rangeProblems([...at, 'max_length'], most, 1, MAX_INPUT),
    ...wrongIf(least > most, [...at, 'min_length'], 'Must not be more than max_length.'),
    ...lengthProblems([...at, 'placeholder'], input.placeholder ?? '', 0, 100),
    // Discord has refused empty values at times (discordjs/discord.js #10805).
    ...(input.value === undefined
      ? []
      : lengthProblems([...at, 'value'], input.value, 1, Math.min(most, MAX_INPUT))),
  ];
}

/** Returns the problems of autocomplete choices. Paths are relative to `data`. */
export const choiceProblems = ({ choices }: ChoicesBody): Problem[] => [
  ...tooMany(['choices'], choices, 25),
  ...choices.flatMap(({ name, value }, index) => [
    ...lengthProblems(['choices', index, 'name'], name, 1, 100),
    ...(typeof value === 'string' ? lengthProblems(['choices', index, 'value'], value, 0, 100) : []),
  ]),
];
