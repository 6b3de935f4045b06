/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

type Piece = string | number | null | undefined | false | Html | readonly Html[];
const inserted = (piece: Piece): string => {
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return 'html' in piece ? piece.html : piece.map(({ html }) => html).join('');
};

/** What is put in is text, unless it comes from here. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: parts.reduce((all, part, index) => all + part + inserted(pieces[index]), ''),
});

export const sumOf = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100);

export const dayOf = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const document = (title: string, base: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${base}/style.css">
</head>
<body>
<header class="notice"><strong>Simulator.</strong> No money moves here. Use test cards only.</header>
${body}
</body>
</html>`.html;
