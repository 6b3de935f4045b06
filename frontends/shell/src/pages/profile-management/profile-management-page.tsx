import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/market';
import { ButtonLink, ErrorPanel, Page, PageHeader, Skeletons } from '@touchline/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { LeaveGuard } from '../../features/onboarding/leave-guard.tsx';
import { ownProfileQuery } from '../../features/onboarding/own-profile.ts';
import { useTitle } from '../entry/use-title.ts';
import { AccountTabs } from '../profile-user/account-tabs.tsx';
import type { OnDirty } from './edit-section.tsx';
import { PageAddress } from './page-address.tsx';
import { PlayerSections } from './player-sections.tsx';
import { RepresentativeSections } from './representative-sections.tsx';
import { text } from './text.ts';

/** `/profile/management`: the current profile, part by part. */
export const Component = (): ReactNode => {
  useTitle(text('title'));
  const { data: profile, error, isError, isFetching, refetch } = useQuery(ownProfileQuery());
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const onDirty = useCallback<OnDirty>((section, is) => {
    setDirty((before) => {
      if (before.has(section) === is) return before;
      return is ? new Set([...before, section]) : new Set([...before].filter((other) => other !== section));
    });
  }, []);
  const nickname = profile?.player?.nickname;
  const page = profile && nickname ? `/player/${nickname}/${profile.id}` : null;
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
      {profile?.player ? (
        <PlayerSections profile={profile} player={profile.player} onDirty={onDirty} />
      ) : profile?.representative ? (
        <RepresentativeSections profile={profile} representative={profile.representative} onDirty={onDirty} />
      ) : isError ? (
        <ErrorPanel onRetry={() => void refetch()} busy={isFetching}>
          {isApiFailure(error) ? error.message : null}
        </ErrorPanel>
      ) : (
        <Skeletons lines={8} />
      )}
      <LeaveGuard dirty={dirty.size > 0} />
    </Page>
  );
};
