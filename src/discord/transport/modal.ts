/** Dialogs in Discord's format, and what users enter in them. */
import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import { contentId } from '../shared/custom-id.ts';
import type { ChoiceField, Dialog, Field } from '../shared/dialog.ts';
import type { Input } from '../shared/interaction-context.ts';
import { cutTo, LONGEST_OPTION } from '../shared/limits.ts';

const LONGEST_TITLE = 45;
const LONGEST_DESCRIPTION = 100;
const MOST_BOXES = 10;

export const modalOf = ({ id, title, fields }: Dialog): APIModalInteractionResponseCallbackData => ({
  custom_id: contentId(id, fields),
  title: cutTo(title, LONGEST_TITLE),
  components: fields.map((field) => ({
    type: ComponentType.Label,
    label: cutTo(field.label, LONGEST_TITLE),
    ...(field.description === undefined
      ? {}
      : { description: cutTo(field.description, LONGEST_DESCRIPTION) }),
    component: componentOf(field),
  })),
});

function componentOf(field: Field): APIComponentInLabel {
  switch (field.kind) {
    case 'text':
      return {
        type: ComponentType.TextInput,
        custom_id: field.id,
        style: TextInputStyle.Short,
        required: field.required,
        max_length: field.longest,
        // Discord has refused empty values at times (discordjs/discord.js #10805).
        ...(field.value ? { value: field.value } : {}),
        ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
      };
    case 'tick':
      return { type: ComponentType.Checkbox, custom_id: field.id, default: field.ticked === true };
    default:
      return choicesOf(field);
  }
}

function choicesOf({ id, kind, options, placeholder }: ChoiceField): APIComponentInLabel {
  const shared = {
    custom_id: id,
    options: options.map(({ value, label, description, chosen = false }) => ({
      value,
      label: cutTo(label, LONGEST_OPTION),
      default: chosen,
      ...(description === undefined ? {} : { description: cutTo(description, LONGEST_OPTION) }),
    })),
  };
  const anyNumber = { min_values: 0, max_values: options.length, required: false };
  if (options.length > MOST_BOXES) {
    return {
      type: ComponentType.StringSelect,
      ...shared,
      ...(placeholder === undefined ? {} : { placeholder }),
      ...(kind === 'some' ? anyNumber : {}),
    };
  }
  return kind === 'one'
    ? { type: ComponentType.RadioGroup, ...shared }
    : { type: ComponentType.CheckboxGroup, ...shared, ...anyNumber };
}

/** Reads a dialog's input. It can be forged; values of the wrong type count as empty. */
export function readModal({ fields: { fields } }: ModalSubmitInteraction): Input {
  const typed: Record<string, string> = {};
  const chosen: Record<string, readonly string[]> = {};
  for (const field of fields.values()) {
    const { customId, type } = field;
    const value: unknown = 'value' in field ? field.value : undefined;
    if (type === ComponentType.TextInput) typed[customId] = typeof value === 'string' ? value : '';
    else if ('values' in field) chosen[customId] = [field.values].flat().map(String);
    else if (value === true) chosen[customId] = [customId];
    else chosen[customId] = typeof value === 'string' ? [value] : [];
  }
  return { values: [], fields: typed, chosen };
}
