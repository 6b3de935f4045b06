import {
  countryOptions,
  DateField,
  FormProblems,
  PasswordField,
  SearchField,
  TextArea,
  TextField,
} from '@touchline/ui';
import { Combobox } from '@touchline/ui/combobox';
import {
  Checkbox,
  FileDrop,
  MoneyField,
  RadioCards,
  Radios,
  SegmentFilter,
  Segments,
  Select,
  Switch,
  type Upload,
} from '@touchline/ui/forms';
import { Range } from '@touchline/ui/range';
import { type ReactNode, useState } from 'react';
import { GallerySection } from './gallery-section.tsx';

const roles = [
  { value: 'first', label: 'First team' },
  { value: 'rotation', label: 'Rotation' },
  { value: 'second', label: 'Second team' },
  { value: 'academy', label: 'Academy' },
];
const countries = countryOptions();
const sending: readonly Upload[] = [
  { id: '1', name: 'identity-front.pdf', size: 2_100_000, loaded: 1_400_000, state: 'sending' },
  { id: '2', name: 'cutting-in.mp4', size: 18_400_000, loaded: 18_400_000, state: 'done' },
];

export const FieldSection = (): ReactNode => {
  const [salary, setSalary] = useState<number | null>(540_000);
  const [nationalities, setNationalities] = useState<readonly string[]>(['PT', 'NG']);
  const [country, setCountry] = useState<string | null>('NL');
  const [foot, setFoot] = useState('right');
  const [tiers, setTiers] = useState<readonly string[]>(['B+', 'B', 'C+']);
  const [left, setLeft] = useState(true);
  const [right, setRight] = useState(false);
  const [kind, setKind] = useState('fixable');
  const [role, setRole] = useState('player');
  const [visible, setVisible] = useState(true);
  const [age, setAge] = useState<readonly [number, number]>([18, 23]);
  return (
    <GallerySection title="Fields" note="Label above, error in words below">
      <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="Place" defaultValue="Sportpark Nieuw Terbregge" help="The player sees it with the request." />
        <DateField
          label="Contract starts"
          defaultValue="2027-06-01"
          error="Must be after 30 Jun 2027, when the current contract ends."
        />
        <MoneyField label="Salary" value={salary} onValueChange={setSalary} currency="EUR" unit="per week" />
        <TextField label="Club" defaultValue="Sparta Rotterdam" disabled help="Set with your verification." />
        <Select label="Squad role" options={roles} defaultValue="rotation" />
        <PasswordField
          label="Password"
          defaultValue="quarenta passos largos"
          strength={3}
          help="Strong. Four words are better than one with signs."
          autoComplete="new-password"
        />
        <Combobox label="Country" options={countries} value={country} onChange={setCountry} />
        <Combobox
          label="Nationalities"
          multiple
          max={3}
          options={countries}
          value={nationalities}
          onChange={setNationalities}
          aside={<span className="tl-small tl-num">{nationalities.length} of 3</span>}
        />
        <SearchField />
        <TextArea label="Message" optional defaultValue="Your two weeks here convinced all of us." rows={3} />
        <FileDrop
          label="Identity document"
          accept=".pdf,image/*"
          maxSize={10_000_000}
          uploads={sending}
          onFiles={() => undefined}
          onCancel={() => undefined}
          help="PDF or photo, up to 10 MB."
        />
        <div className="grid content-start gap-4">
          <Segments
            label="Preferred foot"
            block
            value={foot}
            onChange={setFoot}
            options={[
              { value: 'left', label: 'Left' },
              { value: 'right', label: 'Right' },
              { value: 'both', label: 'Both' },
            ]}
          />
          <SegmentFilter
            label="Tier"
            block
            value={tiers}
            onChange={setTiers}
            options={['A', 'B+', 'B', 'C+', 'C'].map((value, index) => ({
              value,
              label: value,
              count: [3, 8, 17, 14, 6][index],
            }))}
          />
        </div>
        <div className="grid content-start gap-3">
          <div className="flex flex-wrap gap-6">
            <Checkbox label="Left wing" checked={left} onChange={setLeft} count={38} />
            <Checkbox label="Right wing" checked={right} onChange={setRight} count={41} />
            <Checkbox label="Some" checked="indeterminate" onChange={() => undefined} />
            <Checkbox label="Fixed" checked disabled onChange={() => undefined} />
          </div>
          <Radios
            label="Rejection"
            value={kind}
            onChange={setKind}
            options={[
              { value: 'fixable', label: 'Fixable' },
              { value: 'final', label: 'Final' },
            ]}
          />
          <Switch label="Visible to clubs" checked={visible} onChange={setVisible} />
        </div>
        <Range
          label="Age"
          min={15}
          max={31}
          value={age}
          onChange={setAge}
          aside={`${age[0]} to ${age[1]}`}
          counts={[2, 3, 6, 9, 11, 14, 12, 10, 7, 6, 5, 4, 3, 2, 2, 1, 1]}
        />
        <RadioCards
          label="I am a"
          value={role}
          onChange={setRole}
          options={[
            { value: 'player', label: 'Player', detail: 'be found, be invited, sign' },
            { value: 'representative', label: 'Club representative', detail: 'scout, invite, make offers' },
          ]}
        />
      </div>
      <div className="mt-7">
        <ErrorSummaryShown />
      </div>
    </GallerySection>
  );
};

const ErrorSummaryShown = (): ReactNode => {
  const [attempt, setAttempt] = useState(0);
  const error = (message: string): string | undefined => (attempt > 0 ? message : undefined);
  return (
    <div className="grid max-w-xl gap-3">
      <Switch
        label="Show the summary of errors"
        checked={attempt > 0}
        onChange={(shown) => setAttempt(shown ? attempt + 1 : 0)}
      />
      <FormProblems verdict={{ attempt, refused: attempt > 0, unplaced: () => [] }}>
        <DateField label="Contract from" error={error('Choose a day after 30 Jun 2027.')} />
        <TextField label="Salary" error={error('Enter a salary.')} />
      </FormProblems>
    </div>
  );
};
