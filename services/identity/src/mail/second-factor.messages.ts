import { type PublicUser, userEvents } from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Mail } from '@touchline/platform/mail';
import type { Users } from '../user/user.repository.ts';
import { renderEmail } from './rendered-email.ts';

interface Given {
  readonly users: Users;
  readonly mail: Mail;
  readonly origin: string;
}

interface Told {
  readonly user: PublicUser;
  readonly happened?:
    | {
        readonly left?: number | undefined;
        readonly tries?: number | undefined;
        readonly name?: string | undefined;
      }
    | undefined;
}

const notYou = 'If that was not you, change your password at once: that signs everybody else out.';

/** Everything that happens to a second factor is told to the address of its account. */
export const secondFactorMessages = ({ users, mail, origin }: Given) => {
  const tell =
    (subject: string, linesOf: (told: NonNullable<Told['happened']>) => readonly string[]) =>
    async ({ user, happened = {} }: Told, event: CloudEvent): Promise<void> => {
      // Whoever has closed the account gets no more mail.
      if (!(await users.find(user.user_id))) return;
      await mail.send(
        renderEmail({
          to: user.email,
          subject,
          greeting: `Hello ${user.name},`,
          lines: [...linesOf(happened)],
          action: { label: 'Open your account', url: `${origin}${user.is_admin ? '/admin/profile' : '/profile/user'}` },
          idempotencyKey: event.id,
        }),
      );
    };
  return {
    [userEvents.secondFactorSwitchedOn.type]: tell('Two-step sign-in is on', () => [
      'From now on you sign in with your password and a code from your app. You were signed out on other devices.',
      'Keep your recovery codes where you find them without your phone.',
      notYou,
    ]),
    [userEvents.secondFactorSwitchedOff.type]: tell('Two-step sign-in is off', () => [
      'Your password alone is enough to sign in now. You were signed out on other devices.',
      notYou,
    ]),
    [userEvents.secondFactorRemovalAsked.type]: tell('Your two-step sign-in may be taken away', () => [
      'Our staff were told that you lost your second step. Once a second member of staff agrees, your password alone is enough to sign in.',
      'If that was not you, sign in with a code from your app: that stops it. Then change your password.',
    ]),
    [userEvents.secondFactorRemoved.type]: tell('Your two-step sign-in was taken away', () => [
      'Two members of our staff took it away, because it was lost. You were signed out everywhere, and your password alone is enough to sign in now.',
      'Set it up again with your new phone.',
      'If you did not ask for this, change your password at once.',
    ]),
    [userEvents.passkeyAdded.type]: tell('A passkey was added', ({ name = '' }) => [
      `You can sign in with the passkey “${name}” now, without your password.`,
      notYou,
    ]),
    [userEvents.passkeyRemoved.type]: tell('A passkey was removed', ({ name = '' }) => [
      `The passkey “${name}” does not sign anybody in any more.`,
      notYou,
    ]),
    [userEvents.recoveryCodeUsed.type]: tell('A recovery code was used', ({ left = 0 }) => [
      'Somebody used one of your recovery codes. It does not work again.',
      left === 0
        ? 'That was your last one. Make new ones in your account.'
        : `You have ${left} left.${left <= 3 ? ' Make new ones in your account.' : ''}`,
      notYou,
    ]),
    [userEvents.recoveryCodesRenewed.type]: tell('You have new recovery codes', () => [
      'Ten new recovery codes were made. Those from before do not work any more.',
      notYou,
    ]),
    [userEvents.wrongCodesTyped.type]: tell('Wrong codes at your sign-in', ({ tries = 0 }) => [
      `Somebody entered your right password and then a wrong code, ${tries} times in a row. Nobody got in with them.`,
      'If that was not you, your password is known to somebody: change it now.',
    ]),
  };
};
