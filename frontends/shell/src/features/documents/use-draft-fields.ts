import { useQueryClient } from '@tanstack/react-query';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import type { FieldKind } from '@touchline/contracts/policies/signing-fields';
import { maxFields, pageUnits } from '@touchline/contracts/policies/signing-fields';
import { useEffect, useRef, useState } from 'react';
import { documentQuery, type TouchlineDocument } from './api/documents-api.ts';
import { useDraftAct } from './api/own-documents-api.ts';
import type { Saving } from './autosave.ts';
import { added, copied, type PlacedField, placedForSigners, placedIn, replaced, without } from './placed-fields.ts';
import { useAutosave } from './use-autosave.ts';

/** Which fields were seen, and on which file. */
interface Seen {
  readonly version: string | null;
  readonly sha256: string;
}

const seenIn = ({ fields_version: version, sha256 }: TouchlineDocument): Seen => ({ version, sha256: sha256 ?? '' });
const isSame = (one: readonly PlacedField[], other: readonly PlacedField[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields on the pages of a draft, as somebody places them. */
export interface FieldsEditor {
  readonly fields: readonly PlacedField[];
  readonly signers: TouchlineDocument['signers'];
  /** Whose fields are placed next. */
  readonly signer: string;
  readonly setSigner: (profileId: string) => void;
  readonly chosen: PlacedField | null;
  readonly choose: (id: string | null) => void;
  /** The field that was just placed: it takes the focus. */
  readonly fresh: string | null;
  readonly isFull: boolean;
  readonly put: (field: PlacedField) => void;
  readonly add: (kind: FieldKind, at: { readonly page: number; readonly x?: number; readonly y?: number }) => void;
  readonly copy: (field: PlacedField) => void;
  readonly remove: (field: PlacedField) => void;
  readonly saving: Saving;
  readonly again: () => void;
  readonly keep: () => Promise<boolean>;
  readonly keepMine: () => Promise<void>;
  readonly takeTheirs: () => Promise<void>;
}

/** They save themselves as the words of a draft do: over the fields and the file that were seen alone, and a reload loses nothing. */
export const useDraftFields = (document: TouchlineDocument): FieldsEditor => {
  const client = useQueryClient();
  const act = useDraftAct(document.id);
  const kept = useDraft<{ readonly fields: readonly PlacedField[]; readonly seen: Seen } | null>(
    `document-fields:${document.id}`,
    () => null,
  );
  const [first] = useState(kept.value);
  const [fields, setFields] = useState(first?.fields ?? placedIn(document));
  const [chosenId, choose] = useState<string | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const { signers } = document;
  const [wanted, setSigner] = useState('');
  const signer = signers.find(({ profile_id }) => profile_id === wanted)?.profile_id ?? signers[0]?.profile_id ?? '';
  const newest = useRef({ fields, seen: first?.seen ?? seenIn(document) });
  const autosave = useAutosave<readonly PlacedField[]>(async (placed) => {
    const { seen } = newest.current;
    const { data } = await act.mutateAsync({ kind: 'fields', fields: placed, ...seen });
    newest.current = { ...newest.current, seen: seenIn(data) };
    if (isSame(placed, newest.current.fields)) kept.clear();
  });
  const { isPending, change, hold, drop } = autosave;

  const show = (next: readonly PlacedField[]): void => {
    newest.current = { ...newest.current, fields: next };
    setFields(next);
  };
  const place = (next: readonly PlacedField[]): void => {
    show(next);
    kept.set(newest.current);
    change(next);
  };

  // What a reload finds in the tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!first) return;
    const now = seenIn(document);
    if (isSame(first.fields, placedIn(document))) kept.clear();
    else if (first.seen.version === now.version && first.seen.sha256 === now.sha256) change(first.fields);
    else hold(first.fields);
  }, []);

  // What came by another way: a signer was taken out, another file was chosen, another tab has saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other fields are there
  useEffect(() => {
    if (isPending()) {
      const left = placedForSigners(newest.current.fields, signers);
      if (left.length < newest.current.fields.length) place(left);
      return;
    }
    newest.current = { fields: placedIn(document), seen: seenIn(document) };
    setFields(newest.current.fields);
  }, [document.fields_version, document.sha256]);

  const current = async (): Promise<TouchlineDocument> =>
    (await client.fetchQuery({ ...documentQuery(document.id), staleTime: 0 })).data;
  const put = ({ fields: next, id }: { readonly fields: readonly PlacedField[]; readonly id: string }): void => {
    place(next);
    choose(id);
    setFresh(id);
  };
  return {
    ...{ fields, signers, signer, setSigner, choose, fresh },
    chosen: fields.find(({ id }) => id === chosenId) ?? null,
    isFull: fields.length >= maxFields,
    put: (field) => place(replaced(newest.current.fields, field)),
    add: (kind, { page, x = pageUnits / 2, y = pageUnits / 2 }) =>
      put(added(newest.current.fields, { kind, signer, page, x, y })),
    copy: (field) => put(copied(newest.current.fields, field)),
    remove: ({ id }) => {
      const at = newest.current.fields.findIndex((one) => one.id === id);
      const next = without(newest.current.fields, id);
      place(next);
      const beside = next[Math.min(at, next.length - 1)]?.id ?? null;
      choose(beside);
      setFresh(beside);
    },
    saving: autosave.saving,
    again: () => void autosave.flush(),
    keep: async () => {
      await autosave.flush();
      return !isPending();
    },
    keepMine: async () => {
      const theirs = await current();
      const left = placedForSigners(newest.current.fields, theirs.signers);
      show(left);
      newest.current = { fields: left, seen: seenIn(theirs) };
      change(left);
      await autosave.resume();
    },
    takeTheirs: async () => {
      const theirs = await current();
      drop();
      newest.current = { fields: placedIn(theirs), seen: seenIn(theirs) };
      setFields(newest.current.fields);
      kept.clear();
    },
  };
};
