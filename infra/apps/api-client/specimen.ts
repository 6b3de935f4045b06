/** A one-page PDF that says whose specimen it is: the identification of somebody who doesn't exist. Latin letters only. */
export const specimen = (name: string, born: string): Uint8Array => {
  const safe = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/[\\()]/g, '');
  const content = [
    '0.09 0.39 0.23 rg 0 250 420 50 re f',
    'BT /F1 18 Tf 1 1 1 rg 24 268 Td (SPECIMEN PASSPORT) Tj ET',
    `BT /F1 22 Tf 0.1 0.1 0.1 rg 24 190 Td (${safe(name)}) Tj ET`,
    `BT /F1 12 Tf 0.3 0.3 0.3 rg 24 160 Td (Born ${safe(born)}) Tj 0 -22 Td (No. ${safe(name).length * 7919}-DEMO) Tj ET`,
    'BT /F1 10 Tf 0.5 0.5 0.5 rg 24 30 Td (Not a document of any state. Made for a demonstration.) Tj ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [i, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
