import type { KindOfProfile } from './kind.ts';
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
}
const kinds: { readonly [Of in Kind]: KindOfProfile<Of> } = { player, 'club-representative': representative };

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
