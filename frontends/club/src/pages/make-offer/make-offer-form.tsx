import { Form } from '@touchline/app-core/form/form.tsx';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { DiscardDialog } from '@touchline/negotiation/offers/discard-dialog.tsx';
import { DraftSum, totalOfDraft } from '@touchline/negotiation/offers/draft-sum.tsx';
import { offerDraftName } from '@touchline/negotiation/offers/kept-offers.ts';
import {
  OfferFields,
  OfferFormFoot,
  type OfferDraft as OfferWords,
} from '@touchline/negotiation/offers/offer-fields.tsx';
import { type Prospect as AnyProspect, useMakeOffer } from '@touchline/negotiation/offers/offers-api.ts';
import { inDays, seasonsEnd, suggestedStart } from '@touchline/negotiation/offers/season-dates.ts';
import { SendDialog } from '@touchline/negotiation/offers/send-dialog.tsx';
import { stepsAfterSending } from '@touchline/negotiation/offers/send-steps.ts';
import { emptyDraft, termsOf } from '@touchline/negotiation/offers/terms-draft.ts';
import { TermsTotal } from '@touchline/negotiation/offers/terms-list.tsx';
import { text as words } from '@touchline/negotiation/offers/text.ts';
import { useOfferForm } from '@touchline/negotiation/offers/use-offer-form.ts';
import type { PlayerSheetData } from '@touchline/negotiation/player/players-api.ts';
import {
  Anchor,
  Avatar,
  Button,
  ButtonLink,
  Crest,
  FormSummary,
  formatDay,
  formatDeadline,
  Icon,
  instantOf,
  Notice,
  Section,
  toast,
  today,
} from '@touchline/ui';
import { Checkbox, RadioCards, Switch } from '@touchline/ui/forms';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ProspectTeam } from '../../features/prospect/use-prospect.ts';
import { text } from '../../text.ts';
import { PlayerCard, windowText } from './player-card.tsx';

type Prospect = Omit<AnyProspect, 'teams'> & { readonly teams: readonly ProspectTeam[] };

type OfferDraft = OfferWords & {
  readonly team: string;
  readonly negotiable: boolean;
  readonly informed: boolean;
};

const begin = (prospect: Prospect): OfferDraft => {
  const start = suggestedStart(prospect.earliest_start, today());
  const free = prospect.teams.find(({ refusal }) => !refusal) ?? prospect.teams[0];
  return {
    team: free?.club_team.team_id ?? '',
    terms: { ...emptyDraft, start, until: seasonsEnd(start, Math.min(3, prospect.max_years)) },
    message: '',
    negotiable: true,
    informed: false,
    ...inDays(7),
  };
};

/** Why this team can't make this offer now, and where to go on. */
const impossibleFor = (team: ProspectTeam | undefined, name: string) => {
  if (!team)
    return {
      title: text('noTeam'),
      words: text('noTeamText'),
      way: { href: '/profile/management', label: text('noTeamOpen') },
    };
  const { club_team, offer_id } = team;
  if (!offer_id) return { title: text('notEligible', { name }), words: text('notEligibleText') };
  return {
    title: text('existing', { team: club_team.team_name }),
    words: text('existingText'),
    way: { href: `/club-representative/offers/${offer_id}`, label: text('openOffer') },
  };
};

