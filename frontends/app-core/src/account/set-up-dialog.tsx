import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { TextField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { FormDialog } from '../form/form-dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { confirmSecondFactor, type Setup } from './second-factor-query.ts';
import { text } from './text.ts';

/** Groups of four, for reading from one device and typing into another. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows an app its secret, as a picture and as text, and asks for the first code. */
export const SetUpDialog = ({
  setup,
  onSwitchedOn,
  onClose,
}: {
  readonly setup: Setup;
  readonly onSwitchedOn: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}): ReactNode => {
  const entry = useContractForm({
    schema: z.object({
      code: z
        .string()
        .trim()
        .regex(/^[0-9]{3}\s?[0-9]{3}$/, text('codeDigits')),
    }),
    initial: { code: '' },
  });
  return (
    <FormDialog
      id="second-factor-set-up"
      width="30rem"
      title={text('setUpTitle')}
      description={text('setUpText')}
      entry={entry}
      save={text('setUpConfirm')}
      onSend={async ({ code }) => onSwitchedOn((await confirmSecondFactor(code)).data.recovery_codes)}
      at={{ InvalidSecondFactorCode: 'code', TooManyRequests: 'code' }}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{text('setUpScan')}</p>
        {/* Cameras need black on white, also in the dark. */}
        <img
          className="justify-self-center rounded-md bg-white"
          src={setup.qr}
          width={setup.qr_size}
          height={setup.qr_size}
          alt={text('setUpQr')}
        />
        <p className="tl-small tl-ink-2">{text('setUpType')}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <code className="tl-num select-all break-all">{inGroups(setup.secret)}</code>
          <CopyButton size="sm" value={setup.secret}>
            {text('copySecret')}
          </CopyButton>
        </div>
        <p className="tl-small">
          <a className="tl-link" href={setup.uri}>
            {text('setUpOpen')}
          </a>
        </p>
      </div>
      <div className="grid gap-3">
        <p>{text('setUpCode')}</p>
        <TextField
          id="set_up_code"
          className="max-w-60"
          label={text('appCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          help={text('appCodeHelp')}
          error={entry.error('code')}
          {...entry.form.register('code')}
        />
      </div>
    </FormDialog>
  );
};
