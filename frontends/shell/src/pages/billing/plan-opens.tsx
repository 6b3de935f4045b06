import { includedLines } from '@touchline/contracts/policies/entitlements';
import { Icon, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Subscription } from '../../features/billing/billing-api.ts';
import { text } from './text.ts';

/** What the plan is for and what it opens, in the version that was taken: also a free one is something. */
export const PlanOpens = ({ plan }: { readonly plan: Subscription['plan'] }): ReactNode => {
  const lines = includedLines(plan);
  return plan.description || lines.length > 0 ? (
    <Section title={text('opens')}>
      {plan.description ? <p className="tl-prose pt-4">{plan.description}</p> : null}
      <ul className="grid gap-x-10 gap-y-2.5 pt-4 sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2.5">
            <Icon name="check" size={18} className="tl-yes" />
            {line}
          </li>
        ))}
      </ul>
    </Section>
  ) : null;
};
