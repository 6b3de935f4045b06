import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/**
 * Emits one small script or style sheet as it is, under a hashed name that the HTML template places in the head: it holds before
 * the first paint, and as a file of our own it needs no inline exception in the content security policy.
 */
export const firstFile = (file) => {
  const source = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
  const ending = path.extname(file);
  const name = `${path.basename(file, ending)}.${hash}${ending}`;
  return {
    name,
    plugin: {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('TouchlineFirstFile', (compilation) => {
          compilation.fileDependencies.add(file);
          compilation.hooks.processAssets.tap(
            { name: 'TouchlineFirstFile', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
            () =>
              compilation.emitAsset(`assets/${name}`, new webpack.sources.RawSource(source), {
                minimized: true,
                immutable: true,
              }),
          );
        }),
    },
  };
};
