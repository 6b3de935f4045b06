import { documentEvents, offerEvents, type PublicDocument, type PublicOffer } from '@touchline/contracts/events';
import { blockedFromMarket } from '@touchline/contracts/policies/eligibility';
import { ageOn } from '@touchline/contracts/values';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  createDueSweep,
  type Sweep,
} from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import { derivedId, sha256 } from '@touchline/platform/domain';
import type { Files } from '@touchline/platform/files';
import type { Participants } from '@touchline/platform/participants';
import type { Representations } from '@touchline/platform/representations';
import type { Connection } from 'mongoose';
import type { ContractInput } from '../contract-pdf/contract-input.ts';
import { fill } from '../contract-pdf/fill.ts';
import { renderContract } from '../contract-pdf/render-contract.ts';
import type { WordingId, Wordings } from '../contract-pdf/wordings.ts';
import type { DocumentRepository } from '../document/document.repository.ts';
import { guardianOf, isParty, type Signatory } from '../document/state.ts';
import { type GuardianConsents, verdictOn, voidingFor } from '../guardian-consents/guardian-consents.ts';

interface Given {
  readonly connection: Connection;
  readonly documents: DocumentRepository;
  readonly participants: Participants;
  readonly representations: Pick<Representations, 'agentsOf'>;
  readonly consents: Pick<GuardianConsents, 'of'>;
  readonly files: Files;
  readonly wordings: Wordings;
  readonly clock: () => Date;
  readonly deps: ConsumerDependencies;
}

/** From an accepted offer to a contract that its signers can read: the draft first, then its file, then their turn. */
export interface Contracts {
  readonly subscription: Consumer;
  /** Of the offers whose acceptance has made a draft: a list of documents waits for it. */
  readonly checkpoints: Checkpoints;
  /** Makes the file of a draft and hands it to its signers. Doing it again changes nothing: the bytes are the same. */
  readonly prepare: (documentId: string) => Promise<void>;
  /** For drafts that a crash has left without their file. */
  readonly sweep: Sweep;
}

/** A draft this old has been left behind, in ms. */
const leftBehindMs = 5000;
const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

