import { z } from 'zod';
import { heading } from '../../names.ts';
import { id, instant } from '../../values.ts';
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
    passkeys: z.array(z.object({ id, name: z.string(), created_at: instant, used_at: instant.nullable() })),
  })
  .meta({ id: 'SecondFactor' });

const recoveryCodes = z
  .object({
    /** Shown this once: nobody can read them again. */
    recovery_codes: z.array(z.string()),
  })
  .meta({ id: 'RecoveryCodes' });

/** What a device answered, as the browser gives it: JSON. */
const response = z.string().min(2).max(16_000);
/** What a device is asked, as the browser takes it: JSON. */
const options = z.object({ options: z.string() }).meta({ id: 'PasskeyOptions' });

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
  beginPasskey: operation({
    summary: 'Asks this device to make a passkey: a challenge for 5 minutes',
    method: 'POST',
    path: '/me/passkeys/options',
    access: 'member',
    fresh: true,
    secret: true,
    reply: options,
    errors: ['NotFound', 'TooManyRequests'],
  }),
  addPasskey: operation({
    summary: 'Keeps the passkey that a device made, beside the app',
    method: 'POST',
    path: '/me/passkeys',
    access: 'member',
    fresh: true,
    body: z.strictObject({ name: heading, response }),
    errors: ['InvalidPasskey', 'NotFound'],
  }),
  removePasskey: operation({
    summary: 'Removes one of the own passkeys',
    method: 'DELETE',
    path: '/me/passkeys/:passkey_id',
    access: 'member',
    fresh: true,
    params: z.strictObject({ passkey_id: id }),
    errors: ['NotFound'],
  }),
  beginPasskeySignIn: operation({
    summary: 'Asks a device for one of its passkeys: a challenge for 5 minutes, the same for everybody',
    method: 'POST',
    path: '/login/passkey/options',
    access: 'guest',
    secret: true,
    reply: options,
    errors: ['TooManyRequests'],
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
