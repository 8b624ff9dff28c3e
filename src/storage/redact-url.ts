/** Shown for a URL that cannot be parsed reliably. */
const HIDDEN = 'postgresql://…';

const parse = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/** Returns a database URL without password and query string; one that is ambiguous is hidden completely. */
export function redactUrl(url: string): string {
  if (url.startsWith('file:')) return url;
  const parsed = parse(url);
  if (parsed === undefined) return HIDDEN;
  const { protocol, username, password, host, pathname, search, hash } = parsed;
  if (host === '' || `${pathname}${search}`.includes('@') || hash !== '') return HIDDEN;
  const userInfo = username === '' && password === '' ? '' : `${username}${password === '' ? '' : ':…'}@`;
  return `${protocol}//${userInfo}${host}${pathname}${search === '' ? '' : '?…'}`;
}

/** Removes the URL's secrets from a message of a database driver. */
export function redactSecrets(text: string, url: string): string {
  if (url.startsWith('file:')) return text;
  return secretsOf(url).reduce((left, secret) => left.replaceAll(secret, '…'), text);
}

/** Returns the secrets of a URL, encoded and decoded, longest first. */
function secretsOf(url: string): string[] {
  const parsed = parse(url);
  const named = [...(parsed?.searchParams ?? [])].filter(([name]) => /pass|pwd|secret|key|token/i.test(name));
  // Whatever the rest means, a password ends before the last @.
  const raw = /:\/\/[^:@]*:(.*)@/s.exec(url)?.[1] ?? '';
  // Parts of the password may have been parsed as a host. Replacing one or two letters would only garble other words.
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
    return text; // A literal percent sign.
  }
}
