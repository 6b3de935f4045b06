import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { ButtonLink, Page, PageHeader, PageIndex, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { ownProfileQuery } from '../../features/own-profile/api/own-profile.ts';
import { LeaveGuard } from '../../features/own-profile/components/leave-guard.tsx';
import { PageAddress } from '../../features/own-profile/components/page-address.tsx';
import { text } from '../../features/own-profile/sections-text.ts';
import { useDirtyParts } from '../../features/own-profile/use-dirty-parts.ts';
import { AccountTabs } from '../../frame/account-tabs.tsx';
import { kinds } from '../../kinds/kinds.ts';

/** `/profile/management`: the current profile, part by part. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const { data: profile, error, isError, isFetching, refetch } = useQuery(ownProfileQuery());
  const [dirty, onDirty] = useDirtyParts();
  const page = profile ? kinds[profile.profile_type].ownPage(profile) : null;
  return (
    <Page width="reading">
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          page ? (
            <ButtonLink href={page} icon="eye">
              {text('page')}
            </ButtonLink>
          ) : undefined
        }
      />
      <AccountTabs current="management" />
      {page ? <PageAddress path={page} /> : null}
      {profile ? (
        <PageIndex label={text('partsOf')}>{kinds[profile.profile_type].sections(profile, onDirty)}</PageIndex>
      ) : isError ? (
        <ReadFailed query={{ error, isFetching, refetch }} />
      ) : (
        <Skeletons lines={8} />
      )}
      <LeaveGuard dirty={dirty.size > 0} parts={[...dirty]} />
    </Page>
  );
};
