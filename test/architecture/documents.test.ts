/** Checks the documents against the code: links, paths, commands, versions. */
import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from './fixtures/sources.ts';

const DOCUMENTS = [
  ...[
    'README.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'src/README.md',
    'src/engine/RULES.md',
    'src/text/GLOSSARY.md',
  ],
  ...['.github/CONTRIBUTING.md', '.github/PULL_REQUEST_TEMPLATE.md'],
  ...readdirSync('docs').map((name) => `docs/${name}`),
];
const { scripts, engines, version } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
  version: string;
};

/** Returns the anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
      ([, link, source]) => link ?? source,
    );
    const broken = links.filter((link = '') => {
      const [path = '', anchor] = link.split('#');
      if (/^https?:/.test(path)) return false;
      const file = path === '' ? document : posix.join(posix.dirname(document), path);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('names paths and npm commands that exist', () => {
    const paths = [...text.matchAll(/`((?:src|test|docs|bin|assets|prisma)\/[^`\s<>*]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('the README begins with the command that plays, then the one that checks', () => {
  const blocks = [...read('README.md').matchAll(/^```sh\n(.*)\n```$/gm)].map(([, command]) => command);
  const clone = 'git clone <address of this repository> caledonia-by-post && cd caledonia-by-post &&';
  expect(blocks).toEqual([`${clone} bin/start`, `${clone} bin/test`]);
});

it('the workflow runs both commands on every supported version of Node', () => {
  const workflow = read('.github/workflows/check.yml');
  const majors = [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major);
  expect(workflow).toContain(`node: [${majors.join(', ')}]`);
  expect(workflow).toMatch(/^ +bin\/start &$/m);
  expect(workflow).toMatch(/^ +run: bin\/test$/m);
});

it('the changelog has the released versions, newest first, down to 0.1.0', () => {
  const released = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)].map(
    ([, number]) => number,
  );
  const databases = readdirSync('test/releases/fixtures').filter((name) => /^\d/.test(name));
  expect(released).toEqual(databases.sort((a, b) => b.localeCompare(a, undefined, { numeric: true })));
  expect(released[0]).toBe(version);
});
