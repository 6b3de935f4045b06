import {
  Allowance,
  Badge,
  Button,
  ButtonLink,
  type ButtonVariant,
  Count,
  IconButton,
  Link,
  type Meaning,
  Status,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { GallerySection } from './gallery-section.tsx';

const scales = ['primary', 'accent', 'neutral', 'amber', 'green', 'red'];
const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

export const ColourSection = (): ReactNode => (
  <GallerySection title="Colour" note="The ringed shade works: 500 in light, 400 in dark">
    {scales.map((scale) => (
      <div key={scale} className="mb-1.5 grid grid-cols-[4.5rem_minmax(0,1fr)] items-center">
        <p className="tl-small tl-strong">{scale}</p>
        <div className="grid grid-cols-11">
          {steps.map((step) => (
            <span
              key={step}
              className="flex h-10 items-end px-1.5 pb-0.5 text-[0.6875rem] leading-3.5 tabular-nums"
              style={{
                background: `var(--color-${scale}-${step})`,
                color: step < 450 ? 'oklch(0.2 0 0)' : 'oklch(1 0 0)',
                boxShadow:
                  step === 400 || step === 500
                    ? `inset 0 0 0 2px ${step === 400 ? 'oklch(0.2 0 0)' : 'oklch(1 0 0)'}`
                    : undefined,
              }}
            >
              <span className="max-sm:hidden">{step}</span>
            </span>
          ))}
        </div>
      </div>
    ))}
  </GallerySection>
);

const samples: readonly { readonly sample: ReactNode; readonly note: string }[] = [
  {
    sample: <span className="tl-shirt text-[2.75rem] leading-none sm:text-3xl">€330,300 Adeyinka</span>,
    note: '62 % wide, 800: hero names, prices',
  },
  { sample: <span className="tl-title">Offer from Sparta Rotterdam</span>, note: '76 %, 680, 28/32: page titles' },
  { sample: <span className="tl-heading">Needs your answer</span>, note: '76 %, 660, 20/24: sections' },
  {
    sample: <span className="tl-name text-md">Yanis Kouassi-Meyer, Mikołaj Sadecki, Emre Taşkın</span>,
    note: '76 %, 640: names',
  },
  { sample: <span>Declared on 8 September; accepted three days later.</span>, note: '96 %, 440, 14/20: interface' },
  {
    sample: (
      <span className="tl-num">
        €1,111,111 · 30 Jun 2029 · 18:00
        <br />
        €8,888,888 · 11 Nov 2027 · 11:11
      </span>
    ),
    note: '84 %, tabular: money, dates, tables',
  },
];

export const TypeSection = (): ReactNode => (
  <GallerySection title="Type" note="One family, Archivo; its width does the work">
    {samples.map(({ sample, note }) => (
      <p key={note} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2">
        {sample}
        <span className="tl-small tl-ink-3">{note}</span>
      </p>
    ))}
  </GallerySection>
);

const variants: readonly { readonly variant: ButtonVariant; readonly label: string; readonly busy: string }[] = [
  { variant: 'primary', label: 'Send request', busy: 'Sending' },
  { variant: 'secondary', label: 'Counter', busy: 'Opening' },
  { variant: 'ghost', label: 'Details', busy: 'Loading' },
  { variant: 'decline', label: 'Decline', busy: 'Declining' },
  { variant: 'danger', label: 'Withdraw offer', busy: 'Withdrawing' },
];
const states = ['rest', 'hover', 'press', 'focus'] as const;

export const ButtonSection = (): ReactNode => (
  <GallerySection title="Buttons" note="One primary per view; 36 high, 44 on a phone">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
    <section className="overflow-x-auto p-1" aria-label="Buttons in every state" tabIndex={0}>
      <table className="w-auto">
        <thead>
          <tr className="tl-tiny tl-ink-3">
            <th scope="col" className="tl-sr">
              Variant
            </th>
            {['Rest', 'Hover', 'Press', 'Focus', 'Busy', 'Disabled'].map((state) => (
              <th key={state} scope="col" className="pr-6 pb-2">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map(({ variant, label, busy }) => (
            <tr key={variant}>
              <th scope="row" className="tl-small tl-ink-2 pr-6 capitalize">
                {variant}
              </th>
              {states.map((state) => (
                <td key={state} className="py-1.5 pr-6">
                  <Button variant={variant} data-show={state}>
                    {label}
                  </Button>
                </td>
              ))}
              <td className="py-1.5 pr-6">
                <Button variant={variant} busy busyLabel={busy}>
                  {label}
                </Button>
              </td>
              <td className="py-1.5 pr-6">
                <Button variant={variant} disabled>
                  {label}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <div className="mt-5 flex flex-wrap items-start gap-3">
      <Button variant="primary" size="lg" icon="check">
        Large
      </Button>
      <Button icon="plus">Default</Button>
      <Button size="sm" iconEnd="caret-down">
        Small
      </Button>
      <IconButton variant="secondary" icon="export" label="Export" />
      <IconButton icon="star-fill" label="On the shortlist" />
      <Button icon="arrows-left-right" reason="One open offer at a time.">
        Make an offer
      </Button>
      <ButtonLink href="/gallery" iconEnd="arrow-right">
        A link as a button
      </ButtonLink>
      <span className="self-center">
        <Link href="/gallery">A link</Link>,{' '}
        <Link quiet href="/gallery">
          a quiet one
        </Link>
      </span>
    </div>
  </GallerySection>
);

const rows: readonly (readonly { readonly meaning: Meaning; readonly icon?: string; readonly label: string }[])[] = [
  [
    { meaning: 'pending', label: 'Pending' },
    { meaning: 'yes', label: 'Accepted' },
    { meaning: 'no', label: 'Declined' },
    { meaning: 'closed', icon: 'arrow-u-up-left', label: 'Withdrawn' },
    { meaning: 'closed', icon: 'hourglass', label: 'Expired' },
    { meaning: 'closed', icon: 'prohibit', label: 'Cancelled' },
    { meaning: 'closed', icon: 'archive', label: 'Completed' },
    { meaning: 'mine', label: 'Your turn' },
  ],
  [
    { meaning: 'pending', icon: 'circle-dashed', label: 'Verification pending' },
    { meaning: 'yes', icon: 'seal-check', label: 'Verified' },
    { meaning: 'no', icon: 'wrench', label: 'Rejected, fixable' },
    { meaning: 'no', icon: 'prohibit', label: 'Rejected, final' },
    { meaning: 'closed', icon: 'pause-circle', label: 'Suspended' },
    { meaning: 'closed', icon: 'pencil-simple', label: 'Draft' },
    { meaning: 'yes', icon: 'circle', label: 'Open' },
  ],
  [
    { meaning: 'pending', icon: 'signature', label: 'Out for signing' },
    { meaning: 'yes', icon: 'checks', label: 'Fully signed' },
    { meaning: 'yes', icon: 'lock-simple', label: 'Sealed' },
    { meaning: 'closed', icon: 'x-circle', label: 'Voided' },
    { meaning: 'yes', label: 'Active' },
    { meaning: 'pending', icon: 'warning', label: 'Past due' },
  ],
];

export const StatusSection = (): ReactNode => (
  <GallerySection title="Status" note="Colour always with a word and an icon; blue only when it is your turn">
    <div className="grid gap-2.5">
      {rows.map((row) => (
        <div key={row[0]?.label} className="flex flex-wrap gap-2">
          {row.map(({ meaning, icon, label }) => (
            <Badge key={label} meaning={meaning} icon={icon}>
              {label}
            </Badge>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-6">
        <Status meaning="pending">Davi’s turn</Status>
        <Status meaning="yes">Accepted by you</Status>
        <Status meaning="no">Declined</Status>
        <Status meaning="closed">Withdrawn</Status>
        <Status meaning="mine">Waits for you</Status>
        <Count n={4} label="4 wait for your answer" />
        <Count n={120} label="120 wait for your answer" />
        <Allowance used={5} limit={8} label="3 of 8 trial requests left" />
      </div>
    </div>
  </GallerySection>
);
