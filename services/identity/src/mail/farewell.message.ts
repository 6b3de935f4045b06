import { type PublicUser, userEvents } from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Mail } from '@touchline/platform/mail';
import type { Users } from '../user/user.repository.ts';
import { renderEmail } from './rendered-email.ts';

/** The last message to somebody who has closed the account; the address is forgotten once it is on its way. */
export const farewellMessage = ({
  users,
  mail,
  origin,
}: {
  readonly users: Users;
  readonly mail: Mail;
  readonly origin: string;
}) => ({
  [userEvents.accountClosed.type]: async ({ user }: { readonly user: PublicUser }, event: CloudEvent) => {
    const farewell = await users.farewellOf(user.user_id);
    if (!farewell) return;
    await mail.send(
      renderEmail({
        to: farewell.email,
        subject: 'Your account is closed',
        greeting: `Hello ${farewell.name},`,
        lines: [
          'Your Touchline account is closed, and your personal data is being deleted. This is our last message.',
          'Contracts that everybody has signed are kept, because they bind the others as well.',
          'You can register again with this address at any time.',
        ],
        action: { label: 'Open Touchline', url: origin },
        idempotencyKey: event.id,
      }),
    );
    await users.handle(user.user_id, { type: 'ForgetFarewell', sent: true, now: event.time });
  },
});
