/** What the ids of records mean: which page, about whom or what, as a picture or in words. */
import { z } from 'zod';
import { customId } from '../../../discord/shared/custom-id.ts';

/** `versus`: two people against each other. */
export const PAGES = ['server', 'ratings', 'clans', 'options', 'player', 'versus'] as const;
export type PageName = (typeof PAGES)[number];

/** In an id: nothing chosen. */
const NONE = '-';

/** A page, and what it is about. */
export interface Page {
  readonly name: PageName;
  /** Users; left out, the reader. */
  readonly user?: string | undefined;
  readonly other?: string | undefined;
  /** Number of players that games are chosen by, or of the part of a ladder, from 1. */
  readonly number?: number | undefined;
  /** In words instead of a picture. */
  readonly text?: boolean | undefined;
}

const name = z.enum(PAGES);
const form = z.enum(['picture', 'text']);
/** A user, or a number. */
const about = z.union([z.literal(NONE), z.string().regex(/^\d{1,20}$/)]);

/** Of the id of a page: its name, two things that it is about, its form. */
export const pageArgs = z.tuple([name, about, about, form]);
/** Of the menus of people: the form, the first of those that are offered; whom they are compared with. */
export const whoArgs = z.tuple([form, z.string().regex(/^\d{1,4}$/)]);
export const withArgs = z.tuple([form, z.string().regex(/^\d{1,4}$/), z.string().regex(/^\d{1,20}$/)]);

const ofPeople: readonly PageName[] = ['player', 'versus'];

/** The page that arguments mean. */
export function pageOf([page, first, second, how]: z.output<typeof pageArgs>): Page {
  const [one, two] = [first, second].map((arg) => (arg === NONE ? undefined : arg));
  const text = how === 'text';
  if (ofPeople.includes(page)) return { name: page, user: one, other: two, text };
  // Further parts of a ladder than there are end with the last.
  return { name: page, number: one === undefined ? undefined : Number(one), text };
}

const formOf = ({ text }: Page) => (text === true ? 'text' : 'picture');

/** The id of a button of this route that means a page. */
export const pageId = (route: string, page: Page): string =>
  ofPeople.includes(page.name)
    ? customId(route, page.name, page.user ?? NONE, page.other ?? NONE, formOf(page))
    : customId(route, page.name, page.number ?? NONE, NONE, formOf(page));

/** The ids of the menus of people, from the one with this number on. */
export const whoId = (page: Page, from: number): string => customId('stats-who', formOf(page), from);
export const withId = (page: Page, from: number, user: string): string =>
  customId('stats-with', formOf(page), from, user);
