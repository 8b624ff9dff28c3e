import { expect, it } from 'vitest';
import { compactSvg } from '../../../src/render/svg.ts';

it('defines equal clips once, and refers to that one', () => {
  const clip = (id: string, path: string) => `<clipPath id="${id}">\n  <path d="${path}"/>\n</clipPath>\n`;
  const use = (...ids: string[]) => ids.map((id) => `<g clip-path="url(#${id})"/>\n`).join('');
  expect(
    compactSvg(
      clip('a', 'M1 1 L2 1Z') + clip('b', 'M1 1 L3 1Z') + clip('c', 'M1.01 1 L2 1Z') + use('a', 'b', 'c'),
    ),
  ).toBe(clip('a', 'M1 1 L2 1Z') + clip('b', 'M1 1 L3 1Z') + use('a', 'b', 'a'));
});
