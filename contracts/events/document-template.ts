import { z } from 'zod';
import { id } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

/** A template of documents as others may know it: what stands on its pages stays with those who use it. */
export const publicTemplate = z
  .object({
    template_id: id,
    title: z.string(),
    status: z.enum(['kept', 'deleted']),
    /** Whoever keeps it. */
    owner: z.object({ profile_id: id, user_id: id }),
    /** The club whose people use it as well; null: nobody else does. */
    club_id: id.nullable(),
    /** As what people sign its documents, in their order. */
    roles: z.array(z.string()),
    /** As what people get a copy without signing. Absent: nobody does. */
    copies: z.array(z.string()).optional(),
    /** How many fields are filled in on its pages. */
    fields: z.int(),
  })
  .meta({ id: 'PublicDocumentTemplate' });
export type PublicTemplate = z.infer<typeof publicTemplate>;

const example: PublicTemplate = {
  template_id: 'tpl_imagerights000000000',
  title: 'Image rights',
  status: 'kept',
  owner: { profile_id: 'prf_saskia00000000000000', user_id: 'usr_saskia00000000000000' },
  club_id: 'clb_sparta00000000000000',
  roles: ['Player', 'For the club'],
  fields: 4,
};

const withTemplate = z.object({ template: publicTemplate });
const template = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicTemplate> = {},
) =>
  eventOf(`touchline.document-template.${what}.v1`, withTemplate, happened, {
    template: { ...example, ...after },
    happened: told,
  });

export const templateEvents = {
  /** From this document. */
  made: template('made', { document_id: id }, { document_id: 'doc_sparta00000000000000' }, { club_id: null }),
  /** The words that differ from before. */
  changed: template('changed', { fields: z.array(z.string()) }, { fields: ['title', 'shared'] }),
  deleted: template('deleted', {}, {}, { status: 'deleted' }),
  /** Its club was found to be another one, which has it since; the club it was of before. */
  moved: template('moved', { before: id }, { before: 'clb_spartar0000000000000' }),
  restated: event('touchline.document-template.restated.v1', withTemplate, { template: example }),
} as const;

export const templateTopic = {
  topic: 'touchline.document-template',
  key: 'subject',
  prefix: 'tpl',
  events: Object.values(templateEvents),
} satisfies TopicContract;
