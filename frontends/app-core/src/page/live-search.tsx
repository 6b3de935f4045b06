import { SearchField } from '@touchline/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

const REST_MS = 250;

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
  const [typed, setTyped] = useState<string | null>(null);
  const asked = useRef(onChange);
  useEffect(() => {
    asked.current = onChange;
  }, [onChange]);
  const ask = useCallback((): void => {
    if (typed === null) return;
    asked.current(typed.trim());
    setTyped(null);
  }, [typed]);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(ask, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, ask]);
  return (
    <SearchField
      id={id}
      small
      label={label}
      placeholder={label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      // Whoever goes elsewhere has typed: asked later, it would call them back from where they are going.
      onBlur={ask}
    />
  );
};
