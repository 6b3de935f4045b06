import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { isInForce } from '@touchline/contracts/policies/mandates';
import { Button, formatDay, Link, Section, Skeletons, todayAtUtc } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { beginText } from './begin.ts';
import { EndMandate, WithdrawMandate } from './end-mandate.tsx';
import { MandateState } from './mandate-state.tsx';
import { type Mandate, mandatesWithQuery } from './mandates-api.ts';
import { RequestMandate } from './request-mandate.tsx';
import { text } from './text.ts';

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** Where it stands, in a sentence. */
const sentenceOf = (mandate: Mandate): string => {
  const { player, status, starts_on, until, requested_at, answer_by, reason, end } = mandate;
  const name = firstName(player.name);
  if (status === 'pending') return text('askedUntil', { date: formatDay(requested_at), until: formatDay(answer_by) });
  if (status === 'active')
    return isInForce(mandate, todayAtUtc())
      ? text('youRepresent', { name, date: formatDay(until) })
      : text('youWillRepresent', { name, from: beginText(starts_on), date: formatDay(until) });
  const said = reason ?? end?.reason ?? null;
  if (said) return text('reasonGiven', { reason: said });
  return text('askedOnDay', { date: formatDay(requested_at) });
};

const One = ({ mandate }: { readonly mandate: Mandate }): ReactNode => (
  <li className="grid justify-items-start gap-2 border-line border-b pb-4">
    <MandateState mandate={mandate} />
    <p className="break-words">{sentenceOf(mandate)}</p>
    {mandate.status === 'pending' ? <WithdrawMandate mandate={mandate} /> : null}
    <EndMandate mandate={mandate} />
  </li>
);

/** What there is between an agent and a player, beside the player's page: what waits, what is in force, else the last one; and the way to ask. */
export const MandateBeside = ({
  player,
}: {
  readonly player: { readonly profile_id: string; readonly name: string };
}): ReactNode => {
  const [asking, setAsking] = useState(false);
  const mandates = useQuery(mandatesWithQuery(player.profile_id));
  const live = mandates.data?.filter(({ status }) => status === 'pending' || status === 'active');
  const shown = live?.length ? live : mandates.data?.slice(0, 1);
  // The time after the last of them: two mandates of one agent share no day.
  const after = live
    ?.filter(({ status }) => status === 'active')
    .map(({ until }) => until)
    .sort()
    .at(-1);
  const waits = live?.some(({ status }) => status === 'pending');
  return (
    <Section title={text('between', { name: firstName(player.name) })}>
      <div className="grid gap-4 pt-4">
        {mandates.data ? null : mandates.isError ? <ReadFailed query={mandates} /> : <Skeletons lines={2} />}
        {shown?.length ? (
          <ul className="grid gap-4">
            {shown.map((mandate) => (
              <One key={mandate.id} mandate={mandate} />
            ))}
          </ul>
        ) : null}
        {mandates.data && !waits ? (
          <Button variant={live?.length ? 'secondary' : 'primary'} icon="plus" block onClick={() => setAsking(true)}>
            {text(live?.length ? 'askAfter' : shown?.length ? 'askAgain' : 'askToRepresent')}
          </Button>
        ) : null}
        {live?.length ? (
          <p className="tl-small">
            <Link href="/agent/mandates">{text('allMandates')}</Link>
          </p>
        ) : null}
      </div>
      {asking ? <RequestMandate player={player} after={after} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
};
