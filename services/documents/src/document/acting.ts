import { profileTypes } from '@touchline/contracts/values';
import { Rejected } from '@touchline/platform/domain';
import type { ActingRequest, KnownProfile, Participants } from '@touchline/platform/participants';
import type { DocumentRepository } from './document.repository.ts';
import { type Existing, maySee, type Person, type SignerRole } from './state.ts';

/** Who asks, and what they may know of. */
export interface Acting {
  readonly member: (request: ActingRequest) => Promise<Person>;
  readonly known: (request: ActingRequest) => Promise<KnownProfile>;
  readonly named: (
    request: ActingRequest,
  ) => Promise<{ readonly viewer: Person; readonly name: string; readonly role: SignerRole }>;
  readonly seen: (id: string, viewer: Person) => Promise<Existing>;
}

export const createActing = ({
  documents,
  participants,
}: {
  readonly documents: Pick<DocumentRepository, 'find'>;
  readonly participants: Participants;
}): Acting => {
  const known: Acting['known'] = (request) => participants.inMarket(request, ...profileTypes);
  const named: Acting['named'] = async (request) => {
    const { profile_id, user_id, name, profile_type: role } = (await known(request)).profile;
    return { viewer: { profile_id, user_id }, name, role };
  };
  return {
    known,
    named,
    member: async (request) => (await named(request)).viewer,
    seen: async (id, viewer) => {
      const document = await documents.find(id);
      if (!document || !maySee(document, viewer)) throw new Rejected('NotFound');
      return document;
    },
  };
};
