import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from './refused.ts';

/** An Ed25519 pair: `privateKey` as PKCS #8 PEM, `publicKey` as SPKI PEM. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

export const newKeyPair = (): KeyPair =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether what was kept is a secret of its kind. */
export const isSecret = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64,}$/.test(value);

/** Whether the PEM texts under these names are keys and certificates that can be read. */
export const hasPem =
  (...names: readonly string[]) =>
  (value: unknown): boolean => {
    const texts = names.flatMap((name) => (value as Record<string, string | readonly string[]>)?.[name] ?? ['']);
    try {
      for (const text of texts)
        if (text.includes('PRIVATE KEY')) createPrivateKey(text);
        else if (text.includes('CERTIFICATE')) new X509Certificate(text);
        else createPublicKey(text);
      return true;
    } catch {
      return false;
    }
  };

/**
 * A secret of the embedded shape, made once and kept under the data directory, readable by its owner alone. One that is
 * damaged is never made anew: another key would be another signer, and what was encrypted would be lost.
 * @throws StartRefused that names the file
 */
export const keptSecret = async <T>(
  directory: string,
  name: string,
  make: () => T | Promise<T>,
  isSound: (value: unknown) => boolean,
): Promise<T> => {
  const path = join(directory, `${name}.json`);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (text !== undefined) {
    const kept = parsed(text);
    if (isSound(kept)) return kept as T;
    throw new StartRefused(`A secret is damaged: ${path}. It was left as it is: put a backup of it in its place.`);
  }
  const made = await make();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, JSON.stringify(made), { mode: 0o600 });
  await chmod(`${path}.new`, 0o600);
  await rename(`${path}.new`, path);
  return made;
};
