import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const versionOf = (name, from) => createRequire(path.join(from, 'package.json'))(`${name}/package.json`).version;

/** One copy of each in the page, the shell's. Names with a slash stand for everything beneath. */
const singletons = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router', '@tanstack/react-query'];
const ours = ['@touchline/ui', '@touchline/market'];

/**
 * What shell and remotes share. The shell brings it; a remote brings nothing of it (`import: false`), since it never
 * runs without the shell: remotes stay small and can't load a second React.
 */
export const sharedModules = ({ directory, provides }) => {
  const entry = (name) => {
    const root = name.replace(/\/$/, '');
    const version = ours.includes(name) ? '0.1.0' : versionOf(root, directory);
    return [
      name,
      {
        singleton: true,
        requiredVersion: ours.includes(name) ? false : `^${version}`,
        version,
        ...(provides ? {} : { import: false }),
      },
    ];
  };
  return Object.fromEntries([...singletons, ...ours].map(entry));
};

export const resolveTool = (name) => require.resolve(name);
