import { hrefOf } from '@touchline/app-core/client/client.ts';
import { Avatar, Icon, Link, Rich, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { roleInWords } from '../../../kinds/signing-role.ts';
import { fileAddress, type TouchlineDocument } from '../api/documents-api.ts';
import { isOwn } from '../own.ts';
import { text } from '../text.ts';

type Reader = TouchlineDocument['copies'][number];

/** Who gets a copy signs as nothing. */
const roleOfReader = (document: TouchlineDocument, { role }: Reader): string =>
  role === 'guest' ? text('roleGuestReader') : roleInWords(document, role, '');

/** Who gets the sealed document, and signs nothing. */
export const DocumentCopies = ({ document }: { readonly document: TouchlineDocument }): ReactNode =>
  document.copies.length > 0 ? (
    <Section title={text('whoGetsCopy')}>
      <ul className="document-copies">
        {document.copies.map((copy) => (
          <li key={copy.profile_id} className="document-signer">
            <Avatar name={copy.name} size={34} />
            <div>
              <span className="tl-name">{copy.is_you ? text('byYou') : copy.name}</span>
              <span className="tl-small tl-ink-2">{copy.guest_email ?? roleOfReader(document, copy)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  ) : null;

/** What can be had of a document, and what can't be yet. */
export const DocumentFiles = ({ document }: { readonly document: TouchlineDocument }): ReactNode => (
  <Section title={text('files')}>
    <ul className="document-files">
      {(
        [
          ['original', text('original')],
          ['signed', text(isOwn(document) ? 'signedCopyOwn' : 'signedCopy')],
          ['certificate', text('certificate')],
          ['evidence', text('evidenceArchive')],
        ] as const
      ).map(([copy, label]) => {
        const file = document.files[copy];
        // What proves how they signed is for those who signed.
        if (file.error === 'AccessDeniedException') return null;
        return (
          <li key={copy}>
            <span>{label}</span>
            {file.available ? (
              <a className="tl-link" href={hrefOf(fileAddress(document.id, copy))} download>
                <Icon name="download-simple" /> {text('download')}
              </a>
            ) : (
              <span className="tl-small tl-ink-2">
                <Icon name="lock-simple" /> {file.message}
              </span>
            )}
          </li>
        );
      })}
    </ul>
    {document.files.evidence.available ? (
      <p className="tl-small tl-ink-2 pt-2">
        <Rich parts={{ page: <Link href="/verify-document">{text('evidencePage')}</Link> }}>
          {text('evidenceArchiveText', { page: '{page}' })}
        </Rich>
      </p>
    ) : null}
    {document.sha256 ? (
      <p className="tl-tiny tl-ink-3 document-digest">
        {text('fingerprint')} <span className="tl-num">{document.sha256}</span>
      </p>
    ) : null}
  </Section>
);
