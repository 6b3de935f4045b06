import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import type { Terms } from '@touchline/contracts/values';
import { totalPerSeason } from '@touchline/contracts/values';
import { Crest, Diff, FormSummary, formatDeadline, Notice, Section, Switch, Total, toast } from '@touchline/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { text } from '../text.ts';
import { type OfferDraft, OfferFields, OfferFormFoot } from './offer-fields.tsx';
import { type Offer, type OfferRound, useAnswerOffer } from './offers-api.ts';
import { dayAndTime, inDays, instantOf } from './season-dates.ts';
import { SendDialog } from './send-dialog.tsx';
import { stepsAfterSending } from './send-steps.ts';
import { sameTerms, termDifferences } from './terms.ts';
import { draftOf, termsOf } from './terms-draft.ts';
import { formatTotal } from './total-text.ts';
import { useOfferForm } from './use-offer-form.ts';

type CounterDraft = OfferDraft & {
  /** The round that was on the table when the form was opened. */
  readonly round: number;
  readonly final: boolean;
};

const dayMs = 86_400_000;

const begin = (offer: Offer, round: OfferRound): CounterDraft => ({
  round: round.number,
  terms: draftOf(round.terms),
  message: '',
  final: false,
  ...(Date.parse(offer.expires_at) - Date.now() > 2 * dayMs ? dayAndTime(offer.expires_at) : inDays(3)),
});

/** What the counter changes, live: old → new, and the total with its difference. */
const CounterSum = ({ before, now }: { readonly before: Terms; readonly now: Terms }): ReactNode => {
  const differences = termDifferences(before, now);
  const { currency } = now.salary;
  const total = totalPerSeason(now).total;
  const gap = before.salary.currency === currency ? total - totalPerSeason(before).total : 0;
  return (
    <div aria-live="polite">
      {differences.length ? (
        <Diff
          label={text('counterChanges')}
          changes={differences.map((change) => ({
            term: change.label,
            before: change.before,
            now: change.now,
            difference: change.difference,
          }))}
        />
      ) : (
        <p className="tl-small py-2 text-ink-3">{text('changesNone')}</p>
      )}
      <Total
        label={text('counterTotal')}
        difference={gap ? formatTotal(gap, currency, { signed: true }) : undefined}
        value={formatTotal(total, currency)}
      />
    </div>
  );
};

/**
 * Answers with other terms. Starts from those on the table, can't be sent unchanged, and keeps what is typed when the
 * other side was faster: then the new round stands beside it and the answer is to that one.
 */
export const CounterForm = ({
  offer,
  onDone,
  onRound,
}: {
  readonly offer: Offer;
  readonly onDone: () => void;
  /** The round that the form answers was overtaken by this one. */
  readonly onRound: (overtaken: boolean) => void;
}): ReactNode => {
  const current = offer.rounds.at(-1) as OfferRound;
  const offerForm = useOfferForm<CounterDraft>({
    name: `counter:${offer.id}`,
    begin: () => begin(offer, current),
    limits: { maxYears: offer.max_years, earliestStart: offer.earliest_start },
  });
  const { draft, clear, verdict, put, check, refuse } = offerForm;
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [looking, setLooking] = useState(false);
  const answer = useAnswerOffer(offer.id);
  const keyOf = useActionKey();
  const terms = termsOf(draft.terms);
  const unchanged = sameTerms(current.terms, terms);
  const overtaken = draft.round !== current.number;
  const name = offer.your_side === 'club' ? offer.player.name : offer.club_team.club_name;

  useEffect(() => onRound(overtaken), [overtaken, onRound]);

  const expires_at = instantOf(draft.day, draft.time);

  const refused = (failure: ApiFailure): void => {
    // What is to be mended stands in the form; why it could not go out stands where it was pressed.
    if (failure.code === 'StaleVersion' || refuse(failure)) setLooking(false);
    else setProblem(failure.message);
  };
  const look = (event: FormEvent): void => {
    setProblem(undefined);
    if (unchanged) event.preventDefault();
    else void check(() => setLooking(true))(event);
  };
  const send = (): void => {
    setProblem(undefined);
    setAttempt((before) => before + 1);
    if (expires_at === null) return;
    const body = { round: current.number, terms, message: draft.message.trim(), final: draft.final, expires_at };
    answer.mutate(
      { kind: 'counter', body, key: keyOf(body) },
      {
        onSuccess: (sent) => {
          clear();
          toast({
            kind: 'success',
            title: text('counterSentToast', { round: sent.round }),
            description: text('counterSentText', { name, date: formatDeadline(sent.expires_at) }),
          });
          onDone();
        },
        onError: refused,
      },
    );
  };

  return (
    <Form verdict={verdict} ownSummary onSubmit={look} className="grid gap-9">
      <div className="grid gap-4">
        {overtaken ? (
          <Notice tone="pending">
            <b>{text('staleTitle', { round: current.number })}</b> {text('staleText', { name })}
          </Notice>
        ) : (
          <p className="text-ink-2">{text('counterExplained', { round: current.number })}</p>
        )}
        <FormSummary />
      </div>
      <OfferFields
        form={offerForm}
        wordsTitle={text('sectionWords')}
        messageHelp={text('messageHelp')}
        maxYears={offer.max_years}
        earliestStart={offer.earliest_start}
      >
        <div className="grid gap-1">
          <Switch label={text('counterFinal')} checked={draft.final} onChange={(final) => put({ final })} />
          <p className="tl-help">{text('counterFinalText', { name })}</p>
        </div>
      </OfferFields>
      <Section title={text('counterChanges')}>
        <CounterSum before={current.terms} now={terms} />
      </Section>
      <OfferFormFoot
        reason={unchanged ? text('counterUnchanged') : undefined}
        onDiscard={() => {
          clear();
          onDone();
        }}
      >
        {text('lookOver')}
      </OfferFormFoot>
      {looking && expires_at !== null ? (
        <SendDialog
          onClose={() => setLooking(false)}
          onSend={send}
          busy={answer.isPending}
          problem={problem}
          attempt={attempt}
          mark={<Crest club={crestOf(offer.club_team)} size={42} decorative />}
          title={text('sendCounterTitle', { round: current.number + 1, name })}
          lead={text('sendCounterLead')}
          terms={terms}
          before={current.terms}
          message={draft.message.trim()}
          expiresAt={expires_at}
          next={stepsAfterSending(name, expires_at, draft.final)}
          sendLabel={text('counterSend', { round: current.number + 1 })}
        />
      ) : null}
    </Form>
  );
};
