import type { documentsOperations } from '@touchline/contracts/http/documents';
import type { z } from 'zod';
import { isSame } from '../document/state.ts';
import { placesOfRoles } from './content.ts';
import { type Known, type Member, signs } from './state.ts';
import { mayChange, templateVersion } from './template.ts';

export type TemplateView = z.input<typeof documentsOperations.getTemplate.reply>;

export const templateView = (template: Known, viewer: Member): TemplateView => {
  const places = placesOfRoles(template);
  return {
    id: template.template_id,
    title: template.title,
    message: template.message,
    signing_days: template.signing_days,
    shared: template.club_id !== null,
    owner_name: template.owner.name,
    is_owner: isSame(template.owner, viewer),
    may_change: mayChange(template, viewer),
    pages: template.file?.pages ?? 0,
    fields: template.fields.map(({ signer: role, label = '', ...field }) => ({ ...field, label, role })),
    roles: template.roles.map((role) => ({
      ...{ id: role.role_id, name: role.name, is_author: role.is_author, gets_copy: !signs(role) },
      place: places.findIndex(({ signers }) => signers.includes(role.role_id)) + 1,
      fields: template.fields.filter(({ signer }) => signer === role.role_id).length,
    })),
    places: places.map(({ signers, needed }, at) => ({ place: at + 1, needed, of: signers.length })),
    version: templateVersion(template),
    made_at: template.made_at,
  };
};
