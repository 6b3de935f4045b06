import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { gatewayOperations } from '@touchline/contracts/http/bff';
import { aggregates, frontendNames, serviceNames, services } from '@touchline/contracts/topology';
import { parse } from 'yaml';
import { keysOf } from '../../apps/processes/keys.ts';
import type { Part } from '../../apps/processes/parts.ts';
import { type End, flow, type Policy } from '../cluster/flows.ts';
import {
  configOf,
  forgottenFiles,
  k8s,
  type Manifest,
  manifests,
  missingPaths,
  ofKind,
  secretOf,
  workloads,
} from './k8s.fixtures.ts';

/** What `kubectl apply -k k8s/overlays/…` will be held to, without a cluster. */

const parts = [...serviceNames, 'bff', ...frontendNames] as const;
const overlays = ['local', 'production'] as const;
/** What a stop may take after the drain: see runProcess. */
const stopSeconds = 15;

const named = workloads.map((workload) => [`${workload.file} ${workload.name}`, workload] as const);
const deployed = named.filter(([file]) => file.startsWith('base/') && /deployment\.yaml/.test(file));
const ours = named.filter(([file]) => file.startsWith('base/'));

it('every part has a folder of its own, found with its workload', () => {
  expect(deployed.map(([, { name }]) => name).toSorted()).toEqual([...parts].toSorted());
  expect(ours.length).toBeGreaterThan(parts.length);
});

it('kustomizations name what is there, and all that is there', () => {
  expect(missingPaths()).toEqual([]);
  expect(forgottenFiles()).toEqual([]);
});

describe.each(named)('%s', (_, { pod, file }) => {
  const containers = [...pod.spec.containers, ...(pod.spec.initContainers ?? [])] as readonly Manifest[];

  it('may do nothing that it does not need', () => {
    expect(pod.spec).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(pod.spec.securityContext.runAsUser).toBeGreaterThan(0);
    expect(pod.spec).not.toHaveProperty('hostNetwork');
    expect(JSON.stringify(pod.spec.volumes ?? [])).not.toContain('hostPath');
    for (const container of containers)
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
        // The broker unpacks its own configuration; a stand-in of one machine may.
        ...(file === 'overlays/local/servers/kafka.yaml' ? {} : { readOnlyRootFilesystem: true }),
      });
  });

  it('asks for what it needs, and has a limit of memory', () => {
    for (const { resources } of containers) {
      expect(resources.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) });
      expect(resources.limits.memory).toEqual(expect.any(String));
    }
  });

  it('names the version of its image', () => {
    for (const { image } of containers) {
      expect(image).toMatch(/^[a-z0-9./-]+(:[0-9a-z][\w.-]*|@sha256:[0-9a-f]{64})$/);
      expect(image).not.toMatch(/:latest$/);
    }
  });

  it('mounts what it has, and has what it mounts', () => {
    const volumes = (pod.spec.volumes ?? []).map((volume: Manifest) => volume.name).toSorted();
    const mounted = containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map((mount: Manifest) => mount.name));
    expect([...new Set(mounted)].toSorted()).toEqual(volumes);
  });
});

describe.each(deployed.filter(([, { name }]) => serviceNames.some((one) => one === name && services[one].files)))(
  '%s',
  (_, { pod }) => {
    it('may look into a file of a stranger beside its own work: up to 640 MiB more, as the inspector bounds it', () => {
      expect(pod.spec.containers[0].resources.limits.memory).toBe('1Gi');
    });
  },
);

