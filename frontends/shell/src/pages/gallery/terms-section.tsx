import {
  Agenda,
  Ask,
  Avatar,
  Badge,
  Button,
  Crest,
  DescriptionList,
  Feed,
  Identity,
  Section,
  StepBars,
  Steps,
} from '@touchline/ui';
import { Diff, Events, NumberLine, Timeline, Total } from '@touchline/ui/terms';
import type { ReactNode } from 'react';
import { GallerySection } from './gallery-section.tsx';
import { rioAve, sparta } from './samples.ts';

export const TermsSection = (): ReactNode => (
  <GallerySection title="Negotiation" note="A story, newest first; only what changed, old to new; how far apart">
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <Section title="Total per season" level={3} aside="You are €41,100 apart; after round 2 it was €124,067.">
          <NumberLine
            label="Total per season in each round"
            points={[
              { id: '1', value: 24_733_300, label: '€247,333', caption: 'Round 1, Sparta' },
              { id: '2', value: 37_140_000, label: '€371,400', caption: 'Round 2, you', mine: true },
              { id: '3', value: 33_030_000, label: '€330,300', caption: 'Round 3, Sparta', current: true },
            ]}
          />
        </Section>
        <div className="mt-8">
          <Timeline
            rounds={[
              {
                number: 3,
                by: 'Sparta Rotterdam',
                what: 'answers your counter',
                when: 'Mon 16 Nov, 11:20',
                at: '2026-11-16T10:20:00Z',
                said: '“We moved where we can: a higher wage, the shorter term you asked for, and first team from day one.”',
                current: true,
                content: (
                  <>
                    <Diff
                      label="Changes in round 3"
                      changes={[
                        { term: 'Salary per week', before: '€6,000', now: '€5,400', difference: '−€600' },
                        { term: 'Signing bonus', before: '€90,000', now: '€75,000', difference: '−€15,000' },
                        { term: 'Release clause', before: '€2,000,000', now: '€2,750,000', difference: '+€750,000' },
                      ]}
                      unchanged={{
                        count: 6,
                        content: <DescriptionList ruled facts={[{ term: 'Squad role', value: 'First team' }]} />,
                      }}
                    />
                    <Total label="Total per season, guaranteed" difference="−€41,100" value="€330,300" />
                  </>
                ),
              },
              {
                number: 2,
                by: 'You',
                when: 'Mon 9 Nov, 20:45',
                at: '2026-11-09T19:45:00Z',
                said: '“I want to come, for two years and with a role in the first team.”',
                content: <Total label="Total per season, guaranteed" difference="+€124,067" value="€371,400" />,
              },
            ]}
          />
        </div>
      </div>
      <div className="grid content-start gap-8">
        <DescriptionList
          ruled
          facts={[
            { term: 'From', value: '1 Jul 2027' },
            { term: 'Until', value: '30 Jun 2029', note: '2 seasons' },
            { term: 'Salary', value: '€5,400 per week', note: 'changed' },
            { term: 'Other terms', value: 'Dutch lessons, two flights home per season' },
          ]}
        />
        <Steps
          label="Signers"
          steps={[
            { id: '1', title: 'Davi Adeyinka', note: 'Player, signed 23 Nov, 10:04', state: 'done' },
            { id: '2', title: 'Beatriz Falcão', note: 'Agent, signed 24 Nov, 09:31', state: 'done' },
            {
              id: '3',
              title: 'You, for Sparta Rotterdam',
              note: 'until 27 Nov',
              state: 'mine',
              body: <Button variant="primary">Read and sign</Button>,
            },
            { id: '4', title: 'Seal and certificate', state: 'upcoming' },
          ]}
        />
        <StepBars step={2} total={5} />
      </div>
    </div>
    <div className="mt-8">
      <Section title="Needs your answer" mark={<Badge meaning="mine">Your turn</Badge>}>
        <ul>
          <Ask action={<Button variant="primary">Review counter</Button>}>
            <Identity
              mark={<Avatar name="Noah Aebersold" size={44} club={rioAve} />}
              name="Noah Aebersold"
              detail="LW, 22, FC Winterthur"
            />
            <span className="tl-small tl-ink-2">Salary €3,900 to €4,600 per week</span>
          </Ask>
          <Ask
            action={
              <>
                <Button variant="ghost">Decline</Button>
                <Button>Accept</Button>
              </>
            }
          >
            <Identity
              mark={<Crest club={sparta} size={40} />}
              name="Sparta Rotterdam"
              detail="Trial, 4 to 8 January 2027"
            />
            <span className="tl-small tl-ink-2">Free on all 5 days</span>
          </Ask>
        </ul>
      </Section>
    </div>
    <div className="mt-8 grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
      <Section title="Next dates">
        <Agenda
          entries={[
            {
              id: '1',
              day: '21',
              caption: 'Nov, Sat',
              title: 'Offer to Davi Adeyinka expires',
              detail: 'Round 3 until 18:00',
            },
            {
              id: '2',
              day: '23',
              caption: 'to 27 Nov',
              title: 'Trial of Emre Karadere',
              detail: 'Sportpark Nieuw Terbregge',
            },
          ]}
        />
      </Section>
      <Section title="What changed">
        <Feed
          entries={[
            { id: '1', icon: 'eye', text: 'Beatriz Falcão read round 3', when: '11:42', at: '2026-11-19T10:42:00Z' },
            {
              id: '2',
              icon: 'file-text',
              text: 'The contract of Oskar Wendelboe was sealed',
              detail: 'Certificate ready',
              when: 'Wed 18:02',
              at: '2026-11-18T17:02:00Z',
            },
          ]}
        />
      </Section>
      <Section title="History">
        <div className="pt-3">
          <Events
            entries={[
              {
                id: '1',
                icon: 'check-circle',
                tone: 'yes',
                text: 'Interest accepted',
                when: '11 Sep',
                at: '2026-09-11T08:00:00Z',
              },
              {
                id: '2',
                icon: 'check-circle',
                tone: 'yes',
                text: 'Trial completed',
                when: '9 Oct',
                at: '2026-10-09T16:00:00Z',
              },
              {
                id: '3',
                icon: 'clock',
                tone: 'pending',
                text: 'Offer, round 3',
                detail: 'until 21 Nov',
                when: '16 Nov',
                at: '2026-11-16T10:20:00Z',
              },
            ]}
          />
        </div>
      </Section>
    </div>
  </GallerySection>
);
