import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What isn't the product itself: it may look into what is stored. */
const test = /\.(fixtures|contract|(unit|int|kafka|redis|fault)\.test)\.ts$/;

/** What isn't an aggregate of its own: it makes them. */
const foundations = 'infra/platform/aggregate/';

/** @returns {ReadonlyMap<string, string>} the sources of the services and of what they share by path, tests among them */
export const servicesSources = () =>
  new Map(
    globSync(['services/*/src/**/*.ts', 'infra/platform/*/*.ts'])
      .filter((path) => !path.startsWith(foundations))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

/** The folders that hold an aggregate: something in them makes its repository. */
const foldersOf = (sources) =>
  new Set(
    [...sources]
      .filter(([path, text]) => !test.test(path) && /\bcreateRepository[<(]/.test(text))
      .map(([path]) => dirname(path)),
  );

/** The type that begins with `export type <…><suffix> =`, until the next declaration. */
const unionOf = (text, suffix) =>
  new RegExp(`^export type \\w*${suffix}(?:<\\w+>)? =(.*?)(?=^\\S)`, 'ms').exec(`${text}\n.`)?.[1] ?? '';

const capitalised = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** `decide` routes each command to the exported function of its name, or of its name and the aggregate's. */
function* faultsOfDecide(name, decider, all) {
  const body = /^(?:export )?const decide\b.*?^};/ms.exec(decider)?.[0];
  if (!body) return yield 'has no `decide`';
  const commands = [...unionOf(all, 'Command').matchAll(/\btype: ((?:\| )?'\w+'(?: \| '\w+')*)/g)].flatMap(
    ([, types]) => [...types.matchAll(/'(\w+)'/g)].map(([, type]) => type),
  );
  if (commands.length === 0) yield 'has no union of commands';
  const rest = body
    .replace(/^.*?=> \{/s, '')
    // What isn't there yet, or is over, takes few commands.
    .replace(/if \(state\.status (?:=== 'none'|!== '\w+')\) throw new Rejected\('\w+'\);/, '')
    .replace('switch (command.type) {', '')
    .replace(
      /(?:case |if \(command\.type === )'(\w+)'[:)]\s*return (\w+)\(command(?:, state)?\);/g,
      (_, type, called) => {
        const wanted = type.charAt(0).toLowerCase() + type.slice(1);
        const isNamed = called === wanted || called === wanted + capitalised(name);
        const isExported = new RegExp(`^export const ${called}\\b`, 'm').test(all);
        return isNamed && isExported ? `${type},` : `wrong ${type} → ${called}`;
      },
    )
    // What is left is nothing, is for the rules of a kind, or is another kind's.
    .replace(
      /default:\s*return (unreachable\(command\)|kindOf\(state\)\.decide\(command, state\)|refuseOthers\(command\));\s*\}\s*\};/,
      '',
    );
  const routed = new Set([...rest.matchAll(/(\w+),/g)].map(([, type]) => type));
  for (const command of commands) if (!routed.has(command)) yield `does not route ${command} to a function of its name`;
  if (rest.replace(/\w+,/g, '').trim() !== '') yield 'does more in `decide` than route';
}

/** A kind of an aggregate has the rules of its own commands in `kinds/<kind>/<kind>.ts`. */
function* faultsOfKinds(folder, sources) {
  const kinds = new Set(
    [...sources.keys()].map((path) => dirname(path)).filter((path) => dirname(path) === join(folder, 'kinds')),
  );
  for (const kind of kinds) {
    const files = [...sources].filter(([path]) => dirname(path) === kind && !test.test(path));
    const all = files.map(([, text]) => text).join('\n');
    const rules = sources.get(join(kind, `${basename(kind)}.ts`)) ?? '';
    for (const fault of faultsOfDecide(basename(kind), rules, all)) yield `(${basename(kind)}) ${fault}`;
    if (!/throw new ImpossibleEvent\(/.test(all)) yield `(${basename(kind)}) lets an event happen that can’t`;
  }
}

/** What an aggregate's folder has, and how its rules are written. */
function* faultsOfFolder(folder, sources) {
  const name = basename(folder);
  const own = (file) => sources.get(join(folder, file));
  for (const file of ['state.ts', `${name}.ts`, `${name}.repository.ts`, 'published.ts', `${name}.unit.test.ts`])
    if (own(file) === undefined) yield `has no ${file}`;
  const paths = [...sources.keys()].filter((path) => dirname(path) === folder && !test.test(path));
  if (!paths.some((path) => path.endsWith('.routes.ts'))) yield 'has no routes';
  const all = paths.map((path) => sources.get(path)).join('\n');
  yield* faultsOfDecide(name, own(`${name}.ts`) ?? '', all);
  yield* faultsOfKinds(folder, sources);
  if (!/\binitialState\b[^;]*\{ status: 'none' \}/.test(all)) yield "does not begin with `status: 'none'`";
  if (!/throw new ImpossibleEvent\(/.test(all)) yield 'lets an event happen that can’t';
  if (/\bat: string/.test(unionOf(all, 'Command'))) yield 'has a command that says `at` instead of `now`';
  for (const [, field] of (own('state.ts') ?? '').matchAll(/^\s*readonly ([a-z]+[A-Z]\w*)\??:/gm))
    yield `keeps ${field}, which isn’t snake_case`;
  const repositories = [...all.matchAll(/^export interface \w+Repository\b.*?^}/gms)];
  if (repositories.some(([text]) => /\bcollection(:|,)|Collection<any>/.test(text))) yield 'hands its collection out';
}

/** The names of the indexes that a repository makes. */
const indexesOf = (text) => [...text.matchAll(/(?:\bname: |Index = )'(\w+)'/g)].map(([, name]) => name);

/**
 * What isn't as the template says: each aggregate's folder has the same files and its decider a function per command; only
 * `*.repository.ts` spells paths into a stored state and names of indexes. A read model keeps those of its own collection.
 * @param {ReadonlyMap<string, string>} sources by path
 * @returns {readonly string[]} a line for each
 */
export const templateFaults = (sources) => {
  const folders = [...foldersOf(sources)];
  const faults = folders.flatMap((folder) => [...faultsOfFolder(folder, sources)].map((fault) => `${folder} ${fault}`));
  for (const [path, text] of sources) {
    if (test.test(path) || path.endsWith('.repository.ts')) continue;
    const service = path.split('/').slice(0, 2).join('/');
    for (const [spelled] of text.matchAll(/['"`]\$?state\.\w[\w.]*/g))
      faults.push(`${path} spells ${spelled.slice(1)}`);
    const names = [...sources]
      .filter(([other]) => other.startsWith(`${service}/`) && other.endsWith('.repository.ts'))
      .flatMap(([, repository]) => indexesOf(repository));
    for (const name of names)
      if (text.includes(`hint: '${name}'`) || (name.includes('_') && text.includes(`'${name}'`)))
        faults.push(`${path} names the index ${name}`);
  }
  return faults;
};
