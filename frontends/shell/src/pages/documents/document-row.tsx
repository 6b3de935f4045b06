import {
  Anchor,
  Avatar,
  ButtonLink,
  Crest,
  formatDay,
  formatDeadline,
  Icon,
  Identity,
  RelativeTime,
} from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import type { DocumentRow as Row } from '../../features/documents/api/documents-api.ts';
import { DocumentStatus } from '../../features/documents/components/document-status.tsx';
import { signaturesOf } from '../../features/documents/order.ts';
import { isOwn } from '../../features/documents/own.ts';
import { text } from '../../features/documents/text.ts';
import type { Picked } from './picked.tsx';

const dayMs = 86_400_000;

/** Somebody else of an own document: who asks, or whom one asks. */
const otherOf = ({ is_author, author_name, signers, title }: Row): string =>
  is_author ? (signers.find(({ is_you }) => !is_you)?.name ?? title) : author_name;

/** The other side's face: the club for its player, who signs a contract first, and the player for everybody else. */
const Mark = ({ document }: { readonly document: Row }): ReactNode => {
  const team = document.club_team;
  const crest = team && { id: team.club_id, name: team.club_name, short_name: team.club_short_name };
  const own = document.signers.find(({ is_you }) => is_you);
  if (isOwn(document)) return <Avatar name={otherOf(document)} size={40} />;
  if (crest && own?.order === 1) return <Crest club={crest} size={40} decorative />;
  return <Avatar name={document.player_name ?? document.title} size={40} />;
};

/** A dash for each signer, in their order; those of one place stand close together. */
const Signed = ({ document }: { readonly document: Row }): ReactNode => {
  const { signers, status } = document;
  const meaning = (signer: Row['signers'][number]): string => {
    if (signer.status === 'current') return signer.is_you ? 'bg-accent' : 'bg-pending-mark';
    if (signer.status === 'declined') return 'bg-no-mark';
    if (signer.status === 'not-needed') return 'border border-line-strong';
    return signer.status === 'signed' ? 'bg-yes-mark' : 'bg-line-strong';
  };
  return (
    <span className="grid gap-1.5">
      <span className="flex gap-1" aria-hidden="true">
        {signers.map((signer, at) => (
          <span
            key={signer.order}
            className={`h-1 w-5 rounded-full ${meaning(signer)} ${signer.place === signers[at - 1]?.place ? '-ml-0.5' : ''}`}
          />
        ))}
      </span>
      {signers.length > 0 ? (
        <span className="tl-small tl-ink-2">
          {status === 'draft'
            ? text('signersNamed', { count: signers.length })
            : text('signedOf', signaturesOf(document))}
        </span>
      ) : null}
    </span>
  );
};

const When = ({ document }: { readonly document: Row }): ReactNode => {
  if (document.status !== 'available' || !document.expires_at)
    return <RelativeTime instant={document.updated_at} className="tl-small tl-ink-3" />;
  const soon = Date.parse(document.expires_at) - Date.now() < 2 * dayMs;
  return (
    <span className="tl-small grid">
      <time dateTime={document.expires_at} className="tl-num tl-strong">
        {formatDeadline(document.expires_at)}
      </time>
      <span className={soon ? 'tl-pending tl-strong inline-flex items-center gap-1' : 'tl-ink-3'}>
        {soon ? <Icon name="clock-countdown" size={16} /> : null}
        <RelativeTime instant={document.expires_at} />
      </span>
    </span>
  );
};

const detailOf = (document: Row): string => {
  if (isOwn(document)) return document.is_author ? text('yourOwn') : text('byAuthor', { name: document.author_name });
  const { from, until } = document;
  return from && until ? text('from', { from: formatDay(from), until: formatDay(until) }) : '';
};

/** One document: what it is, who has signed, until when, and what I can do. `first`: the one to begin with. */
export const DocumentRow = ({
  document,
  first,
  picked,
}: {
  readonly document: Row;
  readonly first: boolean;
  readonly picked: Picked;
}): ReactNode => {
  const href = `/documents/${document.id}`;
  const on = picked.ids.has(document.id);
  return (
    <li
      className="document-row"
      {...(document.your_turn ? { 'data-mine': '' } : {})}
      {...(on ? { 'data-picked': '' } : {})}
    >
      <span className="document-row-pick">
        <Checkbox
          hideLabel
          label={text('pick', { title: document.title })}
          checked={on}
          onChange={() => picked.toggle(document.id)}
        />
      </span>
      <Anchor className="document-row-name" href={href}>
        <Identity mark={<Mark document={document} />} name={document.title} detail={detailOf(document)} />
      </Anchor>
      <Signed document={document} />
      <When document={document} />
      <span className="document-row-end">
        {document.your_turn ? (
          <ButtonLink variant={first ? 'primary' : 'secondary'} href={href}>
            {text('readAndSign')}
            <span className="tl-sr">{text('ofDocument', { title: document.title })}</span>
          </ButtonLink>
        ) : (
          <DocumentStatus document={document} />
        )}
      </span>
    </li>
  );
};
