import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { snapshot } from './events/snapshot.ts';
import { openApiDocuments } from './http/openapi.ts';

/**
 * Writes `http/openapi/<name>.yaml` (OpenAPI 3.1) and `http/gen/<name>.gen.ts` (its types) for each service and for what
 * a browser may call, and `events/landed/<topic>.json`, the schemas of all event versions. With `--check` it writes nothing and fails when a file is not what it would write.
 */

const here = import.meta.dirname;
const check = process.argv.includes('--check');
const stale: string[] = [];

const put = async (path: string, text: string): Promise<void> => {
  const current = await readFile(path, 'utf8').catch(() => undefined);
  if (current === text) return;
  stale.push(path.slice(here.length + 1));
  if (check) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

for (const [name, content] of Object.entries(openApiDocuments())) {
  await put(
    join(here, 'http', 'openapi', `${name}.yaml`),
    stringify(content, { aliasDuplicateObjects: false, lineWidth: 120 }),
  );
  const types = astToString(
    await openapiTS(content as never, { defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true }),
  );
  await put(
    join(here, 'http', 'gen', `${name}.gen.ts`),
    `// Generated from http/openapi/${name}.yaml by \`npm run contracts\`.\n${types}`,
  );
}

for (const [name, content] of Object.entries(snapshot()))
  await put(join(here, 'events', 'landed', `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);

if (check && stale.length > 0) {
  console.error(`Not current: ${stale.join(', ')}. Run \`npm run contracts\`.`);
  process.exit(1);
}
console.log(
  check
    ? 'The generated contracts are current.'
    : `Written: ${stale.length === 0 ? 'nothing, all current' : stale.join(', ')}.`,
);
