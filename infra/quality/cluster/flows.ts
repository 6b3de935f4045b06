import { BlockList, isIPv6 } from 'node:net';

/** What a cluster's network policies let through, read from themselves: https://kubernetes.io/docs/concepts/services-networking/network-policies/ */

type Labels = Readonly<Record<string, string>>;

interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: string;
    readonly values?: readonly string[];
  }[];
}

interface Rule {
  readonly ports?: readonly { readonly port?: number | string; readonly protocol?: string }[];
  readonly from?: readonly PolicyPeer[];
  readonly to?: readonly PolicyPeer[];
}

interface PolicyPeer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

export interface Policy {
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly spec: {
    readonly podSelector: Selector;
    readonly policyTypes: readonly string[];
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
  };
}

/** One end of a flow: a pod with its labels and its namespace, or an address that is none. */
export interface End {
  readonly name: string;
  readonly ip?: string;
  readonly pod?: { readonly namespace: string; readonly labels: Labels };
}

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([label, value]) => labels[label] === value) &&
  matchExpressions.every(({ key, operator, values = [] }) => {
    if (operator !== 'In') throw new Error(`nobody has tried the operator ${operator}`);
    return values.includes(labels[key] ?? '');
  });

const within = ({ cidr, except = [] }: NonNullable<PolicyPeer['ipBlock']>, ip: string): boolean => {
  const holds = (range: string): boolean => {
    const [address = '', bits] = range.split('/');
    const list = new BlockList();
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
    return list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  };
  return holds(cidr) && !except.some(holds);
};

/** Every namespace carries its own name, by the cluster itself. */
const labelsOfNamespace = (namespace: string): Labels => ({ 'kubernetes.io/metadata.name': namespace });

const isMeant = (peer: PolicyPeer, end: End, at: string, blocksHoldPods: boolean): boolean => {
  if (peer.ipBlock) return (!end.pod || blocksHoldPods) && end.ip !== undefined && within(peer.ipBlock, end.ip);
  if (!end.pod) return false;
  const { namespace, labels } = end.pod;
  return (
    (peer.namespaceSelector ? selects(peer.namespaceSelector, labelsOfNamespace(namespace)) : namespace === at) &&
    selects(peer.podSelector ?? {}, labels)
  );
};

const lets = (
  policies: readonly Policy[],
  direction: 'Ingress' | 'Egress',
  [at, other]: readonly [End, End],
  port: number,
  blocksHoldPods: boolean,
): boolean => {
  if (!at.pod) return true;
  const { namespace, labels } = at.pod;
  const held = policies.filter(
    ({ metadata, spec }) =>
      metadata.namespace === namespace && spec.policyTypes.includes(direction) && selects(spec.podSelector, labels),
  );
  const rules = held.flatMap(({ spec }) => (direction === 'Ingress' ? spec.ingress : spec.egress) ?? []);
  return (
    held.length === 0 ||
    rules.some(({ ports, from, to }) => {
      const peers = direction === 'Ingress' ? from : to;
      return (
        (!ports || ports.some((one) => (one.protocol ?? 'TCP') === 'TCP' && (one.port ?? port) === port)) &&
        (!peers || peers.some((peer) => isMeant(peer, other, namespace, blocksHoldPods)))
      );
    })
  );
};

/**
 * Whether one may open a TCP connection to the other. `either`: the only rule for it names addresses, and whether the address of
 * a pod is one of them is left to whoever enforces it.
 */
export const flow = (policies: readonly Policy[], from: End, to: End, port: number): 'open' | 'refused' | 'either' => {
  const both = (blocksHoldPods: boolean): boolean =>
    lets(policies, 'Egress', [from, to], port, blocksHoldPods) &&
    lets(policies, 'Ingress', [to, from], port, blocksHoldPods);
  const [narrow, wide] = [both(false), both(true)];
  if (narrow !== wide) return 'either';
  return wide ? 'open' : 'refused';
};
