/** Panels while the drawing process is busy with real pictures. */
import { expect } from 'vitest';
import { draw } from '../../../src/render/index.ts';
import { four } from '../../render/fixtures/scenes.ts';
import { openPanel } from '../fixtures/clicks.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest();

it.for([
  ['keep their pictures while those of two posts are being drawn', 6, 1],
  ['go without the pictures they can do without while those of eight posts are being drawn', 24, 0],
] as const)('panels %s', async ([, pending, pictures], { table, active }) => {
  const others = Array.from({ length: pending }, (_, more) =>
    draw({ ...four(), view: 'map', width: 1000 + more }, { lowPriority: true }),
  );
  expect((await openPanel(table, active)).message.attachments).toHaveLength(pictures);
  await Promise.all(others);
});
