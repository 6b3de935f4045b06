import { Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Sending, Template } from '../api/templates-api.ts';
import { fieldIcons, fieldPosition, fieldTone } from '../field-looks.ts';
import { text } from '../templates-text.ts';

/** Who uses it. */
export const usersOf = ({ is_owner, shared, owner_name }: Template): string => {
  if (!is_owner) return text('ofClub', { name: owner_name });
  return text(shared ? 'ownShared' : 'ownOne');
};

export const sizeOf = ({ pages, fields }: Template): string =>
  text('facts', {
    ...{ pages: text('pages', { count: pages }), fields: text('fields', { count: fields.length }) },
  });

/** How far a sending is. */
export const howFar = ({ lines, sent, refused }: Pick<Sending, 'lines' | 'sent' | 'refused'>): string =>
  refused > 0 ? text('sendingLeadRefused', { lines, sent, refused }) : text('sendingLead', { lines, sent });

type Role = Template['roles'][number];

/** As what somebody signs: of whoever reads it, himself. */
const roleName = ({ name, is_author }: Role): string => (is_author ? text('mine') : name);

/** Those who sign, and those who get a copy. */
export const signingRoles = ({ roles }: Pick<Template, 'roles'>): readonly Role[] =>
  roles.filter(({ gets_copy }) => !gets_copy);
export const copyRoles = ({ roles }: Pick<Template, 'roles'>): readonly Role[] =>
  roles.filter(({ gets_copy }) => gets_copy);

/** All of its roles, in a line. */
export const rolesInWords = (template: Template): string => {
  const [signers = '', copies = ''] = [signingRoles(template), copyRoles(template)].map((roles) =>
    roles.map(roleName).join(', '),
  );
  return copies === '' ? signers : text('rolesAndCopies', { signers, copies });
};

/** Who signs, place by place. */
export const RoleList = ({ template: { roles, places } }: { readonly template: Template }): ReactNode => (
  <ol className="template-roles" aria-label={text('roles')}>
    {places.map(({ place, needed, of }) => {
      const here = roles.filter((role) => role.place === place);
      return (
        <li key={place}>
          <b className="tl-num" aria-hidden="true">
            {place}
          </b>
          <span>
            {needed < of ? <span className="tl-ink-3">{text('placePart', { needed, total: of })}: </span> : null}
            {here.map(roleName).join(', ')}
          </span>
        </li>
      );
    })}
  </ol>
);

/** Who gets a copy: at no place, in any order. */
export const CopyRoleList = ({ template }: { readonly template: Template }): ReactNode => (
  <ul className="template-roles" aria-label={text('copies')}>
    {copyRoles(template).map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);

/** What is filled in on a page, over the paper. */
export const TemplateFields = ({
  template: { roles, fields },
  page,
}: {
  readonly template: Template;
  readonly page: number;
}): ReactNode => {
  const ids = roles.map(({ id }) => id);
  return (
    <div className="field-layer template-fields" aria-hidden="true">
      {fields
        .filter((field) => field.page === page)
        .map((field) => {
          const role = roles.find(({ id }) => id === field.role);
          return (
            <span
              key={field.id}
              className="field-box"
              data-tone={fieldTone(ids, field.role)}
              style={fieldPosition(field)}
            >
              <Icon name={fieldIcons[field.kind]} size={16} />
              <span>{role ? roleName(role) : ''}</span>
            </span>
          );
        })}
    </div>
  );
};
