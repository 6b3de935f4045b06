import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a shell's page needs first, for the page that the server writes: read when it is drawn (`first-pages.mjs`). */
export const firstLoadFile = (directory) => path.join(directory, '.cache', 'first-load.json');

const requestsOf = (group) => group.origins.map(({ request, module }) => request ?? module?.identifier?.() ?? '');
const filesOf = (groups) =>
  [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => /\.(js|css)$/.test(file));

/**
 * Notes which files the beginning asks for one after the other (the bootstrap and what it shares with remotes), and which each
 * page brings, so that they can be asked for at once.
 */
export const firstLoad = (directory) => ({
  apply: (compiler) =>
    compiler.hooks.done.tap('TouchlineFirstLoad', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const groups = compilation.chunkGroups.filter((group) => !group.isInitial());
      const begins = groups.filter((group) => requestsOf(group).some((request) => request.endsWith('/bootstrap.tsx')));
      const shared = groups.filter((group) =>
        group.origins.some(({ module }) => module?.type === 'consume-shared-module'),
      );
      const pages = Object.fromEntries(
        groups.flatMap((group) =>
          requestsOf(group)
            .filter((request) => request.startsWith('./pages/'))
            .map((request) => [request.slice(2), filesOf([group])]),
        ),
      );
      mkdirSync(path.dirname(firstLoadFile(directory)), { recursive: true });
      writeFileSync(
        firstLoadFile(directory),
        JSON.stringify({ begins: filesOf([...begins, ...shared]), pages }, null, 1),
      );
    }),
});
