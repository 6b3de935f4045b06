import { DateField, TextField } from '@touchline/ui';
import { Segments } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { text } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import { nicknameFrom } from './nickname.ts';
import type { PersonTyped } from './player-steps.ts';

/** The person behind the player. `locked`: verified, so that name, birth and gender stay as they were looked at. */
export const PersonFields = ({
  form,
  locked = false,
}: {
  readonly form: StepForm<PersonTyped>;
  readonly locked?: boolean;
}): ReactNode => {
  const { typed, put, leave, error } = form;
  const field = (name: 'first_name' | 'last_name' | 'nickname' | 'date_of_birth' | 'phone') => ({
    id: name,
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => put({ [name]: event.target.value }),
    onBlur: () => leave(name),
    error: error(name),
  });
  const suggest = (): void => {
    if (!typed.nickname && typed.first_name && typed.last_name)
      put({ nickname: nicknameFrom(typed.first_name, typed.last_name) });
    leave('last_name');
  };
  const help = locked ? text('locked') : undefined;
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('first_name')}
          label={text('firstName')}
          autoComplete="given-name"
          disabled={locked}
          help={help}
        />
        <TextField
          {...field('last_name')}
          label={text('lastName')}
          autoComplete="family-name"
          onBlur={suggest}
          disabled={locked}
        />
      </div>
      <TextField
        {...field('nickname')}
        label={text('nickname')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={typed.nickname ? text('nicknameHelp') : text('nicknameHelpEmpty')}
        onFocus={({ currentTarget: input }) => {
          // What was suggested a moment ago is replaced by typing, by whichever way one came here.
          requestAnimationFrame(() => input.select());
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          {...field('date_of_birth')}
          label={text('birth')}
          autoComplete="bday"
          min="1960-01-01"
          disabled={locked}
          help={help}
        />
        <Segments
          label={text('gender')}
          block
          value={typed.gender}
          disabled={locked}
          onChange={(gender) => {
            put({ gender });
            leave('gender');
          }}
          error={error('gender')}
          options={[
            { value: 'female', label: text('genderFemale') },
            { value: 'male', label: text('genderMale') },
          ]}
        />
      </div>
      <TextField
        {...field('phone')}
        label={text('phone')}
        type="tel"
        autoComplete="tel"
        optional
        help={text('phoneHelp')}
        className="sm:max-w-[calc(50%-0.625rem)]"
      />
    </div>
  );
};
