/** The configuration: the only file that reads the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** Control characters come from a quoting mistake; no intended path contains them. */
const path = z.string().regex(/^\P{Cc}*$/u, 'must be the path of a file, on one line');

/** Removes quotation marks around a value: `docker run --env-file` keeps those of the file. */
const unquote = (value: string): string => /^\s*(["'])((?:(?!\1).)*)\1\s*$/s.exec(value)?.[2] ?? value;

/** Ignores blanks around a value. Treats an empty variable as missing: `NAME=` in an `.env` file means no value. */
const optional = <T extends z.ZodType>(setting: T) =>
  z.preprocess((value) => {
    const text = typeof value === 'string' ? unquote(value).trim() : '';
    return text === '' ? undefined : text;
  }, setting.optional());

const port = z
  .string()
  .regex(/^\d+$/, 'must be a number')
  .transform(Number)
  .refine((number) => number >= 0 && number <= 65_535, 'must be a port: 0 to 65535');

/** Returns whether a Postgres URL is read as meant: a /, # or ? in its password would end the host. */
function isUnambiguous(url: string): boolean {
  const text = url.replace('@/', '@socket/'); // Without a host, it is a socket's.
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return hash === '' && !pathname.includes('@') && !(pathname === '' && search.includes('@'));
}

/** An SQLite file or a Postgres database. */
const database = z
  .string()
  .regex(/^(?:file:|postgres(?:ql)?:\/\/)\P{Cc}*$/u, {
    error: 'must begin with file: or postgresql://',
    abort: true,
  })
  .refine(
    (url) => url.startsWith('file:') || isUnambiguous(url),
    'is no address: in a password, write / as %2F, # as %23, ? as %3F, and so on',
  );

/** Anything else would fail as a header with an obscure message. */
const token = z
  .string()
  .regex(/^[\w.-]+$/, 'must be one word of letters, digits and . _ -, as the Developer Portal shows it');

const count = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'must be a number from 1')
  .transform(Number);

const LOG_LEVELS = ['info', 'warn', 'error'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const id = z.string().regex(/^\d+$/, 'must be the id of an application: digits');

const host = z.string().regex(/^[\w.:-]+$/, 'must be an address to listen on');

const address = z
  .string()
  .regex(/^https?:\/\/[^\s()]+$/, { error: 'must be an address that begins with https://', abort: true })
  .refine((url) => URL.canParse(url), 'is no valid address: check its host and port');

/** Older posts are collapsed or stay whole when the next one arrives. */
const POSTS = ['fold', 'whole'] as const;

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** A comma-separated list of names. */
const names = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .refine((list) => list.length > 0, 'must have at least one name')
  .refine((list) => new Set(list).size === list.length, 'must not say a name twice')
  .refine(
    (list) => list.every((name) => /^\P{Cc}{1,32}$/u.test(name)),
    'must be names of 1 to 32 characters',
  );

const Environment = z
  .object({
    DISCORD_TOKEN: optional(token),
    DATABASE_URL: optional(database),
    DATABASE_APPLICATION: optional(id),
    SHARDS: optional(count),
    CALEDONIA_CONTENT: optional(path),
    LOG_LEVEL: optional(
      // Earlier releases accepted `debug`, at which nothing is logged.
      z.preprocess((value) => (value === 'debug' ? 'info' : value), oneOf(LOG_LEVELS)),
    ),
    POSTS: optional(oneOf(POSTS)),
    DOCUMENTS_URL: optional(address),
    HEALTH_PORT: optional(port),
    HEALTH_HOST: optional(host),
    WEB_PORT: optional(port),
    WEB_URL: optional(
      address.regex(/^[^?#]*$/, 'must have no ? or #: the addresses of games are added to its end'),
    ),
    WEB_HOST: optional(host),
    PLAYGROUND_PORT: optional(port),
    PLAYGROUND_HOST: optional(host),
    PLAYGROUND_PEOPLE: optional(names),
    PLAYGROUND_CHANNELS: optional(names),
    DISCORD_OPENAPI: optional(path),
  })
  .refine(
    ({ DISCORD_TOKEN, WEB_PORT, WEB_URL }) =>
      DISCORD_TOKEN === undefined || (WEB_PORT === undefined) === (WEB_URL === undefined),
    {
      path: ['WEB_URL'],
      message: 'must be set together with WEB_PORT',
    },
  );

/** Names of all variables; `.env.example` explains each. */
export const ENV_KEYS: readonly string[] = Object.keys(Environment.shape);

export interface Config {
  /** The bot's token. Without it, the bot runs in the playground. */
  readonly token: string | undefined;
  readonly database: string;
  /** True if the playground's database is a guess, because neither a database nor a token is set. */
  readonly isDatabaseAssumed: boolean;
  /** Id of the application to move the database to, if it belongs to another one. */
  readonly application: string | undefined;
  /** Number of shards across all processes. Default: as recommended by Discord. */
  readonly shards: number | undefined;
  /** Path of the owner's content file. Default: the shipped content. */
  readonly content: string | undefined;
  readonly logLevel: LogLevel;
  /** If true, posts stay as they are when newer ones arrive. */
  readonly wholePosts: boolean;
  /** Address of the folder with the privacy policy and the terms of service; `undefined` if unknown. */
  readonly documents: string | undefined;
  /** Where the health endpoint listens. Default: nowhere, health is only logged. */
  readonly health: { readonly port: number; readonly host: string } | undefined;
  /**
   * The pages of games: port, public address without a slash at its end, and the address to listen on (default: all if
   * the public address is not this machine). Default: only in the playground.
   */
  readonly web:
    | { readonly port: number; readonly url: string | undefined; readonly host: string | undefined }
    | undefined;
  readonly playground: {
    readonly port: number;
    readonly host: string;
    readonly people: readonly string[];
    readonly channels: readonly string[];
    /** Path of Discord's OpenAPI document, for checking requests. */
    readonly openapi: string | undefined;
  };
}

/** Games of the playground are stored separately from those of a real server. */
const DATABASE = 'file:./data/caledonia.db';
const PLAYGROUND_DATABASE = 'file:./data/playground.db';
const PLAYGROUND_PORT = 8321;
const PLAYGROUND_WEB_PORT = 8322;
const PEOPLE: readonly string[] = ['Ann', 'Ben', 'Cat', 'Dan'];
const CHANNELS: readonly string[] = ['caledonia', 'second-table'];

type Variables = Readonly<Record<string, string | undefined>>;

type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and validates the settings: the environment over the `.env` file. Reports all problems at once. */
export function readConfig(
  env: Variables = process.env,
  file = env === process.env ? '.env' : '',
): ConfigResult {
  const { variables, problems } = readFile(file);
  if (problems.length > 0) return { ok: false, problems };
  const read = Environment.safeParse({ ...variables, ...env });
  if (!read.success) {
    return {
      ok: false,
      problems: read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    };
  }
  const { data } = read;
  return {
    ok: true,
    config: {
      token: data.DISCORD_TOKEN,
      database: data.DATABASE_URL ?? (data.DISCORD_TOKEN === undefined ? PLAYGROUND_DATABASE : DATABASE),
      isDatabaseAssumed: (data.DATABASE_URL ?? data.DISCORD_TOKEN) === undefined,
      application: data.DATABASE_APPLICATION,
      shards: data.SHARDS,
      content: data.CALEDONIA_CONTENT,
      logLevel: data.LOG_LEVEL ?? 'info',
      wholePosts: data.POSTS === 'whole',
      documents: (data.DOCUMENTS_URL ?? publishedDocuments())?.replace(/\/+$/, ''),
      health:
        data.HEALTH_PORT === undefined
          ? undefined
          : { port: data.HEALTH_PORT, host: data.HEALTH_HOST ?? '127.0.0.1' },
      web: webOf(data),
      playground: {
        port: data.PLAYGROUND_PORT ?? PLAYGROUND_PORT,
        host: data.PLAYGROUND_HOST ?? '127.0.0.1',
        people: data.PLAYGROUND_PEOPLE ?? PEOPLE,
        channels: data.PLAYGROUND_CHANNELS ?? CHANNELS,
        openapi: data.DISCORD_OPENAPI,
      },
    },
  };
}

/** Returns where pages of games are served: in the playground by default, next to it. */
function webOf({
  WEB_PORT,
  WEB_URL,
  WEB_HOST,
  DISCORD_TOKEN,
  PLAYGROUND_PORT,
}: z.infer<typeof Environment>): Config['web'] {
  const usual = PLAYGROUND_PORT === 0 ? 0 : PLAYGROUND_WEB_PORT;
  const port = WEB_PORT ?? (DISCORD_TOKEN === undefined ? usual : undefined);
  return port === undefined ? undefined : { port, url: WEB_URL?.replace(/\/+$/, ''), host: WEB_HOST };
}

/** Returns whether a value begins with a quotation mark that nothing closes. */
const isUnclosed = (value: string): boolean => /^(["'`])(?!.*\1)/s.test(value);

/** Returns the variables of a file, if there is one, and the reasons why it or some of them cannot be read. */
function readFile(path: string): { readonly variables: Variables; readonly problems: readonly string[] } {
  if (!existsSync(path)) return { variables: {}, problems: [] };
  try {
    // A tab, or the byte order mark that some editors write, would be part of the name that follows.
    const text = readFileSync(path, 'utf8').replace(/^[^\S\r\n]+/gm, '');
    if (text.includes('\0')) return { variables: {}, problems: [`${path} must be saved as UTF-8`] };
    const variables = parseEnv(text);
    const begins = (name: string, rest: string) => new RegExp(`^${name}${rest}`, 'm').test(text);
    return {
      variables,
      problems: ENV_KEYS.flatMap((name) => {
        const value = variables[name];
        // Some versions of Node leave out what follows an error, others keep a single quotation mark.
        const isBroken = value === undefined ? begins(name, ' *=') : isUnclosed(value);
        if (isBroken) return `${name} in ${path} cannot be read: is a quotation mark missing there or above?`;
        if (value === undefined && begins(name, '(?!\\w| *=)'))
          return `${name} in ${path} cannot be read: is = missing there?`;
        return [];
      }),
    };
  } catch (error) {
    return { variables: {}, problems: [`${path} cannot be read: ${(error as Error).message}`] };
  }
}

/** Names that only others read: Compose, and the system. */
const OTHERS = /^(?:POSTGRES_PASSWORD|COMPOSE_\w+|NODE_\w+|TZ|PATH)$/;

/** Returns the names in the file that are not settings, such as misspelt ones. Others may be parts of a secret. */
export const listUnknownSettings = (path = '.env'): string[] =>
  Object.keys(readFile(path).variables).filter(
    (name) => /^\w+$/.test(name) && !ENV_KEYS.includes(name) && !OTHERS.test(name),
  );

const Package = z.looseObject({
  repository: z.union([z.string(), z.looseObject({ url: z.string() }).transform(({ url }) => url)]),
});

/** Returns the web address of the docs in the repository of `package.json`; `undefined` without one. */
export function publishedDocuments(read = () => readFileSync('package.json', 'utf8')): string | undefined {
  try {
    const { repository } = Package.parse(JSON.parse(read()));
    const [, page] = /^(?:git\+)?(https:\/\/[^\s()]+?)(?:\.git)?$/.exec(repository) ?? [];
    return page === undefined ? undefined : `${page}/blob/HEAD/docs`;
  } catch {
    return undefined;
  }
}
