import { type PDF, PdfArray, PdfDict, PdfName, PdfRef, PdfStream } from '@libpdf/core';

type Found = NonNullable<ReturnType<PDF['getObject']>>;

const resolverOf =
  (pdf: PDF) =>
  (ref: PdfRef): Found | null =>
    pdf.getObject(ref);

/**
 * Puts lists of revoked certificates, DER, into the document security store (ETSI EN 319 142-1, 5.4.2). What somebody has put there
 * stays. The certificates aren't in it: seal and token carry their own, and nothing is to stand there twice.
 */
export const putLists = (pdf: PDF, lists: readonly Uint8Array[]): void => {
  const resolve = resolverOf(pdf);
  const catalog = pdf.getCatalog();
  const before = catalog.getDict('DSS', resolve);
  const others = before?.getArray('CRLs', resolve)?.toArray() ?? [];
  const store = new PdfDict([...(before ?? []), ['Type', PdfName.of('DSS')]]);
  store.set('CRLs', PdfArray.of(...others, ...lists.map((list) => pdf.createStream({}, list))));
  catalog.set('DSS', pdf.register(store));
};

/** What stands there as lists of revoked certificates, whatever it is. */
export const listsIn = (pdf: PDF): readonly Uint8Array[] => {
  const resolve = resolverOf(pdf);
  const all = pdf.getCatalog().getDict('DSS', resolve)?.getArray('CRLs', resolve)?.toArray() ?? [];
  return all.flatMap((item) => {
    const stream = item instanceof PdfRef ? resolve(item) : item;
    return stream instanceof PdfStream ? [stream.getDecodedData()] : [];
  });
};
