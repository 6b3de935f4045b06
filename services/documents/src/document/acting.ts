import { profileTypes } from '@touchline/contracts/values';
import { Rejected } from '@touchline/platform/domain';
import type { ActingRequest, Participants } from '@touchline/platform/participants';
import type { DocumentRepository } from './document.repository.ts';
import { type Existing, maySee, type Person, type SignerRole } from './state.ts';

/** Who asks, and what they may know of. */
export interface Acting {
  readonly member: (request: ActingRequest) => Promise<Person>;
  readonly named: (request: ActingRequest) => Promise<{
    readonly viewer: Person;
    readonly name: string;
    readonly role: SignerRole;
    /** The club that he acts for; null: none. */
    readonly club_id: string | null;
  }>;
  readonly seen: (id: string, viewer: Person) => Promise<Existing>;
}

export const createActing = ({
  documents,
  participants,
}: {
  readonly documents: Pick<DocumentRepository, 'find'>;
  readonly participants: Participants;
}): Acting => {
  const named: Acting['named'] = async (request) => {
    const { profile } = await participants.inMarket(request, ...profileTypes);
    const { profile_id, user_id, name, profile_type: role, representative } = profile;
    return { viewer: { profile_id, user_id }, name, role, club_id: representative?.club_id ?? null };
  };
  return {
    named,
    member: async (request) => (await named(request)).viewer,
    seen: async (id, viewer) => {
      const document = await documents.find(id);
      if (!document || !maySee(document, viewer)) throw new Rejected('NotFound');
      return document;
    },
  };
};
