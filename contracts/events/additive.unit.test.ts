import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type Baseline, breaks, isAdditive } from './additive.ts';
import { snapshot } from './snapshot.ts';

const type = 'touchline.shirt.washed.v1';
const state = {
  shirt_id: z.string(),
  number: z.int().min(1).max(99),
  size: z.enum(['s', 'm', 'l']),
  worn_by: z.object({ name: z.string(), since: z.string().optional() }).nullable(),
  patches: z.array(z.object({ text: z.string() })),
  print: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('name'), name: z.string() }),
    z.object({ kind: z.literal('none') }),
  ]),
};
const published = (shape: z.ZodRawShape, given: Partial<Baseline> = {}): Baseline => ({
  topic: 'touchline.shirt',
  key: 'subject',
  events: { [type]: z.toJSONSchema(z.object(shape), { io: 'input' }) },
  ...given,
});
const before = published(state);

describe('a part with a name', () => {
  const size = z.object({ letter: z.string() });
  const named = (part: z.ZodType): Baseline => {
    const { $defs, ...shirt } = z.toJSONSchema(z.object({ size: part, second: part.optional() }), { io: 'input' });
    return { ...before, schemas: ($defs ?? {}) as Baseline['schemas'] & object, events: { [type]: shirt } };
  };
  it('is the same as one without, or with another', () => {
    for (const [was, is] of [
      [size, size.meta({ id: 'Size' })],
      [size.meta({ id: 'Size' }), size],
      [size.meta({ id: 'Size' }), size.meta({ id: 'ShirtSize' })],
    ] as const)
      expect(breaks(named(was), named(is))).toEqual([]);
  });
  it('breaks everywhere where it is', () => {
    const narrower = z.object({ letter: z.string().max(2) }).meta({ id: 'Size' });
    expect(breaks(named(size.meta({ id: 'Size' })), named(narrower))).toHaveLength(2);
  });
});

describe('fine', () => {
  it.each<[string, Baseline]>([
    ['nothing new', published(state)],
    ['a new optional property', published({ ...state, colour: z.string().optional() })],
    ['one with a default', published({ ...state, colour: z.string().default('green') })],
    [
      'one deep within',
      published({ ...state, patches: z.array(z.object({ text: z.string(), at: z.string().optional() })) }),
    ],
    [
      'one in an alternative',
      published({
        ...state,
        print: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('name'), name: z.string(), font: z.string().optional() }),
          z.object({ kind: z.literal('none') }),
        ]),
      }),
    ],
    ['another order of properties', published(Object.fromEntries(Object.entries(state).reverse()))],
    ['other words about one', published({ ...state, shirt_id: z.string().describe('Sewn into the collar.') })],
    ['a new event', published(state, { events: { ...before.events, 'touchline.shirt.torn.v1': {} } })],
    [
      'a new version beside the old one',
      published(state, { events: { ...before.events, 'touchline.shirt.washed.v2': {} } }),
    ],
  ])('%s', (_, after) => {
    expect(breaks(before, after)).toEqual([]);
    expect(isAdditive(before, after)).toBe(true);
  });
});

describe('refused', () => {
  const { number: _, ...withoutNumber } = state;
  it.each<[string, Baseline | undefined, string]>([
    ['a property removed', published(withoutNumber), `${type}.number was removed`],
    ['renamed', published({ ...withoutNumber, shirt_number: state.number }), `${type}.number was removed`],
    ['a new required property', published({ ...state, colour: z.string() }), `${type}.colour is new and required`],
    [
      'one deep within',
      published({ ...state, patches: z.array(z.object({ text: z.string(), at: z.string() })) }),
      `${type}.patches:items.at is new and required`,
    ],
    [
      'an optional one made required',
      published({ ...state, worn_by: z.object({ name: z.string(), since: z.string() }).nullable() }),
      'since became required',
    ],
    [
      'a required one made optional',
      published({ ...state, size: state.size.optional() }),
      `${type}.size became optional`,
    ],
    ['another type', published({ ...state, number: z.string() }), `${type}.number:type was "integer" and is "string"`],
    [
      'null no more',
      published({ ...state, worn_by: z.object({ name: z.string(), since: z.string().optional() }) }),
      `${type}.worn_by:anyOf`,
    ],
    [
      'null now',
      published({ ...state, shirt_id: z.string().nullable() }),
      `${type}.shirt_id:type was "string" and is ["string","null"]`,
    ],
    [
      'a value of an enum removed',
      published({ ...state, size: z.enum(['s', 'm']) }),
      `${type}.size:enum was ["s","m","l"]`,
    ],
    [
      'a value added, which consumers in service refuse',
      published({ ...state, size: z.enum(['s', 'm', 'l', 'xl']) }),
      `${type}.size:enum`,
    ],
    [
      'a narrower range',
      published({ ...state, number: z.int().min(1).max(50) }),
      `${type}.number:maximum was 99 and is 50`,
    ],
    [
      'a new limit',
      published({ ...state, shirt_id: z.string().max(10) }),
      `${type}.shirt_id:maxLength was undefined and is 10`,
    ],
    [
      'an alternative removed',
      published({ ...state, print: z.discriminatedUnion('kind', [z.object({ kind: z.literal('none') })]) }),
      `${type}.print:oneOf has 1 alternatives, not 2`,
    ],
    [
      'unknown properties no longer let through',
      published(state, { events: { [type]: z.toJSONSchema(z.strictObject(state), { io: 'input' }) } }),
      `${type}:additionalProperties`,
    ],
    ['an event removed', published(state, { events: {} }), `${type} was removed`],
    [
      'a version in place of the old one',
      published(state, { events: { 'touchline.shirt.washed.v2': {} } }),
      `${type} was removed`,
    ],
    ['another topic', published(state, { topic: 'touchline.kit' }), 'the topic touchline.shirt became touchline.kit'],
    ['another key', published(state, { key: 'club_id' }), 'the key subject became club_id'],
    ['the topic removed', undefined, 'the topic touchline.shirt was removed'],
  ])('%s', (_, after, reason) => {
    expect(breaks(before, after).join('\n')).toContain(reason);
    expect(isAdditive(before, after)).toBe(false);
  });
});

it('a fault planted in each of our own events is found', () => {
  const current = snapshot();
  expect(Object.keys(current)).toContain('touchline.offer');
  for (const topic of Object.values(current))
    for (const [name, schema] of Object.entries(topic.events)) {
      const [property = ''] = Object.keys((schema.properties ?? {}) as object);
      const { [property]: _, ...properties } = schema.properties as Record<string, unknown>;
      const after = { ...topic, events: { ...topic.events, [name]: { ...schema, properties } } };
      expect(breaks(topic, after)).toEqual([`${name}.${property} was removed`]);
    }
});
