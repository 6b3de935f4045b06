import { Rejected } from '@touchline/platform/domain';
import type { DataExport, Registered, UserEvent } from './state.ts';

/** The rules of asking for all that is kept: one at a time, to be fetched for a week. */

export type DataExportCommand =
  | { readonly type: 'RequestData'; readonly export_id: string; readonly now: string }
  | { readonly type: 'NoteDataReady'; readonly export_id: string; readonly bytes: number; readonly now: string }
  /** The clock. */
  | { readonly type: 'RemoveData'; readonly export_id: string; readonly now: string };

const dayMs = 86_400_000;
/** How long an archive can be fetched, in days. */
export const dataKeptDays = 7;
/** After so long, in days, one that could not be put together is asked for anew. */
export const givenUpDays = 2;

const later = (instant: string, days: number): string => new Date(Date.parse(instant) + days * dayMs).toISOString();

/** When it is over. */
export const overAt = (data: DataExport): string =>
  data.status === 'ready' ? data.expires_at : later(data.asked_at, givenUpDays);

export const requestData = (
  { export_id, now: at }: Extract<DataExportCommand, { type: 'RequestData' }>,
  { data_export }: Registered,
): readonly UserEvent[] => {
  if (data_export && at < overAt(data_export)) throw new Rejected('StaleVersion', { status: data_export.status });
  return [{ type: 'DataRequested', export_id, at }];
};

export const noteDataReady = (
  { export_id, bytes, now: at }: Extract<DataExportCommand, { type: 'NoteDataReady' }>,
  { data_export }: Registered,
): readonly UserEvent[] =>
  data_export?.export_id === export_id && data_export.status === 'making'
    ? [{ type: 'DataReady', export_id, bytes, expires_at: later(at, dataKeptDays), at }]
    : [];

export const removeData = (
  { export_id, now: at }: Extract<DataExportCommand, { type: 'RemoveData' }>,
  { data_export }: Registered,
): readonly UserEvent[] =>
  data_export?.export_id === export_id && at >= overAt(data_export) ? [{ type: 'DataRemoved', at }] : [];

export const afterDataEvent = (
  user: Registered,
  event: Extract<UserEvent, { type: 'DataRequested' | 'DataReady' | 'DataRemoved' }>,
): DataExport | null => {
  switch (event.type) {
    case 'DataRequested':
      return { export_id: event.export_id, asked_at: event.at, status: 'making' };
    case 'DataReady': {
      const { export_id, bytes, expires_at, at: ready_at } = event;
      return {
        export_id,
        asked_at: user.data_export?.asked_at ?? ready_at,
        status: 'ready',
        bytes,
        ready_at,
        expires_at,
      };
    }
    case 'DataRemoved':
      return null;
  }
};
