import type { profileOperations } from '@touchline/contracts/http/profile';
import type { Handlers } from '@touchline/platform/http';
import { given, type OwnProfiles } from '../../own-profiles.ts';

/** What an agent does with the own profile. */
export const agentRoutes = ({
  own,
}: {
  readonly own: OwnProfiles;
}): Pick<Handlers<typeof profileOperations>, 'saveAgent'> => ({
  saveAgent: (request) =>
    own.handle(request, 'save agent', () => ({
      type: 'SaveAgent',
      values: given(request.body.values),
      complete: request.body.complete,
      now: request.now.toISOString(),
    })),
});
