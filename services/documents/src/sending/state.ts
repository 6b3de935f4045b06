import type { ErrorCode } from '@touchline/contracts/errors';
import type { Person } from '../document/state.ts';
import type { TemplateWords } from '../template/state.ts';

/** Who is to sign as what, or gets a copy as what, as a line of the file says it. */
export interface LineSigner {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  /** Absent: signs. */
  readonly gets_copy?: true;
  /** The member who was found by the address, where nothing was sent to him. */
  readonly profile_id?: string;
}

export type LineOutcome =
  | { readonly outcome: 'waiting'; readonly signers: readonly LineSigner[] }
  /** Its people are in the document from now on, and nowhere else. */
  | { readonly outcome: 'sent'; readonly document_id: string }
  | {
      readonly outcome: 'refused';
      readonly signers: readonly LineSigner[];
      readonly code: ErrorCode;
      readonly reason: string;
    };

/** `line`: as it stands in the file, its heading counted. */
export type Line = { readonly line: number } & LineOutcome;

export interface Known {
  readonly status: 'under-way' | 'finished';
  readonly sending_id: string;
  readonly template_id: string;
  /** As the template had them when it began. */
  readonly words: TemplateWords;
  readonly author: Person & { readonly name: string };
  readonly lines: readonly Line[];
  readonly begun_at: string;
  readonly finished_at: string | null;
}

export type Sending = { readonly status: 'none' } | Known;

export type SendingCommand =
  | {
      readonly type: 'Begin';
      readonly sending_id: string;
      readonly template_id: string;
      readonly words: TemplateWords;
      readonly by: Person & { readonly name: string };
      readonly lines: readonly { readonly line: number; readonly signers: readonly LineSigner[] }[];
      readonly now: string;
    }
  | { readonly type: 'RecordSent'; readonly line: number; readonly document_id: string; readonly now: string }
  | {
      readonly type: 'RecordRefusal';
      readonly line: number;
      readonly code: ErrorCode;
      readonly reason: string;
      /** By the roles of those who were found to be members. */
      readonly found: Readonly<Record<string, string>>;
      readonly now: string;
    };

export type SendingEvent =
  | {
      readonly type: 'SendingBegun';
      readonly sending_id: string;
      readonly template_id: string;
      readonly words: TemplateWords;
      readonly author: Known['author'];
      readonly lines: readonly { readonly line: number; readonly signers: readonly LineSigner[] }[];
      readonly at: string;
    }
  | { readonly type: 'LineSent'; readonly line: number; readonly document_id: string; readonly at: string }
  | {
      readonly type: 'LineRefused';
      readonly line: number;
      readonly code: ErrorCode;
      readonly reason: string;
      readonly found: Readonly<Record<string, string>>;
      readonly at: string;
    }
  | { readonly type: 'SendingFinished'; readonly at: string };

export const countOf = ({ lines }: Pick<Known, 'lines'>, outcome: Line['outcome']): number =>
  lines.filter((line) => line.outcome === outcome).length;
