import { type PublicUser, topicsOf, userEvents } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Mail } from '@touchline/platform/mail';
import type { Notice } from '../inbox/inbox.ts';
import { type createNotices, noticeTypes } from '../inbox/notices.dealings.ts';
import type { Secrets } from '../user/secrets.ts';
import type { Users } from '../user/user.repository.ts';
import { emailChangeMessages } from './email-change.messages.ts';
import { farewellMessage } from './farewell.message.ts';
import { newDeviceMessage } from './new-device.message.ts';
import { noticeEmail } from './notice-email.ts';
import { renderEmail } from './rendered-email.ts';
import { secondFactorMessages } from './second-factor.messages.ts';

interface Given {
  readonly users: Users;
  readonly secrets: Secrets;
  /** Everybody who is told of an event. */
  readonly noticesOf: ReturnType<typeof createNotices>;
  readonly mail: Mail;
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  readonly deps: ConsumerDependencies;
}

/** All mail of the system: a reaction to events, since identity alone knows addresses. */
export const mailConsumer = ({ users, secrets, noticesOf, mail, origin, deps }: Given): Consumer => {
  const confirmation = async ({ user }: { user: PublicUser }, event: CloudEvent): Promise<void> => {
    const kept = await users.find(user.user_id);
    // Confirmed meanwhile, or asked for again: the newest mail is the one that counts.
    if (!kept?.email_token || kept.email_verified_at) return;
    await mail.send(
      renderEmail({
        to: kept.email,
        subject: 'Confirm your email address',
        greeting: `Hello ${kept.name},`,
        lines: [
          'Please confirm that this address is yours. The link works once, for 24 hours.',
          'If you did not register with Touchline, you can leave this mail alone.',
        ],
        action: {
          label: 'Confirm email address',
          url: `${origin}/verify-email?token=${secrets.emailToken(kept.user_id, kept.email_token)}`,
        },
        idempotencyKey: event.id,
      }),
    );
  };
  const pin = async ({ user }: { user: PublicUser }, event: CloudEvent): Promise<void> => {
    const kept = await users.find(user.user_id);
    if (!kept?.pin) return;
    await mail.send(
      renderEmail({
        to: kept.email,
        subject: 'Your PIN for a new password',
        greeting: `Hello ${kept.name},`,
        figure: secrets.pin(kept.user_id, kept.pin),
        lines: [
          'Type this PIN on the page where you asked for it. It works once, for 10 minutes.',
          'If you did not ask for it, your password is still safe: nobody can change it without this PIN.',
        ],
        idempotencyKey: event.id,
      }),
    );
  };
  const changed = async ({ user }: { user: PublicUser }, event: CloudEvent): Promise<void> => {
    // Who has closed the account meanwhile hears nothing more.
    if (!(await users.find(user.user_id))) return;
    await mail.send(
      renderEmail({
        to: user.email,
        subject: 'Your password was changed',
        greeting: `Hello ${user.name},`,
        lines: [
          'Your password was changed, and you were signed out on other devices.',
          'If that was not you, set a new password at once.',
        ],
        action: { label: 'Set a new password', url: `${origin}/forgot-password` },
        idempotencyKey: event.id,
      }),
    );
  };
  const tell = (notice: Notice, event: CloudEvent) => async (): Promise<void> => {
    const user = await users.find(notice.user_id);
    if (!user || user.suspended_at) return;
    const idempotencyKey = `${event.id}:${notice.user_id}:${notice.profile_id ?? ''}`;
    await mail.send(noticeEmail(notice, { user, origin, idempotencyKey }));
  };
  return consumer(deps, {
    group: 'identity.mail',
    topics: topicsOf(noticeTypes),
    from: 'end',
    checkpoints: null,
    // A message that could not be sent must not keep the next one, a PIN perhaps, from its reader.
    independent: true,
    on: {
      ...Object.fromEntries(
        noticeTypes.map((type) => [
          type,
          async (data: unknown, event: CloudEvent) => {
            for (const notice of await noticesOf(data, event)) if (notice.mail) await tell(notice, event)();
          },
        ]),
      ),
      [userEvents.registered.type]: confirmation,
      [userEvents.confirmationRequested.type]: confirmation,
      [userEvents.pinRequested.type]: pin,
      [userEvents.passwordChanged.type]: changed,
      ...emailChangeMessages({ users, secrets, mail, origin }),
      ...newDeviceMessage({ users, mail, origin }),
      ...farewellMessage({ users, mail, origin }),
      ...secondFactorMessages({ users, mail, origin }),
    },
  });
};
