import { Avatar, formatInstant, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { TouchlineDocument } from '../../features/documents/api/documents-api.ts';
import { text } from '../../features/documents/text.ts';
import { roleInWords } from '../../kinds/signing-role.ts';

type Signer = TouchlineDocument['signers'][number];

/** A guardian signs beside a player, and has no profile: he is known by the code that he gets. */
const roleOf = (document: TouchlineDocument, { role, status }: Signer): string => {
  if (role === 'guardian')
    return text(status === 'current' ? 'roleGuardianNow' : 'roleGuardian', { player: document.player_name ?? '' });
  return roleInWords(document, role, '');
};

/** What stands at the right end of a signer's line. */
const SignerState = ({
  document,
  signer,
}: {
  readonly document: TouchlineDocument;
  readonly signer: Signer;
}): ReactNode => {
  const total = document.places.length;
  if (signer.status === 'signed') return <Status meaning="yes">{text('signed')}</Status>;
  if (signer.status === 'not-needed') return <Status meaning="closed">{text('notNeeded')}</Status>;
  if (signer.status === 'declined') return <Status meaning="no">{text('declined')}</Status>;
  if (!document.your_turn || !signer.is_you) return null;
  return (
    <span className="document-signer-state tl-num">
      {signer.place === total ? text('lastOf', { total }) : text('orderOf', { order: signer.place, total })}
    </span>
  );
};

/** One who signs: who, in which role, and where it stands. */
export const SignerLine = ({
  document,
  signer,
}: {
  readonly document: TouchlineDocument;
  readonly signer: Signer;
}): ReactNode => (
  <span className="document-signer">
    <Avatar name={signer.name} size={34} />
    <div>
      <span className="tl-name">{signer.is_you ? text('byYou') : signer.name}</span>
      <span className="tl-small tl-ink-2 [font-weight:440]">{roleOf(document, signer)}</span>
      {signer.status === 'current' && signer.reminded_at ? (
        <span className="tl-tiny tl-ink-3">{text('remindedAt', { when: formatInstant(signer.reminded_at) })}</span>
      ) : null}
    </div>
    <SignerState document={document} signer={signer} />
  </span>
);
