import { placesOf, type SigningPlace } from '@touchline/contracts/policies/signing-places';
import { type FieldError, invalid, Rejected } from '@touchline/platform/domain';
import { isSamePerson } from '../document/copies.ts';
import { fieldsOf } from '../document/fields.ts';
import { groupsOf } from '../document/places.ts';
import type { Existing, PlacedField, Signatory, StoredFile } from '../document/state.ts';
import type { Content, Kept, Role } from './state.ts';

/** What a template takes from a document, and what a document gets from a template: a role stands where a person does. */

/** What a signer is called in a template, by profile. */
interface NamedRole {
  readonly signer: string;
  readonly name: string;
}

const authorsRole = 'Whoever sends it';

/** A role for everybody who signs this document, in their order; its author needs no name, whoever uses it signs there. */
const rolesOf = (
  { author, signers }: Existing,
  named: readonly NamedRole[],
): readonly (Role & { signer: string })[] => {
  const wrong: FieldError[] = [];
  const roles = signers.map(({ profile_id, name }, at) => {
    const is_author = profile_id === author.profile_id;
    const index = named.findIndex(({ signer }) => signer === profile_id);
    const given = is_author ? authorsRole : named[index]?.name;
    if (given === undefined) wrong.push({ path: 'roles', message: `Say as what ${name} signs.` });
    return { role_id: `r${at + 1}`, name: given ?? '', is_author, signer: profile_id };
  });
  for (const [at, { signer, name }] of named.entries()) {
    const isSigner = signers.some(({ profile_id }) => profile_id === signer);
    if (!isSigner) wrong.push({ path: `roles.${at}.signer`, message: 'Choose somebody who signs this document.' });
    // In a file of lines each role has a column of its name.
    const isTaken = roles.some((role) => role.signer !== signer && role.name.toLowerCase() === name.toLowerCase());
    if (isTaken) wrong.push({ path: `roles.${at}.name`, message: 'Give each role a name of its own.' });
  }
  if (wrong.length > 0) throw invalid(...wrong);
  return roles;
};

/** Everything of a document that its template keeps. Refuses with `DocumentNotUploaded`, and where a role has no name. */
export const contentOf = (document: Existing, named: readonly NamedRole[], kept: StoredFile): Content => {
  const roles = rolesOf(document, named);
  const roleOf = (profileId: string): string => roles.find(({ signer }) => signer === profileId)?.role_id ?? profileId;
  const places = groupsOf(document)?.map((place) => ({ ...place, signers: place.signers.map(roleOf) }));
  return {
    roles: roles.map(({ signer: _, ...role }) => role),
    ...(places && { places }),
    fields: fieldsOf(document).map((field) => ({ ...field, signer: roleOf(field.signer) })),
    file: kept,
  };
};

/** The places of a template, by the ids of its roles. */
export const placesOfRoles = ({ roles, places }: Pick<Content, 'roles' | 'places'>): readonly SigningPlace[] =>
  placesOf({ signers: roles.map(({ role_id }) => ({ profile_id: role_id })), places });

/** What a document from this template has, with these people in its roles. */
export interface Filled {
  readonly signers: readonly Signatory[];
  readonly places?: readonly SigningPlace[];
  readonly fields: readonly PlacedField[];
}

/** `at`: where a person of a role was named, for what is wrong with it. */
export const filledWith = (
  { roles, places, fields }: Pick<Kept, 'roles' | 'places' | 'fields'>,
  people: ReadonlyMap<string, Signatory>,
  at: (role: Role) => string,
): Filled => {
  const wrong: FieldError[] = [];
  const signers = roles.flatMap((role, index) => {
    const person = people.get(role.role_id);
    if (!person) {
      wrong.push({ path: at(role), message: `Say who signs as “${role.name}”.` });
      return [];
    }
    const before = roles.slice(0, index).find(({ role_id }) => {
      const other = people.get(role_id);
      return other !== undefined && isSamePerson(other, person);
    });
    if (before) wrong.push({ path: at(role), message: `${person.name} signs as “${before.name}” already.` });
    return [person];
  });
  if (wrong.length > 0) throw invalid(...wrong);
  const idOf = (role: string): string => people.get(role)?.profile_id ?? role;
  const placed = places?.map((place) => ({ ...place, signers: place.signers.map(idOf) }));
  return {
    signers,
    ...(placed && { places: placed }),
    fields: fields.map((field) => ({ ...field, signer: idOf(field.signer) })),
  };
};

/** Refuses a document that has no file to keep. */
export const fileOf = ({ file }: Pick<Existing, 'file'>): StoredFile => {
  if (file === null) throw new Rejected('DocumentNotUploaded');
  return file;
};
