import { signingDays } from '@touchline/contracts/policies/own-documents';
import type { DocumentCommand, Person } from '../document/state.ts';
import type { Filled } from './content.ts';
import type { Kept, TemplateWords } from './state.ts';

const dayMs = 86_400_000;

/** Until when a document can be signed that is sent at this moment; null: as long as any other. */
export const signUntil = ({ signing_days }: TemplateWords, now: Date): string | null =>
  signing_days === signingDays ? null : new Date(now.getTime() + signing_days * dayMs).toISOString();

/** The draft that a template makes. */
export const draftOf = (
  { file }: Pick<Kept, 'file'>,
  {
    document_id,
    author: { profile_id, user_id, name },
    words,
    filled,
    key,
    now,
  }: {
    readonly document_id: string;
    readonly author: Person & { readonly name: string };
    readonly words: TemplateWords;
    readonly filled: Filled;
    /** Under which its own file lies. */
    readonly key: string;
    readonly now: Date;
  },
): Extract<DocumentCommand, { type: 'DraftFromTemplate' }> => ({
  ...{ type: 'DraftFromTemplate', document_id, author: { profile_id, user_id, name } },
  ...{ title: words.title, message: words.message, sign_until: signUntil(words, now) },
  ...{ ...filled, file: { ...file, key }, now: now.toISOString() },
});
