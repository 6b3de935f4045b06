import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { attempt, run } from './command.ts';

/** Kinds of operators that this cluster doesn't have: known to it for the try alone, with whatever they hold. */
const openDefinition = (apiVersion: string, kind: string): string => {
  const [group = '', version = ''] = apiVersion.split('/');
  const plural = `${kind.toLowerCase()}s`.replace(/ys$/, 'ies');
  return JSON.stringify({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}`, labels: { 'app.kubernetes.io/managed-by': 'touchline-check' } },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural, singular: kind.toLowerCase(), kind, listKind: `${kind}List` },
      versions: [
        {
          name: version,
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
        },
      ],
    },
  });
};

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly namespace?: string };
}

/** An overlay as it is applied, and what it has. */
export const builtOf = async (
  overlay: string,
): Promise<{ readonly text: string; readonly manifests: readonly Manifest[] }> => {
  const text = await run('kubectl', ['kustomize', overlay]);
  return { text, manifests: parseAllDocuments(text).map((document) => document.toJS()) };
};

export const overlays = [
  'k8s/overlays/local',
  'k8s/overlays/production',
  'k8s/servers/kafka',
  'k8s/servers/mongodb',
] as const;

export interface DryRun {
  readonly overlay: string;
  readonly objects: number;
  /** Kinds whose own definition was not there to be held against. */
  readonly foreign: readonly string[];
  readonly refused: string;
}

/** Has the cluster judge each overlay, without keeping it. */
export const dryRuns = async (): Promise<readonly DryRun[]> => {
  const found: DryRun[] = [];
  // What kubectl keeps of a cluster for hours names kinds that are gone, also those of the last try.
  const cache = await mkdtemp(join(tmpdir(), 'touchline-kinds-'));
  const fresh = `--cache-dir=${cache}`;
  try {
    for (const overlay of overlays) {
      const { text: built, manifests } = await builtOf(overlay);
      const foreign = new Map<string, string>();
      const namespaces = new Set(manifests.flatMap(({ metadata }) => metadata.namespace ?? []));
      for (const { apiVersion, kind } of manifests) {
        const known = await attempt('kubectl', [fresh, 'get', kind, '--ignore-not-found', '-n', 'default']);
        if (/doesn't have a resource type/.test(known.all)) foreign.set(kind, apiVersion);
      }
      for (const [kind, apiVersion] of foreign)
        await run('kubectl', [fresh, 'apply', '-f', '-'], openDefinition(apiVersion, kind));
      // A dry run makes no namespace for those after it.
      for (const name of namespaces)
        await run(
          'kubectl',
          ['apply', '-f', '-'],
          JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } }),
        );
      if (foreign.size > 0)
        await run('kubectl', [
          'wait',
          'crd',
          '-l',
          'app.kubernetes.io/managed-by=touchline-check',
          '--for=condition=Established',
          '--timeout=60s',
        ]);
      const { code, all } = await attempt('kubectl', [fresh, 'apply', '--dry-run=server', '-f', '-'], built);
      found.push({
        overlay,
        objects: all.split('\n').filter((line) => line.endsWith('(server dry run)')).length,
        foreign: [...foreign.keys()],
        refused:
          code === 0
            ? ''
            : all
                .split('\n')
                .filter((line) => !line.endsWith('(server dry run)'))
                .join('\n')
                .trim(),
      });
    }
  } finally {
    await attempt('kubectl', ['delete', 'crd', '-l', 'app.kubernetes.io/managed-by=touchline-check']);
    await rm(cache, { recursive: true, force: true });
  }
  return found;
};
