import { type PublicUser, userEvents } from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Mail } from '@touchline/platform/mail';
import type { Secrets } from '../user/secrets.ts';
import type { Users } from '../user/user.repository.ts';
import { renderEmail } from './rendered-email.ts';

interface Given {
  readonly users: Users;
  readonly secrets: Secrets;
  readonly mail: Mail;
  readonly origin: string;
}

interface Changed {
  readonly user: PublicUser;
  readonly happened?: { readonly before: string; readonly after: string };
}

/** The messages of a change of address: the code to the new one, and a way back to the one before. */
export const emailChangeMessages = ({ users, secrets, mail, origin }: Given) => {
  const code = async ({ user }: Changed, event: CloudEvent): Promise<void> => {
    const kept = await users.find(user.user_id);
    // Cancelled meanwhile, or asked for again: the newest mail is the one that counts.
    if (!kept?.email_change) return;
    await mail.send(
      renderEmail({
        to: kept.email_change.email,
        subject: 'Your code for a new email address',
        greeting: 'Hello,',
        figure: secrets.emailCode(kept.user_id, kept.email_change),
        lines: [
          'Type this code in your Touchline account, where you asked for it. It works once, for 30 minutes.',
          'If you did not ask for it, you can leave this mail alone: without the code nothing changes.',
        ],
        idempotencyKey: event.id,
      }),
    );
  };
  const changed = async ({ user, happened }: Changed, event: CloudEvent): Promise<void> => {
    const kept = await users.find(user.user_id);
    const left = kept?.left_addresses.findLast(({ email }) => email === happened?.before);
    // Put back meanwhile, or never confirmed: then it may be a stranger's, who hears nothing.
    if (!kept || !left) return;
    await mail.send(
      renderEmail({
        to: left.email,
        subject: 'Your email address was changed',
        greeting: `Hello ${kept.name},`,
        lines: [
          'Your Touchline account has a new email address. From now on you sign in with that one, and mail goes there.',
          'If that was not you, undo it with this link. It works once, for 7 days: this address counts again, everybody is signed out, and you set a new password.',
        ],
        action: {
          label: 'Undo the change',
          url: `${origin}/undo-email-change?token=${secrets.undoToken(kept.user_id, left)}`,
        },
        idempotencyKey: event.id,
      }),
    );
  };
  const undone = async ({ user }: Changed, event: CloudEvent): Promise<void> => {
    await mail.send(
      renderEmail({
        to: user.email,
        subject: 'Set a new password',
        greeting: `Hello ${user.name},`,
        lines: [
          'Your account has this email address again, and everybody was signed out.',
          'The password does not work any more. Set a new one, then sign in.',
        ],
        action: { label: 'Set a new password', url: `${origin}/forgot-password` },
        idempotencyKey: event.id,
      }),
    );
  };
  return {
    [userEvents.emailChangeRequested.type]: code,
    [userEvents.emailChanged.type]: changed,
    [userEvents.emailChangeUndone.type]: undone,
  };
};
