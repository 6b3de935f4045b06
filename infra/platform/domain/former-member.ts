/** Somebody who has closed the account, by ids alone. */
export interface FormerMember {
  readonly user_id: string;
  readonly profile_ids: readonly string[];
}

/** What a person is called from then on. */
export const formerName = 'Former member';

/** What stands where a person's own words stood: a field that has to be there says nothing any more. */
const blank: Readonly<Record<string, unknown>> = {
  name: formerName,
  nickname: 'former-member',
  email: '',
  position: '',
  agency: '',
  licence_number: '',
  date_of_birth: '1900-01-01',
};

interface Named {
  readonly profile_id: string;
}

export const isFormer = ({ profile_ids }: FormerMember, { profile_id }: Named): boolean =>
  profile_ids.includes(profile_id);

/** Somebody as others name him, with no more than the ids where it is the one who has left. */
export const withoutPerson = <Of extends Named>(named: Of, former: FormerMember): Of =>
  isFormer(former, named)
    ? ({ ...named, ...Object.fromEntries(Object.entries(blank).filter(([field]) => field in named)) } as Of)
    : named;
