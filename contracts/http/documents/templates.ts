import { z } from 'zod';
import { heading, nameOf, personName, prose } from '../../names.ts';
import { maxCopies, maxLinesText, maxSigners, mostSigningDays } from '../../policies/own-documents.ts';
import { email, id, instant } from '../../values.ts';
import { fileInJsonBytes, operation, pageMeta, paging } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { document, documentStatus } from './document.ts';
import { signingField } from './fields.ts';

/** As what somebody signs the documents of a template, or gets a copy of them: `Player`, `Parent`. */
const roleName = nameOf({ most: 40, missing: 'Give the role a name.' });
const roleId = z.string().regex(/^r[0-9]{1,2}$/);
const maxRoles = maxSigners + maxCopies;

/** What a template says about each of its documents. */
export const templateWords = z.strictObject({
  title: heading,
  message: prose(1000),
  /** So many days signers have, from the moment when a document is sent. */
  signing_days: z
    .int('Write a number of days.')
    .min(1, `Between 1 and ${mostSigningDays} days.`)
    .max(mostSigningDays, `Between 1 and ${mostSigningDays} days.`),
  /** Whether all who act for its owner’s club use it as well. */
  shared: z.boolean(),
});

const templateRole = z
  .object({
    id: roleId,
    name: z.string(),
    /** The place in the order: several may stand at one. 0: this role signs nothing. */
    place: z.int(),
    /** Whoever makes a document from the template signs as this himself. */
    is_author: z.boolean(),
    /** Gets a copy of each document and signs nothing. */
    gets_copy: z.boolean(),
    /** So many fields this role fills in. */
    fields: z.int(),
  })
  .meta({ id: 'TemplateRole' });

const templateField = signingField
  .omit({ order: true, is_you: true, value: true, signer: true })
  .extend({ role: roleId })
  .meta({ id: 'TemplateField' });

const template = z
  .object({
    id,
    title: z.string(),
    message: z.string(),
    signing_days: z.int(),
    shared: z.boolean(),
    /** Whoever keeps it; a former member where it stays with the club. */
    owner_name: z.string(),
    is_owner: z.boolean(),
    /** Whether whoever asks decides about it: its owner or, once he has left, whoever acts for the club. */
    may_change: z.boolean(),
    pages: z.int(),
    /** What is filled in on its pages, in the order in which it is; `signer` is a role. */
    fields: z.array(templateField),
    /** In the order in which they sign; behind them those that get a copy. */
    roles: z.array(templateRole),
    places: z.array(z.object({ place: z.int(), needed: z.int(), of: z.int() })),
    /** Which words these are: said by whoever changes them. */
    version: z.string(),
    made_at: instant,
  })
  .meta({ id: 'DocumentTemplate' });

/** Somebody in a line of a file: signs, or gets a copy alone. */
const lineSigner = z.object({ role: z.string(), name: z.string(), email: z.string(), gets_copy: z.boolean() });

/** A line as it was read, and what is wrong with it. */
const readLine = z.object({ line: z.int(), signers: z.array(lineSigner), problems: z.array(z.string()) });

const outcome = z.enum(['waiting', 'sent', 'refused']);

const sendingLine = z
  .object({
    /** As it stands in the file, its heading counted. */
    line: z.int(),
    outcome,
    /** Who was to sign or get a copy: of a document that was sent those who are named in it. */
    signers: z.array(lineSigner.omit({ role: true })),
    document_id: id.nullable(),
    document_status: documentStatus.nullable(),
    /** Why nothing was sent. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'SendingLine' });

const sendingRow = z
  .object({
    id,
    title: z.string(),
    template_id: id,
    begun_at: instant,
    /** Null: it is under way. */
    finished_at: instant.nullable(),
    lines: z.int(),
    sent: z.int(),
    refused: z.int(),
  })
  .meta({ id: 'SendingRow' });

const sending = sendingRow.extend({ each: z.array(sendingLine) }).meta({ id: 'Sending' });

const templateId = z.strictObject({ template_id: id });
/** A CSV file with a heading, as text. */
const csv = z.string().max(maxLinesText, 'This file is too large. Send it in parts.');

/**
 * A member by the address of the account or by profile; with a name where the address may be nobody’s here. A role that gets a copy may
 * be nobody’s, without any of them.
 */
const filledRole = z
  .strictObject({
    role: roleId,
    email: email.optional(),
    profile_id: id.optional(),
    name: personName.optional(),
  })
  .refine(
    ({ profile_id, email: address, name }) =>
      // A name alone is nobody’s.
      address === undefined ? profile_id !== undefined || name === undefined : profile_id === undefined,
    { path: ['email'], message: 'Name one person, by email address or from the list.' },
  );

