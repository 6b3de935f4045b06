import { z } from 'zod';
import { operation, operations } from '../../http/operation.ts';
import { inMarket } from '../../http/preconditions.ts';
import { profileId } from '../../http/profile/own-profile.ts';
import { limitInWords, takes } from '../../policies/file-limits.ts';
import { country, id } from '../../values.ts';
import { own, step } from '../step.ts';
import {
  highlightPlace,
  newClip,
  newHighlight,
  newSeason,
  playerCareer,
  playerFootball,
  playerMedia,
  playerPerson,
  playerVisibility,
} from './player.ts';

/** `v` names the file's version, so that a browser may keep it for a while. */
const version = z.strictObject({ v: z.string().max(16).optional() });
const ofHighlight = profileId.extend({ highlight_id: id });

export const playerOperations = operations({
  savePerson: operation({
    summary: 'Player, step 1: the person',
    method: 'PATCH',
    path: '/profile/person',
    ...own,
    body: step(playerPerson),
  }),
  saveFootball: operation({
    summary: 'Player, step 2: football',
    method: 'PATCH',
    path: '/profile/football',
    ...own,
    body: step(playerFootball),
  }),
  saveCareer: operation({
    summary: 'Player, step 3: club and contract',
    method: 'PATCH',
    path: '/profile/career',
    ...own,
    body: step(playerCareer),
    errors: ['PlayerSportOrGenderMissing'],
  }),
  saveMedia: operation({
    summary: 'Player, step 4: media',
    method: 'PATCH',
    path: '/profile/media',
    ...own,
    body: step(playerMedia),
  }),
  saveVisibility: operation({
    summary: 'Player, step 5: visible to clubs, guardian of a minor',
    method: 'PATCH',
    path: '/profile/visibility',
    ...own,
    body: step(playerVisibility),
    errors: ['TooManyRequests'],
  }),
  addNationality: operation({
    summary: 'Adds a nationality',
    method: 'POST',
    path: '/profile/nationalities',
    ...own,
    body: z.strictObject({ country }),
    errors: ['PlayerNationalityLimitReached'],
  }),
  removeNationality: operation({
    summary: 'Removes a nationality',
    method: 'DELETE',
    path: '/profile/nationalities/:country',
    ...own,
    /** Of the profile's own: one that was taken before the list was kept can be taken away too. */
    params: z.strictObject({ country: z.string().min(2).max(6) }),
  }),
  addHighlight: operation({
    summary: 'Adds a highlight',
    method: 'POST',
    path: '/profile/highlights',
    ...own,
    body: newHighlight,
    errors: ['PlayerHighlightLimitReached'],
  }),
  removeHighlight: operation({
    summary: 'Removes a highlight',
    method: 'DELETE',
    path: '/profile/highlights/:highlight_id',
    ...own,
    params: z.strictObject({ highlight_id: id }),
  }),
  moveHighlight: operation({
    summary: 'Moves a highlight to another place: the first one stands large on the page',
    method: 'PUT',
    path: '/profile/highlights/:highlight_id/place',
    ...own,
    params: z.strictObject({ highlight_id: id }),
    body: highlightPlace,
    errors: ['NotFound'],
  }),
  addClip: operation({
    summary: `Adds a highlight with a clip: ${limitInWords('clip')}`,
    method: 'POST',
    path: '/profile/clips',
    ...own,
    query: newClip,
    ...takes('clip'),
    errors: ['PlayerHighlightLimitReached', 'FileTooLarge', 'FileTypeNotAllowed', 'TooManyRequests'],
  }),
  setPoster: operation({
    summary: `The picture of a clip before it plays: ${limitInWords('poster')}`,
    method: 'PUT',
    path: '/profile/highlights/:highlight_id/poster',
    ...own,
    params: z.strictObject({ highlight_id: id }),
    ...takes('poster'),
    errors: ['NotFound', 'FileTooLarge', 'FileTypeNotAllowed', 'TooManyRequests'],
  }),
  addSeason: operation({
    summary: 'Adds a season to the career',
    method: 'POST',
    path: '/profile/seasons',
    ...own,
    body: newSeason,
    errors: ['PlayerSeasonLimitReached'],
  }),
  changeSeason: operation({
    summary: 'Writes a season of the career anew',
    method: 'PUT',
    path: '/profile/seasons/:season_id',
    ...own,
    params: z.strictObject({ season_id: id }),
    body: newSeason,
    errors: ['NotFound'],
  }),
  removeSeason: operation({
    summary: 'Removes a season from the career',
    method: 'DELETE',
    path: '/profile/seasons/:season_id',
    ...own,
    params: z.strictObject({ season_id: id }),
  }),
  setPhoto: operation({
    summary: `The portrait: ${limitInWords('portrait')}`,
    method: 'PUT',
    path: '/profile/photo',
    ...own,
    ...takes('portrait'),
    errors: ['FileTooLarge', 'FileTypeNotAllowed'],
  }),
  getPhoto: operation({
    summary: 'A player’s portrait',
    method: 'GET',
    path: '/players/:profile_id/photo',
    access: 'member',
    download: ['image/jpeg'],
    params: profileId,
    query: version,
    errors: [...inMarket, 'NotFound', 'PlayerNotScoutable'],
  }),
  getClip: operation({
    summary: 'The clip of a player’s highlight, whole or a part of it',
    method: 'GET',
    path: '/players/:profile_id/highlights/:highlight_id/clip',
    access: 'member',
    download: ['video/mp4', 'video/webm'],
    streamed: true,
    params: ofHighlight,
    query: version,
    errors: [...inMarket, 'NotFound', 'PlayerNotScoutable', 'RangeNotSatisfiable'],
  }),
  getPoster: operation({
    summary: 'A frame of the clip of a player’s highlight',
    method: 'GET',
    path: '/players/:profile_id/highlights/:highlight_id/poster',
    access: 'member',
    download: ['image/jpeg'],
    params: ofHighlight,
    query: version,
    errors: [...inMarket, 'NotFound', 'PlayerNotScoutable'],
  }),
});
