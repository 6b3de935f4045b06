import type { PlanPrice } from '@touchline/contracts/http/billing';
import { currencies } from '@touchline/contracts/values';
import { Button, FieldError, IconButton } from '@touchline/ui';
import { MoneyField, Select } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { pricePath, type TypedPrice } from './plan-values.ts';
import { text } from './text.ts';

type Currency = PlanPrice['currency'];

const isCurrency = (value: string): value is Currency => currencies.some((known) => known === value);

/** A row of prices for each currency. */
export const PriceFields = ({
  value,
  error,
  onChange,
}: {
  readonly value: readonly TypedPrice[];
  readonly error: (path: string) => string | undefined;
  readonly onChange: (prices: readonly TypedPrice[]) => void;
}): ReactNode => {
  const put = (row: number, change: Partial<TypedPrice>): void =>
    onChange(value.map((price, at) => (at === row ? { ...price, ...change } : price)));
  const unused = currencies.filter((currency) => !value.some((price) => price.currency === currency));
  const [next] = unused;
  const errorOf = (row: number, interval: PlanPrice['interval']): string | undefined => {
    const path = pricePath(value, row, interval);
    return path ? error(path) : undefined;
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="tl-label pb-1.5">{text('prices')}</legend>
      {value.map((price, row) => (
        <div key={price.currency} className="grid grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1fr)_2rem] items-end gap-2">
          <Select
            label={text('currency')}
            hideLabel={row > 0}
            value={price.currency}
            options={[price.currency, ...unused].map((currency) => ({ value: currency, label: currency }))}
            onChange={({ target }) => (isCurrency(target.value) ? put(row, { currency: target.value }) : undefined)}
          />
          {(['month', 'year'] as const).map((interval) => (
            <MoneyField
              key={interval}
              label={text(interval === 'month' ? 'perMonth' : 'perYear')}
              hideLabel={row > 0}
              currency={price.currency}
              value={price[interval]}
              onValueChange={(amount) => put(row, { [interval]: amount })}
              error={errorOf(row, interval)}
            />
          ))}
          {value.length > 1 ? (
            <IconButton
              icon="x"
              label={text('removeCurrency', { currency: price.currency })}
              onClick={() => onChange(value.filter((_, at) => at !== row))}
            />
          ) : (
            <span />
          )}
        </div>
      ))}
      {error('prices') ? <FieldError>{error('prices')}</FieldError> : null}
      <p className="tl-help">{text('pricesHelp')}</p>
      {next ? (
        <div>
          <Button
            size="sm"
            icon="plus"
            onClick={() => onChange([...value, { currency: next, month: null, year: null }])}
          >
            {text('addCurrency')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
};
