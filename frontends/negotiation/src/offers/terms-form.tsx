import { bonusKinds, currencies, salaryPeriods, squadRoles } from '@touchline/contracts/values';
import {
  Button,
  DateField,
  IconButton,
  MoneyField,
  Section,
  Segments,
  Select,
  TextArea,
  TextField,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { seasonsEnd, seasonsOfDraft } from './season-dates.ts';
import type { BonusKind, Currency, TermsDraft } from './terms-draft.ts';
import { usualAmounts } from './usual-amounts.ts';

export type TermsFormProps = {
  readonly draft: TermsDraft;
  readonly onChange: (draft: TermsDraft) => void;
  /** The field's name in the draft → what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>;
  /** Called with a sum's field whenever it starts or stops being an amount. */
  readonly onReadable: (field: string, readable: boolean) => void;
  readonly maxYears: number;
  readonly earliestStart: string | null;
  readonly startHelp?: string | undefined;
};

const two = 'grid gap-4 sm:grid-cols-2';

const Duration = ({ draft, onChange, errors, maxYears, earliestStart, startHelp }: TermsFormProps): ReactNode => {
  const years = Array.from({ length: maxYears }, (_, index) => index + 1);
  return (
    <Section title={text('sectionDuration')}>
      <div className="grid gap-4 pt-4">
        <div className={two}>
          <DateField
            label={text('start')}
            name="start"
            id="start"
            value={draft.start}
            min={earliestStart ?? undefined}
            error={errors.start}
            help={startHelp}
            onChange={(event) => onChange({ ...draft, start: event.target.value })}
          />
          <DateField
            label={text('until')}
            name="until"
            id="until"
            value={draft.until}
            error={errors.until}
            help={text('untilLongest', { count: maxYears })}
            onChange={(event) => onChange({ ...draft, until: event.target.value })}
          />
        </div>
        <Segments
          label={text('untilSeasons')}
          value={seasonsOfDraft(draft, maxYears)}
          disabled={!draft.start}
          block
          options={years.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(count) => onChange({ ...draft, until: seasonsEnd(draft.start, Number(count)) })}
        />
      </div>
    </Section>
  );
};

const Pay = ({ draft, onChange, errors, onReadable }: TermsFormProps): ReactNode => (
  <Section title={text('sectionPay')}>
    <div className="grid gap-4 pt-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto_104px] max-sm:[&_.tl-segment]:w-full max-sm:[&_.tl-segment>*]:flex-1">
        <MoneyField
          label={text('salary')}
          name="salary"
          id="salary"
          value={draft.salary}
          currency={draft.currency}
          usual={usualAmounts(draft).salary}
          error={errors.salary}
          onReadable={(readable) => onReadable('salary', readable)}
          onValueChange={(salary) => onChange({ ...draft, salary })}
        />
        <Segments
          label={text('salaryPeriod')}
          value={draft.per}
          options={salaryPeriods.map((per) => ({ value: per, label: text(`period_${per}`) }))}
          onChange={(per) => onChange({ ...draft, per })}
        />
        <Segments
          label={text('salaryBasis')}
          value={draft.basis}
          options={[
            { value: 'gross', label: text('salaryGross') },
            { value: 'net', label: text('salaryNet') },
          ]}
          onChange={(basis) => onChange({ ...draft, basis })}
        />
        <Select
          label={text('currency')}
          name="currency"
          value={draft.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(event) => onChange({ ...draft, currency: event.target.value as Currency })}
        />
      </div>
      <div className={two}>
        <MoneyField
          label={text('signingBonus')}
          optional
          name="signing_bonus"
          id="signing_bonus"
          value={draft.signing_bonus}
          currency={draft.currency}
          usual={usualAmounts(draft).signing_bonus}
          error={errors.signing_bonus}
          onReadable={(readable) => onReadable('signing_bonus', readable)}
          onValueChange={(signing_bonus) => onChange({ ...draft, signing_bonus })}
        />
        <MoneyField
          label={text('housingPerMonth')}
          optional
          name="housing"
          id="housing"
          value={draft.housing}
          currency={draft.currency}
          usual={usualAmounts(draft).housing}
          error={errors.housing}
          onReadable={(readable) => onReadable('housing', readable)}
          onValueChange={(housing) => onChange({ ...draft, housing })}
        />
      </div>
    </div>
  </Section>
);

const Bonuses = ({ draft, onChange, onReadable, errors }: TermsFormProps): ReactNode => {
  const left = bonusKinds.filter((kind) => !draft.bonuses.some((bonus) => bonus.kind === kind));
  const setAmount = (kind: BonusKind, amount: number | null): void =>
    onChange({
      ...draft,
      bonuses: draft.bonuses.map((bonus) => (bonus.kind === kind ? { kind, amount } : bonus)),
    });
  const take = (kind: BonusKind): void => {
    onReadable(`bonus ${kind}`, true);
    onChange({ ...draft, bonuses: draft.bonuses.filter((bonus) => bonus.kind !== kind) });
  };
  return (
    <Section title={text('bonuses')} aside={text('bonusesHelp')}>
      <div className="grid gap-4 pt-4">
        {draft.bonuses.length ? (
          <div className={two}>
            {draft.bonuses.map(({ kind, amount }) => (
              <MoneyField
                key={kind}
                label={text(`bonus_${kind}`)}
                id={`bonus-${kind.replaceAll(' ', '-')}`}
                value={amount}
                currency={draft.currency}
                usual={usualAmounts(draft).bonus}
                error={errors[`bonus ${kind}`] ?? errors.bonuses}
                onReadable={(readable) => onReadable(`bonus ${kind}`, readable)}
                onValueChange={(next) => setAmount(kind, next)}
                end={
                  <IconButton
                    size="sm"
                    icon="x"
                    label={text('removeBonus', { name: text(`bonus_${kind}`) })}
                    className="-mr-2"
                    onClick={() => take(kind)}
                  />
                }
              />
            ))}
          </div>
        ) : null}
        {left.length ? (
          <fieldset className="flex flex-wrap gap-2" aria-label={text('addBonus')}>
            {left.map((kind) => (
              <Button
                key={kind}
                size="sm"
                icon="plus"
                onClick={() => onChange({ ...draft, bonuses: [...draft.bonuses, { kind, amount: null }] })}
              >
                {text(`bonus_${kind}`)}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
    </Section>
  );
};

const Extras = ({ draft, onChange, errors, onReadable }: TermsFormProps): ReactNode => (
  <Section title={text('sectionExtras')}>
    <div className="grid gap-4 pt-4">
      <div className={two}>
        <MoneyField
          label={text('releaseClause')}
          optional
          name="release_clause"
          id="release_clause"
          help={text('releaseClauseHelp')}
          value={draft.release_clause}
          currency={draft.currency}
          usual={usualAmounts(draft).release_clause}
          error={errors.release_clause}
          onReadable={(readable) => onReadable('release_clause', readable)}
          onValueChange={(release_clause) => onChange({ ...draft, release_clause })}
        />
        <Select
          label={text('role')}
          name="squad_role"
          value={draft.squad_role}
          options={[
            { value: '', label: text('role_none') },
            ...squadRoles.map((role) => ({ value: role, label: text(`role_${role}`) })),
          ]}
          onChange={(event) => onChange({ ...draft, squad_role: event.target.value as TermsDraft['squad_role'] })}
        />
        <Select
          label={text('extension')}
          name="extension"
          value={draft.extension}
          options={[
            { value: 'none', label: text('extension_none') },
            { value: 'club', label: text('extension_by_club') },
            { value: 'player', label: text('extension_by_player') },
            { value: 'both', label: text('extension_by_both') },
          ]}
          onChange={(event) => onChange({ ...draft, extension: event.target.value as TermsDraft['extension'] })}
        />
        {draft.extension === 'none' ? null : (
          <TextField
            label={text('extensionMonths')}
            name="extension_months"
            id="extension_months"
            inputMode="numeric"
            value={draft.extension_months}
            error={errors.extension_months}
            onChange={(event) => onChange({ ...draft, extension_months: event.target.value })}
          />
        )}
      </div>
      <TextArea
        label={text('otherTerms')}
        optional
        name="other_terms"
        id="other_terms"
        help={text('otherTermsHelp')}
        rows={2}
        maxLength={2000}
        value={draft.other_terms}
        error={errors.other_terms}
        onChange={(event) => onChange({ ...draft, other_terms: event.target.value })}
      />
    </div>
  </Section>
);

/** Every term of a contract as fields; sums are typed as people write them and kept in minor units. */
export const TermsForm = (props: TermsFormProps): ReactNode => (
  <>
    <Duration {...props} />
    <Pay {...props} />
    <Bonuses {...props} />
    <Extras {...props} />
  </>
);
