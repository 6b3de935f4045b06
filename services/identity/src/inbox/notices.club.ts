import { clubEvents, type PublicClub } from '@touchline/contracts/events';
import type { ProfileType } from '@touchline/contracts/values';
import type { z } from 'zod';
import type { Notice } from './inbox.ts';

/** Somebody who acts for a club, plays or coaches there, or has entered it. */
export interface ClubPerson {
  readonly user_id: string;
  readonly profile_id: string;
  readonly profile_type: ProfileType;
}

/** Who has to be looked up before anybody can be told. */
export interface ClubPeopleAsked {
  /** Whoever acts for one of these. */
  readonly clubs: readonly string[];
  /** Whoever coaches at one of these. */
  readonly coachesOf: readonly string[];
  /** Whoever plays in one of these: teams keep their ids when their club is merged, whoever has followed already. */
  readonly teams: readonly string[];
  /** Who entered it. */
  readonly profiles: readonly string[];
}

interface Told {
  readonly asked: ClubPeopleAsked;
  readonly words: (person: ClubPerson) => Pick<Notice, 'kind' | 'title' | 'text' | 'mail' | 'impersonal'>;
}

type Data<Name extends keyof typeof clubEvents> = z.infer<(typeof clubEvents)[Name]['data']>;

const nobody: ClubPeopleAsked = { clubs: [], coachesOf: [], teams: [], profiles: [] };
const actingFor = ({ club_id, entered_by }: PublicClub): ClubPeopleAsked => ({
  ...nobody,
  clubs: [club_id],
  profiles: entered_by ? [entered_by] : [],
});
/** A merged club and the one that stays. */
const bothOf = ({ club_id, merged_into }: PublicClub): readonly string[] =>
  merged_into ? [club_id, merged_into] : [club_id];

/**
 * Who is told what when staff decide on a club, or something of it that its people know it by has changed: pure. Clubs are no
 * persons, so what is told of them stays when somebody leaves; what staff gave as a reason may name one.
 */
const toldOf: Readonly<Record<string, (data: never) => Told | null>> = {
  [clubEvents.verified.type]: ({ club }: Data<'verified'>): Told => ({
    asked: actingFor(club),
    words: () => ({
      kind: 'club.verified',
      impersonal: true,
      title: `${club.name} is verified`,
      text: 'Staff have checked the club. It no longer holds up your profile.',
      mail: true,
    }),
  }),
  [clubEvents.rejected.type]: ({ club }: Data<'rejected'>): Told => ({
    asked: actingFor(club),
    words: ({ profile_id }) => ({
      kind: 'club.rejected',
      title: `Staff did not accept ${club.name}`,
      text: `${club.rejection?.reason ?? ''} ${
        club.rejection?.kind === 'fixable' && profile_id === club.entered_by
          ? 'Change the club and submit it again, or choose another club.'
          : 'Choose another club.'
      } A profile that isn’t verified yet waits until then.`,
      mail: true,
    }),
  }),
  [clubEvents.changed.type]: ({ club, happened }: Data<'changed'>): Told | null =>
    happened?.fields.includes('name')
      ? {
          asked: { ...nobody, clubs: [club.club_id] },
          words: () => ({
            kind: 'club.renamed',
            impersonal: true,
            title: `Your club is now called ${club.name}`,
            text: 'Your profile, your lists and your pages show the new name. What was agreed under the old name stays as it is.',
            mail: true,
          }),
        }
      : null,
  [clubEvents.merged.type]: ({ club, happened }: Data<'merged'>): Told => ({
    asked: {
      clubs: bothOf(club),
      coachesOf: bothOf(club),
      teams: club.teams.map(({ team_id }) => team_id),
      profiles: [],
    },
    words: () => ({
      kind: 'club.merged',
      impersonal: true,
      title: `${club.name} is now part of ${happened?.into_name ?? 'another club'}`,
      text: `Staff found that both are the same club. Its teams and people are at ${happened?.into_name ?? 'the other one'} now. What was agreed stays as it is.`,
      mail: true,
    }),
  }),
  [clubEvents.crestRemoved.type]: ({ club, happened }: Data<'crestRemoved'>): Told | null =>
    happened?.by === null
      ? {
          asked: { ...nobody, clubs: [club.club_id] },
          words: () => ({
            kind: 'club.crest-removed',
            impersonal: true,
            title: `Staff removed the crest of ${club.name}`,
            text: 'Everybody sees a drawn shield in its place.',
            mail: false,
          }),
        }
      : null,
};

/** The types of events of clubs that somebody is told of. */
export const clubNoticeTypes: readonly string[] = Object.keys(toldOf);

const hrefOf = ({ profile_type }: ClubPerson): string =>
  profile_type === 'club-representative' ? '/profile/management' : '/';

/** Who acts for the club before who plays or coaches there: somebody who does both is told as the first. */
const rank: Readonly<Record<ProfileType, number>> = { 'club-representative': 0, coach: 1, player: 2, agent: 3 };

/**
 * The notices of an event of a club: one for each person, whatever profiles the person has there, and none for whoever did it.
 * `actor`: the user behind the event.
 */
export const clubNotices = async (
  type: string,
  data: unknown,
  actor: string | undefined,
  peopleOf: (asked: ClubPeopleAsked) => Promise<readonly ClubPerson[]>,
): Promise<readonly Notice[]> => {
  const told = toldOf[type]?.(data as never);
  if (!told) return [];
  const people = (await peopleOf(told.asked)).toSorted(
    (a, b) => rank[a.profile_type] - rank[b.profile_type] || a.profile_id.localeCompare(b.profile_id),
  );
  const once = new Map<string, ClubPerson>();
  for (const person of people)
    if (person.user_id !== actor && !once.has(person.user_id)) once.set(person.user_id, person);
  return [...once.values()].map((person) => {
    const { user_id, profile_id } = person;
    return { ...told.words(person), user_id, profile_id, href: hrefOf(person), needs_answer: false };
  });
};
