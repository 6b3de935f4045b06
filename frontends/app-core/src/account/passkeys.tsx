import { useFreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { heading } from '@touchline/contracts/names';
import { browserOf } from '@touchline/contracts/user-agent';
import { Button, ConfirmDialog, formatDay, formatRelative, Problem, TextField, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { failureOf, isApiFailure } from '../client/failure.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { FactorRow } from './factor-row.tsx';
import { addPasskey, removePasskey, type SecondFactor } from './second-factor-query.ts';
import { text } from './text.ts';

type Passkey = SecondFactor['passkeys'][number];

/** What this device may be called. */
const suggestedName = (): string => {
  const browser = browserOf(navigator.userAgent);
  return browser ? text('on', browser) : '';
};

const AddPasskey = ({
  onAdded,
  onClose,
}: {
  readonly onAdded: () => Promise<void>;
  readonly onClose: () => void;
}): ReactNode => {
  const fresh = useFreshPassword();
  const entry = useContractForm({ schema: z.object({ name: heading }), initial: { name: suggestedName() } });
  return (
    <FormDialog
      id="add-passkey"
      width="27.5rem"
      title={text('addPasskey')}
      description={text('addPasskeyText')}
      entry={entry}
      save={text('addPasskeyGo')}
      onSend={async ({ name }) => {
        try {
          await fresh(() => addPasskey(name));
        } catch (reason) {
          // The browser's own words are for its makers.
          if (isApiFailure(reason)) throw reason;
          entry.say('name', text('passkeyNotMade'));
          throw failureOf(0, undefined);
        }
        await onAdded();
        toast({ kind: 'success', title: text('passkeyAdded') });
      }}
      onClose={onClose}
    >
      <TextField
        id="passkey_name"
        label={text('passkeyName')}
        help={text('passkeyNameHelp')}
        autoFocus
        error={entry.error('name')}
        {...entry.form.register('name')}
      />
    </FormDialog>
  );
};

/** The passkeys beside the app: what they are called, when they were used, and their removal. */
export const PasskeyRows = ({
  passkeys,
  onChanged,
}: {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => Promise<void>;
}): ReactNode => {
  const fresh = useFreshPassword();
  const [ending, setEnding] = useState<Passkey | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (passkey: Passkey): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await fresh(() => removePasskey(passkey.id));
      await onChanged();
    } catch (reason) {
      setProblem(isApiFailure(reason) ? reason.message : null);
    }
    setBusy(false);
    setEnding(null);
  };
  return (
    <>
      {passkeys.map((passkey) => (
        <FactorRow
          key={passkey.id}
          icon="fingerprint"
          name={passkey.name}
          state={text(passkey.used_at ? 'passkeyUsed' : 'passkeyUnused', {
            day: formatDay(passkey.created_at),
            when: passkey.used_at ? formatRelative(passkey.used_at) : '',
          })}
        >
          <Button
            size="sm"
            aria-label={text('removePasskeyNamed', { name: passkey.name })}
            onClick={() => setEnding(passkey)}
          >
            {text('removePasskey')}
          </Button>
        </FactorRow>
      ))}
      {problem ? (
        <li>
          <Problem>{problem}</Problem>
        </li>
      ) : null}
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(open) => {
          if (!open) setEnding(null);
        }}
        title={text('removePasskeyTitle', { name: ending?.name ?? '' })}
        description={text('removePasskeyText')}
        confirmLabel={text('removePasskey')}
        destructive
        busy={busy}
        onConfirm={() => ending && void remove(ending)}
      />
    </>
  );
};

export const AddPasskeyButton = ({ onAdded }: { readonly onAdded: () => Promise<void> }): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {text('addPasskey')}
      </Button>
      {open ? <AddPasskey onAdded={onAdded} onClose={() => setOpen(false)} /> : null}
    </div>
  );
};
