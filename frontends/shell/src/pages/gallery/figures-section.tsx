import { Section } from '@touchline/ui';
import { BarChart, FigureTable, LineChart, ShareBar, ShareKey, Sparkline } from '@touchline/ui/charts';
import type { ReactNode } from 'react';
import { GallerySection } from './gallery-section.tsx';

const weeks = [
  { name: 'Week 44', registered: 18, hours: 31 },
  { name: 'Week 45', registered: 24, hours: 22 },
  { name: 'Week 46', registered: 21, hours: null },
  { name: 'Week 47', registered: 33, hours: 12 },
];
const nameOf = ({ name }: (typeof weeks)[number]): string => name;
const hoursOf = (hours: number): string => `${hours} h`;

export const FiguresSection = (): ReactNode => (
  <GallerySection title="Figures" note="Drawn beside their numbers; green is what matters, grey what was before">
    <div className="grid gap-10 lg:grid-cols-2">
      <Section title="Registrations" level={3} aside={<Sparkline label="Rising" values={[18, 24, 21, 33]} />}>
        <BarChart
          label="Registrations a week"
          rows={weeks}
          series={[{ label: 'Registered', value: ({ registered }) => registered }]}
          name={nameOf}
          axis={({ name }) => name.slice(-2)}
          say={String}
          width={420}
          emphasis="last"
        />
        <FigureTable
          label="Registrations a week"
          rows={weeks}
          first="Week"
          name={nameOf}
          columns={[{ label: 'Registered', of: ({ registered }) => registered }]}
        />
      </Section>
      <Section title="Time to a decision" level={3}>
        <LineChart
          label="Hours to a decision"
          rows={weeks}
          value={({ hours }) => hours}
          name={nameOf}
          say={hoursOf}
          goal={{ value: 24, label: 'Goal' }}
          width={420}
        />
        <p className="flex gap-4 py-3">
          <ShareKey tone="old" label="Waiting" />
          <ShareKey tone="fresh" label="Done" />
        </p>
        <ShareBar
          parts={[
            { tone: 'old', value: 3 },
            { tone: 'fresh', value: 9 },
          ]}
          most={12}
        />
      </Section>
    </div>
  </GallerySection>
);