describe.each(deployed)('%s', (file, { name, manifest, pod }) => {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const [container] = pod.spec.containers;
  const ports = new Map<string, number>(container.ports.map((port: Manifest) => [port.name, port.containerPort]));

  it('is asked whether it has started, lives and is ready, where it answers that', () => {
    expect(container.startupProbe.httpGet).toEqual({ path: '/livez', port: 'operations' });
    expect(container.livenessProbe.httpGet).toEqual({ path: '/livez', port: 'operations' });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'operations' });
    expect(ports).toEqual(
      new Map([
        ['http', 3000],
        ['operations', 9000],
      ]),
    );
    // As long as an embedded wait for a young database may last.
    expect(container.startupProbe.periodSeconds * container.startupProbe.failureThreshold).toBeGreaterThanOrEqual(60);
  });

  it('is replaced one by one, and has the time to end that it takes', () => {
    expect(manifest.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    const seen = container.readinessProbe.periodSeconds * container.readinessProbe.failureThreshold;
    for (const overlay of [undefined, ...overlays]) {
      const drain = Number(configOf(name, overlay)['DRAIN_MS']) / 1000;
      // Longer than it takes until nobody sends anything any more …
      expect(drain).toBeGreaterThanOrEqual(seen);
      // … and ended by itself before it is killed.
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + stopSeconds);
    }
    expect(manifest.spec).not.toHaveProperty('replicas');
  });

  it('is spread, kept from being drained at once, and grows', () => {
    const own = { matchLabels: { 'app.kubernetes.io/name': name } };
    // One alone: where nodes lack the label of a second constraint the scheduler prefers none of them by either.
    expect(pod.spec.topologySpreadConstraints).toEqual([
      {
        ...{ maxSkew: 1, topologyKey: 'kubernetes.io/hostname', whenUnsatisfiable: 'ScheduleAnyway' },
        ...{ labelSelector: own, matchLabelKeys: ['pod-template-hash'] },
      },
    ]);
    const { podAntiAffinity } = pod.spec.affinity;
    expect(
      podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution.map(
        ({ podAffinityTerm }: Manifest) => podAffinityTerm,
      ),
    ).toEqual([{ topologyKey: 'topology.kubernetes.io/zone', labelSelector: own }]);
    const [budget] = ofKind('PodDisruptionBudget', folder);
    expect(budget?.manifest.spec.maxUnavailable).toBe(1);
    expect(pod.metadata.labels).toMatchObject(budget?.manifest.spec.selector.matchLabels);
    expect(pod.metadata.labels).toMatchObject(manifest.spec.selector.matchLabels);
    const [scaler] = ofKind('HorizontalPodAutoscaler', folder);
    expect(scaler?.manifest.spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name });
    expect(scaler?.manifest.spec.minReplicas).toBeGreaterThanOrEqual(2);
    expect(scaler?.manifest.spec.maxReplicas).toBeGreaterThan(scaler?.manifest.spec.minReplicas);
  });

  it('is found under its name, by its port for questions alone', () => {
    const [service] = ofKind('Service', folder);
    expect(service?.manifest.metadata.name).toBe(name);
    expect(pod.metadata.labels).toMatchObject(service?.manifest.spec.selector);
    expect(service?.manifest.spec.ports).toEqual([{ name: 'http', port: 3000, targetPort: 'http' }]);
    const [account] = ofKind('ServiceAccount', folder);
    expect(account?.manifest).toMatchObject({ metadata: { name }, automountServiceAccountToken: false });
    expect(pod.spec.serviceAccountName).toBe(name);
  });

  it.each(overlays)('%s: reads no file that nobody mounts', (overlay) => {
    const config = configOf(name, overlay);
    const keys = (keysOf[name as Part] ?? []) as readonly string[];
    const lacking = Object.entries(config)
      .filter(([variable, path]) => variable.endsWith('_FILE') && !path.startsWith('/run/secrets/kafka-ca/'))
      .filter(([, path]) => {
        const mount = container.volumeMounts.find((one: Manifest) => path.startsWith(`${one.mountPath}/`));
        const volume = pod.spec.volumes.find((one: Manifest) => one.name === mount?.name);
        const entry = path.slice(path.lastIndexOf('/') + 1);
        if (volume?.configMap) return entry !== 'releases.json';
        const secret: string | undefined = volume?.secret?.secretName;
        if (!secret) return true;
        const made = secret.endsWith('-keys') && overlay === 'local' ? keys : secretOf(name, overlay, secret);
        return !made.includes(entry);
      });
    expect(lacking).toEqual([]);
  });

  it('gets its own keys as files, and nobody else’s', () => {
    const told = Object.keys(configOf(name)).filter((variable) => configOf(name)[variable]?.includes('/keys/'));
    const keys = keysOf[name as Part] ?? [];
    expect(told.toSorted()).toEqual(keys.map((key) => `${key}_FILE`).toSorted());
    expect(secretOf(name, 'production', `${name}-keys`).toSorted()).toEqual([...keys].toSorted());
  });
});

