/** Discord's limits on message components, with its error codes. */
import { ComponentType as Type } from 'discord-api-types/v10';
import {
  countProblems,
  lengthProblems,
  type Place,
  type Problem,
  problemIf,
  rangeProblems,
  required,
  tooMany,
  valueProblems,
  wrongIf,
} from '../problems.ts';
import { type Component, everyComponent, type Media } from '../request-schemas.ts';
import { customIdProblems, duplicateIds, selectProblems } from './menus.ts';

/** Returns the problems of a component's media and alternative text. `files`: names of the message's own files. */
function mediaProblems(
  at: Place,
  holder: { media?: Media | undefined; file?: Media | undefined; description?: string | undefined },
  key: 'media' | 'file',
  files: ReadonlySet<string>,
): Problem[] {
  const url = holder[key]?.url;
  if (url === undefined) return [required([...at, key])];
  return [
    ...urlProblems([...at, key, 'url'], url, files),
    ...lengthProblems([...at, 'description'], holder.description ?? '', 0, 1_024),
  ];
}

/** Returns a problem unless the URL is on the web or names a file of the message. */
function urlProblems(at: Place, url: string, files: ReadonlySet<string>): Problem[] {
  const name = /^attachment:\/\/(?<name>.*)$/.exec(url)?.groups?.name;
  if (name !== undefined) {
    const message = 'The referenced attachment was not found';
    return wrongIf(!files.has(name), at, message, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND');
  }
  const message = 'Scheme must be one of (http, https, attachment).';
  return wrongIf(!/^https?:\/\/\S+$/.test(url), at, message, 'URL_TYPE_INVALID_SCHEME');
}

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
export function componentProblems(components: readonly Component[], v2: boolean, files: ReadonlySet<string>) {
  const at = ['components'];
  const everything = [...everyComponent(components, at)];
  const top = v2 ? [...IN_CONTAINER, Type.Container] : [Type.ActionRow];
  const texts = everything.map(({ component: { type, content = '' } }) =>
    type === Type.TextDisplay ? [...content].length : 0,
  );
  const text = texts.reduce((sum, length) => sum + length, 0);
  return [
    ...wrongIf(
      v2 && everything.length > MAX_COMPONENTS,
      at,
      `${everything.length} components, nested ones counted; ${MAX_COMPONENTS} are the most.`,
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ),
    ...(v2 ? [] : tooMany(at, components, MAX_ROWS)),
    ...wrongIf(
      text > MAX_TEXT,
      at,
      `${text} characters of text; ${MAX_TEXT} are the most.`,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ),
    ...components.flatMap((component, index) => typeProblems([...at, index], component, top)),
    ...everything.flatMap(({ component, at: place }) => [
      ...(component.components ?? []).flatMap((child, index) =>
        typeProblems([...place, 'components', index], child, CHILDREN[component.type] ?? []),
      ),
      ...ownProblems(component, place, files),
    ]),
    ...duplicateIds(everything),
  ];
}

/** Checks that a component is of an allowed type. */
export const typeProblems = (at: Place, { type }: Component, allowed: readonly number[]): Problem[] =>
  wrongIf(
    !allowed.includes(type),
    [...at, 'type'],
    `Value of field "type" must be one of (${allowed.join(', ')}).`,
    'UNION_TYPE_CHOICES',
  );

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
        ...wrongIf(
          component.file?.url.startsWith('attachment://') === false,
          [...at, 'file', 'url'],
          'Only attachment:// is supported here.',
        ),
      ];
    case Type.Separator:
      return valueProblems([...at, 'spacing'], component.spacing ?? 1, [1, 2]);
    case Type.Container:
      return [
        ...countProblems([...at, 'components'], component.components, 1, MAX_COMPONENTS),
        ...rangeProblems([...at, 'accent_color'], component.accent_color ?? 0, 0, 0xffffff),
      ];
    case Type.StringSelect:
      return selectProblems(component, at);
    default:
      return [];
  }
}

function rowProblems({ components = [] }: Component, at: Place): Problem[] {
  const isCrowded = components.length > 1 && components.some(({ type }) => type === Type.StringSelect);
  const message = 'A row holds up to five buttons, or one select alone.';
  return isCrowded
    ? wrongIf(true, [...at, 'components'], message, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED')
    : countProblems([...at, 'components'], components, 1, 5);
}

function buttonProblems(button: Component, at: Place): Problem[] {
  const { custom_id: customId, style = 0, label, emoji, url } = button;
  const isLink = style === 5;
  return [
    ...valueProblems([...at, 'style'], style, [1, 2, 3, 4, 5]),
    ...wrongIf(isLink && url === undefined, at, 'A url is required', 'BUTTON_COMPONENT_URL_REQUIRED'),
    ...wrongIf(!isLink && url !== undefined, [...at, 'url'], 'A url is for link buttons only'),
    ...(isLink
      ? problemIf(customId !== undefined, at, 'COMPONENT_CUSTOM_ID_AND_URL_CONFLICT')
      : customIdProblems(customId, at)),
    ...lengthProblems([...at, 'label'], label ?? '', 0, 80),
    ...problemIf(label === undefined && emoji === undefined, at, 'BUTTON_COMPONENT_INVALID_LABEL'),
  ];
}
