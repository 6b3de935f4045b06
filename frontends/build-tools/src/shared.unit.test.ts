import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { gathered, parts, stateful } from './shared.mjs';

const frontends = join(import.meta.dirname, '..', '..');

/** What is imported here by a path of its own though it is one for the whole page. */
const copies = (file: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .map((path) => `@touchline/${relative(frontends, path).replace('/src/', '/')}`)
    .filter((name) => [...gathered, ...stateful].includes(name));

describe('what holds something for the whole page', () => {
  const files = globSync('{app-core,negotiation}/src/**/*.{ts,tsx}', { cwd: frontends })
    .map((file) => join(frontends, file))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  it('is imported by the name that shell and remotes share: a second copy would hold a second session', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => copies(file, readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  });
  it('would be found where it is imported by its path', () => {
    const planted = join(frontends, 'app-core/src/account/planted.ts');
    expect(copies(planted, "import { api } from '../client/client.ts';")).toEqual([
      '@touchline/app-core/client/client.ts',
    ]);
  });
  it('is one where a package stands behind it: nothing else imports that package', () => {
    const behind = /from '(react-router|react-hook-form|@hookform\/resolvers\/zod)'/;
    const every = globSync('*/src/**/*.{ts,tsx}', { cwd: frontends }).filter((file) => !/\.test\.tsx?$/.test(file));
    const importing = every.filter((file) =>
      readFileSync(join(frontends, file), 'utf8')
        .split(';\n')
        .some((line) => behind.test(line) && !line.trimStart().startsWith('import type')),
    );
    // Drawn in Node when the shell is built, where nothing is shared.
    const apart = ['shell/src/first/first-pages.tsx'];
    expect(importing.map((file) => `@touchline/${file.replace('/src/', '/')}`).sort()).toEqual(
      [...gathered, ...apart.map((file) => `@touchline/${file.replace('/src/', '/')}`)].sort(),
    );
  });
  it('is each part of the design system, so that no remote brings one along', () => {
    const entries = globSync('ui/src/entries/*.ts', { cwd: frontends }).map((file) => file.replace(/^.*\/|\.ts$/g, ''));
    expect(entries.length).toBeGreaterThan(5);
    expect([...parts].sort()).toEqual(entries.map((entry) => `@touchline/ui/${entry}`).sort());
  });
  it('is all that makes a context or is made once on loading', () => {
    const holding = files
      .filter((file) =>
        /^(export )?const \w+ = (createContext|createClient|createUpload)\b/m.test(readFileSync(file, 'utf8')),
      )
      .map((file) => `@touchline/${relative(frontends, file).replace('/src/', '/')}`);
    expect(holding.sort()).toEqual(stateful.filter((name) => name.startsWith('@touchline/app-core/')).sort());
  });
});
