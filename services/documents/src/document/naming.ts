import { isEligible } from '@touchline/contracts/policies/eligibility';
import { ageOn } from '@touchline/contracts/values';
import { Rejected } from '@touchline/platform/domain';
import { networkOf } from '@touchline/platform/http';
import type { KnownProfile, Participants } from '@touchline/platform/participants';
import type { Limits } from '../limits.ts';
import type { DocumentRepository } from './document.repository.ts';
import { guestOf } from './guest.ts';
import type { Person, Signatory } from './state.ts';

/** As many people as one picks from. */
export const peopleShown = 20;

/** Whether somebody may do on this day what they are named for. */
export type Able = (known: KnownProfile | undefined, today: string) => boolean;

/** Whether somebody may read documents at all. */
export const mayRead: Able = (known, today) => known !== undefined && isEligible(known, today);

/** Whether somebody may sign an own document: under 18 it takes a guardian as well, who has no place in one yet. */
export const maySign: Able = (known, today) => {
  if (!known || !mayRead(known, today)) return false;
  const born = known.profile.player?.date_of_birth;
  return known.profile.player === null || (born != null && ageOn(born, today) >= 18);
};

/** What the author says of somebody: an address, with a name where it may be nobody's here, or a profile. */
interface Said {
  readonly email?: string | undefined;
  readonly profile_id?: string | undefined;
  readonly name?: string | undefined;
}

interface Asked {
  readonly params: { readonly document_id: string };
  readonly body: Said;
  readonly ip: string;
  readonly now: Date;
}

/** Somebody, and whether he may do today what he is named for. */
export interface Named {
  readonly person: Signatory;
  readonly eligible: boolean;
}

/** Whom the author means: a member, or a guest. Undefined: a member without a profile. */
export type Naming = (request: Asked, viewer: Person, able: Able) => Promise<Named | undefined>;

/** A member as who he is today. */
export const personOf = ({ profile, user }: KnownProfile): Signatory => ({
  ...{ profile_id: profile.profile_id, user_id: profile.user_id, name: profile.name },
  ...{ email: user?.email ?? '', role: profile.profile_type },
});

/** Somebody of whom an address is said, with a name where it may be nobody's here. */
interface Addressed {
  /** Where he would be a guest of. */
  readonly document_id: string;
  readonly email: string;
  readonly name?: string | undefined;
}

/**
 * Who has an address: the member with it, in the profile that is able today, or a guest. Undefined: a member without a profile.
 * Refuses with `UserNotFound` where no name is said.
 */
export type ByAddress = (addressed: Addressed, able: Able, today: string) => Promise<Named | undefined>;

export const createByAddress = (participants: Participants): ByAddress => {
  /** The profile of this account that is able today, the one they use first. */
  const ofUser = async (userId: string, first: string | null, isAble: (known: KnownProfile) => boolean) => {
    const profiles = await participants.profilesOf(userId);
    const able = profiles.filter(isAble);
    return able.find(({ profile }) => profile.profile_id === first) ?? able[0] ?? profiles[0];
  };
  return async ({ document_id, email, name }, able, today) => {
    const user = await participants.findUserByEmail(email);
    if (user) {
      const known = await ofUser(user.user_id, user.default_profile_id, (one) => able(one, today));
      return known && { person: personOf(known), eligible: able(known, today) };
    }
    if (name === undefined) throw new Rejected('UserNotFound');
    return { person: guestOf(document_id, email, name), eligible: true };
  };
};

export const createNaming = ({
  documents,
  participants,
  byAddress,
  limits,
}: {
  readonly documents: Pick<DocumentRepository, 'signedWith'>;
  readonly participants: Participants;
  readonly byAddress: ByAddress;
  readonly limits: Limits;
}): Naming => {
  /** Oneself, or somebody with whom one has signed. */
  const byProfile = async (profileId: string, viewer: Person): Promise<KnownProfile | undefined> => {
    const isKnown =
      profileId === viewer.profile_id ||
      (await documents.signedWith(viewer.profile_id, peopleShown)).some(({ profile_id }) => profile_id === profileId);
    if (!isKnown) throw new Rejected('NotFound');
    return participants.find(profileId);
  };
  return async ({ params, body, ip, now }, viewer, able) => {
    const today = now.toISOString().slice(0, 10);
    const { email, profile_id, name } = body;
    if (email === undefined) {
      const known = await byProfile(profile_id ?? '', viewer);
      return known && { person: personOf(known), eligible: able(known, today) };
    }
    // The answer tells who is here.
    await limits.signer.take(viewer.profile_id);
    await limits.networkSigner.take(networkOf(ip));
    return byAddress({ document_id: params.document_id, email, name }, able, today);
  };
};
