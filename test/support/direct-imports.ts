/**
 * Binds imports of source files to constants. Vitest turns each use of an import into a property behind a getter, which
 * slows a search by a fifth. A constant always holds the same value as its import: no source file is part of an import
 * cycle or exports a variable that changes.
 */
import type { Plugin } from 'vitest/config';

const SOURCE = /[/]src[/](?!storage[/]generated[/]).*[.]ts$/;
/** Functions of the engine that tests replace with `vi.spyOn`, which a constant would not notice. */
const REPLACED = ['legalActions', 'money', 'play'];

export const directImports: Plugin = {
  name: 'direct-imports',
  // By then, types have been removed.
  enforce: 'post',
  transform(code, id) {
    if (!SOURCE.test(id)) return undefined;
    let changed = '';
    let done = 0;
    const keepUntil = (start: number, end = start) => {
      changed += code.slice(done, start);
      done = end;
    };
    const constants: string[] = [];
    for (const node of this.parse(code).body) {
      if (node.type !== 'ImportDeclaration') continue;
      for (const each of node.specifiers) {
        const { name, start, end } = each.local;
        if (each.type === 'ImportNamespaceSpecifier' || REPLACED.includes(name)) continue;
        keepUntil(start, end);
        const isShort = each.type === 'ImportSpecifier' && each.imported.start === start;
        changed += isShort ? `${name} as __${name}` : `__${name}`;
        constants.push(`const ${name} = __${name};`);
      }
      keepUntil(node.end);
    }
    // All on one line, so that failures name the lines of the file.
    return { code: `${changed};${constants.join('')}${code.slice(done)}`, map: null };
  },
};
