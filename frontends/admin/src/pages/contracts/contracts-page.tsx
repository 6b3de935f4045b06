import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { formatDay, formatMonthLong, languageName, Page, PageHeader, Skeletons, Status } from '@touchline/ui';
import { RadioCards } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { type ContractWording, wordingsQuery } from './contracts-api.ts';
import { Sample } from './sample.tsx';
import { text } from './text.ts';

const idOf = ({ language, version }: ContractWording): string => `${language}-${version}`;
const nameOf = ({ language, version }: ContractWording): string =>
  text('name', { language: languageName(language), month: formatMonthLong(version) });

/** /admin/contracts: the words of contracts by language and version, and how a contract looks in them. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const [search, changeAddress] = useAddress();
  const query = useQuery(wordingsQuery);
  const wordings = query.data ?? [];
  const asked = wordings.find((wording) => idOf(wording) === search.get('wording'));
  const chosen = asked ?? wordings.find(({ in_use }) => in_use) ?? wordings[0];
  return (
    <Page width="wide">
      <PageHeader title={text('title')} lead={text('lead')} />
      {query.isError && !query.data ? (
        <ReadFailed query={query} />
      ) : query.isPending || !chosen ? (
        <Skeletons lines={8} />
      ) : (
        <div className="grid gap-8 xl:grid-cols-[20rem_minmax(0,1fr)]">
          <RadioCards
            label={text('choose')}
            value={idOf(chosen)}
            onChange={(id) => changeAddress(() => new URLSearchParams({ wording: id }))}
            options={wordings.map((wording) => ({
              value: idOf(wording),
              label: nameOf(wording),
              detail: text(wording.in_use ? 'inUseSince' : 'notInUse', { day: formatDay(wording.from) }),
              aside: wording.in_use ? <Status meaning="yes">{text('inUse')}</Status> : null,
            }))}
          />
          <Sample key={idOf(chosen)} wording={chosen} name={nameOf(chosen)} />
        </div>
      )}
    </Page>
  );
};
