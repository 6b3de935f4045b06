import type { ActingRequest, KnownProfile } from '@touchline/platform/participants';
import type { Acting } from '../document/acting.ts';
import type { MergedClubs } from '../merged-clubs/merged-clubs.ts';
import type { Kept, Member } from './state.ts';
import type { TemplateRepository } from './template.repository.ts';
import { usable } from './template.ts';

/** Who uses templates, and which. */
export interface Templates {
  /** Who asks, with the club that he acts for. */
  readonly memberOf: (request: ActingRequest) => Promise<Member>;
  /** The same of somebody in whose name something is done. */
  readonly memberFrom: (known: Pick<KnownProfile, 'profile'>) => Promise<Member>;
  /** The template as this member may use it. Refuses with `NotFound`. */
  readonly usableTo: (id: string, member: Member) => Promise<Kept>;
}

export const createTemplates = ({
  templates,
  acting,
  clubs,
}: {
  readonly templates: TemplateRepository;
  readonly acting: Acting;
  readonly clubs: Pick<MergedClubs, 'today'>;
}): Templates => {
  const memberFrom: Templates['memberFrom'] = async ({ profile }) => {
    const { profile_id, user_id, name, representative } = profile;
    const club = representative?.club_id ?? null;
    return { profile_id, user_id, name, club_id: club && (await clubs.today(club)) };
  };
  return {
    memberFrom,
    memberOf: async (request) => memberFrom(await acting.known(request)),
    usableTo: async (id, member) => usable((await templates.find(id)) ?? { status: 'none' }, member),
  };
};
