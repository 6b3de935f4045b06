/** Jest's `setupFiles`: what a test file needs in bare Node (see `runner.mjs`), once per thread. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const globals = new URL('jest-globals.mjs', import.meta.url).href;

/** Node takes types away by itself, but not JSX. */
const compiled = (path) =>
  transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2024',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
    swcrc: false,
  }).code;

registerHooks({
  // The package itself refuses to be loaded outside the machine that Jest makes for it.
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url.endsWith('.tsx')
      ? { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
});
