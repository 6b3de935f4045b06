import { z } from 'zod';
import {
  type CreateDocumentOptions,
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { type ErrorCode, errors } from '../errors.ts';
import { bffOperations, gatewayOperations, services } from './bff.ts';
import { hasSession, linkHeader, type MediaType, type Operation } from './operation.ts';
import { shareParameters } from './share-parameters.ts';

/** The operations as OpenAPI 3.1: what an answer may be, by status, content type, headers and body. */

/** Each refusal says which codes `error` may be. */
const errorBody = z
  .object({ error: z.string(), message: z.string(), details: z.unknown().optional() })
  .meta({ id: 'Error' });

/** Codes that every operation may answer. */
const everywhere = [
  'ServerErrorException',
  'ServiceUnavailable',
  'ValidationFailed',
  'Unauthenticated',
  'AccountSuspended',
] as const;

/** What stands before an operation may refuse it too: who acts, a key of another request, a fresh password, the CSRF check. */
const codesOf = (operation: Operation, forBrowsers: boolean): ReadonlySet<ErrorCode> =>
  new Set([
    ...everywhere,
    ...operation.errors,
    ...(operation.access === 'bff' ? [] : (['AccessDeniedException'] as const)),
    ...(operation.access !== 'bff' && operation.access !== 'webhook' && operation.method !== 'GET'
      ? (['IdempotencyKeyReused'] as const)
      : []),
    ...(operation.access === 'admin' ? (['SecondFactorSetupRequired'] as const) : []),
    // An id of another form names nothing.
    ...(operation.path.includes(':') ? (['NotFound'] as const) : []),
    ...(operation.fresh ? (['FreshAuthenticationRequired'] as const) : []),
    ...(forBrowsers && operation.method !== 'GET' && hasSession(operation) ? (['CsrfTokenMismatch'] as const) : []),
    // Whoever asks too often, whatever for.
    ...(forBrowsers ? (['TooManyRequests'] as const) : []),
  ]);

const text = (description: string, pattern?: string) => ({
  description,
  required: true,
  schema: { type: 'string' as const, ...(pattern ? { pattern } : {}) },
});
const position = '[a-z]{3}_[0-9a-z]+@[0-9]+';
const headers = {
  MayBeKept: text('Whether the file may be kept, and by whom.', '^(no-store|private, .+)$'),
  Part: text('Which bytes of how many these are.', '^bytes [0-9]+-[0-9]+/[0-9]+$'),
  InParts: text('A `Range` of it may be asked for.', '^bytes$'),
  Disposition: text('Shown or saved, and under which name.', '^(inline|attachment); filename'),
  KeptByAll: text('The same for everybody, and kept for a while by whoever passes it on.', '^public, max-age=[0-9]+$'),
  NeverKept: text('No answer with data of a person is kept.', '^no-store$'),
  RetryAfter: text('Seconds until it makes sense to try again.', '^[0-9]+$'),
  Written: {
    description: 'What the command changed, as `<aggregate>@<sequence>`: sent along with the next reads.',
    schema: { type: 'string' as const, pattern: `^${position}(,${position})*$` },
  },
};
const header = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });
const neverKept = { 'Cache-Control': header('NeverKept') };

/** A read says where it doesn't show yet what the reader has just done. */
const readMeta = z.object({ stale: z.boolean().optional() }).meta({ id: 'ReadMeta' });

const extended = new Map<z.ZodObject, z.ZodObject>();

const withReadMeta = (meta: z.ZodObject): z.ZodObject => {
  const id = z.globalRegistry.get(meta)?.id;
  const made = extended.get(meta) ?? meta.extend(readMeta.shape).meta(id ? { id: `${id}Meta` } : {});
  extended.set(meta, made);
  return made;
};

const responses = new Map<string, ZodOpenApiResponseObject>();

/** One component for all operations that answer the same. */
const shared = (id: string, make: () => ZodOpenApiResponseObject): ZodOpenApiResponseObject => {
  const made = responses.get(id) ?? { id, ...make() };
  responses.set(id, made);
  return made;
};

/** The same for all operations that may refuse with the same codes under a status. */
const refusal = (status: number, codes: readonly string[]): ZodOpenApiResponseObject =>
  shared(`${status}.${codes.join('.')}`, () => ({
    description: codes.join(', '),
    headers: { ...neverKept, ...(status === 429 || status === 503 ? { 'Retry-After': header('RetryAfter') } : {}) },
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { error: { enum: [...codes] } } },
          ],
        },
      },
    },
  }));

const contentOf = (download: readonly MediaType[]) =>
  Object.fromEntries(download.map((media) => [media, { schema: { type: 'string' as const, format: 'binary' } }]));

/** The part of a file that a `Range` asks for. */
const part = ({ download, streamed }: Operation): Record<string, ZodOpenApiResponseObject> =>
  download && streamed
    ? {
        '206': {
          description: 'The part of the file that was asked for.',
          headers: {
            'Cache-Control': header('MayBeKept'),
            'Content-Disposition': header('Disposition'),
            'Content-Range': header('Part'),
          },
          content: contentOf(download),
        },
      }
    : {};

