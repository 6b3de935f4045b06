import { davi, day, saskia } from '../document/document.fixtures.ts';
import { boots, field, ofTwoPages } from '../document/own-draft.fixtures.ts';
import type { Content, Known, Member, Role, Template, TemplateCommand, TemplateEvent } from './state.ts';
import { templateDecider, templateVersion } from './template.ts';

/** One template, told once: Saskia's image rights for a player and a parent, which she signs last. */
export const member: Member = {
  profile_id: saskia.profile_id,
  user_id: saskia.user_id,
  name: saskia.name,
  club_id: 'clb_sparta',
};
export const colleague: Member = { ...member, profile_id: 'prf_joris', user_id: 'usr_joris', name: 'Joris Baptiste' };
export const rival: Member = { ...colleague, profile_id: 'prf_rival', user_id: 'usr_rival', club_id: 'clb_ajax' };
export const clubless: Member = { ...member, profile_id: davi.profile_id, user_id: davi.user_id, club_id: null };

export const roles: readonly Role[] = [
  { role_id: 'r1', name: 'Player', is_author: false },
  { role_id: 'r2', name: 'Parent', is_author: false },
  { role_id: 'r3', name: 'Whoever sends it', is_author: true },
];
/** Gets a copy of each, and signs nothing. */
export const coachRole: Role = { role_id: 'r4', name: 'Coach', is_author: false, gets_copy: true };
export const content: Content = {
  roles,
  places: [
    { signers: ['r1', 'r2'], needed: 2 },
    { signers: ['r3'], needed: 1 },
  ],
  fields: [{ ...boots, signer: 'r1' }, field('f2', { signer: 'r3', kind: 'signature' })],
  file: ofTwoPages,
};
export const contentWithCopy: Content = { ...content, roles: [...roles, coachRole] };
export const words = { title: 'Image rights', message: 'As we said.', signing_days: 7 } as const;
export const template_id = 'tpl_imagerights000000000';

type Of<Type extends TemplateCommand['type']> = Extract<TemplateCommand, { type: Type }>;

export const make = (over: Partial<Of<'Make'>> = {}): Of<'Make'> => ({
  ...{ type: 'Make', template_id, document_id: 'doc_1', content, ...words, shared: true, place_key: 'a/0' },
  ...{ by: member, now: day(24) },
  ...over,
});
export const change = (over: Partial<Of<'Change'>> = {}): Of<'Change'> => ({
  ...{ type: 'Change', ...words, shared: true, by: member, now: day(25) },
  version: templateVersion({ ...words, club_id: 'clb_sparta' }),
  ...over,
});
export const deletion = (by: Member = member): TemplateCommand => ({ type: 'Delete', by, now: day(26) });

export const madeFor = (club_id: string | null, kept: Content = content): TemplateEvent => ({
  ...{ type: 'TemplateMade', template_id, document_id: 'doc_1', content: kept, ...words, club_id, place_key: 'a/0' },
  ...{ owner: { profile_id: member.profile_id, user_id: member.user_id, name: member.name }, at: day(24) },
});
export const shared = madeFor('clb_sparta');
export const own = madeFor(null);
export const deleted: TemplateEvent = { type: 'TemplateDeleted', at: day(26) };

export const stateAfter = (...events: readonly TemplateEvent[]): Known =>
  events.reduce<Template>(templateDecider.evolve, templateDecider.initialState) as Known;
