/** Discord's error responses: a status, a code, and the problems by field. */
import type { z } from 'zod';

/** The path of a field in a body. */
export type Place = readonly PropertyKey[];

export interface Problem {
  readonly at: Place;
  /** Discord's name for it, such as `BASE_TYPE_MAX_LENGTH`. */
  readonly code: string;
  readonly message: string;
}

export interface Refusal {
  readonly status: number;
  /** Discord's number, such as 50035. */
  readonly code: number;
  readonly message: string;
  readonly problems?: readonly Problem[];
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const fine = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refused = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});

/** Returns the refusal of a malformed request, with all problems. */
export const invalid = (problems: readonly Problem[]) =>
  refused({ status: 400, code: 50035, message: 'Invalid Form Body', problems });

export const REFUSALS = {
  notFound: { status: 404, code: 0, message: '404: Not Found' },
  unauthorized: { status: 401, code: 0, message: '401: Unauthorized' },
  unknownApplication: { status: 404, code: 10002, message: 'Unknown Application' },
  unknownChannel: { status: 404, code: 10003, message: 'Unknown Channel' },
  unknownGuild: { status: 404, code: 10004, message: 'Unknown Guild' },
  unknownMember: { status: 404, code: 10007, message: 'Unknown Member' },
  unknownMessage: { status: 404, code: 10008, message: 'Unknown Message' },
  unknownUser: { status: 404, code: 10013, message: 'Unknown User' },
  unknownEmoji: { status: 404, code: 10014, message: 'Unknown Emoji' },
  unknownWebhook: { status: 404, code: 10015, message: 'Unknown Webhook' },
  unknownInteraction: { status: 404, code: 10062, message: 'Unknown interaction' },
  unknownCommand: { status: 404, code: 10063, message: 'Unknown application command' },
  wrongChannelType: { status: 400, code: 50024, message: 'Cannot execute action on this channel type' },
  tooManyEmojis: { status: 400, code: 30008, message: 'Maximum number of emojis reached (2000)' },
  assetTooLarge: { status: 400, code: 50138, message: 'Cannot resize asset below maximum size: 262144' },
  alreadyAcknowledged: {
    status: 400,
    code: 40060,
    message: 'Interaction has already been acknowledged.',
  },
  noAccess: { status: 403, code: 50001, message: 'Missing Access' },
  notYours: { status: 403, code: 50005, message: 'Cannot edit a message authored by another user' },
  notAllowed: { status: 403, code: 50013, message: 'Missing Permissions' },
  empty: { status: 400, code: 50006, message: 'Cannot send an empty message' },
  noDirect: { status: 403, code: 50007, message: 'Cannot send messages to this user' },
  invalidRecipient: { status: 400, code: 50033, message: 'Invalid Recipient(s)' },
  /** Discord gives no details: see `limits/components.ts`. */
  failed: { status: 500, code: 0, message: '500: Internal Server Error' },
  archived: { status: 400, code: 50083, message: 'Thread is archived' },
  tooManyThreads: { status: 400, code: 160006, message: 'Maximum number of active threads reached' },
  invalidToken: { status: 401, code: 50027, message: 'Invalid Webhook Token' },
} as const satisfies Record<string, Refusal>;

interface ErrorTree {
  readonly own: { readonly code: string; readonly message: string }[];
  readonly children: Map<string, ErrorTree>;
}

const emptyTree = (): ErrorTree => ({ own: [], children: new Map() });

/** Returns the JSON body of a refusal, with Discord's tree of errors. */
export function refusalBody({ code, message, problems }: Refusal): object {
  if (problems === undefined) return { message, code };
  const root = emptyTree();
  for (const { at, ...own } of problems) {
    let node = root;
    for (const key of at) {
      const child = node.children.get(String(key)) ?? emptyTree();
      node.children.set(String(key), child);
      node = child;
    }
    node.own.push(own);
  }
  return { message, code, errors: treeBody(root) };
}

const treeBody = ({ own, children }: ErrorTree): object => ({
  ...(own.length === 0 ? {} : { _errors: own }),
  ...Object.fromEntries([...children].map(([key, child]) => [key, treeBody(child)])),
});

