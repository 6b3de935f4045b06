import type { mandateOperations, profileOperations } from '@touchline/contracts/http/profile';
import { isEligible, isScoutable } from '@touchline/contracts/policies/eligibility';
import { lacksConsent } from '@touchline/contracts/policies/guardian-consent';
import { isInForce } from '@touchline/contracts/policies/mandates';
import { PlaceTaken } from '@touchline/platform/aggregate';
import {
  agentOf,
  derivedId,
  newId,
  Rejected,
  type RepresentedSide,
  representedSideOf,
} from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import {
  type ActingRequest,
  createCommanding,
  type KnownProfile,
  type Participants,
} from '@touchline/platform/participants';
import type { Limits } from '../limits.ts';
import type { MandateRepository } from './mandate.repository.ts';
import { confirmingBlocked, ownMandate } from './mandate.ts';
import {
  type ActiveMandate,
  type Beside,
  type ConfirmFacts,
  dayOf,
  type Mandate,
  type PendingMandate,
} from './state.ts';
import { mandateView } from './view.ts';

type Routes = Pick<Handlers<typeof profileOperations>, Exclude<keyof typeof mandateOperations, 'listRepresentations'>>;

const besideOf = (active: readonly ActiveMandate[]): readonly Beside[] =>
  active.map(({ agent, exclusive, starts_on, until }) => ({ agent_id: agent.profile_id, exclusive, starts_on, until }));

/** Those that represent the player on this day. */
export const inForceOn = (active: readonly ActiveMandate[], today: string): readonly ActiveMandate[] =>
  active.filter((mandate) => isInForce(mandate, today));

