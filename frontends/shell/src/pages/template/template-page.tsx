import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useParams } from '@touchline/app-core/page/router.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Anchor, formatInstant, Icon, Link, Page, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../../faults/fault-pages.tsx';
import {
  sendingsQuery,
  type Template,
  templateFile,
  templateQuery,
} from '../../features/documents/api/templates-api.ts';
import { Paper } from '../../features/documents/components/paper.tsx';
import { SendMany } from '../../features/documents/components/send-many.tsx';
import {
  CopyRoleList,
  copyRoles,
  howFar,
  RoleList,
  signingRoles,
  sizeOf,
  TemplateFields,
  usersOf,
} from '../../features/documents/components/template-facts.tsx';
import { TemplateActs } from '../../features/documents/components/template-words.tsx';
import { UseOnce } from '../../features/documents/components/use-once.tsx';
import { smallFields } from '../../features/documents/field-looks.ts';
import { text } from '../../features/documents/templates-text.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import '../../features/documents/templates.css';

export const handle: PageHandle = { layout: 'rail' };

/** What was sent with it before, by whoever looks. */
const SentBefore = ({ template }: { readonly template: Template }): ReactNode => {
  const list = useInfiniteQuery(sendingsQuery(template.id));
  const rows = list.data?.pages.flatMap((page) => page.data) ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={text('sentBefore')}>
      <ul className="document-files">
        {rows.map((sending) => (
          <li key={sending.id}>
            <Link href={`/documents/sendings/${sending.id}`}>{formatInstant(sending.begun_at)}</Link>
            <span className="tl-small tl-ink-2 tl-num">{howFar(sending)}</span>
          </li>
        ))}
      </ul>
      <NextPage query={list}>{text('more')}</NextPage>
    </Section>
  );
};

const TemplateView = ({ template }: { readonly template: Template }): ReactNode => {
  usePageTitle(template.title);
  const beside = useMedia(media.beside);
  const paper = (
    <Paper
      address={templateFile(template.id)}
      title={template.title}
      signers={[]}
      layer={(page) => <TemplateFields template={template} page={page} />}
      small={smallFields(
        template.fields,
        template.roles.map(({ id }) => id),
        ({ role }) => role,
      )}
    />
  );
  const isForOthers = signingRoles(template).some(({ is_author }) => !is_author);
  return (
    <div className="document-page">
      {/* Beside each other, or what is done with it first. */}
      {beside ? paper : null}
      <aside className="document-aside">
        <header className="document-head">
          <Anchor className="tl-back" href="/documents/templates">
            <Icon name="caret-left" />
            {text('backToList')}
          </Anchor>
          <h1 className="tl-title">{template.title}</h1>
          <p className="tl-small tl-ink-2">
            {usersOf(template)}. {sizeOf(template)}.
          </p>
          <TemplateActs template={template} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <section className="document-scroll" tabIndex={0} aria-label={text('template')}>
          <Section title={text('roles')}>
            <div className="pt-3">
              <RoleList template={template} />
            </div>
          </Section>
          {copyRoles(template).length > 0 ? (
            <Section title={text('copies')}>
              <div className="pt-3">
                <CopyRoleList template={template} />
              </div>
            </Section>
          ) : null}
          <UseOnce template={template} />
          {isForOthers ? <SendMany template={template} /> : null}
          <SentBefore template={template} />
        </section>
      </aside>
      {beside ? null : paper}
    </div>
  );
};

/** /documents/templates/:template_id: what it keeps, and what is made of it. */
export const Component = (): ReactNode => {
  const { template_id: id = '' } = useParams();
  const query = useQuery(templateQuery(id));
  if (query.data) return <TemplateView key={id} template={query.data.data} />;
  if (query.isError && isApiFailure(query.error) && query.error.status === 404)
    return <NotFoundPage path={`/documents/templates/${id}`} />;
  return <Page>{query.isError ? <ReadFailed query={query} /> : <Skeletons lines={10} />}</Page>;
};
