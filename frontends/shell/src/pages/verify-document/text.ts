import { limitInWords } from '@touchline/contracts/policies/file-limits';
import { createText } from '@touchline/ui';

/** The words of "was this PDF sealed here?". */
export const text = createText('verify-document', {
  certificates: 'Certificates of the seal',
  changed: 'Changed after it was sealed',
  changedText:
    'It carries our seal, and at least one byte is different since then. Do not rely on it: ask for the file again.',
  checkedOn: 'We never say who signed or what the file says. Checked on {when}.',
  claim: 'A contract that proves itself',
  continued: 'Something was added after the seal',
  continuedText:
    'Its beginning was sealed here on {when} and is unchanged. What was added after it is not what people signed.',
  damaged: 'Its seal is broken',
  damagedText:
    'It carries a seal that does not hold. If it came from Touchline, it was changed: ask for the file again.',
  file: 'File',
  fileHelp: `${limitInWords('sealed')}. Only its fingerprint is sent to us, never the file.`,
  fileLabel: 'The PDF',
  fingerprint: 'Fingerprint',
  foreign: 'Not sealed here',
  foreignText: 'Somebody else has signed or sealed it.',
  home: 'To Touchline',
  isCertificate: 'It is the certificate of evidence, as we sealed it. Not one byte is different.',
  isDocument: 'It is the signed document, as we sealed it. Not one byte is different.',
  lead: 'Choose a signed contract or its certificate of evidence. The file never leaves your device: your browser takes its fingerprint, and we look that up.',
  promise: 'Every contract is sealed when all have signed. Whoever changes one byte of it later is found out here.',
  revoked: 'Its seal does not count',
  revokedText:
    'It carries our seal, and a certificate of that seal was revoked before. Do not rely on it: ask for the file again.',
  root: 'Our root certificate',
  sealed: 'Yes, sealed here',
  sealedAt: 'Sealed',
  signedBy: 'Signed by',
  signers: { one: '{count} person', other: '{count} people' },
  timeBy: 'By {by}, {when}',
  timeConfirmed: 'Time confirmed',
  title: 'Was this PDF sealed here?',
  unknown: 'Not sealed here',
  unknownText: 'It carries no seal, and we do not know it. A contract is sealed only when all have signed.',
  unrecorded: 'We can’t vouch for it',
  unrecordedText: 'Our seal holds, but we do not know this file.',
  unrevoked: 'None was revoked: the lists of that time are in the file',
  write: 'Please tell us: {email}.',
});
