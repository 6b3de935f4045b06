import { createPrivateKey, createPublicKey } from 'node:crypto';
import { parseEnv } from 'node:util';
import { expect, it } from '@jest/globals';
import { pem } from '../../platform/runtime/adapters.environment.ts';
import { environmentFiles, keysOf, makeKeys } from './keys.ts';
import { parts } from './parts.ts';

/** As `kubectl create secret --from-env-file` reads: everything behind the first `=`, quotes and all. */
const literally = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

it('the files of keys say the same to Node, Compose and kubectl, and every key can be read', async () => {
  const files = environmentFiles(await makeKeys(new Date()));
  expect([...files.keys()]).toEqual(parts.filter((part) => keysOf[part].length > 0).map((part) => `${part}.env`));
  for (const text of files.values()) {
    const values = literally(text);
    expect(parseEnv(text)).toEqual(values);
    for (const [name, value] of Object.entries(values)) {
      expect(value).not.toMatch(/["'#$]/);
      if (name.endsWith('PRIVATE_KEY')) createPrivateKey(pem.parse(value));
      else if (name.endsWith('PUBLIC_KEY')) createPublicKey(pem.parse(value));
      else if (!name.startsWith('SEALING')) expect(value).toMatch(/^[0-9a-f]{64}$/);
    }
  }
});

it('a key with quotes around it is named as such at the start, not at the first use', async () => {
  const { ACTOR_PUBLIC_KEY: key } = await makeKeys(new Date());
  expect(pem.safeParse(`"${key.replaceAll('\n', '\\n')}"`).success).toBe(false);
  expect(pem.safeParse(key.replaceAll('\n', '\\n')).success).toBe(true);
  expect(pem.safeParse(`${key}${key}`).success).toBe(true);
});
