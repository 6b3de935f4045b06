import { SearchField } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';

const SETTLE_MS = 250;

/** Asks when the typing pauses; what is typed is never taken away by an answer that comes late. */
export const QueueSearch = ({
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
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      onChange(typed.trim());
      setTyped(null);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <SearchField
      id={id}
      small
      label={label}
      placeholder={label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};
