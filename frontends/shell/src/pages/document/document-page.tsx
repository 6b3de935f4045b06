import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useParams } from '@touchline/app-core/page/router.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { StorySection } from '@touchline/negotiation/story/story.tsx';
import {
  Anchor,
  Button,
  formatDay,
  formatDeadline,
  formatInstant,
  Icon,
  Link,
  Notice,
  Page,
  Section,
  Skeletons,
  Steps,
} from '@touchline/ui';
import { Events } from '@touchline/ui/terms';
import { type ReactNode, useState } from 'react';
import { NotFoundPage } from '../../faults/fault-pages.tsx';
import { documentQuery, fileAddress, type TouchlineDocument } from '../../features/documents/api/documents-api.ts';
import { knownSignersQuery } from '../../features/documents/api/own-documents-api.ts';
import { CorrectButton, Corrects } from '../../features/documents/components/correct-button.tsx';
import { DocumentCopies, DocumentFiles } from '../../features/documents/components/document-files.tsx';
import { DocumentStatus } from '../../features/documents/components/document-status.tsx';
import { KeepTemplate } from '../../features/documents/components/keep-template.tsx';
import { Paper } from '../../features/documents/components/paper.tsx';
import { placeSteps, stateOfPlace } from '../../features/documents/components/place-steps.tsx';
import { type Ending, ReasonDialog } from '../../features/documents/components/reason-dialog.tsx';
import { RemindButton } from '../../features/documents/components/remind-button.tsx';
import { goToSigning, SignBar } from '../../features/documents/components/sign-bar.tsx';
import { SignForm } from '../../features/documents/components/sign-form.tsx';
import { SignSheet } from '../../features/documents/components/sign-sheet.tsx';
import { SignerEvidence } from '../../features/documents/components/signer-evidence.tsx';
import {
  FilledRows,
  goToField,
  NextField,
  SigningFields,
} from '../../features/documents/components/signing-fields.tsx';
import { WordingOf } from '../../features/documents/components/wording-of.tsx';
import { ownSmallFields } from '../../features/documents/field-looks.ts';
import { isOwn } from '../../features/documents/own.ts';
import { text } from '../../features/documents/text.ts';
import { useFieldValues } from '../../features/documents/use-field-values.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { kinds } from '../../kinds/kinds.ts';
import { roleInWords } from '../../kinds/signing-role.ts';
import { DraftPage } from './draft-page.tsx';
import { SignerLine } from './signer-line.tsx';

export const handle: PageHandle = { layout: 'rail' };

/** Above the text of a phone: the term, and who signs in which order. */
const Lead = ({ document }: { readonly document: TouchlineDocument }): ReactNode => (
  <div className="document-lead">
    <p className="tl-small tl-ink-2">
      {document.from && document.until
        ? `${text('from', { from: formatDay(document.from), until: formatDay(document.until) })}. `
        : ''}
      {text('sheetText')}
    </p>
    <ol className="document-chain tl-small" aria-label={text('signers')}>
      {document.places.map((place) => {
        const here = document.signers.filter((signer) => signer.place === place.place);
        const state = stateOfPlace(document, place, here);
        return (
          <li key={place.place} data-state={state}>
            <b className="tl-num" aria-hidden="true">
              {state === 'done' ? <Icon name="check-bold" size={14} /> : place.place}
            </b>
            {place.needed < place.of ? `${text('neededOf', { needed: place.needed, total: place.of })}: ` : ''}
            {here.map(({ is_you, name }) => (is_you ? text('byYou') : (name.split(' ')[0] ?? ''))).join(', ')}
            {state === 'done' ? <span className="tl-sr"> {text('signed')}</span> : null}
          </li>
        );
      })}
    </ol>
  </div>
);

const Outcome = ({ document }: { readonly document: TouchlineDocument }): ReactNode => {
  const own = document.signers.find(({ is_you }) => is_you);
  if (document.status === 'available' && document.copies.some(({ is_you }) => is_you))
    return <Notice>{text('copyText')}</Notice>;
  if (document.status === 'available' && own?.status === 'not-needed') return <Notice>{text('notNeededText')}</Notice>;
  switch (document.status) {
    case 'draft':
      return <Notice tone="pending">{text('draftText')}</Notice>;
    case 'fully-signed':
      return <Notice tone="pending">{text('fullySignedText')}</Notice>;
    case 'completed':
      return (
        <Notice tone="yes">
          {text(isOwn(document) ? 'sealedTextOwn' : 'sealedText', {
            player: document.player_name ?? '',
            club: document.club_team?.club_name ?? '',
            from: document.from ? formatDay(document.from) : '',
          })}
        </Notice>
      );
    case 'declined':
    case 'voided':
      return <Notice tone="no">{text('failedText', { reason: document.reason ?? '' })}</Notice>;
    case 'expired':
      return <Notice tone="no">{text(isOwn(document) ? 'expiredTextOwn' : 'expiredText')}</Notice>;
    default:
      return null;
  }
};

/** How the contract came about, told to the two sides whose story it is. */
const Story = ({ document }: { readonly document: TouchlineDocument }): ReactNode => {
  const { current } = useSession();
  const side = current && kinds[current.profile_type].side;
  // A contract is signed by the player first.
  const [player] = document.signers;
  if (!side || !player || !document.club_team || !document.offer_id) return null;
  return (
    <StorySection playerId={player.profile_id} teamId={document.club_team.team_id} side={side} current={document.id} />
  );
};

