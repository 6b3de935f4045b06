import { signingDays } from '@touchline/contracts/policies/own-documents';
import type { Intake } from '@touchline/platform/uploads';
import type { DocumentCommand, Person } from '../document/state.ts';
import { type Store, storedBytes } from '../document/stored-bytes.ts';
import type { Filled } from './content.ts';
import type { Kept, TemplateWords } from './state.ts';

const dayMs = 86_400_000;

/** Until when a document can be signed that is sent at this moment; null: as long as any other. */
export const signUntil = ({ signing_days }: TemplateWords, now: Date): string | null =>
  signing_days === signingDays ? null : new Date(now.getTime() + signing_days * dayMs).toISOString();

type DraftFromTemplate = Extract<DocumentCommand, { type: 'DraftFromTemplate' }>;

/** The draft that a template makes, with a file of its own. Refuses with `ServiceUnavailable` where the template's is missing. */
export type Drafting = (
  template: Kept,
  of: {
    readonly document_id: string;
    readonly author: Person & { readonly name: string };
    readonly words: TemplateWords;
    readonly filled: Filled;
    readonly now: Date;
  },
) => Promise<DraftFromTemplate>;

export const createDrafting =
  ({ intake, store }: { readonly intake: Intake; readonly store: Store }): Drafting =>
  async ({ template_id, file }, { document_id, author, words, filled, now }) => {
    const bytes = await storedBytes(store, template_id, file);
    const key = await intake.keepAgain({ owner: document_id, bytes, contentType: 'application/pdf', now });
    const { profile_id, user_id, name } = author;
    return {
      ...{ type: 'DraftFromTemplate', document_id, author: { profile_id, user_id, name } },
      ...{ title: words.title, message: words.message, sign_until: signUntil(words, now) },
      ...{ ...filled, file: { ...file, key }, now: now.toISOString() },
    };
  };
