import { useQueryClient } from '@tanstack/react-query';
import { useFreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import { shortNameFrom, webAddress } from '@touchline/app-core/form/club-words.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { changingClub, newClub } from '@touchline/contracts/http/profile';
import type { Gender } from '@touchline/contracts/values';
import { Button, countryOptions, Drawer, FieldError, Problem, TextField, toast } from '@touchline/ui';
import { Combobox } from '@touchline/ui/combobox';
import { Checkbox } from '@touchline/ui/forms';
import { type ReactNode, useMemo } from 'react';
import type { z } from 'zod';
import { addClub, type Club, changeClub } from './clubs-api.ts';
import { text } from './text.ts';

interface Typed {
  readonly name: string;
  readonly short_name: string;
  readonly country: string | null;
  readonly city: string;
  readonly founded: string;
  readonly website: string;
  readonly teams: readonly Gender[];
}

const typedOf = (club: Club | null): Typed => ({
  name: club?.name ?? '',
  short_name: club?.short_name ?? '',
  country: club?.country ?? null,
  city: club?.city ?? '',
  founded: club?.founded?.toString() ?? '',
  website: club?.website ?? '',
  teams: club ? [] : ['male'],
});

const factsOf = ({ name, short_name, city, founded, website }: Typed) => ({
  name,
  short_name,
  city,
  founded: founded.trim() === '' ? null : Number(founded),
  website: webAddress(website),
});

const firstTeams: Readonly<Record<Gender, string>> = { male: 'First team', female: 'Women' };

/** Adds a club, or writes the facts of one anew; what is wrong stands at its field. */
export const ClubForm = ({
  club,
  submission,
  onSaved,
  onClose,
}: {
  /** The one that is changed; null: a new one. */
  readonly club: Club | null;
  /** What was looked at, of the one that is changed. */
  readonly submission: string;
  readonly onSaved: (club: Club) => void;
  readonly onClose: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const fresh = useFreshPassword();
  const keyOf = useActionKey();
  const countries = useMemo(countryOptions, []);
  const entry = useContractForm<Typed, z.output<typeof newClub> | z.output<typeof changingClub>>({
    schema: club ? changingClub : newClub,
    initial: typedOf(club),
    missing: text('missing'),
    values: (typed: Typed) =>
      club
        ? { ...factsOf(typed), submission }
        : {
            ...factsOf(typed),
            country: typed.country ?? undefined,
            teams: typed.teams.map((gender) => ({ name: firstTeams[gender], gender, level: 'first team' })),
          },
  });
  const { form, error, refusal, busy, put, submit, verdict } = entry;
  const typed = form.watch();
  const save = submit(async (body) => {
    const { data } = await fresh(() =>
      club ? changeClub(club.id, changingClub.parse(body)) : addClub(newClub.parse(body), keyOf(body)),
    );
    toast({ kind: 'success', title: text(club ? 'changedToast' : 'addedToast', { name: data.name }) });
    for (const key of ['clubs', 'club']) void client.invalidateQueries({ queryKey: [key] });
    onSaved(data);
  });
  const field = (path: 'name' | 'short_name' | 'city' | 'founded' | 'website') => ({
    id: path,
    autoComplete: 'off',
    error: error(path),
    ...form.register(path),
  });
  const title = club ? text('changeTitle', { name: club.name }) : text('add');
  return (
    <Drawer
      open
      width="30rem"
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={title}
      footer={
        <div className="grid w-full gap-2">
          <Button variant="primary" size="lg" block type="submit" form="club" busy={busy}>
            {club ? text('save') : text('add')}
          </Button>
          <p className="tl-tiny text-ink-2">{text(club ? 'changeText' : 'addText')}</p>
        </div>
      }
    >
      <Form verdict={verdict} id="club" className="grid gap-5" onSubmit={save}>
        <h2 className="tl-heading">{title}</h2>
        <Problem>{refusal}</Problem>
        <TextField
          {...field('name')}
          {...form.register('name', {
            onBlur: () => typed.short_name === '' && put({ short_name: shortNameFrom(typed.name) }),
          })}
          label={text('name')}
        />
        <TextField {...field('short_name')} label={text('short')} help={text('shortHelp')} maxLength={3} />
        {club ? null : (
          <Combobox
            id="country"
            label={text('country')}
            options={countries}
            value={typed.country}
            onChange={(country) => put({ country })}
            error={error('country')}
          />
        )}
        <TextField {...field('city')} label={text('city')} />
        <TextField {...field('founded')} label={text('founded')} optional inputMode="numeric" maxLength={4} />
        <TextField {...field('website')} label={text('website')} optional inputMode="url" />
        {club ? null : (
          <fieldset className="grid gap-1" id="teams" tabIndex={-1}>
            <legend className="tl-label pb-1.5">{text('teams')}</legend>
            {(['male', 'female'] as const).map((gender) => (
              <Checkbox
                key={gender}
                label={text(gender === 'male' ? 'men' : 'women')}
                checked={typed.teams.includes(gender)}
                onChange={(chosen) =>
                  put({ teams: [...typed.teams.filter((one) => one !== gender), ...(chosen ? [gender] : [])] })
                }
              />
            ))}
            {error('teams') ? <FieldError>{text('teamsMissing')}</FieldError> : null}
          </fieldset>
        )}
      </Form>
    </Drawer>
  );
};
