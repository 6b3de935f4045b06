import { MoneyField, type MoneyFieldProps, parseMoney } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../text.ts';

/** A sum that may be left out. What can't be read as an amount says so, and is never taken for "none". */
export const AmountField = ({
  onReadable,
  error,
  ...field
}: MoneyFieldProps & { readonly onReadable: (readable: boolean) => void }): ReactNode => {
  const [unreadable, setUnreadable] = useState(false);
  return (
    <MoneyField
      {...field}
      error={error ?? (unreadable ? text('unreadableAmount') : undefined)}
      onInput={(event) => {
        const typed = event.currentTarget.value;
        const bad = typed.trim() !== '' && parseMoney(typed, field.currency) === null;
        if (!bad) setUnreadable(false);
        onReadable(!bad);
      }}
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        setUnreadable(typed.trim() !== '' && parseMoney(typed, field.currency) === null);
      }}
    />
  );
};
