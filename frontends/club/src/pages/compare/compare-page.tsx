import { useQueries } from '@tanstack/react-query';
import { useKeysSwitch } from '@touchline/app-core/keys/use-keys.ts';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { type PlayerSheetData, playerQuery } from '@touchline/negotiation/player/players-api.ts';
import { playersRefusal } from '@touchline/negotiation/player/players-refusal.ts';
import { runningUntil } from '@touchline/negotiation/player/running-contract.ts';
import {
  Avatar,
  ButtonLink,
  ContractBar,
  EmptyState,
  Flags,
  formatDay,
  IconButton,
  Link,
  Page,
  PageHeader,
  Skeletons,
  Status,
  Tier,
} from '@touchline/ui';
import { Pitch } from '@touchline/ui/pitch';
import type { ReactNode } from 'react';
import { compareHref, parseChosen, useChosen } from '../../features/compare/chosen.ts';
import { text } from '../../features/compare/text.ts';
import { ProspectActions } from '../../features/prospect/components/prospect-actions.tsx';
import { playerHref } from '../../features/scouting/components/short-sheet.tsx';
import { listHref } from '../../features/scouting/last-search.ts';
import { ageSpan, heightSpan, type Span } from '../../features/scouting/scouting-filters.ts';
import { AddToList, useListKey } from '../../features/shortlist/components/add-to-list.tsx';
import { OpenTerms } from './open-terms.tsx';

const weightSpan: Span = [45, 110];

/** A value on the scale of its row. */
const Bar = ({
  value,
  label,
  scale: [least, most],
}: {
  readonly value: number;
  readonly label: string;
  readonly scale: Span;
}): ReactNode => (
  <span className="grid grid-cols-[4rem_minmax(2.5rem,1fr)] items-center gap-2">
    <b className="tl-num">{label}</b>
    <span className="block h-2 overflow-hidden rounded-xs bg-line" aria-hidden="true">
      <i
        className="block h-2 bg-primary"
        style={{ width: `${Math.min(100, Math.max(3, ((value - least) / (most - least)) * 100))}%` }}
      />
    </span>
  </span>
);

const Approach = ({ contract }: { readonly contract: PlayerSheetData['contract'] }): ReactNode =>
  contract.approach === 'club-informed' ? (
    <span className="tl-num">{text('approachFrom', { date: formatDay(contract.approach_free_from ?? '') })}</span>
  ) : (
    <Status meaning="yes">{text('approachFree')}</Status>
  );

interface Row {
  readonly name: string;
  readonly cell: (sheet: PlayerSheetData) => ReactNode;
}
const about: readonly Row[] = [
  {
    name: text('position'),
    cell: (sheet) => (
      <Pitch
        landscape
        positions={sheet.positions}
        className="max-w-56 [&_.tl-spot]:min-h-5 [&_.tl-spot]:min-w-7 [&_.tl-spot]:text-xs"
      />
    ),
  },
  {
    name: text('tier'),
    cell: (sheet) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tier tier={sheet.valuation_tier} />
        {text(`foot_${sheet.preferred_foot}`)}
        <Flags countries={sheet.nationalities} flag={false} />
      </span>
    ),
  },
  { name: text('age'), cell: (sheet) => <Bar value={sheet.age} label={String(sheet.age)} scale={ageSpan} /> },
  {
    name: text('height'),
    cell: (sheet) => <Bar value={sheet.height_cm} label={text('cm', { cm: sheet.height_cm })} scale={heightSpan} />,
  },
  {
    name: text('weight'),
    cell: (sheet) =>
      sheet.weight_kg ? (
        <Bar value={sheet.weight_kg} label={text('kg', { kg: sheet.weight_kg })} scale={weightSpan} />
      ) : (
        <span className="text-ink-2">{text('notGiven')}</span>
      ),
  },
  { name: text('highlights'), cell: (sheet) => <b className="tl-num">{sheet.highlight_list.length}</b> },
];
const terms: readonly Row[] = [
  {
    name: text('contract'),
    cell: (sheet) => <ContractBar until={runningUntil(sheet)} atClub={sheet.club_team !== null} />,
  },
  { name: text('approach'), cell: (sheet) => <Approach contract={sheet.contract} /> },
  { name: text('openTerms'), cell: (sheet) => <OpenTerms playerId={sheet.profile_id} /> },
  { name: text('next'), cell: (sheet) => <ProspectActions playerId={sheet.profile_id} /> },
];

