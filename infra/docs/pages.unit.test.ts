import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** What the pages for developers name is there: files, links, commands. A page is walked through by whoever changes the house. */

const root = join(import.meta.dirname, '..', '..');
const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((page) => existsSync(join(root, page)));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** `<name>` and `…` stand for any word, `{a,b}` for each. */
const isThere = (path: string): boolean =>
  globSync(path.replaceAll(/<[^>]+>|…/g, '*').replace(/\/$/, ''), { cwd: root }).length > 0;

const links = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].flatMap(([, to = '']) => (/^[a-z]+:/.test(to) ? [] : [to]));

const paths = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|[\s`'"])((?:contracts|services|bff|frontends|infra|k8s)\/[\w<>{},.…*/-]*[\w>}*/])/gm)].map(
    ([, path = '']) => path,
  );

const commands = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm run ([a-z0-9-]+)|\bnpm (start|test)\b/g)].map(([, run, short]) => run ?? short ?? '');

/** What is wrong with a page, in words. */
const faults = (page: string, text: string): readonly string[] => [
  ...links(text)
    .filter((to) => !existsSync(join(root, dirname(page), to)))
    .map((to) => `no file at the end of the link ${to}`),
  ...paths(text)
    .filter((path) => !isThere(path))
    .map((path) => `no ${path}`),
  ...commands(text)
    .filter((name) => scripts[name] === undefined)
    .map((name) => `no command ${name}`),
];

describe('a page for developers', () => {
  it.each(pages)('%s names what is there', (page) => {
    expect(faults(page, readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it('is found out when it names what is not', () => {
    expect(
      faults('README.md', 'See [this](infra/nowhere.md) and `services/<name>/src/nothing.ts`, then `npm run away`.'),
    ).toEqual([
      'no file at the end of the link infra/nowhere.md',
      'no services/<name>/src/nothing.ts',
      'no command away',
    ]);
  });
});

describe('a command of the README', () => {
  const named = [...new Set(commands(readFileSync(join(root, 'README.md'), 'utf8')))];
  it.each(named)('npm run %s works on a bare clone: it installs what it needs, and its file is there', (name) => {
    const [program, tool = '', ...rest] = (scripts[name] ?? '').split(' ');
    expect(program).toBe('node');
    expect(tool).toMatch(/^infra\/tools\/[a-z]+\.mjs$/);
    for (const file of [tool, ...rest.filter((word) => !word.startsWith('--'))])
      expect(existsSync(join(root, file))).toBe(true);
  });
});
