import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const versionOf = (name, from) => createRequire(path.join(from, 'package.json'))(`${name}/package.json`).version;

/** One copy of each in the page, the shell's. Names with a slash stand for everything beneath. */
const singletons = ['react', 'react/', 'react-dom', 'react-dom/', '@tanstack/react-query'];

/**
 * Ours that stand before a package: shared in its place, with what the pages use of it and no more. They are imported by these
 * very names too.
 */
export const gathered = ['@touchline/app-core/page/router.ts', '@touchline/app-core/form/contract-form.ts'];

/**
 * What few pages show of the design system (`ui/src/entries`): shared like the rest of it, and loaded with the first page that
 * shows it. A new one is a file there and its name among the package's exports.
 */
export const parts = Object.keys(require('../../ui/package.json').exports)
  .filter((name) => /^\.\/[a-z-]+$/.test(name))
  .map((name) => `@touchline/ui${name.slice(1)}`);

/**
 * Ours that hold something for the whole page: the design system its toasts and layers, app-core the session, who asks for a fresh password, what the
 * client has sent and where the router goes. They are imported by these very names everywhere, in app-core too, so that there is one of each. All
 * else of app-core and negotiation holds nothing: a remote brings what it uses.
 */
export const stateful = [
  '@touchline/ui',
  '@touchline/app-core/session/session.tsx',
  '@touchline/app-core/client/client.ts',
  '@touchline/app-core/page/going.ts',
  '@touchline/app-core/account/fresh-password.tsx',
];

/**
 * What shell and remotes share. The shell brings it; a remote brings nothing of it (`import: false`), since it never
 * runs without the shell: remotes stay small and can't load a second React.
 */
export const sharedModules = ({ directory, provides }) => {
  const entry = (name) => {
    const root = name.replace(/\/$/, '');
    const own = name.startsWith('@touchline/');
    const version = own ? '0.1.0' : versionOf(root, directory);
    return [
      name,
      {
        singleton: true,
        requiredVersion: own ? false : `^${version}`,
        version,
        ...(provides ? {} : { import: false }),
      },
    ];
  };
  return Object.fromEntries([...singletons, ...gathered, ...parts, ...stateful].map(entry));
};

export const resolveTool = (name) => require.resolve(name);