/** Up to four players, every row on one scale. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const [search, change] = useAddress();
  const { choose } = useChosen();
  const ids = parseChosen(search.get('players'));
  const sheets = useQueries({ queries: ids.map((id) => playerQuery(id)) });
  // The player in whose column the focus is.
  useListKey(() => {
    const id = document.activeElement?.closest<HTMLElement>('[data-player]')?.dataset.player;
    const sheet = sheets[ids.indexOf(id ?? '')]?.data;
    return sheet && { id: sheet.profile_id, name: sheet.name };
  });
  const without = (id: string): void => {
    const rest = ids.filter((other) => other !== id);
    choose(rest);
    change(() => new URLSearchParams(compareHref(rest).split('?')[1]));
  };
  const back = { href: listHref(), label: text('back') };
  if (ids.length === 0)
    return (
      <Page>
        <PageHeader title={text('title')} back={back} />
        <EmptyState
          framed
          icon="columns"
          actions={
            <>
              <ButtonLink icon="binoculars" href={listHref()}>
                {text('openScouting')}
              </ButtonLink>
              <ButtonLink icon="star" href="/club-representative/shortlists">
                {text('openShortlists')}
              </ButtonLink>
            </>
          }
        >
          {text('empty')}
        </EmptyState>
      </Page>
    );
  const columns = ids.map((id, at) => ({ id, query: sheets[at] }));
  const cellOf = (row: Row) =>
    columns.map(({ id, query }) => (
      <td key={id} data-player={id} className="border-line border-b py-2.5 pr-6 align-top">
        {query?.data ? row.cell(query.data) : null}
      </td>
    ));
  const rowsOf = (rows: readonly Row[]) =>
    rows.map((row) => (
      <tr key={row.name}>
        <th
          scope="row"
          className="tl-small border-line border-b py-2.5 pr-4 text-left align-top font-normal text-ink-2"
        >
          {row.name}
        </th>
        {cellOf(row)}
      </tr>
    ));
  return (
    <Page width="wide">
      <PageHeader title={text('title')} lead={text('lead')} back={back} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={text('title')} tabIndex={0} className="overflow-x-auto">
        <table
          className="w-full table-fixed border-line-strong border-t text-sm"
          style={{ minWidth: `${96 + ids.length * 200}px` }}
        >
          <colgroup>
            <col className="w-24 sm:w-33" />
          </colgroup>
          <thead>
            <tr>
              <td />
              {columns.map(({ id, query }) => (
                <th key={id} scope="col" data-player={id} className="py-4 pr-6 text-left align-top font-normal">
                  <Head id={id} sheet={query?.data} onRemove={() => without(id)} />
                  {query?.isError ? <ReadFailed query={query} words={playersRefusal} /> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rowsOf(about)}</tbody>
          <tbody>
            <tr>
              <th
                scope="rowgroup"
                colSpan={ids.length + 1}
                className="tl-subhead border-line-strong border-b pt-6 pb-2.5 text-left"
              >
                {text('contractTerms')}
              </th>
            </tr>
            {rowsOf(terms)}
          </tbody>
        </table>
      </section>
      <ListKeyHint />
    </Page>
  );
};

/** That there is the key, where it is switched on. */
const ListKeyHint = (): ReactNode => {
  const [on] = useKeysSwitch();
  return on ? (
    <p className="tl-tiny pt-3 text-ink-2 max-md:hidden">
      <kbd>L</kbd> {text('listKey')}
    </p>
  ) : null;
};

const Head = ({
  id,
  sheet,
  onRemove,
}: {
  readonly id: string;
  readonly sheet: PlayerSheetData | undefined;
  readonly onRemove: () => void;
}): ReactNode => (
  <span className="flex flex-wrap items-start gap-x-3 gap-y-1">
    {sheet ? (
      <>
        <Avatar
          name={sheet.name}
          src={sheet.photo}
          size={44}
          club={sheet.club_team ? crestOf(sheet.club_team) : undefined}
        />
        <span className="grid min-w-24 flex-1">
          <Link quiet href={playerHref(sheet)} className="!text-ink">
            <span className="tl-name text-[1.0625rem]">{sheet.name}</span>
          </Link>
          <span className="tl-small text-ink-2">{sheet.club_team?.club_name ?? text('without')}</span>
        </span>
        <AddToList quiet player={{ id, name: sheet.name }} />
      </>
    ) : (
      <span className="flex-1">
        <Skeletons lines={2} />
      </span>
    )}
    <IconButton
      size="sm"
      icon="x"
      label={sheet ? text('remove', { name: sheet.name }) : text('removeUnknown')}
      onClick={onRemove}
    />
  </span>
);