export const createContracts = ({
  connection,
  documents,
  participants,
  representations,
  consents,
  files,
  wordings,
  clock,
  deps,
}: Given): Contracts => {
  const checkpoints = createCheckpoints(connection, ['off'], 'contracts');
  const emailOf = async (profileId: string): Promise<string> => {
    const email = (await participants.find(profileId))?.user?.email;
    // Identity's word on this person is still on its way: the event comes again.
    if (email === undefined) throw new Error(`nothing is known of the person behind ${profileId} yet`);
    return email;
  };

  /**
   * Who represents the player on the day of the acceptance signs as a witness. Whoever is no longer in good standing can't
   * sign, and isn't waited for.
   */
  const witnesses = async (playerId: string, day: string): Promise<readonly Signatory[]> => {
    const represented = await representations.agentsOf(playerId, day);
    const signing = await Promise.all(
      represented.map(async ({ agent: { profile_id, user_id, name } }): Promise<readonly Signatory[]> => {
        const known = await participants.find(profile_id);
        if (!known || blockedFromMarket(known, day)) return [];
        return [{ profile_id, user_id, name, email: known.user?.email ?? '', role: 'agent' }];
      }),
    );
    return signing.flat();
  };

  /**
   * The guardian of a player who is under 18 on the day of the acceptance. Nobody where the consent isn't in force: the
   * contract is then void from its beginning.
   */
  const guardian = async (player: PublicOffer['player'], accepted: string): Promise<readonly Signatory[]> => {
    if (ageOn(player.date_of_birth, accepted.slice(0, 10)) >= 18) return [];
    const consent = await consents.of(player.profile_id);
    const verdict = verdictOn(consent, accepted);
    // A minor's offer is accepted under a consent that offers knew of: the event that tells of it is still on its way.
    if (verdict === 'unknown') throw new Error(`nothing is known of a guardian's consent for ${player.profile_id} yet`);
    if (verdict === 'missing' || !consent) return [];
    const { guardian_consent_id, name, email, changed_at } = consent;
    const ids = { profile_id: guardian_consent_id, user_id: guardian_consent_id };
    return [{ ...ids, name, email, role: 'guardian', guest: { email, consented_at: changed_at } }];
  };

  /** Decided once: of a draft that is there already the same event changes nothing. */
  const wordingOn = (instant: string): WordingId => {
    const { language, version } = wordings.on(instant.slice(0, 10));
    return { language, version };
  };

  const draft = async ({ offer }: { offer: PublicOffer }, event: CloudEvent): Promise<void> => {
    const round = offer.rounds.at(-1);
    if (!round) throw new Error(`offer ${offer.offer_id} was accepted without a round`);
    const { player, acting_representative: representative, club_team } = offer;
    const signers: Signatory[] = [
      {
        profile_id: player.profile_id,
        user_id: player.user_id,
        name: player.name,
        email: await emailOf(player.profile_id),
        role: 'player',
      },
      ...(await guardian(player, event.time)),
      ...(await witnesses(player.profile_id, event.time.slice(0, 10))),
      {
        profile_id: representative.profile_id,
        user_id: representative.user_id,
        name: representative.name,
        email: await emailOf(representative.profile_id),
        role: 'club-representative',
      },
    ];
    await documents.handle(
      derivedId('doc', offer.offer_id),
      {
        type: 'DraftContract',
        document_id: derivedId('doc', offer.offer_id),
        title: `Contract of ${player.name} with ${club_team.club_name}`,
        author: { profile_id: representative.profile_id, user_id: representative.user_id, name: representative.name },
        contract: {
          offer_id: offer.offer_id,
          round: round.number,
          club_team,
          player: {
            profile_id: player.profile_id,
            user_id: player.user_id,
            name: player.name,
            nickname: player.nickname,
            date_of_birth: player.date_of_birth,
          },
          terms: round.terms,
          terms_digest: round.digest,
        },
        wording: wordingOn(event.time),
        signers,
        now: event.time,
      },
      { creates: true },
    );
  };

  const prepare = async (documentId: string): Promise<void> => {
    const document = await documents.find(documentId);
    if (document?.status !== 'draft' || !document.contract) return;
    const { contract } = document;
    const consented = guardianOf(document)?.guest?.consented_at;
    if (consented !== undefined) {
      // Taken back while this was drafted: whoever was told of that may not have found the draft yet.
      const consent = await consents.of(contract.player.profile_id);
      if (consent && verdictOn(consent, consented) === 'missing') {
        await documents.handle(documentId, voidingFor(consent, clock()));
        return;
      }
    }
    if (!document.file) {
      const wording = wordings.of(document.wording);
      const signers = await Promise.all(
        document.signers.filter(isParty).map(async ({ name, role, profile_id }) => {
          const { representative, agent } = (await participants.find(profile_id))?.profile ?? {};
          const guards = role === 'guardian' ? fill(wording.paper.guardianOf, { player: contract.player.name }) : null;
          return { name, role, capacity: guards ?? representative?.position ?? agent?.agency ?? null };
        }),
      );
      const input: ContractInput = {
        documentId,
        at: document.drafted_at,
        club: {
          name: contract.club_team.club_name,
          teamName: contract.club_team.team_name,
          country: contract.club_team.country,
        },
        player: { name: contract.player.name, dateOfBirth: contract.player.date_of_birth },
        signers,
        offer: { id: contract.offer_id, round: contract.round },
        terms: contract.terms,
        termsDigest: contract.terms_digest,
      };
      const bytes = await renderContract(input, wording);
      const digest = sha256(bytes);
      const key = `documents/${documentId}/${digest}.pdf`;
      await files.put(key, bytes, { contentType: 'application/pdf' });
      await documents.handle(documentId, {
        type: 'AttachFile',
        file: { key, sha256: digest, size: bytes.byteLength },
        now: clock().toISOString(),
      });
    }
    await documents.handle(documentId, { type: 'MakeAvailable', now: clock().toISOString() });
  };

  return {
    prepare,
    checkpoints,
    subscription: consumer(deps, {
      group: 'documents.contracts',
      topics: ['touchline.offer', 'touchline.document'],
      from: 'end',
      checkpoints,
      on: {
        [offerEvents.accepted.type]: draft,
        [documentEvents.drafted.type]: ({ document }: { document: PublicDocument }) => prepare(document.document_id),
      },
    }),
    sweep: createDueSweep({
      ...{ name: 'drafts without a file', everyMs: 5_000, clock, aggregates: documents },
      due: (now) => documents.draftsOfBefore(after(now, -leftBehindMs)),
      next: async () => {
        const drafted = await documents.oldestDraft();
        return drafted && after(drafted, leftBehindMs);
      },
      act: prepare,
    }),
  };
};
