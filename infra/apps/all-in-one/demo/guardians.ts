import { setTimeout as wait } from 'node:timers/promises';
import type { Arrived } from '../../api-client/arrivals.ts';
import { programClient } from '../../api-client/caller.ts';
import type { AllInOne } from '../all-in-one.ts';
import type { DemoPlayer } from './people.ts';

const patienceMs = 180_000;

/** The newest link to this guardian, as it lies in the demo's mailbox. */
const linkTo = async ({ adapters }: AllInOne, email: string): Promise<string> => {
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const messages = (await adapters.mailbox?.list({ to: email, limit: 5 })) ?? [];
    const token = messages.map(({ text }) => /\/guardian-consent#(\S+)/.exec(text)?.[1]).find(Boolean);
    if (token) return token;
    await wait(30);
  }
  throw new Error(`no link came for ${email}`);
};

/** The guardian of a player under 18 opens the link in the mail and agrees, as a guest does. */
export const consent = async (
  product: AllInOne,
  { guardian }: Pick<DemoPlayer, 'guardian'>,
  { client: player }: Arrived,
): Promise<void> => {
  if (!guardian) return;
  const client = programClient({ address: product.address });
  const answer = { answer: 'give', name: guardian.name, date_of_birth: '1984-09-12' };
  const headers = { 'touchline-link': await linkTo(product, guardian.email) };
  const { status, error } = await client.send('POST', '/guardian-consent/answer', answer, headers);
  if (status !== 200) throw new Error(`the guardian ${guardian.email} was refused: ${error}`);
  // Staff verify once the profile has heard of it.
  await player.until('/profile', (own) => own.player.guardian_consent?.status === 'given');
};
