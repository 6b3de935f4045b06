import { latestMandateEnd } from '@touchline/contracts/policies/mandates';
import type { Arrived } from '../../api-client/arrivals.ts';

/** An agent who represents one player, and has asked another one; `today` is a calendar date. */
export const tellMandates = async (
  agent: Arrived,
  represented: Arrived,
  asked: Arrived,
  today: string,
): Promise<void> => {
  const term = { exclusive: true, starts_on: today, ends_on: latestMandateEnd(today) };
  // Who has just come aboard reaches the market a moment later.
  for (const { client } of [agent, represented, asked]) await client.until('/mandates', () => true);
  const { id } = await agent.client.send('POST', '/mandates', {
    ...{ ...term, player_id: represented.profile_id },
    message: 'I know three clubs who look for your profile. Let’s talk to them together.',
  });
  await represented.client.send('POST', `/mandates/${id}/confirm`, {});
  await agent.client.send('POST', '/mandates', {
    ...{ ...term, player_id: asked.profile_id },
    message: 'I saw you twice this autumn. You are ready for the next step.',
  });
};
