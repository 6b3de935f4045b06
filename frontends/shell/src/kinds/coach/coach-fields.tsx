import { coachLicences } from '@touchline/contracts/http/profile';
import { TextArea, TextField } from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import type { OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { text as words } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import { ClubField } from './club-field.tsx';
import type { CoachTyped } from './coach-values.ts';
import { text } from './text.ts';

/** Who the coach is, the licence, the club, and what was before. */
export const CoachFields = ({
  form,
  profile,
  locked = false,
}: {
  readonly form: StepForm<CoachTyped>;
  readonly profile: OwnProfile;
  readonly locked?: boolean;
}): ReactNode => {
  const { typed, put, leave, error } = form;
  const field = (name: 'first_name' | 'last_name' | 'experience') => ({
    id: name,
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => put({ [name]: event.target.value }),
    onBlur: () => leave(name),
    error: error(name),
  });
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field('first_name')}
          label={words('firstName')}
          autoComplete="given-name"
          disabled={locked}
          help={locked ? words('locked') : undefined}
        />
        <TextField {...field('last_name')} label={words('lastName')} autoComplete="family-name" disabled={locked} />
        <Select
          id="licence_level"
          label={words('licenceLevel')}
          prompt={text('licencePrompt')}
          options={coachLicences.map((licence) => ({ value: licence, label: licence }))}
          value={typed.licence_level}
          onChange={(event) => put({ licence_level: event.target.value })}
          error={error('licence_level')}
        />
      </div>
      <ClubField form={form} profile={profile} />
      <TextArea {...field('experience')} label={words('experience')} help={text('experienceHelp')} optional rows={5} />
    </div>
  );
};
