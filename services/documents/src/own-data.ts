import { maskedAddress } from '@touchline/contracts/masked-address';
import type { FormerMember } from '@touchline/platform/domain';
import type { DataFile, Section } from '@touchline/platform/own-data';
import type { DocumentRepository } from './document/document.repository.ts';
import { enteredBy } from './document/fields.ts';
import { publicDocument } from './document/published.ts';
import { copiesOf, type Existing, isOwn, signedOf, wasSent } from './document/state.ts';
import type { SendingRepository } from './sending/sending.repository.ts';
import type { Line } from './sending/state.ts';
import { sendingRow } from './sending/view.ts';
import type { TemplateRepository } from './template/template.repository.ts';

/** An own draft is its author's: whoever is to sign it hasn't heard of it. */
const known = (documents: readonly Existing[], profileIds: readonly string[]): readonly Existing[] =>
  documents.filter(
    (document) => !isOwn(document) || wasSent(document) || profileIds.includes(document.author.profile_id),
  );

const masked = <Of extends { readonly guest?: { readonly email: string } | undefined }>(person: Of): Of =>
  person.guest ? { ...person, guest: { email: maskedAddress(person.guest.email) } } : person;

/** What the person has entered on the pages. */
const filledIn = (document: Existing, profileIds: readonly string[]) => {
  const entered = signedOf(document)
    .filter(({ profile_id }) => profileIds.includes(profile_id))
    .flatMap((signer) => enteredBy(document, signer))
    .map(({ name, value }) => ({ name, value }));
  return entered.length > 0 ? { filled_in: entered } : {};
};

/** The address of a guest is for whoever has named him: the author of an own document. */
const toldTo = (profileIds: readonly string[]) => (document: Existing) => {
  const told = { ...publicDocument(document), ...filledIn(document, profileIds) };
  if (isOwn(document) && profileIds.includes(document.author.profile_id)) return told;
  const copies = told.copies?.map(masked);
  return { ...told, signers: told.signers.map(masked), ...(copies && { copies }) };
};

/** A line as it was sent in: who of it is a member is nobody’s word. */
const withoutFound = (line: Line) =>
  line.outcome === 'sent' ? line : { ...line, signers: line.signers.map(({ profile_id: _, ...signer }) => signer) };

/** The documents that somebody signs, as all their signers know them; what he keeps and has sent in one go. */
export const ownDataSections = (
  documents: DocumentRepository,
  templates: TemplateRepository,
  sendings: SendingRepository,
): Readonly<Record<string, Section>> => ({
  documents: async ({ profile_ids }) =>
    known(await documents.naming(profile_ids), profile_ids).map(toldTo(profile_ids)),
  document_templates: async ({ profile_ids }) =>
    (await templates.ofOwners(profile_ids))
      .filter(({ status }) => status === 'kept')
      .map(({ template_id, title, message, signing_days, roles, fields, club_id, made_at }) => ({
        ...{ template_id, title, message, signing_days, roles, fields, made_at },
        shared: club_id !== null,
      })),
  document_sendings: async (person) =>
    (await sendings.about(person)).flatMap((sending) =>
      sending.status !== 'none' && person.profile_ids.includes(sending.author.profile_id)
        ? [{ ...sendingRow(sending), each: sending.lines.map(withoutFound) }]
        : [],
    ),
});

/** The newest bytes of each: sealed, where it is, with its certificate for who signed it or has written it. */
export const ownDataFiles =
  (documents: DocumentRepository, templates: TemplateRepository) =>
  async ({ profile_ids }: FormerMember): Promise<readonly DataFile[]> => [
    ...known(await documents.naming(profile_ids), profile_ids).flatMap((document) => {
      const { document_id: id, status } = document;
      if (status === 'completed')
        return [
          { key: document.sealed.key, name: `${id}.signed.pdf` },
          ...(copiesOf(document).some((copy) => profile_ids.includes(copy.profile_id))
            ? []
            : [{ key: document.certificate.key, name: `${id}.certificate.pdf` }]),
        ];
      return document.file && (status !== 'draft' || isOwn(document))
        ? [{ key: document.file.key, name: `${id}.pdf` }]
        : [];
    }),
    ...(await templates.ofOwners(profile_ids)).flatMap(({ template_id, file }) =>
      file ? [{ key: file.key, name: `${template_id}.pdf` }] : [],
    ),
  ];
