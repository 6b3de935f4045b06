import { representativePerson } from '@touchline/contracts/http/profile';
import { type FieldError, Rejected } from '@touchline/platform/domain';
import { claim, isSo, refuseLocked } from '../../claims.ts';
import type { ProfileEvent, RepresentativeProfile } from '../../state.ts';
import { below, missingIn, refuseMissing } from '../completeness.ts';
import type { KindCommand } from '../kinds.ts';
import type { Representative, RepresentativeCommand } from './state.ts';

type CommandOf<Type extends RepresentativeCommand['type']> = Extract<RepresentativeCommand, { type: Type }>;
type Events = readonly ProfileEvent[];

const missingInPerson = ({ first_name, last_name, phone, position }: Representative): FieldError[] =>
  missingIn(representativePerson, { first_name, last_name, phone, position }, ['position']);

export const refuseIncomplete = ({ representative }: RepresentativeProfile): void => {
  if (!representative.club_id) throw new Rejected('RepresentativeClubNotDefined');
  if (!representative.position) throw new Rejected('RepresentativePositionNotDefined');
  refuseMissing(below('person', missingInPerson(representative)));
};

export const saveRepresentative = (
  { values, complete, now }: CommandOf<'SaveRepresentative'>,
  profile: RepresentativeProfile,
): Events => {
  const { representative } = profile;
  refuseLocked(profile, representative, values, ['first_name', 'last_name']);
  if (complete) refuseMissing(below('values', missingInPerson({ ...representative, ...values })));
  const moves = complete && profile.onboarding.step === 1;
  if (isSo(representative, values) && !moves) return [];
  return [{ type: 'RepresentativeSaved', values, completed: complete, at: now }];
};

export const chooseClub = (
  { club_id, club_name, teams, now }: CommandOf<'ChooseClub'>,
  profile: RepresentativeProfile,
): Events => {
  const { representative } = profile;
  // Staff verified that he acts for this club: another one is another verification.
  refuseLocked(profile, representative, { club_id }, ['club_id']);
  const acted = new Set(representative.teams.map((t) => t.team_id));
  if (profile.verification_status === 'verified' && teams.some((t) => !acted.has(t.team_id)))
    return claim(profile, representative, { teams }, now);
  const chosen: Events = isSo(representative, { club_id, club_name, teams })
    ? []
    : [{ type: 'ClubChosen', club_id, club_name, teams, at: now }];
  return profile.claim?.teams ? [...chosen, { type: 'ClaimWithdrawn', at: now }] : chosen;
};

/** What another kind of profile does. */
const refuseOthers = (_: Exclude<KindCommand, RepresentativeCommand>): never => {
  throw new Rejected('AccessDeniedException');
};

export const decide = (command: KindCommand, state: RepresentativeProfile): Events => {
  switch (command.type) {
    case 'SaveRepresentative':
      return saveRepresentative(command, state);
    case 'ChooseClub':
      return chooseClub(command, state);
    default:
      return refuseOthers(command);
  }
};
