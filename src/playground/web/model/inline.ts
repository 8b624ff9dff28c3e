/** Parses Discord's inline markdown into a tree. */

export type Span =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
      readonly children: readonly Span[];
    }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Span[] }
  | { readonly type: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly type: 'everyone'; readonly text: string }
  | { readonly type: 'command'; readonly name: string }
  | { readonly type: 'emoji'; readonly id: string; readonly name: string }
  | { readonly type: 'time'; readonly seconds: number; readonly style: string };

/** Creates a span from a match and the text before it; `undefined` if it is plain text after all. */
type Make = (groups: readonly string[], before: string) => Span | undefined;

/** Any text, with escaped characters as units. Unambiguous, so that matching takes linear time. */
const ANYTHING = String.raw`((?:\\[\s\S]|[^\\])+?)`;
const wrapped = (mark: string, after = '') => new RegExp(`${mark}${ANYTHING}${mark}${after}`, 'y');

type Style = Extract<Span, { children: unknown }>['type'];
const styled =
  (type: Exclude<Style, 'link'>): Make =>
  ([inner = '']) => ({ type, children: parseInline(inner) });

const PATTERNS: readonly (readonly [start: string, pattern: RegExp, make: Make])[] = [
  ['\\', /\\([^0-9A-Za-z\s])/y, ([text = '']) => ({ type: 'text', text })],
  ['`', /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y, ([, text = '']) => ({ type: 'code', text: trimCode(text) })],
  ['*', wrapped(String.raw`\*\*`, String.raw`(?!\*)`), styled('bold')],
  [
    '*',
    /\*(?!\s)((?:\\[\s\S]|\*\*(?:\\[\s\S]|[^\\*])+\*\*|[^\\*])+)\*(?!\*)/y,
    ([inner = '']) => (/\s$/.test(inner) ? undefined : { type: 'italic', children: parseInline(inner) }),
  ],
  ['_', wrapped('__', '(?!_)'), styled('underline')],
  [
    '_',
    /_((?:\\[\s\S]|__(?:\\[\s\S]|[^\\_])+__|[^\\_])+)_(?![\p{L}\p{N}_])/uy,
    ([inner = ''], before) =>
      /[\p{L}\p{N}]$/u.test(before) ? undefined : { type: 'italic', children: parseInline(inner) },
  ],
  ['~', wrapped('~~'), styled('strike')],
  ['|', wrapped(String.raw`\|\|`), styled('spoiler')],
  [
    '[',
    /\[((?:\\[\s\S]|[^\\[\]])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\)/y,
    ([text = '', href = '']) => link(href, parseInline(text)),
  ],
  ['<', /<@!?(\d+)>/y, ([id = '']) => ({ type: 'user', id })],
  ['<', /<@&(\d+)>/y, ([id = '']) => ({ type: 'role', id })],
  ['<', /<#(\d+)>/y, ([id = '']) => ({ type: 'channel', id })],
  ['<', /<\/([^:<>\n]{1,100}):\d+>/y, ([name = '']) => ({ type: 'command', name })],
  ['<', /<a?:(\w+):(\d+)>/y, ([name = '', id = '']) => ({ type: 'emoji', id, name })],
  [
    '<',
    /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    ([seconds = '', style]) => ({ type: 'time', seconds: Number(seconds), style: style ?? 'f' }),
  ],
  ['<', /<(https?:\/\/[^\s<>]+)>/y, ([href = '']) => link(href, [{ type: 'text', text: href }])],
  [
    'h',
    /(https?:\/\/[^\s<]*[^\s<.,:;"'\]!?*_~|`)])/y,
    ([href = '']) => link(href, [{ type: 'text', text: href }]),
  ],
  ['@', /(@everyone|@here)\b/y, ([text = '']) => ({ type: 'everyone', text })],
];

/** Returns the tree of a text. Anything that is not markup is unchanged, including line breaks. */
export function parseInline(text: string): Span[] {
  const spans: Span[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') spans.push({ type: 'text', text: plain });
    plain = '';
  };
  let at = 0;
  while (at < text.length) {
    const found = spanAt(text, at);
    if (found === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (found.span.type === 'text') plain += found.span.text;
    else {
      flush();
      spans.push(found.span);
    }
    at += found.length;
  }
  flush();
  return spans;
}

function spanAt(text: string, at: number): { readonly span: Span; readonly length: number } | undefined {
  for (const [start, pattern, make] of PATTERNS) {
    if (text[at] !== start) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const span = match === null ? undefined : make(match.slice(1), text.slice(0, at));
    if (match !== null && span !== undefined) return { span, length: match[0].length };
  }
  return undefined;
}

function link(href: string, children: readonly Span[]): Span | undefined {
  return URL.canParse(href) ? { type: 'link', href, children } : undefined;
}

/** One space at each end only separates the backticks: `` ` a` ``. */
const trimCode = (text: string) => (/^ ?`|` ?$/.test(text) ? text.replace(/^ | $/g, '') : text);
