import { planBounds } from '@touchline/contracts/http/billing';
import { includedIn, includedLines } from '@touchline/contracts/policies/entitlements';
import { canonicalJson, ImpossibleEvent, invalid, Rejected, unreachable } from '@touchline/platform/domain';
import type { Hold, Known, Plan, PlanCommand, PlanEvent, Terms, Version } from './state.ts';

type CommandOf<Type extends PlanCommand['type']> = Extract<PlanCommand, { type: Type }>;
type Events = readonly PlanEvent[];

export const initialState: Plan = { status: 'none' };

/** A deleted plan is gone for everybody. */
const existing = (state: Plan): Known => {
  if (state.status === 'none' || state.status === 'deleted') throw new Rejected('NotFound');
  return state;
};

/** What is offered now. */
export const currentOf = ({ versions }: Known): Version => versions.at(-1) ?? versions[0];

/** What was offered as this version. */
export const versionOf = ({ versions }: Known, version: number): Version | undefined =>
  versions.find((one) => one.version === version);

const fields = ['name', 'description', 'features', 'trial_request_limit', 'entitlements', 'prices'] as const;

/** What a version includes that another one doesn't, and what no longer. */
export const inclusionsOf = (plan: Known, before: Version | undefined, after: Version) => {
  const had = before ? includedLines(spelled(before, plan)) : [];
  const has = includedLines(spelled(after, plan));
  return { adds: has.filter((line) => !had.includes(line)), drops: had.filter((line) => !has.includes(line)) };
};

/** The version that all are moved to who have an earlier one; undefined: everybody keeps theirs. */
export const movedTo = ({ versions }: Known): Version | undefined =>
  versions.findLast(({ moves_members }) => moves_members);

/** Terms with all that they open by name: what doesn't say, opens all that there is. */
const spelled = <Said extends Terms>(terms: Said, { audience }: Pick<Known, 'audience'>) => ({
  ...terms,
  entitlements: includedIn(terms.entitlements, audience),
});

/** The fields in which these terms differ from what is offered. */
export const changedFields = (plan: Known, after: Terms): readonly (keyof Terms)[] => {
  const [before, then] = [spelled(currentOf(plan), plan), spelled(after, plan)];
  return fields.filter((field) => canonicalJson(before[field]) !== canonicalJson(then[field]));
};

export const create = (command: CommandOf<'Create'>, state: Plan): Events => {
  if (state.status !== 'none') return [];
  const { type: _, now, ...created } = command;
  return [{ type: 'PlanCreated', ...created, at: now }];
};

export const edit = ({ version, terms: given, moves_members, by, now }: CommandOf<'Edit'>, state: Plan): Events => {
  const known = existing(state);
  const current = currentOf(known);
  // Whoever doesn't say what it opens means what it opens already.
  const terms = spelled({ ...given, entitlements: given.entitlements ?? current.entitlements }, known);
  if (version !== current.version) throw new Rejected('StaleVersion', { current: current.version });
  // A move comes with a renewal: who has it for nothing has none, and stays.
  if (moves_members && (terms.prices.length === 0 || known.versions.every(({ prices }) => prices.length === 0)))
    throw invalid({
      path: 'moves_members',
      message: 'Only who pays can be moved. Without a price, they keep what they have.',
    });
  const moves = moves_members ? ({ moves_members: true } as const) : {};
  // Also those who were to keep theirs can be moved later, to the very same terms.
  if (changedFields(known, terms).length === 0 && (!moves_members || current.moves_members)) return [];
  if (version >= planBounds.versions)
    throw invalid({ path: 'name', message: 'This plan was changed too often. Make a new one and archive this one.' });
  return [{ type: 'PlanEdited', terms, ...moves, by, at: now }];
};

export const archive = ({ by, now }: CommandOf<'Archive'>, state: Plan): Events =>
  existing(state).status === 'archived' ? [] : [{ type: 'PlanArchived', by, at: now }];

export const restore = ({ by, now }: CommandOf<'Restore'>, state: Plan): Events =>
  existing(state).status === 'active' ? [] : [{ type: 'PlanRestored', by, at: now }];

export const move = ({ rank, by, now }: CommandOf<'Move'>, state: Plan): Events =>
  existing(state).rank === rank ? [] : [{ type: 'PlanMoved', rank, by, at: now }];

