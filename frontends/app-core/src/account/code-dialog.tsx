import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { password } from '@touchline/contracts/http/identity';
import { PasswordField, TextField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { FormDialog } from '../form/form-dialog.tsx';
import { text } from './text.ts';

/** What the second factor guards is changed with the password and a code. */
export const CodeDialog = ({
  id,
  title,
  description,
  save,
  onSend,
  onClose,
}: {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly save: string;
  readonly onSend: (body: { readonly password: string; readonly code: string }) => Promise<unknown>;
  readonly onClose: () => void;
}): ReactNode => {
  const { email } = useIdentity();
  const entry = useContractForm({
    schema: z.object({ password, code: z.string().trim().min(1, text('codeMissing')).max(40) }),
    initial: { password: '', code: '' },
  });
  return (
    <FormDialog
      {...{ id, title, description, save, onSend, onClose, entry }}
      width="27.5rem"
      at={{ InvalidAuthenticationException: 'password', InvalidSecondFactorCode: 'code', TooManyRequests: 'code' }}
    >
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        id={`${id}-password`}
        label={text('passwordAgain')}
        autoFocus
        error={entry.error('password')}
        {...entry.form.register('password')}
      />
      <TextField
        id={`${id}-code`}
        label={text('anyCode')}
        autoComplete="one-time-code"
        maxLength={40}
        help={text('anyCodeHelp')}
        error={entry.error('code')}
        {...entry.form.register('code')}
      />
    </FormDialog>
  );
};
