import { z } from 'zod';
import { operation, operations } from '../../http/operation.ts';
import { id } from '../../values.ts';
import { own, step } from '../step.ts';
import { representativePerson } from './club-representative.ts';

export const representativeOperations = operations({
  saveRepresentative: operation({
    summary: 'Representative, step 1: person and position',
    method: 'PATCH',
    path: '/profile/representative',
    ...own,
    body: step(representativePerson),
  }),
  chooseClub: operation({
    summary: 'Representative, club part: the club and the teams acted for',
    method: 'PUT',
    path: '/profile/club',
    ...own,
    body: z.strictObject({ club_id: id, team_ids: z.array(id).min(1, 'Choose at least one team.').max(12) }),
    errors: ['NotFound'],
  }),
});
