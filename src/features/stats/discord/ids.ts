/** Custom ids of statistics: page, subject, picture or text. */
import { z } from 'zod';
import { customId } from '../../../discord/shared/custom-id.ts';

/** `versus`: two players compared. */
export const PAGES = ['server', 'ratings', 'clans', 'options', 'player', 'versus'] as const;
export type PageName = (typeof PAGES)[number];

const NONE = '-';

export interface Page {
  readonly name: PageName;
  readonly user?: string | undefined;
  readonly other?: string | undefined;
  readonly number?: number | undefined;
  readonly text?: boolean | undefined;
}

const name = z.enum(PAGES);
const form = z.enum(['picture', 'text']);
const about = z.union([z.literal(NONE), z.string().regex(/^\d{1,20}$/)]);

export const pageArgs = z.tuple([name, about, about, form]);
/** Arguments of player menus: form, first player offered; for `withArgs`, also the player to compare with. */
export const whoArgs = z.tuple([form, z.string().regex(/^\d{1,4}$/)]);
export const withArgs = z.tuple([form, z.string().regex(/^\d{1,4}$/), z.string().regex(/^\d{1,20}$/)]);

const ofPeople: readonly PageName[] = ['player', 'versus'];

/** Restores a page from the arguments of an id. */
export function pageOf([page, first, second, how]: z.output<typeof pageArgs>): Page {
  const [one, two] = [first, second].map((arg) => (arg === NONE ? undefined : arg));
  const text = how === 'text';
  if (ofPeople.includes(page)) return { name: page, user: one, other: two, text };
  // Ladder pages past the end show the last one.
  return { name: page, number: one === undefined ? undefined : Number(one), text };
}

const formOf = ({ text }: Page) => (text === true ? 'text' : 'picture');

export const pageId = (route: string, page: Page): string =>
  ofPeople.includes(page.name)
    ? customId(route, page.name, page.user ?? NONE, page.other ?? NONE, formOf(page))
    : customId(route, page.name, page.number ?? NONE, NONE, formOf(page));

/** Returns the id of a player menu that starts at index `from`. */
export const whoId = (page: Page, from: number): string => customId('stats-who', formOf(page), from);
/** Returns the id of the menu that compares a user with others, from the player at index `from` on. */
export const withId = (page: Page, from: number, user: string): string =>
  customId('stats-with', formOf(page), from, user);
