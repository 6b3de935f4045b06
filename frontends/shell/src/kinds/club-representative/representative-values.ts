import type { OwnRepresentative } from '../../features/own-profile/api/own-profile.ts';
import type { Values } from '../../features/own-profile/step-values.ts';

/** What the form holds while somebody types. */
export type RepresentativeTyped = {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly position: string;
};

const answer = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed);

/** What the server keeps → what the form shows, and back to the values of the contract. */
export const representative = {
  read: (r: OwnRepresentative): RepresentativeTyped => ({
    first_name: r.first_name ?? '',
    last_name: r.last_name ?? '',
    phone: r.phone ?? '',
    position: r.position ?? '',
  }),
  values: (t: RepresentativeTyped): Values => ({
    first_name: answer(t.first_name),
    last_name: answer(t.last_name),
    phone: answer(t.phone),
    position: answer(t.position) ?? null,
  }),
};
