/** Whole actions as typed text: suggested by label and price, and parsed again. */
import type { Suggestion } from '../../../discord/shared/interaction-context.ts';
import { cutTo, LONGEST_VALUE, MOST_CHOICES } from '../../../discord/shared/limits.ts';
import type { Action } from '../../../engine/index.ts';
import { translator } from '../../../text/index.ts';
import { decode, encode } from './action-code.ts';
import { ACTION_COMMANDS } from './action-commands.ts';
import { offerButton, type PanelContext } from './panel-context.ts';
import { plainly, wordsIn } from './typed-values.ts';

interface Found {
  readonly action: Action;
  readonly name: string;
  readonly fit: number;
}

/** How well a typed text fits an action, the best first. From `part` on, a number may be the beginning of another. */
const FITS = { label: 0, start: 1, words: 2, part: 3, none: 4 } as const;

/** Returns the legal actions that match the typed text, the best first. */
function fitting(panel: PanelContext, typed: string): Found[] {
  return panel.legal
    .map((action) => {
      const { label, price } = offerButton(panel, action);
      const name = price === '' ? label : `${label} · ${price}`;
      // Posts name contracts without their number.
      const unnumbered = isSparing(action) ? label : label.replace(/^[^:]*: /, '');
      return { action, name, fit: fitOf(typed, [label, name, unnumbered], wordsFor(panel, action, label)) };
    })
    .filter(({ fit }) => fit < FITS.none)
    .sort((a, b) => a.fit - b.fit);
}

/** Returns whether ports spare animals: the contract alone would not say which. */
const isSparing = (action: Action): boolean =>
  action.type === 'fulfil' && (action.spare !== 'none' || action.spareCopy !== 'none');

/** Compares a typed text with an action's names, and its words with all that mean the action. */
function fitOf(typed: string, names: readonly string[], words: readonly string[]): number {
  const wanted = plainly(typed);
  const spelled = names.map(plainly);
  const all = (fits: (one: string, word: string) => boolean) =>
    wordsIn(typed).every((one) => words.some((word) => fits(one, word)));
  const begins = spelled.some((name) => name.startsWith(wanted));
  if (spelled.includes(wanted)) return FITS.label;
  if (all((one, word) => (/\d/.test(one) ? word === one : word.startsWith(one))))
    return begins ? FITS.start : FITS.words;
  const isPart = spelled.some((name) => name.includes(wanted)) || all((one, word) => word.startsWith(one));
  return isPart ? FITS.part : FITS.none;
}

/** Returns the words that mean an action: of its label without the figures, of its command, and other verbs for it. */
function wordsFor({ words }: PanelContext, action: Action, label: string): string[] {
  const [whole = '', ...figures] = label.split(':');
  const [head = '', ...spared] = isSparing(action) ? whole.split(',') : [whole];
  const names = wordsIn([...spared, ...figures].join(' ')).filter((word) => !/\d/.test(word));
  const { path } = ACTION_COMMANDS[action.type];
  return [...wordsIn([head, ...path, verbsOf(action, words)].join(' ')), ...names];
}

/** Returns what players call an action in their language; empty for actions that have one name. */
function verbsOf(action: Action, words: PanelContext['words']): string {
  const t = translator('slash', words);
  switch (action.type) {
    case 'trade':
      return t('typedTrade', { side: action.side, good: action.good });
    case 'obtain':
      return t('typedObtain');
    case 'expand':
      return t('typedExpand', { unit: action.unit });
    case 'upgradeShipping':
      return t('typedShipping');
    case 'upgradeTechnology':
      return t('typedTechnology');
    case 'hire':
      return t('typedHire');
    case 'fulfil':
      return t('typedFulfil');
    case 'pass':
      return t('typedPass');
    default:
      return '';
  }
}

/** Suggests the legal actions that match the typed text; if there are too many, some of each kind. */
export function actionsFitting(panel: PanelContext, typed: string): Suggestion[] {
  const counts = new Map<string, number>();
  const found = fitting(panel, typed).map((one) => {
    const kind = kindOf(one);
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    return { ...one, nth };
  });
  const chosen = new Set([...found].sort((a, b) => a.fit - b.fit || a.nth - b.nth).slice(0, MOST_CHOICES));
  return found
    .filter((one) => chosen.has(one))
    .map(({ action, name }) => ({ name: cutTo(name, LONGEST_VALUE), value: encode(action) }));
}

/** The fields that distinguish kinds of actions. */
const OF_KIND = ['type', 'side', 'unit', 'worker'];

const kindOf = ({ action, fit }: Found): string => `${fit} ${JSON.stringify(action, OF_KIND)}`;

/** Returns the action of a text: a suggestion's value, or words that match exactly one action. */
export function actionTyped(panel: PanelContext, typed: string): Action | undefined {
  const found = fitting(panel, typed);
  const [best] = found;
  const whole = found.filter(({ fit }) => fit < FITS.part);
  // A part of a number is another number.
  const [only, ...more] = whole.length > 0 || /\d/.test(typed) ? whole : found;
  const isSure = best?.fit === FITS.label || more.length === 0;
  return decode(typed.trim()) ?? (isSure ? only?.action : undefined);
}
