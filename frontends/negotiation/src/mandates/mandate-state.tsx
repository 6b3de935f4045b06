import { isInForce } from '@touchline/contracts/policies/mandates';
import { Badge, formatDay, Status, todayAtUtc } from '@touchline/ui';
import type { ReactNode } from 'react';
import { beginText } from './begin.ts';
import type { Mandate } from './mandates-api.ts';
import { text } from './text.ts';

/** Where a mandate stands, as its viewer reads it. */
export const MandateState = ({ mandate }: { readonly mandate: Mandate }): ReactNode => {
  switch (mandate.status) {
    case 'pending':
      return mandate.your_turn ? (
        <Badge meaning="mine">{text('turn')}</Badge>
      ) : (
        <Status meaning="pending">{text('pending')}</Status>
      );
    case 'active':
      if (mandate.end) return <Status meaning="pending">{text('ending', { date: formatDay(mandate.until) })}</Status>;
      return isInForce(mandate, todayAtUtc()) ? (
        <Status meaning="yes">{text('represents')}</Status>
      ) : (
        <Status meaning="pending">{text('next', { date: beginText(mandate.starts_on) })}</Status>
      );
    case 'declined':
      return <Status meaning="no">{text('declined')}</Status>;
    case 'withdrawn':
      return <Status meaning="closed">{text('withdrawn')}</Status>;
    case 'lapsed':
      return (
        <Status meaning="closed">
          {text(mandate.close_reason === 'guardian-consent-withdrawn' ? 'closedConsent' : 'lapsed')}
        </Status>
      );
    case 'ended':
      return <Status meaning="closed">{text('ended', { date: formatDay(mandate.until) })}</Status>;
  }
};
