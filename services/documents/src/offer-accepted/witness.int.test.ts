import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentsHarness, documentsHarness, type Known } from '../documents.harness.fixtures.ts';

let made: DocumentsHarness;
let beatriz: Known;
beforeAll(async () => {
  made = await documentsHarness();
  beatriz = await made.known('agent', 'Beatriz Falcão');
});
afterAll(() => made.harness.close());

const rolesOf = ({ signers }: { signers: readonly { role: string; name: string }[] }) =>
  signers.map(({ role, name }) => `${role}: ${name}`);
const twoSign = ['player: Davi Adeyinka', 'club-representative: Saskia Verhulst'];

describe('the agent of a player', () => {
  it('signs as a witness after the player and before the club, also after the mandate has ended, and can’t decline', async () => {
    const { player, club, id } = await made.accepted(undefined, (davi) => made.mandate(beatriz, davi));
    const { sha256, signers } = await made.reaches(player, id, 'available');
    expect(rolesOf({ signers })).toEqual([twoSign[0], 'agent: Beatriz Falcão', twoSign[1]]);
    expect((await made.sign(beatriz, id, sha256)).error).toBe('NotYourTurnToSign');
    expect((await made.sign(player, id, sha256)).status).toBe(200);
    expect((await made.sign(club, id, sha256)).error).toBe('NotYourTurnToSign');
    await made.mandate(beatriz, player, { status: 'ended', until: '2026-11-18' });
    const refusal = { params: { document_id: id }, body: { reason: 'I don’t like it.' } };
    expect((await made.client.call(beatriz.actor, 'declineDocument', refusal)).error).toBe('AccessDeniedException');
    expect((await made.get(beatriz, 'getDocument', id)).data).toMatchObject({ your_turn: true });
    expect((await made.sign(beatriz, id, sha256)).status).toBe(200);
    expect((await made.sign(club, id, sha256)).status).toBe(200);
    await made.reaches(beatriz, id, 'completed');
  });
  it.each([
    ['has ended', { status: 'ended' as const }],
    ['waits for the player’s yes', { status: 'pending' as const }],
    ['is over by its days', { until: '2026-11-18' }],
    ['begins later', { starts_on: '2026-11-20' }],
  ])('signs nothing where the mandate %s', async (_, changes) => {
    const { player, id } = await made.accepted(undefined, (davi) => made.mandate(beatriz, davi, changes));
    expect(rolesOf(await made.reaches(player, id, 'available'))).toEqual(twoSign);
  });
  it('isn’t waited for where he isn’t in the market', async () => {
    const leaver = await made.known('agent', 'Leaver');
    await made.suspend(leaver);
    const { player, id } = await made.accepted(undefined, (davi) => made.mandate(leaver, davi));
    expect(rolesOf(await made.reaches(player, id, 'available'))).toEqual(twoSign);
  });
});
