import {
  playerCareer,
  playerFootball,
  playerMedia,
  playerPerson,
  playerVisibility,
  representativePerson,
} from '@touchline/contracts/http/profile';
import { type FieldError, Rejected } from '@touchline/infra/domain';
import { isMinor, type Player, type PlayerStep, playerSteps, type Representative } from './state.ts';

interface Schema {
  readonly safeParse: (value: unknown) => {
    readonly error?: { readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[] };
  };
}

const missing = 'This is still missing.';

/** What a whole schema says of values of which some aren't given yet; null stands for missing unless it is an answer. */
const judge = (
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  nullIsAnswer: readonly string[] = [],
): FieldError[] => {
  const given = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== null || nullIsAnswer.includes(field)),
  );
  return (schema.safeParse(given).error?.issues ?? []).map((issue) => {
    const path = issue.path.map(String);
    return { path: path.join('.'), message: (path[0] ?? '') in given ? issue.message : missing };
  });
};

const of: Readonly<Record<PlayerStep, (player: Player, today: string) => FieldError[]>> = {
  person: ({ first_name, last_name, nickname, date_of_birth, gender, phone }) =>
    judge(playerPerson, { first_name, last_name, nickname, date_of_birth, gender, phone }),
  football: ({ sport, positions, preferred_foot, height_cm, weight_kg }) =>
    judge(playerFootball, { sport, positions, preferred_foot, height_cm, weight_kg }),
  career: ({ club_team, club_answered, current_contract_ends_on }) =>
    judge(
      playerCareer,
      { ...(club_answered ? { club_team_id: club_team?.team_id ?? null } : {}), current_contract_ends_on },
      ['club_team_id', 'current_contract_ends_on'],
    ),
  media: ({ bio }) => judge(playerMedia, { bio }),
  visibility: (player, today) => [
    ...judge(playerVisibility, { visible_to_clubs: player.visible_to_clubs, guardian: player.guardian }, ['guardian']),
    ...(isMinor(player, today) && !player.guardian
      ? [{ path: 'guardian', message: 'A player under 18 names a parent or guardian.' }]
      : []),
  ],
};

/** What is wrong or missing in one step of a player's onboarding; nothing when the step is whole. */
export const judgePlayerStep = (step: PlayerStep, player: Player, today: string): FieldError[] =>
  of[step](player, today);

export const judgeRepresentative = ({ first_name, last_name, phone, position }: Representative): FieldError[] =>
  judge(representativePerson, { first_name, last_name, phone, position }, ['position']);

/** The fields by the step in which they are mended: `person.first_name`. */
export const judgePlayer = (player: Player, today: string): FieldError[] => [
  ...playerSteps.flatMap((step) =>
    judgePlayerStep(step, player, today).map(({ path, message }) => ({ path: `${step}.${path}`, message })),
  ),
  ...(player.nationalities.length === 0
    ? [{ path: 'person.nationalities', message: 'Add at least one nationality.' }]
    : []),
];

export const refuse = (details: readonly FieldError[]): void => {
  if (details.length > 0) throw new Rejected('ValidationFailed', { details });
};
