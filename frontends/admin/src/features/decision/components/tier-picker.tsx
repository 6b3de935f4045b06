import { type ValuationTier, valuationTiers } from '@touchline/contracts/values';
import { Button } from '@touchline/ui';
import { Segments } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';
import { useBegin } from '../use-hold.ts';

/** A+ … D; saved with the verification, or alone where it differs from the saved one and `onSave` is given. */
export const TierPicker = ({
  value,
  saved,
  needed,
  busy = false,
  onChange,
  onSave,
}: {
  readonly value: ValuationTier | null;
  readonly saved: ValuationTier | null;
  readonly needed: boolean;
  readonly busy?: boolean;
  readonly onChange: (tier: ValuationTier) => void;
  readonly onSave?: (tier: ValuationTier) => void;
}): ReactNode => {
  const begin = useBegin();
  return (
    <div className="grid gap-2 [&_.tl-segment>button]:px-0 [&_.tl-segment>button]:font-[680]">
      <Segments
        label={needed ? text('tierNeeded') : text('tier')}
        small
        block
        value={value}
        onChange={(tier) => {
          begin();
          onChange(tier);
        }}
        options={valuationTiers.map((tier) => ({ value: tier, label: tier }))}
      />
      {onSave && value && value !== saved ? (
        <div>
          <Button size="sm" busy={busy} onClick={() => onSave(value)}>
            {text('saveTier', { tier: value })}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
