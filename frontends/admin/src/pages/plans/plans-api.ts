import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';

export type PlanRow = Reply<'/admin/plans', 'get'>['data'][number];
export type CreatingPlan = Body<'/admin/plans', 'post'>;
export type EditingPlan = Body<'/admin/plans/{plan_id}', 'put'>;

const of = (plan_id: string) => ({ params: { plan_id } });

export const createPlan = (body: CreatingPlan) => api.post('/admin/plans', { body });
export const editPlan = (id: string, body: EditingPlan) => api.put('/admin/plans/{plan_id}', { ...of(id), body });
export const archivePlan = (id: string) => api.post('/admin/plans/{plan_id}/archive', of(id));
export const restorePlan = (id: string) => api.post('/admin/plans/{plan_id}/restore', of(id));
export const deletePlan = (id: string) => api.delete('/admin/plans/{plan_id}', of(id));
/** `before`: the plan that it shall stand before; null: it comes last. */
export const movePlan = (id: string, before: string | null) =>
  api.post('/admin/plans/{plan_id}/move', { ...of(id), body: { before } });
