import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import type { PlanInterval } from '@touchline/contracts/http/billing';
import { Button, Drawer, formatDay, formatMoney, Icon, Problem, Reason, Skeletons } from '@touchline/ui';
import { RadioCards, Segments } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { type ChosenPrice, type Subscription, showSubscription } from '../../features/billing/billing-api.ts';
import { priceFor } from '../../features/billing/comparison.ts';
import { text as shared } from '../../features/billing/text.ts';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { changePlan, type Plan, plansQuery, previewQuery } from './billing-queries.ts';
import { type ChangeLine, changeLines, wayBack } from './change-words.ts';
import { text } from './text.ts';

const signs: Readonly<Record<ChangeLine['kind'], readonly [icon: string, ink: string]>> = {
  gained: ['check', 'tl-yes'],
  other: ['arrows-left-right', 'tl-ink-2'],
  lost: ['minus', 'tl-ink-2'],
  same: ['check', 'tl-ink-2'],
};

const WhatChanges = ({ lines }: { readonly lines: readonly ChangeLine[] }): ReactNode => (
  <ul className="m-0 grid list-none gap-2 p-0" aria-label={text('whatChanges')}>
    {lines.map(({ kind, words }) => (
      <li key={words} className="tl-small flex items-start gap-2.5">
        <span className={signs[kind][1]}>
          <Icon name={signs[kind][0]} size={18} />
        </span>
        <span className="wrap-anywhere min-w-0">{words}</span>
      </li>
    ))}
  </ul>
);

interface Words {
  readonly lines: readonly ChangeLine[];
  readonly back: string;
}

/** What a change costs, part by part, and what it changes, before it is confirmed. */
const Preview = ({
  chosen,
  words,
  onDone,
}: {
  readonly chosen: ChosenPrice;
  readonly words: Words;
  readonly onDone: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const preview = useQuery(previewQuery(chosen));
  const change = useMutation({
    mutationFn: (at: string) => changePlan({ ...chosen, at }),
    onSuccess: async ({ data }) => {
      await showSubscription(client, data);
      onDone();
    },
  });
  if (preview.isError) return <ReadFailed query={preview} />;
  if (!preview.data) return <Skeletons lines={4} />;
  const { due_now, currency, lines, next, at } = preview.data;
  const shown = (amount: number): string => formatMoney({ amount, currency });
  return (
    <div className="grid gap-4">
      <p>
        {text('changeNote')}{' '}
        <strong>{text('nextThen', { amount: shown(next.amount), date: formatDay(next.at) })}</strong>
      </p>
      <dl className="tl-num grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
          <div key={index} className="col-span-2 grid grid-cols-subgrid border-line border-t py-2.5">
            <dt className="tl-small wrap-anywhere">{line.description}</dt>
            <dd className="m-0 text-right">{shown(line.amount)}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid items-baseline border-line-strong border-t py-2.5">
          <dt className="tl-strong">{text('payToday')}</dt>
          <dd className="tl-heading m-0 text-right">{shown(due_now)}</dd>
        </div>
      </dl>
      <WhatChanges lines={words.lines} />
      <Problem attempt={change.submittedAt}>
        {change.isError ? (isApiFailure(change.error) ? change.error.message : shared('changeFailed')) : null}
      </Problem>
      <Button block variant="primary" busy={change.isPending} onClick={() => change.mutate(at)}>
        {due_now > 0 ? text('pay', { amount: shown(due_now) }) : text('changeNow')}
      </Button>
      <Reason icon="arrow-counter-clockwise">{words.back}</Reason>
    </div>
  );
};

/** From a free plan to a paid one: the card is entered elsewhere. */
const ToCheckout = ({
  chosen,
  plan,
  words,
}: {
  readonly chosen: ChosenPrice;
  readonly plan: Plan;
  readonly words: Words;
}): ReactNode => {
  const checkout = useCheckout();
  return (
    <div className="grid gap-3">
      <WhatChanges lines={words.lines} />
      <Problem attempt={checkout.attempt}>{checkout.problem}</Problem>
      <Button block variant="primary" busy={checkout.opening !== undefined} onClick={() => checkout.begin(chosen)}>
        {text('continue', { plan: plan.name })}
      </Button>
      <Reason icon="arrow-counter-clockwise">{words.back}</Reason>
      <Reason icon="shield-check">{text('freeChange')}</Reason>
    </div>
  );
};

/** Another plan, or another period, with what it costs. */
export const ChangePlan = ({
  subscription,
  first = null,
  onClose,
  onDone,
}: {
  readonly subscription: Subscription;
  /** The plan that is looked at first. */
  readonly first?: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}): ReactNode => {
  const { plan: own, price } = subscription;
  const plans = useQuery(plansQuery);
  const [interval, setInterval] = useState<PlanInterval>(price?.interval ?? 'month');
  const [wanted, setWanted] = useState<string | null>(first);
  const currency = price?.currency ?? plans.data?.flatMap(({ prices }) => prices)[0]?.currency ?? 'EUR';
  const offered = (plans.data ?? []).filter((plan) => priceFor(plan, interval, currency));
  const plan = offered.find(({ id }) => id === wanted);
  const isSame = plan?.id === own.id && interval === price?.interval && plan.version === own.version;
  const chosen: ChosenPrice | null =
    plan && !isSame ? { plan_id: plan.id, version: plan.version, interval, currency } : null;
  const words: Words | null = plan
    ? {
        lines: changeLines(own, plan, { paid: price === null }),
        back: wayBack(subscription, { plan, interval }, plans.data ?? []),
      }
    : null;
  return (
    <Drawer open title={text('change')} onOpenChange={(open) => (open ? undefined : onClose())}>
      <div className="grid gap-6">
        <h2 className="tl-heading">{text('change')}</h2>
        {plans.isError ? <ReadFailed query={plans} /> : null}
        {plans.isPending ? <Skeletons lines={4} /> : null}
        {plans.data ? (
          <>
            <Segments
              label={text('period')}
              value={interval}
              options={[
                { value: 'month', label: text('monthly') },
                { value: 'year', label: text('yearly') },
              ]}
              onChange={setInterval}
            />
            <RadioCards
              label={text('changeTo')}
              value={plan?.id ?? ''}
              onChange={setWanted}
              options={offered.map((one) => ({
                value: one.id,
                label: one.id === own.id ? text('yours', { plan: one.name }) : one.name,
                detail: `${formatMoney(priceFor(one, interval, currency) ?? { amount: 0, currency })} ${shared(interval)}`,
              }))}
            />
            {chosen && plan && words ? (
              price ? (
                <Preview key={JSON.stringify(chosen)} chosen={chosen} words={words} onDone={onDone} />
              ) : (
                <ToCheckout key={plan.id} chosen={chosen} plan={plan} words={words} />
              )
            ) : null}
          </>
        ) : null}
      </div>
    </Drawer>
  );
};
