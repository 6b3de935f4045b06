import { useQueryClient } from '@tanstack/react-query';
import { useFreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { creatingPlan, editingPlan, planBounds } from '@touchline/contracts/http/billing';
import { entitlementLabels, entitlementsFor } from '@touchline/contracts/policies/entitlements';
import { priceNoticeDays } from '@touchline/contracts/policies/paid-access';
import { limitsTrialRequests } from '@touchline/contracts/policies/plan-limits';
import { profileTypes } from '@touchline/contracts/values';
import { Button, Drawer, FieldError, Problem, TextArea, TextField, toast } from '@touchline/ui';
import { Checkbox, RadioCards, Switch } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { AuditLink } from '../../features/evidence/components/audit-link.tsx';
import { allPlansQuery } from '../../features/plans/plans-query.ts';
import { typeText } from '../../kinds/kinds.ts';
import { emptyPlan, type PlanTyped, planTyped, planValues } from './plan-values.ts';
import { createPlan, editPlan, type PlanRow } from './plans-api.ts';
import { PriceFields } from './price-fields.tsx';
import { text } from './text.ts';

type PlanBody = z.output<typeof creatingPlan> | z.output<typeof editingPlan>;

/** Makes a plan, or changes what is offered of one. */
export const PlanForm = ({
  plan,
  onReload,
  onClose,
}: {
  /** The one that is changed; null: a new one. */
  readonly plan: PlanRow | null;
  /** Somebody else has changed it: begin again with what is current. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const fresh = useFreshPassword();
  const [stale, setStale] = useState(false);
  const [moves, setMoves] = useState(false);
  const { form, error, refusal, busy, put, submit, verdict } = useContractForm<PlanTyped, PlanBody>({
    schema: plan ? editingPlan : creatingPlan,
    initial: plan ? planTyped(plan) : emptyPlan(),
    missing: text('missing'),
    values: (typed: PlanTyped) => ({
      ...planValues(typed),
      ...(plan ? { version: plan.version } : { audience: typed.audience }),
    }),
  });
  const typed = form.watch();
  const save = submit(async (body) => {
    const entitlements = [...planValues(typed).entitlements];
    try {
      const { data } = await fresh(() =>
        plan
          ? editPlan(plan.id, { ...editingPlan.parse(body), entitlements, moves_members: moves })
          : createPlan({ ...creatingPlan.parse(body), entitlements }),
      );
      toast({ kind: 'success', title: text(plan ? 'savedToast' : 'createdToast', { name: data.name }) });
      await client.invalidateQueries({ queryKey: allPlansQuery.queryKey });
      onClose();
    } catch (reason) {
      setStale(isApiFailure(reason) && reason.code === 'StaleVersion');
      throw reason;
    }
  });
  const title = plan ? text('editTitle', { name: plan.name }) : text('newPlan');
  const featureError =
    error('features') ?? Array.from({ length: planBounds.features }, (_, i) => error(`features.${i}`)).find(Boolean);
  return (
    <Drawer
      open
      width="30rem"
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={title}
      footer={
        <div className="grid w-full gap-2">
          <Button variant="primary" size="lg" block type="submit" form="plan" busy={busy}>
            {text('save')}
          </Button>
          <p className="tl-tiny text-ink-2">
            {plan
              ? plan.members > 0
                ? text('editHas', { count: plan.members })
                : text('editNobody')
              : text('newText')}
          </p>
        </div>
      }
    >
      <Form verdict={verdict} id="plan" className="grid gap-5" onSubmit={save}>
        <h2 className="tl-heading">{title}</h2>
        {plan ? (
          <p className="tl-small text-ink-2">
            <strong className="text-ink">{plan.audience.map(typeText).join(', ')}.</strong> {text('audienceFixed')}
          </p>
        ) : (
          <fieldset className="grid gap-1">
            <legend className="tl-label pb-1.5">{text('audience')}</legend>
            {profileTypes.map((type) => (
              <Checkbox
                key={type}
                label={typeText(type)}
                checked={typed.audience.includes(type)}
                onChange={(chosen) =>
                  put({
                    audience: profileTypes.filter((one) => (one === type ? chosen : typed.audience.includes(one))),
                  })
                }
              />
            ))}
            {error('audience') ? <FieldError>{error('audience')}</FieldError> : null}
          </fieldset>
        )}
        <TextField label={text('name')} maxLength={40} {...form.register('name')} error={error('name')} />
        <TextArea
          label={text('description')}
          rows={2}
          maxLength={planBounds.description}
          {...form.register('description')}
          error={error('description')}
        />
        {entitlementsFor(typed.audience).length > 0 ? (
          <fieldset className="grid gap-1">
            <legend className="tl-label pb-1.5">{text('includes')}</legend>
            {entitlementsFor(typed.audience).map((one) => (
              <Checkbox
                key={one}
                label={entitlementLabels[one]}
                checked={typed.entitlements.includes(one)}
                onChange={(chosen) =>
                  put({
                    entitlements: entitlementsFor(typed.audience).filter((other) =>
                      other === one ? chosen : typed.entitlements.includes(other),
                    ),
                  })
                }
              />
            ))}
            <p className="tl-small text-ink-2">{text('includesHelp')}</p>
          </fieldset>
        ) : null}
        <TextArea
          label={text('features')}
          help={text('featuresHelp')}
          rows={6}
          {...form.register('features')}
          error={featureError}
        />
        {limitsTrialRequests(typed.audience) ? (
          <div className="grid gap-2">
            {typed.limited ? (
              <TextField
                label={text('limit')}
                inputMode="numeric"
                maxLength={5}
                {...form.register('limit', { onChange: () => form.clearErrors() })}
                error={error('trial_request_limit')}
              />
            ) : null}
            <Switch label={text('limited')} checked={typed.limited} onChange={(limited) => put({ limited })} />
          </div>
        ) : null}
        <PriceFields value={typed.prices} error={error} onChange={(prices) => put({ prices })} />
        {plan && plan.members > 0 && !plan.is_free ? (
          <RadioCards
            label={text('whoHasIt')}
            error={error('moves_members')}
            value={moves ? 'move' : 'keep'}
            onChange={(value) => {
              setMoves(value === 'move');
              form.clearErrors();
            }}
            options={[
              { value: 'keep', label: text('keep'), detail: text('keepDetail') },
              { value: 'move', label: text('moveMembers'), detail: text('moveDetail', { days: priceNoticeDays }) },
            ]}
          />
        ) : null}
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
        {stale ? (
          <div>
            <Button icon="arrow-clockwise" onClick={onReload}>
              {text('loadCurrent')}
            </Button>
          </div>
        ) : null}
        {plan ? (
          <p className="tl-small">
            <AuditLink about={plan.id} />
          </p>
        ) : null}
      </Form>
    </Drawer>
  );
};
