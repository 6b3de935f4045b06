import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, emailOf, type Known, seen } from '../documents.harness.fixtures.ts';
import { documentsRates } from '../limits.ts';
import { bringPaper, keepTemplate, templateWords } from '../template/template.harness.fixtures.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

const heading = 'Player name,Player email,Parent name,Parent email';
const row = (player: string, email: string, at: number | string) =>
  `${player},${email},Parent ${at}x,parent${at}@example.org`;
const csvOf = (...rows: readonly string[]) => [heading, ...rows].join('\n');
const addressOf = ({ user_id }: Known) => `${user_id}@example.com`;

const on = (who: Known, operation: string, template_id: string, body?: object, headers = {}) =>
  made.client.call(who.actor, operation, { params: { template_id }, headers, ...(body && { body }) });
/** `copyFor`: who gets a copy of the paper that the template is made of. */
const kept = async (copyFor?: object) => {
  const saskia = await made.known('club-representative', 'Saskia Verhulst');
  const { data } = await keepTemplate(made, saskia, await bringPaper(made, saskia, copyFor));
  return { saskia, template: data.id as string };
};
const getSending = (who: Known, sending_id: string) =>
  made.client.call(who.actor, 'getSending', { params: { sending_id } });
const finished = (who: Known, id: string) =>
  eventually(async () => {
    const { data } = await getSending(who, id);
    expect(data.finished_at).not.toBeNull();
    return data;
  }, 'each line is accounted for');
/** As a kill leaves it, and the next start finds it. */
const leftBehind = async (id: string, $set: object): Promise<void> => {
  const rows = (await made.harness.database.connect()).collection<{ _id: string }>('document_sendings');
  await rows.updateOne({ _id: id }, { $set });
  await made.client.service.sweeps.find(({ name }) => name === 'sendings under way')?.run();
};
const documentsOf = async (sendingId: string): Promise<number> => {
  const rows = (await made.harness.database.connect()).collection<{ _id: string; state: { lines: object[] } }>(
    'document_sendings',
  );
  const sent = await rows.findOne({ _id: sendingId });
  return (sent?.state.lines ?? []).filter((line) => 'document_id' in line).length;
};

/** As a sending is kept whose first line nobody has come to, or not written down. */
const underWay = (line: number, ...[player, email, parent, parents]: readonly [string, string, string, string]) => ({
  ...{ 'state.status': 'under-way', 'state.finished_at': null },
  'state.lines.0': {
    ...{ line, outcome: 'waiting' },
    signers: [
      { role: 'r1', name: player, email },
      { role: 'r2', name: parent, email: parents },
    ],
  },
});

