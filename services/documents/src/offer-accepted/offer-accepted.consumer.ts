import { documentEvents, offerEvents, type PublicDocument, type PublicOffer } from '@touchline/contracts/events';
import type { Actors } from '@touchline/infra/actors';
import { type ConsumerDependencies, consumer } from '@touchline/infra/aggregate';
import type { CloudEvent, Subscription } from '@touchline/infra/bus';
import { derivedId } from '@touchline/infra/domain';
import type { Files } from '@touchline/infra/files';
import { renderContract } from '../contract-pdf/render-contract.ts';
import { sha256 } from '../document/canonical.ts';
import type { Documents } from '../document/documents.ts';
import type { Signatory } from '../document/state.ts';

interface Given {
  readonly documents: Documents;
  readonly actors: Actors;
  readonly files: Files;
  readonly clock: () => Date;
  readonly deps: ConsumerDependencies;
}

/** From an accepted offer to a contract that its signers can read: the draft first, then its file, then their turn. */
export interface Contracts {
  readonly subscription: Subscription;
  /** Makes the file of a draft and hands it to its signers. Doing it again changes nothing: the bytes are the same. */
  readonly prepare: (documentId: string) => Promise<void>;
  /** Drafts that a crash has left without their file; answers how many. */
  readonly sweep: () => Promise<number>;
}

/** A draft this old has been left behind, in ms. */
const leftBehindMs = 5000;

export const createContracts = ({ documents, actors, files, clock, deps }: Given): Contracts => {
  const emailOf = async (profileId: string): Promise<string> => {
    const email = (await actors.find(profileId))?.user?.email;
    // Identity's word on this person is still on its way: the event comes again.
    if (!email) throw new Error(`nothing is known of the person behind ${profileId} yet`);
    return email;
  };

  const draft = async ({ offer }: { offer: PublicOffer }, event: CloudEvent): Promise<void> => {
    const round = offer.rounds.at(-1);
    if (!round) throw new Error(`offer ${offer.offer_id} was accepted without a round`);
    const { player, acting_representative: representative, club_team } = offer;
    const signers: Signatory[] = [
      {
        profile: player.profile_id,
        user: player.user_id,
        name: player.name,
        email: await emailOf(player.profile_id),
        role: 'player',
      },
      {
        profile: representative.profile_id,
        user: representative.user_id,
        name: representative.name,
        email: await emailOf(representative.profile_id),
        role: 'club-representative',
      },
    ];
    await documents.act(
      derivedId('doc', offer.offer_id),
      {
        type: 'DraftContract',
        documentId: derivedId('doc', offer.offer_id),
        title: `Player contract: ${player.name} and ${club_team.club_name}`,
        author: { profile: representative.profile_id, user: representative.user_id, name: representative.name },
        contract: {
          offerId: offer.offer_id,
          round: round.number,
          clubTeam: club_team,
          player: {
            profile: player.profile_id,
            user: player.user_id,
            name: player.name,
            nickname: player.nickname,
            dateOfBirth: player.date_of_birth,
          },
          terms: round.terms,
          termsDigest: round.digest,
        },
        signers,
        at: event.time,
      },
      { creates: true },
    );
  };

  const prepare = async (documentId: string): Promise<void> => {
    const document = await documents.find(documentId);
    if (document?.status !== 'draft' || !document.contract) return;
    const { contract } = document;
    if (!document.file) {
      const signers = await Promise.all(
        document.signers.map(async ({ name, role, profile }) => ({
          name,
          role,
          capacity: (await actors.find(profile))?.profile.representative?.position ?? null,
        })),
      );
      const bytes = await renderContract({
        documentId,
        at: document.draftedAt,
        club: {
          name: contract.clubTeam.club_name,
          teamName: contract.clubTeam.team_name,
          country: contract.clubTeam.country,
        },
        player: { name: contract.player.name, dateOfBirth: contract.player.dateOfBirth },
        signers,
        offer: { id: contract.offerId, round: contract.round },
        terms: contract.terms,
        termsDigest: contract.termsDigest,
      });
      const digest = sha256(bytes);
      const key = `documents/${documentId}/${digest}.pdf`;
      await files.put(key, bytes, { contentType: 'application/pdf' });
      await documents.act(documentId, {
        type: 'AttachFile',
        file: { key, sha256: digest, size: bytes.byteLength },
        at: clock().toISOString(),
      });
    }
    await documents.act(documentId, { type: 'MakeAvailable', at: clock().toISOString() });
  };

  return {
    prepare,
    subscription: consumer(deps, {
      group: 'documents.contracts',
      topics: ['touchline.offer', 'touchline.document'],
      from: 'end',
      on: {
        [offerEvents.accepted.type]: draft,
        [documentEvents.drafted.type]: ({ document }: { document: PublicDocument }) => prepare(document.document_id),
      },
    }),
    sweep: async () => {
      const before = new Date(clock().getTime() - leftBehindMs).toISOString();
      const left = await documents.inStatus('draft', { 'state.draftedAt': { $lt: before } });
      for (const id of left) await prepare(id);
      return left.length;
    },
  };
};
