import { Avatar } from '@touchline/ui';
import type { Kind } from './kind.ts';

/** What is common to kinds that staff decide nothing on yet. */
export const undecided = (name: string): Kind => ({
  name,
  queue: null,
  line: () => name,
  reasons: () => [],
  mark: (profile) => <Avatar name={profile.name} size={48} />,
  club: () => undefined,
  fullName: () => null,
  compared: () => [],
  facts: () => [],
  changed: () => [],
  tiered: false,
  judged: () => ({ player: null, representative: null }),
});
