import { type ReactNode, useId, useState } from 'react';
import { Choice, type Offered, OtherPrice, Price, rowsOf, Value } from './plan-parts.tsx';
import type { Plan } from './plans-api.ts';
import { ownMarkOf } from './refusal.ts';
import { text } from './text.ts';

/**
 * On a phone: a narrow column per plan, what each line is about above its values, so that nothing but the values takes width. One is chosen in
 * its head and taken by the one button at the thumb.
 */
export const PlanComparison = ({ plans, ...shown }: Offered & { readonly plans: readonly Plan[] }): ReactNode => {
  const group = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen =
    plans.find(({ id }) => id === (shown.taking ?? wanted)) ??
    plans.find((plan) => ownMarkOf(shown.own, plan) !== null) ??
    plans[0];
  if (!chosen) return null;
  const isChosen = (plan: Plan) => (plan.id === chosen.id ? { 'data-chosen': '' } : {});
  return (
    <div className="plan-comparison">
      {plans.some(({ is_free }) => !is_free) ? <p className="tl-small tl-ink-2">{text('vat')}</p> : null}
      <fieldset>
        <legend className="tl-sr">{text('title')}</legend>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys */}
        <section className="tl-table-wrap" aria-label={text('compared')} tabIndex={0}>
          <table style={{ minWidth: plans.length * 104 }}>
            <thead>
              <tr>
                {plans.map((plan) => (
                  <th key={plan.id} scope="col" {...isChosen(plan)}>
                    <label>
                      <span className="plan-comparison-name">
                        <input
                          type="radio"
                          name={group}
                          value={plan.id}
                          checked={plan.id === chosen.id}
                          disabled={shown.taking !== undefined}
                          onChange={() => setWanted(plan.id)}
                        />
                        <span className="tl-name">{plan.name}</span>
                      </span>
                      <Price plan={plan} {...shown} />
                      <OtherPrice plan={plan} {...shown} />
                    </label>
                  </th>
                ))}
              </tr>
            </thead>
            {rowsOf(plans).map(({ label, note, of, isLimit }) => (
              <tbody key={label}>
                <tr>
                  <th scope="rowgroup" colSpan={plans.length}>
                    <span className="plan-comparison-label">
                      {label}
                      {note ? <span className="tl-tiny tl-block tl-ink-2">{note}</span> : null}
                    </span>
                  </th>
                </tr>
                <tr>
                  {plans.map((plan, at) => (
                    <td key={plan.id} className={isLimit ? 'tl-name tl-num' : undefined} {...isChosen(plan)}>
                      <Value value={of[at]} />
                    </td>
                  ))}
                </tr>
              </tbody>
            ))}
          </table>
        </section>
      </fieldset>
      <section className="plan-comparison-take" aria-label={chosen.name}>
        {chosen.description ? <p className="tl-small">{chosen.description}</p> : null}
        <Choice plan={chosen} {...shown} main />
      </section>
    </div>
  );
};
