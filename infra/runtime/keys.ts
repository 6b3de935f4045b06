import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** A secret of the embedded shape, made once and kept under the data directory, readable by its owner alone. */
export const keptSecret = async <T>(directory: string, name: string, make: () => T | Promise<T>): Promise<T> => {
  const path = join(directory, `${name}.json`);
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made = await make();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, JSON.stringify(made), { mode: 0o600 });
  await chmod(`${path}.new`, 0o600);
  await rename(`${path}.new`, path);
  return made;
};