const DocumentView = ({ document }: { readonly document: TouchlineDocument }): ReactNode => {
  usePageTitle(document.title);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [pages, setPages] = useState(0);
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const [signing, setSigning] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const beside = useMedia(media.beside);
  const { current } = useSession();
  const below = current && kinds[current.profile_type].offersBelow;
  const offer = below && document.offer_id ? `${below}/${document.offer_id}` : null;
  const copy = document.files.signed.available ? 'signed' : 'original';
  const own = document.signers.find(({ is_you }) => is_you);
  // The witness of a contract confirms what the two sides have agreed: there is nothing of it to decline.
  const declines =
    isOwn(document) ||
    (own !== undefined && own.role !== 'guardian' && own.role !== 'guest' && !kinds[own.role].witnesses);
  const decline = declines ? () => setEnding('decline') : null;
  const open = (): void => setSigning(true);
  const fields = useFieldValues(document);
  const toSign = beside ? goToSigning : open;
  const toField = (id: string): void => goToField(fields, id, toSign);
  const canVoid = document.is_author && (document.status === 'draft' || document.status === 'available');
  return (
    <div className="document-page">
      {document.files.original.available ? (
        <Paper
          key={copy}
          address={fileAddress(document.id, copy)}
          title={document.title}
          signers={copy === 'original' ? document.signers : []}
          mine={document.your_turn}
          onPages={setPages}
          onRead={setRead}
          {...(beside ? {} : { onSign: open, backHref: '/documents' })}
          lead={<Lead document={document} />}
          {...(copy === 'original' && document.fields.length > 0
            ? {
                next: document.your_turn ? <NextField values={fields} onField={toField} onSign={toSign} /> : null,
                layer: (page: number) => (
                  <SigningFields
                    {...{ fields: document.fields, signers: document.signers, page, values: fields }}
                    mine={document.your_turn}
                    onField={toField}
                    onSign={toSign}
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
          <Anchor className="tl-back max-md:hidden" href="/documents">
            <Icon name="caret-left" />
            {text('back')}
          </Anchor>
          <div className="document-title">
            <h1 className="tl-title">{document.title}</h1>
            <DocumentStatus document={document} />
          </div>
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
          <Corrects document={document} />
          <Outcome document={document} />
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
                if (!document.your_turn || !signer.is_you)
                  return signer.evidence ? <SignerEvidence signer={signer} /> : null;
                return beside ? (
                  <SignForm document={document} name={signer.name} fields={fields} foot={foot} onDecline={decline} />
                ) : (
                  <Button variant="primary" icon="signature" block onClick={open}>
                    {text(isOwn(document) ? 'signOwn' : 'sign')}
                  </Button>
                );
              },
            })}
          />
          {document.may_remind ? <RemindButton document={document} /> : null}
          <DocumentCopies document={document} />
          <DocumentFiles document={document} />
          <Section title={text('evidence')}>
            <div className="pt-3">
              <Events
                entries={document.trail.map((entry) => ({
                  id: `${entry.at} ${entry.what}`,
                  text: entry.what,
                  detail: entry.by,
                  when: formatInstant(entry.at),
                  at: entry.at,
                }))}
              />
            </div>
          </Section>
          {/* Last, since it comes last: it moves nothing that is read already. */}
          <Story document={document} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {offer ? <Link href={offer}>{text('ofOffer')}</Link> : null}
            {document.may_correct ? <CorrectButton document={document} /> : null}
            {document.is_author && isOwn(document) ? (
              <KeepTemplate document={document} roleOf={(role) => roleInWords(document, role, '')} />
            ) : null}
            {canVoid ? (
              <Button variant="decline" size="sm" onClick={() => setEnding('void')}>
                {text(isOwn(document) ? 'voidItOwn' : 'voidIt')}
              </Button>
            ) : null}
          </div>
        </section>
        {document.your_turn && beside ? <div className="document-foot" ref={setFoot} /> : null}
      </aside>
      {document.your_turn && !beside ? <SignBar document={document} pages={pages} read={read} onSign={open} /> : null}
      {document.your_turn && !beside && signing ? (
        <SignSheet
          document={document}
          fields={fields}
          onClose={() => setSigning(false)}
          onDecline={
            decline &&
            (() => {
              setSigning(false);
              decline();
            })
          }
        />
      ) : null}
      <ReasonDialog documentId={document.id} own={isOwn(document)} ending={ending} onClose={() => setEnding(null)} />
    </div>
  );
};

const Waiting = (): ReactNode => (
  <Page>
    <Skeletons lines={10} />
  </Page>
);

/** /documents/:document_id: paper on the left; signers, signing and files in one column. */
export const Component = (): ReactNode => {
  const { document_id: id = '' } = useParams();
  const query = useQuery(documentQuery(id));
  const document = query.data?.data;
  const isDraft = document?.status === 'draft' && isOwn(document);
  const known = useQuery({ ...knownSignersQuery(), enabled: isDraft });
  if (document) {
    // Whom one knows stands above the rest of the draft: it is there from the first, lest the rest moves.
    const isKnown = known.isFetched || known.failureCount > 0;
    if (isDraft) return isKnown ? <DraftPage key={id} document={document} /> : <Waiting />;
    // What is read and typed belongs to one document: one leads to another.
    return <DocumentView key={id} document={document} />;
  }
  if (query.isError && isApiFailure(query.error) && query.error.status === 404)
    return <NotFoundPage path={`/documents/${id}`} />;
  if (!query.isError) return <Waiting />;
  return (
    <Page>
      <ReadFailed query={query} />
    </Page>
  );
};
