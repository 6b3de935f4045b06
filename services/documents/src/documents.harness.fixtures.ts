import { generateKeyPairSync } from 'node:crypto';
import { expect } from '@jest/globals';
import { PDF } from '@libpdf/core';
import {
  guardianConsentEvents,
  mandateEvents,
  offerEvents,
  type PublicGuardianConsent,
  type PublicMandate,
  profileEvents,
  subscriptionEvents,
  userEvents,
} from '@touchline/contracts/events';
import { signingLink, signingSubject } from '@touchline/contracts/protocol/signing-link';
import { createLimiter, openThrottles } from '@touchline/platform/cache';
import { derivedId } from '@touchline/platform/domain';
import type { Files } from '@touchline/platform/files';
import { createSignedLinks } from '@touchline/platform/http';
import { createMetrics, type Metrics } from '@touchline/platform/telemetry';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
  type TestReply,
} from '@touchline/quality/testkit';
import { SignJWT } from 'jose';
import type { Wordings } from './contract-pdf/wordings.ts';
import type { Existing } from './document/state.ts';
import type { AuthorityAddress } from './sealing/timestamp-authority.ts';
import { createDocuments, documentsRates, newSealingIdentity, type SigningIdentity } from './service.ts';

/** Somebody who signs, as the events of others tell of them. */
export interface Known {
  readonly user_id: string;
  readonly profile_id: string;
  readonly name: string;
  readonly actor: ReturnType<typeof actorOf>;
}

type Given = Record<string, unknown>;

interface LinkGiven {
  readonly purpose: string;
  readonly expires_at: Date;
}

/** Davi is seventeen on the day of the tests. */
export const minor = { date_of_birth: '2008-12-01' } as const;

export interface DocumentsHarness {
  readonly harness: ServiceHarness;
  readonly client: ServiceClient;
  readonly sealing: SigningIdentity;
  readonly metrics: Metrics;
  /** Which files find no room from now on. */
  readonly failToStore: (which: 'no' | 'original' | 'sealed') => void;
  readonly known: (
    profile_type: 'player' | 'club-representative' | 'agent' | 'coach',
    name: string,
    player?: { readonly date_of_birth?: string; readonly guardian_consent?: 'given' },
  ) => Promise<Known>;
  /** An offer that was accepted, and the contract that was drafted from it. */
  readonly accepted: (
    name?: string,
    before?: (player: Known) => Promise<unknown>,
    given?: { readonly date_of_birth?: string },
  ) => Promise<{ readonly player: Known; readonly club: Known; readonly id: string }>;
  /** Staff suspend the person, as identity tells it. */
  readonly suspend: (who: Known) => Promise<void>;
  /** That the agent represents the player, as profile tells it. */
  readonly mandate: (agent: Known, player: Known, changes?: Partial<PublicMandate>) => Promise<void>;
  /** What the guardian of this player says, as identity tells it. Answers the id that he signs under. */
  readonly consent: (
    player: Known,
    status: PublicGuardianConsent['status'],
    changes?: Partial<PublicGuardianConsent>,
  ) => Promise<string>;
  /** The link that identity mails to a guest. */
  readonly link: (id: string, guest: string, given?: Partial<LinkGiven>) => Promise<string>;
  readonly asGuest: (link: string, operation: string, options?: Given) => Promise<TestReply>;
  readonly guestSigns: (link: string, id: string, guest: string, sha256: string, given?: Given) => Promise<TestReply>;
  /** What the service keeps of a document. */
  readonly stored: (id: string) => Promise<Existing>;
  readonly reaches: (who: Known, id: string, status: string) => Promise<TestReply['data']>;
  /** Identity's word that somebody gave the password for this signature. */
  readonly proof: (who: Known, document_id: string, sha256: string, given?: Given) => Promise<string>;
  readonly sign: (who: Known, id: string, sha256: string, given?: Given, headers?: Given) => Promise<TestReply>;
  readonly get: (who: Known, operation: string, id: string) => Promise<TestReply>;
  /** The files of papers that lie there of a document or a template, by their keys. */
  readonly papersOf: (owner: string) => Promise<readonly string[]>;
  /** A draft of an own document with a file of its own bytes; answers its id. */
  readonly brought: (author: Known, words?: { readonly title?: string; readonly message?: string }) => Promise<string>;
  /** What somebody does with a document. */
  readonly act: (who: Known, operation: string, id: string, body?: object) => Promise<TestReply>;
}

/** What a refusal comes to, in one line. */
export const seen = ({ status, error }: TestReply) => [status, error];
/** As the author of a document names somebody. */
export const emailOf = ({ user_id }: Known) => ({ email: `${user_id}@example.com` });

/**
 * The service with what others tell it. `timestampAuthority`: who confirms the time of its seals; by default nobody. `revocationLists`:
 * where the lists are that they keep; by default none. `identity`: with what it seals; by default one of its own. `wordings`: those of
 * contracts; by default all that are published, in English.
 */
