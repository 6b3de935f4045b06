import { hash, verify } from '@node-rs/argon2';
import { invalid } from '@touchline/platform/domain';

/** Argon2id, 19 MiB, 2 passes: OWASP's first choice. A raised number here re-hashes at the next sign-in. */
const argon2id = 2;
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long for an account that isn't there (`undefined`) as for one that is. */
  readonly verify: (stored: string | undefined, password: string) => Promise<boolean>;
  readonly outdated: (stored: string) => boolean;
  /** Refuses what stands in the offline list of breached passwords, and what repeats the person or the product. */
  readonly judge: (password: string, context: { readonly email: string; readonly name: string }) => Promise<void>;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The words that belong to this account: a password made of one of them and a few more characters is guessed first. */
const contextWords = ({ email, name }: { email: string; name: string }): readonly string[] =>
  ['touchline', email.split('@')[0] ?? '', ...email.toLowerCase().split(/[@.]/), ...name.toLowerCase().split(/\s+/)]
    .map(plain)
    .filter((w) => w.length >= 4);

/** Fewer different characters than this are one key held down. */
const fewestCharacters = 5;

let breached: Promise<ReadonlySet<string>> | undefined;
const breachedList = (): Promise<ReadonlySet<string>> => {
  breached ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set((dictionary['passwords-common'] as readonly string[]).map((p) => p.toLowerCase())),
  );
  return breached;
};

export const createPasswords = (): Passwords => {
  const nobody = hash('the password of nobody', parameters);
  return {
    hash: (password) => hash(password, parameters),
    verify: async (stored, password) => {
      const matches = await verify(stored ?? (await nobody), password);
      return stored !== undefined && matches;
    },
    outdated: (stored) =>
      !stored.startsWith('$argon2id$') || !stored.includes(`m=${parameters.memoryCost},t=${parameters.timeCost},`),
    judge: async (password, context) => {
      if (new Set(password).size < fewestCharacters)
        throw invalid({ path: 'password', message: `Use at least ${fewestCharacters} different characters.` });
      const bare = plain(password);
      // Digits and signs around a listed word add next to nothing ("Password2026!").
      const core = bare.replace(/^\p{N}+|\p{N}+$/gu, '');
      const list = await breachedList();
      if (list.has(password.toLowerCase()) || list.has(bare) || (core.length < 10 && core.length > 3 && list.has(core)))
        throw invalid({ path: 'password', message: 'This password is known from data breaches. Choose another.' });
      if (contextWords(context).some((word) => bare.includes(word) && bare.length - word.length < 6))
        throw invalid({
          path: 'password',
          message: 'Your name, your address or the product’s name is too easy to guess.',
        });
    },
  };
};
