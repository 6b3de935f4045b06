import type { Place } from '@touchline/app-core/pdf/pdf-file.ts';
import { Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type PartySigner, placedOn } from '../signatures.ts';
import { text } from '../text.ts';
import { SignatureMark } from './signature-mark.tsx';

type MarkProps = { readonly signer: PartySigner; readonly mine: boolean; readonly onSign: () => void };

const Mark = ({ signer, mine, onSign }: MarkProps): ReactNode => {
  const { evidence, name } = signer;
  if (evidence)
    return <SignatureMark kind={evidence.kind} mark={evidence.mark} label={text('signatureOf', { name })} />;
  if (!mine || !signer.is_you) return null;
  return (
    <button type="button" className="paper-here" onClick={onSign}>
      <Icon name="signature" size={16} />
      {text('signHere')}
    </button>
  );
};

/** Over one page of the paper: the signatures that are there already, and where mine belongs. */
export const PaperMarks = ({
  places,
  page,
  signers,
  mine,
  onSign,
}: {
  readonly places: readonly Place[];
  readonly page: number;
  readonly signers: readonly PartySigner[];
  /** Whether it is my turn. */
  readonly mine: boolean;
  /** Leads to where one signs. */
  readonly onSign: () => void;
}): ReactNode =>
  placedOn(places, signers, page).map(({ signer, place: { left, top, width, height } }) => (
    <div
      key={signer.order}
      className="paper-mark"
      style={{
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }}
    >
      <Mark signer={signer} mine={mine} onSign={onSign} />
    </div>
  ));

/** The same beneath the text of the contract, where there is no paper: one row for each signer. */
export const SignatureRows = ({
  signers,
  mine,
  onSign,
}: {
  readonly signers: readonly PartySigner[];
  readonly mine: boolean;
  /** Leads to where one signs. */
  readonly onSign: () => void;
}): ReactNode => (
  <ol className="paper-signers" aria-label={text('signatures')}>
    {signers.map((signer) => (
      <li key={signer.order}>
        <div className="paper-signer-box" data-empty={signer.evidence || (mine && signer.is_you) ? undefined : ''}>
          <Mark signer={signer} mine={mine} onSign={onSign} />
          {signer.evidence || (mine && signer.is_you) ? null : (
            <span className="tl-tiny tl-ink-3">{text(signer.status === 'signed' ? 'signed' : 'notYetSigned')}</span>
          )}
        </div>
        <span className="tl-name">{signer.is_you ? text('byYou') : signer.name}</span>
      </li>
    ))}
  </ol>
);
