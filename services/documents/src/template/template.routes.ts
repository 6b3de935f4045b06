import { messageOf } from '@touchline/contracts/errors';
import type { documentsOperations } from '@touchline/contracts/http/documents';
import { maxTemplates } from '@touchline/contracts/policies/own-documents';
import { inFreePlace } from '@touchline/platform/aggregate';
import { derivedId, invalid, newId, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { createCommanding, type Participants } from '@touchline/platform/participants';
import type { Acting } from '../document/acting.ts';
import type { DocumentRepository } from '../document/document.repository.ts';
import { type Named, type Naming, personOf } from '../document/naming.ts';
import { ofAuthor } from '../document/own-draft.ts';
import type { Document } from '../document/state.ts';
import { type Store, storedBytes } from '../document/stored-bytes.ts';
import { documentView, fileNameOf } from '../document/view.ts';
import type { Limits } from '../limits.ts';
import type { Papers } from '../papers.ts';
import { ableIn, contentOf, type Filled, fileOf, filledWith, isUnable } from './content.ts';
import { draftOf } from './drafting.ts';
import type { Kept, Member, Template } from './state.ts';
import type { TemplateRepository } from './template.repository.ts';
import type { Templates } from './templates.ts';
import { templateView } from './view.ts';

export type TemplateOperation =
  | 'makeTemplate'
  | 'listTemplates'
  | 'getTemplate'
  | 'downloadTemplate'
  | 'changeTemplate'
  | 'deleteTemplate'
  | 'useTemplate';

/** Of several who are named, which one is nobody's here. */
const saidAt =
  (path: string) =>
  (error: unknown): never => {
    if (error instanceof Rejected && error.code === 'UserNotFound')
      throw new Rejected(error.code, { details: [{ path, message: messageOf(error.code) }] });
    throw error;
  };

type UseRequest = Parameters<Handlers<typeof documentsOperations>['useTemplate']>[0];

export const templateRoutes = ({
  templates,
  documents,
  participants,
  limits,
  acting,
  naming,
  store,
  papers: { fileAgain, withoutFile },
  using,
}: {
  readonly templates: TemplateRepository;
  readonly documents: DocumentRepository;
  readonly participants: Participants;
  readonly limits: Limits;
  readonly acting: Acting;
  readonly naming: Naming;
  readonly store: Store;
  readonly papers: Papers;
  readonly using: Templates;
}): Pick<Handlers<typeof documentsOperations>, TemplateOperation> => {
  const command = createCommanding(templates);
  const draft = createCommanding(documents);
  const { memberOf, usableTo } = using;
  const shownTo = (viewer: Member) => (state: Template) =>
    state.status === 'none' ? null : templateView(state, viewer);

  const inPlaceOf = <Written>(profileId: string, write: (place_key: string) => Promise<Written>): Promise<Written> => {
    const message = `You can keep at most ${maxTemplates} templates. Delete one first.`;
    return inFreePlace(
      () => templates.freePlace(profileId),
      () => invalid({ path: 'title', message }),
      write,
    );
  };

  /** Who is what: whoever uses the template, and those whom he names. Refuses whom no role is for, and who may not sign. */
  const peopleFor = async (template: Kept, by: Member, documentId: string, { body, ip, now }: UseRequest) => {
    const people = new Map<string, Named>();
    const unable: string[] = [];
    const author = await participants.find(by.profile_id);
    for (const { role_id, is_author } of template.roles)
      if (is_author && author) people.set(role_id, { person: personOf(author), eligible: true });
    for (const [at, { role: id, ...said }] of body.signers.entries()) {
      const role = template.roles.find(({ role_id, is_author }) => role_id === id && !is_author);
      if (!role) throw invalid({ path: `signers.${at}.role`, message: 'This template has no such role.' });
      if (said.email === undefined && said.profile_id === undefined) continue;
      const named = await naming({ params: { document_id: documentId }, body: said, ip, now }, by, ableIn(role)).catch(
        saidAt(`signers.${at}.email`),
      );
      if (!named || isUnable(role, named)) unable.push(named?.person.name ?? said.email ?? '');
      if (named) people.set(id, named);
    }
    if (unable.length > 0) throw new Rejected('SignerNotEligible', { signers: unable });
    return people;
  };

  return {
    makeTemplate: async (request) => {
      const by = await memberOf(request);
      const { actor, params, body, idempotencyKey, now } = request;
      const { roles, ...words } = body;
      const document = ofAuthor(await acting.seen(params.document_id, by), by);
      const file = fileOf(document);
      const content = contentOf(document, roles, file);
      const id = idempotencyKey ? derivedId('tpl', actor.user_id, idempotencyKey) : newId('tpl');
      const make = (place_key: string, key: string) =>
        command(
          id,
          {
            ...{ type: 'Make', template_id: id, document_id: document.document_id, place_key },
            ...{ ...words, content: { ...content, file: { ...file, key } }, by, now: now.toISOString() },
          },
          { ...request, body: { ...body, document_id: document.document_id } },
          shownTo(by),
          { creates: true },
        );
      // The same request again finds its template, also where that was the last one possible.
      if (await templates.find(id)) return make('', file.key);
      await limits.draft.take(by.profile_id);
      let kept: Promise<string> | undefined;
      // Once, and not before there is a place for it.
      const keep = (): Promise<string> => {
        kept ??= fileAgain({ id: document.document_id, file }, id, now);
        return kept;
      };
      return inPlaceOf(by.profile_id, async (place_key) => make(place_key, await keep()));
    },
    listTemplates: async (request) => {
      const member = await memberOf(request);
      return { data: (await templates.usableBy(member)).map((template) => templateView(template, member)) };
    },
    getTemplate: async (request) => {
      const member = await memberOf(request);
      return { data: templateView(await usableTo(request.params.template_id, member), member) };
    },
    downloadTemplate: async (request) => {
      const member = await memberOf(request);
      const { template_id, title, file } = await usableTo(request.params.template_id, member);
      const bytes = await storedBytes(store, template_id, file);
      return {
        data: null,
        file: { bytes, content_type: 'application/pdf', name: fileNameOf(title, 'original'), inline: true },
        headers: { 'x-content-sha256': file.sha256 },
      };
    },
    changeTemplate: async (request) => {
      const by = await memberOf(request);
      const { params, body, now } = request;
      const change = { type: 'Change', ...body, by, now: now.toISOString() } as const;
      return command(params.template_id, change, request, shownTo(by));
    },
    deleteTemplate: async (request) => {
      const by = await memberOf(request);
      const { params, now } = request;
      const { template_id: owner } = params;
      const deletion = { type: 'Delete', by, now: now.toISOString() } as const;
      const { consistencyTokens } = await withoutFile(
        { owner, file: (await templates.find(owner))?.file ?? null, now },
        () => command(owner, deletion, request, shownTo(by)),
      );
      return { data: null, consistencyTokens };
    },
    useTemplate: async (request) => {
      const by = await memberOf(request);
      const { actor, params, body, idempotencyKey, now } = request;
      const template = await usableTo(params.template_id, by);
      const id = idempotencyKey ? derivedId('doc', actor.user_id, idempotencyKey) : newId('doc');
      const given = { ...request, body: { ...body, template_id: template.template_id } };
      const shown = (state: Document) => (state.status === 'none' ? null : documentView(state, by, now.toISOString()));
      const make = (filled: Filled, key: string) =>
        draft(id, draftOf(template, { document_id: id, author: by, words: template, filled, key, now }), given, shown, {
          creates: true,
        });
      // The same request again finds its draft: nobody is looked up for it, and nothing kept.
      if (await documents.find(id)) return make({ signers: [], copies: [], fields: [] }, template.file.key);
      await limits.draft.take(by.profile_id);
      const people = await peopleFor(template, by, id, request);
      const filled = filledWith(template, by, people, ({ role_id }) => {
        const at = body.signers.findIndex(({ role }) => role === role_id);
        return at < 0 ? 'signers' : `signers.${at}.email`;
      });
      return make(filled, await fileAgain({ id: template.template_id, file: template.file }, id, now));
    },
  };
};