/** So long may it take from here to the subscription, in ms. */
const holdMs = 10 * 60_000;

const heldAt = ({ holds = [] }: Known, now: string): readonly Hold[] => holds.filter(({ until }) => now < until);

/** Before the first subscription is written: who takes a plan and who deletes it meet in this document. */
export const hold = ({ profile_id, now }: CommandOf<'Hold'>, state: Plan): Events => {
  const plan = existing(state);
  if (plan.status === 'archived') throw new Rejected('NotFound');
  if (plan.taken) return [];
  return [{ type: 'PlanHeld', profile_id, until: new Date(Date.parse(now) + holdMs).toISOString(), at: now }];
};

/** There was no subscription after all. */
export const release = ({ profile_id, now }: CommandOf<'Release'>, state: Plan): Events =>
  state.status !== 'none' && state.holds?.some((one) => one.profile_id === profile_id)
    ? [{ type: 'PlanReleased', profile_id, at: now }]
    : [];

/** There is a subscription of it. */
export const take = ({ profile_id, now }: CommandOf<'Take'>, state: Plan): Events =>
  state.status === 'none' || state.status === 'deleted' || state.taken
    ? []
    : [{ type: 'PlanTaken', profile_id, at: now }];

export const deletePlan = ({ facts, by, now }: CommandOf<'Delete'>, state: Plan): Events => {
  if (state.status === 'deleted') return [];
  const plan = existing(state);
  if (plan.taken || facts.members > 0 || heldAt(plan, now).length > 0) throw new Rejected('PlanInUse');
  return [{ type: 'PlanDeleted', by, at: now }];
};

export const decide = (command: PlanCommand, state: Plan): Events => {
  switch (command.type) {
    case 'Create':
      return create(command, state);
    case 'Edit':
      return edit(command, state);
    case 'Archive':
      return archive(command, state);
    case 'Restore':
      return restore(command, state);
    case 'Move':
      return move(command, state);
    case 'Hold':
      return hold(command, state);
    case 'Release':
      return release(command, state);
    case 'Take':
      return take(command, state);
    case 'Delete':
      return deletePlan(command, state);
    default:
      return unreachable(command);
  }
};

const keyed = (plan: Omit<Known, 'name_keys'>): Known => {
  const name = plan.versions.at(-1)?.name.normalize('NFKC').toLowerCase() ?? '';
  return { ...plan, name_keys: plan.audience.map((kind) => `${kind}|${name}`) };
};

export const evolve = (state: Plan, event: PlanEvent): Plan => {
  const { at } = event;
  if (event.type === 'PlanCreated') {
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
    const { plan_id, audience, terms, rank } = event;
    const versions = [{ ...terms, version: 1, since: at }] as const;
    return keyed({ status: 'active', plan_id, audience, versions, rank, taken: false, changed_at: at });
  }
  if (state.status === 'none' || state.status === 'deleted') throw new ImpossibleEvent(event, state);
  switch (event.type) {
    case 'PlanEdited': {
      const { terms, moves_members } = event;
      const moves = moves_members ? { moves_members } : {};
      const next = { ...terms, version: currentOf(state).version + 1, since: at, ...moves };
      return keyed({ ...state, versions: [...state.versions, next], changed_at: at });
    }
    case 'PlanArchived':
      if (state.status === 'archived') throw new ImpossibleEvent(event, state);
      return { ...state, status: 'archived', changed_at: at };
    case 'PlanRestored':
      if (state.status === 'active') throw new ImpossibleEvent(event, state);
      return { ...state, status: 'active', changed_at: at };
    case 'PlanMoved':
      return { ...state, rank: event.rank };
    case 'PlanHeld': {
      const { profile_id, until } = event;
      const others = heldAt(state, at).filter((one) => one.profile_id !== profile_id);
      return { ...state, holds: [...others, { profile_id, until }] };
    }
    case 'PlanReleased':
      return { ...state, holds: heldAt(state, at).filter((one) => one.profile_id !== event.profile_id) };
    case 'PlanTaken':
      return { ...state, taken: true, holds: [] };
    case 'PlanDeleted':
      return { ...state, status: 'deleted', rank: null, changed_at: at };
    default:
      return unreachable(event);
  }
};
