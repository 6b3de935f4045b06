import { setTimeout as wait } from 'node:timers/promises';
import { attempt, kubectl, kubectlJson, namespace, run } from './command.ts';
import { type End, flow, type Policy } from './flows.ts';

/** Every pair of pods that the deployed manifests know, tried: what a policy names is open, and nothing else. */

/** A namespace that has no policies: who asks from there belongs to nothing. */
const elsewhere = 'touchline-elsewhere';
const image = 'touchline/offers:local';
/** Pods of the try alone. */
const mark = { 'touchline.example/tries': 'network' } as const;
/** Whoever enforces policies sees a new pod, or a new policy, after a moment. */
const seenWithinMs = 20_000;
/** So many ask at the same time. */
const atOnce = 6;

type Labels = Readonly<Record<string, string>>;

interface Pod {
  readonly metadata: { readonly name: string; readonly labels: Labels; readonly deletionTimestamp?: string };
  readonly spec: { readonly containers: readonly { readonly ports?: readonly { readonly containerPort: number }[] }[] };
  readonly status: { readonly podIP?: string };
}

interface Template {
  readonly metadata: { readonly labels: Labels };
}

/** Where somebody asks from: the pod in which it is run. */
interface Asker extends End {
  readonly runs: { readonly namespace: string; readonly pod: string };
}

/** Where somebody is asked: another replica where there is one, for nobody is refused by himself. */
interface Asked extends End {
  readonly at: string;
  readonly port: number;
}

/** A pod that listens at 3000 and asks when it is told to. It is never ready, so that no service leads to it. */
const triesAs = (name: string, where: string, labels: Labels): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: `tries-${name}`, namespace: where, labels: { ...labels, ...mark } },
  spec: {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    terminationGracePeriodSeconds: 1,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [
      {
        name: 'tries',
        image,
        imagePullPolicy: 'IfNotPresent',
        command: ['node', '-e', "require('node:net').createServer((asks) => asks.end()).listen(3000)"],
        ports: [{ containerPort: 3000 }],
        readinessProbe: { exec: { command: ['false'] }, periodSeconds: 60 },
        resources: { requests: { cpu: '1m', memory: '32Mi' }, limits: { memory: '128Mi' } },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      },
    ],
  },
});

/** Asks all of them at once; says of each whether it was let through. */
const knock = `
  const open = ([host, port]) => new Promise((answered) => {
    const asks = require('node:net').connect(port, host);
    const end = (is) => { asks.destroy(); answered(is); };
    asks.setTimeout(3000, () => end(false));
    asks.once('connect', () => end(true));
    asks.once('error', () => end(false));
  });
  Promise.all(JSON.parse(process.argv[1]).map(open)).then((found) => console.log(JSON.stringify(found)));
`;

const asks = async ({ runs }: Asker, asked: readonly Pick<Asked, 'at' | 'port'>[]): Promise<readonly boolean[]> =>
  JSON.parse(
    await run('kubectl', [
      ...['-n', runs.namespace, 'exec', runs.pod, '--', 'node', '-e', knock],
      JSON.stringify(asked.map(({ at, port }) => [at, port])),
    ]),
  );

/** As `asks`, until all is as it is meant, or nobody may say any longer that it was too early. */
const asksUntil = async (
  asker: Asker,
  asked: readonly Pick<Asked, 'at' | 'port'>[],
  meant: (found: readonly boolean[]) => boolean,
): Promise<readonly boolean[]> => {
  for (const until = Date.now() + seenWithinMs; ; await wait(1_000)) {
    const found = await asks(asker, asked);
    if (meant(found) || Date.now() > until) return found;
  }
};

const running = async (where: string): Promise<readonly Pod[]> => {
  await run('kubectl', [
    ...['-n', where, 'wait', 'pod', '-l', Object.entries(mark)[0]?.join('=') ?? '', '--timeout=120s'],
    '--for=jsonpath={.status.phase}=Running',
  ]);
  const { items } = JSON.parse(await run('kubectl', ['-n', where, 'get', 'pods', '-o', 'json']));
  return (items as Pod[]).filter(({ metadata, status }) => !metadata.deletionTimestamp && status.podIP);
};

const applied = (items: readonly object[]): Promise<string> =>
  run('kubectl', ['apply', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));

/** Whether a pod that nobody may ask is refused to who could ask it before. */
const isEnforced = async (asker: Asker, asked: Pick<Asked, 'at' | 'port'>): Promise<boolean> => {
  const [before] = await asksUntil(asker, [asked], ([open]) => open === true);
  if (!before) throw new Error(`${asked.at}:${asked.port} answers nobody, though no policy says so`);
  await applied([
    {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: { name: 'nobody', namespace: elsewhere },
      spec: { podSelector: { matchLabels: { asked: 'by-nobody' } }, policyTypes: ['Ingress'] },
    },
  ]);
  const [after] = await asksUntil(asker, [asked], ([open]) => open === false);
  return !after;
};

/** Everybody who may be there: each deployment, and each job while it runs. */
const everybody = async (): Promise<readonly (readonly [name: string, labels: Labels])[]> => {
  const [deployments, jobs] = [await kubectlJson(['get', 'deployments']), await kubectlJson(['get', 'cronjobs'])];
  return [
    ...(deployments.items as { metadata: { name: string }; spec: { template: Template } }[]).map(
      ({ metadata, spec }) => [metadata.name, spec.template.metadata.labels] as const,
    ),
    ...(jobs.items as { metadata: { name: string }; spec: { jobTemplate: { spec: { template: Template } } } }[]).map(
      ({ metadata, spec }) => [metadata.name, spec.jobTemplate.spec.template.metadata.labels] as const,
    ),
  ];
};

