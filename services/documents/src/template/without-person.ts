import { type FormerMember, isFormer, withoutPerson } from '@touchline/platform/domain';
import type { Template } from './state.ts';

/** The template without an owner who has left: a club's stays as it is, of any other no more than that there was one. */
export const withoutMember = (template: Template, former: FormerMember): Template => {
  if (template.status === 'none' || !isFormer(former, template.owner)) return template;
  const owner = withoutPerson(template.owner, former);
  if (template.status === 'kept') return { ...template, owner, is_left: true };
  const { places: _, ...rest } = template;
  return { ...rest, owner, title: 'Template of a former member', message: '', roles: [], fields: [] };
};
