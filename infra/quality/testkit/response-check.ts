import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { parse } from 'yaml';

/**
 * Judges answers by the committed OpenAPI documents, with a validator that shares nothing with the contracts' zod: an answer
 * is wrong when its status, content type, a header or any property of its body is not what the document says.
 */

/** An answer as a client got it. `content` is the parsed JSON, the bytes of a file, or undefined where nothing came. */
export interface SeenAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly header: (name: string) => string | undefined;
  readonly content: unknown;
}

/** Where the answer came from: an operation by its id, or by method and path below the document's base. */
export type Asked = { readonly operation: string } | { readonly method: string; readonly path: string };

/** @throws Error that names operation, status and path of what is not as documented. */
export type ResponseCheck = (asked: Asked, answer: SeenAnswer) => void;

interface Header {
  readonly required?: boolean;
  readonly schema: object;
}
interface Described {
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
interface Reference {
  readonly $ref: string;
}
interface OperationObject {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Described | Reference>>;
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components?: object;
}

interface Operation extends OperationObject {
  readonly method: string;
  readonly path: string;
  readonly matches: RegExp;
}

const operationsOf = (document: OpenApiDocument): readonly Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      matches: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
    })),
  );

const inWords = ({ instancePath, message, params, data }: ErrorObject): string => {
  const facts =
    'additionalProperty' in params
      ? ` (${params.additionalProperty})`
      : 'allowedValues' in params
        ? ` (${params.allowedValues}, not ${JSON.stringify(data)})`
        : '';
  return `${instancePath || '/'} ${message}${facts}`;
};

/** What a reference within the document stands for, or the thing itself. */
const resolved = <T>(document: OpenApiDocument, thing: T | Reference): T => {
  if (typeof thing !== 'object' || thing === null || !('$ref' in thing)) return thing as T;
  let found: unknown = document;
  for (const name of thing.$ref.split('/').slice(1)) found = (found as Record<string, unknown>)[name];
  return resolved(document, found as T | Reference);
};

/** A path that no document names is no operation: it may only be refused. */
const unknown: OperationObject = { operationId: 'no operation', responses: {} };

export const checkAgainst = (document: OpenApiDocument): ResponseCheck => {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    formats: { ...fullFormats, binary: true },
  });
  ajv.addKeyword('components');
  const operations = operationsOf(document);
  const compiled = new Map<object, ValidateFunction>();
  const wrongWith = (schema: object, value: unknown): readonly string[] => {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components ?? {} });
    compiled.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(inWords);
  };
  // A fixed path goes before a template that would match it as well.
  const find = (asked: Asked): Operation | undefined =>
    'operation' in asked
      ? operations.find((o) => o.operationId === asked.operation)
      : operations
          .filter((o) => o.method === asked.method && o.matches.test(asked.path))
          .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];

  return (asked, { status, contentType, header, content }) => {
    const found = find(asked);
    const operation = found ?? unknown;
    const place = found
      ? `${found.method} ${found.path}`
      : 'operation' in asked
        ? asked.operation
        : `${asked.method} ${asked.path}`;
    const wrong = (what: string): never => {
      throw new Error(`Not as documented: ${operation.operationId}, ${status} (${place}): ${what}`);
    };
    if (!found) {
      if (status !== 404) wrong('the document names no such operation, so only 404 may be answered');
      return;
    }
    const named = operation.responses[String(status)];
    if (!named) return wrong(`the document knows only ${Object.keys(operation.responses).join(', ')}`);

    const described = resolved(document, named);

    for (const [name, of] of Object.entries(described.headers ?? {})) {
      const { required, schema } = resolved(document, of);
      const value = header(name.toLowerCase());
      if (value === undefined) {
        if (required) wrong(`the header ${name} is missing`);
        continue;
      }
      const faults = wrongWith(schema, value);
      if (faults.length > 0) wrong(`the header ${name} is “${value}”: ${faults.join('; ')}`);
    }

    if (!described.content) {
      if (content !== undefined && content !== null) wrong('the document promises an empty body');
      return;
    }
    const media = contentType?.split(';')[0]?.trim() ?? '';
    const body = described.content[media];
    if (!body) return wrong(`the content type is “${media}”, not ${Object.keys(described.content).join(' or ')}`);
    if (media !== 'application/json') {
      if (!(content instanceof Uint8Array) || content.length === 0) wrong('the file is empty');
      return;
    }
    const faults = wrongWith(body.schema, content);
    if (faults.length > 0) wrong(faults.join('; '));
  };
};

const documents = join(import.meta.dirname, '..', '..', '..', 'contracts', 'http', 'openapi');
const checks = new Map<string, ResponseCheck>();

/** The check of a service, or of `browser`: what the BFF answers. */
export const responseCheck = (name: string): ResponseCheck => {
  const check = checks.get(name) ?? checkAgainst(parse(readFileSync(join(documents, `${name}.yaml`), 'utf8')));
  checks.set(name, check);
  return check;
};
