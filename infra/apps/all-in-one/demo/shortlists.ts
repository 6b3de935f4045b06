import type { Arrived } from '../../api-client/arrivals.ts';

interface Noted {
  readonly player: Arrived;
  readonly note: string;
  readonly priority: 'first' | 'second' | 'watch';
  readonly stage: 'to-watch' | 'watched' | 'to-contact' | 'on-hold';
}

const listOf = async ({ client }: Arrived, name: string, noted: readonly Noted[]): Promise<void> => {
  const { id } = await client.send('POST', '/shortlists', { name });
  for (const { player, ...rest } of noted) {
    // Who has just been admitted reaches the club's side a moment later.
    await client.until(`/players/${player.profile_id}`, (sheet) => sheet.profile_id === player.profile_id);
    await client.send('POST', `/shortlists/${id}/players`, { player_id: player.profile_id, ...rest });
  }
};

/** Lists as a club keeps them in the middle of a season; `players` in the order of the demo. */
export const tellShortlists = async (club: Arrived, players: readonly Arrived[]): Promise<void> => {
  const noted = (at: number, priority: Noted['priority'], stage: Noted['stage'], note: string): readonly Noted[] => {
    const player = players[at];
    return player ? [{ player, note, priority, stage }] : [];
  };
  await listOf(club, 'Left side, winter', [
    ...noted(0, 'first', 'watched', 'Comes inside, presses. Two weeks with us convinced all.'),
    ...noted(1, 'first', 'watched', 'More width than Davi. To be seen against a low block.'),
    ...noted(5, 'second', 'on-hold', 'Try again in March.'),
    ...noted(6, 'watch', 'to-contact', ''),
    ...noted(7, 'watch', 'to-watch', 'Ask about the knee.'),
  ]);
  await listOf(club, 'Free in summer', [...noted(7, 'second', 'to-watch', '')]);
};