/** Returns a refusal as one line for logs. */
export function describeRefusal({ status, code, message, problems }: Refusal): string {
  const details = (problems ?? []).map(
    (problem) => `${problem.at.map(String).join('.')}: ${problem.message}`,
  );
  return `${status} ${code} ${message}${details.length === 0 ? '' : ` (${details.join('; ')})`}`;
}

/** Converts Zod's issues into Discord's. `under`: path of the body within the whole. */
export const fromZod = (error: z.ZodError, under: Place = []): Problem[] =>
  error.issues.map((issue) => ({
    at: [...under, ...issue.path],
    code: 'BASE_TYPE_BAD_TYPE',
    message: issue.message,
  }));

/** Returns a problem unless the text's length in code points is in range, inclusive. */
export function lengthProblems(at: Place, text: string | undefined, least: number, most: number): Problem[] {
  if (text === undefined) return least > 0 ? [required(at)] : [];
  const length = [...text].length;
  if (length >= least && length <= most) return [];
  return least === 0
    ? [{ at, code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${most} or fewer in length.` }]
    : [{ at, code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between ${least} and ${most} in length.` }];
}

export const required = (at: Place): Problem => ({
  at,
  code: 'BASE_TYPE_REQUIRED',
  message: 'This field is required',
});

export const wrong = (at: Place, message: string, code = 'BASE_TYPE_INVALID'): Problem => ({
  at,
  code,
  message,
});

export const wrongIf = (holds: boolean, at: Place, message: string, code?: string): Problem[] =>
  holds ? [wrong(at, message, code)] : [];

export const tooMany = (at: Place, list: readonly unknown[] | null | undefined, most: number): Problem[] =>
  wrongIf((list?.length ?? 0) > most, at, `Must be ${most} or fewer in length.`, 'BASE_TYPE_MAX_LENGTH');

/** Discord's messages by error code. */
const MESSAGES = {
  APPLICATION_COMMANDS_DUPLICATE_NAME: 'Application command names must be unique',
  APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES: 'Choices and autocomplete exclude each other',
  APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS: 'Option choice names must be unique',
  APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS: 'Option names must be unique',
  APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID: 'Required options must be placed before non-required options',
  APPLICATION_EMOJI_NAME_ALREADY_TAKEN: 'An emoji with this name already exists for this application.',
  BUTTON_COMPONENT_INVALID_LABEL: 'A button needs a label or an emoji',
  COMPONENT_CUSTOM_ID_AND_URL_CONFLICT: 'A custom id and url cannot both be specified',
  COMPONENT_CUSTOM_ID_DUPLICATED: 'Component custom id cannot be duplicated',
  MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG: 'The IS_COMPONENTS_V2 flag cannot be removed from a message.',
  MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2: `The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  SELECT_COMPONENT_OPTION_VALUE_DUPLICATED: 'The specified option value is already used',
  SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES: 'More values are chosen than may be.',
  STRING_TYPE_REGEX: 'String value did not match validation regex.',
} as const;

/** Returns the problem with this code if the condition holds, else none. */
export const problemIf = (holds: boolean, at: Place, code: keyof typeof MESSAGES): Problem[] =>
  wrongIf(holds, at, MESSAGES[code], code);

/** Returns a problem unless the length of a list is in range, inclusive. */
export const countProblems = (at: Place, list: readonly unknown[] = [], least: number, most: number) =>
  wrongIf(
    list.length < least || list.length > most,
    at,
    `Must be between ${least} and ${most} in length.`,
    'BASE_TYPE_BAD_LENGTH',
  );

export const rangeProblems = (at: Place, number: number, least: number, most: number): Problem[] =>
  wrongIf(number < least || number > most, at, `Must be between ${least} and ${most}.`, 'NUMBER_TYPE_MAX');

export const valueProblems = <T>(at: Place, value: T, allowed: readonly T[]): Problem[] =>
  wrongIf(!allowed.includes(value), at, `Value must be one of (${allowed.join(', ')}).`, 'BASE_TYPE_CHOICES');
