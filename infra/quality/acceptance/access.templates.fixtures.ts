import { specimen } from '../../apps/api-client/specimen.ts';
import type { AccessFixture } from './access.fixtures.ts';
import { draftWords } from './access.own-documents.fixtures.ts';
import { done, type Person } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask, Asked } from './access.requests.fixtures.ts';

/** Templates of documents, and sendings: all are Saskia's, whose club shares them. */

const words = { title: 'Image rights', message: 'As we said on Monday.', signing_days: 14, shared: true } as const;
const csv = 'Player name,Player email\nZoë d’Arcy,zoe.d.arcy@example.org';
const noDigest = '0'.repeat(64);

const paperOf = async ({ client }: Person, signer: string): Promise<string> => {
  const { id } = await done(client.send('POST', '/documents', draftWords));
  const paper = specimen('Image rights', '2026-11-24');
  await done(client.upload(`/documents/${id}/file`, paper, 'paper.pdf', {}, 'PUT'));
  await done(client.send('POST', `/documents/${id}/signers`, { email: signer }));
  return id;
};
const keep = async (sask: Person, { email, profile }: Person): Promise<string> => {
  const document = await paperOf(sask, email);
  const roles = [{ signer: profile?.id, name: 'Player' }];
  return (await done(sask.client.send('POST', `/documents/${document}/template`, { ...words, roles }))).id;
};

/** A template of hers for one player; a new one where the last was deleted. And what she has sent with it. */
export const createTemplates = ({ sask, davi }: { readonly sask: Person; readonly davi: Person }) => {
  let last = '';
  const template = async (): Promise<string> => {
    if (last && (await sask.client.send('GET', `/document-templates/${last}`)).status === 200) return last;
    last = await keep(sask, davi);
    return last;
  };
  let sent = '';
  const sending = async (): Promise<string> => {
    sent ||= (await done(sask.client.send('POST', `/document-templates/${await template()}/sendings`, { csv }))).id;
    return sent;
  };
  return { template, sending };
};

const onTemplate =
  (rest: (fixture: AccessFixture) => Asked = () => ({})): Ask =>
  async ({ fixture }) => ({ params: { template_id: await fixture.template() }, ...rest(fixture) });
const filled = ({ who }: AccessFixture) => ({ signers: [{ role: 'r1', email: who.davi.email }] });
/** The words as they stand, for whoever may read them. */
const versionOf = async ({ who }: AccessFixture, id: string): Promise<string> =>
  (await who.sask.client.send('GET', `/document-templates/${id}`)).data?.version ?? noDigest;

/** Somebody who signs a draft, or gets a copy of it. */
interface NamedInDraft {
  readonly profile_id: string;
  readonly is_you: boolean;
  readonly name: string;
}

let changes = 0;
const changed = async (fixture: AccessFixture, id: string): Promise<object> => {
  changes += 1;
  return { ...words, title: `Image rights ${changes}`, version: await versionOf(fixture, id) };
};

export const templateRequests: Readonly<Record<string, Ask>> = {
  makeTemplate: async ({ fixture: { who, draft } }) => {
    const document_id = await draft();
    const { data } = await who.sask.client.send('GET', `/documents/${document_id}`);
    const people = [...(data?.signers ?? []), ...(data?.copies ?? [])] as readonly NamedInDraft[];
    const roles = people.filter(({ is_you }) => !is_you).map(({ profile_id, name }) => ({ signer: profile_id, name }));
    return { params: { document_id }, body: { ...words, roles } };
  },
  listTemplates: () => ({}),
  getTemplate: onTemplate(),
  downloadTemplate: onTemplate(),
  changeTemplate: async ({ fixture }) => {
    const template_id = await fixture.template();
    return { params: { template_id }, body: await changed(fixture, template_id) };
  },
  deleteTemplate: onTemplate(),
  useTemplate: onTemplate((fixture) => ({ body: filled(fixture) })),
  downloadLines: onTemplate(),
  checkLines: onTemplate(() => ({ body: { csv } })),
  beginSending: onTemplate(() => ({ body: { csv } })),
  listSendings: () => ({}),
  getSending: async ({ fixture }) => ({ params: { sending_id: await fixture.sending() } }),
};

const prepared =
  (ask: (fixture: AccessFixture, id: string) => Promise<Asked> | Asked): Prepare =>
  async (_, fixture) => {
    const { sask, davi } = fixture.who;
    const template_id = await keep(sask, davi);
    return { client: sask.client, asked: { params: { template_id }, ...(await ask(fixture, template_id)) } };
  };

export const templatesPrepared: Readonly<Record<string, Prepare>> = {
  makeTemplate: async (_, { who: { sask, davi } }) => {
    const document_id = await paperOf(sask, davi.email);
    const roles = [{ signer: davi.profile?.id, name: 'Player' }];
    return { client: sask.client, asked: { params: { document_id }, body: { ...words, roles } } };
  },
  changeTemplate: prepared(async (fixture, id) => ({ body: await changed(fixture, id) })),
  deleteTemplate: prepared(() => ({})),
  useTemplate: prepared((fixture) => ({ body: filled(fixture) })),
  checkLines: prepared(() => ({ body: { csv } })),
  beginSending: prepared(() => ({ body: { csv } })),
};
