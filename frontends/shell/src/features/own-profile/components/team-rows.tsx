import { Button, CloseButton, TextField } from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { firstTeam, type TeamTyped, teamLevels } from '../new-club.ts';
import { text } from '../text.ts';

const levelName = (level: TeamTyped['level']): string =>
  level === 'first team' ? text('levelFirst') : level === 'second team' ? text('levelSecond') : level;

/** One team as it is typed: what it is called, who plays in it, at which level. */
export const TeamFields = ({
  team,
  onChange,
  idPrefix,
  error,
  ownGender = false,
}: {
  readonly team: TeamTyped;
  /** Hides the choice of who plays in it, where that is known. */
  readonly ownGender?: boolean;
  readonly onChange: (team: TeamTyped) => void;
  readonly idPrefix: string;
  readonly error: (field: string) => string | undefined;
}): ReactNode => (
  <div className="grid min-w-0 flex-1 items-start gap-3 sm:grid-cols-3">
    <TextField
      id={`${idPrefix}name`}
      label={text('teamName')}
      value={team.name}
      onChange={(event) => onChange({ ...team, name: event.target.value })}
      error={error('name')}
    />
    {ownGender ? null : (
      <Select
        label={text('teamGender')}
        value={team.gender}
        options={[
          { value: 'female', label: text('teamGenderFemale') },
          { value: 'male', label: text('teamGenderMale') },
        ]}
        onChange={(event) => onChange({ ...team, gender: event.target.value === 'female' ? 'female' : 'male' })}
      />
    )}
    <Select
      label={text('teamLevel')}
      value={team.level}
      options={teamLevels.map((level) => ({ value: level, label: levelName(level) }))}
      onChange={(event) => {
        const level = teamLevels.find((other) => other === event.target.value);
        if (level) onChange({ ...team, level });
      }}
    />
  </div>
);

const MAX_TEAMS = 8;

/** The teams of a club that is being entered. */
export const TeamRows = ({
  teams,
  onChange,
  error,
}: {
  readonly teams: readonly TeamTyped[];
  readonly onChange: (teams: readonly TeamTyped[]) => void;
  readonly error: (path: string) => string | undefined;
}): ReactNode => (
  <div className="grid gap-4">
    {teams.map((team, index) => (
      <fieldset
        // biome-ignore lint/suspicious/noArrayIndexKey: a team that is being typed has no identity but its place
        key={index}
        className="flex items-end gap-2"
        aria-label={text('teamNumber', { number: index + 1 })}
      >
        <TeamFields
          team={team}
          idPrefix={`teams.${index}.`}
          error={(field) => error(`teams.${index}.${field}`)}
          onChange={(next) => onChange(teams.map((other, place) => (place === index ? next : other)))}
        />
        {teams.length > 1 ? (
          <CloseButton
            className="mb-1.5"
            label={text('teamRemove', { number: index + 1 })}
            onClick={() => onChange(teams.filter((_, place) => place !== index))}
          />
        ) : null}
      </fieldset>
    ))}
    {teams.length < MAX_TEAMS ? (
      <div>
        <Button size="sm" icon="plus" onClick={() => onChange([...teams, { ...firstTeam, name: '' }])}>
          {text('addTeam')}
        </Button>
      </div>
    ) : null}
  </div>
);
