import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import { resubmittingClub } from '@touchline/contracts/http/profile';
import { Button, FormProblems, Notice, Problem, Skeletons, TextField, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type OwnClub, type OwnProfile, ownProfileQuery } from '../api/own-profile.ts';
import { text as words } from '../club-text.ts';
import { clubFacts } from '../new-club.ts';
import { text } from '../text.ts';

type Decision = NonNullable<OwnProfile['club_decision']>;

/** The entries of the club as they were handed in: what staff named is changed here, and goes back to them. */
const MendClub = ({ club }: { readonly club: OwnClub }): ReactNode => {
  const client = useQueryClient();
  const keyOf = useActionKey();
  const entry = useContractForm({
    schema: resubmittingClub,
    initial: {
      ...{ name: club.name, short_name: club.short_name, city: club.city ?? '', website: club.website ?? '' },
      founded: club.founded?.toString() ?? '',
    },
    values: clubFacts,
    missing: text('missing'),
  });
  const { form, error, refusal, busy, submit, verdict } = entry;
  const send = submit(async (body) => {
    const { data } = await api.post('/clubs/{club_id}/resubmit', {
      params: { club_id: club.id },
      body,
      idempotencyKey: keyOf(body),
    });
    toast({ kind: 'success', title: words('handedIn', { name: data.name }) });
    await client.invalidateQueries({ queryKey: ownProfileQuery().queryKey });
  });
  const field = (path: 'name' | 'short_name' | 'city' | 'founded' | 'website') => ({
    id: path,
    autoComplete: 'off',
    error: error(path),
    ...form.register(path),
  });
  return (
    <section className="grid gap-5" aria-label={words('mend')}>
      <h3 className="tl-subhead">{words('mend')}</h3>
      <FormProblems verdict={verdict}>
        <Problem>{refusal}</Problem>
        <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
          <TextField {...field('name')} label={text('clubName')} />
          <TextField {...field('short_name')} label={text('clubShort')} help={text('clubShortHelp')} maxLength={3} />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField {...field('city')} label={text('city')} />
          <TextField {...field('founded')} label={text('clubFounded')} optional inputMode="numeric" maxLength={4} />
          <TextField {...field('website')} label={text('clubWebsite')} optional inputMode="url" />
        </div>
        <div>
          <Button variant="primary" busy={busy} onClick={() => void send()}>
            {words('handIn')}
          </Button>
        </div>
      </FormProblems>
    </section>
  );
};

const Mend = ({ club_id }: Pick<Decision, 'club_id'>): ReactNode => {
  const club = useQuery({
    queryKey: ['own-club', club_id],
    queryFn: async ({ signal }) =>
      (await api.get('/clubs/{club_id}', { params: { club_id }, signal, quiet: true })).data,
  });
  if (club.data) return <MendClub club={club.data} />;
  return club.isError ? <ReadFailed query={club} /> : <Skeletons lines={4} />;
};

/** Says that staff did not accept the own club, why, and what can be done. Nothing where they did, or are still looking. */
export const RejectedClub = ({ profile }: { readonly profile: OwnProfile }): ReactNode => {
  const decision = profile.club_decision;
  if (!decision?.rejection) return null;
  const { rejection, is_entered, name } = decision;
  const mends = rejection.kind === 'fixable' && is_entered;
  const fixed = profile.verification_status === 'verified';
  return (
    <div className="grid gap-6">
      <Notice tone="no">
        <b>{words('rejected', { name })}</b>
        <p>{rejection.reason}</p>
        <p className="tl-small">{words(mends ? 'rejectedMend' : 'rejectedOther')}</p>
        {fixed ? (
          <p className="tl-small">
            <SupportLine>{words('rejectedSupport', { email: '{email}' })}</SupportLine>
          </p>
        ) : null}
      </Notice>
      {mends ? <Mend club_id={decision.club_id} /> : null}
    </div>
  );
};
