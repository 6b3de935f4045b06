import { operation, operations } from '../../http/operation.ts';
import { own, step } from '../step.ts';
import { agentPerson } from './agent.ts';

export const agentOperations = operations({
  saveAgent: operation({
    summary: 'Agent, step 1: person and agency',
    method: 'PATCH',
    path: '/profile/agent',
    ...own,
    body: step(agentPerson),
  }),
});
