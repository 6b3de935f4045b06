import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** The manifests of `k8s/` as they lie there: found by themselves, so that a new one is held to the same rules. */

export const k8s = resolve(import.meta.dirname, '..', '..', '..', 'k8s');

// biome-ignore lint/suspicious/noExplicitAny: manifests of many kinds, looked into by tests
export type Manifest = any;

export interface Found {
  /** Its file, below `k8s/`. */
  readonly file: string;
  readonly manifest: Manifest;
}

const files = (directory: string): readonly string[] =>
  readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });

export const documentsOf = (path: string): readonly Manifest[] =>
  parseAllDocuments(readFileSync(path, 'utf8'))
    .map((document) => {
      if (document.errors[0]) throw document.errors[0];
      return document.toJS() as Manifest;
    })
    .filter((manifest) => manifest !== null);

export const manifests: readonly Found[] = files(k8s)
  .filter((path) => path.endsWith('.yaml'))
  .flatMap((path) => documentsOf(path).map((manifest) => ({ file: path.slice(k8s.length + 1), manifest })));

export const ofKind = (kind: string, under = ''): readonly Found[] =>
  manifests.filter(({ file, manifest }) => manifest.kind === kind && file.startsWith(under));

/** Whatever makes pods, with what the pods are. */
export const workloads = manifests
  .filter(({ manifest }) => ['Deployment', 'StatefulSet', 'DaemonSet', 'Job', 'CronJob'].includes(manifest.kind))
  .map(({ file, manifest }) => ({
    file,
    name: manifest.metadata.name as string,
    kind: manifest.kind as string,
    manifest,
    pod: (manifest.kind === 'CronJob' ? manifest.spec.jobTemplate.spec.template : manifest.spec.template) as Manifest,
  }));

const pairs = (literals: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(
    literals.map((literal) => [literal.slice(0, literal.indexOf('=')), literal.slice(literal.indexOf('=') + 1)]),
  );

const kustomization = (folder: string): Manifest => documentsOf(join(k8s, folder, 'kustomization.yaml'))[0];

const generated = (folder: string, generator: string, name: string): Readonly<Record<string, string>> =>
  pairs(kustomization(folder)[generator]?.find((made: Manifest) => made.name === name)?.literals);

/** What an overlay tells a part by its ConfigMap. */
export const configOf = (part: string, overlay?: string): Readonly<Record<string, string>> => ({
  ...generated(`base/${part}`, 'configMapGenerator', `${part}-config`),
  ...(overlay ? generated(`overlays/${overlay}/${part}`, 'configMapGenerator', `${part}-config`) : {}),
});

/** Names within a secret that the overlay makes or fetches; keys come from `make-keys` where nothing fetches them. */
export const secretOf = (part: string, overlay: string, secret: string): readonly string[] => {
  if (overlay === 'local') return Object.keys(generated(`overlays/local/${part}`, 'secretGenerator', secret));
  const fetched = ofKind('ExternalSecret', `components/external-secrets/${part}/`);
  const found = fetched.find(({ manifest }) => manifest.spec.target.name === secret);
  return (found?.manifest.spec.data ?? []).map((entry: Manifest) => entry.secretKey as string);
};

/** Every path that a kustomization names, and that isn't there. */
export const missingPaths = (): readonly string[] =>
  manifests
    .filter(({ file }) => file.endsWith('kustomization.yaml'))
    .flatMap(({ file, manifest }) =>
      [...(manifest.resources ?? []), ...(manifest.components ?? [])]
        .filter((path: string) => {
          const at = resolve(k8s, dirname(file), path);
          return !existsSync(path.endsWith('.yaml') ? at : join(at, 'kustomization.yaml'));
        })
        .map((path: string) => `${file}: ${path}`),
    );

/** Every manifest that lies in a folder and that its kustomization does not name. */
export const forgottenFiles = (): readonly string[] =>
  manifests
    .filter(({ file }) => file.endsWith('kustomization.yaml'))
    .flatMap(({ file, manifest }) =>
      readdirSync(join(k8s, dirname(file)))
        .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
        .filter(
          (name) =>
            !(manifest.resources ?? []).includes(name) &&
            !(manifest.configMapGenerator ?? []).some((made: Manifest) => made.files?.includes(name)),
        )
        .map((name) => join(dirname(file), name)),
    );
