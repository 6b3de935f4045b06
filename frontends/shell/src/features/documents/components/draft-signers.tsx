import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { email as address } from '@touchline/contracts/http/identity';
import { maxSigners } from '@touchline/contracts/policies/own-documents';
import { Button, FieldError, Link, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { TouchlineDocument } from '../api/documents-api.ts';
import { knownSignersQuery, useDraftAct } from '../api/own-documents-api.ts';
import { type RoleText, text } from '../text.ts';
import { DraftOrder } from './draft-order.tsx';

const naming = z.object({ email: address });

/** For somebody who isn't here yet: a message of one's own, with the way in. */
const Invitation = ({ to }: { readonly to: string }): ReactNode => {
  const body = text('inviteBody', { address: `${globalThis.location.origin}/register` });
  const words = new URLSearchParams({ subject: text('inviteSubject'), body }).toString().replaceAll('+', '%20');
  return <Link href={`mailto:${encodeURIComponent(to)}?${words}`}>{text('invite')}</Link>;
};

const AddByAddress = ({ document }: { readonly document: TouchlineDocument }): ReactNode => {
  const act = useDraftAct(document.id);
  const [unknown, setUnknown] = useState<string | null>(null);
  const { form, error, busy, submit, refuse, verdict } = useContractForm({ schema: naming, initial: { email: '' } });
  const add = submit(async ({ email }) => {
    setUnknown(null);
    try {
      await act.mutateAsync({ kind: 'add', signer: { email } });
      form.reset();
    } catch (failure) {
      if (isApiFailure(failure) && failure.code === 'UserNotFound') setUnknown(email);
      const at = { UserNotFound: 'email', SignerNotEligible: 'email', TooManyRequests: 'email' } as const;
      refuse(failure, at);
    }
  });
  return (
    <Form verdict={verdict} onSubmit={add} className="grid gap-2">
      <TextField
        label={text('addByEmail')}
        help={text('addByEmailHelp')}
        type="email"
        autoComplete="off"
        error={error('email')}
        {...form.register('email')}
      />
      {unknown === null ? null : (
        <p className="tl-small">
          <Invitation to={unknown} />
        </p>
      )}
      <div>
        <Button type="submit" icon="plus" busy={busy}>
          {text('addSigner')}
        </Button>
      </div>
    </Form>
  );
};

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
        <AddByAddress document={document} />
      </>
    ) : (
      <p className="tl-small tl-ink-2">{text('signersFull', { count: maxSigners })}</p>
    )}
  </section>
);
