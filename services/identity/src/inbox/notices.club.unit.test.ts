import { describe, expect, it } from '@jest/globals';
import { clubEvents } from '@touchline/contracts/events';
import { waitingAfter } from './answers.ts';
import { type ClubPeopleAsked, type ClubPerson, clubNotices, clubNoticeTypes } from './notices.club.ts';

const { club } = clubEvents.rejected.example;
const saskia: ClubPerson = {
  user_id: 'usr_saskia',
  profile_id: club.entered_by ?? '',
  profile_type: 'club-representative',
};
const colleague: ClubPerson = { ...saskia, user_id: 'usr_joost', profile_id: 'prf_joost' };
const player: ClubPerson = { user_id: 'usr_davi', profile_id: 'prf_davi', profile_type: 'player' };
/** Saskia coaches there as well. */
const coach: ClubPerson = { user_id: 'usr_saskia', profile_id: 'prf_coach', profile_type: 'coach' };

type Told = { readonly type: string; readonly example: object };
const tell = async ({ type, example }: Told, people: readonly ClubPerson[], changes: object = {}, actor?: string) => {
  let asked: ClubPeopleAsked | undefined;
  const notices = await clubNotices(type, { ...example, ...changes }, actor, async (given) => {
    asked = given;
    return people;
  });
  return { notices, asked };
};
const none = { clubs: [], coachesOf: [], teams: [], profiles: [] };

describe('what is told of a club', () => {
  it('verified: who acts for it, and who entered it', async () => {
    const { notices, asked } = await tell(clubEvents.verified, [saskia]);
    expect(asked).toEqual({ ...none, clubs: [club.club_id] });
    expect(notices).toEqual([
      {
        ...{ kind: 'club.verified', user_id: 'usr_saskia', profile_id: saskia.profile_id },
        title: 'Sparta Rotterdam is verified',
        text: 'Staff have checked the club. It no longer holds up your profile.',
        ...{ href: '/profile/management', needs_answer: false, mail: true, impersonal: true },
      },
    ]);
    expect((await tell(clubEvents.verified, [], { club })).asked?.profiles).toEqual([club.entered_by]);
  });
  it('rejected: the reason, and what can be done, which differs for who entered it', async () => {
    const { notices } = await tell(clubEvents.rejected, [colleague, saskia]);
    const { reason } = clubEvents.rejected.example.happened;
    expect(notices.map(({ user_id, title, text, mail }) => [user_id, title, text, mail])).toEqual([
      [
        'usr_joost',
        'Staff did not accept Sparta Rotterdam',
        `${reason} Choose another club. A profile that isn’t verified yet waits until then.`,
        true,
      ],
      [
        'usr_saskia',
        'Staff did not accept Sparta Rotterdam',
        `${reason} Change the club and submit it again, or choose another club. A profile that isn’t verified yet waits until then.`,
        true,
      ],
    ]);
    // It may name somebody, so it loses its words when somebody leaves.
    expect(notices.map(({ impersonal }) => impersonal)).toEqual([undefined, undefined]);
    const final = { club: { ...club, rejection: { reason, kind: 'final', at: '2026-11-19T09:00:00.000Z' } } };
    const [told] = (await tell(clubEvents.rejected, [saskia], final)).notices;
    expect(told?.text).toBe(`${reason} Choose another club. A profile that isn’t verified yet waits until then.`);
  });
  it('renamed: who acts for it, but who renamed it; another change is told to nobody', async () => {
    const happened = { happened: { fields: ['name', 'city'] } };
    const { notices, asked } = await tell(clubEvents.changed, [saskia, colleague], happened, 'usr_joost');
    expect(asked).toEqual({ ...none, clubs: [club.club_id] });
    expect(notices).toMatchObject([{ user_id: 'usr_saskia', title: 'Your club is now called Sparta Rotterdam' }]);
    expect((await tell(clubEvents.changed, [saskia])).notices).toEqual([]);
  });
  it('merged: who acts or coaches at either, and who plays in a team of the merged one, whoever has followed already', async () => {
    const { notices, asked } = await tell(clubEvents.merged, [player]);
    const { happened, club: merged } = clubEvents.merged.example;
    expect(asked).toEqual({
      clubs: [merged.club_id, happened.into],
      coachesOf: [merged.club_id, happened.into],
      teams: merged.teams.map(({ team_id }) => team_id),
      profiles: [],
    });
    expect(notices).toMatchObject([
      {
        ...{ user_id: 'usr_davi', href: '/', mail: true },
        title: 'Sparta Rotterdam is now part of Sparta Rotterdam',
        text: 'Staff found that both are the same club. Its teams and people are at Sparta Rotterdam now. What was agreed stays as it is.',
      },
    ]);
    const unnamed = { happened: { into: happened.into } };
    expect((await tell(clubEvents.merged, [player], unnamed)).notices[0]?.title).toBe(
      'Sparta Rotterdam is now part of another club',
    );
  });
  it('one notice for each person, as who acts for the club', async () => {
    const { notices } = await tell(clubEvents.merged, [coach, player, saskia]);
    expect(notices.map(({ user_id, profile_id }) => [user_id, profile_id])).toEqual([
      ['usr_saskia', saskia.profile_id],
      ['usr_davi', 'prf_davi'],
    ]);
  });
  it('a crest that staff removed, in the bell alone; one that its own people removed, to nobody', async () => {
    expect((await tell(clubEvents.crestRemoved, [saskia])).notices).toMatchObject([
      { title: 'Staff removed the crest of Sparta Rotterdam', mail: false },
    ]);
    expect((await tell(clubEvents.crestRemoved, [saskia], { happened: { by: 'prf_saskia' } })).notices).toEqual([]);
  });
  it('asks nobody for an answer, and every event of a club is looked at', () => {
    for (const { type } of Object.values(clubEvents)) expect(waitingAfter[type]?.({} as never)).toEqual([]);
    expect(clubNoticeTypes.filter((type) => !waitingAfter[type])).toEqual([]);
  });
});
