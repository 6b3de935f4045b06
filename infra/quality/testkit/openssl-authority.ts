import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** An RFC 3161 authority that isn't ours: OpenSSL makes its tokens. */
export interface OpensslAuthority {
  readonly url: string;
  /** PEM of the root that its certificate leads to. */
  readonly root: string;
  readonly stop: () => Promise<void>;
}

const configuration = (at: (name: string) => string): string => `
[tsa]
default_tsa = own
[own]
serial = ${at('serial')}
signer_cert = ${at('own')}
signer_key = ${at('own.key')}
signer_digest = sha512
default_policy = 1.2.3.4.1
digests = sha256
accuracy = millisecs:500
clock_precision_digits = 3
ordering = yes
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha1
[extensions]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[req]
distinguished_name = name
[name]
`;

/** Starts one on a port of this machine, with RSA keys and the habits of many authorities: SHA-512, parts of a second, RFC 2634. */
export const startOpensslAuthority = async (): Promise<OpensslAuthority> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-tsa-'));
  const at = (name: string): string => join(directory, name);
  const openssl = (...args: readonly string[]) => run('openssl', [...args]);
  await Promise.all([writeFile(at('cnf'), configuration(at)), writeFile(at('serial'), '01\n')]);
  const newKey = ['-config', at('cnf'), '-newkey', 'rsa:2048', '-nodes', '-sha384'];
  const root = ['-x509', '-days', '2', '-addext', 'basicConstraints=critical,CA:TRUE'];
  await openssl(
    'req',
    ...newKey,
    ...root,
    '-subj',
    '/O=Other Time/CN=Root',
    '-keyout',
    at('root.key'),
    '-out',
    at('root'),
  );
  await openssl('req', ...newKey, '-subj', '/O=Other Time/CN=Stamp', '-keyout', at('own.key'), '-out', at('request'));
  const by = ['-CA', at('root'), '-CAkey', at('root.key'), '-CAcreateserial', '-sha384', '-days', '1'];
  const extensions = ['-extfile', at('cnf'), '-extensions', 'extensions'];
  await openssl('x509', '-req', '-in', at('request'), ...by, ...extensions, '-out', at('own'));

  let count = 0;
  const reply = async (question: Buffer): Promise<Buffer> => {
    count += 1;
    const [asked, answered] = [at(`question-${count}`), at(`answer-${count}`)];
    await writeFile(asked, question);
    await openssl('ts', '-reply', '-config', at('cnf'), '-queryfile', asked, '-out', answered);
    return readFile(answered);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      reply(Buffer.concat(chunks)).then(
        (answer) => response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    root: await readFile(at('root'), 'utf8'),
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await rm(directory, { recursive: true, force: true });
    },
  };
};
