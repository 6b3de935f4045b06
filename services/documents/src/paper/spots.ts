/**
 * Named places of a page: a destination in the PDF itself says where each signer's mark and the time belong, so that
 * whoever seals the file needs nothing but the file.
 */

/** Points; x and y from the top left corner of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const spot = (what: string) => {
  const nameOf = (order: number): string => `${what}.${order}`;
  return {
    nameOf,
    mark: (doc: PDFKit.PDFDocument, order: number, { x, y, width, height }: Box): void => {
      const top = doc.page.height - y;
      doc.addNamedDestination(nameOf(order), 'FitR', x, top - height, x + width, top);
    },
  };
};

export const signatureSpot = spot('signature');
export const signedAtSpot = spot('signed-at');
