import { useQuery } from '@tanstack/react-query';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { suggestionOperations } from '@touchline/contracts/http/offers';
import { Button, Icon, type Meaning, Problem, Skeletons, Status, TextArea, toast } from '@touchline/ui';
import { Radios } from '@touchline/ui/forms';
import { type ReactNode, useId } from 'react';
import { useAnswering } from '../answering/use-answering.ts';
import { FitLine } from './fit.tsx';
import type { Opportunity } from './opportunities-api.ts';
import {
  type Candidate,
  candidatesQuery,
  type Suggestion,
  useAnswerSuggestion,
  useSuggestPlayer,
} from './suggestions-api.ts';
import { text } from './text.ts';
import { fitLine } from './words.ts';

const meanings: Readonly<Record<Suggestion['status'], Meaning>> = {
  pending: 'pending',
  answered: 'yes',
  declined: 'no',
  withdrawn: 'closed',
  closed: 'closed',
};

const TakeBack = ({ id, name }: { readonly id: string; readonly name: string }): ReactNode => {
  const { send, busy, problem, attempt } = useAnswering(useAnswerSuggestion(id));
  return (
    <>
      <Button size="sm" busy={busy} onClick={() => send({ kind: 'withdraw' }, text('suggestionTakenBack', { name }))}>
        {text('suggestionTakeBack')}
      </Button>
      <Problem attempt={attempt}>{problem}</Problem>
    </>
  );
};

/** A player who was put forward or has answered: with what became of it. */
const Done = ({ candidate: { player, fit, suggestion, answered } }: { readonly candidate: Candidate }): ReactNode => (
  <li className="grid justify-items-start gap-1.5 border-line border-b py-3">
    <span className="tl-name">{player.name}</span>
    <FitLine fit={fit} />
    {suggestion ? (
      <Status meaning={meanings[suggestion.status]}>{text(`suggestion_${suggestion.status}`)}</Status>
    ) : answered ? (
      <Status meaning="yes">{text('answeredHimself')}</Status>
    ) : null}
    {suggestion?.status === 'pending' ? <TakeBack id={suggestion.id} name={player.name} /> : null}
  </li>
);

const Choose = ({
  opportunity,
  candidates,
}: {
  readonly opportunity: Opportunity;
  readonly candidates: readonly Candidate[];
}): ReactNode => {
  const suggest = useSuggestPlayer(opportunity.id);
  const keyOf = useActionKey();
  const heading = useId();
  const { form, error, refusal, busy, put, submit, verdict } = useContractForm({
    schema: suggestionOperations.suggestPlayer.body,
    // Where there is more than one, the agent says who it is for.
    initial: { player_id: candidates.length === 1 ? (candidates[0]?.player.profile_id ?? '') : '', message: '' },
    missing: text('suggestChoose'),
  });
  const chosen = candidates.find(({ player }) => player.profile_id === form.watch('player_id'));
  const name = chosen?.player.name ?? '';
  return (
    <Form
      verdict={verdict}
      aria-labelledby={heading}
      className="grid gap-5"
      onSubmit={submit(async (body) => {
        await suggest.mutateAsync({ body, key: keyOf({ ...body, id: opportunity.id }) });
        toast({ kind: 'success', title: text('suggested', { name }) });
      })}
    >
      <Radios
        label={text('suggestWhom')}
        stacked
        value={chosen?.player.profile_id ?? null}
        onChange={(player_id) => put({ player_id })}
        options={candidates.map(({ player, fit }) => ({
          value: player.profile_id,
          label: player.name,
          detail: fitLine(fit).line,
        }))}
        error={error('player_id')}
      />
      <TextArea
        label={text('suggestMessage')}
        help={text('messageHelp')}
        rows={3}
        maxLength={1000}
        {...form.register('message')}
        error={error('message')}
      />
      <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
      <div className="grid gap-2.5">
        <Button variant="primary" size="lg" block type="submit" busy={busy} id={heading}>
          {name ? text('suggest', { name }) : text('suggestAny')}
        </Button>
        <p className="tl-tiny flex items-start gap-1.5 text-ink-2">
          <Icon name="eye-slash" size={16} />
          <span>{text(name ? 'suggestSeen' : 'suggestSeenAny', { name, club: opportunity.club_team.club_name })}</span>
        </p>
      </div>
    </Form>
  );
};

/** An agent puts one of his players forward for a position. The player answers; the club sees nothing before. */
export const SuggestPlayer = ({ opportunity }: { readonly opportunity: Opportunity }): ReactNode => {
  const title = useId();
  const query = useQuery(candidatesQuery(opportunity.id));
  if (!query.data) return query.isError ? <ReadFailed query={query} /> : <Skeletons lines={4} />;
  const free = query.data.filter(({ answered, suggestion }) => !answered && !suggestion);
  const done = query.data.filter(({ answered, suggestion }) => answered || suggestion);
  return (
    <section aria-labelledby={title} className="grid gap-4">
      <h3 className="tl-heading" id={title}>
        {text('suggestTitle')}
      </h3>
      {query.data.length === 0 ? <p className="tl-small text-ink-2">{text('suggestNobody')}</p> : null}
      {done.length > 0 ? (
        <ul className="border-line border-t">
          {done.map((candidate) => (
            <Done key={candidate.player.profile_id} candidate={candidate} />
          ))}
        </ul>
      ) : null}
      {opportunity.status === 'open' && free.length > 0 ? (
        <Choose key={free.length} opportunity={opportunity} candidates={free} />
      ) : null}
    </section>
  );
};
