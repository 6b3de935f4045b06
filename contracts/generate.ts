import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { errors } from './errors.ts';
import { bffOperations, passedOn, services } from './http/bff.ts';
import type { Operation } from './http/kit.ts';

/**
 * Writes `http/openapi/<name>.yaml` (OpenAPI 3.1) and `http/gen/<name>.gen.ts` (its types) for each service and for what
 * a browser may call. With `--check` it writes nothing and fails when a file is not what it would write.
 */

const errorBody = z
  .object({
    error: z.enum(Object.keys(errors) as [string, ...string[]]),
    message: z.string(),
    details: z.unknown().optional(),
  })
  .meta({ id: 'Error' });

/** Codes that every operation may answer. */
const everywhere = [
  'ServerErrorException',
  'ServiceUnavailable',
  'ValidationFailed',
  'Unauthenticated',
  'AccountSuspended',
] as const;

const describe = (operation: Operation): ZodOpenApiOperationObject => {
  const codes = new Set([
    ...everywhere,
    ...operation.errors,
    ...(operation.fresh ? ['FreshAuthenticationRequired' as const] : []),
  ]);
  const statuses = new Map<number, string[]>();
  for (const code of codes) {
    const { status } = errors[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  const refusals = Object.fromEntries(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => [
        String(status),
        { description: list.sort().join(', '), content: { 'application/json': { schema: errorBody } } },
      ]),
  );
  const hasMeta = Object.keys(operation.meta.shape).length > 0;
  const json = z.object({
    data: operation.reply,
    ...(hasMeta ? { meta: operation.meta.extend({ stale: z.boolean().optional() }) } : {}),
  });
  const success =
    operation.status === 204
      ? { description: 'Done.' }
      : operation.download
        ? {
            description: 'The file.',
            content: { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } },
          }
        : { description: 'Done.', content: { 'application/json': { schema: json } } };
  const takesBody =
    operation.method !== 'GET' && operation.body instanceof z.ZodObject && Object.keys(operation.body.shape).length > 0;
  return {
    operationId: operation.id,
    summary: operation.summary,
    requestParams: { path: operation.params, query: operation.query },
    ...(operation.upload
      ? {
          requestBody: {
            required: true,
            content: { 'multipart/form-data': { schema: z.object({ file: z.string().meta({ format: 'binary' }) }) } },
          },
        }
      : takesBody
        ? { requestBody: { required: true, content: { 'application/json': { schema: operation.body } } } }
        : {}),
    responses: { [String(operation.status)]: success, ...refusals } as never,
  };
};

const paths = (operations: readonly Operation[]): ZodOpenApiPathsObject => {
  const all: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:([a-z_]+)/g, '{$1}');
    all[path] = { ...all[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return all;
};

const document = (title: string, description: string, operations: readonly Operation[], base: string) =>
  createDocument({
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description },
    servers: [{ url: base }],
    paths: paths(operations),
  });

const browser = [...Object.values(bffOperations), ...passedOn.map((p) => p.operation)] as readonly Operation[];

const documents: Record<string, unknown> = {
  ...Object.fromEntries(
    Object.entries(services).map(([name, operations]) => [
      name,
      document(
        `Touchline: ${name}`,
        'Called by the BFF alone, with its signed statement of who acts.',
        Object.values(operations),
        '/',
      ),
    ]),
  ),
  browser: document('Touchline', 'What browsers and other clients call.', browser, '/api'),
};

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

for (const [name, content] of Object.entries(documents)) {
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

if (check && stale.length > 0) {
  console.error(`Not current: ${stale.join(', ')}. Run \`npm run contracts\`.`);
  process.exit(1);
}
console.log(
  check
    ? 'The generated contracts are current.'
    : `Written: ${stale.length === 0 ? 'nothing, all current' : stale.join(', ')}.`,
);
