/** Where a database is, in words that anybody may read: logs and screenshots get around. */

/** Shown of a URL that cannot be told apart for sure. */
const SOMEWHERE = 'postgresql://…';

const parse = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/**
 * A database URL without its secrets: without the password, and without what stands behind a `?`. Nothing is shown
 * of one in which a password may have been taken for something else, as it holds an `@`, `/`, `?` or `#` as it is.
 */
export function shownUrl(url: string): string {
  if (url.startsWith('file:')) return url;
  const parsed = parse(url);
  if (parsed === undefined) return SOMEWHERE;
  const { protocol, username, password, host, pathname, search, hash } = parsed;
  if (host === '' || `${pathname}${search}`.includes('@') || hash !== '') return SOMEWHERE;
  const person = username === '' && password === '' ? '' : `${username}${password === '' ? '' : ':…'}@`;
  return `${protocol}//${person}${host}${pathname}${search === '' ? '' : '?…'}`;
}

/** What a driver says of the database of a URL, without the secrets of that URL. */
export function withoutSecrets(text: string, url: string): string {
  if (url.startsWith('file:')) return text;
  return secretsOf(url).reduce((left, secret) => left.replaceAll(secret, '…'), text);
}

/** What must not be seen of a URL, as it stands there and decoded, the longest first. */
function secretsOf(url: string): string[] {
  const parsed = parse(url);
  const named = [...(parsed?.searchParams ?? [])].filter(([name]) => /pass|pwd|secret|key|token/i.test(name));
  // However the rest may be meant: a password ends before the last @.
  const raw = /:\/\/[^:@]*:(.*)@/s.exec(url)?.[1] ?? '';
  // A piece of it may be taken for a host; of one or two letters it would only be a hole in other words.
  const pieces = raw.split(/[@/?#]/).filter((piece) => piece.length > 2);
  const found = [url, raw, parsed?.password ?? '', ...pieces, ...named.map(([, value]) => value)];
  return found
    .flatMap((secret) => [secret, decoded(secret), encodeURIComponent(secret)])
    .filter((secret) => secret !== '')
    .sort((a, b) => b.length - a.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A percent sign that is one.
  }
}
