import { isDeepStrictEqual } from 'node:util';

/** A JSON schema, read no further than it has to be compared. */
export type Schema = Readonly<Record<string, unknown>>;

/** What is published of a topic: once events of a version lie in a log, its shape is a promise. */
export interface Baseline {
  readonly topic: string;
  readonly key: string;
  /** Schemas with a name, which others refer to as `#/$defs/<name>`. Absent where none has one. */
  readonly schemas?: Readonly<Record<string, Schema>>;
  /** Event type, with its version, to the JSON schema of its data. */
  readonly events: Readonly<Record<string, Schema>>;
}

/** Words about a schema, not part of it. */
const remarks = new Set(['description', 'title', 'examples', '$comment']);
/** Compared on their own, name by name. */
const members = new Set(['properties', 'required']);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectBreaks = (before: Schema, after: Schema, at: string): readonly string[] => {
  const [was, is] = [(before.properties ?? {}) as Schema, (after.properties ?? {}) as Schema];
  const [needed, needs] = [(before.required ?? []) as string[], (after.required ?? []) as string[]];
  return [
    ...Object.entries(was).flatMap(([name, schema]) =>
      name in is ? schemaBreaks(schema, is[name], `${at}.${name}`) : [`${at}.${name} was removed`],
    ),
    ...Object.keys(is).flatMap((name) =>
      name in was || !needs.includes(name)
        ? []
        : [`${at}.${name} is new and required: events in the log don't have it`],
    ),
    ...Object.keys(was).flatMap((name) => {
      if (!(name in is) || needed.includes(name) === needs.includes(name)) return [];
      return [
        needs.includes(name)
          ? `${at}.${name} became required: events in the log may lack it`
          : `${at}.${name} became optional: consumers in service need it`,
      ];
    }),
  ];
};

/**
 * What breaks somebody. A narrower schema refuses events that already lie in the log; a wider one lets events out that
 * consumers in service, which parse with the earlier schema, refuse. So what is there stays as it is, and only optional
 * properties are added, at any depth.
 */
const schemaBreaks = (before: unknown, after: unknown, at: string): readonly string[] => {
  if (Array.isArray(before) && Array.isArray(after) && before.some(isSchema)) {
    if (before.length !== after.length) return [`${at} has ${after.length} alternatives, not ${before.length}`];
    return before.flatMap((one, i) => schemaBreaks(one, after[i], `${at}[${i}]`));
  }
  if (!isSchema(before) || !isSchema(after))
    return isDeepStrictEqual(before, after)
      ? []
      : [`${at} was ${JSON.stringify(before)} and is ${JSON.stringify(after) ?? 'gone'}`];
  const words = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [
    ...objectBreaks(before, after, at),
    ...[...words]
      .filter((word) => !members.has(word) && !remarks.has(word))
      .flatMap((word) => schemaBreaks(before[word], after[word], `${at}:${word}`)),
  ];
};

/** A schema with everything that it refers to put in: that a part of it got a name, or another one, changes nothing. */
const expanded = (value: unknown, schemas: Readonly<Record<string, Schema>>): unknown => {
  if (Array.isArray(value)) return value.map((each) => expanded(each, schemas));
  if (!isSchema(value)) return value;
  const { $ref, ...beside } = value;
  const own = Object.fromEntries(
    Object.entries(beside)
      .filter(([word]) => word !== 'id' || typeof beside[word] !== 'string')
      .map(([word, of]) => [word, expanded(of, schemas)]),
  );
  if (typeof $ref !== 'string') return own;
  return { ...(expanded(schemas[$ref.replace('#/$defs/', '')] ?? {}, schemas) as Schema), ...own };
};

/** What of a published topic is broken by the new one, in words; empty when the change only adds. */
export const breaks = (before: Baseline, after: Baseline | undefined): readonly string[] => {
  if (!after) return [`the topic ${before.topic} was removed`];
  return [
    ...(before.topic === after.topic ? [] : [`the topic ${before.topic} became ${after.topic}`]),
    ...(before.key === after.key ? [] : [`${before.topic}: the key ${before.key} became ${after.key}`]),
    ...Object.entries(before.events).flatMap(([type, schema]) => {
      const now = after.events[type];
      return now
        ? schemaBreaks(expanded(schema, before.schemas ?? {}), expanded(now, after.schemas ?? {}), type)
        : [`${type} was removed: events in the log are of it`];
    }),
  ];
};

export const isAdditive = (before: Baseline, after: Baseline | undefined): boolean =>
  breaks(before, after).length === 0;
