import { type ReactNode, useState } from 'react';
import { currencySymbol, editableMoney, parseMoney } from '../format/money.ts';
import { TextField, type TextFieldProps } from './text-fields.tsx';

export type MoneyFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'inputMode'
> & {
  /** Minor units; null while nothing, or nothing that is an amount, is typed. */
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  readonly currency: string;
};

/** Typed as people write money, kept as minor units; tidied up when the field is left. */
export const MoneyField = ({ value, onValueChange, currency, onBlur, ...props }: MoneyFieldProps): ReactNode => {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? editableMoney(value, currency);
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="decimal"
      prefix={currencySymbol(currency)}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onValueChange(parseMoney(event.target.value, currency));
      }}
      onBlur={(event) => {
        if (typed !== null && (typed.trim() === '' || parseMoney(typed, currency) !== null)) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
};
