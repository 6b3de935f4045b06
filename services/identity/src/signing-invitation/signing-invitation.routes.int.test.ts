import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentEvents, type PublicDocument, profileEvents } from '@touchline/contracts/events';
import { signatureClaims, signatureProof } from '@touchline/contracts/protocol/signature-proof';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { withoutThrottles } from '@touchline/platform/cache';
import { createSignedLinks } from '@touchline/platform/http';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
} from '@touchline/quality/testkit';
import { importSPKI, jwtVerify } from 'jose';
import { guardianConsentIdOf } from '../guardian-consent/guardian-consent.repository.ts';
import { createIdentity, identityRates } from '../service.ts';

const keys = generateKeyPairSync('ed25519');
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }) as string;
const sha256 = 'a1'.repeat(32);

let harness: ServiceHarness;
let identity: ServiceClient;
beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, cache, files, mail, authenticate, logger, clock } = harness;
  identity = await harness.run(
    createIdentity({
      ...{ bus, cache, files, mail, authenticate, logger, clock },
      connection: await harness.database.connect(),
      deadLetters: createMemoryDeadLetters(),
      limits: withoutThrottles(identityRates),
      secretKey: randomBytes(32).toString('hex'),
      factorKey: randomBytes(32).toString('hex'),
      proofKey: privateKey,
      origin: 'http://localhost:3000',
    }),
  );
});
afterAll(() => harness.close());

const said = ({ status, error }: { status: number; error?: string | undefined }) => [status, error];

let count = 0;
interface Case {
  readonly document_id: string;
  readonly email: string;
  readonly guest_id: string;
}
const documentOf = (
  { document_id, email, guest_id }: Case,
  changes: Partial<PublicDocument> = {},
  turn = 'current',
) => {
  const { document: example } = documentEvents.madeAvailable.example;
  const [player, club] = example.signers;
  if (!player || !club) throw new Error('the example has two signers');
  const signed = { status: 'signed', signed_at: '2026-11-19T07:00:00.000Z' } as const;
  const guardian = { profile_id: guest_id, user_id: guest_id, name: 'Adaeze Adeyinka', guest: { email } };
  return {
    ...{ ...example, document_id, expires_at: '2026-12-03T10:00:00.000Z' },
    signers: [
      { ...player, ...signed },
      { ...player, ...guardian, order: 2, role: 'guardian', status: turn, signed_at: null },
      { ...club, order: 3, status: turn === 'signed' ? 'current' : 'waiting' },
    ],
    ...changes,
  };
};
const told = (event: { type: string; example: unknown }, about: Case, changes = {}, turn?: string) =>
  harness.tell(event.type, about.document_id, {
    ...(event.example as object),
    document: documentOf(about, changes, turn),
  });
const messagesTo = ({ email }: Case) => harness.messages.filter(({ to }) => to === email);
const message = (about: Case, subject: RegExp, least = 1) =>
  eventually(() => {
    const found = messagesTo(about).filter((one) => subject.test(one.subject));
    expect(found.length).toBeGreaterThanOrEqual(least);
    return found.at(-1)?.text ?? '';
  }, `a message ${subject} to ${about.email}`);
const linkIn = (text: string): string => /\/guardian-signing#([\w.-]+)/.exec(text)?.[1] ?? '';

const invited = async (changes: { readonly guest_id?: string } = {}) => {
  count += 1;
  const about = {
    ...{ document_id: `doc_g${count}`, email: `guardian${count}@example.com`, guest_id: `grd_g${count}` },
    ...changes,
  };
  await told(documentEvents.signed, about);
  const text = await message(about, /Please sign/);
  return { ...about, text, link: linkIn(text) };
};
const askCode = (link: string, headers = {}) =>
  identity.call(null, 'sendSigningCode', { headers: { 'touchline-link': link, ...headers } });
const codeOf = async (about: Case, link: string, least = 1): Promise<string> => {
  expect((await askCode(link)).status).toBe(202);
  return /^(\d{6})$/m.exec(await message(about, /Your code/, least))?.[1] ?? '';
};
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const prove = (link: string, code: string, given: object = {}, headers = {}) =>
  identity.call(null, 'proveGuestSignature', { headers, body: { link, code, sha256, ...given } });

