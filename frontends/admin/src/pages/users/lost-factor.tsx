import { useQueryClient } from '@tanstack/react-query';
import { useFreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { Button, formatRelative, Notice, TextArea, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { askFactorRemoval, confirmFactorRemoval, dropFactorRemoval, type User, userKey } from '../../api/users-api.ts';
import { ConfirmAct } from '../../features/decision/components/confirm-act.tsx';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { text } from '../../text.ts';

const AskRemoval = ({
  name,
  onAsk,
  onClose,
}: {
  readonly name: string;
  readonly onAsk: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}): ReactNode => {
  const entry = useContractForm({
    schema: z.object({ reason: z.string().trim().min(3, text('lostReasonMissing')).max(500) }),
    initial: { reason: '' },
  });
  return (
    <FormDialog
      id="factor-removal"
      width="30rem"
      title={text('lostTitle', { name })}
      description={text('lostText')}
      entry={entry}
      save={text('lostAsk')}
      onSend={({ reason }) => onAsk(reason)}
      onClose={onClose}
    >
      <TextArea
        label={text('lostReason')}
        help={text('lostReasonHelp')}
        rows={3}
        autoFocus
        error={entry.error('reason')}
        {...entry.form.register('reason')}
      />
    </FormDialog>
  );
};

/** The second factor of somebody who lost it: one member of staff asks, another one takes it away. */
export const LostFactor = ({ user, own }: { readonly user: User; readonly own: boolean }): ReactNode => {
  const client = useQueryClient();
  const staff = useIdentity();
  const fresh = useFreshPassword();
  const { busy, failure, decide } = useDecision<'confirm' | 'drop'>();
  const [open, setOpen] = useState<'ask' | 'confirm' | null>(null);
  const { id, name } = user;
  const { on, removal } = user.second_factor;
  if (!on || own) return null;
  const keep = (answer: { readonly data: User } | undefined): boolean => {
    if (answer) client.setQueryData(userKey(id), answer.data);
    return answer !== undefined;
  };
  const mine = removal?.by === staff.id;
  return (
    <div className="grid gap-2 border-t border-line pt-3.5">
      {removal ? (
        <>
          <Notice tone="pending" icon="shield-warning">
            <p className="tl-strong">
              {text('lostAsked', { who: removal.by_name, when: formatRelative(removal.asked_at) })}
            </p>
            <p>{removal.reason}</p>
          </Notice>
          {open === 'confirm' ? null : <RefusalNote failure={failure} />}
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="danger"
              reason={mine ? text('lostMine') : undefined}
              onClick={() => setOpen('confirm')}
            >
              {text('lostConfirm')}
            </Button>
            <Button
              size="sm"
              busy={busy === 'drop'}
              onClick={() => void decide('drop', () => dropFactorRemoval(id)).then(keep)}
            >
              {text('lostDrop')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button variant="ghost" size="sm" icon="shield-slash" onClick={() => setOpen('ask')}>
            {text('lost')}
          </Button>
        </div>
      )}
      {open === 'ask' ? (
        <AskRemoval
          name={name}
          onAsk={async (reason) => {
            keep(await fresh(() => askFactorRemoval(id, reason)));
            toast({ kind: 'success', title: text('lostAskedToast') });
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'confirm' ? (
        <ConfirmAct
          title={text('lostConfirmTitle', { name })}
          description={text('lostConfirmText')}
          confirmLabel={text('lostConfirm')}
          final
          busy={busy === 'confirm'}
          failure={failure}
          onConfirm={async () => {
            const taken = keep(await decide('confirm', () => confirmFactorRemoval(id)));
            if (taken) toast({ kind: 'success', title: text('lostConfirmedToast', { name }) });
            return taken;
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
};
