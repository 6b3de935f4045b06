import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/**
 * Emits one small script as it is, under a hashed name that the HTML template places in the head: it runs before the
 * first paint, and as a file of our own it needs no inline exception in the content security policy.
 */
export const blockingScript = (file) => {
  const source = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
  const name = `${path.basename(file, path.extname(file))}.${hash}.js`;
  return {
    name,
    plugin: {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('TouchlineBlockingScript', (compilation) => {
          compilation.fileDependencies.add(file);
          compilation.hooks.processAssets.tap(
            { name: 'TouchlineBlockingScript', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
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
