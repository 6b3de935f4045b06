import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { formatInstant, Notice, Page, PageHeader, PageIndex, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { ownProfileQuery } from '../../features/own-profile/api/own-profile.ts';
import { Identification } from '../../features/own-profile/components/identification.tsx';
import { LeaveGuard } from '../../features/own-profile/components/leave-guard.tsx';
import { useDirtyParts } from '../../features/own-profile/use-dirty-parts.ts';
import { kinds } from '../../kinds/kinds.ts';
import { text } from './text.ts';

/** What staff look at, as its owner handed it in: each part can still be changed, and staff look at the newest. */
export const Submitted = ({ tabs }: { readonly tabs: ReactNode }): ReactNode => {
  usePageTitle(text('submittedTab'));
  const identity = useIdentity();
  const query = useQuery(ownProfileQuery());
  const { data: profile } = query;
  const [dirty, onDirty] = useDirtyParts();
  const rejected = [identity, profile].some((judged) => judged?.verification_status === 'rejected');
  return (
    <Page width="reading">
      <PageHeader
        title={text('submittedTitle')}
        lead={profile?.submitted_at ? text('submittedOn', { when: formatInstant(profile.submitted_at) }) : undefined}
      />
      {tabs}
      <Notice>{text(rejected ? 'submittedMend' : 'submittedChange')}</Notice>
      {profile ? (
        <div className="pt-6">
          <PageIndex label={text('partsOf')}>
            {kinds[profile.profile_type].sections(profile, onDirty)}
            {identity.verification_status === 'verified' ? null : (
              <Section title={text('identification')}>
                <div className="max-w-160 pt-5">
                  <Identification
                    refused={(identity.identification.provided_at ?? '') <= (identity.rejection?.at ?? '')}
                  />
                </div>
              </Section>
            )}
          </PageIndex>
        </div>
      ) : query.isError ? (
        <ReadFailed query={query} />
      ) : (
        <Skeletons lines={8} />
      )}
      <LeaveGuard dirty={dirty.size > 0} parts={[...dirty]} />
    </Page>
  );
};
