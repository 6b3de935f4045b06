import { type KeyObject, sign } from 'node:crypto';
import type { TimestampAuthority } from '@libpdf/core';
import { sealPlacesIn } from '@touchline/contracts/evidence/seal';
import { attributeTypes } from '@touchline/contracts/evidence/signed-data';
import { sha256 } from '@touchline/platform/domain';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';

/** Signed attributes stand in the seal as a part that may be left out, and are signed as the set that they are. */
const signedForm = (attributes: pki.SignedAndUnsignedAttributes): Uint8Array => {
  const form = new Uint8Array(attributes.toSchema().toBER());
  form[0] = 0x31;
  return form;
};

const tokenBeside = (token: Uint8Array): pki.SignedAndUnsignedAttributes =>
  new pki.SignedAndUnsignedAttributes({
    type: 1,
    attributes: [
      new pki.Attribute({
        type: attributeTypes.timeStampToken,
        values: [asn1.fromBER(new Uint8Array(token)).result],
      }),
    ],
  });

/**
 * Signs the newest seal of a file once more, without the claimed instant among the signed attributes: PAdES wants it in the PDF's own
 * dictionary alone (ETSI EN 319 142-1, 6.3), which the seal covers. The file keeps its length, and every other byte.
 * @param times confirms the time of the new signature
 * @throws where the seal has no room for what belongs into it
 */
export const signAsBaseline = async (
  file: Uint8Array,
  key: KeyObject,
  times: TimestampAuthority | undefined,
): Promise<Uint8Array> => {
  const [begin, end] = sealPlacesIn(new Uint8Array(file)).at(-1) ?? [0, 0];
  const written = Buffer.from(file);
  const cms = pki.ContentInfo.fromBER(
    new Uint8Array(Buffer.from(written.toString('latin1', begin + 1, end - 1), 'hex')),
  );
  const signed = new pki.SignedData({ schema: cms.content });
  const [signer] = signed.signerInfos;
  const attributes = signer?.signedAttrs;
  if (!signer || !attributes) throw new Error('the seal has nobody who signs it');
  attributes.attributes = attributes.attributes.filter(({ type }) => type !== attributeTypes.signingTime);
  const signature = sign('sha256', signedForm(attributes), key);
  signer.signature = new asn1.OctetString({ valueHex: new Uint8Array(signature).buffer });
  if (times) {
    const digest = new Uint8Array(Buffer.from(sha256(signature), 'hex'));
    signer.unsignedAttrs = tokenBeside(await times.timestamp(digest, 'SHA-256'));
  }
  cms.content = signed.toSchema();
  const hex = Buffer.from(cms.toSchema().toBER()).toString('hex');
  if (hex.length > end - begin - 2) throw new Error('the seal needs more room than is kept for it');
  written.write(hex.padEnd(end - begin - 2, '0'), begin + 1, 'latin1');
  return new Uint8Array(written);
};
