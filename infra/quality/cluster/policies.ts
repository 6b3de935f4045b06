import { attempt, namespace } from './command.ts';

/** Who may ask whom, and who may not: one of each kind of flow, tried from within a pod. */
const flows: readonly (readonly [from: string, to: string, port: number, allowed: boolean])[] = [
  ['bff', 'offers', 3000, true],
  ['bff', 'club', 3000, true],
  ['offers', 'mongo', 27017, true],
  ['offers', 'kafka', 9092, true],
  ['identity', 'mail', 1025, true],
  ['bff', 'mongo', 27017, false],
  ['club', 'mongo', 27017, false],
  ['offers', 'profile', 3000, false],
  ['offers', 'bff', 3000, false],
  ['offers', 'mail', 1025, false],
  ['shell', 'kafka', 9092, false],
];

const knock = (host: string, port: number): string =>
  `const s = require('node:net').connect(${port}, '${host}');` +
  "s.setTimeout(3000, () => process.exit(7)); s.once('connect', () => process.exit(0)); s.once('error', () => process.exit(7));";

export interface Tried {
  readonly flow: string;
  readonly allowed: boolean;
  readonly open: boolean;
}

export const tryPolicies = async (): Promise<readonly Tried[]> => {
  const tried: Tried[] = [];
  for (const [from, to, port, allowed] of flows) {
    const { code, all } = await attempt('kubectl', [
      ...['-n', namespace, 'exec', `deploy/${from}`, '--', 'node', '-e', knock(to, port)],
    ]);
    if (code !== 0 && !/exit code 7/.test(all)) throw new Error(`${from} → ${to}: ${all}`);
    tried.push({ flow: `${from} → ${to}:${port}`, allowed, open: code === 0 });
  }
  return tried;
};
