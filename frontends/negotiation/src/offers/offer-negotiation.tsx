import { useQuery } from '@tanstack/react-query';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { clubHref } from '@touchline/app-core/page/club-href.ts';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { FailurePage } from '@touchline/app-core/page/failure-panel.tsx';
import { useSearchParams } from '@touchline/app-core/page/router.ts';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Anchor, Badge, ButtonLink, Crest, Icon, Link, Notice, Page, Skeletons, toast } from '@touchline/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { RepresentedBy } from '../mandates/represented-by.tsx';
import { ReadsAlong } from '../reading-along/reads-along.tsx';
import { StorySection } from '../story/story.tsx';
import { text } from '../text.ts';
import { AcceptDialog, DeclineDialog, WithdrawDialog } from './answer-dialogs.tsx';
import { CounterForm } from './counter-form.tsx';
import { NextSteps } from './next-steps.tsx';
import { useOfferEnd } from './offer-outcome.tsx';
import { ExpiryCountdown, OfferBadge } from './offer-status.tsx';
import { OfferTimeline, OfferTotalsLine } from './offer-timeline.tsx';
import { type Offer, type OfferAnswer, type OfferRound, offerQuery, useAnswerOffer } from './offers-api.ts';
import { AnswerBar, OnTheTable, type TableAction } from './on-the-table.tsx';

export type OfferNegotiationProps = {
  readonly offerId: string;
  readonly listHref: string;
  readonly playerHref: (player: Offer['player']) => string;
  /** Where the interest stands that an offer grew from. */
  readonly interestHref: (id: string) => string;
};

const documentHref = (id: string): string => `/documents/${id}`;

const titleOf = (offer: Offer): string =>
  offer.as_agent
    ? text('offerBetween', { club: offer.club_team.club_name, player: offer.player.name })
    : offer.your_side === 'club'
      ? text('offerTo', { player: offer.player.name })
      : text('offerFrom', { club: offer.club_team.club_name });

const Head = ({
  offer,
  listHref,
  playerHref,
  interestHref,
}: OfferNegotiationProps & { readonly offer: Offer }): ReactNode => (
  <>
    <Anchor className="tl-back" href={listHref}>
      <Icon name="caret-left" />
      {text('backToOffers')}
    </Anchor>
    <header className="flex items-start gap-4 max-sm:flex-wrap max-sm:gap-3">
      <Crest club={crestOf(offer.club_team)} size={56} decorative />
      <div className="min-w-0 flex-1">
        <h1 className="tl-title">{titleOf(offer)}</h1>
        <p className="text-ink-2">
          {text('offerLead', {
            team: offer.club_team.team_name,
            name: offer.representative.name,
            position: offer.representative.position,
          })}
        </p>
        <p className="tl-small mt-1 flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
          {offer.your_side === 'club' || offer.as_agent ? (
            <Link href={playerHref(offer.player)}>{text('openPlayer', { name: offer.player.name })}</Link>
          ) : null}
          {/* Who acts for the club knows who it is. */}
          {offer.your_side === 'club' ? null : (
            <Link href={clubHref(offer.club_team.club_id)}>
              {text('openClub', { club: offer.club_team.club_name })}
            </Link>
          )}
          {offer.interest_id ? <Link href={interestHref(offer.interest_id)}>{text('offerGrewFrom')}</Link> : null}
        </p>
      </div>
      <div className="grid justify-items-end gap-1.5 max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:items-center max-sm:gap-2.5">
        <span className="flex gap-1.5">
          {offer.status === 'pending' && !offer.negotiable ? (
            <Badge meaning="closed" icon="lock-simple">
              {text('finalBadge')}
            </Badge>
          ) : null}
          <OfferBadge offer={offer} />
        </span>
        {offer.status === 'pending' ? <ExpiryCountdown instant={offer.expires_at} /> : null}
      </div>
    </header>
  </>
);

type Dialogs = Exclude<TableAction, 'counter'>;