export const mandateRoutes = ({
  mandates,
  participants,
  limits,
}: {
  readonly mandates: MandateRepository;
  readonly participants: Participants;
  readonly limits: Limits;
}): Routes => {
  const command = createCommanding(mandates);
  const seenBy = (by: RepresentedSide) => (state: Mandate) => (state.status === 'none' ? null : mandateView(state, by));
  const as = async (request: ActingRequest): Promise<RepresentedSide> =>
    representedSideOf(await participants.inMarket(request, 'agent', 'player'));

  /**
   * Whether an agent may ask this player. Whoever knows the address of his account may where he is in the market; from his page,
   * where the agent may see that: found by clubs, or represented by him.
   */
  const isAskable = async (
    player: KnownProfile,
    { agent_id, byAddress, today }: { readonly agent_id: string; readonly byAddress: boolean; readonly today: string },
  ): Promise<boolean> => {
    if (!isEligible(player, today)) return false;
    return byAddress || isScoutable(player, today) || mandates.represents(agent_id, player.profile.profile_id, today);
  };

  /** The player whom an agent means: by the address of his account, or as a page named him. */
  const playerMeant = async ({ email, player_id }: { email?: string | undefined; player_id?: string | undefined }) => {
    if (email === undefined) {
      const known = player_id === undefined ? undefined : await participants.find(player_id);
      if (!known?.profile.player) throw new Rejected('NotFound');
      return known;
    }
    const user = await participants.findUserByEmail(email);
    if (!user) throw new Rejected('UserNotFound');
    const known = (await participants.profilesOf(user.user_id)).find(({ profile }) => profile.player !== null);
    if (!known) throw new Rejected('PlayerNotEligible');
    return known;
  };

  const factsOf = async (
    { agent, player }: Pick<PendingMandate, 'agent' | 'player'>,
    active: readonly ActiveMandate[],
    today: string,
  ): Promise<ConfirmFacts> => {
    const [asking, asked] = await Promise.all([
      participants.find(agent.profile_id),
      participants.find(player.profile_id),
    ]);
    const about = asked?.profile.player;
    return {
      agent_eligible: asking !== undefined && isEligible(asking, today),
      guardian_missing: !about?.date_of_birth || lacksConsent(about, today),
      beside: besideOf(active),
    };
  };

  /** As the one who asks sees it, with what stands against his yes. */
  const shown = async (state: Exclude<Mandate, { status: 'none' }>, by: RepresentedSide, now: Date) => {
    if (state.status !== 'pending' || by.side === 'agent') return mandateView(state, by);
    const today = dayOf(now.toISOString());
    const { active } = await mandates.confirmedOf(by.profile_id);
    return mandateView(state, by, confirmingBlocked(state, await factsOf(state, active, today), today));
  };

  return {
    requestMandate: async (request) => {
      const known = await participants.inMarket(request, 'agent');
      const { actor, body, idempotencyKey, ip, now } = request;
      const { player_id, email, ...asked } = body;
      const id = idempotencyKey ? derivedId('man', actor.user_id, idempotencyKey) : newId('man');
      if (!(await mandates.load(id))) {
        await limits.mandate.take(known.profile.profile_id);
        // The answer tells who is here.
        if (email !== undefined) await limits.networkMandate.take(networkOf(ip));
      }
      const player = await playerMeant(body);
      const { profile_id, user_id, name } = player.profile;
      const { active } = await mandates.confirmedOf(profile_id);
      const eligible = await isAskable(player, {
        ...{ agent_id: known.profile.profile_id, byAddress: email !== undefined, today: dayOf(now.toISOString()) },
      });
      return command(
        id,
        {
          ...{ type: 'Request', mandate_id: id, agent: agentOf(known), ...asked },
          player: { profile_id, user_id, name, nickname: player.profile.player?.nickname ?? '' },
          facts: { eligible, beside: besideOf(active) },
          now: now.toISOString(),
        },
        request,
        seenBy(representedSideOf(known)),
        { creates: true },
      );
    },
    listMandates: async (request) => {
      const by = await as(request);
      const { mandates: listed, next_cursor, waiting } = await mandates.listOf(by, request.query);
      const data = await Promise.all(listed.map((mandate) => shown(mandate, by, request.now)));
      return { data, meta: { next_cursor, waiting } };
    },
    getMandate: async (request) => {
      const by = await as(request);
      const loaded = await mandates.load(request.params.mandate_id);
      return { data: await shown(ownMandate(loaded?.state ?? { status: 'none' }, by), by, request.now) };
    },
    confirmMandate: async (request) => {
      const by = representedSideOf(await participants.inMarket(request, 'player'));
      const { params, now } = request;
      const loaded = await mandates.load(params.mandate_id);
      const mandate = ownMandate(loaded?.state ?? { status: 'none' }, by);
      for (;;) {
        const { active, next_place: place_key } = await mandates.confirmedOf(by.profile_id);
        const facts = await factsOf(mandate, active, dayOf(now.toISOString()));
        const confirm = { type: 'Confirm', by, place_key, facts, now: now.toISOString() } as const;
        try {
          return await command(params.mandate_id, confirm, request, seenBy(by));
        } catch (error) {
          // The player has confirmed another one meanwhile, which counts now.
          if (!(error instanceof PlaceTaken)) throw error;
        }
      }
    },
    declineMandate: async (request) => {
      const by = representedSideOf(await participants.inMarket(request, 'player'));
      const { params, body, now } = request;
      const decline = { type: 'Decline', by, reason: body.reason, now: now.toISOString() } as const;
      return command(params.mandate_id, decline, request, seenBy(by));
    },
    withdrawMandate: async (request) => {
      const by = representedSideOf(await participants.inMarket(request, 'agent'));
      const withdraw = { type: 'Withdraw', by, now: request.now.toISOString() } as const;
      return command(request.params.mandate_id, withdraw, request, seenBy(by));
    },
    endMandate: async (request) => {
      const by = await as(request);
      const { params, body, now } = request;
      const end = { type: 'End', by, reason: body.reason, now: now.toISOString() } as const;
      return command(params.mandate_id, end, request, seenBy(by));
    },
  };
};
