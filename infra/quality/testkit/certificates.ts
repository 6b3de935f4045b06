import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ServerCertificate {
  /** PEM of who vouches for the server. */
  readonly ca: string;
  readonly certificate: string;
  /** PKCS #8 PEM. */
  readonly key: string;
}

/** A certificate for a server at this address, for a day, by an authority that nobody else trusts. */
export const serverCertificate = async (address: string): Promise<ServerCertificate> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-certificate-'));
  const at = (name: string): string => join(directory, name);
  const openssl = (...args: readonly string[]) => run('openssl', [...args]);
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    await writeFile(at('name'), `subjectAltName=IP:${address}\n`);
    await openssl(
      'req',
      '-x509',
      ...newKey,
      '-keyout',
      at('ca.key'),
      '-out',
      at('ca'),
      '-subj',
      '/CN=Test',
      '-days',
      '1',
    );
    await openssl('req', ...newKey, '-keyout', at('key'), '-out', at('request'), '-subj', `/CN=${address}`);
    const by = ['-CA', at('ca'), '-CAkey', at('ca.key'), '-CAcreateserial'];
    await openssl(
      'x509',
      '-req',
      '-in',
      at('request'),
      ...by,
      '-days',
      '1',
      '-extfile',
      at('name'),
      '-out',
      at('cert'),
    );
    const [ca, certificate, key] = await Promise.all(['ca', 'cert', 'key'].map((name) => readFile(at(name), 'utf8')));
    return { ca: ca ?? '', certificate: certificate ?? '', key: key ?? '' };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
