import { type PublicTemplate, templateEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { type Known, type Role, signs, type Template, type TemplateEvent } from './state.ts';
import { changedParts } from './template.ts';

/** The contract of an event and what is its own. */
const happenedOf = (event: TemplateEvent, before: Template) => {
  switch (event.type) {
    case 'TemplateMade':
      return [templateEvents.made, { document_id: event.document_id }] as const;
    case 'TemplateChanged':
      return [
        templateEvents.changed,
        { fields: before.status === 'none' ? [] : [...changedParts(before, event)] },
      ] as const;
    case 'TemplateDeleted':
      return [templateEvents.deleted, {}] as const;
    case 'TemplateMoved':
      return [templateEvents.moved, { before: before.status === 'none' ? '' : (before.club_id ?? '') }] as const;
    default:
      return unreachable(event);
  }
};

const namesOf = (roles: readonly Role[]): string[] => roles.map(({ name }) => name);

const publicTemplateOf = (template: Known): PublicTemplate => ({
  template_id: template.template_id,
  title: template.title,
  status: template.status,
  owner: { profile_id: template.owner.profile_id, user_id: template.owner.user_id },
  club_id: template.club_id,
  roles: namesOf(template.roles.filter(signs)),
  copies: namesOf(template.roles.filter((role) => !signs(role))),
  fields: template.fields.length,
});

export const stateData = (state: Template) => ({
  template: state.status === 'none' ? undefined : publicTemplateOf(state),
});

/** An event as neighbours read it: what happened, beside the template after it. */
export const published = (event: TemplateEvent, after: Template, before: Template) => {
  const [{ type }, happened] = happenedOf(event, before);
  return { type, data: { ...stateData(after), happened } };
};