describe('a template that is sent to many', () => {
  it('has a document out for each line, in the order and with the fields of the template', async () => {
    const { saskia, template } = await kept();
    const luis = await made.known('player', 'Luis Duarte');
    const csv = csvOf(row('Luis', addressOf(luis), 1), row('Zoë d’Arcy', 'zoe@example.org', 2));
    const { status, data: begun } = await on(saskia, 'beginSending', template, { csv });
    expect([status, begun]).toMatchObject([202, { title: templateWords.title, lines: 2, finished_at: null }]);
    const sending = await finished(saskia, begun.id);
    expect(sending).toMatchObject({
      ...{ lines: 2, sent: 2, refused: 0 },
      each: [
        // Members are called as they are.
        {
          ...{ line: 2, outcome: 'sent', document_status: 'available', reason: null },
          signers: [{ name: 'Luis Duarte', email: addressOf(luis) }, { name: 'Parent 1x' }],
        },
        { line: 3, outcome: 'sent', signers: [{ name: 'Zoë d’Arcy' }, { email: 'parent2@example.org' }] },
      ],
    });
    const [first, second] = sending.each as { document_id: string }[];
    expect((await made.get(luis, 'getDocument', first?.document_id ?? '')).data).toMatchObject({
      ...{ title: templateWords.title, status: 'available', your_turn: true, author_name: 'Saskia Verhulst' },
      signers: [{ place: 1 }, { place: 1 }, { place: 2 }],
      fields: [{ label: 'Boots', is_you: true }, {}, {}],
    });
    expect(seen(await made.get(luis, 'getDocument', second?.document_id ?? ''))).toEqual([404, 'NotFound']);
    const { data: listed } = await made.client.call(saskia.actor, 'listSendings', { query: { template_id: template } });
    expect(listed).toMatchObject([{ id: begun.id, sent: 2 }]);
  });

  it('says of each line why nothing was sent, and sends the others', async () => {
    const { saskia, template } = await kept();
    const child = await made.known('player', 'Davi Adeyinka', {
      ...{ date_of_birth: '2010-12-01', guardian_consent: 'given' },
    });
    const csv = csvOf(
      row('Davi', addressOf(child), 1),
      row('Zoë d’Arcy', 'zoe2@example.org', 2),
      row('Saskia', addressOf(saskia), 3),
    );
    const { data: begun } = await on(saskia, 'beginSending', template, { csv });
    const sending = await finished(saskia, begun.id);
    expect(sending).toMatchObject({ lines: 3, sent: 1, refused: 2 });
    expect(sending.each).toMatchObject([
      { outcome: 'refused', document_id: null, signers: [{ name: 'Davi' }, {}], reason: expect.any(String) },
      { outcome: 'sent' },
      { outcome: 'refused', reason: 'Saskia Verhulst signs as “Player” already.' },
    ]);
    expect(await documentsOf(begun.id)).toBe(1);
    // Nothing is left of what wasn't sent.
    const { data: drafts } = await made.client.call(saskia.actor, 'listDocuments', { query: { show: 'drafts' } });
    expect(drafts).toHaveLength(1);
  });

  it('gives a copy to whoever stands in the column for it, which may be empty or lacking', async () => {
    const { saskia, template } = await kept({ name: 'Somebody Else', email: 'somebody@example.org' });
    const rui = await made.known('coach', 'Rui Costa');
    const empty = await on(saskia, 'downloadLines', template);
    expect(Buffer.from(empty.bytes ?? []).toString()).toContain(`${heading},Coach name,Coach email\r\n`);
    const zoe = row('Zoë d’Arcy', 'zoe7@example.org', 1);
    const csv = [
      `${heading},Coach name,Coach email`,
      `${zoe},Rui,${addressOf(rui)}`,
      `${row('Ana Duarte', 'ana7@example.org', 2)},Ana Costa,ana.costa@example.org`,
      `${row('Luis Duarte', 'luis7@example.org', 3)},,`,
      `${row('Edu Duarte', 'edu7@example.org', 4)},Saskia,${addressOf(saskia)}`,
    ].join('\n');
    const { data: read } = await on(saskia, 'checkLines', template, { csv });
    expect(read[0].signers).toMatchObject([
      { role: 'Player', gets_copy: false },
      { role: 'Parent', gets_copy: false },
      { role: 'Coach', name: 'Rui', gets_copy: true },
    ]);
    const { data: begun } = await on(saskia, 'beginSending', template, { csv });
    const { each, ...sending } = await finished(saskia, begun.id);
    expect(sending).toMatchObject({ sent: 3, refused: 1 });
    const peopleOf = ({ signers }: { signers: { name: string; gets_copy: boolean }[] }) =>
      signers.map(({ name, gets_copy }) => (gets_copy ? `copy: ${name}` : name));
    expect(each.map(peopleOf)).toEqual([
      ['Zoë d’Arcy', 'Parent 1x', 'copy: Rui Costa'],
      ['Ana Duarte', 'Parent 2x', 'copy: Ana Costa'],
      ['Luis Duarte', 'Parent 3x'],
      ['Edu Duarte', 'Parent 4x', 'copy: Saskia'],
    ]);
    expect(each[3].reason).toBe('You get it anyway, as its author.');
    const [{ document_id: first }, { document_id: second }] = each;
    expect((await made.get(rui, 'getDocument', first)).data).toMatchObject({ copies: [{ is_you: true }] });
    expect(seen(await made.get(rui, 'getDocument', second))).toEqual([404, 'NotFound']);

    const { data: older } = await on(saskia, 'beginSending', template, { csv: [heading, zoe].join('\n') });
    const { each: lines } = await finished(saskia, older.id);
    expect(lines.map(peopleOf)).toEqual([['Zoë d’Arcy', 'Parent 1x']]);
    expect((await made.get(saskia, 'getDocument', lines[0].document_id)).data.copies).toEqual([]);
  });

  it('sends nothing for a line whose copy can’t be read, and gives nobody two after a kill', async () => {
    const { saskia, template } = await kept({ name: 'Somebody Else', email: 'somebody@example.org' });
    const rui = await made.known('coach', 'Rui Costa');
    const lines = [
      `${heading},Coach name,Coach email`,
      `${row('Zoë d’Arcy', 'zoe8@example.org', 1)},Rui,${addressOf(rui)}`,
    ];
    const { data: begun } = await on(saskia, 'beginSending', template, { csv: lines.join('\n') });
    const before = await finished(saskia, begun.id);
    const left = underWay(2, 'Zoë d’Arcy', 'zoe8@example.org', 'Parent 1x', 'parent1@example.org');
    const line = left['state.lines.0'];
    const signers = [...line.signers, { role: 'r4', name: 'Rui', ...emailOf(rui), gets_copy: true }];
    await leftBehind(begun.id, { ...left, 'state.lines.0': { ...line, signers } });
    expect((await finished(saskia, begun.id)).each[0]).toEqual(before.each[0]);
    expect((await made.stored(before.each[0].document_id)).copies).toMatchObject([{ profile_id: rui.profile_id }]);
    await made.suspend(rui);
    const { data: again } = await on(saskia, 'beginSending', template, { csv: lines.join('\n') });
    expect((await finished(saskia, again.id)).each).toMatchObject([
      { outcome: 'refused', reason: 'This person can’t read documents here at the moment.' },
    ]);
  });

  it('is read first without sending or telling who is here', async () => {
    const { saskia, template } = await kept();
    const luis = await made.known('player', 'Luis Duarte');
    const csv = csvOf(row('Luis', addressOf(luis), 1), 'Zoë,zoe@,,');
    const { data } = await on(saskia, 'checkLines', template, { csv });
    expect(data).toMatchObject([
      { line: 2, problems: [], signers: [{ role: 'Player', name: 'Luis' }, { role: 'Parent' }] },
      { line: 3, problems: [expect.any(String), expect.any(String), expect.any(String)] },
    ]);
    const refused = await on(saskia, 'beginSending', template, { csv });
    expect([...seen(refused), refused.json?.details]).toMatchObject([
      ...[422, 'ValidationFailed'],
      [{ path: 'csv', message: expect.stringMatching(/^Line 3\./) }, {}, {}],
    ]);
    const empty = await on(saskia, 'downloadLines', template);
    expect(Buffer.from(empty.bytes ?? []).toString()).toContain(heading);
  });

  it('goes on where a kill has left it, and sends nobody two', async () => {
    const { saskia, template } = await kept();
    const csv = csvOf(row('Zoë d’Arcy', 'zoe3@example.org', 1), row('Ana Duarte', 'ana3@example.org', 2));
    const { data: begun } = await on(saskia, 'beginSending', template, { csv });
    const before = await finished(saskia, begun.id);
    // As a kill after the first document, before it was written down, leaves it.
    await leftBehind(begun.id, underWay(2, 'Zoë d’Arcy', 'zoe3@example.org', 'Parent 1x', 'parent1@example.org'));
    const after = await finished(saskia, begun.id);
    expect(after.each.map((line: { document_id: string }) => line.document_id)).toEqual(
      before.each.map((line: { document_id: string }) => line.document_id),
    );
    const documents = (await made.harness.database.connect()).collection('documents');
    expect(await documents.countDocuments({ 'state.signers.email': 'zoe3@example.org' })).toBe(1);
  });

  it('sends nothing more once whoever sends it may not, or the template is gone', async () => {
    const { saskia, template } = await kept();
    const { data: begun } = await on(saskia, 'beginSending', template, {
      csv: csvOf(row('Zoë d’Arcy', 'zoe4@example.org', 1)),
    });
    await finished(saskia, begun.id);
    const rows = (await made.harness.database.connect()).collection<{ _id: string }>('document_sendings');
    const again = (line: number) => underWay(line, 'Ana Duarte', 'ana4@example.org', 'Rui Duarte', 'rui4@example.org');
    expect((await on(saskia, 'deleteTemplate', template)).status).toBe(200);
    await leftBehind(begun.id, again(9));
    expect((await finished(saskia, begun.id)).each).toMatchObject([{ line: 9, outcome: 'refused' }]);
    await made.suspend(saskia);
    await leftBehind(begun.id, again(10));
    await eventually(async () => {
      const left = (await rows.findOne({ _id: begun.id })) as unknown as { state: { lines: object[] } } | null;
      expect(left?.state.lines).toMatchObject([{ outcome: 'refused', code: 'AccountSuspended' }]);
    }, 'nothing is sent for who is suspended');
    const documents = (await made.harness.database.connect()).collection('documents');
    expect(await documents.countDocuments({ 'state.signers.email': 'ana4@example.org' })).toBe(0);
  });

  it('waits for a file that is away, holds no other up, and gives up after an hour', async () => {
    const { saskia, template } = await kept();
    const other = await kept();
    const csv = csvOf(row('Zoë d’Arcy', 'zoe6@example.org', 1));
    const { data: waits } = await on(saskia, 'beginSending', template, { csv });
    await finished(saskia, waits.id);
    const [key = ''] = await made.papersOf(template);
    await made.harness.files.delete(key);
    expect(seen(await on(saskia, 'beginSending', template, { csv }))).toEqual([503, 'ServiceUnavailable']);
    await leftBehind(waits.id, underWay(7, 'Ana Duarte', 'ana6@example.org', 'Rui Duarte', 'rui6@example.org'));
    const { data: goes } = await on(other.saskia, 'beginSending', other.template, { csv });
    expect(await finished(other.saskia, goes.id)).toMatchObject({ sent: 1 });
    expect((await getSending(saskia, waits.id)).data).toMatchObject({ finished_at: null, sent: 0, refused: 0 });
    made.harness.travel(3_600_000);
    expect(await finished(saskia, waits.id)).toMatchObject({ sent: 0, refused: 1 });
  });

  it('is its author’s alone, as often as is told, and once for one request', async () => {
    const { saskia, template } = await kept();
    const joris = await made.known('club-representative', 'Joris Baptiste');
    const headers = { 'idempotency-key': 'send-once-1' };
    const csv = csvOf(row('Zoë d’Arcy', 'zoe5@example.org', 1));
    const [one, other] = [
      await on(saskia, 'beginSending', template, { csv }, headers),
      await on(saskia, 'beginSending', template, { csv }, headers),
    ];
    expect([one.status, other.status, other.data.id]).toEqual([202, 202, one.data.id]);
    await finished(saskia, one.data.id);
    expect(seen(await getSending(joris, one.data.id))).toEqual([404, 'NotFound']);
    for (let count = 1; count < documentsRates.sending.points; count += 1)
      expect((await on(saskia, 'beginSending', template, { csv })).status).toBe(202);
    expect(seen(await on(saskia, 'beginSending', template, { csv }))).toEqual([429, 'TooManyRequests']);
    expect((await made.client.call(joris.actor, 'listSendings')).data).toEqual([]);
  });
});
