import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { tags } from '@touchline/contracts/evidence/der';
import { context, der, instant, number, objectId, octets, type Part, sequence, set, yes } from './der.ts';

interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

export interface Issued {
  readonly pair: Pair;
  /** DER. */
  readonly certificate: Buffer;
  readonly serial: Buffer;
}

export interface Order {
  readonly name: string;
  readonly from?: string;
  readonly until?: string;
  /** What it is for; nothing: it signs certificates and lists. */
  readonly purposes?: readonly string[];
  /** Whether its issuer signs it by SHA-1, as nobody should any more. */
  readonly isOld?: boolean;
  /** Seals are made with RSA. */
  readonly isRsa?: boolean;
}

/** What stands in a list of revoked certificates; nothing: it is of now, for a day, and names nobody. */
export interface ListOrder {
  readonly revoked?: readonly Issued[];
  readonly from?: Date;
  readonly until?: Date;
  readonly isOld?: boolean;
  /** Who signs it in the place of its issuer. */
  readonly by?: Issued;
  /** Whether it says that it is the changes to another list. */
  readonly isDelta?: boolean;
}

/** Who issues certificates, and lists of those that are revoked. */
export interface Authority extends Issued {
  readonly name: string;
  readonly issue: (order: Order) => Issued;
  /** One below it that issues itself. */
  readonly below: (name: string) => Authority;
  /** DER. */
  readonly list: (order?: ListOrder) => Buffer;
}

export const sha256 = (bytes: Part): Buffer => createHash('sha256').update(bytes).digest();
export const ecdsa = sequence(objectId('1.2.840.10045.4.3.2'));
const ecdsaBySha1 = sequence(objectId('1.2.840.10045.4.1'));

export const pemOf = (der: Buffer, label = 'CERTIFICATE'): string =>
  `-----BEGIN ${label}-----\n${(der.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`;

export const nameOf = (organisation: string, commonName: string): Buffer => {
  const part = (type: string, text: string) => set(sequence(objectId(type), der(0x0c, Buffer.from(text))));
  return sequence(part('2.5.4.10', organisation), part('2.5.4.3', commonName));
};

const extension = (type: string, value: Part): Buffer => sequence(objectId(type), yes, octets(value));

/** Where its issuer's list is, as certificates say it: nobody is there, and nobody has to ask. */
const listAddress = sequence(
  objectId('2.5.29.31'),
  octets(sequence(sequence(context(0, context(0, der(0x86, Buffer.from('http://127.0.0.1:1/list.crl'))))))),
);

const numberOf = (): Buffer => Buffer.concat([Buffer.of(0x40), randomBytes(8)]);

const newPair = (isRsa: boolean): Pair =>
  isRsa ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** What was signed, by which algorithm, and the signature. */
const signedBy = ({ privateKey }: Pair, isOld: boolean, contents: (algorithm: Buffer) => Buffer): Buffer => {
  const algorithm = isOld ? ecdsaBySha1 : ecdsa;
  const signed = contents(algorithm);
  const signature = sign(isOld ? 'sha1' : 'sha256', signed, privateKey);
  return sequence(signed, algorithm, der(tags.bitString, Buffer.of(0), signature));
};

/** Who issues for an organisation: keys on P-256, names of that organisation alone. Without a parent it is a root. */
export const createAuthority = (organisation: string, name: string, parent?: Authority): Authority => {
  const issuing =
    (issuer: { readonly name: string; readonly pair: Pair } | undefined) =>
    ({ name, from = '2020-01-01', until = '2099-01-01', purposes, isOld = false, isRsa = false }: Order): Issued => {
      const pair = newPair(isRsa);
      const by = issuer ?? { name, pair };
      const serial = numberOf();
      // Usage in bits: an authority signs certificates and lists, everything else signs.
      const usage = der(tags.bitString, purposes ? Buffer.of(7, 0x80) : Buffer.of(1, 0x06));
      const certificate = signedBy(by.pair, isOld, (algorithm) =>
        sequence(
          context(0, number(2)),
          der(tags.integer, serial),
          algorithm,
          nameOf(organisation, by.name),
          sequence(instant(new Date(from)), instant(new Date(until))),
          nameOf(organisation, name),
          pair.publicKey.export({ type: 'spki', format: 'der' }),
          context(
            3,
            sequence(
              extension('2.5.29.19', purposes ? sequence() : sequence(yes)),
              extension('2.5.29.15', usage),
              ...(purposes ? [extension('2.5.29.37', sequence(...purposes.map(objectId)))] : []),
              ...(issuer ? [listAddress] : []),
            ),
          ),
        ),
      );
      return { pair, certificate, serial };
    };

  const own = parent ? parent.issue({ name }) : issuing(undefined)({ name });
  const self: Authority = {
    ...own,
    name,
    issue: issuing({ name, pair: own.pair }),
    below: (lower) => createAuthority(organisation, lower, self),
    list: ({ revoked = [], from = new Date(), until, isOld = false, by = own, isDelta = false } = {}) =>
      signedBy(by.pair, isOld, (algorithm) =>
        sequence(
          number(1),
          algorithm,
          nameOf(organisation, name),
          instant(from),
          instant(until ?? new Date(from.getTime() + 86_400_000)),
          ...(revoked.length > 0
            ? [sequence(...revoked.map(({ serial }) => sequence(der(tags.integer, serial), instant(from))))]
            : []),
          context(
            0,
            sequence(
              sequence(objectId('2.5.29.20'), octets(number(1))),
              ...(isDelta ? [extension('2.5.29.27', number(1))] : []),
            ),
          ),
        ),
      ),
  };
  return self;
};
