import { mandateRegulations } from '@touchline/contracts/policies/mandates';
import { Icon, Reason, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from './text.ts';

type Line = readonly [string, string];

const may: readonly Line[] = [
  [text('canRead'), text('canReadText')],
  [text('canNews'), text('canNewsText')],
  [text('canSign'), text('canSignText')],
  [text('canForward'), text('canForwardText')],
];
const never: readonly Line[] = [
  [text('cannotAnswer'), text('cannotAnswerText')],
  [text('cannotSign'), text('cannotSignText')],
  [text('cannotFiles'), text('cannotFilesText')],
  [text('cannotMoney'), text('cannotMoneyText')],
];

const Lines = ({
  lines,
  icon,
  tone,
}: {
  readonly lines: readonly Line[];
  readonly icon: string;
  readonly tone: string;
}): ReactNode => (
  <ul>
    {lines.map(([what, how]) => (
      <li key={what} className="flex gap-3 border-line border-b py-3">
        <span className={`pt-0.5 ${tone}`}>
          <Icon name={icon} />
        </span>
        <div>
          <p className="tl-strong">{what}</p>
          <p className="tl-small text-ink-2">{how}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** What an agent does after a yes, and what he never can: two columns of the same weight, so that nobody has to guess. */
export const MandateColumns = ({ name }: { readonly name: string }): ReactNode => (
  <div className="grid gap-5">
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Section title={text('can', { name })}>
        <Lines lines={may} icon="check-circle" tone="tl-yes" />
      </Section>
      <Section title={text('cannot', { name })}>
        <Lines lines={never} icon="x-circle" tone="tl-no" />
      </Section>
    </div>
    <Reason icon="info">
      {text('rules', { months: mandateRegulations.longestMonths, source: mandateRegulations.source })}
    </Reason>
  </div>
);
