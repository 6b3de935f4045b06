import { maxCopies } from '@touchline/contracts/policies/own-documents';
import { Avatar, Button, FieldError, IconButton } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { TouchlineDocument } from '../api/documents-api.ts';
import { useDraftAct } from '../api/own-documents-api.ts';
import { type RoleText, text } from '../text.ts';
import { AddByAddress } from './add-by-address.tsx';

/** Who gets an own draft once it is sealed, without signing it. Most have nobody here: the field comes when it is asked for. */
export const DraftCopies = ({
  document,
  roleOf,
}: {
  readonly document: TouchlineDocument;
  readonly roleOf: RoleText;
}): ReactNode => {
  const act = useDraftAct(document.id);
  const [adding, setAdding] = useState(false);
  const { copies } = document;
  return (
    <section className="grid gap-4 border-line border-t pt-5" aria-labelledby="draft-copies">
      <div>
        <h2 className="tl-heading" id="draft-copies">
          {text('whoGetsCopy')}
        </h2>
        <p className="tl-small tl-ink-2">{text('whoGetsCopyText')}</p>
      </div>
      {copies.length > 0 ? (
        <ul className="draft-copies" aria-label={text('whoGetsCopy')}>
          {copies.map(({ profile_id, name, role, guest_email }) => (
            <li key={profile_id} className="draft-signer">
              <Avatar name={name} size={32} />
              <span className="min-w-0 flex-1">
                <span className="tl-name tl-block">{name}</span>
                <span className="tl-tiny tl-ink-3">{guest_email ?? roleOf(role)}</span>
              </span>
              <IconButton
                icon="x"
                label={text('takeOutOf', { name })}
                disabled={act.isPending}
                onClick={() => act.mutate({ kind: 'remove-copy', profile_id })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {act.error ? <FieldError>{act.error.message}</FieldError> : null}
      {adding && copies.length < maxCopies ? <AddByAddress document={document} to="copy" /> : null}
      {adding ? null : (
        <div>
          <Button icon="plus" onClick={() => setAdding(true)}>
            {text('addCopyReader')}
          </Button>
        </div>
      )}
    </section>
  );
};