/** What Compose tells a part with a value; what it leaves empty is an option. */
const { services: containers } = parse(readFileSync(join(k8s, '..', 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as { services: Record<string, { readonly environment?: Readonly<Record<string, string>> }> };
/** Those with which code can do by itself, those of Compose's own world, and what here has a host of its own each. */
const optional = new Set([
  'DATABASE_TIMEOUT_MS',
  'KAFKA_TLS',
  'TRUSTED_PROXIES',
  'FRONTENDS_URL',
  'SENTRY_ENVIRONMENT',
]);
optional.add('PENDING_VARIANT');
const simulated = new Set(['STRIPE_SIMULATOR_URL', 'STRIPE_SIMULATOR_PAGES']);
const required = [...serviceNames, 'bff' as const].flatMap((part) =>
  Object.entries(containers[part]?.environment ?? {})
    .filter(([variable, value]) => !/^\$\{\w+:?-\}$/.test(value) && value !== '' && !optional.has(variable))
    .map(([variable]) => [part, variable] as const),
);

it('is held against variables that were found', () => {
  expect(required.length).toBeGreaterThan(40);
});

it.each(required)('tells %s its %s', (part, variable) => {
  for (const overlay of overlays) {
    if (overlay === 'production' && simulated.has(variable)) continue;
    const config = configOf(part, overlay);
    expect([overlay, variable in config || `${variable}_FILE` in config]).toEqual([overlay, true]);
  }
});

it('never puts a secret into a ConfigMap', () => {
  const secrets = /PASSWORD|PRIVATE|SECRET|_KEY(_|$)|MONGODB_URI|REDIS_URL|SMTP_URL/;
  const open = parts.flatMap((part) =>
    [undefined, ...overlays].flatMap((overlay) =>
      Object.keys(configOf(part, overlay)).filter((variable) => secrets.test(variable) && !variable.endsWith('_FILE')),
    ),
  );
  expect(open).toEqual([]);
});

it('tells the BFF where each part answers, as the services are named', () => {
  const config = configOf('bff');
  for (const name of serviceNames) expect(config[`${name.toUpperCase()}_URL`]).toBe(`http://${name}:3000`);
  for (const name of frontendNames) expect(config[`${name.toUpperCase()}_URL`]).toBe(`http://${name}:3000/${name}`);
});

describe('the largest upload', () => {
  const largest = Math.max(...gatewayOperations.map(({ operation }) => operation.maxBytes ?? 0));
  const bytesOf = (size: string): number => {
    const [, count, unit = ''] = /^(\d+)(m|Mi|Gi)$/.exec(size) ?? [];
    return Number(count) * (unit === 'Gi' ? 1024 ** 3 : 1024 ** 2);
  };
  it('passes the ingress', () => {
    const [ingress] = ofKind('Ingress', 'components/ingress-tls');
    const size = ingress?.manifest.metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size'];
    expect(bytesOf(size)).toBeGreaterThan(largest);
  });
  it.each(['bff', 'profile', 'identity'])('lies on the disk of %s, several at a time', (part) => {
    const pod = deployed.find(([, { name }]) => name === part)?.[1].pod;
    const scratch = pod.spec.volumes.find((volume: Manifest) => volume.name === 'scratch');
    expect(scratch.emptyDir).toEqual({ sizeLimit: expect.any(String) });
    expect(bytesOf(scratch.emptyDir.sizeLimit)).toBeGreaterThan(16 * largest);
  });
});

describe('the network', () => {
  const namespace = 'touchline';
  const of = (...folders: readonly string[]): readonly Policy[] =>
    folders.flatMap((folder) =>
      ofKind('NetworkPolicy', folder).map(({ manifest: { metadata, spec } }) => ({
        metadata: { ...metadata, namespace },
        spec,
      })),
    );
  const everywhere = of('components/network-policies/policies.yaml');
  const here = [...everywhere, ...of('components/network-policies/servers-here/', 'overlays/local/')];
  const pod = (name: string): End => {
    const labels = workloads.find((workload) => workload.name === name)?.pod.metadata.labels;
    if (!labels) throw new Error(`no pods are called ${name}`);
    return { name, pod: { namespace, labels } };
  };
  const flows = (from: string, to: string, port: number): boolean => flow(here, pod(from), pod(to), port) === 'open';

  it('is closed where nothing is named', () => {
    expect(everywhere.find(({ metadata }) => metadata.name === 'nobody-by-default')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it.each([
    ...parts.filter((part) => part !== 'bff').map((part) => ['bff', part, 3000] as const),
    ...[...serviceNames, 'bff'].flatMap((part) => [[part, 'kafka', 9092] as const, [part, 'redis', 6379] as const]),
    ...serviceNames.flatMap((part) => [
      [part, 'mongo', 27017] as const,
      [`${part}-prepare`, 'mongo', 27017] as const,
      [`${part}-prepare`, 'kafka', 9092] as const,
    ]),
    ['first-admin', 'mongo', 27017] as const,
    ['import-clubs', 'mongo', 27017] as const,
    ['documents', 's3', 4568] as const,
    ['identity', 'mail', 1025] as const,
    ['billing', 'stripe', 3000] as const,
    ['stripe', 'bff', 3000] as const,
  ])('lets %s ask %s', (from, to, port) => {
    expect(flows(from, to, port)).toBe(true);
  });

  it.each([
    ...serviceNames.map((part) => [part, 'bff', 3000] as const),
    ...serviceNames.map((part) => [part, part === 'offers' ? 'profile' : 'offers', 3000] as const),
    ['bff', 'mongo', 27017] as const,
    ['club', 'mongo', 27017] as const,
    ['shell', 'kafka', 9092] as const,
    ['offers', 'mail', 1025] as const,
  ])('does not let %s ask %s', (from, to, port) => {
    expect(flows(from, to, port)).toBe(false);
  });

  const production = [...everywhere, ...of('components/network-policies/servers-elsewhere/')];
  const elsewhere = (name: string): End => ({ name, pod: { namespace: name, labels: {} } });
  const internet: End = { name: 'the internet', ip: '1.1.1.1' };
  const metadata: End = { name: "the provider's own server", ip: '169.254.169.254' };

  const inProduction: readonly (readonly [End, End, number, ReturnType<typeof flow>])[] = [
    [elsewhere('ingress-nginx'), pod('bff'), 3000, 'open'],
    [elsewhere('ingress-nginx'), pod('offers'), 3000, 'refused'],
    [elsewhere('monitoring'), pod('offers'), 9000, 'open'],
    [elsewhere('monitoring'), pod('offers'), 3000, 'refused'],
    [elsewhere('default'), pod('bff'), 3000, 'refused'],
    [pod('offers'), elsewhere('observability'), 4318, 'open'],
    [pod('offers'), elsewhere('mongodb'), 27017, 'open'],
    [pod('bff'), elsewhere('mongodb'), 27017, 'refused'],
    [pod('bff'), elsewhere('kafka'), 9093, 'open'],
    [pod('club'), elsewhere('kafka'), 9093, 'refused'],
    [pod('billing'), internet, 443, 'open'],
    [pod('documents'), internet, 443, 'open'],
    [pod('documents'), internet, 80, 'refused'],
    [pod('offers'), internet, 443, 'refused'],
    [pod('identity'), internet, 587, 'open'],
    [pod('billing'), internet, 587, 'refused'],
    [pod('identity'), metadata, 443, 'refused'],
  ];
  it.each(inProduction.map((one) => [one[0].name, one[1].name, one[2], one[3], one] as const))(
    'in production: %s → %s:%d is %s',
    (_, __, ___, ____, [from, to, port, is]) => {
      expect(flow(production, from, to, port)).toBe(is);
    },
  );
});

it('has a topic for each aggregate at the broker, and one for its dead letters, compacted', () => {
  const topics = ofKind('KafkaTopic', 'servers/kafka').map(({ manifest }) => manifest);
  const wanted = [...new Set([...aggregates.values()].map(({ topic }) => topic))];
  expect(topics.map(({ metadata }) => metadata.name).toSorted()).toEqual(
    wanted.flatMap((topic) => [topic, `${topic}.dlq`]).toSorted(),
  );
  for (const { spec } of topics) expect(spec.config['cleanup.policy']).toBe('compact');
});

it('nothing says a name twice', () => {
  const names = manifests
    .filter(({ file, manifest }) => file.startsWith('base/') && manifest.kind !== 'Kustomization')
    .map(({ manifest }) => `${manifest.kind} ${manifest.metadata.name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
