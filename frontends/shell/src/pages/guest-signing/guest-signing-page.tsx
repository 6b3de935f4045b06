import { useQuery } from '@tanstack/react-query';
import { download } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import { guestSigningPath, signingLink } from '@touchline/contracts/protocol/signing-link';
import {
  AuthFrame,
  Avatar,
  Brand,
  Button,
  ButtonLink,
  ColourModeToggle,
  formatDay,
  formatDeadline,
  formatInstant,
  Icon,
  Notice,
  Page,
  Section,
  Skeletons,
  Steps,
} from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Paper } from '../../features/documents/components/paper.tsx';
import { placeSteps } from '../../features/documents/components/place-steps.tsx';
import { goToSigning, SignBar } from '../../features/documents/components/sign-bar.tsx';
import { SignerEvidence } from '../../features/documents/components/signer-evidence.tsx';
import {
  FilledRows,
  goToField,
  NextField,
  SigningFields,
} from '../../features/documents/components/signing-fields.tsx';
import { WordingOf } from '../../features/documents/components/wording-of.tsx';
import { ownSmallFields } from '../../features/documents/field-looks.ts';
import { waitedFor } from '../../features/documents/order.ts';
import { isOwn } from '../../features/documents/own.ts';
import { useFieldValues } from '../../features/documents/use-field-values.ts';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { roleInWords } from '../../kinds/signing-role.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { GuestSignForm } from './guest-sign-form.tsx';
import { type Copy, type GuestDocument, guestDocumentQuery, guestFile } from './guest-signing-api.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

type Signer = GuestDocument['signers'][number];

const roleOf = (document: GuestDocument, { role }: Signer): string =>
  roleInWords(document, role, text('role_guardian', { player: document.player_name ?? '' }));

const noteOf = (document: GuestDocument, signer: Signer): string => {
  if (signer.status === 'not-needed') return text('notNeeded');
  return signer.status === 'signed' && signer.signed_at
    ? text('signedAt', { when: formatInstant(signer.signed_at) })
    : roleOf(document, signer);
};

const SignerLine = ({ document, signer }: { readonly document: GuestDocument; readonly signer: Signer }): ReactNode => (
  <span className="document-signer">
    <Avatar name={signer.name} size={30} />
    <span>
      <span className="tl-name tl-block">{signer.is_you ? text('you') : signer.name}</span>
      <span className="tl-tiny tl-ink-3 tl-block [font-weight:440]">{noteOf(document, signer)}</span>
    </span>
  </span>
);

/** How far it is, in words: whose turn, and what is over. */
const Standing = ({ document }: { readonly document: GuestDocument }): ReactNode => {
  const { status, reason, signers, guest } = document;
  const own = isOwn(document);
  const next = waitedFor(document);
  const name = !next ? '' : 'missing' in next ? text('someOf', next) : next.name;
  const signer = signers.find(({ is_you }) => is_you);
  switch (status) {
    case 'completed':
      return <Notice tone="yes">{text(own ? 'completedOwn' : 'completed')}</Notice>;
    case 'fully-signed':
      return <Notice tone="pending">{text('fullySigned')}</Notice>;
    case 'declined':
    case 'voided':
      return <Notice tone="no">{text(own ? 'failedOwn' : 'failed', { reason: reason ?? '' })}</Notice>;
    case 'expired':
      return <Notice tone="no">{text(own ? 'expiredOwn' : 'expired')}</Notice>;
    default:
      if (document.your_turn) return null;
      if (signer?.status === 'signed') return <Notice tone="yes">{text('signedWait', { name })}</Notice>;
      if (signer?.status === 'not-needed') return <Notice>{text('notNeededText')}</Notice>;
      if (guest.link === 'read') return <Notice tone="pending">{text('notTurnAnyMore')}</Notice>;
      return <Notice tone="pending">{text('notTurn', { name })}</Notice>;
  }
};

