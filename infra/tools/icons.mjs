/** `npm run icons`: draws the icons that the pages name into the pages' own code. With `--check` it only says whether they are there. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repository } from './prepare.mjs';

const target = join(repository, 'frontends/ui/src/icon/drawn.gen.ts');

/** Where the places of the navigation are named: the one where somebody is has a filled icon. */
const places = /shell\/src\/(frame|kinds)\//;

/** A page's sources. The gallery shows icons that nothing else has: those come from the endpoint. */
const sources = () =>
  globSync(['frontends/*/src/**/*.ts', 'frontends/*/src/**/*.tsx'], { cwd: repository })
    .filter((file) => !/\.(test|gen|fixtures)\.|\/gallery\//.test(file))
    .sort();

/**
 * Of Phosphor, every name that stands between quotes in a file that draws icons; a word that happens to be one costs some bytes.
 * @returns {readonly (readonly [name: string, body: string])[]}
 */
export const drawnIcons = () => {
  const { icons, aliases } = JSON.parse(
    readFileSync(createRequire(join(repository, 'bff/package.json')).resolve('@iconify-json/ph/icons.json'), 'utf8'),
  );
  const names = new Set();
  for (const file of sources()) {
    const text = readFileSync(join(repository, file), 'utf8');
    if (!/icon/i.test(text)) continue;
    for (const [, , name] of text.matchAll(/(['"])([a-z][a-z0-9-]*)\1/g)) {
      if (!Object.hasOwn(icons, name) && !Object.hasOwn(aliases, name)) continue;
      names.add(name);
      if (places.test(file) && text.includes(`icon: '${name}'`)) names.add(`${name}-fill`);
    }
  }
  const body = (name) => icons[name]?.body ?? icons[aliases[name].parent].body;
  return [...names]
    .filter((name) => icons[name] ?? aliases[name])
    .sort()
    .map((name) => [name, body(name)]);
};

const print = (drawn) =>
  [
    '// Generated from the names in the pages’ sources by `npm run icons`.',
    '/** What the pages draw, so that no icon waits for the network. Phosphor, MIT. */',
    "export const drawn = { prefix: 'ph', width: 256, height: 256, icons: {",
    ...drawn.map(([name, body]) => `  '${name}': { body: '${body}' },`),
    '} };',
    '',
  ].join('\n');

/** Whether what is committed is what the sources name. */
export const isCurrent = () => readFileSync(target, 'utf8') === print(drawnIcons());

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeFileSync(target, print(drawnIcons()));
  else if (!isCurrent()) {
    console.error('The pages name icons that are not drawn: run `npm run icons`.');
    process.exitCode = 1;
  }
}
