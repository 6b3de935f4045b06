import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import type { templateOperations } from '@touchline/contracts/http/documents/templates';
import type { z } from 'zod';
import { lookAgainMs, workingEveryMs } from '../look-again.ts';

type TemplateAnswer = Reply<'/document-templates/{template_id}', 'get'>;
export type Template = TemplateAnswer['data'];
export type TemplateWords = Omit<Body<'/document-templates/{template_id}', 'patch'>, 'version'>;
export type Keeping = Body<'/documents/{document_id}/template', 'post'>;
/** As the schema of the form gives it. */
type Using = z.output<typeof templateOperations.useTemplate.body>;
export type ReadLine = Reply<'/document-templates/{template_id}/lines/check', 'post'>['data'][number];
type SendingAnswer = Reply<'/document-sendings/{sending_id}', 'get'>;
export type Sending = SendingAnswer['data'];

/** One's own, and those that colleagues of the club share. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: ['templates'],
    queryFn: ({ signal }) => api.get('/document-templates', { signal, quiet: true }),
  });

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['template', id],
    queryFn: ({ signal }) =>
      api.get('/document-templates/{template_id}', { params: { template_id: id }, signal, quiet: true }),
  });

export const templateFile = (id: string): string => `/document-templates/${encodeURIComponent(id)}/file`;
/** The empty file of lines. */
export const linesFile = (id: string): string => `/document-templates/${encodeURIComponent(id)}/lines`;

export const useKeepTemplate = (documentId: string) => {
  const client = useQueryClient();
  return useMutation<TemplateAnswer, ApiFailure, Keeping>({
    mutationFn: (body) => api.post('/documents/{document_id}/template', { params: { document_id: documentId }, body }),
    onSuccess: (answer) => {
      client.setQueryData(['template', answer.data.id], answer);
      void client.invalidateQueries({ queryKey: ['templates'] });
    },
  });
};

export const useChangeTemplate = ({ id, version }: Template) => {
  const client = useQueryClient();
  return useMutation<TemplateAnswer, ApiFailure, TemplateWords>({
    mutationFn: (words) =>
      api.patch('/document-templates/{template_id}', { params: { template_id: id }, body: { ...words, version } }),
    onSuccess: (answer) => {
      client.setQueryData(['template', id], answer);
      void client.invalidateQueries({ queryKey: ['templates'] });
    },
    onError: (failure) => {
      if (failure.status === 409) void client.invalidateQueries({ queryKey: ['template', id] });
    },
  });
};

export const useDeleteTemplate = (id: string) => {
  const client = useQueryClient();
  return useMutation<unknown, ApiFailure, void>({
    mutationFn: () => api.delete('/document-templates/{template_id}', { params: { template_id: id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['template', id] });
      void client.invalidateQueries({ queryKey: ['templates'] });
    },
  });
};

/** The answer is the draft. */
export const useTemplate = (id: string) => {
  const client = useQueryClient();
  return useMutation<Reply<'/documents/{document_id}', 'get'>, ApiFailure, Using>({
    mutationFn: (body) =>
      api.post('/document-templates/{template_id}/documents', {
        ...{ params: { template_id: id }, body: body as Body<'/document-templates/{template_id}/documents', 'post'> },
      }),
    onSuccess: (answer) => {
      client.setQueryData(['document', answer.data.id], answer);
      void client.invalidateQueries({ queryKey: ['documents'] });
    },
  });
};

/** How a file is read: nothing is sent. */
export const useCheckLines = (id: string) =>
  useMutation<Reply<'/document-templates/{template_id}/lines/check', 'post'>, ApiFailure, string>({
    mutationFn: (csv) =>
      api.post('/document-templates/{template_id}/lines/check', {
        ...{ params: { template_id: id }, body: { csv } },
        unasked: true,
      }),
  });

export const useBeginSending = (id: string) => {
  const client = useQueryClient();
  return useMutation<SendingAnswer, ApiFailure, string>({
    mutationFn: (csv) =>
      api.post('/document-templates/{template_id}/sendings', { params: { template_id: id }, body: { csv } }),
    onSuccess: (answer) => {
      client.setQueryData(['sending', answer.data.id], answer);
      void client.invalidateQueries({ queryKey: ['sendings'] });
    },
  });
};

/** What was sent with a template, the newest first. */
export const sendingsQuery = (templateId: string) =>
  infiniteQueryOptions({
    queryKey: ['sendings', templateId],
    queryFn: ({ pageParam, signal }) =>
      api.get('/document-sendings', {
        query: { limit: 10, cursor: pageParam || undefined, template_id: templateId },
        ...{ signal, quiet: true },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.meta?.next_cursor ?? undefined,
  });

/** While it is under way, and while something becomes of its documents, the page looks again by itself. */
export const sendingQuery = (id: string) =>
  queryOptions({
    queryKey: ['sending', id],
    queryFn: ({ signal }) =>
      api.get('/document-sendings/{sending_id}', { params: { sending_id: id }, signal, quiet: true }),
    refetchInterval: ({ state }) => {
      if (!state.data) return false;
      const { finished_at, each } = state.data.data;
      return finished_at === null ? workingEveryMs : lookAgainMs(each.map(({ document_status }) => document_status));
    },
  });
