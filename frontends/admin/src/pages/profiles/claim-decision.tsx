import { useDraft } from '@touchline/market';
import { Button, formatDay, Table, TextArea } from '@touchline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Or, RefusalNote } from '../../features/decision/refusal.tsx';
import type { Decision } from '../../features/decision/use-decision.ts';
import { confirmClaim, type Profile, refuseClaim } from '../../features/profiles-api.ts';
import { countriesText } from '../../features/words.ts';
import { text } from '../../text.ts';

type Claim = NonNullable<Profile['profile']['claim']>;
type Team = { readonly club_name: string; readonly team_name: string } | null | undefined;

interface ChangedRow {
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

const teamText = (team: Team): string =>
  team ? text('claimTeam', { club: team.club_name, team: team.team_name }) : text('clubNone');
const endText = (day: string | null): string => (day ? formatDay(day) : text('claimNoContract'));

/** What was verified against what is said now, for each field that changed. */
export const changedRows = ({ player, representative }: Profile['profile'], claim: Claim): readonly ChangedRow[] => {
  const teamsNow = representative?.club?.teams.filter(({ id }) => representative.team_ids.includes(id)) ?? [];
  return [
    ...(claim.club_team === undefined
      ? []
      : [{ term: text('club'), before: teamText(player?.club_team), after: teamText(claim.club_team) }]),
    ...(claim.current_contract_ends_on === undefined
      ? []
      : [
          {
            term: text('claimContract'),
            before: endText(player?.current_contract_ends_on ?? null),
            after: endText(claim.current_contract_ends_on),
          },
        ]),
    ...(claim.nationalities === undefined
      ? []
      : [
          {
            term: text('nationality'),
            before: countriesText(player?.nationalities ?? []),
            after: countriesText(claim.nationalities),
          },
        ]),
    ...(claim.teams === undefined
      ? []
      : [
          {
            term: text('claimTeams'),
            before: teamsNow.map(({ name }) => name).join(', '),
            after: claim.teams.map(({ team_name }) => team_name).join(', '),
          },
        ]),
  ];
};

/** A verified person says that something has changed: it counts when it is confirmed, or stays as it was, with a reason. */
export const ClaimDecision = ({
  profile,
  claim,
  decision: { busy, failure },
  done,
}: {
  readonly profile: Profile;
  readonly claim: Claim;
  readonly decision: Pick<Decision<'confirm' | 'refuse'>, 'busy' | 'failure'>;
  /** Sends it, and answers whether it was taken. */
  readonly done: (
    act: 'confirm' | 'refuse',
    call: () => Promise<{ data: Profile }>,
    said: 'claimConfirmedToast' | 'claimRefusedToast',
  ) => Promise<boolean>;
}): ReactNode => {
  const { id, name } = profile;
  const { value: reason, set, clear } = useDraft(`claim:${id}`, () => '');
  const [problem, setProblem] = useState<string>();
  const refuse = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason.trim().length < 3) {
      setProblem(text('claimReasonMissing'));
      document.getElementById(`claim-${id}`)?.focus();
      return;
    }
    if (await done('refuse', () => refuseClaim(id, claim.at, reason.trim()), 'claimRefusedToast')) clear();
  };
  return (
    <section className="grid gap-3.5" aria-label={text('claimTitle')}>
      <h2 className="tl-heading">{text('claimTitle')}</h2>
      <p className="tl-small text-ink-2">{text('claimText', { name })}</p>
      <Table flush>
        <thead>
          <tr>
            <td />
            <th scope="col">{text('claimBefore')}</th>
            <th scope="col">{text('claimAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {changedRows(profile.profile, claim).map(({ term, before, after }) => (
            <tr key={term}>
              <th scope="row" className="text-ink-2">
                {term}
              </th>
              <td className="wrap-anywhere text-ink-2">{before}</td>
              <td className="wrap-anywhere font-[540]">{after}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <RefusalNote failure={failure} />
      <Button
        block
        size="lg"
        variant="primary"
        icon="check"
        busy={busy === 'confirm'}
        onClick={() => void done('confirm', () => confirmClaim(id, claim.at), 'claimConfirmedToast')}
      >
        {text('claimConfirm')}
      </Button>
      <Or />
      <form className="grid gap-3.5" noValidate onSubmit={(event) => void refuse(event)}>
        <TextArea
          id={`claim-${id}`}
          label={text('claimReason', { name })}
          rows={3}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => {
            set(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button block type="submit" variant="decline" icon="x" busy={busy === 'refuse'}>
          {text('claimRefuse')}
        </Button>
      </form>
    </section>
  );
};
