import { instantInWords } from '@touchline/contracts/days';
import type { Message } from '@touchline/platform/mail';
import type { Mailed } from '../inbox/inbox.ts';
import { qrPicture } from './qr-picture.ts';

const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

interface Beside {
  readonly sentence: string;
  readonly url: string;
  /** The QR code of the address in words, for whoever can't see it. */
  readonly alt: string;
}

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Another way, below the action: a sentence and its address, which is shown in full and as a QR code. */
  readonly beside?: Beside | undefined;
  /** Set large: a PIN. */
  readonly figure?: string;
  /** The figures and the deadline of what it is about. */
  readonly mailed?: Mailed | undefined;
  readonly idempotencyKey: string;
}

/** Goes within the message: who opens it loads nothing from anywhere. */
const qrCid = 'qr@touchline';

const shownBeside = ({ sentence, url, alt }: Beside, size: number): string =>
  `<p style="margin:20px 0 0;font-size:13px;line-height:20px">${escaped(sentence)} <a href="${escaped(url)}" style="color:#14633a">${escaped(url)}</a></p>
<p style="margin:12px 0 0"><img src="cid:${qrCid}" width="${size}" height="${size}" alt="${escaped(alt)}" style="display:block;border:0;font-size:13px;line-height:20px"></p>`;

const factText = ({ term, value, was }: NonNullable<Mailed['facts']>[number]): string =>
  `${term}: ${value}${was ? ` (was ${was})` : ''}`;

const textOf = ({ figure, facts = [], deadline }: Mailed): readonly string[] => [
  ...(figure ? ['', `${figure.value} ${figure.caption}`] : []),
  ...(facts.length > 0 ? ['', ...facts.map(factText)] : []),
  ...(deadline ? ['', `Until ${instantInWords(deadline.until)}`, deadline.after] : []),
];

const quiet = 'font-size:13px;line-height:20px;color:#5b5a52';
const rule = 'border-top:1px solid #dedbd2';

const factRow = ({ term, value, was }: NonNullable<Mailed['facts']>[number]): string =>
  `<tr><td style="${rule};padding:8px 12px 8px 0;${quiet}">${escaped(term)}</td><td align="right" style="${rule};padding:8px 0;font-size:14px;line-height:20px">${was ? `<s style="color:#5b5a52">${escaped(was)}</s> now ` : ''}<b>${escaped(value)}</b></td></tr>`;

/** Tables and plain values, which every reader shows. */
const htmlOf = ({ figure, facts = [], deadline }: Mailed): string =>
  [
    ...(figure
      ? [
          `<p style="margin:16px 0 0;font-size:34px;line-height:38px;font-weight:800">${escaped(figure.value)}</p><p style="margin:0 0 12px;${quiet}">${escaped(figure.caption)}</p>`,
        ]
      : []),
    ...(facts.length > 0
      ? [
          `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0 0">${facts.map(factRow).join('')}</table>`,
        ]
      : []),
    ...(deadline
      ? [
          `<p style="margin:16px 0 0;${rule};padding-top:14px"><b>Until ${escaped(instantInWords(deadline.until))}</b></p><p style="margin:0;${quiet}">${escaped(deadline.after)}</p>`,
        ]
      : []),
  ].join('\n');

/** One layout for all mail: the same words as text and as simple HTML that every reader shows. */
export const renderEmail = ({
  to,
  subject,
  greeting,
  lines,
  action,
  beside,
  figure,
  mailed = {},
  idempotencyKey,
}: Email): Message => {
  const text = [
    greeting,
    '',
    ...(figure ? [figure, ''] : []),
    ...lines,
    ...textOf(mailed),
    ...(action ? ['', `${action.label}: ${action.url}`] : []),
    ...(beside ? ['', `${beside.sentence} ${beside.url}`] : []),
    '',
    'Touchline',
  ].join('\n');
  const qr = beside && qrPicture(beside.url);
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#f4f3ef;font-family:Archivo,Helvetica,Arial,sans-serif;color:#16190f">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:520px;background:#fff;border:1px solid #dedbd2;border-radius:6px" cellpadding="0" cellspacing="0"><tr><td style="padding:28px 32px;font-size:15px;line-height:24px">
<p style="margin:0 0 20px;font-weight:700;color:#14633a">Touchline</p>
<p style="margin:0 0 12px">${escaped(greeting)}</p>
${figure ? `<p style="margin:0 0 16px;font-size:34px;line-height:40px;font-weight:800;letter-spacing:4px">${escaped(figure)}</p>` : ''}
${lines.map((line) => `<p style="margin:0 0 12px">${escaped(line)}</p>`).join('\n')}
${htmlOf(mailed)}
${action ? `<p style="margin:20px 0 0"><a href="${escaped(action.url)}" style="display:inline-block;background:#14633a;color:#fff;text-decoration:none;padding:10px 18px;border-radius:6px;font-weight:600">${escaped(action.label)}</a></p>` : ''}
${beside && qr ? shownBeside(beside, qr.size) : ''}
</td></tr></table></td></tr></table></body></html>`;
  const pictures = beside && qr ? [{ cid: qrCid, alt: beside.alt, base64: qr.png.toString('base64') }] : [];
  return { to, subject, text, html, pictures, idempotencyKey };
};
