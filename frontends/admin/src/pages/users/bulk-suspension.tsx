import { Button } from '@touchline/ui';
import type { ReactNode } from 'react';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { useBulk } from '../../features/decision/components/use-bulk.tsx';
import { type Person, reinstateUsers, suspendUsers } from './people-api.ts';
import { SuspendButton } from './suspend.tsx';
import { text } from './text.ts';

/** Suspends those of the chosen who aren't yet, and ends the suspension of those who are. */
export const BulkSuspension = ({
  selected,
  onDone,
}: {
  readonly selected: readonly Person[];
  /** With the ids for which it was taken. */
  readonly onDone: (decided: ReadonlySet<string>) => void;
}): ReactNode => {
  const { busy, failure, tooMany, act, answers } = useBulk<'suspend' | 'reinstate', Person>(selected, onDone);
  const active = selected.filter(({ suspended_at }) => suspended_at === null);
  const suspended = selected.filter(({ suspended_at }) => suspended_at !== null);
  return (
    <>
      {active.length > 0 ? (
        <SuspendButton
          variant="secondary"
          label={text('suspendSeveral', { count: active.length })}
          name={text('countPeople', { count: active.length })}
          reason={tooMany}
          busy={busy === 'suspend'}
          failure={failure}
          onSuspend={(body) => act('suspend', text('suspended'), () => suspendUsers(active, body))}
        />
      ) : null}
      {suspended.length > 0 ? (
        <Button
          size="sm"
          icon="arrow-u-up-left"
          reason={tooMany}
          busy={busy === 'reinstate'}
          onClick={() => void act('reinstate', text('reinstated'), () => reinstateUsers(suspended))}
        >
          {text('reinstateSeveral', { count: suspended.length })}
        </Button>
      ) : null}
      {busy === null && active.length === 0 ? <RefusalNote failure={failure} /> : null}
      {answers}
    </>
  );
};
