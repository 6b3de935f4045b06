import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@touchline/contracts/topology';
import { demoPassword, staff } from '../../apps/all-in-one/demo/people.ts';
import { createCaller, programClient } from '../../apps/api-client/caller.ts';
import { type Manifest, manifestName } from '../../platform/backup/manifest.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { forward, kubectl, kubectlJson, namespace, run } from './command.ts';
import { address, allReady, overlay, rolledOut, runJob, serverNames } from './deployment.ts';
import { parts } from './images.ts';

/** A backup brought to a cluster that has nothing but the keys, as k8s/README.md tells it. */

/** Runs a command of the backup on what the cluster holds. */
const onTheCluster = async (args: readonly string[]): Promise<string> => {
  const [mongo, s3] = [await forward('mongo', 27017), await forward('s3', 4568)];
  try {
    return await run('env', [
      `MONGODB_URI=mongodb://127.0.0.1:${mongo.port}/?directConnection=true`,
      ...['S3_BUCKET=touchline-files', `S3_ENDPOINT=http://127.0.0.1:${s3.port}`],
      ...['S3_ACCESS_KEY_ID=S3RVER', 'S3_SECRET_ACCESS_KEY=S3RVER'],
      ...[process.execPath, 'infra/platform/backup/backup.main.ts', ...args],
    ]);
  } finally {
    await mongo.close();
    await s3.close();
  }
};

/** What it came to, behind what it logged on its way. */
const lastLine = (said: string): string =>
  said
    .trim()
    .split('\n')
    .findLast((line) => !line.startsWith('{')) ?? '';

const manifestOf = async (directory: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(directory, manifestName), 'utf8'));

/** What of a backup has to be the same in another one: what is kept, not when. */
const kept = ({ collections, files }: Manifest): readonly string[] =>
  [
    ...collections
      .filter(({ documents }) => documents > 0)
      .map(({ database, collection, documents }) => `${database}.${collection}: ${documents}`),
    ...files.map(({ key, sha256 }) => `${key}: ${sha256}`),
  ].sort();

const stopParts = async (): Promise<void> => {
  await kubectl(['delete', 'hpa', '--all']);
  await kubectl(['scale', '--replicas=0', ...parts.map((part) => `deploy/${part}`)]);
  for (const part of parts)
    await kubectl(['wait', 'pod', '-l', `app.kubernetes.io/name=${part}`, '--for=delete', '--timeout=120s']);
};

/** The SHA-256 of every sealed document that the database knows. */
const sealedFiles = async (): Promise<readonly string[]> => {
  const way = await forward('mongo', 27017);
  const database = await openDatabase({
    uri: `mongodb://127.0.0.1:${way.port}/?directConnection=true`,
    directory: '',
    timeoutMs: 20_000,
  });
  try {
    const documents = (await database.connect('documents')).collection<{ state: { sealed: { sha256: string } } }>(
      'documents',
    );
    const found = await documents.find({ 'state.sealed.sha256': { $exists: true } }).toArray();
    return found.map(({ state }) => state.sealed.sha256);
  } finally {
    await database.close();
    await way.close();
  }
};

export interface Restored {
  /** From the deleted namespace to the last part that has told all it knows. */
  readonly seconds: number;
  readonly sealed: number;
  /** Files that are not what they were, and sealed ones that the product no longer knows. */
  readonly faults: readonly string[];
}

/** Backs up, ends the cluster's namespace with all it holds, and brings everything back into a new one. */
export const restoreElsewhere = async (log: (line: string) => void): Promise<Restored> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-backup-'));
  try {
    const sealed = await sealedFiles();
    if (sealed.length === 0) throw new Error('nothing is sealed here: the step "journey" seals a contract');
    await stopParts();
    log(`  ${(await onTheCluster(['make', join(directory, 'first')])).trim()}`);
    const { items } = await kubectlJson(['get', 'secrets']);
    const keys = (items as { metadata: { name: string }; data: object; type: string }[])
      .filter(({ metadata }) => parts.some((part) => metadata.name === `${part}-keys`))
      .map(({ metadata: { name }, data, type }) => ({
        ...{ apiVersion: 'v1', kind: 'Secret', metadata: { name } },
        ...{ type, data },
      }));
    await run('kubectl', ['delete', 'namespace', namespace, '--timeout=180s']);

    const began = Date.now();
    await run('kubectl', ['apply', '-f', `${overlay}/namespace.yaml`]);
    await kubectl(['apply', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items: keys }));
    await run('kubectl', ['apply', '-k', `${overlay}/servers`]);
    for (const server of serverNames) await rolledOut(server);
    log(`  ${(await onTheCluster(['restore', join(directory, 'first')])).trim()}`);
    await onTheCluster(['make', join(directory, 'second')]);
    const [before, after] = [await manifestOf(join(directory, 'first')), await manifestOf(join(directory, 'second'))];
    const faults = kept(before).filter((line) => !kept(after).includes(line));
    await run('kubectl', ['apply', '-k', overlay]);
    for (const service of serviceNames) await runJob(`${service}-prepare-1`, `${service}-prepare`);
    await allReady();
    for (const service of serviceNames)
      log(`  ${lastLine(await kubectl(['exec', `deploy/${service}`, '--', 'node', 'main.ts', 'republish']))}`);
    const seconds = Math.round((Date.now() - began) / 1_000);

    const guest = createCaller({ client: programClient({ address }), patienceMs: 60_000 });
    for (const sha256 of sealed) {
      const found = await guest.send('GET', `/sealed-files/${sha256}`);
      if (found?.sealed?.kind !== 'document') faults.push(`${sha256} is no longer known as sealed`);
    }
    // Keys and people are those of before: a password counts, and whoever is asked for a second factor is known.
    const { status, error } = await guest.client.send('POST', '/login', { email: staff.email, password: demoPassword });
    if (status !== 200 && error !== 'SecondFactorRequired') faults.push(`staff sign in: ${status} ${error}`);
    return { seconds, sealed: sealed.length, faults };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
