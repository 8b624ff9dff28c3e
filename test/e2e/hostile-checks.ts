/** Looks at the answer to a hostile interaction: one, private, in plain words, and nobody is pinged by it. */
import type { InteractionResult, RestRequest } from '../../src/playground/index.ts';
import { phrase } from '../../src/text/index.ts';

const EPHEMERAL = 64;
const AUTOCOMPLETE = 4;
/** Types of callbacks. */
const DEFER_REPLY = 5;
const DEFER_UPDATE = 6;
const CHOICES = 8;
const MODAL = 9;

const BROKEN = phrase('refusals', 'broken', {}, 'en');
/** What no person should read: the insides of a program. */
const INSIDES =
  /\bundefined\b|\bnull\b|\bNaN\b|\bInfinity\b|\[object |\bat .+:\d+:\d+|(?:Type|Range|Syntax)Error|intl|MISSING_VALUE/;
/** Would ping somebody, if the message let it. */
const PINGS = /@everyone|@here|<@&/;

interface Body {
  readonly type?: number;
  readonly flags?: number;
  readonly data?: { readonly flags?: number };
  readonly allowed_mentions?: { readonly parse?: readonly string[]; readonly users?: readonly string[] };
}

/** Every text of a message, modal or list of choices, with what can ping and what cannot apart. */
function textsOf(value: unknown, key = ''): { spoken: string[]; labels: string[] } {
  if (typeof value === 'string') {
    return {
      spoken: key === 'content' ? [value] : [],
      labels: ['label', 'placeholder', 'description', 'title', 'name'].includes(key) ? [value] : [],
    };
  }
  if (typeof value !== 'object' || value === null) return { spoken: [], labels: [] };
  const found = Object.entries(value).map(([name, inner]) => textsOf(inner, name));
  return { spoken: found.flatMap(({ spoken }) => spoken), labels: found.flatMap(({ labels }) => labels) };
}

/** What is wrong with how an interaction of this type was answered, by what the user got and the bot sent. */
export function faultsOf(
  type: number,
  result: InteractionResult,
  requests: readonly RestRequest[],
): string[] {
  if (result.outcome === 'failed') return [`failed: ${result.why}`];
  const refused = requests.filter(({ status }) => status >= 400);
  const wrong = refused.map(
    ({ method, path, status, body }) => `${method} ${path}: ${status} ${JSON.stringify(body).slice(0, 500)}`,
  );
  const [callback, ...answers] = requests;
  const kind = (callback?.body as Body | undefined)?.type;
  if (type === AUTOCOMPLETE) {
    if (kind !== CHOICES || answers.length > 0) wrong.push('suggestions are not what was answered');
    return [...wrong, ...wordFaults(result.choices ?? [])];
  }
  if (kind === MODAL) return [...wrong, ...wordFaults(result.modal)];
  const isPrivate = (callback?.body as Body | undefined)?.data?.flags === EPHEMERAL;
  if (kind !== DEFER_UPDATE && !(kind === DEFER_REPLY && isPrivate)) wrong.push(`acknowledged by ${kind}`);
  if (answers.length !== 1) wrong.push(`${answers.length} answers`);
  for (const { method, path, body } of answers) {
    const { flags = 0, allowed_mentions: allowed } = body as Body;
    if (!path.startsWith('/webhooks/')) wrong.push(`${method} ${path}`);
    if (method === 'POST' && (flags & EPHEMERAL) === 0) wrong.push('the answer is for everybody');
    if (allowed?.parse?.length !== 0 || (allowed.users ?? []).length > 0) wrong.push('the answer may ping');
  }
  const { message } = result;
  if (message === undefined) return [...wrong, 'no message'];
  if (!message.ephemeral) wrong.push('everybody sees the answer');
  if (message.thinking) wrong.push('still thinking');
  return [...wrong, ...wordFaults(message.message.components), ...silence(message.message.components)];
}

/** What is wrong with the words of a message: mentions, insides of the program, halves of characters. */
export function wordFaults(shown: unknown): string[] {
  const { spoken, labels } = textsOf(shown);
  const faults: string[] = [];
  for (const text of spoken) if (PINGS.test(text)) faults.push(`a mention: ${text}`);
  for (const text of [...spoken, ...labels]) {
    // What somebody typed is told back to them in quotes.
    if (INSIDES.test(text.replaceAll(/“[^”]*”/g, ''))) faults.push(`insides: ${text}`);
    if (text.includes(BROKEN)) faults.push('the bot says that something is broken');
    if (/\p{Cs}/u.test(text)) faults.push(`half a character: ${JSON.stringify(text)}`);
  }
  return faults;
}

function silence(shown: unknown): string[] {
  return textsOf(shown).spoken.some((text) => text.trim() !== '') ? [] : ['says nothing'];
}
