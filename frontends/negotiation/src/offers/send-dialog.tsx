import { amountInWords } from '@touchline/contracts/amounts';
import type { Terms } from '@touchline/contracts/values';
import { Button, Dialog, formatDeadline, formatMoney, Notice, Problem } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { text } from '../text.ts';
import { termDifferences, termLabel } from './terms.ts';
import type { Currency } from './terms-draft.ts';
import { TermsReview } from './terms-review.tsx';
import { type UnusualAmount, unusualAmounts } from './usual-amounts.ts';

export type SendDialogProps = {
  readonly onClose: () => void;
  readonly onSend: () => void;
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly attempt: number;
  /** Who it goes to, as a picture. */
  readonly mark: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly terms: Terms;
  /** The terms that these answer. */
  readonly before?: Terms;
  readonly message: string;
  readonly expiresAt: string;
  readonly notice?: string | undefined;
  readonly next: readonly string[];
  readonly sendLabel: string;
};

const inWords = (amount: number, currency: Currency): string => {
  const figures = formatMoney({ amount, currency });
  const words = amountInWords({ amount, currency });
  return words === null ? figures : text('amountSpoken', { figures, words });
};

const idOf = (key: UnusualAmount['key']): string => `meant-${key.replaceAll(' ', '-')}`;

/** Sums far from usual: each is read in words and said to be meant. */
const Unusual = ({
  amounts,
  currency,
  meant,
  onMean,
  wanted,
}: {
  readonly amounts: readonly UnusualAmount[];
  readonly currency: Currency;
  readonly meant: ReadonlySet<string>;
  readonly onMean: (key: string, is: boolean) => void;
  readonly wanted: boolean;
}): ReactNode => (
  <Notice tone="pending">
    <p className="tl-strong">{text('unusualTitle', { count: amounts.length })}</p>
    <div className="grid gap-2 pt-2">
      {amounts.map(({ key, amount }) => (
        <Checkbox
          key={key}
          id={idOf(key)}
          label={text('unusualMeant', { term: termLabel(key), amount: inWords(amount, currency) })}
          checked={meant.has(key)}
          error={wanted && !meant.has(key) ? text('unusualNeeded') : undefined}
          onChange={(is) => onMean(key, is)}
        />
      ))}
    </div>
  </Notice>
);

/** The look over before terms go out: all of them, what follows, and whether an odd sum is truly meant. */
export const SendDialog = ({
  onClose,
  onSend,
  busy,
  problem,
  attempt,
  mark,
  title,
  lead,
  terms,
  before,
  message,
  expiresAt,
  notice,
  next,
  sendLabel,
}: SendDialogProps): ReactNode => {
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState(false);
  const odd = unusualAmounts(terms);
  const send = (): void => {
    const open = odd.find(({ key }) => !meant.has(key));
    if (!open) onSend();
    else {
      setWanted(true);
      document.getElementById(idOf(open.key))?.focus();
    }
  };
  return (
    <Dialog
      open
      busy={busy}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={
        <span className="mb-1.5 flex items-center gap-3.5">
          {mark}
          {title}
        </span>
      }
      description={lead}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {text('backToForm')}
          </Button>
          <Button variant="primary" icon="paper-plane-tilt" busy={busy} onClick={send}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {odd.length ? (
          <Unusual
            amounts={odd}
            currency={terms.salary.currency}
            meant={meant}
            wanted={wanted}
            onMean={(key, is) => setMeant(new Set(is ? [...meant, key] : [...meant].filter((other) => other !== key)))}
          />
        ) : null}
        <TermsReview
          label={text('sendTerms')}
          terms={terms}
          changed={before ? termDifferences(before, terms).map(({ key }) => key) : undefined}
          more={[
            ...(message
              ? [{ term: text('message'), value: <span className="whitespace-pre-line">{message}</span> }]
              : []),
            { term: text('answerUntil'), value: formatDeadline(expiresAt) },
          ]}
          next={next}
        >
          {notice ? <Notice>{notice}</Notice> : null}
          <Problem attempt={attempt}>{problem}</Problem>
        </TermsReview>
      </div>
    </Dialog>
  );
};
