import { createHash, randomBytes } from 'node:crypto';
import { isUnavailable, Rejected } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import type { Passkey } from '../user/state.ts';

/** Passkeys (WebAuthn): what a device is asked, and whether what it answers is true. Each challenge is kept, and counts once. */
export interface Passkeys {
  /** Asks a device to make a passkey. @returns JSON for the browser. */
  readonly askToMake: (
    user: { readonly user_id: string; readonly email: string; readonly name: string },
    passkeys: readonly Passkey[],
    now: Date,
  ) => Promise<string>;
  /** @throws Rejected `InvalidPasskey` */
  readonly made: (
    userId: string,
    response: string,
    now: Date,
  ) => Promise<Pick<Passkey, 'credential_id' | 'public_key' | 'counter'>>;
  /** Asks whoever it is to sign in. @returns JSON for the browser. */
  readonly askToSignIn: (now: Date) => Promise<string>;
  /** Whose passkey an answer names; nobody's word yet. @throws Rejected `InvalidPasskey` */
  readonly claimed: (response: string) => { readonly userId: string; readonly credentialId: string };
  /** @returns the counter of the device. @throws Rejected `InvalidPasskey` */
  readonly shown: (passkey: Passkey, response: string, now: Date) => Promise<number>;
  readonly purge: (now: Date) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface KeptChallenge {
  /** SHA-256 of what it is for and the challenge. */
  readonly _id: string;
  readonly expires_at: Date;
}

/** It takes a moment to load, and many a process never needs it. */
const webauthn = () => import('@simplewebauthn/server');

const challengeMs = 5 * 60_000;
const signIn = 'sign-in';

/** `origin`: the address of the site; its host is whom passkeys are made for. */
export const createPasskeys = (connection: Connection, origin: string): Passkeys => {
  const challenges = connection.collection<KeptChallenge>('passkey_challenges');
  const rpID = origin === '' ? '' : new URL(origin).hostname;
  const idOf = (purpose: string, challenge: string) =>
    createHash('sha256').update(`${purpose}\u0000${challenge}`).digest('base64url');
  const issue = async (purpose: string, now: Date) => {
    const bytes = new Uint8Array(randomBytes(32));
    const _id = idOf(purpose, Buffer.from(bytes).toString('base64url'));
    await challenges.insertOne({ _id, expires_at: new Date(now.getTime() + challengeMs) });
    return bytes;
  };
  const uses = (purpose: string, now: Date) => async (challenge: string) =>
    (await challenges.deleteOne({ _id: idOf(purpose, challenge), expires_at: { $gt: now } })).deletedCount === 1;
  /** What isn't of the form, isn't for this site or isn't signed by the passkey: one refusal for all. */
  const judged = async <T>(judge: () => Promise<T | undefined>): Promise<T> => {
    const result = await judge().catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
      return undefined;
    });
    if (result === undefined) throw new Rejected('InvalidPasskey');
    return result;
  };
  return {
    askToMake: async ({ user_id, email, name }, passkeys, now) =>
      JSON.stringify(
        await (await webauthn()).generateRegistrationOptions({
          ...{ rpName: 'Touchline', rpID, userName: email, userDisplayName: name },
          userID: new Uint8Array(Buffer.from(user_id)),
          challenge: await issue(`make ${user_id}`, now),
          attestationType: 'none',
          excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
      ),
    made: (userId, response, now) =>
      judged(async () => {
        const { verified, registrationInfo } = await (await webauthn()).verifyRegistrationResponse({
          response: JSON.parse(response),
          expectedChallenge: uses(`make ${userId}`, now),
          ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
        });
        if (!verified) return undefined;
        const { id, publicKey, counter } = registrationInfo.credential;
        return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
      }),
    askToSignIn: async (now) =>
      JSON.stringify(
        await (await webauthn()).generateAuthenticationOptions({
          ...{ rpID, userVerification: 'required' },
          challenge: await issue(signIn, now),
        }),
      ),
    claimed: (response) => {
      try {
        const { id, response: given } = JSON.parse(response);
        const userId = Buffer.from(String(given.userHandle), 'base64url').toString();
        if (/^usr_[0-9a-z]{1,60}$/.test(userId)) return { userId, credentialId: String(id) };
      } catch {
        // What isn't of the form is none of ours.
      }
      throw new Rejected('InvalidPasskey');
    },
    shown: ({ credential_id: id, public_key, counter }, response, now) =>
      judged(async () => {
        const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
          response: JSON.parse(response),
          expectedChallenge: uses(signIn, now),
          ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
          credential: { id, counter, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')) },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      }),
    purge: async (now) => {
      await challenges.deleteMany({ expires_at: { $lte: now } });
    },
    start: async () => {
      await challenges.createIndex({ expires_at: 1 });
    },
    stop: async () => {},
  };
};
