import { bonusKinds, currencies, salaryPeriods, squadRoles, type Terms } from '@touchline/contracts/values';
import { Button, DateField, IconButton, Section, TextArea, TextField } from '@touchline/ui';
import { MoneyField, Segments, Select } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { seasonsEnd, seasonsOfDraft } from './season-dates.ts';
import { TermColumns, TermRow } from './term-row.tsx';
import { type TermBeside, type TermPart, termBeside } from './terms.ts';
import { type BonusKind, type Currency, type TermsDraft, termsOf } from './terms-draft.ts';
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
  /** The terms that these answer: each field stands beside its own. */
  readonly before?: Terms | undefined;
  /** The sums' fields in which no amount stands. */
  readonly unreadable: ReadonlySet<string>;
};

/** Two fields in a line; one under the other where each has its old term beside it. */
const fields = ({ before }: TermsFormProps): string => (before ? 'grid' : 'grid gap-4 sm:grid-cols-2');
const room = ({ before }: TermsFormProps): string => (before ? 'grid' : 'grid gap-4 pt-4');
const columns = ({ before }: TermsFormProps): ReactNode => (before ? <TermColumns /> : undefined);

/** What stands beside a field; what is no amount yet has no difference. */
const besideOf = ({ before, draft, unreadable }: TermsFormProps, part: TermPart): TermBeside | undefined => {
  if (!before) return undefined;
  const beside = termBeside(part, before, termsOf(draft));
  return unreadable.has(part) ? { ...beside, difference: '', changed: false } : beside;
};

const Duration = (props: TermsFormProps): ReactNode => {
  const { draft, onChange, errors, maxYears, earliestStart, startHelp } = props;
  const years = Array.from({ length: maxYears }, (_, index) => index + 1);
  return (
    <Section title={text('sectionDuration')} aside={columns(props)}>
      <div className={room(props)}>
        <div className={fields(props)}>
          <TermRow beside={besideOf(props, 'contract_start_date')}>
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
          </TermRow>
          <TermRow beside={besideOf(props, 'contract_expiry_date')}>
            <DateField
              label={text('until')}
              name="until"
              id="until"
              value={draft.until}
              error={errors.until}
              help={text('untilLongest', { count: maxYears })}
              onChange={(event) => onChange({ ...draft, until: event.target.value })}
            />
          </TermRow>
        </div>
        <div className={props.before ? 'tl-term' : undefined}>
          <Segments
            label={text('untilSeasons')}
            value={seasonsOfDraft(draft, maxYears)}
            disabled={!draft.start}
            block
            options={years.map((count) => ({ value: String(count), label: String(count) }))}
            onChange={(count) => onChange({ ...draft, until: seasonsEnd(draft.start, Number(count)) })}
          />
        </div>
      </div>
    </Section>
  );
};

const Pay = (props: TermsFormProps): ReactNode => {
  const { draft, onChange, errors, onReadable } = props;
  const salaryRow =
    'grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto_6.5rem] max-sm:[&_.tl-segment]:w-full max-sm:[&_.tl-segment>*]:flex-1';
  return (
    <Section title={text('sectionPay')} aside={columns(props)}>
      <div className={room(props)}>
        <div className={props.before ? 'grid' : salaryRow}>
          <TermRow beside={besideOf(props, 'salary')}>
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
          </TermRow>
          <TermRow beside={besideOf(props, 'per')}>
            <Segments
              label={text('salaryPeriod')}
              value={draft.per}
              options={salaryPeriods.map((per) => ({ value: per, label: text(`period_${per}`) }))}
              onChange={(per) => onChange({ ...draft, per })}
            />
          </TermRow>
          <TermRow beside={besideOf(props, 'basis')}>
            <Segments
              label={text('salaryBasis')}
              value={draft.basis}
              options={[
                { value: 'gross', label: text('salaryGross') },
                { value: 'net', label: text('salaryNet') },
              ]}
              onChange={(basis) => onChange({ ...draft, basis })}
            />
          </TermRow>
          <TermRow beside={besideOf(props, 'currency')}>
            <Select
              label={text('currency')}
              name="currency"
              value={draft.currency}
              options={currencies.map((value) => ({ value, label: value }))}
              onChange={(event) => onChange({ ...draft, currency: event.target.value as Currency })}
            />
          </TermRow>
        </div>
        <div className={fields(props)}>
          <TermRow beside={besideOf(props, 'signing_bonus')}>
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
          </TermRow>
          <TermRow beside={besideOf(props, 'housing')}>
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
          </TermRow>
        </div>
      </div>
    </Section>
  );
};

const Bonuses = (props: TermsFormProps): ReactNode => {
  const { draft, onChange, onReadable, errors, before } = props;
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
    <Section title={text('bonuses')} aside={before ? <TermColumns /> : text('bonusesHelp')}>
      <div className={room(props)}>
        {draft.bonuses.length ? (
          <div className={fields(props)}>
            {draft.bonuses.map(({ kind, amount }) => (
              <TermRow key={kind} beside={besideOf(props, `bonus ${kind}`)}>
                <MoneyField
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
              </TermRow>
            ))}
          </div>
        ) : null}
        {left.length ? (
          <fieldset className={`flex flex-wrap gap-2 ${before ? 'pt-4' : ''}`} aria-label={text('addBonus')}>
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
        {before ? <p className="tl-help pt-3">{text('bonusesHelp')}</p> : null}
      </div>
    </Section>
  );
};

const Extras = (props: TermsFormProps): ReactNode => {
  const { draft, onChange, errors, onReadable } = props;
  return (
    <Section title={text('sectionExtras')} aside={columns(props)}>
      <div className={room(props)}>
        <div className={fields(props)}>
          <TermRow beside={besideOf(props, 'release_clause')}>
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
          </TermRow>
          <TermRow beside={besideOf(props, 'squad_role')}>
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
          </TermRow>
          <TermRow beside={besideOf(props, 'extension_option')}>
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
          </TermRow>
          {draft.extension === 'none' ? null : (
            <div className={props.before ? 'tl-term' : undefined}>
              <TextField
                label={text('extensionMonths')}
                name="extension_months"
                id="extension_months"
                inputMode="numeric"
                value={draft.extension_months}
                error={errors.extension_months}
                onChange={(event) => onChange({ ...draft, extension_months: event.target.value })}
              />
            </div>
          )}
        </div>
        <TermRow beside={besideOf(props, 'other_terms')}>
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
        </TermRow>
      </div>
    </Section>
  );
};

/** Every term of a contract as fields; sums are typed as people write them and kept in minor units. */
export const TermsForm = (props: TermsFormProps): ReactNode => (
  <>
    <Duration {...props} />
    <Pay {...props} />
    <Bonuses {...props} />
    <Extras {...props} />
  </>
);
