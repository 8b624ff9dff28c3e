/** Discord's limits on whole messages: lengths, flags, files, mentions. */
import { MessageFlags } from 'discord-api-types/v10';
import type { Upload } from '../files.ts';
import { lengthProblems, type Place, type Problem, problemIf, tooMany, wrong, wrongIf } from '../problems.ts';
import { type Component, everyComponent, type MessageBody, type SelectOption } from '../request-schemas.ts';
import { componentProblems } from './components.ts';

type IsEmoji = (id: string) => boolean;

const UNICODE = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3)/u;

/** Checks the emoji of buttons and options. `isEmoji` knows the uploaded ones. */
function emojiProblems(components: readonly Component[], isEmoji: IsEmoji): Problem[] {
  return [...everyComponent(components, ['components'])].flatMap(({ component, at }) => [
    ...oneProblems(component, at, isEmoji),
    ...(component.options ?? []).flatMap((option, index) =>
      oneProblems(option, [...at, 'options', index], isEmoji),
    ),
  ]);
}

function oneProblems({ emoji }: Pick<Component | SelectOption, 'emoji'>, at: Place, isEmoji: IsEmoji) {
  if (emoji === undefined) return [];
  const { id, name = '' } = emoji;
  if (id === undefined ? UNICODE.test(name) : isEmoji(id)) return [];
  // Menus use the same code.
  const field = id === undefined ? 'name' : 'id';
  return [wrong([...at, 'emoji', field], 'Invalid emoji', 'BUTTON_COMPONENT_INVALID_EMOJI')];
}

interface MessageContext {
  readonly before:
    | {
        readonly flags: number;
        readonly content: string;
        readonly files: readonly string[];
      }
    | undefined;
  readonly flags: number;
  readonly uploads: readonly Upload[];
  /** Files that components can show. Default: all. */
  readonly found?: readonly Upload[];
  readonly isEmoji: IsEmoji;
}

const MAX_FILES = 10;
const MAX_BYTES = 10 * 1024 * 1024;

/** Returns whether a message with this body has the Components V2 flag, which an edit cannot remove. */
export const isV2 = (body: MessageBody, before: MessageContext['before']) =>
  (((body.flags ?? 0) | (before?.flags ?? 0)) & MessageFlags.IsComponentsV2) !== 0;

/** Returns the problems of a message; empty if Discord would accept it. */
export function messageProblems(body: MessageBody, context: MessageContext): Problem[] {
  const { before, uploads, found = uploads } = context;
  const v2 = isV2(body, before);
  const files = new Set([...(before?.files ?? []), ...found.map(({ name }) => name)]);
  return [
    ...lengthProblems(['content'], body.content ?? '', 0, 2_000),
    ...flagProblems(body, context),
    ...(v2 ? legacyProblems(body, before) : []),
    ...componentProblems(body.components ?? [], v2, files),
    ...emojiProblems(body.components ?? [], context.isEmoji),
    ...wrongIf((body.embeds?.length ?? 0) > 0, ['embeds'], 'The playground has no embeds.'),
    ...fileProblems(body, uploads),
    ...mentionProblems(body.allowed_mentions),
    ...lengthProblems(['nonce'], String(body.nonce ?? ''), 0, 25),
  ];
}

function flagProblems({ flags }: MessageBody, { before, flags: allowed }: MessageContext): Problem[] {
  if (flags == null) return [];
  const v2 = MessageFlags.IsComponentsV2;
  const unknown = flags & ~(allowed | (before?.flags ?? 0));
  const removes = before !== undefined && (before.flags & v2) !== 0 && (flags & v2) === 0;
  return [
    ...wrongIf(unknown !== 0, ['flags'], `These flags cannot be set here: ${unknown}.`, 'BASE_TYPE_CHOICES'),
    ...problemIf(removes, ['flags'], 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG'),
  ];
}

/** With the flag, an edit must explicitly remove legacy content. */
function legacyProblems(body: MessageBody, before: MessageContext['before']): Problem[] {
  const content = body.content === undefined ? (before?.content ?? '') : (body.content ?? '');
  return problemIf(content !== '', ['content'], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
}

function fileProblems({ attachments }: MessageBody, uploads: readonly Upload[]): Problem[] {
  const files = (attachments?.length ?? 0) > uploads.length ? attachments : uploads;
  return [
    ...tooMany(['attachments'], files, MAX_FILES),
    ...uploads.flatMap(({ bytes, name }, index) =>
      wrongIf(
        bytes.length > MAX_BYTES,
        ['files', index],
        `${name} is larger than ${MAX_BYTES} bytes.`,
        'BASE_TYPE_MAX_LENGTH',
      ),
    ),
    ...(attachments ?? []).flatMap(({ description }, index) =>
      lengthProblems(['attachments', index, 'description'], description ?? '', 0, 1_024),
    ),
  ];
}

function mentionProblems(allowed: MessageBody['allowed_mentions']): Problem[] {
  return (['users', 'roles'] as const).flatMap((kind) => {
    const list = allowed?.[kind] ?? [];
    return [
      ...tooMany(['allowed_mentions', kind], list, 100),
      ...wrongIf(
        list.length > 0 && allowed?.parse?.includes(kind) === true,
        ['allowed_mentions'],
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      ),
    ];
  });
}

/** Returns the uploaded files that a V2 message never shows: Discord accepts them, but no user sees them. */
export function unusedFiles(body: MessageBody, uploads: readonly Upload[]): string[] {
  const used = new Set(
    [...everyComponent(body.components ?? [])].flatMap(({ component }) => [
      component.media?.url,
      component.file?.url,
      ...(component.items ?? []).map(({ media }) => media.url),
    ]),
  );
  return uploads.map(({ name }) => name).filter((name) => !used.has(`attachment://${name}`));
}
