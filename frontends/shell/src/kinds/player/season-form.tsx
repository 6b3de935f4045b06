import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { newSeason } from '@touchline/contracts/http/profile';
import { Button, formatSeason, Problem, TextField } from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { text } from '../../features/own-profile/text.ts';
import { type NewSeason, noSeason, type SeasonTyped, seasonValues } from './season-values.ts';

const FIRST = 1980;
const seasons = (() => {
  const now = new Date().getUTCFullYear();
  return Array.from({ length: now - FIRST + 1 }, (_, back) => ({
    value: String(now - back),
    label: formatSeason(now - back),
  }));
})();
const figures = ['appearances', 'minutes', 'goals', 'assists'] as const;

/** One season, typed in or written anew. */
export const SeasonForm = ({
  id,
  initial = noSeason,
  onSave,
  onBack,
}: {
  /** Tells its fields from those of another season on the page. */
  readonly id: string;
  readonly initial?: SeasonTyped;
  /** The key stays the same while the same is sent again. */
  readonly onSave: (body: NewSeason, key: string) => Promise<void>;
  readonly onBack: () => void;
}): ReactNode => {
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: newSeason,
    initial,
    values: seasonValues,
    missing: text('missing'),
  });
  const keyOf = useActionKey();
  const save = submit((body) => onSave(body, keyOf(body)));
  const field = (name: keyof SeasonTyped) => ({
    id: `${id}-${name}`,
    autoComplete: 'off',
    error: error(name),
    ...form.register(name),
  });
  return (
    <Form
      verdict={verdict}
      aria-label={text('seasonForm')}
      className="grid gap-4 border-line border-b py-4"
      onSubmit={save}
    >
      <Problem>{refusal}</Problem>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_1.6fr_1.4fr]">
        <Select {...field('began_in')} label={text('season')} prompt={text('seasonChoose')} options={seasons} />
        <TextField {...field('club')} label={text('club')} />
        <TextField {...field('level')} label={text('seasonLevel')} optional />
      </div>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        {figures.map((name) => (
          <TextField key={name} {...field(name)} label={text(`season_${name}`)} inputMode="numeric" maxLength={6} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {text('seasonSave')}
        </Button>
        <Button onClick={onBack}>{text('back')}</Button>
      </div>
    </Form>
  );
};
