import { createSheet, ink, measure, page, styles } from '../paper/sheet.ts';
import { signatureSpot, signedAtSpot } from '../paper/spots.ts';

export interface SignaturePageInput {
  readonly documentId: string;
  readonly title: string;
  /** SHA-256 of the file that was signed, hex. */
  readonly originalSha256: string;
  /** Pages of that file. */
  readonly pages: number;
  readonly at: string;
  readonly signers: readonly {
    readonly order: number;
    readonly name: string;
    readonly party: string;
    /** What stands before it, where that isn’t the order: `2 (2 of 3)`. */
    readonly number?: string;
  }[];
}

/** The page for the marks of those who sign a file that has no places for them. */
export const renderSignaturePage = async (input: SignaturePageInput): Promise<Uint8Array> => {
  const { documentId, title, originalSha256, signers, at, pages } = input;
  const sheet = await createSheet({
    title: `Signatures: ${title}`,
    subject: documentId,
    at,
    running: [title, 'Signatures'],
    foot: `${documentId}\nSigned file, SHA-256: ${originalSha256}`,
    following: pages,
  });
  sheet.block('H1', 'Signatures', styles.title);
  sheet.space(6);
  sheet.block(
    'P',
    'Signed by electronic means, in this order. Each signature is bound to the fingerprint below.',
    styles.text,
  );
  sheet.space(18);
  for (const { order, name, party, number = String(order) } of signers) {
    sheet.keep(112);
    const line = sheet.y + 66;
    const width = measure * 0.55;
    sheet.tag('P', () => {
      sheet.put(`${number}. ${party}`, styles.caption);
      sheet.put(name, styles.strong, { y: line + 6 });
    });
    sheet.rule(line, page.left, page.left + width, ink.black, 0.7);
    signatureSpot.mark(sheet.doc, order, { x: page.left, y: sheet.y + 14, width, height: 52 });
    signedAtSpot.mark(sheet.doc, order, { x: page.left, y: line + 20, width, height: 12 });
    sheet.space(112);
  }
  return sheet.finish();
};
