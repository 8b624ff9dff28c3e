/** Schemas of what bots send: messages, components, modals, callbacks. Unused fields pass through. */
import { ChannelType } from 'discord-api-types/v10';
import { z } from 'zod';

/** Discord accepts `null` for absent fields nearly everywhere below the top level of a body. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner)]])),
  );
}

const text = z.string().optional();
const whole = z.int().optional();
const flag = z.boolean().optional();
const media = z.looseObject({ url: z.string() });
const emoji = z.looseObject({ id: text, name: text }).optional();
const option = z.looseObject({
  label: z.string(),
  value: z.string(),
  description: text,
  emoji,
  default: flag,
});
/** Any component of a message or modal; `type` determines its required fields. */
const component = z.looseObject({
  type: z.int(),
  id: whole,
  custom_id: text,
  style: whole,
  label: text,
  description: text,
  emoji,
  url: text,
  disabled: flag,
  placeholder: text,
  min_values: whole,
  max_values: whole,
  min_length: whole,
  max_length: whole,
  required: flag,
  default: flag,
  value: text,
  content: text,
  accent_color: whole,
  spacing: whole,
  options: z.array(option).optional(),
  items: z.array(z.looseObject({ media, description: text })).optional(),
  media: media.optional(),
  file: media.optional(),
  get components() {
    return z.array(component).optional();
  },
  get component() {
    return component.optional();
  },
  get accessory() {
    return component.optional();
  },
});
export type Component = z.infer<typeof component>;
export type SelectOption = z.infer<typeof option>;
export type Media = z.infer<typeof media>;
const components = z.preprocess(withoutNulls, z.array(component).optional());

export const messageBody = z.looseObject({
  content: z.string().nullish(),
  embeds: z.array(z.unknown()).nullish(),
  components,
  flags: z.int().nullish(),
  attachments: z
    .array(
      z.looseObject({
        id: z.union([z.string(), z.int()]),
        filename: z.string().nullish(),
        description: z.string().nullish(),
      }),
    )
    .nullish(),
  allowed_mentions: z
    .looseObject({
      parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
      users: z.array(z.string()).nullish(),
      roles: z.array(z.string()).nullish(),
    })
    .nullish(),
  nonce: z.union([z.string(), z.int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
});
export type MessageBody = z.infer<typeof messageBody>;

export const threadBody = z.looseObject({
  name: z.string().min(1).max(100),
  auto_archive_duration: z.literal([60, 1440, 4320, 10_080]).default(1440),
  type: z.literal([ChannelType.PublicThread, ChannelType.PrivateThread]),
  /** Members of a private thread may invite others. */
  invitable: z.boolean().default(true),
});

export const threadChange = z.looseObject({
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
});

export const modalBody = z.looseObject({
  custom_id: text,
  title: text,
  components,
});
export type ModalBody = z.infer<typeof modalBody>;

export const choicesBody = z.looseObject({
  choices: z.array(z.looseObject({ name: z.string(), value: z.union([z.string(), z.number()]) })),
});
export type ChoicesBody = z.infer<typeof choicesBody>;

export const callbackBody = z.looseObject({ type: z.int(), data: z.unknown().optional() });

/** Returns every component of a message, nested ones too, parents first. */
export function componentsOf({ components = [] }: { readonly components?: readonly object[] | undefined }) {
  const parsed = messageBody.parse({ components });
  return [...everyComponent(parsed.components ?? [])].map(({ component }) => component);
}

/** Yields every nested component with its path, parents first. */
export function* everyComponent(
  list: readonly Component[],
  at: readonly PropertyKey[] = [],
): Generator<{ readonly component: Component; readonly at: readonly PropertyKey[] }> {
  for (const [index, one] of list.entries()) yield* withChildren(one, [...at, index]);
}

function* withChildren(
  one: Component,
  at: readonly PropertyKey[],
): Generator<{ readonly component: Component; readonly at: readonly PropertyKey[] }> {
  yield { component: one, at };
  yield* everyComponent(one.components ?? [], [...at, 'components']);
  if (one.component !== undefined) yield* withChildren(one.component, [...at, 'component']);
  if (one.accessory !== undefined) yield* withChildren(one.accessory, [...at, 'accessory']);
}
