import type { ReactNode } from 'react';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text as shell } from '../../text.ts';
import { ReadingPage } from '../terms/reading-page.tsx';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

const sections = [
  { title: text('keep'), lines: [text('keepEntered'), text('keepDone'), text('keepSafety')] },
  {
    title: text('sees'),
    lines: [text('seesClubs'), text('seesIdentification'), text('seesParties'), text('seesGuardian')],
  },
  { title: text('others'), lines: [text('othersText')] },
  { title: text('cookies'), lines: [text('cookiesText')] },
  { title: text('long'), lines: [text('longIdentification'), text('longAccount'), text('longContracts')] },
  { title: text('rights'), lines: [text('rightsExport'), text('rightsChange'), text('rightsClose')] },
];

/** /privacy: for everybody, outside all guards. */
export const Component = (): ReactNode => (
  <ReadingPage
    title={shell('privacy')}
    claim={text('claim')}
    promise={text('promise')}
    sections={sections}
    sister={{ href: '/terms-and-conditions', label: shell('terms') }}
  />
);