export const MakeOfferForm = ({
  prospect,
  sheet,
}: {
  readonly prospect: Prospect;
  readonly sheet: PlayerSheetData | undefined;
}): ReactNode => {
  const { player } = prospect;
  const { current } = useSession();
  const informing = prospect.approach.approach === 'club-informed';
  const offerForm = useOfferForm<OfferDraft>({
    name: offerDraftName(current?.id ?? '', player.profile_id),
    begin: () => begin(prospect),
    limits: { maxYears: prospect.max_years, earliestStart: prospect.earliest_start },
    own: ({ informed }) =>
      informing && !informed ? [{ path: 'club_informed', message: text('clubInformedError') }] : [],
  });
  const { draft, kept, clear, errors, verdict, put, settle, check, refuse, unreadable } = offerForm;
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [looking, setLooking] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const make = useMakeOffer();
  const keyOf = useActionKey();
  const navigate = useNavigate();
  const terms = termsOf(draft.terms);
  const team = prospect.teams.find(({ club_team }) => club_team.team_id === draft.team);
  const back = `/club-representative/scout-players/${player.nickname}/${player.profile_id}`;
  const refusal = team ? team.refusal : { message: text('noTeam') };
  const impossible = impossibleFor(team, player.name);

  const expires_at = instantOf(draft.day, draft.time);
  const look = (event: FormEvent): void => {
    setProblem(undefined);
    void check(() => {
      if (!refusal) setLooking(true);
    })(event);
  };
  const send = (): void => {
    setProblem(undefined);
    setAttempt((before) => before + 1);
    if (expires_at === null) return;
    const body = {
      player_id: player.profile_id,
      team_id: draft.team,
      negotiable: draft.negotiable,
      expires_at,
      terms,
      message: draft.message.trim(),
      club_informed: informing && draft.informed,
      // What it grew from stands in the offer's history.
      ...(team?.interest ? { interest_id: team.interest.id } : {}),
    };
    make.mutate(
      { body, key: keyOf(body) },
      {
        onSuccess: (offer) => {
          clear();
          toast({
            kind: 'success',
            title: text('makeOfferSent'),
            description: text('makeOfferSentText', { name: player.name, date: formatDeadline(offer.expires_at) }),
          });
          void navigate(`/club-representative/offers/${offer.id}`, { replace: true });
        },
        onError: (failure) => {
          // What is to be mended stands in the form; why it could not go out stands where it was pressed.
          if (refuse(failure)) setLooking(false);
          else setProblem(failure.message);
        },
      },
    );
  };

  const discard = (): void => {
    clear();
    void navigate(back);
  };
  const leave = (): void => (offerForm.isTyped() ? setDiscarding(true) : discard());

  return (
    <div className="grid flex-1 content-start md:grid-cols-[minmax(0,1fr)_25.5rem] md:content-stretch">
      <aside
        aria-label={text('makeOfferPlayer')}
        className="border-line bg-sunken px-8 py-7 max-md:border-b max-md:px-10 max-sm:px-4 max-sm:py-5 md:order-2 md:border-l"
      >
        <div className="sticky top-[calc(var(--top-height)+1.75rem)] grid gap-6 max-md:static">
          <PlayerCard prospect={prospect} sheet={sheet} />
          <section className="grid gap-3.5 border-t border-line-strong pt-5 max-md:hidden" aria-live="polite">
            <h2 className="tl-heading">{text('totalLive')}</h2>
            <TermsTotal terms={terms} unknown={totalOfDraft(terms, unreadable) === null} />
          </section>
        </div>
      </aside>
      <Form
        verdict={verdict}
        ownSummary
        onSubmit={look}
        className="min-w-0 px-10 pt-6 pb-14 max-sm:px-4 max-sm:pt-5 max-sm:pb-8"
      >
        <Anchor className="tl-back" href={back}>
          <Icon name="caret-left" />
          {player.name}
        </Anchor>
        <h1 className="tl-title">{text('makeOfferTitle')}</h1>
        <p className="max-w-[62ch] text-ink-2">{text('makeOfferLead')}</p>
        <div className="grid gap-3 pt-5 empty:hidden">
          {kept ? <Notice>{text('saved')}</Notice> : null}
          <FormSummary />
          {refusal ? (
            <Notice tone="pending">
              <p className="tl-strong">{impossible.title}</p>
              <p>{impossible.words}</p>
              {impossible.way ? (
                <p className="pt-2">
                  <ButtonLink size="sm" iconEnd="arrow-right" href={impossible.way.href}>
                    {impossible.way.label}
                  </ButtonLink>
                </p>
              ) : null}
            </Notice>
          ) : null}
        </div>
        <div className="grid gap-9 pt-7">
          {prospect.teams.length > 1 ? (
            <RadioCards
              label={text('offersTeam')}
              value={draft.team}
              options={prospect.teams.map(({ club_team, refusal: why }) => ({
                value: club_team.team_id,
                label: (
                  <span className="flex items-center gap-2.5">
                    <Crest club={crestOf(club_team)} size={28} decorative />
                    {club_team.team_name}
                  </span>
                ),
                detail: why?.message ?? club_team.club_name,
              }))}
              onChange={(value) => put({ team: value })}
            />
          ) : null}
          <OfferFields
            form={offerForm}
            wordsTitle={text('sectionAnswer')}
            messageHelp={text('messageHelp')}
            maxYears={prospect.max_years}
            earliestStart={prospect.earliest_start}
            startHelp={
              prospect.earliest_start ? text('startAfter', { date: formatDay(prospect.earliest_start) }) : undefined
            }
          >
            <div className="grid gap-1">
              <Switch
                label={text('negotiable')}
                checked={draft.negotiable}
                onChange={(negotiable) => put({ negotiable })}
              />
              <p className="tl-help">{text('negotiableText')}</p>
            </div>
            {informing ? (
              <Checkbox
                id="club_informed"
                label={
                  sheet?.club_team
                    ? text('clubInformed', { club: sheet.club_team.club_name })
                    : text('clubInformedNone')
                }
                detail={windowText(prospect)}
                checked={draft.informed}
                error={errors.club_informed ? text('clubInformedError') : undefined}
                onChange={(informed) => {
                  settle('club_informed');
                  put({ informed });
                }}
              />
            ) : null}
          </OfferFields>
          <Section title={text('totalLive')} className="md:hidden">
            <div className="grid gap-5 pt-5" aria-live="polite">
              <TermsTotal terms={terms} unknown={totalOfDraft(terms, unreadable) === null} />
              <Button className="sm:hidden" onClick={leave}>
                {words('discard')}
              </Button>
            </div>
          </Section>
          <OfferFormFoot
            className="-mx-10 -mb-14 max-sm:-mx-4 max-sm:-mb-8"
            sum={<DraftSum terms={terms} unreadable={unreadable} />}
            onDiscard={leave}
            reason={refusal ? refusal.message : undefined}
          >
            {text('makeOfferLook')}
          </OfferFormFoot>
        </div>
      </Form>
      {looking && expires_at !== null ? (
        <SendDialog
          onClose={() => setLooking(false)}
          onSend={send}
          busy={make.isPending}
          problem={problem}
          attempt={attempt}
          mark={
            <Avatar
              name={player.name}
              src={sheet?.photo}
              size={42}
              club={sheet?.club_team ? crestOf(sheet.club_team) : undefined}
            />
          }
          title={text('makeOfferSure', { name: player.name })}
          lead={text('makeOfferSureLead')}
          terms={terms}
          message={draft.message.trim()}
          expiresAt={expires_at}
          notice={informing ? windowText(prospect) : undefined}
          next={stepsAfterSending(player.name, expires_at, !draft.negotiable)}
          sendLabel={text('makeOfferSend')}
        />
      ) : null}
      {discarding ? (
        <DiscardDialog
          title={words('discardOfferTitle')}
          description={words('discardOfferText', { name: player.name })}
          onClose={() => setDiscarding(false)}
          onDiscard={discard}
        />
      ) : null}
    </div>
  );
};
