import { formatInstant, Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { PartySigner } from '../signatures.ts';
import { text } from '../text.ts';

/** How somebody has signed, opened under the name: when, how, from where, and what bytes. */
export const SignerEvidence = ({ signer }: { readonly signer: PartySigner }): ReactNode => {
  const { evidence, signed_at } = signer;
  if (!evidence || !signed_at) return null;
  const { kind, address, proof, device, network, sha256 } = evidence;
  const from = [network, device ? text('device', device) : ''].filter(Boolean).join(', ');
  const rows = [
    ...(address ? [[text('evidenceAddress'), address]] : []),
    [text('evidenceWhen'), `${formatInstant(signed_at)}`],
    [text('evidenceHow'), text(`how_${kind}_${proof === 'password' ? 'password' : 'code'}`)],
    ...(from ? [[text('evidenceFrom'), from]] : []),
    [text('fingerprint'), `${sha256.slice(0, 8)} … ${sha256.slice(-8)}`],
  ] as const;
  return (
    <details className="signer-evidence">
      <summary>
        <Icon name="caret-right" size={14} />
        {signer.is_you ? text('howYouSigned') : text('howSigned', { name: signer.name })}
      </summary>
      <dl className="tl-small">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="tl-ink-3">{label}</dt>
            <dd className="tl-num">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
