import { Avatar, ContractBar, Crest, Flags, Identity, type Position, Positions, Stat, Tier } from '@touchline/ui';
import { Pitch, PitchFilter, PitchInput, Play } from '@touchline/ui/pitch';
import { type ReactNode, useState } from 'react';
import { GallerySection } from './gallery-section.tsx';
import { clubs, cuttingIn, people, rioAve, sparta, TODAY } from './samples.ts';

export const PeopleSection = (): ReactNode => (
  <GallerySection title="Crest and avatar" note="Club = shield, person = square. Initials on shields from 32 px">
    <div className="flex flex-wrap items-end gap-3">
      {clubs.map((club) => (
        <Crest key={club.id} club={club} size={48} />
      ))}
    </div>
    <div className="mt-5 flex flex-wrap items-end gap-3">
      {[64, 40, 32, 24, 16].map((size) => (
        <Crest key={size} club={sparta} size={size} />
      ))}
      {[64, 48, 32, 24].map((size) => (
        <Avatar key={size} name="Davi Adeyinka" size={size} />
      ))}
      {people.slice(1).map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Davi Adeyinka" size={64} club={rioAve} />
      <Avatar name="Emre Karadere" size={44} club={clubs[4]} />
    </div>
    <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-5">
      <Identity
        mark={<Avatar name="Davi Adeyinka" size={44} club={rioAve} />}
        name="Davi Adeyinka"
        detail="LW, 20, Rio Ave FC"
      />
      <Flags countries={['PT', 'NG', 'GB-SCT']} />
      <Positions positions={['LW', 'SS', 'AM']} />
      <span className="flex gap-2">
        <Tier tier="A+" />
        <Tier tier="B" />
        <Tier tier={null} />
      </span>
      <Stat value="€330,300" label="per season, guaranteed" />
    </div>
    <div className="mt-6 flex flex-wrap items-start gap-10">
      <span className="w-24">
        <ContractBar until="2028-06-30" today={TODAY} />
      </span>
      <span className="w-24">
        <ContractBar until="2026-12-31" today={TODAY} />
      </span>
      <ContractBar until={null} today={TODAY} />
      <div className="w-[min(100%,22.5rem)]">
        <ContractBar until="2027-06-30" today={TODAY} large />
      </div>
    </div>
  </GallerySection>
);

const counts: Partial<Record<Position, number>> = {
  CF: 61,
  LW: 38,
  SS: 24,
  RW: 41,
  AM: 29,
  LM: 17,
  RM: 19,
  CM: 74,
  LWB: 12,
  DM: 58,
  RWB: 11,
  LB: 33,
  CB: 82,
  RB: 36,
  GK: 47,
};

export const PitchSection = (): ReactNode => {
  const [wanted, setWanted] = useState<readonly Position[]>(['LW', 'SS', 'AM']);
  const [mine, setMine] = useState<readonly Position[]>(['LW', 'SS']);
  return (
    <GallerySection title="Pitch" note="Paper to work on, grass to show. Filled first, ringed second, dashed third">
      <div className="flex flex-wrap items-start gap-8">
        <div className="w-58">
          <PitchFilter label="Filter by position" value={wanted} onChange={setWanted} counts={counts} />
        </div>
        <div className="w-[min(100%,32.5rem)]">
          <PitchInput label="Your positions" value={mine} onChange={setMine} landscape="wide" />
        </div>
        <div className="w-50">
          <Pitch positions={['LW', 'SS', 'AM']} tone="grass" />
        </div>
        <div className="w-75">
          <Pitch positions={['LW', 'SS', 'AM']} landscape />
        </div>
        <div className="h-33 w-55 overflow-hidden rounded-lg">
          <Play scene={cuttingIn} />
        </div>
      </div>
    </GallerySection>
  );
};
