import { Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import { Choice, type Offered, OtherPrice, Price, rowsOf } from './plan-parts.tsx';
import type { Plan } from './plans-api.ts';

/** Where there is one plan, there is nothing to compare: what it is, what it opens, and the one button. */
export const PlanCard = ({ plan, ...shown }: Offered & { readonly plan: Plan }): ReactNode => (
  <section className="plan-card" aria-labelledby={plan.id}>
    <h2 className="tl-heading" id={plan.id}>
      {plan.name}
    </h2>
    <div>
      <Price plan={plan} {...shown} />
      <OtherPrice plan={plan} {...shown} />
    </div>
    {plan.description ? <p className="tl-ink-2">{plan.description}</p> : null}
    <ul>
      {rowsOf([plan]).map(({ label, of: [value] }) => (
        <li key={label}>
          <Icon name="check" size={16} />
          <span>{typeof value === 'string' ? `${label}: ${value}` : label}</span>
        </li>
      ))}
    </ul>
    <Choice plan={plan} {...shown} main />
  </section>
);
