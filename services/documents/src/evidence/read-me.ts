import { evidenceFiles } from '@touchline/contracts/evidence/archive';

/** What lies in the archive, and how to check it without us. */
export const readMe = ({
  id,
  title,
  root,
}: {
  readonly id: string;
  readonly title: string;
  readonly root: string;
}) => `\
${title}
${id}

This archive proves the document by itself, without Touchline and without a network.

${evidenceFiles.page}          Open it in a browser, drop this archive on it: it checks everything below.
${evidenceFiles.original}         The document as it was before anybody signed.
${evidenceFiles.sealed}           The document with all signatures, sealed (PAdES). It begins with the original.
${evidenceFiles.certificate}      Who signed, when, from where and with which proof; sealed as well.
${evidenceFiles.trail}     All that happened. Each entry holds the SHA-256 of itself and of the entry before it.
${evidenceFiles.trailSignature}      The signature over ${evidenceFiles.trail}.
${evidenceFiles.certificates}     The certificate of the seal, and the root that it leads to.

SHA-256 of the root certificate: ${root}
Compare it with the one on Touchline's page "Was this PDF sealed here?" (/verify-document): who makes up an archive can
make up a root as well, but not that one.

With other tools:
  pdfsig ${evidenceFiles.sealed}
  openssl x509 -in ${evidenceFiles.certificates} -noout -pubkey > seal.pub
  openssl dgst -sha256 -verify seal.pub -signature ${evidenceFiles.trailSignature} ${evidenceFiles.trail}

The archive names the people who signed. Keep it as you keep the document.
`;
