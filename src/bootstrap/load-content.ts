/** The configured content: the owner's file if the settings name one, else the shipped content. */

import { type Config, readConfig } from '../config.ts';
import { CONTENT, type Content, loadContent } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import { problemText } from '../text/index.ts';

type FiguresInUse =
  | { readonly ok: true; readonly content: Content; readonly id: string }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the settings and their content file, and registers the content with the engine. */
export function loadConfiguredContent(): FiguresInUse {
  const settings = readConfig();
  return settings.ok ? loadContentOf(settings.config) : settings;
}

/** Reads the content file of the settings, and registers the content with the engine. */
export function loadContentOf({ content: path }: Pick<Config, 'content'>): FiguresInUse {
  if (path === undefined) return { ok: true, content: CONTENT, id: registerContent(CONTENT) };
  const loaded = loadContent(path);
  if (!loaded.ok) return { ok: false, problems: loaded.problems.map((problem) => problemText(problem)) };
  return { ok: true, content: loaded.content, id: registerContent(loaded.content) };
}
