import { z } from 'zod';
import { id, instant } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

/** Documents from one template for the lines of a file, as others may know it: how far it is, and nobody of those it is for. */
export const publicSending = z
  .object({
    sending_id: id,
    template_id: id,
    title: z.string(),
    /** Who sends them. */
    author: z.object({ profile_id: id, user_id: id }),
    lines: z.int(),
    sent: z.int(),
    refused: z.int(),
    begun_at: instant,
    /** Null: it is under way. */
    finished_at: instant.nullable(),
  })
  .meta({ id: 'PublicDocumentSending' });
export type PublicSending = z.infer<typeof publicSending>;

const example: PublicSending = {
  sending_id: 'snd_imagerights000000000',
  template_id: 'tpl_imagerights000000000',
  title: 'Image rights',
  author: { profile_id: 'prf_saskia00000000000000', user_id: 'usr_saskia00000000000000' },
  lines: 20,
  sent: 0,
  refused: 0,
  begun_at: '2026-11-26T10:00:00.000Z',
  finished_at: null,
};

const withSending = z.object({ sending: publicSending });
const sending = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicSending> = {},
) =>
  eventOf(`touchline.document-sending.${what}.v1`, withSending, happened, {
    sending: { ...example, ...after },
    happened: told,
  });

export const sendingEvents = {
  begun: sending('begun', {}, {}),
  /** A line has its document, which is out for signing. */
  lineSent: sending(
    'line-sent',
    { line: z.int(), document_id: id },
    { line: 2, document_id: 'doc_sparta00000000000000' },
    { sent: 1 },
  ),
  /** Nothing is sent for a line; the code says why. */
  lineRefused: sending(
    'line-refused',
    { line: z.int(), code: z.string() },
    { line: 3, code: 'SignerNotEligible' },
    { refused: 1 },
  ),
  /** Each line is accounted for. */
  finished: sending('finished', {}, {}, { sent: 19, refused: 1, finished_at: '2026-11-26T10:00:09.000Z' }),
  restated: event('touchline.document-sending.restated.v1', withSending, { sending: example }),
} as const;

export const sendingTopic = {
  topic: 'touchline.document-sending',
  key: 'subject',
  prefix: 'snd',
  events: Object.values(sendingEvents),
} satisfies TopicContract;
