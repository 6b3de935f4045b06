import { useQuery } from '@tanstack/react-query';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import {
  Anchor,
  Button,
  Crest,
  dayAndTime,
  FormSummary,
  formatDeadline,
  Icon,
  instantOf,
  Notice,
  Reason,
  toast,
} from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { type FormEvent, type ReactNode, useState } from 'react';
import { representationsQuery } from '../mandates/mandates-api.ts';
import { text } from '../text.ts';
import { CounterSoFar, changesOf, differenceOfTotal } from './counter-so-far.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { DraftSum } from './draft-sum.tsx';
import { type OfferDraft, OfferFields, OfferFormFoot } from './offer-fields.tsx';
import { ExpiryCountdown } from './offer-status.tsx';
import { type Offer, type OfferRound, useAnswerOffer } from './offers-api.ts';
import { inDays } from './season-dates.ts';
import { SendDialog } from './send-dialog.tsx';
import { stepsAfterSending } from './send-steps.ts';
import { sameTerms } from './terms.ts';
import { draftOf, termsOf } from './terms-draft.ts';
import { text as words } from './text.ts';
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

/** That the player's own agent will read the counter; nothing where nobody represents the player. */
const AgentReads = ({ offer }: { readonly offer: Offer }): ReactNode => {
  const { data } = useQuery({
    ...representationsQuery(offer.player.profile_id),
    enabled: offer.your_side === 'player',
  });
  return data?.map(({ agent }) => (
    <Reason key={agent.profile_id} icon="eye">
      {words('agentReads', { name: agent.name })}
    </Reason>
  ));
};

/**
 * Answers with other terms. Starts from those on the table, can't be sent unchanged, and keeps what is typed when the
 * other side was faster: then the new round stands beside each field and the answer is to that one.
 */
export const CounterForm = ({
  offer,
  title,
  backHref,
  onDone,
}: {
  readonly offer: Offer;
  /** What the offer is called. */
  readonly title: string;
  readonly backHref: string;
  readonly onDone: () => void;
}): ReactNode => {
  const current = offer.rounds.at(-1) as OfferRound;
  const offerForm = useOfferForm<CounterDraft>({
    name: `counter:${offer.id}`,
    begin: () => begin(offer, current),
    limits: { maxYears: offer.max_years, earliestStart: offer.earliest_start },
  });
  const { draft, clear, verdict, put, check, refuse, unreadable } = offerForm;
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [looking, setLooking] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const answer = useAnswerOffer(offer.id);
  const keyOf = useActionKey();
  const terms = termsOf(draft.terms);
  // A sum that is no amount yet is a change to be put right, not none.
  const unchanged = unreadable.size === 0 && sameTerms(current.terms, terms);
  const overtaken = draft.round !== current.number;
  const name = offer.your_side === 'club' ? offer.player.name : offer.club_team.club_name;
  const round = current.number;
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
    const body = { round, terms, message: draft.message.trim(), final: draft.final, expires_at };
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
  const discard = (): void => {
    clear();
    onDone();
  };
  const count = changesOf(current.terms, terms, unreadable).length;
  const difference = differenceOfTotal(current.terms, terms, unreadable);
  const detail = [
    ...(difference ? [difference] : []),
    unchanged ? text('counterUnchanged') : words('changes', { count }),
    ...(unreadable.size ? [words('mend', { count: unreadable.size })] : []),
  ].join(', ');

  return (
    <Form verdict={verdict} ownSummary onSubmit={look} className="contents">
      <div className="grid min-w-0 content-start gap-9 px-10 pt-6 pb-14 max-sm:px-4 max-sm:pt-4 max-sm:pb-6">
        <div className="grid gap-4">
          <Anchor className="tl-back mb-0" href={backHref}>
            <Icon name="caret-left" />
            {title}
          </Anchor>
          <header className="flex items-start gap-4 max-sm:flex-wrap max-sm:gap-3">
            <Crest club={crestOf(offer.club_team)} size={56} decorative />
            <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-4.5rem)]">
              <h1 className="tl-title">{words('title', { round: round + 1 })}</h1>
              <p className="text-ink-2">{words('titleText', { round, name })}</p>
            </div>
            <ExpiryCountdown instant={offer.expires_at} />
          </header>
          {overtaken ? (
            <Notice tone="pending">
              <b>{text('staleTitle', { round })}</b> {words('overtaken', { name, round })}
            </Notice>
          ) : null}
          <FormSummary />
        </div>
        <OfferFields
          form={offerForm}
          before={current.terms}
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
      </div>
      <aside
        aria-label={words('soFar')}
        className="border-line bg-sunken px-8 py-7 max-md:border-t max-md:px-10 max-sm:px-4 max-sm:py-5 md:border-l"
      >
        <div className="sticky top-[calc(var(--top-height)+1.75rem)] grid gap-4 max-md:static">
          <CounterSoFar offer={offer} round={current} now={terms} unreadable={unreadable} />
          <div className="grid gap-2">
            <div className="max-md:hidden">
              <Button
                type="submit"
                variant="primary"
                size="lg"
                block
                iconEnd="arrow-right"
                reason={unchanged ? text('counterUnchanged') : undefined}
              >
                {text('lookOver')}
              </Button>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                className="flex-1"
                disabled={unchanged}
                onClick={() => offerForm.beginAgain({ terms: draftOf(current.terms), round })}
              >
                {words('againFrom', { round })}
              </Button>
              <Button variant="ghost" onClick={() => (offerForm.isTyped() ? setDiscarding(true) : discard())}>
                {words('discard')}
              </Button>
            </div>
          </div>
          <AgentReads offer={offer} />
        </div>
      </aside>
      <OfferFormFoot
        className="md:hidden"
        sum={<DraftSum terms={terms} unreadable={unreadable} detail={detail} />}
        disabled={unchanged}
      >
        {words('lookOverShort')}
      </OfferFormFoot>
      {looking && expires_at !== null ? (
        <SendDialog
          onClose={() => setLooking(false)}
          onSend={send}
          busy={answer.isPending}
          problem={problem}
          attempt={attempt}
          mark={<Crest club={crestOf(offer.club_team)} size={42} decorative />}
          title={text('sendCounterTitle', { round: round + 1, name })}
          lead={text('sendCounterLead')}
          terms={terms}
          before={current.terms}
          message={draft.message.trim()}
          expiresAt={expires_at}
          next={stepsAfterSending(name, expires_at, draft.final)}
          sendLabel={text('counterSend', { round: round + 1 })}
        />
      ) : null}
      {discarding ? (
        <DiscardDialog
          title={words('discardTitle')}
          description={words('discardText', { round })}
          onClose={() => setDiscarding(false)}
          onDiscard={discard}
        />
      ) : null}
    </Form>
  );
};