const success = (operation: Operation): ZodOpenApiResponseObject => {
  if (operation.download)
    return {
      description: 'The file.',
      headers: {
        'Cache-Control': header('MayBeKept'),
        'Content-Disposition': header('Disposition'),
        ...(operation.streamed ? { 'Accept-Ranges': header('InParts') } : {}),
      },
      content: contentOf(operation.download),
    };
  const successHeaders = {
    ...(operation.keptSeconds === null ? neverKept : { 'Cache-Control': header('KeptByAll') }),
    ...(operation.method === 'GET' ? {} : { 'Touchline-After': header('Written') }),
  };
  if (operation.status === 204) return { description: 'Done.', headers: successHeaders };
  const hasMeta = Object.keys(operation.meta.shape).length > 0;
  const meta = hasMeta ? withReadMeta(operation.meta) : readMeta.optional();
  const withMeta = hasMeta || operation.method === 'GET' ? { meta } : {};
  const json = z.object({ data: operation.reply, ...withMeta });
  const make = () => ({
    description: 'Done.',
    headers: successHeaders,
    content: { 'application/json': { schema: json } },
  });
  const reply = operation.reply instanceof z.ZodNull ? 'Nothing' : z.globalRegistry.get(operation.reply)?.id;
  return reply && !hasMeta ? shared(`${operation.method === 'GET' ? 'Read' : 'Done'}.${reply}`, make) : make();
};

const requestBody = (operation: Operation): Pick<ZodOpenApiOperationObject, 'requestBody'> => {
  if (operation.upload) {
    const form = z.object({ file: z.string().meta({ format: 'binary' }) });
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (operation.access === 'webhook')
    return { requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } } };
  const takesBody =
    operation.method !== 'GET' && operation.body instanceof z.ZodObject && Object.keys(operation.body.shape).length > 0;
  return takesBody
    ? { requestBody: { required: true, content: { 'application/json': { schema: operation.body } } } }
    : {};
};

/** What stands in the place of a session. */
const headersOf = ({ access, signature }: Operation) =>
  hasSession({ access }) ? {} : { header: z.object({ [access === 'webhook' ? signature : linkHeader]: z.string() }) };

const describe = (operation: Operation, forBrowsers: boolean): ZodOpenApiOperationObject => {
  const statuses = new Map<number, string[]>();
  for (const code of codesOf(operation, forBrowsers)) {
    const { status } = errors[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  const refusals = Object.fromEntries(
    [...statuses].sort(([a], [b]) => a - b).map(([status, codes]) => [String(status), refusal(status, codes.sort())]),
  );
  return {
    operationId: operation.id,
    summary: operation.summary,
    requestParams: { path: operation.params, query: operation.query, ...headersOf(operation) },
    ...requestBody(operation),
    responses: { [String(operation.status)]: success(operation), ...part(operation), ...refusals } as never,
  };
};

const paths = (operations: readonly Operation[], forBrowsers: boolean): ZodOpenApiPathsObject => {
  const all: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:([a-z_]+)/g, '{$1}');
    all[path] = { ...all[path], [operation.method.toLowerCase()]: describe(operation, forBrowsers) };
  }
  return all;
};

/** The bell's stream, which is no exchange of JSON: the one thing that browsers ask for beside the operations. */
const live: ZodOpenApiPathsObject = {
  '/live': {
    get: {
      operationId: 'live',
      summary: 'What reaches the signed-in person’s inbox, as server-sent events, until the session ends',
      responses: {
        '200': {
          description:
            'Events named `notification`; the data of each is JSON: `id`, `title`, `text`, `href` and `needs_answer` as ' +
            '`listNotifications` has them, and `kind`. ' +
            'A comment every 20 seconds keeps the stream open. What came while a client was away is in the inbox.',
          headers: { 'Cache-Control': text('A stream is never kept.', '^no-store') },
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        '401': refusal(401, ['Unauthenticated']),
        '429': refusal(429, ['TooManyRequests']),
        '503': refusal(503, ['ServiceUnavailable']),
      },
    },
  },
};

/** An integer without limits of its own needs no mention of the largest that JavaScript counts exactly. */
const withoutSafeLimits: CreateDocumentOptions['override'] = ({ jsonSchema }) => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const document = (title: string, description: string, operations: readonly Operation[], forBrowsers = false) =>
  shareParameters(
    createDocument(
      {
        openapi: '3.1.0',
        info: { title, version: '1.0.0', description },
        servers: [{ url: forBrowsers ? '/api' : '/' }],
        paths: { ...paths(operations, forBrowsers), ...(forBrowsers ? live : {}) },
        components: { schemas: { Error: errorBody }, headers },
      },
      { override: withoutSafeLimits },
    ),
  );

/** One document for each service and one, `browser`, for what browsers and other clients call. */
export const openApiDocuments = (): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(services).map(([name, operations]) => [
      name,
      document(
        `Touchline: ${name}`,
        'Called by the BFF alone, with its signed statement of who acts.',
        Object.values(operations),
      ),
    ]),
  ),
  browser: document(
    'Touchline',
    'What browsers and other clients call.',
    [...Object.values(bffOperations), ...gatewayOperations.map((p) => p.operation)] as readonly Operation[],
    true,
  ),
});
