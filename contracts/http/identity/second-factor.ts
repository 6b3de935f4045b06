import { z } from 'zod';
import { instant } from '../../values.ts';
import { operation, operations } from '../operation.ts';
import { password } from './account.ts';

/** A code from the app (six digits) or a recovery code; spaces and hyphens in it don't count. */
const code = z.string().trim().min(1, 'Enter the code.').max(40);

/** How somebody who gave a right password may go on. */
export const secondFactorMethod = z.enum(['app', 'recovery-code']);

/** What comes with `SecondFactorRequired` at a sign-in. */
export const signInChallenge = z
  .object({
    methods: z.array(secondFactorMethod),
    expires_at: instant,
    /** In token mode alone: sent back with the code. A browser has it as a cookie that its pages can’t read. */
    token: z.string().nullable(),
  })
  .meta({ id: 'SignInChallenge' });
export type SignInChallenge = z.infer<typeof signInChallenge>;

export const secondFactor = z
  .object({
    /** Staff can do nothing else until it is set up. */
    required: z.boolean(),
    /** The app that makes the codes; null: two-step sign-in is off. */
    app: z.object({ since: instant }).nullable(),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'SecondFactor' });

const recoveryCodes = z
  .object({
    /** Shown this once: nobody can read them again. */
    recovery_codes: z.array(z.string()),
  })
  .meta({ id: 'RecoveryCodes' });

const again = z.strictObject({ password, code }).meta({ id: 'PasswordAndCode' });

/** A person’s own second factor. */
export const secondFactorOperations = operations({
  getSecondFactor: operation({
    summary: 'The own two-step sign-in',
    method: 'GET',
    path: '/me/second-factor',
    access: 'member',
    reply: secondFactor,
  }),
  beginSecondFactor: operation({
    summary: 'Begins to set up an app: a new secret, kept for 15 minutes until a code confirms it',
    method: 'POST',
    path: '/me/second-factor',
    access: 'member',
    fresh: true,
    secret: true,
    reply: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://…`, for apps on the same device. */
      uri: z.string(),
      /** The same as a picture for a camera: a PNG as a data URL. */
      qr: z.string(),
      /** How wide and high the picture is to be shown, in CSS pixels. */
      qr_size: z.int(),
      expires_at: instant,
    }),
    errors: ['StaleVersion', 'TooManyRequests'],
  }),
  confirmSecondFactor: operation({
    summary: 'Switches two-step sign-in on with a first code; other sessions end',
    method: 'POST',
    path: '/me/second-factor/confirm',
    access: 'member',
    fresh: true,
    secret: true,
    body: z.strictObject({ code }),
    reply: recoveryCodes,
    errors: ['InvalidSecondFactorCode', 'StaleVersion', 'TooManyRequests'],
  }),
  renewRecoveryCodes: operation({
    summary: 'Ten new recovery codes; those before don’t work any more',
    method: 'POST',
    path: '/me/second-factor/recovery-codes',
    access: 'member',
    secret: true,
    body: again,
    reply: recoveryCodes,
    errors: ['InvalidAuthenticationException', 'InvalidSecondFactorCode', 'NotFound', 'TooManyRequests'],
  }),
  switchOffSecondFactor: operation({
    summary: 'Switches two-step sign-in off; other sessions end',
    method: 'POST',
    path: '/me/second-factor/off',
    access: 'member',
    body: again,
    errors: ['InvalidAuthenticationException', 'InvalidSecondFactorCode', 'NotFound', 'TooManyRequests'],
  }),
});