export const documentsHarness = async ({
  timestampAuthority,
  revocationLists,
  identity,
  wordings,
}: {
  readonly timestampAuthority?: AuthorityAddress;
  readonly revocationLists?: readonly string[];
  readonly identity?: SigningIdentity;
  readonly wordings?: Wordings;
} = {}): Promise<DocumentsHarness> => {
  const keys = generateKeyPairSync('ed25519');
  const metrics = createMetrics({ keepMs: 0 });
  let storeFails: 'no' | 'original' | 'sealed' = 'no';
  const harness = await serviceHarness();
  const { bus, authenticate, logger, clock } = harness;
  const sealing = identity ?? (await newSealingIdentity(clock()));
  const files: Files = {
    ...harness.files,
    put: async (key, bytes, options) => {
      if (storeFails === 'sealed' && key.endsWith('.sealed.pdf')) throw new Error('no room for the sealed file');
      if (storeFails === 'original' && !key.includes('.sealed') && !key.includes('.certificate'))
        throw new Error('no room for the file');
      return harness.files.put(key, bytes, options);
    },
  };
  const connection = await harness.database.connect();
  const client = await harness.run(
    createDocuments({
      connection,
      bus,
      authenticate,
      logger,
      metrics,
      clock,
      files,
      sealing,
      timestampAuthority,
      revocationLists,
      wordings,
      limits: await openThrottles((name, rate) => createLimiter({ name, ...rate }), documentsRates),
      proofPublicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }) as string,
    }),
  );

  let count = 0;
  const known: DocumentsHarness['known'] = async (profile_type, name, player = {}) => {
    count += 1;
    const user_id = `usr_d${count}`;
    const profile_id = `prf_d${count}`;
    await harness.tell(userEvents.verified.type, user_id, {
      user: {
        ...userEvents.verified.example.user,
        user_id,
        verification_status: 'verified',
        email: `${user_id}@example.com`,
      },
    });
    await harness.tell(profileEvents.verified.type, profile_id, {
      profile: {
        ...profileEvents.verified.example.profile,
        profile_id,
        user_id,
        name,
        profile_type,
        ...(profile_type === 'player'
          ? { player: { ...profileEvents.verified.example.profile.player, ...player } }
          : {}),
        ...(profile_type === 'coach' ? { player: null } : {}),
        ...(profile_type === 'agent'
          ? {
              player: null,
              agent: { agency: 'Linha Alta', licence_number: '202309-1187', licensed_countries: ['PT'] },
            }
          : {}),
        ...(profile_type !== 'club-representative'
          ? {}
          : {
              player: null,
              representative: { club_id: 'clb_1', club_name: 'Sparta Rotterdam', position: 'Scout', teams: [] },
            }),
      },
    });
    await harness.tell(subscriptionEvents.started.type, `sub_d${count}`, {
      subscription: {
        ...subscriptionEvents.started.example.subscription,
        subscription_id: `sub_d${count}`,
        profile_id,
        profile_type,
      },
    });
    return { user_id, profile_id, name, actor: actorOf(user_id, { id: profile_id, type: profile_type }) };
  };

  const mandate: DocumentsHarness['mandate'] = async (agent, player, changes = {}) => {
    const { mandate: example } = mandateEvents.confirmed.example;
    const mandate_id = changes.mandate_id ?? `man_${agent.profile_id.slice(4)}${player.profile_id.slice(4)}`;
    const person = ({ user_id, profile_id, name }: Known) => ({ user_id, profile_id, name });
    await harness.tell(mandateEvents.restated.type, mandate_id, {
      mandate: {
        ...{ ...example, mandate_id, starts_on: '2026-01-01', status: 'active', ...changes },
        agent: { ...example.agent, ...person(agent) },
        player: { ...example.player, ...person(player) },
      },
    });
  };
  const consent: DocumentsHarness['consent'] = async (player, status, changes = {}) => {
    const guardian_consent_id = derivedId('grd', player.profile_id);
    const { guardian_consent: example } = guardianConsentEvents.given.example;
    const now = harness.clock().toISOString();
    const said = { status, requested_at: now, answered_at: status === 'requested' ? null : now };
    const { profile_id, user_id, name } = player;
    await harness.tell(guardianConsentEvents.restated.type, guardian_consent_id, {
      guardian_consent: {
        ...{ ...example, guardian_consent_id, ...said, ...changes },
        player: { ...example.player, profile_id, user_id, name },
      },
    });
    return guardian_consent_id;
  };
  const accepted: DocumentsHarness['accepted'] = async (
    name = 'Davi Adeyinka',
    before = async () => {},
    given = {},
  ) => {
    const [player, club] = [await known('player', name), await known('club-representative', 'Saskia Verhulst')];
    await before(player);
    const offer_id = `off_d${count}`;
    const example = offerEvents.accepted.example.offer;
    const person = ({ user_id, profile_id, name }: Known) => ({ user_id, profile_id, name });
    await harness.tell(offerEvents.accepted.type, offer_id, {
      offer: {
        ...example,
        offer_id,
        status: 'accepted',
        contract: { status: 'signing', document_id: null, reason: null },
        player: { ...example.player, ...person(player), ...given },
        acting_representative: { ...example.acting_representative, ...person(club) },
      },
    });
    const id = await eventually(async () => {
      const { data } = await client.call(player.actor, 'listDocuments');
      expect(data).toHaveLength(1);
      return data[0].id as string;
    }, 'the contract is drafted');
    return { player, club, id };
  };
  const reaches = (who: Known, id: string, status: string) =>
    eventually(async () => {
      const { data } = await client.call(who.actor, 'getDocument', { params: { document_id: id } });
      expect(data?.status).toBe(status);
      return data;
    }, `the document is ${status}`);

  let proofs = 0;
  const proof = (who: Known, document_id: string, sha256: string, given: Record<string, unknown> = {}) => {
    proofs += 1;
    const issued = Math.floor(harness.clock().getTime() / 1000);
    return new SignJWT({ document_id, sha256, profile_id: who.profile_id, ...given })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'touchline-signature-proof+jwt' })
      .setIssuer('touchline-identity')
      .setAudience('touchline-documents')
      .setSubject(who.user_id)
      .setJti(`jti_${proofs}`)
      .setIssuedAt(issued)
      .setExpirationTime(issued + 60)
      .sign(keys.privateKey);
  };
  const sign = async (who: Known, id: string, sha256: string, given: Record<string, unknown> = {}, headers = {}) =>
    client.call(who.actor, 'signDocument', {
      params: { document_id: id },
      headers,
      body: { sha256, signature: { kind: 'typed', text: who.name }, proof: await proof(who, id, sha256), ...given },
    });
  const signedLinks = createSignedLinks(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
  const link: DocumentsHarness['link'] = async (id, guest, given = {}) =>
    (await signedLinks).make({
      purpose: signingLink.sign,
      subject: signingSubject({ document_id: id, guest_id: guest }),
      expires_at: new Date(harness.clock().getTime() + 14 * 86_400_000),
      ...given,
    });
  const asGuest: DocumentsHarness['asGuest'] = (token, operation, options = {}) =>
    client.call(null, operation, {
      ...options,
      headers: { 'touchline-link': token, ...(options['headers'] as object) },
    });
  const guestSigns: DocumentsHarness['guestSigns'] = async (token, id, guest, sha256, given = {}) => {
    const { headers, proven, ...body } = given;
    const known = { profile_id: guest, user_id: guest } as Known;
    return client.call(null, 'signAsGuest', {
      headers: (headers ?? {}) as Record<string, string>,
      body: {
        link: token,
        sha256,
        signature: { kind: 'typed', text: 'Adaeze Adeyinka' },
        proof: await proof(known, id, sha256, { method: 'mailed-code', ...(proven as Given) }),
        ...body,
      },
    });
  };
  const uploads = connection.collection<{ _id: string }>('uploads');
  let papers = 0;
  const brought: DocumentsHarness['brought'] = async (author, words = {}) => {
    papers += 1;
    const pdf = PDF.create();
    pdf.addPage({ width: 300, height: 300 + papers });
    const body = { title: 'Image rights 2027/28', message: 'As we said on Monday.', sign_until: null, ...words };
    const id: string = (await client.call(author.actor, 'draftDocument', { body })).data.id;
    const bytes = await pdf.save();
    expect((await client.call(author.actor, 'uploadDocument', { params: { document_id: id }, bytes })).status).toBe(
      200,
    );
    return id;
  };
  const act: DocumentsHarness['act'] = (who, operation, id, body) =>
    client.call(who.actor, operation, { params: { document_id: id }, ...(body && { body }) });

  return {
    harness,
    client,
    sealing,
    metrics,
    failToStore: (which) => {
      storeFails = which;
    },
    known,
    suspend: (who) =>
      harness.tell(userEvents.suspended.type, who.user_id, {
        user: {
          ...userEvents.suspended.example.user,
          user_id: who.user_id,
          verification_status: 'verified',
          email: `${who.user_id}@example.com`,
        },
      }),
    mandate,
    consent,
    link,
    asGuest,
    guestSigns,
    accepted,
    stored: async (id) => {
      const found = await connection.collection<{ _id: string; state: Existing }>('documents').findOne({ _id: id });
      if (!found) throw new Error(`no document ${id}`);
      return found.state;
    },
    papersOf: async (owner) =>
      (await uploads.find({}).toArray()).map(({ _id }) => _id).filter((key) => key.startsWith(`papers/${owner}/`)),
    brought,
    reaches,
    proof,
    sign,
    get: act,
    act,
  };
};
