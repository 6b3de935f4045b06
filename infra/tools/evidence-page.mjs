/**
 * `npm run evidence-page`: puts the page that verifies an archive of evidence offline, and all code that it needs, into one file
 * that the service of documents gives along. With `--check` it only says whether it is there.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repository } from './prepare.mjs';

const evidence = 'services/documents/src/evidence';
const target = join(repository, evidence, 'verify-page.gen.ts');

/** In the order in which they need each other. The page is read by whoever doubts it: nothing in it is shortened. */
const modules = [
  ...[
    ...['bytes', 'der', 'certificates', 'signed-data', 'timestamp', 'seal', 'revocation-list', 'security-store'],
    ...['kept-lists', 'audit-trail', 'archive'],
  ].map((name) => `contracts/evidence/${name}.ts`),
  'contracts/policies/signing-places.ts',
  'contracts/evidence/evidence.ts',
  `${evidence}/verify.page.ts`,
];

const read = (path) => readFileSync(join(repository, path), 'utf8');

/** A module as a part of one script: without its types, and without what ties it to the others. */
const partOf = (path) => {
  const { outputText } = ts.transpileModule(read(path), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return outputText
    .replace(/^import [^;]+;\n/gm, '')
    .replace(/^export \{\};\n/gm, '')
    .replace(/^export (?=(async )?(const|function|class) )/gm, '');
};

const scriptOf = () => `\n'use strict';\n{\n${modules.map(partOf).join('\n')}}\n`;

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The page, whose policy lets nothing run and nothing be fetched but what stands in it. */
export const pageOf = () => {
  const script = scriptOf();
  const page = read(`${evidence}/verify.page.html`);
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  const values = {
    '{script-hash}': hashOf(script),
    '{style-hash}': hashOf(style),
    '<script></script>': `<script>${script}</script>`,
  };
  return page.replace(/\{script-hash\}|\{style-hash\}|<script><\/script>/g, (name) => values[name]);
};

const print = (page) =>
  [
    '// Generated from verify.page.html, verify.page.ts and contracts/evidence by `npm run evidence-page`.',
    `export const verifyPage = \`${page.replace(/[\\`]|\$\{/g, '\\$&')}\`;`,
    '',
  ].join('\n');

/** Whether what is committed is what its sources make. */
export const isCurrent = () => readFileSync(target, 'utf8') === print(pageOf());

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeFileSync(target, print(pageOf()));
  else if (!isCurrent()) {
    console.error('The page of an archive is not what its sources make: run `npm run evidence-page`.');
    process.exitCode = 1;
  }
}
