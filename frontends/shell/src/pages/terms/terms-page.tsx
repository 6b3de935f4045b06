import type { ReactNode } from 'react';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text as shell } from '../../text.ts';
import { ReadingPage } from './reading-page.tsx';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

const sections = [
  { title: text('who'), lines: [text('whoKinds'), text('whoMinors'), text('whoOne')] },
  { title: text('verified'), lines: [text('verifiedHow'), text('verifiedRefused')] },
  { title: text('offers'), lines: [text('offersBind'), text('offersContract'), text('offersLaw')] },
  { title: text('money'), lines: [text('moneyText'), text('moneyPlans')] },
  { title: text('conduct'), lines: [text('conductLies'), text('conductReasons')] },
  { title: text('leave'), lines: [text('leaveText')] },
];

/** /terms-and-conditions: for everybody, outside all guards. */
export const Component = (): ReactNode => (
  <ReadingPage
    title={shell('terms')}
    claim={text('claim')}
    promise={text('promise')}
    sections={sections}
    sister={{ href: '/privacy', label: shell('privacy') }}
  />
);
