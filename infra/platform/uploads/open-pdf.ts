import { PDF, PdfArray, PdfDict, PdfName, PdfRef } from '@libpdf/core';
import { maxPages } from '@touchline/contracts/policies/file-limits';

/** Why a PDF isn't kept. The words for each are the person's. */
export type PdfProblem =
  | 'unreadable'
  | 'encrypted'
  | 'too-many-pages'
  | 'too-large-inside'
  | 'active'
  /** As below, where it is to be sealed. */
  | SealProblem;
/** A signature of somebody else that ours would break; or what can't be added to without changing what is there. */
type SealProblem = 'signed' | 'damaged';

/** Nothing of ours, and no scan, has as many; whoever walks more walks a trap. */
const maxObjects = 100_000;

/** Entries that bring something along or make the reader do something. */
const activeKeys = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'RichMediaContent', 'XFA']);
/** Actions beyond looking at a place of the file or of the web. */
const activeActions = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR', 'Rendition']);

type Value = ReturnType<PDF['getObject']>;

const isActive = (dict: PdfDict): boolean => {
  for (const [key] of dict) if (activeKeys.has(key.value)) return true;
  const action = dict.get('S');
  return action instanceof PdfName && activeActions.has(action.value);
};

/**
 * Opens a PDF as a reader does and looks at everything that can be reached in it: what is wrong with it, or nothing.
 * `sealable`: it will be sealed, so that what would keep a seal from it is wrong, too.
 * Scripts, programs to launch, files within and forms that send themselves are no part of a passport.
 */
export const openPdf = async (
  bytes: Uint8Array,
  { sealable = false }: { readonly sealable?: boolean } = {},
): Promise<PdfProblem | undefined> => {
  let pdf: PDF;
  let pages: number;
  try {
    pdf = await PDF.load(bytes);
    if (pdf.isEncrypted) return 'encrypted';
    pages = pdf.getPageCount();
  } catch {
    return 'unreadable';
  }
  if (pages < 1) return 'unreadable';
  if (pages > maxPages) return 'too-many-pages';
  const waiting: Value[] = [pdf.getCatalog()];
  const seen = new Set<string>();
  let looked = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (value === undefined || value === null) continue;
    if (value instanceof PdfRef) {
      const name = value.toString();
      if (seen.has(name)) continue;
      seen.add(name);
      try {
        waiting.push(pdf.getObject(value));
      } catch {
        return 'unreadable';
      }
      continue;
    }
    looked += 1;
    if (looked > maxObjects) return 'too-large-inside';
    if (value instanceof PdfDict) {
      if (isActive(value)) return 'active';
      for (const [, inside] of value) waiting.push(inside);
    } else if (value instanceof PdfArray) for (const inside of value) waiting.push(inside);
  }
  return sealable ? sealProblemOf(pdf) : undefined;
};

/** What keeps a seal from being added behind a PDF, so that it stays the beginning of the sealed one. */
const sealProblemOf = (pdf: PDF): SealProblem | undefined => {
  try {
    const isSigned = pdf
      .getForm()
      ?.getSignatureFields()
      .some((field) => field.isSigned());
    if (isSigned) return 'signed';
    return pdf.canSaveIncrementally() === null ? undefined : 'damaged';
  } catch {
    return 'damaged';
  }
};
