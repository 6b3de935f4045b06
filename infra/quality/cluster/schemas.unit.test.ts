import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { schemaOf } from './schemas.ts';

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const document = {
  components: {
    schemas: {
      Thing: {
        type: 'object',
        properties: {
          kind: { type: 'string' },
          spec: { allOf: [named('Spec')], default: {} },
          rows: { type: 'array', items: { type: 'object', properties: { at: { type: 'integer' } } } },
          anything: { type: 'object', properties: { one: {} }, 'x-kubernetes-preserve-unknown-fields': true },
          labels: {
            type: 'object',
            additionalProperties: { type: 'object', properties: { value: { type: 'string' } } },
          },
        },
        'x-kubernetes-group-version-kind': [{ group: 'example', version: 'v1', kind: 'Thing' }],
      },
      Spec: {
        type: 'object',
        properties: { size: { oneOf: [{ type: 'string' }, { type: 'number' }] }, inner: named('Spec') },
      },
      Other: { type: 'object', properties: {} },
    },
  },
};

describe('the schema of a kind', () => {
  const schema = schemaOf(document, ['example', 'v1', 'Thing']);
  const holds = (thing: object): boolean => new Ajv({ strict: false }).validate(schema ?? false, thing) as boolean;

  it('takes what its definition names, also where one refers to itself', () => {
    expect(
      holds({
        kind: 'Thing',
        spec: { size: 1, inner: { size: '1Gi' } },
        rows: [{ at: 1 }],
        labels: { any: { value: '' } },
      }),
    ).toBe(true);
  });

  it.each([
    [{ more: 1 }],
    [{ spec: { more: 1 } }],
    [{ spec: { inner: { more: 1 } } }],
    [{ rows: [{ more: 1 }] }],
    [{ labels: { any: { more: 1 } } }],
    [{ spec: { size: true } }],
  ])('takes no other: %j', (thing) => {
    expect(holds(thing)).toBe(false);
  });

  it('takes anything where its definition says so', () => {
    expect(holds({ anything: { more: 1 } })).toBe(true);
  });

  it('brings along what it refers to, and nothing else', () => {
    expect(Object.keys((schema as { definitions: object }).definitions).toSorted()).toEqual(['Spec', 'Thing']);
  });

  it('is not there for a kind that the cluster does not know', () => {
    expect(schemaOf(document, ['example', 'v2', 'Thing'])).toBeUndefined();
  });
});
