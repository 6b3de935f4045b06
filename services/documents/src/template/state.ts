import type { SigningPlace } from '@touchline/contracts/policies/signing-places';
import type { Person, PlacedField, StoredFile } from '../document/state.ts';

/** As what somebody signs the documents of a template, or gets a copy of them. */
export interface Role {
  /** Within its template: fields and places name it. */
  readonly role_id: string;
  readonly name: string;
  /** Whoever makes a document from the template is this himself. */
  readonly is_author: boolean;
  /** Gets a copy and signs nothing: such a role stands at no place, fills nothing in and may stay empty. Absent: it signs. */
  readonly gets_copy?: true;
}

/** Whether somebody in this role signs. */
export const signs = ({ gets_copy }: Pick<Role, 'gets_copy'>): boolean => gets_copy !== true;

/** What a template says about each of its documents. */
export interface TemplateWords {
  readonly title: string;
  readonly message: string;
  /** So many days signers have, from the sending on. */
  readonly signing_days: number;
}

/** Who uses templates: with the club that he acts for, or none. */
export interface Member extends Person {
  readonly name: string;
  readonly club_id: string | null;
}

export interface Known extends TemplateWords {
  readonly status: 'kept' | 'deleted';
  readonly template_id: string;
  /** Whoever has made it. */
  readonly owner: Person & { readonly name: string };
  /** The owner has left: the club that shares it decides about it. */
  readonly is_left?: true;
  /** The club whose people use it as well; null: the owner alone does. */
  readonly club_id: string | null;
  /** In the order in which they sign; behind them those that get a copy. */
  readonly roles: readonly Role[];
  /** Where several stand at one place: all places in their order, by the ids of roles. */
  readonly places?: readonly SigningPlace[];
  /** What is filled in on its pages; the signer of each is a role. */
  readonly fields: readonly PlacedField[];
  /** Null: it was deleted, and its file with it. */
  readonly file: StoredFile | null;
  /** One of the places that its owner has for templates, while it is kept. */
  readonly place_key: string | null;
  readonly made_at: string;
}

export type Template = { readonly status: 'none' } | Known;
export type Kept = Known & { readonly file: StoredFile };

/** Everything of it but who keeps it. */
export type Content = Pick<Known, 'roles' | 'places' | 'fields'> & { readonly file: StoredFile };

interface By {
  readonly by: Member;
  readonly now: string;
}

export type TemplateCommand =
  | ({
      readonly type: 'Make';
      readonly template_id: string;
      readonly document_id: string;
      readonly content: Content;
      readonly shared: boolean;
      readonly place_key: string;
    } & TemplateWords &
      By)
  | ({
      readonly type: 'Change';
      readonly shared: boolean;
      /** Of the words that were seen. */
      readonly version: string;
    } & TemplateWords &
      By)
  | ({ readonly type: 'Delete' } & By)
  /** The owner closes the account: what no club shares is deleted. */
  | { readonly type: 'Leave'; readonly leaving: readonly string[]; readonly now: string }
  /** The club was found to be another one, which has its templates since. */
  | { readonly type: 'FollowClub'; readonly club_id: string; readonly now: string };

export type TemplateEvent =
  | ({
      readonly type: 'TemplateMade';
      readonly template_id: string;
      readonly document_id: string;
      readonly owner: Known['owner'];
      readonly club_id: string | null;
      readonly content: Content;
      readonly place_key: string;
      readonly at: string;
    } & TemplateWords)
  | ({ readonly type: 'TemplateChanged'; readonly club_id: string | null; readonly at: string } & TemplateWords)
  | { readonly type: 'TemplateDeleted'; readonly at: string }
  | { readonly type: 'TemplateMoved'; readonly club_id: string; readonly at: string };
