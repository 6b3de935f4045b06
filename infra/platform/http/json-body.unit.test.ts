import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { everyOperation } from '../../../contracts/http/fields.fixtures.ts';
import { depthOf, maxDepth } from './json-body.ts';
import { limits } from './router.ts';

const of = (text: string): number => depthOf(new TextEncoder().encode(text));

describe('how deep a JSON text is nested', () => {
  it.each([
    ['1', 0],
    ['{}', 1],
    ['{"a":[{"b":1}],"c":[]}', 3],
    ['["[[[[", "\\"[[", "\\\\", "{"]', 1],
    [`${'['.repeat(5_000)}${']'.repeat(5_000)}`, 5_000],
    ['[['.repeat(10), 20],
    [']]]][', 0],
  ])('%.30s is %i deep', (text, depth) => expect(of(text)).toBe(depth));
  it('leaves room for what the contract knows', () => {
    expect(maxDepth).toBeGreaterThan(10);
  });
});

interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxItems?: number;
  readonly maxLength?: number;
}
/** Of one sign, in bytes: most scripts need up to three. */
const signBytes = 3;
/** A number, a date, an id, yes or no, in bytes. */
const shortBytes = 70;

/** The longest JSON of a shape, in bytes. */
const longest = (given: Shape, root: Shape): number => {
  const shape = given.$ref ? (root.$defs?.[given.$ref.replace('#/$defs/', '')] ?? {}) : given;
  const choice = shape.anyOf ?? shape.oneOf;
  if (choice) return Math.max(...choice.map((of) => longest(of, root)));
  if (shape.enum || 'const' in shape) return shortBytes;
  if (shape.properties)
    return Object.entries(shape.properties).reduce((sum, [name, of]) => sum + name.length + 4 + longest(of, root), 2);
  if (shape.items) return (shape.maxItems ?? Number.POSITIVE_INFINITY) * (longest(shape.items, root) + 1) + 2;
  return shape.maxLength === undefined ? shortBytes : shape.maxLength * signBytes + 2;
};

describe('all that the contract lets somebody write', () => {
  const taking = everyOperation.filter(({ method, upload }) => method !== 'GET' && !upload);
  it.each(taking.map((operation) => [operation.id, operation] as const))('%s: is read', (_, { body, maxBytes }) => {
    const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
    expect(longest(shape, shape)).toBeLessThan(maxBytes ?? limits.json);
  });
});

it('no body is read as JSON anywhere else', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const sources = globSync('{infra,bff,services}/**/*.ts', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  });
  const reads = sources.filter(
    (path) => !path.endsWith('.test.ts') && readFileSync(join(root, path), 'utf8').includes('express.json('),
  );
  expect(reads).toEqual(['infra/platform/http/json-body.ts']);
});
