import { useQueryClient } from '@tanstack/react-query';
import { Button, formatRelative, Status, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { text } from '../../text.ts';
import { retrySeal, type StuckSeal } from './overview-api.ts';
import { Trouble, type TroublePanel } from './trouble.tsx';

const Seal = ({ seal }: { readonly seal: StuckSeal }): ReactNode => {
  const client = useQueryClient();
  const { busy, failure, decide } = useDecision<'retry'>();
  const [requested, setRequested] = useState(false);
  const retry = async (): Promise<void> => {
    const taken = await decide('retry', async () => {
      await retrySeal(seal.id);
      return true;
    });
    if (!taken) return;
    setRequested(true);
    toast({ kind: 'success', title: text('sealRetried'), description: text('sealRetriedText') });
    await client.invalidateQueries({ queryKey: ['overview'] });
  };
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h3 className="tl-strong wrap-anywhere">{seal.title}</h3>
          <p className="tl-small text-ink-2 wrap-anywhere">{text('sealCause', { cause: seal.cause })}</p>
          <p className="tl-tiny text-ink-3">
            {text(seal.last_attempt_at ? 'sealLineLast' : 'sealLine', {
              count: seal.attempts,
              signed: formatRelative(seal.fully_signed_at),
              last: seal.last_attempt_at ? formatRelative(seal.last_attempt_at) : '',
            })}
          </p>
        </div>
        {requested ? (
          <Status meaning="pending">{text('sealRetried')}</Status>
        ) : (
          <Button size="sm" icon="arrow-clockwise" busy={busy === 'retry'} onClick={() => void retry()}>
            {text('tryAgain')}
          </Button>
        )}
      </div>
      <RefusalNote failure={failure} />
    </li>
  );
};

/** Contracts that all have signed and that could not be sealed: why, and another try. */
export const StuckSeals = (asked: TroublePanel<StuckSeal>): ReactNode => (
  <Trouble {...asked} title={text('overviewSeals')} none={text('overviewSealsNone')}>
    {(seal) => <Seal key={`${seal.id} ${seal.attempts}`} seal={seal} />}
  </Trouble>
);