/** One negotiation: its story, what is on the table now, and the answers, for either side. */
const Negotiation = (props: OfferNegotiationProps & { readonly offer: Offer }): ReactNode => {
  const { offer } = props;
  const round = offer.rounds.at(-1) as OfferRound;
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<{ readonly kind: Dialogs; readonly round: OfferRound } | null>(null);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [missed, setMissed] = useState(false);
  // One round has no story yet: where there is room beside the table, its terms are the page.
  const beside = useMedia(media.beside);
  const opening = offer.rounds.length === 1;
  const answer = useAnswerOffer(offer.id);
  const end = useOfferEnd(offer, documentHref);
  const keyOf = useActionKey();
  const wanted = search.get('answer') === 'counter';
  const countering = wanted && offer.your_turn && offer.negotiable;
  const name = offer.your_side === 'club' ? offer.player.name : offer.club_team.club_name;

  const act = (kind: TableAction): void => {
    setProblem(undefined);
    if (kind === 'counter') {
      setMissed(false);
      setSearch({ answer: 'counter' });
      scrollTo({ top: 0 });
    } else setDialog({ kind, round });
  };
  const close = (): void => setDialog(null);
  const doneCountering = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  const refused = (failure: ApiFailure): void => {
    if (failure.code === 'StaleVersion' || failure.code === 'OfferCannotCounterYourOwn') {
      setMissed(true);
      close();
    } else setProblem(failure.code === 'OfferNotPending' ? text('notPending') : failure.message);
  };
  const send = (given: OfferAnswer, title: string, description?: string): void => {
    setAttempt((before) => before + 1);
    answer.mutate(
      { ...given, key: keyOf(given) },
      {
        onSuccess: () => {
          close();
          setMissed(false);
          toast({ kind: 'success', title, description });
        },
        onError: refused,
      },
    );
  };

  const common = (kind: Dialogs) => ({
    offer,
    open: dialog?.kind === kind,
    onClose: close,
    busy: answer.isPending,
    problem,
    attempt,
  });
  if (countering)
    return (
      <div className="grid flex-1 content-start md:grid-cols-[minmax(0,1fr)_25.5rem] md:content-stretch">
        <CounterForm
          offer={offer}
          title={titleOf(offer)}
          backHref={`${props.listHref}/${offer.id}`}
          onDone={doneCountering}
        />
      </div>
    );
  const pad = 'px-10 max-sm:px-4';
  return (
    <div className="grid flex-1 content-start md:grid-cols-[minmax(0,1fr)_25.5rem] md:grid-rows-[auto_minmax(0,1fr)]">
      <div className={`pt-6 pb-7 max-sm:pt-4 max-sm:pb-5 ${pad}`}>
        <Head {...props} />
        {offer.as_agent ? <ReadsAlong player={offer.player.name} /> : null}
        {wanted && offer.status === 'pending' ? (
          <div className="pt-5" role="status">
            <Notice tone="pending">
              <b>{text('staleTitle', { round: offer.round })}</b> {text('staleTextKept')}
            </Notice>
          </div>
        ) : null}
        {missed ? (
          <div className="pt-5" role="status">
            <Notice tone="pending">
              {round.by === offer.your_side ? (
                text('staleOwn')
              ) : (
                <>
                  <b>{text('staleTitleAnswer')}</b> {text('staleTextAnswer', { round: offer.round })}
                </>
              )}
            </Notice>
          </div>
        ) : null}
      </div>
      <aside
        aria-label={text('onTheTable')}
        className="border-line bg-sunken px-8 py-7 max-md:border-y max-md:px-10 max-sm:px-4 max-sm:py-5 md:col-start-2 md:row-span-2 md:row-start-1 md:border-l"
      >
        <OnTheTable
          offer={offer}
          round={round}
          onAction={act}
          documentHref={documentHref}
          termsElsewhere={opening && beside}
        />
        {offer.as_agent ? null : (
          <>
            <div className="pt-7 empty:hidden">
              <RepresentedBy playerId={offer.player.profile_id} />
            </div>
            <div className="pt-7 empty:hidden">
              <StorySection
                playerId={offer.player.profile_id}
                teamId={offer.club_team.team_id}
                side={offer.your_side}
                current={offer.id}
              />
            </div>
          </>
        )}
      </aside>
      <div className={`grid content-start gap-9 pb-14 max-md:pt-7 ${pad} ${offer.your_turn ? 'max-sm:pb-24' : ''}`}>
        <OfferTotalsLine offer={offer} />
        <OfferTimeline offer={offer} inFull={opening && beside} end={end} />
        {opening && offer.status === 'pending' && !offer.as_agent ? <NextSteps offer={offer} /> : null}
      </div>
      <AnswerBar offer={offer} onAction={act} />
      <AcceptDialog
        {...common('accept')}
        round={dialog?.round ?? round}
        onAccept={() =>
          send(
            { kind: 'accept', body: { round: dialog?.round.number ?? round.number } },
            text('acceptedToast'),
            text('acceptedToastText'),
          )
        }
      />
      <DeclineDialog
        {...common('decline')}
        onConfirm={(reason) =>
          send(
            { kind: 'decline', body: { round: dialog?.round.number ?? round.number, reason } },
            text('declinedToast', { name }),
          )
        }
      />
      <WithdrawDialog
        {...common('withdraw')}
        onConfirm={(reason) => send({ kind: 'withdraw', body: { reason } }, text('withdrawnToast', { name }))}
      />
    </div>
  );
};

/** The page of one offer. */
export const OfferNegotiation = (props: OfferNegotiationProps): ReactNode => {
  const offer = useQuery(offerQuery(props.offerId));
  usePageTitle(offer.data ? titleOf(offer.data) : text('offerTitle'));
  if (offer.data) return <Negotiation key={offer.data.id} {...props} offer={offer.data} />;
  if (offer.isPending)
    return (
      <Page>
        <Skeletons lines={8} />
      </Page>
    );
  return (
    <FailurePage
      title={text('offerTitle')}
      failure={offer.error}
      words={{ NotFound: text('offerNotFound') }}
      onRetry={() => void offer.refetch()}
      busy={offer.isFetching}
      actions={<ButtonLink href={props.listHref}>{text('backToOffers')}</ButtonLink>}
    />
  );
};
