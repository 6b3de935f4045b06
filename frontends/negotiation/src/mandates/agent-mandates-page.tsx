import { useInfiniteQuery } from '@tanstack/react-query';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useSearchParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import {
  Anchor,
  Avatar,
  Button,
  ButtonLink,
  Count,
  EmptyState,
  formatDay,
  formatDayRange,
  Page,
  PageHeader,
  Section,
  Skeletons,
} from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { agentPlayerHref } from '../player/agent-player-href.ts';
import { EndMandate, WithdrawMandate } from './end-mandate.tsx';
import { MandateState } from './mandate-state.tsx';
import { type Mandate, mandatesQuery } from './mandates-api.ts';
import { RequestMandate } from './request-mandate.tsx';
import { text } from './text.ts';

type Asked = { readonly profile_id: string; readonly name: string };

const groups = ['pending', 'active', 'over'] as const;
const titles = { pending: text('groupPending'), active: text('groupActive'), over: text('groupOver') } as const;
const groupOf = ({ status }: Mandate): (typeof groups)[number] =>
  status === 'pending' || status === 'active' ? status : 'over';

/** What stands below the days: until when the player can answer, why it ended. */
const detailOf = ({ status, answer_by, reason, end }: Mandate): string | null => {
  if (status === 'pending') return text('answerBy', { date: formatDay(answer_by) });
  const said = reason ?? end?.reason ?? null;
  return said ? text('reasonGiven', { reason: said }) : null;
};

const Row = ({
  mandate,
  named,
  onAsk,
}: {
  readonly mandate: Mandate;
  readonly named: boolean;
  readonly onAsk: (player: Asked) => void;
}): ReactNode => {
  const { player, status } = mandate;
  const detail = detailOf(mandate);
  return (
    <li
      className={`grid gap-x-5 gap-y-3 border-line border-b py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] ${named ? 'bg-sunken' : ''}`}
    >
      <div className="flex items-center gap-3.5">
        <Avatar name={player.name} size={40} />
        <div className="min-w-0">
          <h3 className="text-[1.0625rem]">
            <Anchor className="tl-name" href={agentPlayerHref(player)}>
              {player.name}
            </Anchor>
          </h3>
          <p className="tl-tiny text-ink-3">{text(mandate.exclusive ? 'exclusive' : 'notExclusive')}</p>
        </div>
      </div>
      <div className="tl-small grid content-start gap-1 text-ink-2">
        <p className="tl-num">{formatDayRange(mandate.starts_on, mandate.until)}</p>
        {detail ? <p className="break-words">{detail}</p> : null}
      </div>
      <div className="grid content-start justify-items-start gap-2 md:justify-items-end">
        <MandateState mandate={mandate} />
        {status === 'pending' ? <WithdrawMandate mandate={mandate} /> : null}
        <EndMandate mandate={mandate} />
        {groupOf(mandate) === 'over' ? (
          <Button size="sm" onClick={() => onAsk(player)}>
            {text('askAgain')}
            <span className="tl-sr">: {player.name}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
};

/** `/agent/mandates`: whom the agent represents, whom he has asked, and what is over. */
export const AgentMandatesPage = (): ReactNode => {
  usePageTitle(text('agentTitle'));
  const [search] = useSearchParams();
  const named = search.get('mandate');
  const [asking, setAsking] = useState<{ readonly player: Asked | null } | null>(null);
  const query = useInfiniteQuery(mandatesQuery());
  const all = query.data?.pages.flatMap(({ data }) => data);
  const ask = (
    <Button variant="primary" icon="plus" onClick={() => setAsking({ player: null })}>
      {text('ask')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={text('agentTitle')} lead={text('agentLead')} actions={all?.length === 0 ? null : ask} />
      {all ? null : query.isError ? <ReadFailed query={query} /> : <Skeletons lines={8} />}
      {all?.length === 0 ? (
        <EmptyState
          framed
          icon="users"
          actions={
            <>
              {ask}
              <ButtonLink href="/agent/players">{text('agentFind')}</ButtonLink>
            </>
          }
        >
          {text('agentEmpty')}
        </EmptyState>
      ) : null}
      {groups.map((group) => {
        const list = all?.filter((mandate) => groupOf(mandate) === group) ?? [];
        return list.length === 0 ? null : (
          <Section key={group} className="mt-8" title={titles[group]} mark={<Count n={list.length} quiet />}>
            <ul>
              {list.map((mandate) => (
                <Row
                  key={mandate.id}
                  mandate={mandate}
                  named={mandate.id === named}
                  onAsk={(player) => setAsking({ player })}
                />
              ))}
            </ul>
          </Section>
        );
      })}
      <NextPage query={query} className="mt-6">
        {text('older')}
      </NextPage>
      {asking ? <RequestMandate player={asking.player} onClose={() => setAsking(null)} /> : null}
    </Page>
  );
};
