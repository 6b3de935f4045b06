import { maskedAddress } from '@touchline/contracts/masked-address';
import type { AuditEntry } from '../document/audit-trail.ts';
import { enteredBy } from '../document/fields.ts';
import { groupsOf, numberOf } from '../document/places.ts';
import { type FullySigned, namesIn, type SignedSigner, type Signer, signedAs } from '../document/state.ts';
import { createSheet, ink, measure, page, type Sheet, styles } from '../paper/sheet.ts';
import { grouped, instant } from '../paper/values.ts';

export interface CertificateInput {
  readonly document: FullySigned;
  readonly sealed: {
    /** SHA-256 of the sealed file, hex. */
    readonly sha256: string;
    /** The subject of the sealing certificate. */
    readonly by: string;
    readonly at: string;
    /** When an authority outside confirms that it was sealed, and who that is. */
    readonly time?: { readonly at: string; readonly by: string };
    /** Whether the sealed file keeps lists that say of each of its certificates that it wasn't revoked then. */
    readonly unrevoked?: boolean;
  };
  /** The instant the certificate is made, UTC ISO 8601. */
  readonly at: string;
}

const label = 132;
const unrevokedText = 'None was revoked; the lists of that time are in the sealed file';
type Row = readonly [string, string];

/** Label and value per line, the value as long as it needs to be. */
const facts = (sheet: Sheet, rows: readonly Row[], indent = 0): void => {
  const list = sheet.open('L');
  const x = page.left + indent;
  const place = { x: x + label, width: measure - label - indent };
  for (const [name, value] of rows) {
    const height = sheet.heightOf(value, styles.data, place);
    sheet.keep(height);
    const item = sheet.open('LI', list);
    sheet.tag('Lbl', () => sheet.put(name, { ...styles.data, colour: ink.grey }, { x, width: label - 8 }), item);
    sheet.tag('LBody', () => sheet.put(value, styles.data, place), item);
    item.end();
    sheet.space(height + 1.5);
  }
  list.end();
};

const heading = (sheet: Sheet, text: string, room: number): void => {
  sheet.keep(room);
  sheet.gap(20);
  sheet.rule(sheet.y, page.left, page.left + measure, ink.black, 0.9);
  sheet.space(9);
  sheet.block('H2', text, styles.heading);
  sheet.space(5);
};

/** How it was made sure who signed: by an account and its password, or by a code that only the reader of an address has. */
const identityOf = ({ email, guest, evidence: { proof } }: SignedSigner): readonly [Row, Row] => {
  if (!guest)
    return [
      ['Email address', email],
      ['Identity', `Signed in, and the password given once more, ${instant(proof.at)}`],
    ];
  const address = maskedAddress(email);
  return [
    ['Email address', address],
    ['Identity', `Guest without an account: one-time code to ${address}, given ${instant(proof.at)}`],
  ];
};

/** What this person has entered on the pages, field by field. */
const filledIn = (sheet: Sheet, each: SignedSigner, document: FullySigned): void => {
  const entered = enteredBy(document, each);
  if (entered.length === 0) return;
  facts(
    sheet,
    entered.map(({ name, value }) => ['Filled in', `${name}: ${value}`] as const),
  );
};

const signer = (sheet: Sheet, each: SignedSigner, document: FullySigned): void => {
  const { signature, proof, sha256, ip, user_agent: userAgent } = each.evidence;
  const [address, identity] = identityOf(each);
  sheet.keep(150);
  sheet.gap(8);
  sheet.block('H3', `${numberOf(document, each)}. ${each.name}`, styles.name);
  sheet.space(4);
  facts(sheet, [
    ['Signed as', signedAs(document, each)],
    address,
    ['Signed', instant(each.signed_at)],
    ['How', signature.kind === 'typed' ? `Typed: ${signature.text.trim()}` : 'Drawn by hand'],
    identity,
    ['Proof', proof.jti],
    ['From', ip],
    ['With', userAgent],
    ['File that was signed', grouped(sha256)],
  ]);
  filledIn(sheet, each, document);
  sheet.space(8);
};

/** Who was asked as well and whose signature wasn't needed any more. */
const notNeeded = (sheet: Sheet, document: FullySigned, left: readonly Signer[]): void => {
  sheet.keep(60);
  sheet.gap(8);
  sheet.block('H3', 'Asked as well, and not needed', styles.name);
  sheet.space(4);
  facts(
    sheet,
    left.map((each) => [`${numberOf(document, each)}.`, `${each.name}, ${signedAs(document, each)}`] as const),
  );
  sheet.space(8);
};

