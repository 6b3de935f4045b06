import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { apart, joined } from './events/shared-schemas.ts';
import { snapshot } from './events/snapshot.ts';
import { shareParameters } from './http/share-parameters.ts';

/** Generated files stay so short that a change of a field is a diff that somebody reads. */

const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;
const linesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + linesOf(join(folder, file)), 0);

/** A sentence for what is longer than so many lines for each operation or event may make it. */
const tooLong = (what: string, lines: number, { each, count }: { each: number; count: number }): readonly string[] =>
  lines <= each * count
    ? []
    : [
        `${what}: ${lines} lines, at most ${each * count} (${each} for each of ${count}). Give a name (\`.meta({ id })\`) to the shape that stands several times, or mend contracts/generate.ts.`,
      ];

it('the documents of the interfaces and the schemas of the events are short', () => {
  const at = (path: string) => join(import.meta.dirname, path);
  const openapi = at('http/openapi');
  const operationsIn = (name: string) => readFileSync(join(openapi, name), 'utf8').split('operationId:').length - 1;
  const all = readdirSync(openapi).reduce((sum, name) => sum + operationsIn(name), 0);
  const events = Object.values(snapshot()).flatMap((topic) => Object.keys(topic.events)).length;
  expect([operationsIn('browser.yaml'), all, events].every((count) => count > 90)).toBe(true);
  expect([
    ...tooLong('browser.yaml', linesOf(join(openapi, 'browser.yaml')), {
      each: 47,
      count: operationsIn('browser.yaml'),
    }),
    ...tooLong('http/openapi', linesIn(openapi), { each: 52, count: all }),
    ...tooLong('events/baseline', linesIn(at('events/baseline')), { each: 14, count: events }),
  ]).toEqual([]);
  expect(tooLong('events/baseline', 2001, { each: 20, count: 100 })).toEqual([
    expect.stringMatching(/^events\/baseline: 2001 lines, at most 2000 /),
  ]);
});

it('schemas that several topics have stand once, and each topic gets them back', () => {
  const topics = snapshot();
  const { 'shared-schemas': shared, ...files } = apart(topics);
  const names = Object.values(files).flatMap(({ schemas }) => Object.keys(schemas ?? {}));
  expect(names).toHaveLength(new Set(names).size);
  expect(Object.keys(shared?.schemas ?? {})).toContain('ClubTeam');
  const read = joined(apart(topics));
  expect(Object.keys(read)).toEqual(Object.keys(topics));
  for (const [name, topic] of Object.entries(topics)) expect(read[name]).toMatchObject(topic);
});

it('a file from before schemas were shared is read as it is', () => {
  const before = { topic: 'touchline.shirt', key: 'subject', schemas: { Size: { type: 'string' } }, events: {} };
  expect(joined({ 'touchline.shirt': before })).toEqual({ 'touchline.shirt': before });
});

it('a parameter that several operations take is one component, by its name', () => {
  const id = { in: 'path', name: 'id', required: true };
  const q = { in: 'query', name: 'q' };
  const long = { ...q, schema: { maxLength: 900 } };
  const get = (...parameters: readonly object[]) => ({ get: { operationId: 'get', parameters } });
  const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  expect(
    shareParameters({
      components: { headers: {} },
      paths: {
        '/a': get(id, q),
        '/b': get(id, long),
        '/c': get(long, q),
        '/d': get(),
        '/e': get({ in: 'query', name: 'page' }),
      },
    }),
  ).toEqual({
    components: { headers: {}, parameters: { id, q, 'q.2': long } },
    paths: {
      '/a': get(ref('id'), ref('q')),
      '/b': get(ref('id'), ref('q.2')),
      '/c': get(ref('q.2'), ref('q')),
      '/d': { get: { operationId: 'get' } },
      '/e': get({ in: 'query', name: 'page' }),
    },
  });
});
