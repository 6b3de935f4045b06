import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentOf, elementsIn, partsOf, tags } from '@touchline/contracts/evidence/der';

/**
 * What the authority does when it is asked. `token`: confirms the time. `none`: closes the connection. `silent`: doesn't answer, and
 * closes the connection once it does something else; `stalled`: likewise, after the beginning of an answer.
 * The others answer what nobody may take for a confirmation.
 */
export type AuthorityConduct =
  | 'token'
  | 'none'
  | 'silent'
  | 'stalled'
  | 'unavailable'
  | 'redirect'
  | 'html'
  | 'too-much'
  | 'garbage'
  | 'refused'
  | 'other-imprint'
  | 'other-nonce'
  | 'other-statement'
  | 'expired'
  | 'by-sha-1'
  | 'for-servers'
  | 'for-more-than-time'
  | 'other-root';

/** An RFC 3161 authority of a test, on this machine. */
export interface TestTimestampAuthority {
  readonly url: string;
  /** PEM of the root that its certificates lead to. */
  readonly root: string;
  /** How often it was asked. */
  readonly asked: () => number;
  readonly conduct: (now: AuthorityConduct) => void;
  readonly stop: () => Promise<void>;
}

/** What the process that seals is told, so that it asks this authority. */
export const timestampEnvironmentOf = ({ url, root }: TestTimestampAuthority): NodeJS.ProcessEnv => ({
  TIMESTAMP_AUTHORITY_URL: url,
  TIMESTAMP_AUTHORITY_ROOTS: root,
});

/** The name of its certificate's owner. */
export const authorityName = 'Test Time Authority';

type Part = Uint8Array;

/** One element of DER from its parts. */
const der = (tag: number, ...parts: readonly Part[]): Buffer => {
  const content = Buffer.concat(parts);
  const digits: number[] = [];
  for (let left = content.length; left > 0; left = Math.floor(left / 256)) digits.unshift(left % 256);
  const length = content.length < 0x80 ? [content.length] : [0x80 | digits.length, ...digits];
  return Buffer.concat([Buffer.of(tag, ...length), content]);
};
const sequence = (...parts: readonly Part[]): Buffer => der(tags.sequence, ...parts);
const set = (...parts: readonly Part[]): Buffer => der(tags.set, ...parts);
const context = (number: number, ...parts: readonly Part[]): Buffer => der(tags.context(number), ...parts);
const octets = (content: Part): Buffer => der(tags.octetString, content);
const number = (value: number): Buffer => der(tags.integer, Buffer.of(value));
const yes = der(tags.boolean, Buffer.of(0xff));
const objectId = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((value) => {
    const sevens = [value % 128];
    for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
      sevens.unshift((left % 128) | 0x80);
    return sevens;
  });
  return der(tags.objectIdentifier, Buffer.from(bytes));
};
const instant = (at: Date): Buffer =>
  der(tags.generalizedTime, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+Z$/g, '')}Z`));

const sha256 = (bytes: Part): Buffer => createHash('sha256').update(bytes).digest();
const ecdsa = sequence(objectId('1.2.840.10045.4.3.2'));
const ecdsaBySha1 = sequence(objectId('1.2.840.10045.4.1'));
const hash = sequence(objectId('2.16.840.1.101.3.4.2.1'));
const timeStamping = '1.3.6.1.5.5.7.3.8';
const serverAuth = '1.3.6.1.5.5.7.3.1';

interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}
interface Issued {
  readonly pair: Pair;
  readonly certificate: Buffer;
  readonly serial: Buffer;
}
interface Order {
  readonly name: string;
  readonly by?: { readonly name: string; readonly pair: Pair };
  readonly from?: string;
  readonly until?: string;
  /** What it is for; nothing: a root. */
  readonly purposes?: readonly string[];
  /** Whether its issuer signs it by SHA-1, as nobody should any more. */
  readonly isOld?: boolean;
}

const nameOf = (commonName: string): Buffer => {
  const part = (type: string, text: string) => set(sequence(objectId(type), der(0x0c, Buffer.from(text))));
  return sequence(part('2.5.4.10', authorityName), part('2.5.4.3', commonName));
};

const extension = (type: string, value: Part): Buffer => sequence(objectId(type), yes, octets(value));

const issue = ({ name, by, from = '2020-01-01', until = '2099-01-01', purposes, isOld = false }: Order): Issued => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = by ?? { name, pair };
  const algorithm = isOld ? ecdsaBySha1 : ecdsa;
  const serial = Buffer.concat([Buffer.of(0x40), randomBytes(8)]);
  // Usage in bits: a root signs certificates, everything else signs.
  const usage = der(tags.bitString, purposes ? Buffer.of(7, 0x80) : Buffer.of(1, 0x06));
  const signed = sequence(
    context(0, number(2)),
    der(tags.integer, serial),
    algorithm,
    nameOf(issuer.name),
    sequence(instant(new Date(from)), instant(new Date(until))),
    nameOf(name),
    pair.publicKey.export({ type: 'spki', format: 'der' }),
    context(
      3,
      sequence(
        extension('2.5.29.19', purposes ? sequence() : sequence(yes)),
        extension('2.5.29.15', usage),
        ...(purposes ? [extension('2.5.29.37', sequence(...purposes.map(objectId)))] : []),
      ),
    ),
  );
  const signature = sign(isOld ? 'sha1' : 'sha256', signed, issuer.pair.privateKey);
  const certificate = sequence(signed, algorithm, der(tags.bitString, Buffer.of(0), signature));
  return { pair, certificate, serial };
};

const pemOf = (certificate: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${(certificate.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`;

