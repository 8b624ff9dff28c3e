/** Buttons and menus between the pages of statistics. */
import { sanitizeText } from '../../../core/index.ts';
import { parseCustomId } from '../../../discord/shared/custom-id.ts';
import { MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { type Button, buttons, type MenuOption, menu, type Part } from '../../../discord/shared/panel.ts';
import { partsOfLadder } from './guild-panels.ts';
import { type Page, type PageName, pageArgs, pageId, pageOf, whoId, withId } from './ids.ts';
import { type StatsContext, userOf } from './stats-context.ts';

const PLAYERS_PER_MENU = MOST_CHOICES - 1;

/** Returns the menu value that opens the players from this index on, below the same page. */
const more = (page: Page, from: number): string => pageId(`more-${from}`, page);
/** Returns the index and page in a menu value made by `more`; an empty object for others. Older menus have no page. */
export const moreOf = (value = ''): { from?: number; page?: Page } => {
  const { route, args } = parseCustomId(value);
  const [, from] = /^more-(\d{1,4})$/.exec(route) ?? [];
  const page = pageArgs.safeParse(args).data;
  return from === undefined ? {} : { from: Number(from), ...(page && { page: pageOf(page) }) };
};

const TABS = ['server', 'ratings', 'clans', 'options', 'player'] as const satisfies readonly PageName[];
const COUNTS = [undefined, 2, 3, 4];

/** Builds the buttons and menus below a page. `from`: first player offered; `isFull`: the page has content. */
export function navigation(context: StatsContext, page: Page, from: number, isFull: boolean): Part[] {
  const { t, reader } = context;
  const { text: words } = page;
  const own = page.name !== 'player' || userOf(page, reader) === reader.user;
  const tabs = TABS.map(
    (name): Button => ({
      id: pageId('stats', { name, text: words }),
      label: t(name),
      style: name === page.name && own ? 'primary' : 'secondary',
    }),
  );
  const ways: Button[] = [
    {
      id: pageId('stats-form', { ...page, text: words !== true }),
      label: t(words === true ? 'asPicture' : 'asText'),
    },
    { id: pageId('stats-share', page), label: t('showAll') },
  ];
  return [
    ...filters(context, page),
    ...peopleMenus(context, page, from),
    buttons(...tabs),
    ...(isFull ? [buttons(...ways)] : []),
  ];
}

function filters(context: StatsContext, page: Page): Part[] {
  const { t } = context;
  if (page.name === 'clans' || page.name === 'options') {
    const counts = COUNTS.map((number) => ({
      id: pageId('stats-part', { ...page, number }),
      label: number === undefined ? t('anyPlayers') : t('players', { players: number }),
      disabled: number === page.number,
    }));
    return [buttons(...counts)];
  }
  const parts = partsOfLadder(context);
  if (page.name !== 'ratings' || parts === 1) return [];
  const now = Math.min(page.number ?? 1, parts);
  const to = (label: string, number: number): Button => ({
    id: pageId('stats-part', { ...page, number }),
    label,
    disabled: number < 1 || number > parts,
  });
  return [buttons(to(t('higher'), now - 1), to(t('lower'), now + 1))];
}

/** Builds player menus: whose page to open; on a player's page, whom to compare with. */
function peopleMenus(context: StatsContext, page: Page, from: number): Part[] {
  const { people, t, reader } = context;
  const optionsFor = (but: readonly string[]): MenuOption[] => {
    const others = people.filter(({ user }) => !but.includes(user));
    const first = from < others.length ? from : 0;
    const options = others.slice(first, first + PLAYERS_PER_MENU).map(({ user, name, games }) => ({
      value: user,
      label: sanitizeText(name),
      description: t('games', { games }),
    }));
    const next = first + PLAYERS_PER_MENU;
    if (others.length <= PLAYERS_PER_MENU) return options;
    return [...options, { value: more(page, next < others.length ? next : 0), label: t('morePeople') }];
  };
  const who = (id: string, placeholder: string, options: readonly MenuOption[]): Part[] =>
    options.length === 0 ? [] : [menu({ id, placeholder, options })];
  const shown = page.name === 'player' || page.name === 'versus' ? userOf(page, reader) : undefined;
  const isKnown = shown !== undefined && people.some(({ user }) => user === shown);
  return [
    ...(isKnown ? who(withId(page, from, shown), t('chooseOther'), optionsFor([shown])) : []),
    ...who(whoId(page, from), t('choosePerson'), optionsFor([])),
  ];
}