const ofTemplate = [...inMarket, 'NotFound'] as const;

/** Documents that are made again and again: a template keeps file, roles, order and fields; a sending makes one for each line of a file. */
export const templateOperations = {
  makeTemplate: operation({
    summary:
      'Keeps an own document as a template: its file, order and fields, with a role in the place of each signer and of who gets a copy',
    method: 'POST',
    path: '/documents/:document_id/template',
    access: 'member',
    status: 201,
    params: z.strictObject({ document_id: id }),
    body: templateWords.extend({
      /**
       * Of everybody who signs and isn’t its author (whoever uses the template signs in the author’s place). Who gets a copy is kept where
       * it is named here; `signer` is the profile of either.
       */
      roles: z.array(z.strictObject({ signer: id, name: roleName })).max(maxRoles),
    }),
    reply: template,
    errors: [...ofTemplate, 'DocumentNotUploaded', 'TooManyRequests', 'IdempotencyKeyReused'],
  }),
  listTemplates: operation({
    summary: 'Own templates and those that colleagues of the club share, by title',
    method: 'GET',
    path: '/document-templates',
    access: 'member',
    reply: z.array(template),
    errors: [...inMarket],
  }),
  getTemplate: operation({
    summary: 'One template',
    method: 'GET',
    path: '/document-templates/:template_id',
    access: 'member',
    params: templateId,
    reply: template,
    errors: [...ofTemplate],
  }),
  downloadTemplate: operation({
    summary: 'The file of a template',
    method: 'GET',
    path: '/document-templates/:template_id/file',
    access: 'member',
    params: templateId,
    download: ['application/pdf'],
    errors: [...ofTemplate],
  }),
  changeTemplate: operation({
    summary: 'Changes what a template says about its documents, and whether the club shares it',
    method: 'PATCH',
    path: '/document-templates/:template_id',
    access: 'member',
    params: templateId,
    body: templateWords.extend({ version: z.string().length(64) }),
    reply: template,
    errors: [...ofTemplate, 'StaleVersion', 'IdempotencyKeyReused'],
  }),
  deleteTemplate: operation({
    summary: 'Deletes a template; documents that were made from it stay',
    method: 'DELETE',
    path: '/document-templates/:template_id',
    access: 'member',
    params: templateId,
    errors: [...ofTemplate, 'IdempotencyKeyReused'],
  }),
  useTemplate: operation({
    summary:
      'A draft with all that a template keeps, and somebody in each role that signs; who gets a copy may be nobody',
    method: 'POST',
    path: '/document-templates/:template_id/documents',
    access: 'member',
    status: 201,
    params: templateId,
    body: z.strictObject({ signers: z.array(filledRole).max(maxRoles) }),
    reply: document,
    errors: [...ofTemplate, 'UserNotFound', 'SignerNotEligible', 'TooManyRequests', 'IdempotencyKeyReused'],
  }),
  downloadLines: operation({
    summary: 'An empty file of lines for a template: the heading, and a line as an example',
    method: 'GET',
    path: '/document-templates/:template_id/lines',
    access: 'member',
    params: templateId,
    download: ['text/csv'],
    errors: [...ofTemplate],
  }),
  checkLines: operation({
    summary: 'How a file of lines is read, line by line; nothing is sent, and nobody is looked up',
    method: 'POST',
    path: '/document-templates/:template_id/lines/check',
    access: 'member',
    params: templateId,
    maxBytes: fileInJsonBytes,
    body: z.strictObject({ csv }),
    reply: z.array(readLine),
    errors: [...ofTemplate],
  }),
  beginSending: operation({
    summary: 'Sends a document of its own to the people of each line; each line is accounted for',
    method: 'POST',
    path: '/document-templates/:template_id/sendings',
    access: 'member',
    status: 202,
    params: templateId,
    maxBytes: fileInJsonBytes,
    body: z.strictObject({ csv }),
    reply: sending,
    errors: [...ofTemplate, 'TooManyRequests', 'IdempotencyKeyReused'],
  }),
  listSendings: operation({
    summary: 'Own sendings, the newest first',
    method: 'GET',
    path: '/document-sendings',
    access: 'member',
    query: z.strictObject({ ...paging, template_id: id.optional() }),
    reply: z.array(sendingRow),
    meta: pageMeta,
    errors: [...inMarket],
  }),
  getSending: operation({
    summary: 'One sending, with what became of each line',
    method: 'GET',
    path: '/document-sendings/:sending_id',
    access: 'member',
    params: z.strictObject({ sending_id: id }),
    reply: sending,
    errors: [...ofTemplate],
  }),
};