describe('a guest whose turn it is', () => {
  it('gets one message with a link that is in the fragment alone, and says who asks, why and until when', async () => {
    const about = await invited();
    const url = /http:\/\/localhost:3000\/\S+/.exec(about.text)?.[0] ?? '';
    expect(new URL(url)).toMatchObject({ pathname: '/guardian-signing', search: '' });
    expect(about.text).toContain('Hello Adaeze Adeyinka,');
    expect(about.text).toContain('Davi Adeyinka has signed a contract with Sparta Rotterdam');
    expect(about.text).toContain('Thursday, 3 December 2026 at 10:00 UTC');
    await told(documentEvents.signed, about);
    await told(documentEvents.signed, about, {}, 'signed');
    await message(await invited(), /Please sign/);
    expect(messagesTo(about)).toHaveLength(1);
  });
  it('gets none before it is his turn', async () => {
    count += 1;
    const about = { document_id: `doc_g${count}`, email: `guardian${count}@example.com`, guest_id: `grd_g${count}` };
    await told(documentEvents.madeAvailable, about, {}, 'waiting');
    await message(await invited(), /Please sign/);
    expect(messagesTo(about)).toEqual([]);
  });
  it('is told of the sealed document, with a link of its own that reads for thirty days', async () => {
    const about = await invited();
    await told(documentEvents.signed, about, {}, 'signed');
    await told(documentEvents.completed, about, { status: 'completed' }, 'signed');
    const text = await message(about, /is signed by everyone/);
    expect(text).toContain('19 December 2026');
    expect(linkIn(text)).not.toBe(about.link);
    expect(said(await askCode(linkIn(text)))).toEqual([401, 'Unauthenticated']);
  });
  it('is told when it comes to nothing, by whom and why, also after having signed', async () => {
    const [signed, open, late, own] = [await invited(), await invited(), await invited(), await invited()];
    const declinedAs = (about: Case, role: 'guardian' | 'club-representative', reason: string) => {
      const { signers } = documentOf(about, {}, 'signed');
      return {
        ...{ status: 'declined', reason },
        signers: signers.map((signer) => (signer.role === role ? { ...signer, status: 'declined' } : signer)),
      };
    };
    await told(documentEvents.signed, signed, {}, 'signed');
    await told(documentEvents.declined, signed, declinedAs(signed, 'club-representative', 'The budget is cut.'));
    await told(documentEvents.declined, signed, declinedAs(signed, 'club-representative', 'The budget is cut.'));
    const declined = await message(signed, /^The contract of Davi Adeyinka was declined$/);
    expect(declined).toContain(
      'Sparta Rotterdam declined to sign the contract of Davi Adeyinka with Sparta Rotterdam.',
    );
    expect(declined).toContain('The reason given: The budget is cut.');
    expect(declined).toContain('Nobody is bound by it');
    await told(documentEvents.voided, open, { status: 'voided', reason: 'A mistake in the terms.' });
    expect(await message(open, /^The contract of Davi Adeyinka was voided$/)).toContain('A mistake in the terms.');
    await told(documentEvents.expired, late, { status: 'expired' });
    expect(await message(late, /^The contract of Davi Adeyinka has expired$/)).toContain('Not everybody signed');
    await told(documentEvents.declined, own, declinedAs(own, 'guardian', 'He stays at school.'));
    const text = await message(own, /^You declined the contract of Davi Adeyinka$/);
    expect(text).toContain('You declined to sign the contract of Davi Adeyinka with Sparta Rotterdam.');
    expect([signed, open, late, own].map((about) => messagesTo(about).length)).toEqual([2, 2, 2, 2]);
  });
  it('is told nothing of a contract that came to nothing before it was his turn', async () => {
    count += 1;
    const about = { document_id: `doc_g${count}`, email: `guardian${count}@example.com`, guest_id: `grd_g${count}` };
    await told(documentEvents.madeAvailable, about, {}, 'waiting');
    await told(documentEvents.declined, about, { status: 'declined', reason: 'No.' }, 'waiting');
    const other = await invited();
    await told(documentEvents.voided, other, { status: 'voided', reason: 'A mistake.' });
    await message(other, /was voided$/);
    expect(messagesTo(about)).toEqual([]);
  });
  it('is told nothing more once the player has left: neither name nor address is kept', async () => {
    const given = { email: 'leaves@example.com', password: 'corner flag in the rain' };
    const { data } = await identity.call(null, 'registerUser', {
      body: { ...given, name: 'Filip', profile_type: 'player', accepts_terms: true },
    });
    const { user_id, session_id } = data.session;
    const { profile } = profileEvents.submitted.example;
    await harness.tell(profileEvents.restated.type, 'prf_leaves', {
      profile: { ...profile, profile_id: 'prf_leaves', user_id },
    });
    const about = await invited({ guest_id: guardianConsentIdOf('prf_leaves') });
    const actor = actorOf(user_id, null, { session_id });
    await eventually(
      async () => expect((await identity.call(actor, 'me')).data.profiles).toHaveLength(1),
      'identity knows the profile',
    );
    expect((await identity.call(actor, 'closeAccount', { body: given })).status).toBeLessThan(300);
    await eventually(
      async () => expect((await askCode(about.link)).data?.sent_to).not.toContain('example.com'),
      'gone',
    );
    await told(documentEvents.voided, about, { status: 'voided', reason: 'A member has left.' });
    const other = await invited();
    await told(documentEvents.voided, other, { status: 'voided', reason: 'A mistake.' });
    await message(other, /was voided$/);
    expect(
      harness.messages.filter(({ to, subject }) => to === '' || (to === about.email && /voided/.test(subject))),
    ).toEqual([]);
  });
  it('has no bell: nothing is kept for somebody who has no account', async () => {
    const about = await invited();
    const { data } = await identity.call(actorOf(about.guest_id), 'listNotifications');
    expect(data).toEqual([]);
  });
});

