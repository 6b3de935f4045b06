import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import {
  Button,
  ButtonLink,
  DescriptionList,
  Drawer,
  formatDay,
  formatInstant,
  formatMoney,
  Problem,
  Section,
  toast,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { AuditLink } from '../../features/evidence/components/audit-link.tsx';
import { typeText } from '../../kinds/kinds.ts';
import { nextOf, paysOf, StandingOf } from './subscription-words.tsx';
import { reconcile, type SubscriptionRow } from './subscriptions-api.ts';
import { text } from './text.ts';

const Differences = ({ row }: { readonly row: SubscriptionRow }): ReactNode => (
  <Section title={text('differences')}>
    {row.differences.length === 0 ? (
      <p className="tl-small tl-ink-2 py-3">{text('differencesNone')}</p>
    ) : (
      <ul>
        {row.differences.map(({ at, found_by, fields }) => (
          <li key={at} className="border-line border-b py-3">
            <span className="tl-small tl-ink-2 tl-block">
              {text(found_by === 'sweep' ? 'foundBySweep' : 'foundByStaff')}, {formatInstant(at)}
            </span>
            {fields.map(({ field, ours, theirs }) => (
              <span key={field} className="tl-block wrap-anywhere">
                {text('differs', { field, ours: ours ?? text('nothing'), theirs: theirs ?? text('nothing') })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    )}
  </Section>
);

/** One subscription: how it stands, what differed, and the way to the payment service. */
export const SubscriptionDrawer = ({
  row,
  onClose,
}: {
  readonly row: SubscriptionRow;
  readonly onClose: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () => reconcile(row.id),
    onSuccess: ({ data }) =>
      toast({
        kind: 'success',
        title: text(
          data.differences[0] && data.differences[0].at !== row.differences[0]?.at ? 'askedDiffers' : 'asked',
        ),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin-subscriptions'] }),
  });
  const isPaid = row.customer_url !== null;
  return (
    <Drawer
      open
      title={text('title')}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        isPaid ? (
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={row.customer_url ?? ''} target="_blank" rel="noreferrer" icon="arrow-square-out">
              {text('customer')}
            </ButtonLink>
            <Button busy={ask.isPending} onClick={() => ask.mutate()}>
              {text('ask')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className="grid gap-6">
        <div>
          <h2 className="tl-heading wrap-anywhere">{row.profile_name}</h2>
          <p className="tl-small tl-ink-2">{typeText(row.profile_type)}</p>
          <p className="tl-small">
            <AuditLink about={row.profile_id} />
          </p>
        </div>
        <Problem attempt={ask.submittedAt}>{isApiFailure(ask.error) ? ask.error.message : null}</Problem>
        <DescriptionList
          facts={[
            { term: text('plan'), value: row.plan.name },
            { term: text('state'), value: <StandingOf row={row} /> },
            { term: text('pays'), value: paysOf(row) },
            { term: text('next'), value: nextOf(row) },
            ...(row.move
              ? [
                  {
                    term: text('moves'),
                    value: text('movesTo', {
                      amount: formatMoney(row.move.price),
                      date: formatDay(row.move.at),
                    }),
                  },
                ]
              : []),
            ...(row.unpaid ? [{ term: text('unpaid'), value: formatMoney(row.unpaid) }] : []),
            ...(row.started_at ? [{ term: text('since'), value: formatDay(row.started_at) }] : []),
            ...(isPaid
              ? [{ term: text('lookedAt'), value: row.looked_at ? formatInstant(row.looked_at) : text('never') }]
              : []),
          ]}
        />
        {isPaid ? <Differences row={row} /> : null}
      </div>
    </Drawer>
  );
};
