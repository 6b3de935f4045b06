import { operation, operations } from '../../http/operation.ts';
import { own, step } from '../step.ts';
import { coachPerson } from './coach.ts';

export const coachOperations = operations({
  saveCoach: operation({
    summary: 'Coach, step 1: person and coaching',
    method: 'PATCH',
    path: '/profile/coach',
    ...own,
    body: step(coachPerson),
  }),
});
