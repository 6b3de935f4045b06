import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { depthOf, maxDepth } from './json-body.ts';

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