const nameOf = ({ metadata }: Pod): string => metadata.labels['app.kubernetes.io/name'] ?? metadata.name;

const askedPods = (pods: readonly Pod[], where: string): readonly Asked[] =>
  pods.flatMap((pod) =>
    pod.spec.containers
      .flatMap(({ ports = [] }) => ports)
      .map(({ containerPort }) => ({
        ...{ name: nameOf(pod), at: pod.status.podIP ?? '', ip: pod.status.podIP ?? '', port: containerPort },
        pod: { namespace: where, labels: pod.metadata.labels },
      })),
  );

/** What is no pod of ours: whoever tells names, the cluster's own server, and somebody on the internet. */
const others = async (): Promise<readonly Asked[]> => {
  const of = async (args: readonly string[]) => JSON.parse(await run('kubectl', ['get', ...args, '-o', 'json'])).items;
  const [server] = await of(['endpointslices', '-n', 'default', '-l', 'kubernetes.io/service-name=kubernetes']);
  const names = (await of(['pods', '-n', 'kube-system', '-l', 'k8s-app=kube-dns'])) as Pod[];
  const ip = server.endpoints[0].addresses[0] as string;
  return [
    ...names.slice(0, 1).map(({ metadata, status }) => ({
      ...{ name: 'the names', at: status.podIP ?? '', ip: status.podIP ?? '', port: 53 },
      pod: { namespace: 'kube-system', labels: metadata.labels },
    })),
    { name: "the cluster's server", at: ip, ip, port: server.ports[0].port },
    { name: 'the internet', at: '1.1.1.1', ip: '1.1.1.1', port: 443 },
  ];
};

export interface Tried {
  /** Whether this cluster holds anybody to its policies; where it doesn't, nothing was seen to be refused. */
  readonly enforced: boolean;
  readonly open: number;
  readonly refused: number;
  /** What could not be tried, as nobody is let through, policies or not. */
  readonly unseen: readonly string[];
  readonly faults: readonly string[];
}

export const tryPolicies = async (): Promise<Tried> => {
  const known = await everybody();
  const policies: readonly Policy[] = (await kubectlJson(['get', 'networkpolicies'])).items;
  try {
    await applied([{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: elsewhere } }]);
    await applied([
      triesAs('asker', elsewhere, {}),
      triesAs('asked', elsewhere, { asked: 'by-nobody' }),
      triesAs('stranger', namespace, {}),
      ...known.map(([name, labels]) => triesAs(name, namespace, labels)),
    ]);
    const [foreign, ours] = [await running(elsewhere), await running(namespace)];
    const asker = (pod: Pod | undefined, where: string, name: string): Asker => {
      if (!pod) throw new Error(`no pod of ${name} runs`);
      const { metadata, status } = pod;
      return {
        ...{ name, ip: status.podIP ?? '', pod: { namespace: where, labels: metadata.labels } },
        runs: { namespace: where, pod: metadata.name },
      };
    };
    const called = (pods: readonly Pod[], name: string): Pod | undefined =>
      pods.find(({ metadata }) => metadata.name === `tries-${name}`);
    const outsider = asker(called(foreign, 'asker'), elsewhere, 'a pod of elsewhere');
    const enforced = await isEnforced(outsider, {
      at: called(foreign, 'asked')?.status.podIP ?? '',
      port: 3000,
    });

    const asked = [
      ...askedPods(
        known.flatMap(([name]) => ours.filter((pod) => nameOf(pod) === name && !called([pod], name)).slice(0, 1)),
        namespace,
      ),
      ...(await others()),
    ];
    const reached = await asks(outsider, asked);
    const askers = [
      outsider,
      asker(called(ours, 'stranger'), namespace, 'a pod of nothing'),
      ...known.map(([name]) => asker(called(ours, name), namespace, name)),
    ];
    const faults: string[] = [];
    // Whom even a pod without policies can't reach, though nobody's policy keeps it from there, is not there.
    const unseen = asked.filter(
      (one, at) => !reached[at] && !one.pod && flow(policies, outsider, one, one.port) === 'open',
    );
    const counts = { open: 0, refused: 0 };
    const tryAll = async (one: Asker): Promise<void> => {
      const tried = asked
        .filter((other) => !unseen.includes(other))
        .map((other) => ({ other, meant: flow(policies, one, other, other.port) }))
        .filter(({ meant }) => meant === 'open' || (meant === 'refused' && enforced));
      const found = await asksUntil(
        one,
        tried.map(({ other }) => other),
        (answers) => answers.every((open, at) => open === (tried[at]?.meant === 'open')),
      );
      for (const [at, { other, meant }] of tried.entries()) {
        const is = found[at] ? 'open' : 'refused';
        if (is === meant) counts[meant] += 1;
        else
          faults.push(
            `${one.name} → ${other.name}:${other.port} is ${meant === 'open' ? 'named' : 'not named'} and ${is}`,
          );
      }
    };
    const waiting = [...askers];
    const workers = Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await tryAll(next);
    });
    await Promise.all(workers);
    return { enforced, ...counts, unseen: unseen.map(({ name, port }) => `${name}:${port}`), faults };
  } finally {
    await attempt('kubectl', ['delete', 'namespace', elsewhere, '--wait=false']);
    await kubectl(['delete', 'pod', '-l', Object.entries(mark)[0]?.join('=') ?? '']);
  }
};
