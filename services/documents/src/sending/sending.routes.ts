import type { documentsOperations } from '@touchline/contracts/http/documents';
import { derivedId, newId } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { createCommanding } from '@touchline/platform/participants';
import type { DocumentRepository } from '../document/document.repository.ts';
import { fileNameOf } from '../document/view.ts';
import type { Limits } from '../limits.ts';
import { filledForTrial } from '../sealing/filled-fields.ts';
import type { ProbeSeal } from '../sealing/probe.ts';
import type { Templates } from '../template/templates.ts';
import { emptyFile, readLines, soundLines } from './lines.ts';
import type { SendingRepository } from './sending.repository.ts';
import { ownSending } from './sending.ts';
import type { Known, Sending } from './state.ts';
import { lineSignerView, sendingRow, sendingView } from './view.ts';

export type SendingOperation = 'downloadLines' | 'checkLines' | 'beginSending' | 'listSendings' | 'getSending';

export const sendingRoutes = ({
  sendings,
  documents,
  limits,
  probe,
  using,
}: {
  readonly sendings: SendingRepository;
  readonly documents: DocumentRepository;
  readonly limits: Limits;
  /** Refuses a kept file that a seal, or what is filled in, could not be added to. */
  readonly probe: ProbeSeal;
  readonly using: Templates;
}): Pick<Handlers<typeof documentsOperations>, SendingOperation> => {
  const command = createCommanding(sendings);
  const { memberOf, usableTo } = using;

  const withDocuments = async (sending: Known, now: Date) => {
    const ids = sending.lines.flatMap((line) => (line.outcome === 'sent' ? [line.document_id] : []));
    const found = await documents.several(ids);
    return sendingView(sending, new Map(found.map((one) => [one.document_id, one])), now.toISOString());
  };

  return {
    downloadLines: async (request) => {
      const { roles, title } = await usableTo(request.params.template_id, await memberOf(request));
      const name = fileNameOf(title, 'original').replace(/\.pdf$/, '.csv');
      return { data: null, file: { bytes: emptyFile(roles), content_type: 'text/csv; charset=utf-8', name } };
    },
    checkLines: async (request) => {
      const { params, body } = request;
      const { roles } = await usableTo(params.template_id, await memberOf(request));
      const nameOf = (id: string): string => roles.find(({ role_id }) => role_id === id)?.name ?? '';
      return {
        data: readLines(body.csv, roles).map(({ line, signers, problems }) => ({
          ...{ line, problems: [...problems] },
          signers: signers.map((each) => ({ ...lineSignerView(each), role: nameOf(each.role) })),
        })),
      };
    },
    beginSending: async (request) => {
      const by = await memberOf(request);
      const { actor, params, body, idempotencyKey, now } = request;
      const template = await usableTo(params.template_id, by);
      const id = idempotencyKey ? derivedId('snd', actor.user_id, idempotencyKey) : newId('snd');
      const lines = soundLines(body.csv, template.roles).map(({ line, signers }) => ({ line, signers }));
      if (!(await sendings.find(id))) {
        await limits.sending.take(by.profile_id);
        // After all have signed it would be too late to find out.
        await probe({ id: template.template_id, file: template.file }, filledForTrial(template.fields));
      }
      const { title, message, signing_days, template_id } = template;
      const begin = { type: 'Begin', sending_id: id, template_id, words: { title, message, signing_days } } as const;
      return command(
        id,
        { ...begin, by, lines, now: now.toISOString() },
        { ...request, body: { ...body, template_id } },
        (state: Sending) => (state.status === 'none' ? null : sendingView(state, new Map(), now.toISOString())),
        { creates: true },
      );
    },
    listSendings: async (request) => {
      const { profile_id } = await memberOf(request);
      const { sendings: found, next_cursor } = await sendings.listOf(profile_id, request.query);
      return { data: found.map(sendingRow), meta: { next_cursor } };
    },
    getSending: async (request) => {
      const viewer = await memberOf(request);
      const found = await sendings.find(request.params.sending_id);
      return { data: await withDocuments(ownSending(found ?? { status: 'none' }, viewer), request.now) };
    },
  };
};
