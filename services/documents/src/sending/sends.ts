import { type ErrorCode, messageOf } from '@touchline/contracts/errors';
import { type PublicSending, sendingEvents } from '@touchline/contracts/events';
import { blockedFromMarket } from '@touchline/contracts/policies/eligibility';
import {
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createDueSweep,
  type Sweep,
} from '@touchline/platform/aggregate';
import { derivedId, type FieldError, Rejected } from '@touchline/platform/domain';
import type { KnownProfile, Participants } from '@touchline/platform/participants';
import type { DocumentRepository } from '../document/document.repository.ts';
import { type ByAddress, type Named, personOf } from '../document/naming.ts';
import type { Person } from '../document/state.ts';
import type { Papers } from '../papers.ts';
import { ableIn, filledWith, isUnable } from '../template/content.ts';
import { draftOf } from '../template/drafting.ts';
import type { Kept } from '../template/state.ts';
import type { Templates } from '../template/templates.ts';
import type { SendingRepository } from './sending.repository.ts';
import type { Known, Line } from './state.ts';

type Waiting = Extract<Line, { outcome: 'waiting' }>;

/** What works sendings off, line by line: each gets its document, or the reason why not. */
export interface Sends {
  readonly subscription: Consumer;
  /** For those that a kill or a failure has left. */
  readonly sweep: Sweep;
}

/** So long what is away for now is waited for. */
const waitedForMs = 3_600_000;

/** Why nothing is sent, in a sentence. */
const reasonOf = ({ code, facts }: Rejected): string => {
  const details = (facts['details'] ?? []) as readonly FieldError[];
  return details[0]?.message ?? messageOf(code);
};

export const createSends = ({
  sendings,
  documents,
  participants,
  byAddress,
  using: { memberFrom, usableTo },
  papers: { fileAgain },
  clock,
  deps,
}: {
  readonly sendings: SendingRepository;
  readonly documents: DocumentRepository;
  readonly participants: Participants;
  readonly byAddress: ByAddress;
  readonly using: Templates;
  readonly papers: Pick<Papers, 'fileAgain'>;
  readonly clock: () => Date;
  readonly deps: ConsumerDependencies;
}): Sends => {
  /** Of each sending one worker in a process: another process meets the same documents, whose ids derive from their lines. */
  const atWork = new Set<string>();

  /** Who sends, as far as he may today, and what. */
  const asItStands = async ({ author, template_id }: Known, today: string) => {
    const known = await participants.find(author.profile_id);
    if (!known) throw new Rejected('AccessDeniedException');
    const blocked = blockedFromMarket(known, today);
    if (blocked) throw new Rejected(blocked);
    return { known, template: await usableTo(template_id, await memberFrom(known)) };
  };

  /** Who is what: whoever sends it, and those of the line, noted as far as they are members. */
  const peopleOf = async (
    { template, known, documentId }: { template: Kept; known: KnownProfile; documentId: string },
    line: Waiting,
    found: Map<string, string>,
    today: string,
  ) => {
    const people = new Map<string, Named>();
    for (const { role_id, is_author } of template.roles)
      if (is_author) people.set(role_id, { person: personOf(known), eligible: true });
    for (const each of line.signers) {
      const { role, name, email } = each;
      const named = await byAddress({ document_id: documentId, email, name }, ableIn(each), today);
      if (named && !named.person.guest) found.set(role, named.person.profile_id);
      if (!named || isUnable(each, named)) throw new Rejected('SignerNotEligible');
      people.set(role, named);
    }
    return people;
  };

  /** The document of a line, out for signing: made and sent again it is the same one. */
  const send = async (sending: Known, line: Waiting, found: Map<string, string>): Promise<string> => {
    const now = clock();
    const today = now.toISOString().slice(0, 10);
    const id = derivedId('doc', sending.sending_id, String(line.line));
    const { known, template } = await asItStands(sending, today);
    const by: Person = sending.author;
    if (!(await documents.find(id))) {
      const people = await peopleOf({ template, known, documentId: id }, line, found, today);
      const filled = filledWith(template, by, people, () => 'signers');
      const key = await fileAgain({ id: template.template_id, file: template.file }, id, now);
      const { author, words } = sending;
      const made = draftOf(template, { document_id: id, author, words, filled, key, now });
      await documents.handle(id, made, { creates: true });
    }
    try {
      await documents.handle(id, { type: 'Send', by, ineligible: [], now: now.toISOString() });
    } catch (error) {
      if (error instanceof Rejected) await documents.handle(id, { type: 'Discard', by, now: now.toISOString() });
      throw error;
    }
    return id;
  };

  const isToWait = (code: ErrorCode, sending: Known): boolean =>
    code === 'ServiceUnavailable' && clock().getTime() - Date.parse(sending.begun_at) < waitedForMs;

  /** What becomes of a line; false: it waits for what is away, and with it those behind it. */
  const settle = async (sending: Known, line: Waiting): Promise<boolean> => {
    const found = new Map<string, string>();
    const now = (): string => clock().toISOString();
    try {
      const document_id = await send(sending, line, found);
      await sendings.handle(sending.sending_id, { type: 'RecordSent', line: line.line, document_id, now: now() });
      return true;
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      if (isToWait(error.code, sending)) {
        deps.logger.warn({ err: error, sending: sending.sending_id, line: line.line }, 'a line of a sending waits');
        return false;
      }
      await sendings.handle(sending.sending_id, {
        ...{ type: 'RecordRefusal', line: line.line, code: error.code, reason: reasonOf(error) },
        ...{ found: Object.fromEntries(found), now: now() },
      });
      return true;
    }
  };

  const work = async (id: string): Promise<void> => {
    if (atWork.has(id)) return;
    atWork.add(id);
    try {
      const sending = await sendings.find(id);
      if (!sending) return;
      for (const line of sending.lines) if (line.outcome === 'waiting' && !(await settle(sending, line))) return;
    } finally {
      atWork.delete(id);
    }
  };

  return {
    subscription: consumer(deps, {
      group: 'documents.sendings',
      topics: ['touchline.document-sending'],
      from: 'end',
      checkpoints: null,
      on: {
        [sendingEvents.begun.type]: ({ sending }: { sending: PublicSending }) => work(sending.sending_id),
      },
    }),
    sweep: createDueSweep({
      ...{ name: 'sendings under way', everyMs: 5_000, clock, aggregates: sendings },
      due: sendings.underWay,
      act: work,
    }),
  };
};
