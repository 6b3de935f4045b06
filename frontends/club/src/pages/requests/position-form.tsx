import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { editingOpportunity, publishingOpportunity } from '@touchline/contracts/http/offers';
import { currencies, type Gender } from '@touchline/contracts/values';
import { type Opportunity, useOpportunityCommand } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { Button, DateField, Drawer, FieldError, Problem, TextArea, TextField, toast, today } from '@touchline/ui';
import { Checkbox, MoneyField, Segments, Select } from '@touchline/ui/forms';
import { PitchFilter } from '@touchline/ui/pitch';
import { Range } from '@touchline/ui/range';
import type { ReactNode } from 'react';
import { FittingPlayers } from '../../features/scouting/components/fitting-players.tsx';
import {
  emptyPosition,
  firstClosingDay,
  fittingFilters,
  type PositionTyped,
  positionTyped,
  positionValues,
} from './position-draft.ts';
import { text } from './text.ts';

const ages = { min: 14, max: 45 } as const;
/** What is usual a week, in minor units. */
const weekly = { least: 10_000, most: 50_000_000 } as const;

/** Publishes a position, or changes one that is open. */
export const PositionForm = ({
  teams,
  opportunity,
  onClose,
}: {
  readonly teams: readonly { readonly id: string; readonly name: string; readonly gender: Gender }[];
  /** The one that is changed; null: a new one. */
  readonly opportunity: Opportunity | null;
  readonly onClose: (published?: string) => void;
}): ReactNode => {
  const command = useOpportunityCommand();
  const keyOf = useActionKey();
  const { form, error, refusal, busy, put, submit, verdict } = useContractForm({
    schema: opportunity ? editingOpportunity : publishingOpportunity,
    initial: opportunity ? positionTyped(opportunity) : emptyPosition(teams[0]?.id ?? ''),
    missing: text('missing'),
    values: (typed: PositionTyped) => ({
      ...positionValues(typed),
      ...(opportunity ? {} : { team_id: typed.team_id }),
    }),
  });
  const typed = form.watch() as PositionTyped;
  const gender = opportunity?.club_team.gender ?? teams.find(({ id }) => id === typed.team_id)?.gender ?? null;
  const send = submit(async (body) => {
    const given = opportunity
      ? ({ kind: 'edit', id: opportunity.id, body } as const)
      : ({ kind: 'publish', body: publishingOpportunity.parse(body) } as const);
    const { id } = await command.mutateAsync({ ...given, key: keyOf(given) });
    toast({ kind: 'success', title: text(opportunity ? 'saved' : 'published') });
    onClose(id);
  });
  const title = text(opportunity ? 'editTitle' : 'newPosition');
  return (
    <Drawer
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={title}
      width="27rem"
      footer={
        <div className="grid w-full gap-2">
          <Button variant="primary" size="lg" block type="submit" form="position" busy={busy}>
            {text(opportunity ? 'save' : 'publish')}
          </Button>
          {opportunity ? null : <p className="tl-tiny text-ink-2">{text('seen')}</p>}
        </div>
      }
    >
      <Form verdict={verdict} id="position" className="grid gap-5" onSubmit={send}>
        <h2 className="tl-heading">{title}</h2>
        <TextField
          label={text('titleField')}
          help={text('titleHelp')}
          maxLength={80}
          {...form.register('title')}
          error={error('title')}
        />
        {opportunity || teams.length < 2 ? null : (
          <Select
            label={text('team')}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.register('team_id')}
            error={error('team_id')}
          />
        )}
        <div className="grid gap-1.5">
          <span className="tl-label">{text('position')}</span>
          <div className="max-w-56">
            <PitchFilter
              label={text('position')}
              value={typed.position ? [typed.position] : []}
              onChange={(chosen) => put({ position: chosen.at(-1) ?? null })}
            />
          </div>
          {error('position') ? <FieldError>{error('position')}</FieldError> : null}
        </div>
        <div className="grid gap-2">
          {typed.hasAge ? (
            <Range
              label={text('age')}
              min={ages.min}
              max={ages.max}
              value={typed.age}
              aside={text('ageRange', { from: typed.age[0], until: typed.age[1] })}
              onChange={(age) => put({ age })}
            />
          ) : null}
          <Checkbox label={text('ageAny')} checked={!typed.hasAge} onChange={(any) => put({ hasAge: !any })} />
        </div>
        <Segments
          label={text('foot')}
          block
          value={typed.foot}
          options={(['any', 'left', 'right'] as const).map((value) => ({ value, label: text(`foot_${value}`) }))}
          onChange={(foot) => put({ foot })}
        />
        {typed.position ? <FittingPlayers filters={fittingFilters(typed, gender)} /> : null}
        <div className="grid grid-cols-2 gap-3">
          <DateField
            label={text('contractFrom')}
            min={today()}
            {...form.register('contract_from')}
            error={error('contract_from')}
          />
          <DateField
            label={text('contractUntil')}
            optional
            {...form.register('contract_until')}
            error={error('contract_until')}
          />
        </div>
        <DateField
          label={text('closesOn')}
          min={firstClosingDay()}
          {...form.register('closes_on')}
          error={error('closes_on')}
        />
        <div className="grid gap-2">
          <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1fr)] gap-3">
            <Select
              label={text('currency')}
              options={currencies.map((value) => ({ value, label: value }))}
              {...form.register('currency')}
            />
            <MoneyField
              label={text('payFrom')}
              optional
              currency={typed.currency}
              usual={weekly}
              value={typed.pay_from}
              onValueChange={(pay_from) => put({ pay_from })}
              error={error('pay.from')}
            />
            <MoneyField
              label={text('payTo')}
              optional
              currency={typed.currency}
              usual={weekly}
              value={typed.pay_to}
              onValueChange={(pay_to) => put({ pay_to })}
              error={error('pay.to')}
            />
          </div>
          <p className="tl-help">{text('payHelp')}</p>
          <Checkbox label={text('payShown')} checked={typed.pay_shown} onChange={(pay_shown) => put({ pay_shown })} />
        </div>
        <TextArea
          label={text('description')}
          help={text('descriptionHelp')}
          optional
          rows={5}
          maxLength={2000}
          {...form.register('description')}
          error={error('description')}
        />
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
      </Form>
    </Drawer>
  );
};
