import { SearchField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useSettled } from './use-settled.ts';

/** Asks when the typing rests; what is typed is never taken away by an answer that comes late. */
export const LiveSearch = ({
  id,
  label,
  value,
  onChange,
}: {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (q: string) => void;
}): ReactNode => {
  const { moving, change, settle } = useSettled<string>((typed) => onChange(typed.trim()));
  return (
    <SearchField
      id={id}
      small
      label={label}
      placeholder={label}
      value={moving ?? value}
      onChange={(event) => change(event.target.value)}
      onBlur={settle}
    />
  );
};
