import { latin, pdfOf } from './pdf.ts';

/** A one-page PDF that says whose specimen it is: the identification of somebody who doesn't exist. Latin letters only. */
export const specimen = (name: string, born: string): Uint8Array => {
  const safe = (text: string) => latin(text).replace(/[\\()]/g, '');
  const content = [
    '0.09 0.39 0.23 rg 0 250 420 50 re f',
    'BT /F1 18 Tf 1 1 1 rg 24 268 Td (SPECIMEN PASSPORT) Tj ET',
    `BT /F1 22 Tf 0.1 0.1 0.1 rg 24 190 Td (${safe(name)}) Tj ET`,
    `BT /F1 12 Tf 0.3 0.3 0.3 rg 24 160 Td (Born ${safe(born)}) Tj 0 -22 Td (No. ${safe(name).length * 7919}-DEMO) Tj ET`,
    'BT /F1 10 Tf 0.5 0.5 0.5 rg 24 30 Td (Not a document of any state. Made for a demonstration.) Tj ET',
  ].join('\n');
  return pdfOf([{ width: 420, height: 300, content }]);
};
