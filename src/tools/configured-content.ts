import { loadConfiguredContent } from '../bootstrap/load-content.ts';

/** Returns the content that the settings name. Throws if it cannot be used. */
export function configuredContent() {
  const used = loadConfiguredContent();
  if (!used.ok) throw new Error(`The content file cannot be used:\n  ${used.problems.join('\n  ')}`);
  return used;
}
