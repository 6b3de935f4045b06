import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { userQuery } from '../../../api/users-api.ts';
import { PersonDecision } from '../person-decision.tsx';
import { PersonFacts, PersonHeader } from '../person-evidence.tsx';
import { PersonFileParts } from './person-file.tsx';

/** All about one person beside the table: the decision first, then what it rests on, then what other parts know. */
export const PersonPanel = ({
  id,
  onDecided,
}: {
  readonly id: string;
  readonly onDecided: (id: string) => void;
}): ReactNode => {
  const found = useQuery(userQuery(id));
  const user = found.data?.id === id ? found.data : undefined;
  if (!user) return found.isError ? <ReadFailed query={found} /> : <Skeletons lines={9} />;
  return (
    <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PersonHeader user={user} />
      <PersonDecision user={user} nextName={null} onDecided={onDecided} />
      {/* Who waits is looked at; of anybody else staff want to know how things stand. */}
      {user.waiting_since ? <PersonFacts user={user} /> : null}
      <PersonFileParts id={id} />
      {user.waiting_since ? null : <PersonFacts user={user} />}
    </div>
  );
};