const Files = ({ document, link }: { readonly document: GuestDocument; readonly link: string }): ReactNode => {
  const copies: readonly (readonly [Copy, string])[] = [
    ['original', text(isOwn(document) ? 'originalOwn' : 'original')],
    ['signed', text(isOwn(document) ? 'signedCopyOwn' : 'signedCopy')],
    ['certificate', text('certificate')],
    ['evidence', text('evidenceArchive')],
  ];
  return (
    <Section title={text('files')}>
      <ul className="document-files">
        {copies.map(([copy, label]) => {
          const file = document.files[copy];
          // What proves how they signed is for those who signed.
          if (file.error === 'AccessDeniedException') return null;
          return (
            <li key={copy}>
              <span>{label}</span>
              {file.available ? (
                <Button
                  variant="ghost"
                  size="sm"
                  icon="download-simple"
                  aria-label={`${text('download')}: ${label}`}
                  onClick={() => void download(guestFile(copy), link)}
                >
                  {text('download')}
                </Button>
              ) : (
                <span className="tl-small tl-ink-2">
                  <Icon name="lock-simple" /> {file.message}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};

const Signing = ({ document, link }: { readonly document: GuestDocument; readonly link: string }): ReactNode => {
  const [pages, setPages] = useState(0);
  const [declining, setDeclining] = useState(false);
  const player = document.player_name ?? '';
  const own = isOwn(document);
  const title = own ? document.title : text('title', { player });
  usePageTitle(title);
  const copy = document.files.signed.available ? 'signed' : 'original';
  const fields = useFieldValues(document);
  const form = <GuestSignForm document={document} link={link} fields={fields} onDecline={() => setDeclining(true)} />;
  const toField = (id: string): void => goToField(fields, id, goToSigning);
  const words = { player, club: document.club_team?.club_name ?? '', author: document.author_name };
  const lead = document.your_turn ? text(own ? 'leadOwn' : 'lead', words) : null;
  return (
    <div className="document-page">
      {lead ? <p className="guest-lead">{lead}</p> : null}
      {document.files.original.available ? (
        <Paper
          key={copy}
          address={guestFile(copy)}
          link={link}
          title={document.title}
          signers={copy === 'original' ? document.signers : []}
          mine={document.your_turn}
          onPages={setPages}
          {...(copy === 'original' && document.fields.length > 0
            ? {
                next: document.your_turn ? <NextField values={fields} onField={toField} onSign={goToSigning} /> : null,
                layer: (page: number) => (
                  <SigningFields
                    {...{ fields: document.fields, signers: document.signers, page, values: fields }}
                    mine={document.your_turn}
                    onField={toField}
                    onSign={goToSigning}
                  />
                ),
                small: ownSmallFields(document),
                below: <FilledRows fields={document.fields} signers={document.signers} />,
              }
            : {})}
        />
      ) : (
        <div className="paper" />
      )}
      <aside className="document-aside">
        <header className="document-head">
          <h1 className="tl-title">{title}</h1>
          {lead ? <p className="guest-lead-beside">{lead}</p> : null}
          <p className="tl-ink-2">
            {document.from && document.until
              ? `${text('from', { from: formatDay(document.from), until: formatDay(document.until) })}. `
              : ''}
            {document.status === 'available' && document.expires_at
              ? text('signUntil', { when: formatDeadline(document.expires_at) })
              : ''}
          </p>
          <WordingOf document={document} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <section className="document-scroll" tabIndex={0} aria-label={text('steps')}>
          <div role="status">
            <Standing document={document} />
          </div>
          {document.message ? (
            <Section title={text('messageFrom', { name: document.author_name })}>
              <p className="whitespace-pre-line pt-2">{document.message}</p>
            </Section>
          ) : null}
          <Steps
            label={text('signers')}
            steps={placeSteps(document, {
              title: (signer) => <SignerLine document={document} signer={signer} />,
              body: (signer) => {
                if (document.your_turn && signer.is_you) return form;
                return signer.evidence ? <SignerEvidence signer={signer} /> : null;
              },
            })}
          />
          <Files document={document} link={link} />
        </section>
      </aside>
      {document.your_turn ? (
        <div className="guest-bar">
          <SignBar document={document} pages={pages} />
        </div>
      ) : null}
      <DeclineDialog document={document} link={link} open={declining} onClose={() => setDeclining(false)} />
    </div>
  );
};

/** Why a link opens nothing: each with what to do next, of a contract and of an own document. */
const ended = {
  missing: ['linkMissing', 'linkMissingText', 'linkMissingText'],
  'sign-document': ['linkOver', 'linkOverText', 'linkOverTextOwn'],
  'read-document': ['linkReadOver', 'linkReadOverText', 'linkReadOverTextOwn'],
  replaced: ['linkReplaced', 'linkReplacedText', 'linkReplacedTextOwn'],
  unknown: ['linkUnknown', 'linkUnknownText', 'linkUnknownText'],
} as const;

/** Undefined: the link is well, whatever else went wrong. */
const endOf = (error: unknown): keyof typeof ended | undefined => {
  if (!isApiFailure(error)) return undefined;
  if (error.status === 404) return 'replaced';
  if (error.status !== 401) return undefined;
  const { over } = (error.details ?? {}) as { readonly over?: unknown };
  return over === signingLink.sign || over === signingLink.read ? over : 'unknown';
};

const LinkOver = ({ why }: { readonly why: keyof typeof ended }): ReactNode => {
  const [title, ofContract, ofOwn] = ended[why];
  const next = location.pathname === guestSigningPath ? ofOwn : ofContract;
  usePageTitle(text(title));
  return (
    <AuthFrame title={text(title)} claim={text('claim')} promise={text('promise')} foot={<EntryFoot />}>
      <p>{text(next)}</p>
      <p className="tl-ink-2">
        <SupportLine>{text('linkSupport', { email: '{email}' })}</SupportLine>
      </p>
      <p>
        <ButtonLink href="/">{text('home')}</ButtonLink>
      </p>
    </AuthFrame>
  );
};

const ByLink = ({ link }: { readonly link: string }): ReactNode => {
  const query = useQuery(guestDocumentQuery(link));
  const end = endOf(query.error);
  if (end) return <LinkOver why={end} />;
  return (
    <div className="guest-signing">
      <header className="guest-top">
        <Brand plain />
        <ColourModeToggle />
      </header>
      <main id="content">
        {query.data ? (
          <Signing key={link} document={query.data.data} link={link} />
        ) : (
          <Page>{query.isError ? <ReadFailed query={query} /> : <Skeletons lines={10} />}</Page>
        )}
      </main>
    </div>
  );
};

/** The token of the address: in its fragment alone, which no server sees. */
const tokenOf = (): string => location.hash.slice(1);

/**
 * /guardian-signing, /guest-signing: for the guardian of a minor and for whom a member has named, by the link of a mail. Whoever is
 * signed in here has nothing to do with it.
 */
export const Component = (): ReactNode => {
  const { value: kept, set: keep } = useDraft('guest-signing', () => '');
  const [link, setLink] = useState(() => tokenOf() || kept);
  useEffect(() => {
    // The token leaves the address: it is not for histories or shoulders. A reload still knows it, in this tab.
    const take = (): void => {
      const token = tokenOf();
      if (!token) return;
      setLink(token);
      keep(token);
      history.replaceState(history.state, '', location.pathname);
    };
    take();
    // Another mail's link, opened in the same tab.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [keep]);
  return link ? <ByLink link={link} /> : <LinkOver why="missing" />;
};
