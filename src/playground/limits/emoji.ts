/** Discord's limits on the emoji of buttons and menus. */

import { type Place, type Problem, wrong } from '../problems.ts';
import { type Component, everyComponent, type SelectOption } from '../request-schemas.ts';

export type IsEmoji = (id: string) => boolean;

const UNICODE = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3)/u;

/** Checks the emoji of buttons and options. `isEmoji` knows the uploaded ones. */
export function emojiProblems(components: readonly Component[], isEmoji: IsEmoji): Problem[] {
  return [...everyComponent(components, ['components'])].flatMap(({ component, at }) => [
    ...oneProblems(component, at, isEmoji),
    ...(component.options ?? []).flatMap((option, index) =>
      oneProblems(option, [...at, 'options', index], isEmoji),
    ),
  ]);
}

function oneProblems(
  { emoji }: Pick<Component | SelectOption, 'emoji'>,
  at: Place,
  isEmoji: IsEmoji,
): Problem[] {
  if (emoji === undefined) return [];
  const { id, name = '' } = emoji;
  if (id === undefined ? UNICODE.test(name) : isEmoji(id)) return [];
  // Menus use the same code.
  const field = id === undefined ? 'name' : 'id';
  return [wrong([...at, 'emoji', field], 'Invalid emoji', 'BUTTON_COMPONENT_INVALID_EMOJI')];
}
