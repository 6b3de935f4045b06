import { useQueryClient } from '@tanstack/react-query';
import { Button, Icon } from '@touchline/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text } from '../text.ts';
import { type LateReads, watchLateReads } from './late-reads.ts';

/** Longer than any answer takes on a line that works, in ms. */
const lateMs = 5_000;

/** Over the foot of every page while something that it waits for doesn't come: says so, and asks again when pressed. */
export const LateBar = ({ hidden }: { readonly hidden: boolean }): ReactNode => {
  const client = useQueryClient();
  const [late, setLate] = useState(false);
  const reads = useRef<LateReads>(undefined);
  useEffect(() => {
    reads.current = watchLateReads(client, lateMs, setLate);
    return reads.current.stop;
  }, [client]);
  return (
    <div role="status">
      {late && !hidden ? (
        <p className="tl-late">
          <Icon name="clock" />
          <span>{text('late')}</span>
          <Button size="sm" icon="arrow-clockwise" onClick={() => reads.current?.again()}>
            {text('lateAgain')}
          </Button>
        </p>
      ) : null}
    </div>
  );
};
