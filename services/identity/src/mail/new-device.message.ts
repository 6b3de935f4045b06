import { type PublicUser, userEvents } from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Mail } from '@touchline/platform/mail';
import type { Users } from '../user/user.repository.ts';
import { renderEmail } from './rendered-email.ts';

interface Used {
  readonly user: PublicUser;
  readonly happened?: { readonly browser: string | null; readonly system: string | null };
}

const whenInWords = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
});

/** Tells the owner of a sign-in from a device that the account doesn't know. */
export const newDeviceMessage = ({
  users,
  mail,
  origin,
}: {
  readonly users: Users;
  readonly mail: Mail;
  readonly origin: string;
}) => ({
  [userEvents.newDeviceUsed.type]: async ({ user, happened }: Used, event: CloudEvent): Promise<void> => {
    // Who has closed the account meanwhile hears nothing more.
    if (!(await users.find(user.user_id))) return;
    const { browser, system } = happened ?? {};
    await mail.send(
      renderEmail({
        to: user.email,
        subject: 'New sign-in to your account',
        greeting: `Hello ${user.name},`,
        lines: [
          'Somebody signed in to your Touchline account on a device that it does not know yet.',
          `When: ${whenInWords.format(new Date(event.time))} UTC`,
          `Where: ${browser && system ? `${browser} on ${system}` : 'a browser that we do not recognise'}`,
          'If that was you, there is nothing to do.',
          'If that was not you, change your password at once: that signs everybody else out. On the same page you see where you are signed in.',
          `Does your password not work any more? Set a new one: ${origin}/forgot-password`,
        ],
        action: { label: 'Open your account', url: `${origin}${user.is_admin ? '/admin/profile' : '/profile/user'}` },
        idempotencyKey: event.id,
      }),
    );
  },
});
