import { rem } from '@touchline/ui';
import type { ReactNode } from 'react';
import { Choice, type Offered, OtherPrice, Price, rowsOf, Value } from './plan-parts.tsx';
import type { Plan } from './plans-api.ts';
import { ownMarkOf } from './refusal.ts';
import { text } from './text.ts';

/** A column per plan: price, choice, and all that it opens beside the others. */
export const PlanTable = ({ plans, ...shown }: Offered & { readonly plans: readonly Plan[] }): ReactNode => {
  const isOwn = (plan: Plan) => (ownMarkOf(shown.own, plan) ? { 'data-own': '' } : {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
    <section className="tl-table-wrap" aria-label={text('title')} tabIndex={0}>
      <table className="plan-table" style={{ minWidth: rem(200 + plans.length * 170) }}>
        <thead>
          <tr>
            <td className="tl-small tl-ink-2">{plans.some(({ is_free }) => !is_free) ? text('vat') : null}</td>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" {...isOwn(plan)}>
                <span className="tl-heading">{plan.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="plan-offer">
            <td />
            {plans.map((plan) => (
              <td key={plan.id} {...isOwn(plan)}>
                <Price plan={plan} {...shown} />
                <OtherPrice plan={plan} {...shown} />
                <p className="tl-small tl-ink-2">{plan.description}</p>
              </td>
            ))}
          </tr>
          <tr className="plan-choice">
            <td />
            {plans.map((plan) => (
              <td key={plan.id} {...isOwn(plan)}>
                <Choice plan={plan} {...shown} />
              </td>
            ))}
          </tr>
          {rowsOf(plans).map(({ label, note, of, isLimit }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note ? <span className="tl-tiny tl-block tl-ink-2">{note}</span> : null}
              </th>
              {plans.map((plan, at) => (
                <td key={plan.id} className={isLimit ? 'tl-name tl-num plan-limit' : undefined} {...isOwn(plan)}>
                  <Value value={of[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
