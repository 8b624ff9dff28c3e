/** Discord's limits on message components, with its error codes. */
import { ComponentType as Type } from 'discord-api-types/v10';
import { lengthProblems, type Problem, required, wrong } from '../problems.ts';
import { type Component, everyComponent } from '../request-schemas.ts';
import { mediaProblems } from './media.ts';
import { countProblems, customIdProblems, selectProblems } from './menus.ts';

type Place = readonly PropertyKey[];

const MAX_COMPONENTS = 40;
const MAX_TEXT = 4_000;
const MAX_ROWS = 5;
/** Bytes of all serialized components at which Discord fails (discord-api-docs #8554). */
const MAX_BYTES = 10_170;

/** Returns whether Discord fails on these components, which it does without a reason. */
export const isTooMuch = (components: readonly object[]): boolean =>
  Buffer.byteLength(JSON.stringify(components)) > MAX_BYTES;

const IN_CONTAINER: readonly number[] = [
  Type.ActionRow,
  Type.Section,
  Type.TextDisplay,
  Type.MediaGallery,
  Type.File,
  Type.Separator,
];
/** Allowed direct children by component type; a message's own depend on its kind. */
const CHILDREN: Readonly<Record<number, readonly number[]>> = {
  [Type.ActionRow]: [Type.Button, Type.StringSelect],
  [Type.Section]: [Type.TextDisplay],
  [Type.Container]: IN_CONTAINER,
};
const ACCESSORIES: readonly number[] = [Type.Button, Type.Thumbnail];

/**
 * Returns the problems of a message's components. `v2`: it has the Components V2 flag. `files`: names that
 * `attachment://` may refer to.
 */
export function componentProblems(
  components: readonly Component[],
  v2: boolean,
  files: ReadonlySet<string>,
): Problem[] {
  const at = ['components'];
  const everything = [...everyComponent(components, at)];
  const top = v2 ? [...IN_CONTAINER, Type.Container] : [Type.ActionRow];
  const text = everything.reduce(
    (sum, { component }) =>
      sum + (component.type === Type.TextDisplay ? [...(component.content ?? '')].length : 0),
    0,
  );
  return [
    ...(v2 && everything.length > MAX_COMPONENTS
      ? [
          wrong(
            at,
            `${everything.length} components, nested ones counted; ${MAX_COMPONENTS} are the most.`,
            'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
          ),
        ]
      : []),
    ...(!v2 && components.length > MAX_ROWS
      ? [wrong(at, `Must be ${MAX_ROWS} or fewer in length.`, 'BASE_TYPE_MAX_LENGTH')]
      : []),
    ...(text > MAX_TEXT
      ? [
          wrong(
            at,
            `${text} characters of text; ${MAX_TEXT} are the most.`,
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
          ),
        ]
      : []),
    ...components.flatMap((component, index) => typeProblems([...at, index], component, top)),
    ...everything.flatMap(({ component, at: place }) => oneProblems(component, place, files)),
    ...duplicates(everything),
  ];
}

const typeProblems = (at: Place, { type }: Component, allowed: readonly number[]): Problem[] =>
  allowed.includes(type)
    ? []
    : [
        wrong(
          [...at, 'type'],
          `Value of field "type" must be one of (${allowed.join(', ')}).`,
          'UNION_TYPE_CHOICES',
        ),
      ];

function duplicates(everything: readonly { readonly component: Component; readonly at: Place }[]): Problem[] {
  const seen = new Set<string>();
  return everything.flatMap(({ component: { custom_id: customId }, at }) => {
    if (customId === undefined || !seen.has(customId)) {
      if (customId !== undefined) seen.add(customId);
      return [];
    }
    const message = 'Component custom id cannot be duplicated';
    return [wrong([...at, 'custom_id'], message, 'COMPONENT_CUSTOM_ID_DUPLICATED')];
  });
}

function oneProblems(component: Component, at: Place, files: ReadonlySet<string>): Problem[] {
  const allowed = CHILDREN[component.type] ?? [];
  const children = (component.components ?? []).flatMap((child, index) =>
    typeProblems([...at, 'components', index], child, allowed),
  );
  return [...children, ...ownProblems(component, at, files)];
}

function ownProblems(component: Component, at: Place, files: ReadonlySet<string>): Problem[] {
  switch (component.type) {
    case Type.ActionRow:
      return rowProblems(component, at);
    case Type.Button:
      return buttonProblems(component, at);
    case Type.Section:
      return [
        ...countProblems([...at, 'components'], component.components, 1, 3),
        ...(component.accessory === undefined
          ? [required([...at, 'accessory'])]
          : typeProblems([...at, 'accessory'], component.accessory, ACCESSORIES)),
      ];
    case Type.TextDisplay:
      return lengthProblems([...at, 'content'], component.content, 1, MAX_TEXT);
    case Type.Thumbnail:
      return mediaProblems(at, component, 'media', files);
    case Type.MediaGallery:
      return [
        ...countProblems([...at, 'items'], component.items, 1, 10),
        ...(component.items ?? []).flatMap((item, index) =>
          mediaProblems([...at, 'items', index], item, 'media', files),
        ),
      ];
    case Type.File:
      return [
        ...mediaProblems(at, component, 'file', files),
        ...(component.file?.url.startsWith('attachment://') === false
          ? [wrong([...at, 'file', 'url'], 'Only attachment:// is supported here.')]
          : []),
      ];
    case Type.Separator:
      return [undefined, 1, 2].includes(component.spacing)
        ? []
        : [wrong([...at, 'spacing'], 'Value must be one of (1, 2).', 'BASE_TYPE_CHOICES')];
    case Type.Container:
      return [
        ...countProblems([...at, 'components'], component.components, 1, MAX_COMPONENTS),
        ...((component.accent_color ?? 0) < 0 || (component.accent_color ?? 0) > 0xffffff
          ? [wrong([...at, 'accent_color'], 'Must be between 0 and 16777215.', 'NUMBER_TYPE_MAX')]
          : []),
      ];
    case Type.StringSelect:
      return selectProblems(component, at);
    default:
      return [];
  }
}

function rowProblems({ components = [] }: Component, at: Place): Problem[] {
  const hasSelect = components.some(({ type }) => type === Type.StringSelect);
  if (hasSelect && components.length > 1) {
    return [
      wrong(
        [...at, 'components'],
        'A row holds up to five buttons, or one select alone.',
        'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      ),
    ];
  }
  return countProblems([...at, 'components'], components, 1, 5);
}

function buttonProblems(button: Component, at: Place): Problem[] {
  const { custom_id: customId, style, label, emoji, url } = button;
  const isLink = style === 5;
  const says = label !== undefined || emoji !== undefined;
  return [
    ...(style === undefined || style < 1 || style > 5
      ? [wrong([...at, 'style'], 'Value must be one of (1, 2, 3, 4, 5).', 'BASE_TYPE_CHOICES')]
      : []),
    ...(isLink && url === undefined ? [wrong(at, 'A url is required', 'BUTTON_COMPONENT_URL_REQUIRED')] : []),
    ...(!isLink && url !== undefined ? [wrong([...at, 'url'], 'A url is for link buttons only')] : []),
    ...(isLink
      ? customId === undefined
        ? []
        : [wrong(at, 'A custom id and url cannot both be specified', 'COMPONENT_CUSTOM_ID_AND_URL_CONFLICT')]
      : customIdProblems(customId, at)),
    ...lengthProblems([...at, 'label'], label ?? '', 0, 80),
    ...(says ? [] : [wrong(at, 'A button needs a label or an emoji', 'BUTTON_COMPONENT_INVALID_LABEL')]),
  ];
}
