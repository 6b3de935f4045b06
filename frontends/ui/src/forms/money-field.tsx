import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { currencySymbol, editableMoney, formatMoney } from '../format/money.ts';
import { type MoneyReading, readMoney, type Usual } from '../format/read-money.ts';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';
import { TextField, type TextFieldProps } from './text-fields.tsx';

export type MoneyFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'inputMode' | 'below'
> & {
  /** Minor units; null while nothing, or nothing that is an amount, is typed. */
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  readonly currency: string;
  /** What is usual here, in minor units: helps to see what is written short. */
  readonly usual?: Usual;
  /** Whether what stands here is an amount or nothing; called with each change. */
  readonly onReadable?: (readable: boolean) => void;
};

const amountIn = (reading: MoneyReading): number | null => (reading.kind === 'amount' ? reading.amount : null);

/**
 * Money as people type it, kept as minor units and read back in full. What stands in the field stays as it was typed; what
 * can mean two amounts is no amount until one of them is chosen.
 */
export const MoneyField = ({
  value,
  onValueChange,
  currency,
  usual,
  onReadable,
  error,
  help,
  onBlur,
  ...props
}: MoneyFieldProps): ReactNode => {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const reading = readMoney(typed ?? '', currency, usual);
  // A value from elsewhere (a draft that was thrown away) replaces what was typed.
  const own = typed !== null && amountIn(reading) === value;
  const judged = own && (left || error);
  const put = (next: string): void => {
    const found = readMoney(next, currency, usual);
    setTyped(next);
    onReadable?.(found.kind === 'amount' || found.kind === 'empty');
    onValueChange(amountIn(found));
  };
  const mean = (amount: number): void => {
    setTyped(null);
    onReadable?.(true);
    onValueChange(amount);
  };
  const doubt = judged && reading.kind === 'doubtful' ? reading.readings : [];
  const doubtError =
    judged && reading.kind === 'doubtful'
      ? text(doubt.length > 1 ? 'moneyWhich' : 'moneyThis')
      : judged && reading.kind === 'none'
        ? text('moneyNone')
        : undefined;
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="decimal"
      prefix={currencySymbol(currency)}
      value={own ? typed : editableMoney(value, currency)}
      error={doubtError ?? error}
      help={
        own && value !== null ? (
          <span className="tl-readback">
            <Icon name="check" size={14} />
            {formatMoney({ amount: value, currency })}
          </span>
        ) : (
          help
        )
      }
      below={
        doubt.length ? (
          <span className="tl-readings">
            {doubt.map((amount) => (
              <Button key={amount} size="sm" onClick={() => mean(amount)}>
                {formatMoney({ amount, currency })}
              </Button>
            ))}
          </span>
        ) : null
      }
      onChange={(event) => {
        setLeft(false);
        put(event.target.value);
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
};
