/** The names above the columns of the score sheet. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paint } from '../../../src/render/render-picture.ts';
import { type Box, onWrite } from '../../../src/render/text-layout.ts';
import { clearPanelCache } from '../../../src/render/views/panel-stack.ts';
import { four } from '../fixtures/scenes.ts';

const written = new Map<string, Box>();
beforeEach(() => onWrite((text, _, covered) => void written.set(text, covered)));
afterEach(() => onWrite(undefined));

/** Draws the score sheet of these players and returns where a text is on it. */
function drawn(names: readonly string[]): (text: string) => Box {
  written.clear();
  clearPanelCache();
  paint({ ...four(), view: 'score', names });
  return (text) => written.get(text) ?? expect.fail(`no “${text}”`);
}

describe('names on the score sheet', () => {
  it('are broken at spaces if they are too long for their column', () => {
    const at = drawn(['Ann', 'Ewan (Crofter)', 'Isla (Crofter)', 'Hamish (Laird)']);
    expect(at('(Laird)').y).toBeGreaterThan(at('Hamish').y);
    expect(at('Hamish').y).toBe(at('Ann').y);
  });

  it('are below all others if a word is too long for its column', () => {
    const at = drawn(['Ann', 'Ewan (Crofter)', 'Schlegelsteinhausen', 'Hamish (Laird)']);
    const long = [...written.keys()].find((text) => text.startsWith('Schlegel')) ?? '';
    expect(at(long).y).toBeGreaterThan(at('(Crofter)').y);
  });
});
