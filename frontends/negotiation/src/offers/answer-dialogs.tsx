import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { Button, ConfirmDialog, Crest, Dialog, formatInstant, Problem, TextArea } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../text.ts';
import type { Offer, OfferRound } from './offers-api.ts';
import { TermsReview } from './terms-review.tsx';

type Common = {
  readonly offer: Offer;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly busy: boolean;
  /** Why it could not be done just now, and how often it was tried. */
  readonly problem?: string | undefined;
  readonly attempt: number;
};

const other = (offer: Offer): string => (offer.your_side === 'club' ? offer.player.name : offer.club_team.club_name);

const nextSteps = (offer: Offer): readonly string[] => {
  const names = {
    player: offer.player.name,
    representative: offer.representative.name,
    club: offer.club_team.club_name,
  };
  return offer.your_side === 'club'
    ? [text('acceptNextClub1'), text('acceptNextClub2', names), text('acceptNextClub3', names)]
    : [text('acceptNextPlayer1'), text('acceptNextPlayer2', names), text('acceptNextPlayer3')];
};

/** Repeats every term that is accepted, then what follows. */
export const AcceptDialog = ({
  offer,
  round,
  open,
  onClose,
  busy,
  problem,
  attempt,
  onAccept,
}: Common & { readonly round: OfferRound; readonly onAccept: () => void }): ReactNode => (
  <Dialog
    open={open}
    onOpenChange={(next) => (next ? undefined : onClose())}
    busy={busy}
    title={
      <span className="flex items-center gap-3.5">
        <Crest club={crestOf(offer.club_team)} size={42} decorative />
        {text('acceptDialogTitle', { round: round.number, name: other(offer) })}
      </span>
    }
    description={text('acceptDialogText', { date: formatInstant(round.at) })}
    footer={
      <>
        <Button disabled={busy} onClick={onClose}>
          {text('back')}
        </Button>
        <Button variant="primary" icon="check" busy={busy} onClick={onAccept}>
          {text('acceptSure')}
        </Button>
      </>
    }
  >
    <TermsReview label={text('acceptTerms')} terms={round.terms} next={nextSteps(offer)}>
      <Problem attempt={attempt}>{problem}</Problem>
    </TermsReview>
  </Dialog>
);

type Reasoned = Common & { readonly onConfirm: (reason: string) => void };

const ReasonField = ({
  value,
  onChange,
  problem,
  attempt,
}: Pick<Common, 'problem' | 'attempt'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode => (
  <div className="grid gap-4 text-ink">
    <TextArea
      label={text('declineReason')}
      optional
      help={text('declineReasonHelp')}
      rows={3}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
    <Problem attempt={attempt}>{problem}</Problem>
  </div>
);

export const DeclineDialog = ({ offer, open, onClose, busy, problem, attempt, onConfirm }: Reasoned): ReactNode => {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={text('declineDialogTitle', { name: other(offer) })}
      description={text('declineDialogText', { name: other(offer) })}
      confirmLabel={text('declineSure')}
      destructive
      busy={busy}
      onConfirm={() => onConfirm(reason.trim())}
    >
      <ReasonField value={reason} onChange={setReason} problem={problem} attempt={attempt} />
    </ConfirmDialog>
  );
};

export const WithdrawDialog = ({ offer, open, onClose, busy, problem, attempt, onConfirm }: Reasoned): ReactNode => {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={text('withdrawDialogTitle', { name: offer.player.name })}
      description={text('withdrawDialogText', { name: offer.player.name })}
      confirmLabel={text('withdrawSure')}
      destructive
      busy={busy}
      onConfirm={() => onConfirm(reason.trim())}
    >
      <ReasonField value={reason} onChange={setReason} problem={problem} attempt={attempt} />
    </ConfirmDialog>
  );
};
