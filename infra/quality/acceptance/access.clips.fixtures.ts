import { mp4 } from '../testkit/clips.ts';
import type { AccessFixture } from './access.fixtures.ts';
import { done, type Person } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';

/** Highlights of Davi's, and of somebody new. */

const adding = 'title=A%20goal';

const newClip = async ({ client }: Person): Promise<string> => {
  const { player } = await done(client.upload(`/profile/clips?${adding}`, mp4(), 'goal.mp4', {}, 'POST'));
  return player.highlights.at(-1).id;
};

/** A clip of Davi's that has its picture; sent once for all who ask for it. */
const clipOf = async ({ who: { davi }, photo }: AccessFixture): Promise<string> => {
  const { player } = await done(davi.client.send('GET', '/profile'));
  const known = player.highlights.find(({ poster }: { readonly poster: string | null }) => poster);
  if (known) return known.id;
  const id = await newClip(davi);
  await done(davi.client.upload(`/profile/highlights/${id}/poster`, photo, 'frame.png'));
  return id;
};
const ofDavi: Ask = async ({ fixture }) => ({
  params: { profile_id: fixture.who.davi.profile?.id ?? '', highlight_id: await clipOf(fixture) },
});

export const clipRequests: Readonly<Record<string, Ask>> = {
  addClip: () => ({ query: adding, bytes: mp4() }),
  setPoster: ({ fixture }) => ({ params: { highlight_id: 'hlt_none' }, bytes: fixture.photo }),
  getClip: ofDavi,
  getPoster: ofDavi,
};

/** What is done once, prepared anew. */
export const clipsPrepared: Readonly<Record<string, Prepare>> = {
  setPoster: async (_, fixture) => {
    const who = await fixture.people.registered('player', false);
    return { client: who.client, asked: { params: { highlight_id: await newClip(who) }, bytes: fixture.photo } };
  },
  moveHighlight: async (_, fixture) => {
    const who = await fixture.people.registered('player', false);
    const first = await newClip(who);
    await newClip(who);
    return { client: who.client, asked: { params: { highlight_id: first }, body: { place: 2 } } };
  },
};
