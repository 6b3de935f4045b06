import { useQueryClient } from '@tanstack/react-query';
import { fieldDetails } from '@touchline/app-core/client/failure.ts';
import { type ContractForm, useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { draftWords } from '@touchline/contracts/http/documents/own';
import { useEffect, useRef, useState } from 'react';
import { documentQuery, type TouchlineDocument } from './api/documents-api.ts';
import { type DraftWords, useDraftAct } from './api/own-documents-api.ts';
import type { Saving } from './autosave.ts';
import { deadlineOf, enteredDeadline } from './deadline.ts';
import { useAutosave } from './use-autosave.ts';

/** What its author types about a draft. */
export type TypedWords = {
  readonly title: string;
  readonly message: string;
  readonly day: string;
  readonly time: string;
};

const typedOf = ({ title, message, sign_until }: TouchlineDocument): TypedWords => ({
  ...{ title, message },
  ...enteredDeadline(sign_until),
});
const valuesOf = ({ title, message, day, time }: TypedWords): DraftWords => ({
  ...{ title, message },
  sign_until: deadlineOf(day, time),
});

/** As it would be kept; null: something of it is wrong. */
const wordsOf = (typed: TypedWords): DraftWords | null => {
  const judged = draftWords.safeParse(valuesOf(typed));
  return judged.success ? judged.data : null;
};
const isSame = (one: DraftWords | null, other: DraftWords | null): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/** Its page gives the `verdict` to the form around its fields, which lists what is wrong. */
export interface DraftWordsForm extends ContractForm<TypedWords, DraftWords> {
  readonly saving: Saving;
  /** What is typed can't be kept as it is. */
  readonly isWrong: boolean;
  /** Tries again what wasn't saved. */
  readonly again: () => void;
  /** Saves all that is typed; whether it is kept now. */
  readonly keep: () => Promise<boolean>;
  /** Where another version was saved meanwhile: what is typed here takes its place. */
  readonly keepMine: () => Promise<void>;
  /** Or that version is shown, and what is typed here goes. */
  readonly takeTheirs: () => Promise<void>;
}

/**
 * Title, message and deadline of a draft. They save themselves, over the version that was seen here alone; what isn't saved yet
 * outlives a reload of the tab.
 */
export const useDraftWords = (document: TouchlineDocument): DraftWordsForm => {
  const client = useQueryClient();
  const act = useDraftAct(document.id);
  const kept = useDraft<{ readonly typed: TypedWords; readonly version: string } | null>(
    `document:${document.id}`,
    () => null,
  );
  const [first] = useState(kept.value);
  const form = useContractForm<TypedWords, DraftWords>({
    schema: draftWords,
    initial: first?.typed ?? typedOf(document),
    values: valuesOf,
  });
  const { getValues, reset, trigger } = form.form;
  /** What the server keeps, as far as it was seen here. */
  const seen = useRef({ version: first?.version ?? document.version ?? '', words: wordsOf(typedOf(document)) });
  const autosave = useAutosave<DraftWords>(async (words) => {
    try {
      const { data } = await act.mutateAsync({ kind: 'change', words, version: seen.current.version });
      seen.current = { version: data.version ?? '', words };
      if (isSame(words, wordsOf(getValues()))) kept.clear();
    } catch (failure) {
      if (fieldDetails(failure).length > 0) form.refuse(failure);
      throw failure;
    }
  });
  const { isPending, change, hold, drop } = autosave;

  useTyped(form, (typed) => {
    kept.set({ typed, version: seen.current.version });
    const words = wordsOf(typed);
    if (words === null) {
      void trigger();
      return;
    }
    form.settle('title', 'message', 'sign_until', 'root');
    if (isPending() || !isSame(words, seen.current.words)) change(words);
  });

  // What a reload finds in the tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const words = first && wordsOf(first.typed);
    if (!words) return;
    if (isSame(words, seen.current.words)) kept.clear();
    else if (first.version === document.version) change(words);
    else hold(words);
  }, []);

  // Another tab has saved, and nothing was typed here: its words are shown.
  const { version } = document;
  useEffect(() => {
    if (version === null || version === seen.current.version || isPending()) return;
    if (wordsOf(getValues()) === null) return;
    seen.current = { version, words: wordsOf(typedOf(document)) };
    reset(typedOf(document));
    kept.clear();
  }, [version, document, isPending, getValues, reset, kept.clear]);

  const current = async (): Promise<TouchlineDocument> =>
    (await client.fetchQuery({ ...documentQuery(document.id), staleTime: 0 })).data;
  return {
    ...form,
    saving: autosave.saving,
    isWrong: wordsOf(form.form.watch()) === null,
    again: () => void autosave.flush(),
    keep: async () => {
      const words = wordsOf(getValues());
      if (words === null) return false;
      if (!isSame(words, seen.current.words)) change(words);
      await autosave.flush();
      return !isPending();
    },
    keepMine: async () => {
      seen.current = { ...seen.current, version: (await current()).version ?? '' };
      const words = wordsOf(getValues());
      if (words) change(words);
      await autosave.resume();
    },
    takeTheirs: async () => {
      const theirs = await current();
      drop();
      seen.current = { version: theirs.version ?? '', words: wordsOf(typedOf(theirs)) };
      reset(typedOf(theirs));
      kept.clear();
    },
  };
};
