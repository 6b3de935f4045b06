import { type Bytes, inflated } from './bytes.ts';

/** What lies in an archive of evidence, by name. */
export const evidenceFiles = {
  original: 'original.pdf',
  sealed: 'sealed.pdf',
  certificate: 'certificate.pdf',
  trail: 'audit-trail.json',
  trailSignature: 'audit-trail.sig',
  certificates: 'certificates.pem',
  page: 'verify.html',
  readMe: 'README.txt',
} as const;

export type EvidenceFile = keyof typeof evidenceFiles;

const signatures = { entry: 0x02014b50, end: 0x06054b50 } as const;
const endLength = 22;

const endOf = (view: DataView): number => {
  // A comment may follow the end: it is looked for backwards.
  for (let at = view.byteLength - endLength; at >= 0; at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at;
  throw new Error('no zip archive');
};

/** The files of a zip archive by their names, without the folders that they lie in. */
export const filesOfZip = async (bytes: Bytes): Promise<ReadonlyMap<string, Bytes>> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const files = new Map<string, Bytes>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== signatures.entry) throw new Error('no zip archive');
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const local = view.getUint32(at + 42, true);
    const nameAt = at + 46;
    const name = new TextDecoder().decode(bytes.subarray(nameAt, nameAt + (nameLength ?? 0)));
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(begin, begin + size);
    if (method !== 0 && method !== 8) throw new Error('packed in a way that is not known');
    files.set(name.split('/').at(-1) ?? name, method === 8 ? await inflated(packed, 'deflate-raw') : packed);
    at = nameAt + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
};
