import { placesOf, type SigningPlace } from '@touchline/contracts/policies/signing-places';
import { type FieldError, invalid, Rejected } from '@touchline/platform/domain';
import { isSamePerson, whyNoCopy } from '../document/copies.ts';
import { fieldsOf } from '../document/fields.ts';
import { type Able, mayRead, maySign, type Named } from '../document/naming.ts';
import { groupsOf } from '../document/places.ts';
import {
  copiesOf,
  type Existing,
  type Person,
  type PlacedField,
  type Signatory,
  type StoredFile,
} from '../document/state.ts';
import { type Content, type Kept, type Role, signs } from './state.ts';

/** What a template takes from a document, and what a document gets from a template: a role stands where a person does. */

/** What a signer, or who gets a copy, is called in a template, by profile. */
interface NamedRole {
  readonly signer: string;
  readonly name: string;
}

const authorsRole = 'Whoever sends it';

/**
 * A role for everybody who signs this document, in their order; its author needs no name, whoever uses it signs there. Behind them one
 * for each who gets a copy and is named: who keeps a template without saying so means those who sign.
 */
const rolesOf = (document: Existing, named: readonly NamedRole[]): readonly (Role & { signer: string })[] => {
  const wrong: FieldError[] = [];
  const { author, signers } = document;
  const nameOf = (profileId: string): string | undefined => named.find(({ signer }) => signer === profileId)?.name;
  const readers = copiesOf(document);
  const roles = [
    ...signers.map(({ profile_id, name }, at) => {
      const is_author = profile_id === author.profile_id;
      const given = is_author ? authorsRole : nameOf(profile_id);
      if (given === undefined) wrong.push({ path: 'roles', message: `Say as what ${name} signs.` });
      return { role_id: `r${at + 1}`, name: given ?? '', is_author, signer: profile_id };
    }),
    ...readers.flatMap(({ profile_id }, at) => {
      const name = nameOf(profile_id);
      if (name === undefined) return [];
      const role_id = `r${signers.length + at + 1}`;
      return [{ role_id, name, is_author: false, gets_copy: true as const, signer: profile_id }];
    }),
  ];
  const people = [...signers, ...readers];
  for (const [at, { signer, name }] of named.entries()) {
    const isNamed = people.some(({ profile_id }) => profile_id === signer);
    if (!isNamed)
      wrong.push({ path: `roles.${at}.signer`, message: 'Choose somebody who signs this document or gets a copy.' });
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

/** The places of a template, by the ids of its roles: who gets a copy stands at none. */
export const placesOfRoles = ({ roles, places }: Pick<Content, 'roles' | 'places'>): readonly SigningPlace[] =>
  placesOf({ signers: roles.filter(signs).map(({ role_id }) => ({ profile_id: role_id })), places });

/** What a document from this template has, with these people in its roles. */
export interface Filled {
  readonly signers: readonly Signatory[];
  readonly places?: readonly SigningPlace[];
  readonly copies: readonly Signatory[];
  readonly fields: readonly PlacedField[];
}

/** What somebody has to be able to do in a role. */
export const ableIn = (role: Pick<Role, 'gets_copy'>): Able => (signs(role) ? maySign : mayRead);

/** Whether somebody may not sign. Who may not read is told so beside all else that stands in the way of a copy. */
export const isUnable = (role: Pick<Role, 'gets_copy'>, { eligible }: Named): boolean => signs(role) && !eligible;

/** Who is in these roles of the template, by their ids. */
type People = ReadonlyMap<string, Named>;
/** Says what is wrong with who is in a role. */
type Tell = (role: Role, message: string) => void;

const signersIn = (roles: readonly Role[], people: People, tell: Tell): readonly Signatory[] =>
  roles.flatMap((role, index) => {
    const person = people.get(role.role_id)?.person;
    if (!person) {
      tell(role, `Say who signs as “${role.name}”.`);
      return [];
    }
    const before = roles.slice(0, index).find(({ role_id }) => {
      const other = people.get(role_id)?.person;
      return other !== undefined && isSamePerson(other, person);
    });
    if (before) tell(role, `${person.name} signs as “${before.name}” already.`);
    return [person];
  });

/** Nobody has to get a copy; who is named gets it where the author could give it by hand. */
const readersIn = (
  roles: readonly Role[],
  people: People,
  document: { readonly author: Person; readonly signers: readonly Signatory[] },
  tell: Tell,
): readonly Signatory[] => {
  const copies: Signatory[] = [];
  for (const role of roles) {
    const named = people.get(role.role_id);
    if (!named) continue;
    const message = whyNoCopy({ ...document, copies }, named.person, named.eligible);
    if (message === undefined) copies.push(named.person);
    else tell(role, message);
  }
  return copies;
};

/** `author`: who makes the document; `at`: where a person of a role was named, for what is wrong with it. */
export const filledWith = (
  { roles, places, fields }: Pick<Kept, 'roles' | 'places' | 'fields'>,
  author: Person,
  people: People,
  at: (role: Role) => string,
): Filled => {
  const wrong: FieldError[] = [];
  const tell: Tell = (role, message) => wrong.push({ path: at(role), message });
  const signers = signersIn(roles.filter(signs), people, tell);
  const readers = roles.filter((role) => !signs(role));
  const copies = readersIn(readers, people, { author, signers }, tell);
  if (wrong.length > 0) throw invalid(...wrong);
  const idOf = (role: string): string => people.get(role)?.person.profile_id ?? role;
  const placed = places?.map((place) => ({ ...place, signers: place.signers.map(idOf) }));
  return {
    ...{ signers, copies },
    ...(placed && { places: placed }),
    fields: fields.map((field) => ({ ...field, signer: idOf(field.signer) })),
  };
};

/** Refuses a document that has no file to keep. */
export const fileOf = ({ file }: Pick<Existing, 'file'>): StoredFile => {
  if (file === null) throw new Rejected('DocumentNotUploaded');
  return file;
};