const happened: Readonly<Record<string, string>> = {
  DocumentDrafted: 'Drafted',
  DocumentFileAttached: 'File attached',
  DocumentMadeAvailable: 'Made available to its signers',
  DocumentSigned: 'Signed',
  DocumentReminded: 'Reminded whose turn it is',
  DocumentSignersNotNeeded: 'Enough have signed at this place',
  DocumentFullySigned: 'Signed by all',
  DocumentSealFailed: 'Sealing failed',
};

const trail = (sheet: Sheet, entries: readonly AuditEntry[], nameOf: (profile: string) => string): void => {
  for (const entry of entries) {
    const what = [happened[entry.what] ?? entry.what, ...(entry.by === 'system' ? [] : [nameOf(entry.by)])].join(', ');
    const height = styles.data.leading + styles.caption.leading + 3;
    sheet.keep(height + 6);
    const x = page.left + 26;
    sheet.tag('P', () => {
      sheet.put(String(entry.number), styles.data, { width: 22 });
      sheet.put(what, styles.data, { x, width: measure - 26 - 190 });
      sheet.put(instant(entry.at), styles.data, { x: page.left + measure - 190, width: 190, align: 'right' });
      sheet.put(grouped(entry.hash), styles.running, { x, y: sheet.y + styles.data.leading, width: measure - 26 });
    });
    sheet.space(height);
    sheet.rule(sheet.y, page.left, page.left + measure, ink.hair);
    sheet.space(5);
  }
};

/**
 * Who signed what, when, from where and with which proof, and the chain of all that happened until the seal. The same
 * input gives the same bytes.
 */
export const renderCertificate = async ({ document, sealed, at }: CertificateInput): Promise<Uint8Array> => {
  const { document_id: id, title, file, signers, contract } = document;
  const names = namesIn(document);
  const sheet = await createSheet({
    title: `Certificate of evidence: ${title}`,
    subject: id,
    at,
    running: [title, 'Certificate of evidence'],
    foot: `${id}\nSealed file, SHA-256: ${sealed.sha256}`,
  });
  sheet.block('H1', 'Certificate of evidence', styles.title);
  sheet.space(4);
  sheet.block('P', title, { ...styles.text, size: 11, leading: 16 });
  sheet.space(16);
  facts(sheet, [
    ['Document', id],
    ...(contract ? ([['Offer', `${contract.offer_id}, round ${contract.round}`]] satisfies Row[]) : []),
    ...(contract ? ([['Terms, SHA-256', grouped(contract.terms_digest)]] satisfies Row[]) : []),
    ['Available from', instant(document.available_at)],
    ['Signed by all', instant(document.fully_signed_at)],
    ['Original, SHA-256', grouped(file.sha256)],
    ['Original, size', `${file.size.toLocaleString('en-GB')} bytes; the sealed file begins with them`],
    ['Sealed', `${instant(sealed.at)}, by ${sealed.by}`],
    ...(sealed.time ? ([['Time confirmed', `By ${sealed.time.by}, ${instant(sealed.time.at)}`]] satisfies Row[]) : []),
    ...(sealed.unrevoked ? ([['Certificates of the seal', unrevokedText]] satisfies Row[]) : []),
    ['Sealed file, SHA-256', grouped(sealed.sha256)],
  ]);
  heading(sheet, 'Signers, in their order', 190);
  if (groupsOf(document)) {
    sheet.block('P', 'Where several stand at one place, they sign in any order; “2 of 3” says that two are enough.', {
      ...styles.text,
    });
    sheet.space(4);
  }
  for (const each of signers) if (each.status === 'signed') signer(sheet, each, document);
  const left = signers.filter(({ status }) => status === 'not-needed');
  if (left.length > 0) notNeeded(sheet, document, left);
  heading(sheet, 'What happened', 110);
  sheet.block(
    'P',
    'Each entry carries the SHA-256 of itself and of the entry before it: none can be changed, removed or put in later without breaking all that follow.',
    styles.text,
  );
  sheet.space(4);
  sheet.block(
    'P',
    'Whoever has this certificate or the signed document can ask on Touchline’s page “Was this PDF sealed here?” (/verify-document) whether one byte of it is different.',
    styles.text,
  );
  sheet.space(8);
  trail(sheet, document.trail, (profile) => names.get(profile) ?? profile);
  return sheet.finish();
};
