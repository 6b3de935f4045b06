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
      const { chunkGraph } = compilation;
      const groups = compilation.chunkGroups.filter((group) => !group.isInitial());
      /** The chunks that bring a shared module, by that module. */
      const bringing = new Map(
        groups.flatMap((group) =>
          group.origins
            .filter(({ module }) => module?.type === 'consume-shared-module')
            .map(({ module }) => [module, group]),
        ),
      );
      /** These, and those of all shared modules that what they bring uses. */
      const withShared = (begin) => {
        const all = new Set(begin);
        for (const group of all)
          for (const chunk of group.chunks)
            for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
              const more = bringing.get(module);
              if (more) all.add(more);
            }
        return [...all];
      };
      const begins = withShared(
        groups.filter((group) => requestsOf(group).some((request) => request.endsWith('/bootstrap.tsx'))),
      );
      const begin = filesOf(begins);
      const pages = Object.fromEntries(
        groups.flatMap((group) => {
          const files = filesOf(withShared([group])).filter((file) => !begin.includes(file));
          return requestsOf(group)
            .filter((request) => request.startsWith('./pages/'))
            .map((request) => [request.slice(2), files]);
        }),
      );
      mkdirSync(path.dirname(firstLoadFile(directory)), { recursive: true });
      writeFileSync(firstLoadFile(directory), JSON.stringify({ begins: begin, pages }, null, 1));
    }),
});
