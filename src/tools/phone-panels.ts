/** Screenshots of every kind of panel, the first time someone sees it, on a phone and on a desktop. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { parseCustomId } from '../discord/shared/custom-id.ts';
import { presses } from './robots/button-robot.ts';
import type { Table } from './robots/table.ts';
import type { Act, Watch } from './robots/watched.ts';

const WIDTHS = [390, 1280];
/** Panels of one kind that differ in their buttons. */
const MOST_VARIANTS = 6;

/** Commands that open the panels no move leads to. */
const LOOKS: readonly (string | readonly [path: string, options: Readonly<Record<string, string>>])[] = [
  ...['help', 'rules', 'turn', 'game status', 'game concede', 'game abandon', 'recap', 'score', 'hint'],
  ...['map', 'market', 'contracts', 'player', 'score'].map((view) => ['board', { view }] as const),
  ['board', { unit: 'sheep' }],
  ['board', { text: 'true' }],
  ['recap', { log: 'since' }],
  ['score', { text: 'true' }],
  ['rules', { topic: 'trade' }],
  ['replay', { step: '3' }],
  ...['plan', 'stats server', 'stats player', 'stats ratings', 'stats clans', 'stats options'],
  ...['challenge show', 'challenge ladder', 'computer play', 'order show', 'settings', 'away'],
  ...['games', 'privacy show', 'mod games', 'mod defaults', 'mod undo', 'mod cancel'],
];

/** Opens the panels that no move leads to, as the player whose turn it is, and one panel behind each button of the turn. */
export async function lookAround(table: Table): Promise<void> {
  const [user] = await table.awaited();
  if (user === undefined) return;
  for (const look of LOOKS) {
    const [path, options] = typeof look === 'string' ? [look, {}] : look;
    await user.command(table.channel, path, { ...options });
  }
  const turn = async () => (await user.command(table.channel, 'turn')).message?.message;
  const first = await turn();
  const offered = (first === undefined ? [] : presses(first, [])).filter(({ customId }) =>
    ['act', 'act-home', 'hint', 'myplan', 'more'].includes(parseCustomId(customId).route),
  );
  for (const { customId, values } of offered) {
    const message = await turn();
    if (message !== undefined) await user.click(message.id, customId, values);
  }
}

/** Returns what was done, as a name for the panel it brought. */
function kindOf({ deed }: Act): string {
  if (deed.type === 'command') return [deed.path, ...Object.values(deed.options)].join(' ');
  const { route, args } = parseCustomId(deed.customId);
  return [deed.type === 'submit' ? 'dialog' : '', route, args[3]?.split('.')[0] ?? ''].join(' ').trim();
}

/** Creates a watch that takes the screenshots. `url` returns the playground's address. */
export function panelWatch(folder: string, browser: Browser, url: () => string): Watch {
  const pages = new Map<string, Promise<Page>>();
  const variants = new Map<string, Set<string>>();
  mkdirSync(folder, { recursive: true });
  const pageOf = (user: string, width: number): Promise<Page> => {
    const key = `${user} ${width}`;
    const opened = pages.get(key) ?? open(user, width);
    pages.set(key, opened);
    return opened;
  };
  const open = async (user: string, width: number) => {
    const page = await browser.newPage({ viewport: { width, height: 1600 }, reducedMotion: 'reduce' });
    await page.goto(`${url()}?user=${user}`);
    return page;
  };
  return {
    before: async () => {},
    after: async (act) => {
      const shown = act.result.message;
      if (shown === undefined) return;
      const routes = new Set(presses(shown.message, []).map(({ customId }) => parseCustomId(customId).route));
      const kind = kindOf(act);
      const seen = variants.get(kind) ?? new Set();
      variants.set(kind, seen);
      const face = [...routes].sort().join();
      if (seen.has(face) || seen.size >= MOST_VARIANTS) return;
      seen.add(face);
      const name = `${kind}${seen.size > 1 ? ` ${seen.size}` : ''}`.replaceAll(/[^\w]+/g, '-').toLowerCase();
      for (const width of WIDTHS) {
        const page = await pageOf(act.user.name, width);
        const message = page.locator(`[data-message-id="${shown.message.id}"]`);
        const shoot = async () => {
          await message.waitFor();
          await page.waitForLoadState('networkidle');
          await message.screenshot({ path: join(folder, `${name}-${width}.png`) });
        };
        // Late pictures replace a message.
        await shoot().catch(shoot);
      }
    },
  };
}
