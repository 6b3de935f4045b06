import type { Me } from '@touchline/contracts/http/identity';

/** Staff have decided about the person for good: neither a document nor another role changes that. */
export const isRefused = ({ verification_status, rejection }: Pick<Me, 'verification_status' | 'rejection'>): boolean =>
  verification_status === 'rejected' && rejection?.kind === 'final';
