import { expect } from '@jest/globals';
import { eventually } from '@touchline/quality/testkit';
import type { Existing } from '../document/state.ts';
import type { DocumentsHarness, Known } from '../documents.harness.fixtures.ts';

/** A contract from its signatures to its seal, and what lies in the store on the way. */
export interface SealedStory {
  /** A contract that both have signed. */
  readonly signed: () => Promise<{ readonly player: Known; readonly club: Known; readonly id: string }>;
  /** What lies in the store of a document beside its original, by the ends of the names. */
  readonly keptOf: (id: string) => Promise<readonly string[]>;
  readonly onlyPapersStay: (id: string) => Promise<void>;
  /** Waits until it is told why it couldn't be sealed. */
  readonly failed: (id: string, cause: string) => Promise<void>;
  /** The sweep after the longest pause. */
  readonly swept: (id: string) => Promise<Existing>;
}

export const sealedStory = (made: DocumentsHarness): SealedStory => {
  const keptOf: SealedStory['keptOf'] = async (id) => {
    const found: string[] = [];
    for await (const { key } of made.harness.files.list())
      if (key.startsWith(`documents/${id}/`)) found.push(key.slice(key.indexOf('.') + 1));
    return found.filter((end) => end !== 'pdf').sort();
  };
  return {
    signed: async () => {
      const { player, club, id } = await made.accepted();
      const { sha256 } = await made.reaches(player, id, 'available');
      await made.sign(player, id, sha256);
      await made.sign(club, id, sha256);
      return { player, club, id };
    },
    keptOf,
    onlyPapersStay: (id) =>
      eventually(async () => expect(await keptOf(id)).toEqual(['certificate.pdf', 'sealed.pdf']), 'only papers stay'),
    failed: (id, cause) =>
      eventually(async () => {
        const document = await made.stored(id);
        expect(document).toMatchObject({ status: 'fully-signed', sealing: { cause } });
      }, `it is told that ${cause}`),
    swept: async (id) => {
      made.harness.travel(11 * 60_000);
      await made.client.service.sweeps.find(({ name }) => name === 'seals to try again')?.run();
      return made.stored(id);
    },
  };
};
