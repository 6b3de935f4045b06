import type { FormerMember } from '@touchline/platform/domain';
import type { DataFile, Section } from '@touchline/platform/own-data';
import type { GuardianConsentRepository } from '../guardian-consent/guardian-consent.repository.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { Sessions } from '../session/sessions.ts';
import { documentOf } from '../user/state.ts';
import type { Users } from '../user/user.repository.ts';

interface Given {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly inbox: Inbox;
  readonly consents: GuardianConsentRepository;
  readonly clock: () => Date;
}

/** Identity's part, without secrets and without what staff noted for themselves. */
export const ownDataSections = ({
  users,
  sessions,
  inbox,
  consents,
  clock,
}: Given): Readonly<Record<string, Section>> => ({
  account: async ({ user_id }) => {
    const user = await users.find(user_id);
    if (!user) return [];
    const { name, email, registered_at, email_verified_at, verification_status, rejection, history } = user;
    const { kind, provided_at } = user.identification ?? {};
    const { second_factor: factor } = user;
    return [
      {
        ...{ name, email, registered_at, email_verified_at, verification_status, rejection },
        identification: kind ? { kind, provided_at } : null,
        history: history.map(({ at, what }) => ({ at, what })),
        two_step_sign_in: factor && {
          since: factor.since,
          recovery_codes_left: factor.recovery.length,
          passkeys: factor.passkeys.map(({ name, created_at, used_at }) => ({ name, created_at, used_at })),
        },
        devices: (user.devices ?? []).map(({ used_at }) => ({ used_at })),
      },
    ];
  },
  sessions: async ({ user_id }) =>
    (await sessions.list(user_id, clock())).map(({ ip, user_agent, created_at, last_seen_at }) => ({
      ...{ ip, user_agent, created_at, last_seen_at },
    })),
  inbox: async ({ user_id }) => inbox.all(user_id),
  'guardian-consent': async (person) =>
    (await consents.about(person)).flatMap((consent) => {
      if (consent.status === 'none') return [];
      const { guardian, status, requested_at, answered_at, reason } = consent;
      return [{ guardian, status, requested_at, answered_at, reason }];
    }),
});

/** The document of identification, while it is kept. */
export const ownDataFiles =
  ({ users }: Pick<Given, 'users'>) =>
  async ({ user_id }: FormerMember): Promise<readonly DataFile[]> => {
    const user = await users.find(user_id);
    const document = user && documentOf(user);
    const extension = document?.content_type.split('/')[1] ?? 'bin';
    return document ? [{ key: document.file, name: `identification.${extension}` }] : [];
  };
