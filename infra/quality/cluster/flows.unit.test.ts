import { describe, expect, it } from '@jest/globals';
import { type End, flow, type Policy } from './flows.ts';

const pod = (name: string, namespace = 'ours', ip = '10.1.0.7'): End => ({
  ...{ name, ip },
  pod: { namespace, labels: { app: name } },
});
const away: End = { name: 'away', ip: '192.0.2.1' };
const policy = (app: string | undefined, spec: Omit<Policy['spec'], 'podSelector'>, namespace = 'ours'): Policy => ({
  metadata: { name: 'one', namespace },
  spec: { podSelector: app === undefined ? {} : { matchLabels: { app } }, ...spec },
});
const closed = policy(undefined, { policyTypes: ['Ingress', 'Egress'] });
const peers = (...apps: readonly string[]) => [
  { podSelector: { matchExpressions: [{ key: 'app', operator: 'In', values: apps }] } },
];
const asksIts = policy('one', {
  policyTypes: ['Egress'],
  egress: [{ to: peers('two', 'three'), ports: [{ port: 80 }] }],
});
const answersIts = policy('two', {
  policyTypes: ['Ingress'],
  ingress: [{ from: peers('one'), ports: [{ port: 80 }] }],
});

describe('a flow', () => {
  it('is open where no policy holds either end', () => {
    expect(flow([], pod('one'), pod('two'), 80)).toBe('open');
    expect(flow([answersIts], pod('one'), pod('three'), 80)).toBe('open');
    expect(flow([closed], pod('one', 'theirs'), pod('two', 'theirs'), 80)).toBe('open');
  });

  it('is open where both ends are told of the other, at that port alone', () => {
    const policies = [closed, asksIts, answersIts];
    expect(flow(policies, pod('one'), pod('two'), 80)).toBe('open');
    expect(flow(policies, pod('one'), pod('two'), 81)).toBe('refused');
    expect(flow(policies, pod('two'), pod('one'), 80)).toBe('refused');
    expect(flow(policies, pod('one'), pod('three'), 80)).toBe('refused');
    expect(flow([closed, answersIts], pod('one'), pod('two'), 80)).toBe('refused');
  });

  it('is of the own namespace where none is named', () => {
    expect(flow([answersIts], pod('one', 'theirs'), pod('two'), 80)).toBe('refused');
    const theirs = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'theirs' } } };
    const lets = policy('two', { policyTypes: ['Ingress'], ingress: [{ from: [theirs] }] });
    expect(flow([lets], pod('one', 'theirs'), pod('two'), 80)).toBe('open');
    expect(flow([lets], pod('one'), pod('two'), 80)).toBe('refused');
  });

  it('is open at ports of TCP only where TCP is meant', () => {
    const lets = (protocol?: string) =>
      policy('two', {
        policyTypes: ['Ingress'],
        ingress: [{ ports: [{ port: 53, ...(protocol && { protocol }) }] }],
      });
    expect(flow([lets('UDP')], pod('one'), pod('two'), 53)).toBe('refused');
    expect(flow([lets('TCP')], pod('one'), pod('two'), 53)).toBe('open');
    expect(flow([lets()], pod('one'), pod('two'), 53)).toBe('open');
  });

  it('to an address is open where a block holds it, and nothing is taken out of it', () => {
    const lets = (...except: readonly string[]) =>
      policy('one', { policyTypes: ['Egress'], egress: [{ to: [{ ipBlock: { cidr: '192.0.2.0/24', except } }] }] });
    expect(flow([closed], pod('one'), away, 443)).toBe('refused');
    expect(flow([closed, lets()], pod('one'), away, 443)).toBe('open');
    expect(flow([closed, lets('192.0.2.0/30')], pod('one'), away, 443)).toBe('refused');
    expect(flow([closed, lets()], pod('one'), { ...away, ip: '198.51.100.1' }, 443)).toBe('refused');
  });

  it('to a pod by its address alone is left to whoever enforces it', () => {
    const anybody = policy('two', {
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ ipBlock: { cidr: '0.0.0.0/0' } }] }],
    });
    expect(flow([anybody], pod('one'), pod('two'), 80)).toBe('either');
    expect(flow([anybody, answersIts], pod('one'), pod('two'), 80)).toBe('open');
    expect(flow([closed, anybody], pod('one'), pod('two'), 80)).toBe('refused');
    expect(flow([anybody], away, pod('two'), 80)).toBe('open');
  });

  it('is not guessed where a selector says what nobody has tried', () => {
    const strange = policy('two', {
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ podSelector: { matchExpressions: [{ key: 'app', operator: 'Exists' }] } }] }],
    });
    expect(() => flow([strange], pod('one'), pod('two'), 80)).toThrow('Exists');
  });
});