describe('the code', () => {
  it('proves once that it was given, for this document, these bytes and this guest', async () => {
    const about = await invited();
    const asked = await askCode(about.link);
    expect(asked.data).toEqual({
      sent_to: `g…${about.email.slice(about.email.indexOf('@') - 1)}`,
      expires_at: '2026-11-19T08:10:00.000Z',
    });
    const code = /^(\d{6})$/m.exec(await message(about, /Your code/))?.[1] ?? '';
    const { data } = await prove(about.link, code);
    const { payload } = await jwtVerify(data.proof, await importSPKI(publicKey, 'EdDSA'), {
      ...{ typ: signatureProof.type, issuer: signatureProof.issuer, audience: signatureProof.audience },
      currentDate: harness.clock(),
    });
    const { document_id, guest_id } = about;
    expect(signatureClaims.parse(payload)).toMatchObject({
      ...{ document_id, sha256, profile_id: guest_id, sub: guest_id, method: 'mailed-code' },
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
    expect(said(await prove(about.link, code))).toEqual([422, 'InvalidConfirmationTokenException']);
  });
  it('is proved again to whoever repeats the request under its key, and to no other request', async () => {
    const about = await invited();
    const code = await codeOf(about, about.link);
    const key = { 'idempotency-key': randomUUID() };
    expect((await prove(about.link, code, {}, key)).status).toBe(200);
    expect((await prove(about.link, code, {}, key)).status).toBe(200);
    const other = await prove(about.link, code, { sha256: 'b2'.repeat(32) }, key);
    expect(said(other)).toEqual([422, 'IdempotencyKeyReused']);
    harness.travel(10 * 60_000);
    expect(said(await prove(about.link, code, {}, key))).toEqual([422, 'InvalidConfirmationTokenException']);
  });
  it('InvalidConfirmationTokenException: is burned after five wrong ones, until another is asked for', async () => {
    const about = await invited();
    const code = await codeOf(about, about.link);
    for (let n = 0; n < 5; n += 1)
      expect(said(await prove(about.link, wrong(code)))).toEqual([422, 'InvalidConfirmationTokenException']);
    expect(said(await prove(about.link, code))).toEqual([422, 'InvalidConfirmationTokenException']);
    const next = await codeOf(about, about.link, 2);
    expect((await prove(about.link, next)).status).toBe(200);
  });
  it('InvalidConfirmationTokenException: is over after ten minutes, and with the next one', async () => {
    const about = await invited();
    const first = await codeOf(about, about.link);
    const second = await codeOf(about, about.link, 2);
    if (first !== second)
      expect(said(await prove(about.link, first))).toEqual([422, 'InvalidConfirmationTokenException']);
    harness.travel(10 * 60_000);
    expect(said(await prove(about.link, second))).toEqual([422, 'InvalidConfirmationTokenException']);
  });
  it('InvalidConfirmationTokenException: is none before it was asked for, and none of another guest’s', async () => {
    const [one, other] = [await invited(), await invited()];
    const code = await codeOf(one, one.link);
    expect(said(await prove(other.link, code))).toEqual([422, 'InvalidConfirmationTokenException']);
    expect((await prove(one.link, code)).status).toBe(200);
  });
  it('is taken once, whichever of two tabs is first', async () => {
    const about = await invited();
    const code = await codeOf(about, about.link);
    const both = await Promise.all([prove(about.link, code), prove(about.link, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
  it('is mailed once to who asks twice under one key', async () => {
    const about = await invited();
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await askCode(about.link, key), await askCode(about.link, key)];
    expect(again.data).toEqual(first.data);
    const code = /^(\d{6})$/m.exec(await message(about, /Your code/))?.[1] ?? '';
    expect((await prove(about.link, code)).status).toBe(200);
    expect(messagesTo(about).filter(({ subject }) => subject === 'Your code to sign the contract')).toHaveLength(1);
  });
  it('is refused once it was signed, and once the document is over', async () => {
    const about = await invited();
    await told(documentEvents.signed, about, {}, 'signed');
    await eventually(
      async () => expect(said(await askCode(about.link))).toEqual([403, 'NotYourTurnToSign']),
      'identity knows that he has signed',
    );
    const other = await invited();
    await told(documentEvents.voided, other, { status: 'voided', reason: 'A mistake.' });
    await eventually(
      async () => expect(said(await askCode(other.link))).toEqual([409, 'DocumentNotAvailableForSigning']),
      'identity knows that it is over',
    );
  });
});

describe('the link', () => {
  it('Unauthenticated: asks for a code until the deadline, and is worth nothing where it is not ours', async () => {
    const about = await invited();
    const links = await createSignedLinks(privateKey);
    const subject = `${about.document_id}.${about.guest_id}`;
    const until = new Date('2026-12-03T10:00:00.000Z');
    expect(await links.make({ purpose: 'sign-document', subject, expires_at: until })).toBe(about.link);
    const foreign = await createSignedLinks(
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    );
    for (const link of [
      await links.make({ purpose: 'read-document', subject, expires_at: until }),
      await links.make({ purpose: 'sign-document', subject, expires_at: harness.clock() }),
      await links.make({ purpose: 'sign-document', subject: about.document_id, expires_at: until }),
      await foreign.make({ purpose: 'sign-document', subject, expires_at: until }),
      'nonsense',
    ]) {
      expect(said(await askCode(link))).toEqual([401, 'Unauthenticated']);
      expect(said(await prove(link, '123456'))).toEqual([401, 'Unauthenticated']);
    }
    const nobody = { purpose: 'sign-document', subject: 'doc_none.grd_none', expires_at: until };
    expect(said(await askCode(await links.make(nobody)))).toEqual([404, 'NotFound']);
  });
});

describe('a guest whom a member has named', () => {
  const author = { profile_id: 'prf_saskiaown', user_id: 'usr_saskiaown', name: 'Saskia Verhulst' };
  const own = (about: Case, change: object = {}, turn = 'current') => {
    const document = documentOf(about, {}, turn);
    return {
      ...{ ...document, kind: 'other' as const, title: 'Image rights', message: 'As we said.', author },
      ...{ offer: null, contract: null },
      signers: document.signers.map((signer) =>
        signer.guest ? { ...signer, role: 'club-representative', ...change } : signer,
      ),
    };
  };
  const tell = (event: { type: string; example: unknown }, about: Case, document: object) =>
    harness.tell(event.type, about.document_id, { ...(event.example as object), document });
  const newCase = (): Case => {
    count += 1;
    return { document_id: `doc_g${count}`, email: `guest${count}@example.com`, guest_id: `gst_g${count}` };
  };

  it('is asked by the author, by a page of his own, and gets a code for the document', async () => {
    const about = newCase();
    await tell(documentEvents.madeAvailable, about, own(about));
    const text = await message(about, /^Saskia Verhulst asks you to sign: Image rights/);
    for (const said of ['As we said.', 'You need no account', '3 December 2026']) expect(text).toContain(said);
    expect(text).not.toMatch(/contract|under 18/);
    const link = /\/guest-signing#([\w.-]+)/.exec(text)?.[1] ?? '';
    const code = await codeOf(about, link);
    expect(said(await prove(link, code))).toEqual([200, undefined]);
    expect(await message(about, /^Your code to sign the document/)).toContain('Image rights');
  });
  it('is reminded with the same link, once for each time', async () => {
    const about = newCase();
    await tell(documentEvents.madeAvailable, about, own(about));
    await message(about, /asks you to sign/);
    const reminded = (by_author: boolean) =>
      harness.tell(documentEvents.reminded.type, about.document_id, {
        ...{ document: own(about), happened: { signers: [about.guest_id], by_author } },
      });
    await reminded(true);
    const text = await message(about, /^Reminder: please sign Image rights/);
    expect(text).toContain('Saskia Verhulst reminds you: “Image rights” waits for your signature.');
    const link = /\/guest-signing#([\w.-]+)/.exec(text)?.[1] ?? '';
    expect((await askCode(link)).status).toBe(202);
  });
  it('is told once that he isn’t needed any more, and gets no code then', async () => {
    const about = newCase();
    await tell(documentEvents.madeAvailable, about, own(about));
    const text = await message(about, /asks you to sign/);
    const link = /\/guest-signing#([\w.-]+)/.exec(text)?.[1] ?? '';
    const left = own(about, { not_needed: true }, 'waiting');
    await tell(documentEvents.signed, about, left);
    await tell(documentEvents.signed, about, left);
    expect(await message(about, /^Your signature is not needed/)).toContain('You have nothing more to do.');
    expect(said(await askCode(link))).toEqual([409, 'DocumentNotAvailableForSigning']);
    await tell(documentEvents.completed, about, own(about, { not_needed: true }, 'waiting'));
    expect(messagesTo(about)).toHaveLength(2);
  });
  it('gets a copy by a link that only reads, once, without being asked for anything before', async () => {
    const about = newCase();
    const { email, guest_id } = about;
    const copies = [{ profile_id: guest_id, user_id: guest_id, name: 'Carla', guest: { email } }];
    const document = { ...own(about), signers: own(about).signers.filter((signer) => !signer.guest), copies };
    await tell(documentEvents.madeAvailable, about, document);
    for (let time = 0; time < 2; time += 1)
      await tell(documentEvents.completed, about, { ...document, status: 'completed' });
    const text = await message(about, /^A copy for you: Image rights/);
    for (const said of ['Saskia Verhulst sends you a copy', 'As we said.', 'until 19 December'])
      expect(text).toContain(said);
    const link = /\/guest-signing#([\w.-]+)/.exec(text)?.[1] ?? '';
    expect(said(await askCode(link))).toEqual([401, 'Unauthenticated']);
    expect(messagesTo(about)).toHaveLength(1);
  });
  it('is told what became of it', async () => {
    const about = newCase();
    await tell(documentEvents.madeAvailable, about, own(about));
    await message(about, /asks you to sign/);
    await tell(documentEvents.voided, about, { ...own(about), status: 'voided', reason: 'Another season.' });
    expect(await message(about, /^Voided: Image rights/)).toContain('Another season.');
  });
});
