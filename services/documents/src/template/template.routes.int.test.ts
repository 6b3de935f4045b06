import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clubEvents } from '@touchline/contracts/events';
import { maxTemplates } from '@touchline/contracts/policies/own-documents';
import { eventually } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, emailOf, type Known, seen } from '../documents.harness.fixtures.ts';
import { bringPaper, keepTemplate, templateWords } from './template.harness.fixtures.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

const on = (who: Known, operation: string, template_id: string, body?: object, headers = {}) =>
  made.client.call(who.actor, operation, { params: { template_id }, headers, ...(body && { body }) });
const carla = { name: 'Carla Adeyinka', email: 'carla@example.org' };

describe('a template', () => {
  it('keeps what a document has, and makes one like it for other people', async () => {
    const saskia = await made.known('club-representative', 'Saskia Verhulst');
    const paper = await bringPaper(made, saskia);
    const { status, data: template } = await keepTemplate(made, saskia, paper);
    expect([status, template]).toMatchObject([
      201,
      {
        ...{
          ...templateWords,
          is_owner: true,
          may_change: true,
          pages: 1,
          fields: [{ role: 'r1' }, { role: 'r2' }, { role: 'r3' }],
        },
        roles: [
          { id: 'r1', name: 'Player', place: 1, is_author: false, fields: 1 },
          { id: 'r2', name: 'Parent', place: 1, is_author: false, fields: 1 },
          { id: 'r3', place: 2, is_author: true, fields: 1 },
        ],
      },
    ]);
    // What becomes of the document is no matter to it.
    await made.act(saskia, 'discardDocument', paper.id);
    const luis = await made.known('player', 'Luis Duarte');
    const signers = [
      { role: 'r1', ...emailOf(luis) },
      { role: 'r2', ...carla },
    ];
    const { status: drafted, data: draft } = await on(saskia, 'useTemplate', template.id, { signers });
    expect([drafted, draft]).toMatchObject([
      201,
      {
        ...{ status: 'draft', title: templateWords.title, message: templateWords.message, is_author: true },
        sha256: paper.sha256,
        signers: [
          { name: 'Luis Duarte', place: 1, role: 'player' },
          { name: carla.name, place: 1, role: 'guest', guest_email: carla.email },
          { name: 'Saskia Verhulst', place: 2, is_you: true },
        ],
        fields: [
          { kind: 'text', label: 'Boots', order: 1 },
          { kind: 'signature', order: 2 },
          { kind: 'signature', order: 3 },
        ],
      },
    ]);
    const week = Date.parse(draft.sign_until) - made.harness.clock().getTime();
    expect(Math.round(week / 86_400_000)).toBe(templateWords.signing_days);
    expect((await made.act(saskia, 'sendDocument', draft.id)).data).toMatchObject({ status: 'available' });
    expect((await made.get(luis, 'getDocument', draft.id)).data).toMatchObject({ your_turn: true });
  });

  it('is the same one where it is kept or used again with the same key', async () => {
    const saskia = await made.known('club-representative', 'Saskia Verhulst');
    const paper = await bringPaper(made, saskia);
    const headers = { 'idempotency-key': 'keep-once-1' };
    const [one, other] = [
      await keepTemplate(made, saskia, paper, { headers }),
      await keepTemplate(made, saskia, paper, { headers }),
    ];
    expect([one.status, other.status, other.data.id]).toEqual([201, 201, one.data.id]);
    const luis = await made.known('player', 'Luis Duarte');
    const signers = [
      { role: 'r1', ...emailOf(luis) },
      { role: 'r2', ...carla },
    ];
    const use = () => on(saskia, 'useTemplate', one.data.id, { signers }, { 'idempotency-key': 'use-once-1' });
    const [draft, again] = [await use(), await use()];
    expect([draft.status, again.status, again.data.id]).toEqual([201, 201, draft.data.id]);
    const reused = await on(saskia, 'useTemplate', one.data.id, { signers: [] }, { 'idempotency-key': 'use-once-1' });
    expect(seen(reused)).toEqual([422, 'IdempotencyKeyReused']);
    expect([await made.papersOf(one.data.id), await made.papersOf(draft.data.id)]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ]);
  });

  it('is the club’s where it is shared: colleagues use it, its owner alone changes it, and another club sees nothing', async () => {
    const saskia = await made.known('club-representative', 'Saskia Verhulst');
    const joris = await made.known('club-representative', 'Joris Baptiste');
    const davi = await made.known('player', 'Davi Adeyinka');
    const paper = await bringPaper(made, saskia);
    const { data: template } = await keepTemplate(made, saskia, paper, { words: { shared: false } });
    const listOf = async (who: Known) =>
      ((await made.client.call(who.actor, 'listTemplates')).data as { id: string }[]).map(({ id }) => id);
    expect([await listOf(saskia), await listOf(joris)]).toEqual([
      expect.arrayContaining([template.id]),
      expect.not.arrayContaining([template.id]),
    ]);
    expect(seen(await on(joris, 'getTemplate', template.id))).toEqual([404, 'NotFound']);
    const change = (who: Known, changes: object, version = template.version) =>
      on(who, 'changeTemplate', template.id, { ...templateWords, shared: false, ...changes, version });
    const { data: shared } = await change(saskia, { shared: true });
    expect(shared).toMatchObject({ shared: true });
    expect(await listOf(joris)).toContain(template.id);
    expect((await on(joris, 'getTemplate', template.id)).data).toMatchObject({ is_owner: false, may_change: false });
    expect(await listOf(davi)).not.toContain(template.id);
    expect(seen(await on(davi, 'getTemplate', template.id))).toEqual([404, 'NotFound']);
    expect(seen(await on(davi, 'downloadTemplate', template.id))).toEqual([404, 'NotFound']);
    const changed = { title: 'Mine now', shared: true };
    expect(seen(await change(joris, changed, shared.version))).toEqual([403, 'AccessDeniedException']);
    expect(seen(await change(saskia, changed))).toEqual([409, 'StaleVersion']);
    expect(seen(await on(joris, 'deleteTemplate', template.id))).toEqual([403, 'AccessDeniedException']);
    const signers = [
      { role: 'r1', ...emailOf(davi) },
      { role: 'r2', ...carla },
    ];
    const { data: draft } = await on(joris, 'useTemplate', template.id, { signers });
    expect(draft).toMatchObject({ author_name: 'Joris Baptiste', signers: [{}, {}, { name: 'Joris Baptiste' }] });
    const agent = await made.known('agent', 'Beatriz Linha');
    expect((await made.client.call(agent.actor, 'listTemplates')).data).toEqual([]);
  });

  it('follows its club to the one that it was found to be, whichever of two merges is heard of first', async () => {
    const saskia = await made.known('club-representative', 'Saskia Verhulst');
    const { data: template } = await keepTemplate(made, saskia, await bringPaper(made, saskia));
    const merged = (club_id: string, merged_into: string) => {
      const example = clubEvents.merged.example;
      return made.harness.tell(clubEvents.merged.type, club_id, {
        ...example,
        club: { ...example.club, club_id, merged_into },
      });
    };
    await merged('clb_2', 'clb_3');
    await merged('clb_1', 'clb_2');
    const rows = (await made.harness.database.connect()).collection<{ _id: string; state: { club_id: string } }>(
      'document_templates',
    );
    await eventually(async () => {
      expect((await rows.findOne({ _id: template.id }))?.state.club_id).toBe('clb_3');
    }, 'the template is of the club that is left');
    // Who still acts for the old one acts for that.
    const joris = await made.known('club-representative', 'Joris Baptiste');
    expect((await on(joris, 'getTemplate', template.id)).status).toBe(200);
    // Staff undo a merge: whoever acts for that club acts for itself again.
    const undone = clubEvents.mergeUndone.example;
    await made.harness.tell(clubEvents.mergeUndone.type, 'clb_1', {
      ...undone,
      club: { ...undone.club, club_id: 'clb_1' },
    });
    await eventually(
      async () => expect(seen(await on(joris, 'getTemplate', template.id))).toEqual([404, 'NotFound']),
      'the merge is undone',
    );
  });

  it('goes with its file, which nobody else’s document needs', async () => {
    const saskia = await made.known('club-representative', 'Saskia Verhulst');
    const paper = await bringPaper(made, saskia);
    const { data: template } = await keepTemplate(made, saskia, paper);
    expect([(await made.papersOf(template.id)).length, (await made.papersOf(paper.id)).length]).toEqual([1, 1]);
    const file = await on(saskia, 'downloadTemplate', template.id);
    expect([
      file.status,
      Buffer.from(file.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ]).toEqual([200, '%PDF-']);
    expect((await on(saskia, 'deleteTemplate', template.id)).status).toBe(200);
    expect([(await made.papersOf(template.id)).length, (await made.papersOf(paper.id)).length]).toEqual([0, 1]);
    for (const operation of ['getTemplate', 'downloadTemplate', 'downloadLines'])
      expect(seen(await on(saskia, operation, template.id))).toEqual([404, 'NotFound']);
    expect((await on(saskia, 'deleteTemplate', template.id)).status).toBe(200);
    expect((await made.get(saskia, 'downloadOriginal', paper.id)).status).toBe(200);
  });

  it('keeps who gets a copy as a role, which a member or a guest takes in a document, or nobody', async () => {
    const saskia = await made.known('club-representative', 'Saskia Verhulst');
    const rui = await made.known('coach', 'Rui Costa');
    const paper = await bringPaper(made, saskia, emailOf(rui));
    const { status, data: template } = await keepTemplate(made, saskia, paper);
    expect([status, template.places.length, template.roles.at(-1)]).toEqual([
      ...[201, 2],
      { id: 'r4', name: 'Coach', place: 0, is_author: false, gets_copy: true, fields: 0 },
    ]);
    expect(template.roles.map(({ gets_copy }: { gets_copy: boolean }) => gets_copy)).toEqual([
      ...[false, false, false, true],
    ]);
    for (const real of [rui.name, rui.profile_id, rui.user_id]) expect(JSON.stringify(template)).not.toContain(real);

    const luis = await made.known('player', 'Luis Duarte');
    const signers = [
      { role: 'r1', ...emailOf(luis) },
      { role: 'r2', ...carla },
    ];
    const use = (...copies: readonly object[]) =>
      on(saskia, 'useTemplate', template.id, { signers: [...signers, ...copies] });
    for (const nobody of [[], [{ role: 'r4' }]])
      expect(await use(...nobody)).toMatchObject({ status: 201, data: { status: 'draft', copies: [] } });
    const ana = { name: 'Ana Costa', email: 'ana.costa@example.org' };
    expect((await use({ role: 'r4', ...ana })).data.copies).toMatchObject([
      { name: ana.name, role: 'guest', guest_email: ana.email },
    ]);
    const { data: draft } = await use({ role: 'r4', ...emailOf(rui) });
    expect([draft.copies, draft.signers.length]).toMatchObject([[{ name: 'Rui Costa', role: 'coach' }], 3]);
    // From its sending on, as who was named by hand.
    expect(seen(await made.get(rui, 'getDocument', draft.id))).toEqual([404, 'NotFound']);
    await made.act(saskia, 'sendDocument', draft.id);
    expect((await made.get(rui, 'getDocument', draft.id)).data).toMatchObject({
      ...{ status: 'available', your_turn: false, copies: [{ is_you: true }] },
    });
  });

  it('a copy without the name of a role isn’t kept; ValidationFailed: for whom there is none by hand either', async () => {
    const saskia = await made.known('club-representative', 'Saskia Verhulst');
    const rui = await made.known('coach', 'Rui Costa');
    const paper = await bringPaper(made, saskia, emailOf(rui));
    const unnamed = await keepTemplate(made, saskia, { ...paper, reader: undefined });
    expect([unnamed.status, unnamed.data.roles.some(({ gets_copy }: { gets_copy: boolean }) => gets_copy)]).toEqual([
      ...[201, false],
    ]);
    const { data: template } = await keepTemplate(made, saskia, paper);
    const luis = await made.known('player', 'Luis Duarte');
    const whyNot = async (copy: object) => {
      const signers = [
        { role: 'r1', ...emailOf(luis) },
        { role: 'r4', ...copy },
        { role: 'r2', ...carla },
      ];
      const refused = await on(saskia, 'useTemplate', template.id, { signers });
      return [...seen(refused), refused.json?.details];
    };
    const at = (message: string) => [422, 'ValidationFailed', [{ path: 'signers.1.email', message }]];
    expect(await whyNot({ ...carla, email: 'CARLA@example.org' })).toEqual(
      at(`${carla.name} signs this document, and gets it anyway.`),
    );
    expect(await whyNot({ profile_id: saskia.profile_id })).toEqual(at('You get it anyway, as its author.'));
    await made.suspend(rui);
    expect(await whyNot(emailOf(rui))).toEqual(at('This person can’t read documents here at the moment.'));
    expect(await whyNot({ email: 'nobody@example.org' })).toMatchObject([
      ...[404, 'UserNotFound'],
      [{ path: 'signers.1.email' }],
    ]);
    expect(await whyNot({ name: 'A name alone' })).toMatchObject([
      ...[422, 'ValidationFailed'],
      [{ path: 'signers.1.email' }],
    ]);
    const child = await made.known('player', 'Davi Adeyinka', {
      ...{ date_of_birth: '2010-12-01', guardian_consent: 'given' },
    });
    // Who is too young to sign may read.
    const signers = [
      { role: 'r1', ...emailOf(luis) },
      { role: 'r2', ...carla },
      { role: 'r4', ...emailOf(child) },
    ];
    expect((await on(saskia, 'useTemplate', template.id, { signers })).data.copies).toMatchObject([
      { name: 'Davi Adeyinka' },
    ]);
  });

  it('refuses by name, at the field, and makes nothing', async () => {
    const saskia = await made.known('club-representative', 'Saskia Verhulst');
    const paper = await bringPaper(made, saskia);
    const empty = { title: 'Without a file', message: '', sign_until: null };
    const { data: bare } = await made.client.call(saskia.actor, 'draftDocument', { body: empty });
    const keep = { ...templateWords, roles: [] };
    expect(seen(await made.act(saskia, 'makeTemplate', bare.id, keep))).toEqual([409, 'DocumentNotUploaded']);
    const unnamed = await made.act(saskia, 'makeTemplate', paper.id, keep);
    expect([...seen(unnamed), unnamed.json?.details]).toMatchObject([
      ...[422, 'ValidationFailed'],
      [{ path: 'roles', message: 'Say as what Davi Adeyinka signs.' }, { path: 'roles' }],
    ]);
    const davi = await made.known('player', 'Davi Adeyinka');
    expect(seen(await made.act(davi, 'makeTemplate', paper.id, keep))).toEqual([404, 'NotFound']);

    const { data: template } = await keepTemplate(made, saskia, paper);
    const use = (signers: readonly object[]) => on(saskia, 'useTemplate', template.id, { signers });
    const nobody = await use([{ role: 'r1', ...emailOf(davi) }]);
    expect([...seen(nobody), nobody.json?.details]).toEqual([
      ...[422, 'ValidationFailed'],
      [{ path: 'signers', message: 'Say who signs as “Parent”.' }],
    ]);
    expect(seen(await use([{ role: 'r3', ...emailOf(davi) }]))).toEqual([422, 'ValidationFailed']);
    const unknown = await use([
      { role: 'r1', ...emailOf(davi) },
      { role: 'r2', email: 'nobody@example.org' },
    ]);
    expect([...seen(unknown), unknown.json?.details]).toMatchObject([
      ...[404, 'UserNotFound'],
      [{ path: 'signers.1.email' }],
    ]);
    await made.suspend(davi);
    const suspended = await use([
      { role: 'r1', ...emailOf(davi) },
      { role: 'r2', ...carla },
    ]);
    expect(seen(suspended)).toEqual([409, 'SignerNotEligible']);
    const { data: drafts } = await made.client.call(saskia.actor, 'listDocuments', { query: { show: 'drafts' } });
    expect(drafts.map(({ id }: { id: string }) => id).toSorted()).toEqual([bare.id, paper.id].toSorted());
  });

  it(`ValidationFailed: more than ${maxTemplates} of one person, however they come`, async () => {
    const saskia = await made.known('club-representative', 'Saskia Verhulst');
    const paper = await bringPaper(made, saskia);
    const { data: first } = await keepTemplate(made, saskia, paper);
    const rows = (await made.harness.database.connect()).collection<{ _id: string; state: object }>(
      'document_templates',
    );
    const one = await rows.findOne({ _id: first.id });
    // As many as are left but one, without their files.
    await rows.insertMany(
      Array.from({ length: maxTemplates - 2 }, (_, at) => ({
        ...{ ...one, _id: `tpl_full${saskia.user_id}${at}`, outbox: [], keys: [] },
        state: { ...one?.state, place_key: `${saskia.profile_id}/${at + 1}` },
      })) as never,
    );
    const both = await Promise.all([keepTemplate(made, saskia, paper), keepTemplate(made, saskia, paper)]);
    expect(both.map(seen).toSorted()).toEqual([
      [201, undefined],
      [422, 'ValidationFailed'],
    ]);
  });
});
