import type { OwnAgent, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import type { Values } from '../../features/own-profile/step-values.ts';

/** What the form holds while somebody types. */
export type AgentTyped = {
  readonly first_name: string;
  readonly last_name: string;
  readonly agency: string;
  readonly licence_number: string;
  readonly licensed_countries: readonly string[];
};

const answer = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed);

/** What the server keeps → what the form shows, and back to the values of the contract. What is claimed is shown as said. */
export const agent = {
  read: (kept: OwnAgent, claim: OwnProfile['claim']): AgentTyped => ({
    first_name: kept.first_name ?? '',
    last_name: kept.last_name ?? '',
    agency: claim?.agency ?? kept.agency ?? '',
    licence_number: claim?.licence_number ?? kept.licence_number ?? '',
    licensed_countries: claim?.licensed_countries ?? kept.licensed_countries,
  }),
  values: (t: AgentTyped): Values => ({
    first_name: answer(t.first_name),
    last_name: answer(t.last_name),
    agency: answer(t.agency),
    licence_number: answer(t.licence_number),
    licensed_countries: t.licensed_countries.length > 0 ? t.licensed_countries : undefined,
  }),
};
