import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, type TestReply } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, type Known, minor } from '../documents.harness.fixtures.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

const said = ({ status, error }: { status: number; error?: string | undefined }) => [status, error];

/** A minor's contract, signed by him, as it waits for his guardian. */
const waiting = async (before: (player: Known) => Promise<unknown> = async () => {}) => {
  const asked = async (player: Known) => {
    await made.consent(player, 'given');
    await before(player);
  };
  const { player, club, id } = await made.accepted(undefined, asked, minor);
  const { sha256 } = await made.reaches(player, id, 'available');
  const guest = await made.consent(player, 'given', { answered_at: '2026-11-19T08:00:00.000Z' });
  const link = await made.link(id, guest);
  expect(said(await made.sign(player, id, sha256))).toEqual([200, undefined]);
  return { player, club, id, sha256, guest, link };
};

describe('a guest who signs by a link', () => {
  it('is second of four, with the same evidence as everybody and a code instead of a password', async () => {
    const beatriz = await made.known('agent', 'Beatriz Falcão');
    const { player, club, id, sha256, guest, link } = await waiting((davi) => made.mandate(beatriz, davi));
    const seen = await made.asGuest(link, 'getGuestDocument');
    expect(seen.data).toMatchObject({
      ...{ status: 'available', your_turn: true, sha256, player_name: 'Davi Adeyinka' },
      guest: { name: 'Adaeze Adeyinka', email: 'a…e@example.com', link: 'sign' },
    });
    expect(
      seen.data.signers.map(({ role, status }: Known & { role: string; status: string }) => [role, status]),
    ).toEqual([
      ['player', 'signed'],
      ['guardian', 'current'],
      ['agent', 'waiting'],
      ['club-representative', 'waiting'],
    ]);
    expect(JSON.stringify(seen.json)).not.toContain('adaeze@');
    expect(JSON.stringify((await made.get(club, 'getDocument', id)).json)).not.toMatch(/adaeze@|a…e@/);
    expect(said(await made.sign(beatriz, id, sha256))).toEqual([403, 'NotYourTurnToSign']);
    expect(said(await made.sign(club, id, sha256))).toEqual([403, 'NotYourTurnToSign']);
    const signed = await made.guestSigns(link, id, guest, sha256);
    expect([said(signed), signed.data.your_turn]).toEqual([[200, undefined], false]);
    expect(said(await made.sign(beatriz, id, sha256))).toEqual([200, undefined]);
    expect(said(await made.sign(club, id, sha256))).toEqual([200, undefined]);
    await made.reaches(player, id, 'completed');
    const later = await made.link(id, guest, { purpose: 'read-document' });
    for (const token of [link, later])
      for (const operation of [
        'downloadGuestOriginal',
        'downloadGuestSigned',
        'downloadGuestCertificate',
        'downloadGuestEvidence',
      ])
        expect([operation, (await made.asGuest(token, operation)).status]).toEqual([operation, 200]);
    // Beside a signature stands a member's address, and to the guest nobody's.
    const beside = (reply: TestReply) =>
      reply.data.signers.map((s: { evidence: { address: string } }) => s.evidence.address);
    const written = [player, null, beatriz, club].map((who) => who && `${who.user_id}@example.com`);
    expect(beside(await made.get(club, 'getDocument', id))).toEqual(written);
    expect(beside(await made.asGuest(later, 'getGuestDocument'))).toEqual([null, null, null, null]);
    const stored = await made.stored(id);
    expect(stored.signers[1]).toMatchObject({
      guest: { email: 'adaeze@example.com' },
      evidence: { proof: { method: 'mailed-code' }, sha256, ip: '127.0.0.1', user_agent: 'a test' },
    });
    expect(stored.trail.find(({ by, what }) => by === guest && what === 'DocumentSigned')?.facts).toMatchObject({
      proof_method: 'mailed-code',
      ip: '127.0.0.1',
    });
  });

  it('waits for his turn', async () => {
    const { player, id } = await made.accepted(undefined, (davi) => made.consent(davi, 'given'), minor);
    const { sha256 } = await made.reaches(player, id, 'available');
    const guest = await made.consent(player, 'given', { answered_at: '2026-11-19T08:00:00.000Z' });
    const link = await made.link(id, guest);
    expect(said(await made.guestSigns(link, id, guest, sha256))).toEqual([403, 'NotYourTurnToSign']);
    const declined = await made.asGuest(link, 'declineAsGuest', { body: { reason: 'We want to wait.' } });
    expect(said(declined)).toEqual([403, 'NotYourTurnToSign']);
    expect((await made.asGuest(link, 'getGuestDocument')).data.your_turn).toBe(false);
  });

  it('declines with a reason, and the contract is over', async () => {
    const { player, id, sha256, guest, link } = await waiting();
    const decline = (token: string, headers = {}) =>
      made.asGuest(token, 'declineAsGuest', { body: { reason: 'School comes first.' }, headers });
    const key = { 'idempotency-key': randomUUID() };
    const first = await decline(link, key);
    expect(first.data).toMatchObject({ status: 'declined', reason: 'School comes first.' });
    expect(await decline(link, key)).toMatchObject({ status: 200, data: first.data });
    expect(said(await decline(link))).toEqual([409, 'DocumentNotAvailableForSigning']);
    expect(said(await made.guestSigns(link, id, guest, sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);
    await made.reaches(player, id, 'declined');
  });

  it('signs once, whichever of two tabs is first, and a repeat of the first is answered the same', async () => {
    const { id, sha256, guest, link } = await waiting();
    const keys = [{ 'idempotency-key': randomUUID() }, { 'idempotency-key': randomUUID() }];
    const both = await Promise.all(keys.map((headers) => made.guestSigns(link, id, guest, sha256, { headers })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(both.map(({ error }) => error).filter(Boolean)).toEqual(['NotYourTurnToSign']);
    const winner = both.findIndex(({ status }) => status === 200);
    const again = await made.guestSigns(link, id, guest, sha256, { headers: keys[winner] });
    expect([again.status, again.data]).toEqual([200, both[winner]?.data]);
    const stored = await made.stored(id);
    expect(stored.trail.filter(({ by }) => by === guest)).toHaveLength(1);
  });

  it('StaleVersion: signs the bytes that he read, and no others', async () => {
    const { id, guest, link } = await waiting();
    expect(said(await made.guestSigns(link, id, guest, 'f'.repeat(64)))).toEqual([409, 'StaleVersion']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['of a password', { method: 'password' }],
    ['that names no method', { method: undefined }],
    ['of another document', { document_id: 'doc_other' }],
    ['of other bytes', { sha256: 'e'.repeat(64) }],
    ['of another guest', { profile_id: 'grd_other' }],
  ])('InvalidAuthenticationException: isn’t known by a proof %s', async (_, proven) => {
    const { id, sha256, guest, link } = await waiting();
    const refused = await made.guestSigns(link, id, guest, sha256, { proven });
    expect(said(refused)).toEqual([422, 'InvalidAuthenticationException']);
  });
  it('InvalidAuthenticationException: isn’t known by a proof that was given to another guest, nor by one a minute old', async () => {
    const { id, sha256, guest, link } = await waiting();
    const other = { profile_id: 'grd_other', user_id: 'grd_other' } as Known;
    const foreign = await made.proof(other, id, sha256, { method: 'mailed-code', profile_id: guest });
    expect(said(await made.guestSigns(link, id, guest, sha256, { proof: foreign }))).toEqual([
      422,
      'InvalidAuthenticationException',
    ]);
    const self = { profile_id: guest, user_id: guest } as Known;
    const own = await made.proof(self, id, sha256, { method: 'mailed-code' });
    made.harness.travel(61_000);
    expect(said(await made.guestSigns(link, id, guest, sha256, { proof: own }))).toEqual([
      422,
      'InvalidAuthenticationException',
    ]);
  });
  it('InvalidAuthenticationException: a member isn’t known by the code of a guest', async () => {
    const { club, id, sha256, guest, link } = await waiting();
    await made.guestSigns(link, id, guest, sha256);
    const proof = await made.proof(club, id, sha256, { method: 'mailed-code' });
    expect(said(await made.sign(club, id, sha256, { proof }))).toEqual([422, 'InvalidAuthenticationException']);
    expect(said(await made.sign(club, id, sha256))).toEqual([200, undefined]);
  });
});

describe('a guest’s link', () => {
  const doors = [
    'getGuestDocument',
    'downloadGuestOriginal',
    'downloadGuestSigned',
    'downloadGuestCertificate',
    'downloadGuestEvidence',
  ];
  it('is for one document and one guest: with any other there is nothing to see', async () => {
    const [one, other] = [await waiting(), await waiting()];
    for (const token of [await made.link(other.id, one.guest), await made.link('doc_none', one.guest)]) {
      for (const operation of doors) expect(said(await made.asGuest(token, operation))).toEqual([404, 'NotFound']);
      expect(said(await made.guestSigns(token, other.id, one.guest, other.sha256))).toEqual([404, 'NotFound']);
    }
    // Nor does a member's own id make him a guest of his document.
    const own = await made.link(one.id, one.player.profile_id);
    for (const operation of doors) expect(said(await made.asGuest(own, operation))).toEqual([404, 'NotFound']);
  });
  it('Unauthenticated: is over with the deadline, and the page of the guest with it', async () => {
    const { id, sha256, guest } = await waiting();
    const over = await made.link(id, guest, { expires_at: new Date(made.harness.clock().getTime() - 1000) });
    for (const operation of doors) expect(said(await made.asGuest(over, operation))).toEqual([401, 'Unauthenticated']);
    // Why, so that its page says what to do next: each kind of link in its own words, and nothing of one that isn't ours.
    expect((await made.asGuest(over, 'getGuestDocument')).json?.details).toEqual({ over: 'sign-document' });
    const read = await made.link(id, guest, {
      ...{ purpose: 'read-document', expires_at: new Date(made.harness.clock().getTime() - 1000) },
    });
    expect((await made.asGuest(read, 'getGuestDocument')).json?.details).toEqual({ over: 'read-document' });
    expect((await made.asGuest(`${over}x`, 'getGuestDocument')).json?.details).toBeUndefined();
    const declined = await made.asGuest(over, 'declineAsGuest', { body: { reason: 'Too late.' } });
    expect(said(declined)).toEqual([401, 'Unauthenticated']);
    expect(said(await made.guestSigns(over, id, guest, sha256))).toEqual([401, 'Unauthenticated']);
  });
  it('DocumentNotAvailableForSigning: signs nothing after the deadline, were it to live longer', async () => {
    const { id, sha256, guest, player } = await waiting();
    const link = await made.link(id, guest, { expires_at: new Date(made.harness.clock().getTime() + 30 * 86_400_000) });
    const { expires_at } = (await made.get(player, 'getDocument', id)).data;
    const before = made.harness.clock().toISOString();
    made.harness.travel(expires_at);
    expect((await made.asGuest(link, 'getGuestDocument')).data).toMatchObject({ status: 'expired', your_turn: false });
    expect(said(await made.guestSigns(link, id, guest, sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);
    made.harness.travel(before);
  });
  it('Unauthenticated: to read signs and declines nothing', async () => {
    const { id, sha256, guest } = await waiting();
    const reading = await made.link(id, guest, { purpose: 'read-document' });
    expect((await made.asGuest(reading, 'getGuestDocument')).data).toMatchObject({
      your_turn: false,
      guest: { link: 'read' },
    });
    expect(said(await made.guestSigns(reading, id, guest, sha256))).toEqual([401, 'Unauthenticated']);
    const declined = await made.asGuest(reading, 'declineAsGuest', { body: { reason: 'We want to wait.' } });
    expect(said(declined)).toEqual([401, 'Unauthenticated']);
  });
  it('is read the same whoever is signed in, and no member signs by it', async () => {
    const { club, id, sha256, guest, link } = await waiting();
    const headers = { 'touchline-link': link };
    const seen = await made.client.call(club.actor, 'getGuestDocument', { headers });
    expect(seen.data.signers.map(({ is_you }: { is_you: boolean }) => is_you)).toEqual([false, true, false]);
    const proof = await made.proof(club, id, sha256);
    expect(said(await made.guestSigns(link, id, guest, sha256, { proof }))).toEqual([
      422,
      'InvalidAuthenticationException',
    ]);
    expect((await made.client.call(null, 'getGuestDocument')).error).toBe('Unauthenticated');
  });
});

/** How often an event that contracts are made of could not be handled. */
const failedTries = async (): Promise<number> => {
  const text = await made.metrics.registry.metrics();
  const counted =
    /touchline_consumed_total\{group="documents\.contracts",type="touchline\.offer\.accepted\.v1",outcome="failed"\} (\d+)/;
  return Number(counted.exec(text)?.[1] ?? 0);
};

describe('a minor without a guardian’s consent in force', () => {
  const failed = (player: Known, id: string) => made.reaches(player, id, 'voided');
  it.each(['refused', 'withdrawn'] as const)(
    'has no contract where it was %s: it is void from its beginning',
    async (status) => {
      const { player, id } = await made.accepted(undefined, (davi) => made.consent(davi, status), minor);
      const { reason, signers, files } = await failed(player, id);
      expect([reason, signers.map(({ role }: { role: string }) => role), files.original.available]).toEqual([
        'The guardian’s consent is missing.',
        ['player', 'club-representative'],
        false,
      ]);
    },
  );
  it('has none where the guardian was asked again after the acceptance', async () => {
    const later = '2026-12-19T08:00:00.000Z';
    const asked = (davi: Known) => made.consent(davi, 'requested', { requested_at: later });
    const { player, id } = await made.accepted(undefined, asked, minor);
    expect((await failed(player, id)).reason).toBe('The guardian’s consent is missing.');
  });
  it.each([
    ['nothing is known of it yet', undefined],
    ['it was only asked for', 'requested'],
  ] as const)('is waited for where %s, and signed by the guardian once it was given', async (_, status) => {
    const tries = await failedTries();
    let player: Known | undefined;
    const accepting = made.accepted(
      undefined,
      async (davi) => {
        player = davi;
        if (status) await made.consent(davi, status, { requested_at: '2026-11-01T08:00:00.000Z' });
      },
      minor,
    );
    await eventually(async () => expect(await failedTries()).toBeGreaterThan(tries), 'the offer is tried again');
    await made.consent(player as Known, 'given');
    const { id } = await accepting;
    const { signers } = await made.reaches(player as Known, id, 'available');
    expect(signers.map(({ role }: { role: string }) => role)).toEqual(['player', 'guardian', 'club-representative']);
  });
  it('whoever is 18 on the day of the acceptance signs alone, a day younger not', async () => {
    const today = made.harness.clock().toISOString().slice(0, 10);
    const born = (day: string) => ({ date_of_birth: day });
    const adult = await made.accepted(undefined, undefined, born(`2008${today.slice(4)}`));
    expect((await made.reaches(adult.player, adult.id, 'available')).signers).toHaveLength(2);
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(4, 10);
    const young = await made.accepted(undefined, (davi) => made.consent(davi, 'given'), born(`2008${tomorrow}`));
    expect((await made.reaches(young.player, young.id, 'available')).signers).toHaveLength(3);
  });
});

describe('a consent that ends while the contract is being signed', () => {
  it.each([
    ['withdrawn', 'The guardian has taken the consent back.'],
    ['requested', 'The guardian has to agree again.'],
    ['refused', 'The guardian has not agreed.'],
  ] as const)('%s: voids it with the reason, also after the guardian has signed', async (status, reason) => {
    for (const signs of [false, true]) {
      const { player, club, id, sha256, guest, link } = await waiting();
      if (signs) expect((await made.guestSigns(link, id, guest, sha256)).status).toBe(200);
      made.harness.travel(1000);
      await made.consent(player, status);
      expect((await made.reaches(player, id, 'voided')).reason).toBe(reason);
      expect(said(await made.sign(club, id, sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);
      expect(said(await made.guestSigns(link, id, guest, sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);
    }
  });
  it('leaves what everyone has signed, and what was said before the consent that it stands on', async () => {
    const { player, club, id, sha256, guest, link } = await waiting();
    await made.consent(player, 'withdrawn', { answered_at: '2026-11-01T08:00:00.000Z' });
    await made.guestSigns(link, id, guest, sha256);
    expect(said(await made.sign(club, id, sha256))).toEqual([200, undefined]);
    made.harness.travel(1000);
    await made.consent(player, 'withdrawn');
    await made.reaches(player, id, 'completed');
  });
  it('ends a draft whose file was not made yet', async () => {
    made.failToStore('original');
    const { player, id } = await made.accepted(undefined, (davi) => made.consent(davi, 'given'), minor);
    made.harness.travel(1000);
    await made.consent(player, 'withdrawn');
    await made.reaches(player, id, 'voided');
    made.failToStore('no');
  });
  it('ends it also where it is taken back at the very moment in which the contract is drafted', async () => {
    for (let round = 0; round < 12; round += 1) {
      let told: Promise<unknown> = Promise.resolve();
      const taking = async (davi: Known): Promise<void> => {
        await made.consent(davi, 'given');
        const after = new Date(made.harness.clock().getTime() + 1).toISOString();
        told = (async () => {
          for (let turn = 0; turn < round * 4; turn += 1) await new Promise((next) => setImmediate(next));
          await made.consent(davi, 'withdrawn', { answered_at: after });
        })();
      };
      const { player, id } = await made.accepted(undefined, taking, minor);
      await told;
      await made.reaches(player, id, 'voided');
    }
  });
});
