import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Anchor, EmptyState, Page, PageHeader, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type Template, templatesQuery } from '../../features/documents/api/templates-api.ts';
import { rolesInWords, sizeOf, usersOf } from '../../features/documents/components/template-facts.tsx';
import { text } from '../../features/documents/templates-text.ts';
import '../../features/documents/templates.css';

const Row = ({ template }: { readonly template: Template }): ReactNode => (
  <li className="template-row">
    <Anchor href={`/documents/templates/${template.id}`}>
      <span className="tl-name tl-block">{template.title}</span>
      <span className="tl-small tl-ink-2">{usersOf(template)}</span>
    </Anchor>
    <span className="tl-small tl-ink-2">{rolesInWords(template)}</span>
    <span className="tl-small tl-ink-3 tl-num">{sizeOf(template)}</span>
  </li>
);

/** /documents/templates: what is kept for the next time, one’s own and the club’s. */
export const Component = (): ReactNode => {
  usePageTitle(text('templates'));
  const list = useQuery(templatesQuery());
  const templates = list.data?.data;
  return (
    <Page>
      <PageHeader title={text('templates')} lead={text('lead')} back={{ href: '/documents', label: text('back') }} />
      {list.isError ? <ReadFailed query={list} /> : null}
      {!templates && !list.isError ? <Skeletons lines={5} /> : null}
      {templates?.length === 0 ? (
        <EmptyState icon="copy-simple" title={text('emptyTitle')}>
          {text('emptyText')}
        </EmptyState>
      ) : null}
      {templates && templates.length > 0 ? (
        <ul className="template-list">
          {templates.map((template) => (
            <Row key={template.id} template={template} />
          ))}
        </ul>
      ) : null}
    </Page>
  );
};