/** What a question asks: its imprint as it stands there, and its number. */
const questionIn = (bytes: Buffer): { readonly imprint: Part; readonly nonce: Part } => {
  const [, imprint, ...more] = partsOf(elementsIn(new Uint8Array(bytes))[0]);
  const nonce = more.find(({ tag }) => tag === tags.integer);
  if (!imprint || !nonce) throw new Error('a question without imprint or number');
  contentOf(partsOf(imprint)[1], tags.octetString);
  return { imprint: imprint.whole, nonce: nonce.whole };
};

const tstInfo = objectId('1.2.840.113549.1.9.16.1.4');

/** A token (CMS, RFC 5652) over this statement. */
const tokenOf = (
  statement: Buffer,
  { pair, certificate, serial }: Issued,
  issuer: string,
  said: Buffer = statement,
): Buffer => {
  const attribute = (type: string, value: Part) => sequence(objectId(type), set(value));
  const attributes = [
    attribute('1.2.840.113549.1.9.3', tstInfo),
    attribute('1.2.840.113549.1.9.4', octets(sha256(statement))),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(sha256(certificate)))))),
  ].sort(Buffer.compare);
  const signature = sign('sha256', set(...attributes), pair.privateKey);
  const about = sequence(nameOf(issuer), der(tags.integer, serial));
  return sequence(
    objectId('1.2.840.113549.1.7.2'),
    context(
      0,
      sequence(
        number(3),
        set(hash),
        sequence(tstInfo, context(0, octets(said))),
        context(0, certificate),
        set(sequence(number(1), about, hash, context(0, ...attributes), ecdsa, octets(signature))),
      ),
    ),
  );
};

const rootName = 'Test Time Root';

/**
 * An RFC 3161 authority on a port of this machine. `clock` is the time that it confirms. Its tokens bring along its own certificate and
 * not the root, as those of many do.
 */
export const startTimestampAuthority = async ({
  clock = () => new Date(),
}: {
  readonly clock?: () => Date;
} = {}): Promise<TestTimestampAuthority> => {
  const root = issue({ name: rootName });
  const by = { name: rootName, pair: root.pair };
  const own = issue({ name: 'Test Time Stamp', by, purposes: [timeStamping] });
  const signers: Partial<Record<AuthorityConduct, Issued>> = {
    expired: issue({ name: 'Old', by, purposes: [timeStamping], until: '2021-01-01' }),
    'by-sha-1': issue({ name: 'Sha', by, purposes: [timeStamping], isOld: true }),
    'for-servers': issue({ name: 'Server', by, purposes: [serverAuth] }),
    'for-more-than-time': issue({ name: 'Both', by, purposes: [timeStamping, serverAuth] }),
    'other-root': issue({
      name: 'Stranger',
      by: { name: rootName, pair: issue({ name: rootName }).pair },
      purposes: [timeStamping],
    }),
  };
  let conduct: AuthorityConduct = 'token';
  let asked = 0;
  const held: ServerResponse[] = [];

  const reply = (question: Buffer): Buffer => {
    if (conduct === 'refused') return sequence(sequence(number(2)));
    const { imprint, nonce } = questionIn(question);
    const other = sequence(hash, octets(sha256(Buffer.from('something else'))));
    const statement = (at: Date): Buffer =>
      sequence(
        number(1),
        objectId('1.2.3.4.1'),
        conduct === 'other-imprint' ? other : imprint,
        der(tags.integer, Buffer.concat([Buffer.of(0x40), randomBytes(8)])),
        instant(at),
        conduct === 'other-nonce' ? number(7) : nonce,
      );
    const made = statement(clock());
    const said = conduct === 'other-statement' ? statement(new Date(clock().getTime() - 86_400_000)) : made;
    return sequence(sequence(number(0)), tokenOf(made, signers[conduct] ?? own, rootName, said));
  };

  const answer = (response: ServerResponse, question: Buffer): void => {
    switch (conduct) {
      case 'none':
        response.destroy();
        return;
      case 'silent':
        held.push(response);
        return;
      case 'stalled':
        held.push(response);
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).write('0');
        return;
      case 'unavailable':
        response.writeHead(503).end();
        return;
      case 'redirect':
        response.writeHead(302, { location: '/elsewhere' }).end();
        return;
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Welcome</h1>');
        return;
      case 'too-much':
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(Buffer.alloc(1_000_000));
        return;
      case 'garbage':
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end('no DER at all');
        return;
      default:
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(reply(question));
    }
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked += 1;
      answer(response, Buffer.concat(chunks));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rfc3161`,
    root: pemOf(root.certificate),
    asked: () => asked,
    conduct: (now) => {
      conduct = now;
      for (const response of held.splice(0)) response.destroy();
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
};
