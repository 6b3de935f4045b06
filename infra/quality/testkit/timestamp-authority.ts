import { randomBytes, sign } from 'node:crypto';
import { contentOf, elementsIn, partsOf, tags } from '@touchline/contracts/evidence/der';
import { createAuthority, ecdsa, type Issued, type ListOrder, nameOf, pemOf, sha256 } from './certificate-authority.ts';
import { context, der, instant, number, objectId, octets, type Part, sequence, set } from './der.ts';
import { type Misconduct, startWayward } from './wayward-server.ts';

/** What the authority does when it is asked. `token`: confirms the time. The others answer what nobody may take for a confirmation. */
export type AuthorityConduct =
  | 'token'
  | Misconduct
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
  /** The list of that root, DER: of those that it has revoked, nobody or what tokens are signed with. */
  readonly list: (order?: Omit<ListOrder, 'revoked'> & { readonly isRevoked?: boolean }) => Buffer;
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

const hash = sequence(objectId('2.16.840.1.101.3.4.2.1'));
const timeStamping = '1.3.6.1.5.5.7.3.8';
const serverAuth = '1.3.6.1.5.5.7.3.1';

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
  const about = sequence(nameOf(authorityName, issuer), der(tags.integer, serial));
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
  const root = createAuthority(authorityName, rootName);
  const { issue } = root;
  const own = issue({ name: 'Test Time Stamp', purposes: [timeStamping] });
  const signers: Partial<Record<AuthorityConduct, Issued>> = {
    expired: issue({ name: 'Old', purposes: [timeStamping], until: '2021-01-01' }),
    'by-sha-1': issue({ name: 'Sha', purposes: [timeStamping], isOld: true }),
    'for-servers': issue({ name: 'Server', purposes: [serverAuth] }),
    'for-more-than-time': issue({ name: 'Both', purposes: [timeStamping, serverAuth] }),
    'other-root': createAuthority(authorityName, rootName).issue({ name: 'Stranger', purposes: [timeStamping] }),
  };
  const reply = (conduct: AuthorityConduct, question: Buffer): Buffer => {
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

  const { origin, ...server } = await startWayward<AuthorityConduct>({
    ...{ usual: 'token', type: 'application/timestamp-reply', reply },
  });
  return {
    ...server,
    url: `${origin}/rfc3161`,
    root: pemOf(root.certificate),
    list: ({ isRevoked = false, ...order } = {}) => root.list({ ...order, revoked: isRevoked ? [own] : [] }),
  };
};
