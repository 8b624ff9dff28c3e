/** Checks whether a page is accessible. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Returns what axe objects to on a page, for WCAG 2.2 AA. */
export async function axeObjections(shown: Page): Promise<string[]> {
  const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  // Evaluated by the debugger, since the page allows no foreign scripts.
  await shown.evaluate(readFileSync(script, 'utf8'));
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  return (await shown.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(tags)} }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`)) as string[];
}
