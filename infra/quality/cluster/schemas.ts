import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { attempt } from './command.ts';
import { builtOf, overlays } from './server-side.ts';

/**
 * Each overlay held by kubeconform against what this very cluster says its kinds look like (its OpenAPI, definitions of operators
 * that are there too): a field that no kind has is refused, also where the server would pass over it.
 */

// biome-ignore lint/suspicious/noExplicitAny: schemas of many kinds
type Schema = any;

const prefix = '#/components/schemas/';

/** A schema that allows no field it doesn't name. Alternatives only narrow what stands beside them: they stay as they are. */
const strict = (schema: Schema): Schema => {
  const { properties, items, additionalProperties } = schema;
  const open =
    additionalProperties !== undefined ||
    schema['x-kubernetes-preserve-unknown-fields'] ||
    schema['x-kubernetes-embedded-resource'];
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, strict(property)] as const),
      ),
      ...(open ? {} : { additionalProperties: false }),
    }),
    ...(items && { items: strict(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: strict(additionalProperties) }),
  };
};

/** Every name that is referred to from here, directly or not. */
const reachable = (schemas: Readonly<Record<string, Schema>>, name: string): ReadonlySet<string> => {
  const found = new Set<string>([name]);
  for (const one of found)
    for (const [, other = ''] of JSON.stringify(schemas[one]).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      found.add(other);
  return found;
};

/** What kubeconform reads for one kind of an OpenAPI document of the cluster, and nothing where it has no such kind. */
export const schemaOf = (
  document: { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } },
  [group, version, kind]: readonly [string, string, string],
): object | undefined => {
  const { schemas } = document.components;
  const root = Object.keys(schemas).find((name) =>
    (schemas[name]['x-kubernetes-group-version-kind'] ?? []).some(
      (one: Schema) => one.group === group && one.version === version && one.kind === kind,
    ),
  );
  if (root === undefined) return undefined;
  const definitions = Object.fromEntries(
    [...reachable(schemas, root)].map((name) => [name, strict(schemas[name])] as const),
  );
  return JSON.parse(
    JSON.stringify({ $ref: `${prefix}${root}`, definitions }).replaceAll(`"${prefix}`, '"#/definitions/'),
  );
};

export interface Conform {
  readonly overlay: string;
  readonly objects: number;
  /** Kinds of which the cluster has no definition. */
  readonly unknown: readonly string[];
  readonly refused: readonly string[];
}

/** Nothing where kubeconform is not there. */
export const conform = async (): Promise<readonly Conform[] | undefined> => {
  if ((await attempt('kubeconform', ['-v'])).code !== 0) return undefined;
  const directory = await mkdtemp(join(tmpdir(), 'touchline-schemas-'));
  try {
    const found: Conform[] = [];
    for (const overlay of overlays) {
      const { text: built, manifests } = await builtOf(overlay);
      const kinds = new Map(
        manifests.map(({ apiVersion, kind }) => [`${apiVersion} ${kind}`, [apiVersion, kind] as const]),
      );
      const unknown: string[] = [];
      for (const [apiVersion, kind] of kinds.values()) {
        const [first = '', second] = apiVersion.split('/');
        const [group, version] = second === undefined ? ['', first] : [first, second];
        const path = group === '' ? `api/${version}` : `apis/${group}/${version}`;
        const { code, said } = await attempt('kubectl', ['get', '--raw', `/openapi/v3/${path}`]);
        const schema = code === 0 ? schemaOf(JSON.parse(said), [group, version, kind]) : undefined;
        if (schema === undefined) {
          unknown.push(kind);
          continue;
        }
        const file = join(directory, first, version, `${kind.toLowerCase()}.json`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(schema));
      }
      const { said, all } = await attempt(
        'kubeconform',
        [
          ...['-strict', '-verbose', '-output', 'json', ...(unknown.length > 0 ? ['-skip', unknown.join(',')] : [])],
          ...['-schema-location', `${directory}/{{.Group}}/{{.ResourceAPIVersion}}/{{.ResourceKind}}.json`, '-'],
        ],
        built,
      );
      if (!said.startsWith('{')) throw new Error(`kubeconform: ${all}`);
      const resources: readonly { kind: string; name: string; status: string; msg: string }[] =
        JSON.parse(said).resources;
      found.push({
        ...{ overlay, unknown, objects: resources.filter(({ status }) => status === 'statusValid').length },
        refused: resources
          .filter(({ status }) => status !== 'statusValid' && status !== 'statusSkipped')
          .map(({ kind, name, msg }) => `${kind} ${name}: ${msg}`),
      });
    }
    return found;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
