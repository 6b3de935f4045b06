import { createText } from '@touchline/ui';

/** What a player is called, and how somebody begins as one. */
export const text = createText('kind-player', {
  agent: 'Agent',
  name: 'Player',
  nameWithin: 'player',
  add: 'Add a player profile',
  detail: 'Be found by clubs, negotiate, sign',
  brief: 'be found, negotiate, sign',
  queue: 'Players',
  start: 'Clubs can find you now',
  startText: 'You are verified and visible to clubs. An offer appears here as soon as it is made, and we write to you.',
  startHidden: 'Let clubs find you',
  startHiddenText:
    'You are verified, but not visible to clubs: no club finds you in its search. Switch it on where you edit your profile.',
  startClips: 'Show what you can do',
  startClipsText: 'You are verified and clubs can find you. Profiles with clips are opened first: add two or three.',
  startEdit: 'Edit your profile',
  startPage: 'See your page',
});
