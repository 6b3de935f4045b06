import { agent } from './agent/agent.kind.ts';
import type { Agent, AgentCommand, AgentEvent } from './agent/state.ts';
import { coach } from './coach/coach.kind.ts';
import type { Coach, CoachCommand, CoachEvent } from './coach/state.ts';
import type { KindOfProfile, Narrowing } from './kind.ts';
import { player } from './player/player.kind.ts';
import type { Player, PlayerCommand, PlayerEvent } from './player/state.ts';
import { representative } from './representative/representative.kind.ts';
import type { Representative, RepresentativeCommand, RepresentativeEvent } from './representative/state.ts';

/** The kinds of profiles: what each has in its state, what of it can be claimed, and the commands and events that are its own. */
export interface Kinds {
  readonly player: {
    readonly state: { readonly player: Player };
    readonly claimed: Partial<Pick<Player, 'club_team' | 'current_contract_ends_on' | 'nationalities'>>;
    readonly command: PlayerCommand;
    readonly event: PlayerEvent;
  };
  readonly 'club-representative': {
    readonly state: { readonly representative: Representative };
    readonly claimed: Partial<Pick<Representative, 'teams'>>;
    readonly command: RepresentativeCommand;
    readonly event: RepresentativeEvent;
  };
  readonly agent: {
    readonly state: { readonly agent: Agent };
    readonly claimed: Partial<Pick<Agent, 'agency' | 'licence_number' | 'licensed_countries'>>;
    readonly command: AgentCommand;
    readonly event: AgentEvent;
  };
  readonly coach: {
    readonly state: { readonly coach: Coach };
    readonly claimed: Partial<Pick<Coach, 'licence_level' | 'club'>>;
    readonly command: CoachCommand;
    readonly event: CoachEvent;
  };
}
const kinds: { readonly [Of in Kind]: KindOfProfile<Of> } = {
  player,
  'club-representative': representative,
  agent,
  coach,
};

export type Kind = keyof Kinds;
/** Where the details of the kinds stand in a state. */
export type DetailsKey = { [Of in Kind]: keyof Kinds[Of]['state'] }[Kind];
export type KindCommand = Kinds[Kind]['command'];
export type KindEvent = Kinds[Kind]['event'];

export const isKind = (type: string): type is Kind => Object.hasOwn(kinds, type);

/** The details of no kind. */
export const noDetails = Object.fromEntries(
  Object.values(kinds).flatMap(({ fresh }) => Object.keys(fresh).map((key) => [key, null])),
) as { readonly [Key in DetailsKey]: null };

/** The row of a profile's kind. A row takes profiles of its kind alone, which the compiler can't see through a lookup. */
export const kindOf = <Of extends Kind>({ profile_type }: { readonly profile_type: Of }): KindOfProfile<Of> =>
  kinds[profile_type];

/** The conditions of a list of profiles of one kind. */
export const narrowedBy = (kind: Kind, by: Narrowing): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(kinds[kind].narrowed(by)).filter(([, condition]) => condition !== undefined));
