import { useQuery } from '@tanstack/react-query';
import { maxSigners } from '@touchline/contracts/policies/own-documents';
import { Button, FieldError } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { TouchlineDocument } from '../api/documents-api.ts';
import { knownSignersQuery, useDraftAct } from '../api/own-documents-api.ts';
import { type RoleText, text } from '../text.ts';
import { AddByAddress } from './add-by-address.tsx';
import { DraftOrder } from './draft-order.tsx';

/** Those with whom one has signed, and oneself: one press each. */
const KnownPeople = ({
  document,
  roleOf,
}: {
  readonly document: TouchlineDocument;
  readonly roleOf: RoleText;
}): ReactNode => {
  const act = useDraftAct(document.id);
  const known = useQuery(knownSignersQuery());
  const named = new Set(document.signers.map(({ profile_id }) => profile_id));
  const left = (known.data?.data ?? []).filter(({ profile_id }) => !named.has(profile_id));
  if (left.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="tl-small tl-strong">{text('knownPeople')}</h3>
      <ul className="flex flex-wrap gap-2">
        {left.map(({ profile_id, name, role, is_you }) => (
          <li key={profile_id}>
            <Button
              size="sm"
              icon="plus"
              disabled={act.isPending}
              onClick={() => act.mutate({ kind: 'add', signer: { profile_id } })}
            >
              {is_you ? text('addYourself') : name}
              <span className="tl-ink-3">{roleOf(role)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {act.error ? <FieldError>{act.error.message}</FieldError> : null}
    </div>
  );
};

/** Who signs an own draft, and in which order. */
export const DraftSigners = ({
  document,
  error,
  roleOf,
}: {
  readonly document: TouchlineDocument;
  /** Why it can't be sent to them. */
  readonly error: string | undefined;
  readonly roleOf: RoleText;
}): ReactNode => (
  <section className="grid gap-4" aria-labelledby="draft-signers">
    <div>
      <h2 className="tl-heading" id="draft-signers" tabIndex={-1}>
        {text('whoSigns')}
      </h2>
      <p className="tl-small tl-ink-2">{text('whoSignsText')}</p>
    </div>
    {document.signers.length > 0 ? <DraftOrder document={document} roleOf={roleOf} /> : null}
    {error ? <FieldError>{error}</FieldError> : null}
    {document.signers.length < maxSigners ? (
      <>
        <KnownPeople document={document} roleOf={roleOf} />
        <AddByAddress document={document} to="sign" />
      </>
    ) : (
      <p className="tl-small tl-ink-2">{text('signersFull', { count: maxSigners })}</p>
    )}
  </section>
);
