import { type PublicUser, userEvents } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '../aggregate/index.ts';
import type { CloudEvent } from '../bus/index.ts';
import type { FormerMember } from '../domain/index.ts';
import type { DataFile, DataPart, DataParts } from './data-parts.ts';

/** One list of a part: the records of this person as they may be read by him. */
export type Section = (person: FormerMember) => Promise<readonly unknown[]>;

export interface OwnDataGiven {
  /** The service. */
  readonly name: string;
  readonly parts: DataParts;
  readonly profilesOf: (userId: string) => Promise<readonly string[]>;
  readonly sections: Readonly<Record<string, Section>>;
  readonly files?: (person: FormerMember) => Promise<readonly DataFile[]>;
  readonly clock: () => Date;
}

interface Asked {
  readonly user: PublicUser;
  readonly happened?: { readonly export_id: string };
}

export const partOf = async (
  { sections, files }: Pick<OwnDataGiven, 'sections' | 'files'>,
  person: FormerMember,
): Promise<DataPart> => {
  const lists = await Promise.all(
    Object.entries(sections).map(async ([name, records]) => [name, await records(person)] as const),
  );
  return { sections: Object.fromEntries(lists), files: (await files?.(person)) ?? [] };
};

/** Somebody asks for all that is kept: each service puts its part where identity finds it. A service that is away does it later. */
export const createOwnData = (given: OwnDataGiven, deps: ConsumerDependencies): Consumer =>
  consumer(deps, {
    group: `${given.name}.own-data`,
    topics: ['touchline.user'],
    from: 'end',
    checkpoints: null,
    on: {
      [userEvents.dataRequested.type]: async ({ user: { user_id }, happened }: Asked, _: CloudEvent) => {
        if (!happened) return;
        const part = await partOf(given, { user_id, profile_ids: await given.profilesOf(user_id) });
        await given.parts.put({ export_id: happened.export_id, user_id, service: given.name }, part, given.clock());
      },
    },
  });
