import {
  canonicalJson,
  type Decider,
  ImpossibleEvent,
  invalid,
  Rejected,
  sha256,
  unreachable,
} from '@touchline/platform/domain';
import { isSame } from '../document/state.ts';
import type { Kept, Known, Member, Template, TemplateCommand, TemplateEvent, TemplateWords } from './state.ts';

type CommandOf<Type extends TemplateCommand['type']> = Extract<TemplateCommand, { type: Type }>;
type Events = readonly TemplateEvent[];

/** Whether somebody uses it: its owner, and whoever acts for the club that shares it. */
export const mayUse = ({ owner, club_id }: Known, by: Member): boolean =>
  isSame(owner, by) || (club_id !== null && club_id === by.club_id);

/** Whether somebody decides about it: its owner; of one who has left, whoever acts for the club. */
export const mayChange = (template: Known, by: Member): boolean =>
  isSame(template.owner, by) || (template.is_left === true && mayUse(template, by));

const seen = (state: Template, by: Member): Known => {
  if (state.status === 'none' || !mayUse(state, by)) throw new Rejected('NotFound');
  return state;
};

/** The template as whoever uses it may know it; a deleted one isn't there. */
export const usable = (state: Template, by: Member): Kept => {
  const template = seen(state, by);
  if (template.status === 'deleted' || template.file === null) throw new Rejected('NotFound');
  return { ...template, file: template.file };
};

/** What differs when its words are changed, and whether the club shares it. */
type Shown = TemplateWords & Pick<Known, 'club_id'>;
const shownParts = ['title', 'message', 'signing_days'] as const;

const wordsOf = ({ title, message, signing_days }: TemplateWords): TemplateWords => ({ title, message, signing_days });

/** Which words a template has: the same ones are the same version. */
export const templateVersion = (template: Shown): string =>
  sha256(canonicalJson({ ...wordsOf(template), shared: template.club_id !== null }));

export const changedParts = (before: Shown, after: Shown): readonly string[] => [
  ...shownParts.filter((part) => before[part] !== after[part]),
  ...((before.club_id === null) === (after.club_id === null) ? [] : ['shared']),
];

/** The club that shares it from now on; one that shares it already goes on. */
const clubFor = (shared: boolean, by: Member, before: string | null): string | null => {
  if (!shared) return null;
  if (before !== null) return before;
  if (by.club_id === null)
    throw invalid({ path: 'shared', message: 'Only people who act for a club share templates.' });
  return by.club_id;
};

export const make = (command: CommandOf<'Make'>, state: Template): Events => {
  if (state.status !== 'none') return []; // its id derives from the request: it is there already
  const { type: _, shared, by, now: at, ...made } = command;
  const { profile_id, user_id, name } = by;
  return [
    { type: 'TemplateMade', ...made, owner: { profile_id, user_id, name }, club_id: clubFor(shared, by, null), at },
  ];
};

export const change = ({ by, shared, version, now: at, ...words }: CommandOf<'Change'>, state: Template): Events => {
  const template = usable(state, by);
  if (!mayChange(template, by)) throw new Rejected('AccessDeniedException');
  const after = { ...wordsOf(words), club_id: clubFor(shared, by, template.club_id) };
  if (changedParts(template, after).length === 0) return [];
  const current = templateVersion(template);
  if (version !== current) throw new Rejected('StaleVersion', { version: current });
  return [{ type: 'TemplateChanged', ...after, at }];
};

export const deleteTemplate = ({ by, now: at }: CommandOf<'Delete'>, state: Template): Events => {
  const template = seen(state, by);
  if (!mayChange(template, by)) throw new Rejected('AccessDeniedException');
  return template.status === 'deleted' ? [] : [{ type: 'TemplateDeleted', at }];
};

export const leave = ({ leaving, now: at }: CommandOf<'Leave'>, state: Template): Events =>
  state.status === 'kept' && state.club_id === null && leaving.includes(state.owner.profile_id)
    ? [{ type: 'TemplateDeleted', at }]
    : [];

export const followClub = ({ club_id, now: at }: CommandOf<'FollowClub'>, state: Template): Events =>
  state.status === 'none' || state.club_id === null || state.club_id === club_id
    ? []
    : [{ type: 'TemplateMoved', club_id, at }];

const decide = (command: TemplateCommand, state: Template): Events => {
  switch (command.type) {
    case 'Make':
      return make(command, state);
    case 'Change':
      return change(command, state);
    case 'Delete':
      return deleteTemplate(command, state);
    case 'Leave':
      return leave(command, state);
    case 'FollowClub':
      return followClub(command, state);
    default:
      return unreachable(command);
  }
};

const evolve = (state: Template, event: TemplateEvent): Template => {
  if (event.type === 'TemplateMade') {
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
    const { type: _, document_id: __, content, at: made_at, ...made } = event;
    return { status: 'kept', ...made, ...content, made_at };
  }
  if (state.status === 'none') throw new ImpossibleEvent(event, state);
  switch (event.type) {
    case 'TemplateChanged': {
      if (state.status === 'deleted') throw new ImpossibleEvent(event, state);
      return { ...state, ...wordsOf(event), club_id: event.club_id };
    }
    case 'TemplateDeleted':
      if (state.status === 'deleted') throw new ImpossibleEvent(event, state);
      return { ...state, status: 'deleted', file: null, place_key: null };
    case 'TemplateMoved':
      return { ...state, club_id: event.club_id };
    default:
      return unreachable(event);
  }
};

export const templateDecider: Decider<TemplateCommand, Template, TemplateEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
